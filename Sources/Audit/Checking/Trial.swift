import UIKit

/// Tries changes on a laid-out tree, to see what comes of them, and takes them back.
///
/// Whatever a finding proposes was tried here first.
@MainActor
struct Trial {
    /// Any view of the tree.
    let root: UIView

    private var host: LayoutHost { LayoutHost.of(root) }

    /// What a question has for an answer once a change is made and laid out. After it the layout is what it was before.
    func result<Result>(
        of change: () -> Void, undo: () -> Void, _ question: (LayoutHost) -> Result
    ) -> Result {
        let broken = host.brokenConstraints
        change()
        layOut()
        let result = question(host)
        undo()
        layOut()
        host.layOut(without: broken)
        return result
    }

    /// The same with constraints added.
    func result<Result>(adding constraints: [NSLayoutConstraint], _ question: (LayoutHost) -> Result) -> Result {
        result(
            of: { NSLayoutConstraint.activate(constraints) }, undo: { NSLayoutConstraint.deactivate(constraints) },
            question)
    }

    /// The same without some constraints, and with others in their place.
    func result<Result>(
        removing constraints: [NSLayoutConstraint], adding others: [NSLayoutConstraint] = [],
        _ question: (LayoutHost) -> Result
    ) -> Result {
        result(
            of: {
                host.suspend(constraints)
                NSLayoutConstraint.activate(others)
            },
            undo: {
                NSLayoutConstraint.deactivate(others)
                host.resume(constraints)
            }, question)
    }

    /// The same with constraints at another priority, or each at one a little lower than the one before, so that it isn't open
    /// which of them gives way.
    func result<Result>(
        lowering constraints: [NSLayoutConstraint], to priority: UILayoutPriority = UILayoutPriority(999),
        oneByOne: Bool = false, _ question: (LayoutHost) -> Result
    ) -> Result {
        let before = constraints.map(\.priority)
        return result(
            of: {
                for (place, constraint) in constraints.enumerated() {
                    constraint.priority = UILayoutPriority(
                        priority.rawValue - (oneByOne ? Float(place) / 1024 : 0))
                }
            },
            undo: { for (constraint, old) in zip(constraints, before) { constraint.priority = old } }, question)
    }

    private func layOut() { root.rootView.layoutIfNeeded() }
}
