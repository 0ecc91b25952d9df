import InterfaceBuilder
import UIKit

extension Rule {
    /// A constraint holds the height of a text that grows with the reader's text size.
    public static let fixedHeightText = Rule(
        "fixed-height-text", .warning, ofPlaces: true,
        "a constraint holds the height of a text that grows with the reader's text size",
        explanation: Explanation(
            why: """
                The text fits at the usual text size. People who read larger letters see a part of it only, as a constraint
                keeps its view, or a view around it, from growing. It is looked for at the text sizes that you name.
                """,
            fix: """
                Make the height a least height (≥), or delete it: labels and buttons have a height of their own.
                """,
            example: Example(
                bad: """
                    <subviews>
                        <label text="Your order" translatesAutoresizingMaskIntoConstraints="NO" id="order">
                            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                        </label>
                    </subviews>
                    <constraints>
                        <constraint firstItem="order" firstAttribute="leading"
                            secondItem="root" secondAttribute="leading" constant="20" id="a"/>
                        <constraint firstItem="order" firstAttribute="top"
                            secondItem="root" secondAttribute="top" constant="80" id="b"/>
                        <constraint firstItem="order" firstAttribute="height" constant="22" id="c"/>
                    </constraints>
                    """,
                good: """
                    <subviews>
                        <label text="Your order" translatesAutoresizingMaskIntoConstraints="NO" id="order">
                            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                        </label>
                    </subviews>
                    <constraints>
                        <constraint firstItem="order" firstAttribute="leading"
                            secondItem="root" secondAttribute="leading" constant="20" id="a"/>
                        <constraint firstItem="order" firstAttribute="top"
                            secondItem="root" secondAttribute="top" constant="80" id="b"/>
                        <constraint firstItem="order" firstAttribute="height" relation="greaterThanOrEqual"
                            constant="22" id="c"/>
                    </constraints>
                    """, textSize: .accessibilityExtraLarge))
    ) { checked in
        checked.survey.crampedTexts.compactMap { text in
            guard let held = HeldHeight(of: text, in: checked.survey),
                let node = checked.names.instantiation.node(of: held.constraint)
            else { return nil }
            var finding = checked.finding(about: text, "can't grow with the text size")
            finding.related = [
                Finding.Related(
                    message: "its height is held by \(checked.names.name(of: held.constraint))",
                    location: Location(path: checked.survey.document.path, position: node.position),
                    ids: [node.id].compactMap { $0 })
            ]
            finding.fix = held.isCure(in: checked) ? "make that height a least height (≥), or delete it" : nil
            return finding
        }
    }
}

/// The constraint that keeps a text from growing with the reader's text size.
@MainActor
struct HeldHeight {
    let constraint: NSLayoutConstraint
    private let text: CrampedText
    private let survey: TreeSurvey

    /// Nil for a text that lacks its room in the design as well, that lacks width, or that nobody's constraint holds.
    init?(of text: CrampedText, in survey: TreeSurvey) {
        guard let design = survey.design,
            survey.tree.root.traitCollection.preferredContentSizeCategory
                > design.tree.root.traitCollection.preferredContentSizeCategory,
            let designed = design.view(text.placed.index), CrampedText(designed, in: design) == nil
        else { return nil }
        if case .width = text.lack { return nil }
        var next: PlacedView? = text.placed
        while let placed = next {
            if let constraint = Self.height(of: placed.view, in: survey) {
                (self.constraint, self.text, self.survey) = (constraint, text, survey)
                return
            }
            next = placed.view is UIScrollView ? nil : survey.parent(of: placed)
        }
        return nil
    }

    private static func height(of view: UIView, in survey: TreeSurvey) -> NSLayoutConstraint? {
        view.constraints.first { constraint in
            constraint.firstItem === view && constraint.secondItem == nil && constraint.firstAttribute == .height
                && constraint.relation != .greaterThanOrEqual && constraint.priority.rawValue >= 999
                && survey.instantiation.node(of: constraint) != nil
        }
    }

    /// Whether the text has its room without the constraint.
    func isCure(in checked: CheckedTree) -> Bool {
        Trial(root: checked.tree.root).result(lowering: [constraint], to: UILayoutPriority(1)) { _ in
            let tried = TreeSurvey(of: survey.tree, in: survey.instantiation)
            return tried.view(text.placed.index).map { CrampedText($0, in: tried) == nil } ?? false
        }
    }
}
