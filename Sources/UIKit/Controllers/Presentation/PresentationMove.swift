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
    }

    private let way: Way
    private let view: UIView?
    private let container: UIView?
    private let controller: UIPresentationController
    /// What the view was like before it left.
    private var look: (center: CGPoint, alpha: CGFloat)?

    /// Flips and curls are covers here.
    init(of presented: UIViewController, _ controller: UIPresentationController) {
        self.controller = controller
        (view, container) = (controller.presentedView, controller.containerView)
        way =
            if let alert = presented as? UIAlertController {
                alert.preferredStyle == .alert ? .shrink : .cover
            } else if controller is UIPopoverPresentationController || presented.modalTransitionStyle == .crossDissolve
            {
                .dissolve
            } else {
                .cover
            }
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
        case .cover:
            block.animate(
                view.layer, AnimatablePath(.position, slots: [0, 1]),
                from: [Double(view.center.x), Double(view.center.y + depth)])
        case .dissolve, .shrink:
            block.animate(view.layer, AnimatablePath(.opacity, slots: [0]), from: [0])
            guard way == .shrink else { return }
            var larger = AnimatableValue.numbers(of: view.transform)
            (larger[3], larger[4]) = (larger[3] * 1.2, larger[4] * 1.2)
            block.animate(view.layer, AnimatablePath(.transform, slots: [0, 1, 2, 3, 4, 5]), from: larger)
        }
    }

    mutating func leave() {
        guard let view else { return }
        look = (view.center, view.alpha)
        controller.isLeaving = true
        container?.backgroundColor = nil
        if way == .cover { view.center.y += depth } else { view.alpha = 0 }
    }

    /// Gives the view, which is out of sight by now, the look that it had.
    func putBack() {
        controller.isLeaving = false
        guard let view, let look else { return }
        UIView.performWithoutAnimation { (view.center, view.alpha) = look }
    }
}
