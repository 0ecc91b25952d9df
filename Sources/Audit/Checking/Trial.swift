import UIKit

/// Tries changes on a laid-out tree, to see what comes of them, and takes them back.
///
/// Whatever a finding proposes was tried here first.
@MainActor
struct Trial {
    /// Any view of the tree.
    let root: UIView

    private var host: LayoutHost { LayoutHost.of(root) }

    /// What a question has for an answer once a change is made and laid out.
    func result<Result>(
        of change: () -> Void, undo: () -> Void, _ question: (LayoutHost) -> Result
    ) -> Result {
        change()
        layOut()
        let result = question(host)
        undo()
        layOut()
        return result
    }

    /// The same with constraints added.
    func result<Result>(adding constraints: [NSLayoutConstraint], _ question: (LayoutHost) -> Result) -> Result {
        result(
            of: { NSLayoutConstraint.activate(constraints) }, undo: { NSLayoutConstraint.deactivate(constraints) },
            question)
    }

    /// The same with constraints at another priority.
    func result<Result>(
        lowering constraints: [NSLayoutConstraint], to priority: UILayoutPriority = UILayoutPriority(999),
        _ question: (LayoutHost) -> Result
    ) -> Result {
        let before = constraints.map(\.priority)
        return result(
            of: { for constraint in constraints { constraint.priority = priority } },
            undo: { for (constraint, old) in zip(constraints, before) { constraint.priority = old } }, question)
    }

    private func layOut() {
        host.forgetConflicts()
        root.rootView.layoutIfNeeded()
    }
}
