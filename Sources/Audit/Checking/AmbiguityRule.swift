import AutoLayout
import InterfaceBuilder
import UIKit

extension Rule {
    /// More than one place or size of a view satisfies all constraints equally well.
    public static let ambiguousLayout = Rule(
        "ambiguous-layout", .warning,
        "more than one place or size, or size of scrolled content, satisfies all constraints",
        explanation: Explanation(
            why: """
                The layout engine picks one of several layouts. Which one may change with the system's version, with
                a text or with a call in code, and the view jumps. Interface Builder marks such views red: "Needs
                constraints for: X position or width".
                """,
            fix: """
                Add the constraint that is missing. Two views that may both stretch need different hugging
                priorities, and two that may both be squeezed different compression resistance.
                """,
            example: Example(
                bad: """
                    <subviews>
                        <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name"/>
                    </subviews>
                    <constraints>
                        <constraint firstItem="name" firstAttribute="top"
                            secondItem="root" secondAttribute="top" constant="80" id="b"/>
                    </constraints>
                    """,
                good: """
                    <subviews>
                        <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name"/>
                    </subviews>
                    <constraints>
                        <constraint firstItem="name" firstAttribute="leading"
                            secondItem="root" secondAttribute="leading" constant="20" id="a"/>
                        <constraint firstItem="name" firstAttribute="top"
                            secondItem="root" secondAttribute="top" constant="80" id="b"/>
                    </constraints>
                    """))
    ) { AmbiguityRule(checked: $0).findings() }
}

/// Views that constraints place, but not completely.
@MainActor
struct AmbiguityRule {
    let checked: CheckedTree
    private var root: UIView { checked.tree.root }

    /// A finding for each view and axis, and for each axis of scrolled content. A view within one that is ambiguous
    /// along the same axis isn't named: it moves because that one does.
    func findings() -> [Finding] {
        let host = LayoutHost.of(root)
        var findings: [Finding] = []
        var waiting = [(root, Set<AutoLayout.Axis>())]
        while let (view, ambiguousAbove) = waiting.popLast() {
            if isCollapsed(view) { continue }
            var ambiguous = ambiguousAbove
            if let node = checked.node(of: view) {
                for axis in AutoLayout.Axis.allCases where !ambiguousAbove.contains(axis) {
                    if isPlaced(view), host.isAmbiguous(view, axis) {
                        findings.append(finding(node, axis.words(position: true)))
                    } else if node.kind == .scrollView, let scrollView = view as? UIScrollView,
                        host.hasAmbiguousContent(scrollView, axis)
                    {
                        findings.append(finding(node, axis.words(position: false) + " of the content"))
                    } else {
                        continue
                    }
                    ambiguous.insert(axis)
                }
            }
            waiting += view.subviews.map { ($0, ambiguous) }
        }
        return findings
    }

    /// Whether a stack view has taken the view out of sight.
    private func isCollapsed(_ view: UIView) -> Bool {
        guard view.isHidden, let stack = view.superview as? UIStackView else { return false }
        return stack.arrangedSubviews.contains { $0 === view }
    }

    /// Whether constraints alone place the view.
    private func isPlaced(_ view: UIView) -> Bool {
        view !== root && !view.translatesAutoresizingMaskIntoConstraints
    }

    private func finding(_ node: ViewNode, _ what: String) -> Finding {
        checked.finding(
            about: node,
            "the \(what) of \(checked.names.name(of: node)) is ambiguous: more than one satisfies all constraints equally well"
        )
    }
}

extension AutoLayout.Axis {
    fileprivate func words(position: Bool) -> String {
        switch self {
        case .horizontal: position ? "horizontal position or width" : "width"
        case .vertical: position ? "vertical position or height" : "height"
        }
    }
}
