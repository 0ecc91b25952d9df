import AutoLayout
import InterfaceBuilder
import UIKit

/// What mends a contradiction. It was tried: without a layout in which the conflicts are over, nothing is proposed.
@MainActor
struct ConflictRemedy {
    let checked: CheckedTree
    private var instantiation: Instantiation { checked.names.instantiation }

    /// The change to the document in words; nil where what was tried didn't help.
    func sentence(for contradiction: Contradiction) -> String? {
        guard contradiction.isMended, !checked.effort.isSpent else { return nil }
        let lines = contradiction.broken.compactMap { instantiation.node(of: $0)?.position.line }.sorted()
        if lines.count > 1 { return "lower the priorities of \(lines.count) constraints to 999 (lines \(lines.list))" }
        guard let line = lines.first, let broken = contradiction.broken.first else { return nil }
        if let sign = relation(thatMends: broken) {
            return "make it \(sign) \(points(broken.constant)), or lower its priority to 999 (line \(line))"
        }
        let canGo = Trial(root: checked.tree.root).result(removing: [broken], isSound(beside: broken))
        return "lower its priority to 999\(canGo ? ", or remove it" : "") (line \(line))"
    }

    /// The sign of an inequality that holds in place of a constant length.
    private func relation(thatMends constraint: NSLayoutConstraint) -> String? {
        guard let view = constraint.lengthView, constraint.relation == .equal else { return nil }
        let anchor = constraint.firstAttribute == .height ? view.heightAnchor : view.widthAnchor
        let choices: [(String, NSLayoutConstraint)] = [
            ("≤", anchor.constraint(lessThanOrEqualToConstant: constraint.constant)),
            ("≥", anchor.constraint(greaterThanOrEqualToConstant: constraint.constant)),
        ]
        return choices.first { sign, other in
            Trial(root: checked.tree.root).result(
                removing: [constraint], adding: [other], isSound(beside: constraint))
                && (sign == "≤" || holdsOnSmallestScreen(other, inPlaceOf: constraint))
        }?.0
    }

    /// Whether a least length contradicts nothing where the tree is as small as the smallest screen, the first iPhone SE's.
    private func holdsOnSmallestScreen(_ other: NSLayoutConstraint, inPlaceOf constraint: NSLayoutConstraint) -> Bool {
        let root = checked.tree.root
        let host = LayoutHost.of(root)
        let frame = root.frame
        return Trial(root: root).result(
            of: {
                host.suspend([constraint])
                other.isActive = true
                root.frame.size = CGSize(width: min(frame.width, 320), height: min(frame.height, 568))
            },
            undo: {
                root.frame = frame
                other.isActive = false
                host.resume([constraint])
            },
            { host in
                !host.conflicts.contains { conflict in
                    conflict.parties.contains { party in
                        if case .constraint(let known) = party { known === other } else { false }
                    }
                }
            })
    }

    /// Whether a layout without a constraint has no conflict but those that were there besides, and leaves nothing open that
    /// wasn't.
    private func isSound(beside constraint: NSLayoutConstraint) -> (LayoutHost) -> Bool {
        let before = LayoutHost.of(checked.tree.root).conflicts.compactMap(\.brokenID)
        let others = Set(before).subtracting([constraint.engineID].compactMap { $0 })
        // What the constraint leaves open where it is left out is open already.
        let open = Trial(root: checked.tree.root).result(lowering: [constraint]) { _ in openViews }
        return { host in
            host.conflicts.allSatisfy { $0.brokenID.map(others.contains) == true } && openViews.isSubset(of: open)
        }
    }

    /// The views whose places or lengths are open.
    private var openViews: Set<ObjectIdentifier> {
        let finder = OpenLayoutFinder(checked: checked)
        return Set(
            AutoLayout.Axis.allCases.flatMap { finder.openViews(along: $0) }.map { ObjectIdentifier($0.view) })
    }
}

extension [Int] {
    /// `20, 35, 36`.
    var list: String { map(String.init).joined(separator: ", ") }
}
