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
        let middle = middle(of: storedBounds.size)
        return CGRect(
            x: middle.x - storedBounds.width / 2, y: middle.y - storedBounds.height / 2,
            width: storedBounds.width, height: storedBounds.height)
    }

    /// The point of the bounds that the center places and the transform turns about, as shares of the size; the middle unless
    /// set. The center stays where it is, and the view moves.
    public var anchorPoint: CGPoint {
        get { flags.contains(.hasOwnAnchorPoint) ? layer.anchorPoint : CGPoint(x: 0.5, y: 0.5) }
        set { layer.anchorPoint = newValue }
    }

    /// The anchor point in the view's own coordinates.
    var anchorInBounds: CGPoint {
        let anchor = anchorPoint
        return CGPoint(
            x: storedBounds.minX + anchor.x * storedBounds.width, y: storedBounds.minY + anchor.y * storedBounds.height)
    }

    /// Where the middle of the untransformed view is, if it has a size and its anchor point stays.
    private func middle(of size: CGSize) -> CGPoint {
        guard flags.contains(.hasOwnAnchorPoint) else { return storedCenter }
        let anchor = anchorPoint
        return CGPoint(
            x: storedCenter.x + (0.5 - anchor.x) * size.width, y: storedCenter.y + (0.5 - anchor.y) * size.height)
    }

    /// Where the anchor point has to be for the middle of the untransformed view to be at a point.
    private func position(middle: CGPoint, size: CGSize) -> CGPoint {
        guard flags.contains(.hasOwnAnchorPoint) else { return middle }
        let anchor = anchorPoint
        return CGPoint(x: middle.x + (anchor.x - 0.5) * size.width, y: middle.y + (anchor.y - 0.5) * size.height)
    }

    /// The layer's anchor point stays at its place: the view moves (documentation of `CALayer.anchorPoint`).
    package func anchorPointChanged() {
        let isCentered = layer.anchorPoint == CGPoint(x: 0.5, y: 0.5)
        guard !isCentered || flags.contains(.hasOwnAnchorPoint) else { return }
        if isCentered { flags.remove(.hasOwnAnchorPoint) } else { flags.insert(.hasOwnAnchorPoint) }
        place(middle: middle(of: storedBounds.size), size: storedBounds.size, bySystem: false)
        // Layout puts a view that constraints hold back to its place.
        superview?.setNeedsLayout()
    }

    var transformedFrame: CGRect {
        guard !storedTransform.isIdentity else { return untransformedFrame }
        let anchor = anchorPoint
        let box = CGRect(
            x: -storedBounds.width * anchor.x, y: -storedBounds.height * anchor.y, width: storedBounds.width,
            height: storedBounds.height)
        return box.applying(storedTransform).offsetBy(dx: storedCenter.x, dy: storedCenter.y)
    }

    /// Tells for which size of the superview the frame was given, when it isn't the size the superview has by now.
    package func setAutoresizingBase(frame: CGRect, superviewSize: CGSize?) {
        inputs.autoresizingBase = AutoresizingBase(frame: frame, superviewSize: superviewSize)
        host?.placementChanged(of: self)
        // Nothing tells the mask of a superview that keeps the size it has.
        if engineItem == nil { superview?.autoresize(self) }
    }

    /// What the view has by now is what a new mask starts from.
    /// The view is held by its mask now, or by constraints alone.
    func placementChanged() {
        if let window = storedSuperview as? UIWindow { window.markNeedsUpdateConstraints() }
        storedSuperview?.flags.insert(.mayHaveMaskedSubviews)
        host?.placementChanged(of: self)
        // Its frame is rounded to pixels, or not any more, even where it stays.
        storedSuperview?.setNeedsLayout()
        setNeedsLayout()
    }

    func renewAutoresizingBase() {
        guard untransformedFrame != inputs.autoresizingBase.frame else { return }
        inputs.autoresizingBase = AutoresizingBase(frame: untransformedFrame, superviewSize: superview?.bounds.size)
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
        var middle = CGPoint(x: frame.midX, y: frame.midY)
        if !storedTransform.isIdentity {
            // The box of the transformed view lies about the anchor point as this one does.
            let anchor = anchorPoint
            let box = CGRect(
                x: -size.width * anchor.x, y: -size.height * anchor.y, width: size.width, height: size.height
            ).applying(storedTransform)
            let anchored = CGPoint(x: middle.x - box.midX, y: middle.y - box.midY)
            middle = CGPoint(
                x: anchored.x + (0.5 - anchor.x) * size.width, y: anchored.y + (0.5 - anchor.y) * size.height)
        }
        place(middle: middle, size: size, bySystem: false)
    }

    func setBounds(_ bounds: CGRect) {
        if flags.contains(.isPlacedBySystem) {
            storedBounds = bounds
            return
        }
        let old = storedBounds.origin
        let moved = old != bounds.origin
        storedBounds.origin = bounds.origin
        if moved, isWatched {
            layer.changed(AnimatablePath(.bounds, slots: [0, 1]), from: [Double(old.x), Double(old.y)])
        }
        let isResized = storedBounds.size != bounds.size
        place(middle: middle(of: bounds.size), size: bounds.size, bySystem: false)
        guard moved else { return }
        boundsOriginChanged()
        if isWatched, !isResized { KeyValueObservers.tell(self, "bounds", CGRect(origin: old, size: bounds.size)) }
    }

    func setCenter(_ center: CGPoint) {
        if flags.contains(.isPlacedBySystem) {
            storedCenter = center
            return
        }
        let size = storedBounds.size
        let anchor = anchorPoint
        let middle = CGPoint(x: center.x + (0.5 - anchor.x) * size.width, y: center.y + (0.5 - anchor.y) * size.height)
        place(middle: middle, size: size, bySystem: false)
    }

    /// Moves and resizes the view; `bySystem` when layout does it, so that the frame is a result and no new input.
    ///
    /// Subviews outside of the engine follow by their masks, level by level and without recursion.
    func place(middle: CGPoint, size: CGSize, bySystem: Bool) {
        guard take(middle: middle, size: size, bySystem: bySystem) else { return }
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
                    let middle = CGPoint(x: frame.midX, y: frame.midY)
                    if subview.take(middle: middle, size: frame.size, bySystem: true) { waiting.append(subview) }
                }
                // So that views whose subviews are all placed by constraints don't look for others every time.
                if !hasMaskedSubviews { view.flags.remove(.mayHaveMaskedSubviews) }
            }
            view.markNeedsLayout()
        }
    }

    /// Gives a subview outside of the engine the frame that its mask says.
    func autoresize(_ subview: UIView) {
        guard autoresizesSubviews, let frame = subview.autoresizedFrame(in: storedBounds.size) else { return }
        subview.place(middle: CGPoint(x: frame.midX, y: frame.midY), size: frame.size, bySystem: true)
    }

    /// Takes a place. Answers whether the size changed.
    private func take(middle: CGPoint, size: CGSize, bySystem: Bool) -> Bool {
        let oldSize = storedBounds.size
        let center = position(middle: middle, size: size)
        let isNew = center != storedCenter || size != oldSize
        guard isNew || !bySystem else { return false }
        let oldCenter = storedCenter
        defer { if isNew, isWatched { noteMove(from: oldCenter, oldSize) } }
        if bySystem {
            // Through the properties, so that overrides that watch them see what layout does, as on Apple's systems.
            flags.insert(.isPlacedBySystem)
            if size != oldSize { bounds = CGRect(origin: storedBounds.origin, size: size) }
            if center != storedCenter { self.center = center }
            flags.remove(.isPlacedBySystem)
            if engineItem == nil { renewInsetsOfPlace() }
        } else {
            storedCenter = center
            storedBounds.size = size
            let base = AutoresizingBase(frame: untransformedFrame, superviewSize: superview?.bounds.size)
            // The frame may be as before, and count from another size of the superview.
            let isBaseNew = base != inputs.autoresizingBase
            inputs.autoresizingBase = base
            if isNew || isBaseNew { host?.placementChanged(of: self) }
        }
        return storedBounds.size != oldSize
    }

    /// Lets insets follow the place that the mask gave the view after those of the tree were found.
    private func renewInsetsOfPlace() {
        guard let host, flags.contains(.hasInsetSources) || superview?.safeAreaInsets ?? .zero != .zero else { return }
        askForInsets()
        host.insetsAreDirty = true
        host.askForPass()
    }

    /// Whether a change may move, or be heard of: in some thread a block of animations is open, or a view is observed.
    var isWatched: Bool { ThreadContext.changeWatchers.load(ordering: .relaxed) > 0 }

    private func noteMove(from center: CGPoint, _ size: CGSize) {
        if center != storedCenter {
            layer.changed(.position, from: [Double(center.x), Double(center.y)])
            KeyValueObservers.tell(self, "center", center)
        }
        if size != storedBounds.size {
            layer.changed(AnimatablePath(.bounds, slots: [2, 3]), from: [Double(size.width), Double(size.height)])
            KeyValueObservers.tell(self, "bounds", CGRect(origin: storedBounds.origin, size: size))
        }
        let isPlain = storedTransform.isIdentity && !flags.contains(.hasOwnAnchorPoint)
        let corner = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
        KeyValueObservers.tell(self, "frame", isPlain ? CGRect(origin: corner, size: size) : nil)
    }

    private func boundsOriginChanged() {
        guard let scrollView = self as? UIScrollView else { return }
        if let host { return host.scrolled(self) }
        scrollView.existingFrameGuide?.placement = .scrollFrame(offset: storedBounds.origin)
    }

    /// The frame that the mask gives in a superview of a size; nil where the superview's size is not known.
    func autoresizedFrame(in superviewSize: CGSize) -> CGRect? {
        guard let base = inputs.autoresizingBase.superviewSize else { return nil }
        let horizontal = AutoresizingShare(
            mask: autoresizingMask, base: inputs.autoresizingBase.frame, size: base, axis: .horizontal)
        let vertical = AutoresizingShare(
            mask: autoresizingMask, base: inputs.autoresizingBase.frame, size: base, axis: .vertical)
        let (dx, dy) = (superviewSize.width - base.width, superviewSize.height - base.height)
        return CGRect(
            x: inputs.autoresizingBase.frame.minX + horizontal.start * dx,
            y: inputs.autoresizingBase.frame.minY + vertical.start * dy,
            width: max(0, inputs.autoresizingBase.frame.width + horizontal.length * dx),
            height: max(0, inputs.autoresizingBase.frame.height + vertical.length * dy))
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
