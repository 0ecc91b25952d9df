import InterfaceBuilder
import UIKit

/// What mends a contradiction. It was tried: without a layout in which the conflicts are over, nothing is proposed.
@MainActor
struct ConflictRemedy {
    let checked: CheckedTree
    private var instantiation: Instantiation { checked.names.instantiation }

    /// The change to the document in words; nil where what was tried didn't help.
    func sentence(for contradiction: Contradiction, worst: Int) -> String? {
        guard contradiction.isMended else { return nil }
        if contradiction.broken.count > 1 {
            let lines = contradiction.broken.compactMap { instantiation.node(of: $0)?.position.line }.sorted()
            return "lower the priorities of \(lines.count) constraints to 999 (lines \(lines.list))"
        }
        let broken = contradiction.broken[worst]
        guard let line = instantiation.node(of: broken)?.position.line else { return nil }
        if let sign = relation(thatMends: broken) {
            return "make it \(sign) \(points(broken.constant)), or lower its priority to 999 (line \(line))"
        }
        return "lower its priority to 999, or remove it (line \(line))"
    }

    /// The sign of an inequality that holds in place of a constant length.
    private func relation(thatMends constraint: NSLayoutConstraint) -> String? {
        guard let view = constraint.lengthView, constraint.relation == .equal else { return nil }
        let anchor = constraint.firstAttribute == .height ? view.heightAnchor : view.widthAnchor
        let choices: [(String, NSLayoutConstraint)] = [
            ("≤", anchor.constraint(lessThanOrEqualToConstant: constraint.constant)),
            ("≥", anchor.constraint(greaterThanOrEqualToConstant: constraint.constant)),
        ]
        let trial = Trial(root: checked.tree.root)
        let before = LayoutHost.of(checked.tree.root).conflicts.count
        return choices.first { _, other in
            trial.result(
                of: {
                    constraint.isActive = false
                    other.isActive = true
                },
                undo: {
                    other.isActive = false
                    constraint.isActive = true
                }, { $0.conflicts.count < before })
        }?.0
    }
}

extension [Int] {
    /// `20, 35, 36`.
    var list: String { map(String.init).joined(separator: ", ") }
}
