/// A change of rows or items that is seen: those that stay move to their new places, those that come and go do it as they were
/// told to.
@MainActor
enum ElementTransition {
    /// How long rows and items move, in seconds.
    static let duration = 0.3

    /// Lays a container out anew, and has what changes with that move.
    ///
    /// - Parameters:
    ///   - leaving: views that no longer belong to the container, and how each goes. They stay in it until it is over.
    ///   - arrival: how a view comes that the layout puts in.
    ///   - completion: runs when all is over.
    static func run(
        in container: UIScrollView, leaving: [(view: UIView, animation: UITableView.RowAnimation)],
        arrival: (UIView) -> UITableView.RowAnimation,
        completion: @escaping (Bool) -> Void
    ) {
        let looks = leaving.map { ($0.view, $0.view.alpha, $0.view.center) }
        UIView.animate(
            AnimationRequest(duration: duration),
            {
                for (view, animation) in leaving { leave(view, in: container, animation) }
                container.setNeedsLayout()
                container.layoutIfNeeded()
                guard let block = ThreadContext.current.animation else { return }
                for view in block.takeArrivals() where view.superview === container {
                    let animation = arrival(view)
                    if animation != .none { putBehindOthers(view, in: container) }
                    arrive(view, animation, block)
                }
            },
            { finished in
                UIView.performWithoutAnimation {
                    for (view, alpha, center) in looks { (view.alpha, view.center) = (alpha, center) }
                }
                completion(finished)
            })
    }

    private static func leave(_ view: UIView, in container: UIScrollView, _ animation: UITableView.RowAnimation) {
        // What stays moves over what goes and comes.
        putBehindOthers(view, in: container)
        if let way = way(of: view, animation) {
            view.center.x += way.x
            view.center.y += way.y
        }
        if animation == .none { UIView.performWithoutAnimation { view.alpha = 0 } } else { view.alpha = 0 }
    }

    /// Puts a row or item behind the others, and in front of the background.
    private static func putBehindOthers(_ view: UIView, in container: UIScrollView) {
        let first = container.subviews.firstIndex { $0 is UITableViewCell || $0 is UICollectionViewCell }
        container.insertSubview(view, at: first ?? 0)
    }

    private static func arrive(_ view: UIView, _ animation: UITableView.RowAnimation, _ block: AnimationBlock) {
        guard animation != .none else { return }
        block.animate(view.layer, AnimatablePath(.opacity, slots: [0]), from: [0])
        guard let way = way(of: view, animation) else { return }
        block.animate(
            view.layer, AnimatablePath(.position, slots: [0, 1]),
            from: [Double(view.center.x + way.x), Double(view.center.y + way.y)])
    }

    /// Where a row comes from or goes to, from its place; nil for one that only fades.
    private static func way(of view: UIView, _ animation: UITableView.RowAnimation) -> CGPoint? {
        switch animation {
        case .left: CGPoint(x: -view.bounds.width, y: 0)
        case .right: CGPoint(x: view.bounds.width, y: 0)
        case .top: CGPoint(x: 0, y: -view.bounds.height)
        case .bottom: CGPoint(x: 0, y: view.bounds.height)
        default: nil
        }
    }
}
