internal import AutoLayout

extension LayoutHost {
    /// Gives all views their frames, superviews first, and lets those lay out their subviews that asked for it or
    /// whose subviews moved.
    func placeAll() {
        placeRoot()
        var waiting = [root]
        while let view = waiting.popLast() {
            view.flags.remove(.descendantNeedsLayout)
            if view.flags.contains(.needsLayout) || subviewsMoved(in: view) {
                view.flags.remove(.needsLayout)
                view.flags.insert(.isLayingOut)
                let controller = view.viewController
                controller?.viewWillLayoutSubviews()
                view.layoutSubviews()
                controller?.viewDidLayoutSubviews()
                // What asked for layout meanwhile stands below, where the pass comes to next. A mark left here would keep
                // later changes below from reaching the root.
                view.flags.remove([.isLayingOut, .descendantNeedsLayout])
            }
            waiting.append(contentsOf: view.storedSubviews.reversed())
        }
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

    private func subviewsMoved(in view: UIView) -> Bool {
        view.storedSubviews.contains { subview in
            subview.engineItem != nil
                && frameRectangle(of: subview, in: view.placedRectangle) != subview.placedRectangle
        }
    }

    /// Gives a view's subviews the frames that the engine found, each edge on the pixel grid of the root's
    /// coordinates.
    func placeSubviews(of view: UIView) {
        let environment = root.layoutEnvironment
        for subview in view.storedSubviews {
            let frame = frameRectangle(of: subview, in: view.placedRectangle)
            subview.placedRectangle = frame
            let corner = CGPoint(
                x: environment.roundedToPixel(frame.left), y: environment.roundedToPixel(frame.top))
            subview.placedCorner = corner
            guard subview.engineItem != nil else { continue }
            if subview.translatesAutoresizingMaskIntoConstraints {
                place(subview, at: frame, inside: view.placedRectangle)
                continue
            }
            let size = CGSize(
                width: environment.roundedToPixel(frame.right) - corner.x,
                height: environment.roundedToPixel(frame.bottom) - corner.y)
            let origin = CGPoint(x: corner.x - view.placedCorner.x, y: corner.y - view.placedCorner.y)
            subview.place(
                center: CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2), size: size,
                bySystem: true)
        }
        (view as? UIScrollView)?.takeContentSize(from: self)
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
