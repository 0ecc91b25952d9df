import AutoLayout
import InterfaceBuilder
import UIKit

/// Views that constraints place, but not completely.
@MainActor
struct AmbiguityRule {
    let names: ObjectNames
    private var instantiation: Instantiation { names.instantiation }

    /// A finding for each view and axis. A view within one that is ambiguous along the same axis isn't named: it moves
    /// because that one does.
    func findings(in tree: ViewTree) -> [Finding] {
        let host = LayoutHost.of(tree.root)
        var findings: [Finding] = []
        var waiting = [(tree.root, Set<AutoLayout.Axis>())]
        while let (view, ambiguousAbove) = waiting.popLast() {
            var ambiguous = ambiguousAbove
            if view !== tree.root, !view.translatesAutoresizingMaskIntoConstraints,
                let node = instantiation.node(of: view)
            {
                for axis in AutoLayout.Axis.allCases
                where !ambiguousAbove.contains(axis) && host.isAmbiguous(view, axis) {
                    ambiguous.insert(axis)
                    findings.append(finding(node, axis))
                }
            }
            waiting += view.subviews.map { ($0, ambiguous) }
        }
        return findings
    }

    private func finding(_ node: ViewNode, _ axis: AutoLayout.Axis) -> Finding {
        let what = axis == .horizontal ? "horizontal position or width" : "vertical position or height"
        return Finding(
            rule: .ambiguousLayout,
            message: "the \(what) of \(names.name(of: node)) is ambiguous: "
                + "more than one satisfies all constraints equally well",
            location: Location(path: instantiation.document.path, position: node.position),
            ids: [node.id].compactMap { $0 })
    }
}
