/// How a presented view is seen coming and going.
@MainActor
struct PresentationMove {
    /// How long that takes, in seconds: an estimate.
    static let duration = 0.4

    private enum Way {
        /// From below what the presentation covers, and back.
        case cover
        /// Out of nothing, and into it.
        case dissolve
        /// The same, from a little larger: alerts.
        case shrink
        /// With all that is in the window, as the back of a card.
        case turn(FormerLook?)
    }

    private let way: Way
    private let view: UIView?
    private let container: UIView?
    private let controller: UIPresentationController
    /// What the view was like before it left.
    private var look: (center: CGPoint, alpha: CGFloat)?

    /// Curls are covers here.
    ///
    /// - Parameter former: what the window looked like before; nil for now.
    init(of presented: UIViewController, _ controller: UIPresentationController, after former: FormerLook? = nil) {
        self.controller = controller
        (view, container) = (controller.presentedView, controller.containerView)
        way =
            if let alert = presented as? UIAlertController {
                alert.preferredStyle == .alert ? .shrink : .cover
            } else if controller is UIPopoverPresentationController || presented.modalTransitionStyle == .crossDissolve
            {
                .dissolve
            } else if presented.modalTransitionStyle == .flipHorizontal {
                .turn(former ?? Self.formerLook(for: presented, in: controller.containerView?.window, from: .left))
            } else {
                .cover
            }
    }

    /// What a window looks like before a presentation or dismissal that turns it over; nil for other ones. It turns from right to
    /// left, and back from left to right (documentation of `UIModalTransitionStyle.flipHorizontal`).
    static func formerLook(
        for presented: UIViewController, in window: UIWindow?, from side: FormerLook.Side
    ) -> FormerLook? {
        guard presented.modalTransitionStyle == .flipHorizontal, let window else { return nil }
        return FormerLook(of: window.layer, .turn(from: side))
    }

    private func turn(_ former: FormerLook?) {
        guard let former, let window = container?.window else { return }
        ThreadContext.current.animation?.change(former, of: window.layer)
    }

    /// How far below its place the view is out of sight.
    private var depth: CGFloat {
        guard let view, let container else { return 0 }
        return container.bounds.maxY - view.frame.minY
    }

    func arrive(in block: AnimationBlock) {
        guard let view, let container else { return }
        if container.backgroundColor != nil {
            block.animate(container.layer, AnimatablePath(.backgroundColor, slots: [0, 1, 2, 3]), from: [0, 0, 0, 0])
        }
        switch way {
        case .turn(let former): turn(former)
        case .cover:
            block.animate(
                view.layer, AnimatablePath(.position, slots: [0, 1]),
                from: [Double(view.center.x), Double(view.center.y + depth)])
        case .dissolve, .shrink:
            block.animate(view.layer, AnimatablePath(.opacity, slots: [0]), from: [0])
            guard case .shrink = way else { return }
            var larger = AnimatableValue.numbers(of: view.transform)
            (larger[3], larger[4]) = (larger[3] * 1.2, larger[4] * 1.2)
            block.animate(view.layer, AnimatablePath(.transform, slots: [0, 1, 2, 3, 4, 5]), from: larger)
        }
    }

    mutating func leave() {
        guard let view else { return }
        look = (view.center, view.alpha)
        controller.isMoving = true
        container?.backgroundColor = nil
        switch way {
        case .cover: view.center.y += depth
        case .dissolve, .shrink: view.alpha = 0
        case .turn(let former):
            turn(former)
            UIView.performWithoutAnimation { view.alpha = 0 }
        }
    }

    /// Gives the view, which is out of sight by now, the look that it had.
    func putBack() {
        controller.isMoving = false
        guard let view, let look else { return }
        UIView.performWithoutAnimation { (view.center, view.alpha) = look }
    }
}
