import Testing

@testable import UIKit

/// Constraints that can't hold together, and the one of them that the layout leaves out.
struct Conflict {
    let parties: [NSLayoutConstraint]
    let broken: NSLayoutConstraint?
}

/// Lays out a tree and answers what couldn't hold together in it, without writing that to standard error.
@MainActor
func conflicts(in root: UIView) -> [Conflict] {
    LayoutHost.logsConflicts = false
    defer { LayoutHost.logsConflicts = true }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    func constraint(_ party: ConflictParty) -> NSLayoutConstraint? {
        if case .constraint(let constraint) = party { constraint } else { nil }
    }
    return LayoutHost.of(root).conflicts.map { conflict in
        Conflict(parties: conflict.parties.compactMap(constraint), broken: constraint(conflict.broken))
    }
}
