internal import AutoLayout

extension LayoutHost {
    /// Gives the views that a view's layout takes in their frames, superviews first, and lets those lay out their subviews that
    /// asked for it or whose subviews moved.
    ///
    /// Comes only to views that wait for it and to those above them; looks through all of a view's subviews where several
    /// of them wait.
    func placeAll(for view: UIView) {
        isPlacing = true
        defer { isPlacing = false }
        placeTree(for: view)
    }

    /// The view whose tree is laid out when a view asks for layout: the uppermost one of those above it that wait, as far as
    /// the one that is just laying out its subviews; without any the view itself.
    func uppermostWaiting(above view: UIView) -> UIView {
        var found = view
        var next = view.unretainedSuperview?.takeUnretainedValue()
        while let superview = next, !superview.flags.contains(.isLayingOut) {
            if !superview.flags.isDisjoint(with: [.needsLayout, .subviewsMoved]) { found = superview }
            next = superview.unretainedSuperview?.takeUnretainedValue()
        }
        return found
    }

    func placeTree(for view: UIView) {
        markMovedViews()
        placeRoot()
        // The views beside the one at hand and above it that are still to be visited.
        var above: [WaitingViews] = []
        var level = WaitingViews(uppermostWaiting(above: view))
        while true {
            guard let view = level.takeNext() else {
                guard let next = above.popLast() else { return }
                level = next
                continue
            }
            guard !view.flags.isDisjoint(with: .waitsForLayout) else { continue }
            var reasons = view.flags
            view.flags.remove(.descendantNeedsLayout)
            if !reasons.isDisjoint(with: [.needsLayout, .subviewsMoved]) {
                // Not inside of its own layout: it has another turn, and only its subviews have their frames at once.
                if reasons.contains(.isLayingOut) { placeSubviews(of: view) } else { layOutSubviews(of: view) }
                // What asked for layout meanwhile stands below, where the pass comes to next. A mark left here would keep
                // later changes below from reaching the root.
                reasons.formUnion(view.flags)
                view.flags.remove(.descendantNeedsLayout)
            }
            if reasons.contains(.descendantNeedsLayout) {
                above.append(level)
                level = WaitingViews(in: view)
            }
            // Those that wait to update constraints have their turn only after this pass.
            if !view.flags.contains(.descendantNeedsUpdateConstraints) { view.waitingSubviews = .none }
        }
    }

    private func layOutSubviews(of view: UIView) {
        if !view.flags.contains(.needsLayout) { view.flags.insert(.placesOnlyMoved) }
        view.flags.subtract([.needsLayout, .subviewsMoved])
        view.flags.insert(.isLayingOut)
        let controller = view.unretainedController == nil ? nil : view.viewController
        if !view.flags.contains(.hasUpdatedProperties) { view.renewProperties() }
        controller?.viewWillLayoutSubviews()
        view.flags.insert(.isInLayoutSubviews)
        if let layer = view.storedLayer { layer.layOut(by: view) } else { view.layoutSubviews() }
        view.flags.remove(.isInLayoutSubviews)
        controller?.viewDidLayoutSubviews()
        view.flags.subtract([.isLayingOut, .placesOnlyMoved])
        // A layout that the program asked for meanwhile may have taken away what the views above knew of this turn to come.
        if view.flags.contains(.needsLayout) { view.raiseLayoutFlag() }
    }

    /// Marks the views that stand elsewhere by now than where they were placed.
    private func markMovedViews() {
        for view in reshapedViews.takeAll() { markIfMoved(view) }
        let items = engine.takeMovedItems()
        var moved: [Item] = []
        for (place, item) in items.enumerated() {
            if place + Prefetching.distance < items.count { prefetchSuperview(of: items[place + Prefetching.distance]) }
            switch owner(of: item) {
            case .none: break
            case .view(_, let superview):
                hasMoved[Int(item.index)] = true
                if !itemsMovedByProgram.isEmpty, itemsMovedByProgram.contains(item.index) {
                    moved.append(item)
                    continue
                }
                superview?.withView { noteSubviewsMoved(in: $0) }
            case .guide(let guide):
                let guide = guide.takeUnretainedValue()
                // Its layout takes over the new size of the content.
                if guide.placement == .scrolledContent, let scrollView = guide.owner {
                    noteSubviewsMoved(in: scrollView)
                }
            }
        }
        itemsMovedByProgram.removeAll(keepingCapacity: true)
        moved.forEach(takeNote)
    }

    /// Takes note of a view with a frame that the program gave it: its superview has nothing to lay out for that, as in UIKit.
    private func takeNote(ofMoved item: Item) {
        guard case .view(let view, let superview?) = owner(of: item) else { return }
        superview.withView { superview in
            guard superview.flags.isDisjoint(with: [.needsLayout, .subviewsMoved, .isLayingOut]),
                view.takeUnretainedValue().translatesAutoresizingMaskIntoConstraints
            else { return noteSubviewsMoved(in: superview) }
            let grid = pixelGrid
            place(view.takeUnretainedValue(), in: superview, grid, from: pixels(of: superview.results.corner, grid))
            _ = takeHasMoved(item)
        }
    }

    private func prefetchSuperview(of item: Item) {
        if case .view(_, let superview?) = owner(of: item) { Prefetching.marks(of: superview) }
    }

    private func markIfMoved(_ view: UIView) {
        guard view.host === self, view.engineItem != nil,
            frameRectangle(of: view, in: Rectangle()) != view.results.rectangle
        else { return }
        markMoved(view)
    }

    /// Marks a view that takes part in the engine.
    private func markMoved(_ view: UIView) {
        guard let item = view.engineItem, let superview = view.unretainedSuperview, !isRoot(view) else { return }
        hasMoved[Int(item.index)] = true
        superview.withView { noteSubviewsMoved(in: $0) }
    }

    private func noteSubviewsMoved(in superview: UIView) {
        guard !superview.flags.contains(.subviewsMoved) else { return }
        superview.flags.insert(.subviewsMoved)
        superview.raiseLayoutFlag()
    }

    private func placeRoot() {
        let root = root
        guard let item = root.engineItem else { return }
        let frame = frameRectangle(of: root, in: Rectangle())
        root.results.rectangle = frame
        root.results.corner = .zero
        guard !root.translatesAutoresizingMaskIntoConstraints, engine.contains(item) else { return }
        let environment = root.layoutEnvironment
        let size = CGSize(
            width: environment.roundedToPixel(frame.right), height: environment.roundedToPixel(frame.bottom))
        let origin = root.untransformedFrame.origin
        root.place(
            middle: CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2), size: size, bySystem: true)
    }

    /// Gives a view's subviews the frames that the engine found, each edge on the pixel grid of the root's
    /// coordinates.
    func placeSubviews(of view: UIView) {
        defer { if view.flags.contains(.isScrollView) { (view as? UIScrollView)?.takeContentSize(from: self) } }
        guard !view.storedSubviews.isEmpty else { return }
        let grid = pixelGrid
        let outer = pixels(of: view.results.corner, grid)
        let onlyMoved = view.flags.contains(.placesOnlyMoved)
        view.storedSubviews.forEachUnretained { subview in
            if let item = subview.engineItem, !takeHasMoved(item), onlyMoved { return }
            place(subview, in: view, grid, from: outer)
        }
    }

    private func pixels(of corner: CGPoint, _ grid: PixelGrid) -> (x: Double, y: Double) {
        (grid.pixel(corner.x), grid.pixel(corner.y))
    }

    /// - Parameter outer: the pixel at the superview's corner, which is the same for all subviews.
    @inline(__always)
    private func place(
        _ subview: UIView, in view: UIView, _ grid: PixelGrid, from outer: (x: Double, y: Double)
    ) {
        let frame = frameRectangle(of: subview, in: view.results.rectangle)
        subview.results.rectangle = frame
        let (left, top) = (grid.pixel(frame.left), grid.pixel(frame.top))
        let corner = CGPoint(x: left / grid.scale, y: top / grid.scale)
        if corner != subview.results.corner {
            subview.results.corner = corner
            // The subviews that the engine left in place stand elsewhere in it now.
            if subview.flags.contains(.mayHaveItemsBelow) {
                subview.storedSubviews.forEachUnretained { markMoved($0) }
            }
        }
        guard subview.engineItem != nil else { return }
        if subview.translatesAutoresizingMaskIntoConstraints {
            // What a program gave it within this pass, the engine knows only in the next round.
            if subview.flags.contains(.hasNewFrame) { return }
            place(subview, at: frame, inside: view.results.rectangle)
            return
        }
        let size = CGSize(
            width: (grid.pixel(frame.right) - left) / grid.scale,
            height: (grid.pixel(frame.bottom) - top) / grid.scale)
        let origin = CGPoint(x: (left - outer.x) / grid.scale, y: (top - outer.y) / grid.scale)
        let middle = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
        // When a view is laid out for another reason, most of its subviews stand where they belong.
        if middle == subview.storedCenter, size == subview.storedBounds.size,
            !subview.flags.contains(.hasOwnAnchorPoint)
        {
            return
        }
        subview.place(middle: middle, size: size, bySystem: true)
    }

    /// An autoresizing view keeps the very frame it was given; it moves only where its superview's size changed.
    ///
    /// Its mask counts from the sizes that were seen, on whole pixels, when it got its frame. So where the engine left it to
    /// its mask, it counts from those that are seen now, and not from the engine's exact ones.
    private func place(_ view: UIView, at frame: Rectangle, inside superview: Rectangle) {
        // Without the rounding errors of differences, which hang on what was laid out before.
        func rounded(_ length: Double) -> CGFloat { CGFloat((length * 0x1p20).rounded() * 0x1p-20) }
        let outer = view.storedSuperview?.storedBounds.size ?? .zero
        func autoresized(in size: CGSize) -> CGRect {
            view.autoresizedFrame(in: size) ?? view.inputs.autoresizingBase.frame
        }
        let exact = autoresized(in: CGSize(width: superview.width, height: superview.height))
        let seen = autoresized(in: outer)
        func settled(_ found: Double, _ exact: CGFloat, _ seen: CGFloat) -> CGFloat {
            abs(found - Double(exact)) < 1e-3 ? seen : rounded(found)
        }
        let target = CGRect(
            x: settled(frame.left - superview.left, exact.minX, seen.minX),
            y: settled(frame.top - superview.top, exact.minY, seen.minY),
            width: settled(frame.width, exact.width, seen.width),
            height: settled(frame.height, exact.height, seen.height))
        guard target != view.untransformedFrame else { return }
        view.place(middle: CGPoint(x: target.midX, y: target.midY), size: target.size, bySystem: true)
    }
}
