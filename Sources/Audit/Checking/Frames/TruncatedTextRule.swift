import InterfaceBuilder
import UIKit

extension Rule {
    /// An ellipsis stands for a part of a text.
    public static let truncatedText = Rule(
        "truncated-text", .warning, ofPlaces: true,
        "a text has too little room, and an ellipsis stands for a part of it",
        explanation: Explanation(
            why: """
                People can't read the end of the text. It happens on the smallest devices, at large text sizes and in
                languages that need more letters. Texts that code sets (of views with an outlet, a tag or a class of their
                own), and texts that stand in for others, such as "Label", are not looked at.
                """,
            fix: """
                Let the text wrap (Lines: 0), give it more room, let what stands beside it give way first (a lower
                compression resistance), or let its font shrink (Autoshrink).
                """,
            example: Example(
                bad: """
                    <subviews>
                        <label text="Terms and conditions" translatesAutoresizingMaskIntoConstraints="NO" id="terms"/>
                    </subviews>
                    <constraints>
                        <constraint firstItem="terms" firstAttribute="leading"
                            secondItem="root" secondAttribute="leading" constant="20" id="a"/>
                        <constraint firstItem="terms" firstAttribute="top"
                            secondItem="root" secondAttribute="top" constant="80" id="b"/>
                        <constraint firstItem="terms" firstAttribute="width" constant="90" id="c"/>
                    </constraints>
                    """,
                good: """
                    <subviews>
                        <label text="Terms and conditions" numberOfLines="0"
                            translatesAutoresizingMaskIntoConstraints="NO" id="terms"/>
                    </subviews>
                    <constraints>
                        <constraint firstItem="terms" firstAttribute="leading"
                            secondItem="root" secondAttribute="leading" constant="20" id="a"/>
                        <constraint firstItem="terms" firstAttribute="top"
                            secondItem="root" secondAttribute="top" constant="80" id="b"/>
                        <constraint firstItem="terms" firstAttribute="width" constant="90" id="c"/>
                    </constraints>
                    """))
    ) { checked in
        checked.survey.crampedTexts.compactMap { text in
            guard !text.isCutByHeight, HeldHeight(of: text, in: checked.survey) == nil,
                !text.isOpen(in: checked.survey)
            else { return nil }
            return checked.finding(about: text, "has too little room")
        }
    }
}

extension CrampedText {
    /// Whether letters are cut, rather than words left out.
    var isCutByHeight: Bool { Self.isCutByHeight(lack) }

    /// Whether the constraints leave open what the text lacks. A line lacks width, wherever it stands; for several lines the
    /// height counts, too.
    @MainActor
    fileprivate func isOpen(in survey: TreeSurvey) -> Bool {
        if case .width = lack { return survey.isOpen(placed, .horizontal) }
        return survey.isOpen(placed, .horizontal, .vertical)
    }

    static func isCutByHeight(_ lack: Lack) -> Bool {
        if case .height = lack { true } else { false }
    }
}

extension CheckedTree {
    /// What a rule says of a text.
    func finding(about text: CrampedText, _ problem: String) -> Finding {
        let node = survey.node(of: text.placed)
        var finding = finding(about: node, "\(names.name(of: node)) \(problem): \(text.words)")
        finding.amount = text.amount.rounded(toPlaces: 2)
        return finding
    }
}
