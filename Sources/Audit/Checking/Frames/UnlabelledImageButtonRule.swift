import InterfaceBuilder
import UIKit

extension Rule {
    /// VoiceOver has no words for a button.
    public static let unlabelledImageButton = Rule(
        "unlabelled-image-button", .warning, optIn: true,
        "a button shows a picture only, and has no accessibility label",
        explanation: Explanation(
            why: """
                VoiceOver reads the file's name of the picture aloud, or "button". Symbols of the system have words of their
                own. The rule is opt in, as many apps set the label in code.
                """,
            fix: "Write what the button does into its Label (Identity inspector, Accessibility).",
            example: Example(
                bad: UnlabelledExample.markup(label: ""),
                good: UnlabelledExample.markup(
                    label: "<accessibility key=\"accessibilityConfiguration\" label=\"Delete\"/>")))
    ) { checked in
        checked.survey.views.compactMap { placed in
            let node = checked.survey.node(of: placed)
            guard let content = node.content as? ButtonContent, let image = content.namedImage,
                content.title?.isEmpty != false, (placed.view as? UIButton)?.currentAttributedTitle == nil,
                node.attributes.accessibilityLabel?.isEmpty != false,
                !node.attributes.runtimeAttributes.contains(where: { $0.keyPath.contains("accessibility") })
            else { return nil }
            return checked.finding(
                about: node,
                "\(checked.names.name(of: node)) shows only the picture \(image.debugDescription) and has no "
                    + "accessibility label")
        }
    }
}

extension ButtonContent {
    /// The name of the picture, if it is one of the project's own.
    fileprivate var namedImage: String? {
        if let configuration, let image = configuration.image { return configuration.catalog == "system" ? nil : image }
        return states[.normal].flatMap { $0.catalog == "system" ? nil : $0.image }
    }
}

private enum UnlabelledExample {
    static func markup(label: String) -> String {
        """
        <subviews>
            <button translatesAutoresizingMaskIntoConstraints="NO" id="delete">
                \(label)
                <state key="normal" image="bin"/>
            </button>
        </subviews>
        <constraints>
            <constraint firstItem="delete" firstAttribute="leading" secondItem="root" secondAttribute="leading"
                constant="20" id="a"/>
            <constraint firstItem="delete" firstAttribute="top" secondItem="root" secondAttribute="top"
                constant="80" id="b"/>
        </constraints>
        """
    }
}
