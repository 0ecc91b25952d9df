/// A frame of reference for positions on the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The space's rectangle in its own coordinates. Points.
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
    // A space that is no view is a screen; its coordinates are those of the tree's root.
    /// A point of the view, in other coordinates.
    public func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint {
        converted(point, from: self, to: Self.view(in: coordinateSpace))
    }

    /// A point of other coordinates, in the view's.
    public func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint {
        converted(point, from: Self.view(in: coordinateSpace), to: self)
    }

    /// A rectangle of the view, in other coordinates.
    public func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect {
        converted(rect, from: self, to: Self.view(in: coordinateSpace))
    }

    /// A rectangle of other coordinates, in the view's.
    public func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect {
        converted(rect, from: Self.view(in: coordinateSpace), to: self)
    }

    /// The view that a space is. Kept out of line: Swift 6.3's optimiser crashes on the cast where it is specialised.
    @inline(never)
    private static func view(in coordinateSpace: UICoordinateSpace) -> UIView? {
        coordinateSpace as AnyObject as? UIView
    }

    /// Converts a point between two views' coordinates; nil stands for the tree's root.
    func converted(_ point: CGPoint, from source: UIView?, to target: UIView?) -> CGPoint {
        let inRoot = source?.pointInRoot(point) ?? point
        return target?.pointFromRoot(inRoot) ?? inRoot
    }

    /// The smallest rectangle in a view's coordinates that holds a rectangle of another view.
    func converted(_ rect: CGRect, from source: UIView?, to target: UIView?) -> CGRect {
        box(of: rect) { converted($0, from: source, to: target) }
    }

    private func box(of rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(map)
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }

    private func pointInRoot(_ point: CGPoint) -> CGPoint {
        var (view, point) = (self, point)
        while let superview = view.superview {
            point = view.pointInSuperview(point)
            view = superview
        }
        return point
    }

    private func pointFromRoot(_ point: CGPoint) -> CGPoint {
        var path: [UIView] = []
        var view = self
        while let superview = view.superview {
            path.append(view)
            view = superview
        }
        return path.reversed().reduce(point) { $1.pointFromSuperview($0) }
    }

    private func pointInSuperview(_ point: CGPoint) -> CGPoint {
        let anchor = anchorInBounds
        let relative = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(storedTransform)
        return CGPoint(x: relative.x + storedCenter.x, y: relative.y + storedCenter.y)
    }

    private func pointFromSuperview(_ point: CGPoint) -> CGPoint {
        let anchor = anchorInBounds
        let relative = CGPoint(x: point.x - storedCenter.x, y: point.y - storedCenter.y)
            .applying(storedTransform.inverted())
        return CGPoint(x: relative.x + anchor.x, y: relative.y + anchor.y)
    }

    func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
}
