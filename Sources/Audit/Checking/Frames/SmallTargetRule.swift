import InterfaceBuilder
import UIKit

extension Rule {
    /// A button is smaller than a fingertip.
    public static let smallTarget = Rule(
        "small-target", .warning, optIn: true, ofPlaces: true, "a button is smaller than 44 × 44 points",
        explanation: Explanation(
            why: """
                Apple's Human Interface Guidelines ask for targets of at least 44 × 44 points: smaller ones are missed. The rule
                is opt in, as the usual system button is 30 to 34 points high.
                """,
            fix: """
                Give the button a width and height of at least 44 points, with insets around its title or picture if it should
                look smaller.
                """,
            example: Example(
                bad: SmallTargetExample.markup(size: 24), good: SmallTargetExample.markup(size: 44)))
    ) { checked in
        checked.survey.views.compactMap { placed in
            let size = placed.frame.size
            guard placed.view is UIButton, placed.view.isUserInteractionEnabled, placed.isContent, !placed.isEmpty,
                min(size.width, size.height) < 43.5
            else { return nil }
            let node = checked.survey.node(of: placed)
            var finding = checked.finding(
                about: node,
                "\(checked.names.name(of: node)) is a small target: it is \(points(size.width)) × "
                    + "\(points(size.height)) points, and fingers need 44 × 44")
            finding.amount = Double(44 - min(size.width, size.height)).rounded(toPlaces: 2)
            return finding
        }
    }
}

private enum SmallTargetExample {
    static func markup(size: Int) -> String {
        """
        <subviews>
            <button translatesAutoresizingMaskIntoConstraints="NO" id="more">
                <constraints>
                    <constraint firstAttribute="width" constant="\(size)" id="w"/>
                    <constraint firstAttribute="height" constant="\(size)" id="h"/>
                </constraints>
                <state key="normal" title="?"/>
            </button>
        </subviews>
        <constraints>
            <constraint firstItem="more" firstAttribute="leading" secondItem="root" secondAttribute="leading"
                constant="20" id="a"/>
            <constraint firstItem="more" firstAttribute="top" secondItem="root" secondAttribute="top"
                constant="80" id="b"/>
        </constraints>
        """
    }
}
