internal import AutoLayout

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
    package func setAutoresizingBase(frame: CGRect, superviewSize: CGSize?) {
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
        if flags.contains(.isPlacedBySystem) {
            storedBounds = bounds
            return
        }
        let moved = storedBounds.origin != bounds.origin
        storedBounds.origin = bounds.origin
        place(center: storedCenter, size: bounds.size, bySystem: false)
        if moved { boundsOriginChanged() }
    }

    func setCenter(_ center: CGPoint) {
        if flags.contains(.isPlacedBySystem) {
            storedCenter = center
            return
        }
        place(center: center, size: storedBounds.size, bySystem: false)
    }

    /// Moves and resizes the view; `bySystem` when layout does it, so that the frame is a result and no new input.
    ///
    /// Subviews outside of the engine follow by their masks, level by level and without recursion.
    func place(center: CGPoint, size: CGSize, bySystem: Bool) {
        guard take(center: center, size: size, bySystem: bySystem) else { return }
        guard !storedSubviews.isEmpty else {
            markNeedsLayout()
            return
        }
        var waiting = [self]
        while let view = waiting.popLast() {
            let size = view.storedBounds.size
            if view.autoresizesSubviews && view.flags.contains(.mayHaveMaskedSubviews) {
                var hasMaskedSubviews = false
                for subview in view.storedSubviews where subview.translatesAutoresizingMaskIntoConstraints {
                    hasMaskedSubviews = true
                    guard subview.engineItem == nil, let frame = subview.autoresizedFrame(in: size) else { continue }
                    let center = CGPoint(x: frame.midX, y: frame.midY)
                    if subview.take(center: center, size: frame.size, bySystem: true) { waiting.append(subview) }
                }
                // So that views whose subviews are all placed by constraints don't look for others every time.
                if !hasMaskedSubviews { view.flags.remove(.mayHaveMaskedSubviews) }
            }
            view.markNeedsLayout()
        }
    }

    /// Takes a place. Answers whether the size changed.
    private func take(center: CGPoint, size: CGSize, bySystem: Bool) -> Bool {
        let oldSize = storedBounds.size
        let isNew = center != storedCenter || size != oldSize
        guard isNew || !bySystem else { return false }
        if bySystem {
            // Through the properties, so that overrides that watch them see what layout does, as on Apple's systems.
            flags.insert(.isPlacedBySystem)
            if size != oldSize { bounds = CGRect(origin: storedBounds.origin, size: size) }
            if center != storedCenter { self.center = center }
            flags.remove(.isPlacedBySystem)
        } else {
            storedCenter = center
            storedBounds.size = size
            autoresizingBase = AutoresizingBase(frame: untransformedFrame, superviewSize: superview?.bounds.size)
            if isNew { host?.placementChanged(of: self) }
        }
        return storedBounds.size != oldSize
    }

    private func boundsOriginChanged() {
        if self is UIScrollView { host?.scrolled(self) }
    }

    /// The frame that the mask gives in a superview of a size; nil where the superview's size is not known.
    private func autoresizedFrame(in superviewSize: CGSize) -> CGRect? {
        guard let base = autoresizingBase.superviewSize else { return nil }
        let horizontal = AutoresizingShare(
            mask: autoresizingMask, base: autoresizingBase.frame, size: base, axis: .horizontal)
        let vertical = AutoresizingShare(
            mask: autoresizingMask, base: autoresizingBase.frame, size: base, axis: .vertical)
        let (dx, dy) = (superviewSize.width - base.width, superviewSize.height - base.height)
        return CGRect(
            x: autoresizingBase.frame.minX + horizontal.start * dx,
            y: autoresizingBase.frame.minY + vertical.start * dy,
            width: max(0, autoresizingBase.frame.width + horizontal.length * dx),
            height: max(0, autoresizingBase.frame.height + vertical.length * dy))
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

extension UIEdgeInsets {
    static prefix func - (insets: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
    }
}
