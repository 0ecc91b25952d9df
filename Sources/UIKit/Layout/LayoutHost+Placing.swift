internal import AutoLayout

extension LayoutHost {
    /// Gives all views their frames, superviews first, and lets those lay out their subviews that asked for it or
    /// whose subviews moved.
    ///
    /// Comes only to views that wait for it and to those above them; looks through all of a view's subviews where several
    /// of them wait.
    func placeAll() {
        markMovedViews()
        placeRoot()
        // The views beside the one at hand and above it that are still to be visited.
        var above: [(views: [UIView], next: Int)] = []
        var level = (views: [root], next: 0)
        while true {
            guard level.next < level.views.count else {
                guard let next = above.popLast() else { return }
                level = next
                continue
            }
            let view = level.views[level.next]
            level.next += 1
            guard !view.flags.isDisjoint(with: .waitsForLayout) else { continue }
            var reasons = view.flags
            view.flags.remove(.descendantNeedsLayout)
            if !reasons.isDisjoint(with: [.needsLayout, .subviewsMoved]) {
                layOutSubviews(of: view)
                // What asked for layout meanwhile stands below, where the pass comes to next. A mark left here would keep
                // later changes below from reaching the root.
                reasons.formUnion(view.flags)
                view.flags.remove(.descendantNeedsLayout)
            }
            if reasons.contains(.descendantNeedsLayout) {
                above.append(level)
                level = (view.waitingViews, 0)
            }
            // Those that wait to update constraints have their turn only after this pass.
            if !view.flags.contains(.descendantNeedsUpdateConstraints) { view.waitingSubviews = .none }
        }
    }

    private func layOutSubviews(of view: UIView) {
        if !view.flags.contains(.needsLayout) { view.flags.insert(.placesOnlyMoved) }
        view.flags.subtract([.needsLayout, .subviewsMoved])
        view.flags.insert(.isLayingOut)
        let controller = view.viewController
        controller?.viewWillLayoutSubviews()
        view.layoutSubviews()
        controller?.viewDidLayoutSubviews()
        view.flags.subtract([.isLayingOut, .placesOnlyMoved])
    }

    /// Marks the views that stand elsewhere by now than where they were placed.
    private func markMovedViews() {
        for view in reshapedViews.takeAll() { markIfMoved(view) }
        engine.forgetMovedItems { item in
            guard let owner = owner(of: item) else { return }
            if let view = owner.viewItem {
                if view.engineItem == item { markMoved(view) }
            } else if let guide = owner.guideItem, guide.placement == .scrolledContent, let scrollView = guide.owner {
                // Its layout takes over the new size of the content.
                scrollView.flags.insert(.subviewsMoved)
                scrollView.raiseLayoutFlag()
            }
        }
    }

    private func markIfMoved(_ view: UIView) {
        guard view.host === self, view.engineItem != nil,
            frameRectangle(of: view, in: Rectangle()) != view.placedRectangle
        else { return }
        markMoved(view)
    }

    private func markMoved(_ view: UIView) {
        guard !isRoot(view), let superview = view.storedSuperview else { return }
        view.flags.insert(.hasMoved)
        guard !superview.flags.contains(.subviewsMoved) else { return }
        superview.flags.insert(.subviewsMoved)
        superview.raiseLayoutFlag()
    }

    private func placeRoot() {
        guard let item = root.engineItem else { return }
        let frame = frameRectangle(of: root, in: Rectangle())
        root.placedRectangle = frame
        root.placedCorner = .zero
        guard !root.translatesAutoresizingMaskIntoConstraints, engine.contains(item) else { return }
        let environment = root.layoutEnvironment
        let size = CGSize(
            width: environment.roundedToPixel(frame.right), height: environment.roundedToPixel(frame.bottom))
        let origin = root.untransformedFrame.origin
        root.place(
            center: CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2), size: size, bySystem: true)
    }

    /// Gives a view's subviews the frames that the engine found, each edge on the pixel grid of the root's
    /// coordinates.
    func placeSubviews(of view: UIView) {
        defer { (view as? UIScrollView)?.takeContentSize(from: self) }
        guard !view.storedSubviews.isEmpty else { return }
        let environment = root.layoutEnvironment
        let onlyMoved = view.flags.contains(.placesOnlyMoved)
        view.storedSubviews.forEachUnretained { subview in
            if onlyMoved && subview.engineItem != nil && !subview.flags.contains(.hasMoved) { return }
            subview.flags.remove(.hasMoved)
            let frame = frameRectangle(of: subview, in: view.placedRectangle)
            subview.placedRectangle = frame
            let corner = CGPoint(
                x: environment.roundedToPixel(frame.left), y: environment.roundedToPixel(frame.top))
            if corner != subview.placedCorner {
                subview.placedCorner = corner
                // The subviews that the engine left in place stand elsewhere in it now.
                subview.storedSubviews.forEachUnretained { inner in
                    if inner.engineItem != nil { markMoved(inner) }
                }
            }
            guard subview.engineItem != nil else { return }
            if subview.translatesAutoresizingMaskIntoConstraints {
                place(subview, at: frame, inside: view.placedRectangle)
                return
            }
            let size = CGSize(
                width: environment.roundedToPixel(frame.right) - corner.x,
                height: environment.roundedToPixel(frame.bottom) - corner.y)
            let origin = CGPoint(x: corner.x - view.placedCorner.x, y: corner.y - view.placedCorner.y)
            subview.place(
                center: CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2), size: size,
                bySystem: true)
        }
    }

    /// An autoresizing view keeps the very frame it was given; it moves only where its superview's size changed.
    private func place(_ view: UIView, at frame: Rectangle, inside superview: Rectangle) {
        let target = CGRect(
            x: frame.left - superview.left, y: frame.top - superview.top, width: frame.width, height: frame.height)
        let current = view.untransformedFrame
        let noise = 1e-3
        if abs(target.minX - current.minX) < noise, abs(target.minY - current.minY) < noise,
            abs(target.width - current.width) < noise, abs(target.height - current.height) < noise
        {
            return
        }
        view.place(center: CGPoint(x: target.midX, y: target.midY), size: target.size, bySystem: true)
    }
}
