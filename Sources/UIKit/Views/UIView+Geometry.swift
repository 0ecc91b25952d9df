package import AutoLayout

/// The frame an autoresizing view was given, and the size its superview had then.
struct AutoresizingBase: Equatable {
    var frame: CGRect
    /// nil: not known; the frame then stays as it is.
    var superviewSize: CGSize?
}

extension UIView {
    /// The frame without the transform: what layout works with.
    package var untransformedFrame: CGRect {
        CGRect(
            x: storedCenter.x - storedBounds.width / 2, y: storedCenter.y - storedBounds.height / 2,
            width: storedBounds.width, height: storedBounds.height)
    }

    var transformedFrame: CGRect {
        guard !storedTransform.isIdentity else { return untransformedFrame }
        let half = CGRect(
            x: -storedBounds.width / 2, y: -storedBounds.height / 2, width: storedBounds.width,
            height: storedBounds.height)
        return half.applying(storedTransform).offsetBy(dx: storedCenter.x, dy: storedCenter.y)
    }

    /// Tells for which size of the superview the frame was given, when it isn't the size the superview has by now.
    package func setAutoresizingBase(frame: CGRect, superviewSize: CGSize) {
        autoresizingBase = AutoresizingBase(frame: frame, superviewSize: superviewSize)
        host?.placementChanged(of: self)
    }

    func setFrame(_ frame: CGRect) {
        var size = frame.size
        if !storedTransform.isIdentity {
            // The bounds whose transformed box has the asked size, for transforms without rotation; a rotated view
            // keeps its bounds, as the frame is undefined then (UIView's documentation of `transform`).
            let scale = (x: storedTransform.a, y: storedTransform.d)
            let isScaled = storedTransform.b == 0 && storedTransform.c == 0 && scale.x != 0 && scale.y != 0
            size =
                isScaled
                ? CGSize(width: size.width / abs(scale.x), height: size.height / abs(scale.y)) : storedBounds.size
        }
        place(center: CGPoint(x: frame.midX, y: frame.midY), size: size, bySystem: false)
    }

    func setBounds(_ bounds: CGRect) {
        let moved = storedBounds.origin != bounds.origin
        storedBounds.origin = bounds.origin
        place(center: storedCenter, size: bounds.size, bySystem: false)
        if moved { boundsOriginChanged() }
    }

    func setCenter(_ center: CGPoint) {
        place(center: center, size: storedBounds.size, bySystem: false)
    }

    /// Moves and resizes the view; `bySystem` when layout does it, so that the frame is a result and no new input.
    func place(center: CGPoint, size: CGSize, bySystem: Bool) {
        let oldSize = storedBounds.size
        guard center != storedCenter || size != oldSize || !bySystem else { return }
        let isNew = center != storedCenter || size != oldSize
        storedCenter = center
        storedBounds.size = size
        if !bySystem {
            autoresizingBase = AutoresizingBase(frame: untransformedFrame, superviewSize: superview?.bounds.size)
            if isNew { host?.placementChanged(of: self) }
        }
        guard size != oldSize else { return }
        if autoresizesSubviews {
            for subview in subviews where subview.engineItem == nil && subview.translatesAutoresizingMaskIntoConstraints
            {
                subview.autoresize(in: size)
            }
        }
        markNeedsLayout()
    }

    private func boundsOriginChanged() {
        if self is UIScrollView { host?.scrolled(self) }
    }

    /// Takes the frame that the mask gives in a superview of a size.
    func autoresize(in superviewSize: CGSize) {
        guard let base = autoresizingBase.superviewSize else { return }
        let horizontal = AutoresizingShare(
            mask: autoresizingMask, base: autoresizingBase.frame, size: base, axis: .horizontal)
        let vertical = AutoresizingShare(
            mask: autoresizingMask, base: autoresizingBase.frame, size: base, axis: .vertical)
        let (dx, dy) = (superviewSize.width - base.width, superviewSize.height - base.height)
        let frame = CGRect(
            x: autoresizingBase.frame.minX + horizontal.start * dx,
            y: autoresizingBase.frame.minY + vertical.start * dy,
            width: max(0, autoresizingBase.frame.width + horizontal.length * dx),
            height: max(0, autoresizingBase.frame.height + vertical.length * dy))
        place(center: CGPoint(x: frame.midX, y: frame.midY), size: frame.size, bySystem: true)
    }
}

/// How a change of the superview's size is shared out along one axis: the parts that go to the distance before the
/// view and to its length.
struct AutoresizingShare {
    var start: CGFloat
    var length: CGFloat

    /// Nothing moves.
    static let none = AutoresizingShare(start: 0, length: 0)

    private init(start: CGFloat, length: CGFloat) {
        self.start = start
        self.length = length
    }

    /// Flexible parts share the change in proportion to their size, or evenly where they have none.
    init(mask: UIView.AutoresizingMask, base: CGRect, size: CGSize, axis: Axis) {
        let isHorizontal = axis == .horizontal
        let flexible =
            isHorizontal
            ? [mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)]
            : [mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)]
        let lengths =
            isHorizontal
            ? [base.minX, base.width, size.width - base.maxX] : [base.minY, base.height, size.height - base.maxY]
        let count = flexible.count { $0 }
        guard count > 0 else {
            (start, length) = (0, 0)
            return
        }
        let total = zip(flexible, lengths).reduce(0) { $1.0 ? $0 + max(0, $1.1) : $0 }
        func share(_ part: Int) -> CGFloat {
            guard flexible[part] else { return 0 }
            return total > 0 ? max(0, lengths[part]) / total : 1 / CGFloat(count)
        }
        (start, length) = (share(0), share(1))
    }
}

// MARK: - Coordinates

extension UIView: UICoordinateSpace {
    /// Converts a point of this view to another view's coordinates; nil stands for the tree's root.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let inRoot = pointInRoot(point)
        return view.map { $0.pointFromRoot(inRoot) } ?? inRoot
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        pointFromRoot(view.map { $0.pointInRoot(point) } ?? point)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        box(of: rect) { convert($0, to: view) }
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        box(of: rect) { convert($0, from: view) }
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

    private var centerInBounds: CGPoint { CGPoint(x: storedBounds.midX, y: storedBounds.midY) }

    private func pointInSuperview(_ point: CGPoint) -> CGPoint {
        let middle = centerInBounds
        let relative = CGPoint(x: point.x - middle.x, y: point.y - middle.y).applying(storedTransform)
        return CGPoint(x: relative.x + storedCenter.x, y: relative.y + storedCenter.y)
    }

    private func pointFromSuperview(_ point: CGPoint) -> CGPoint {
        let middle = centerInBounds
        let relative = CGPoint(x: point.x - storedCenter.x, y: point.y - storedCenter.y)
            .applying(storedTransform.inverted())
        return CGPoint(x: relative.x + middle.x, y: relative.y + middle.y)
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

/// A frame of reference for positions on the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    var bounds: CGRect { get }
}

extension UIEdgeInsets {
    static prefix func - (insets: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
    }
}
