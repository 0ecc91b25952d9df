internal import AutoLayout

extension UIView {
    /// Tells the layout pass that the view's own size or its priorities changed.
    func intrinsicSizeChanged() {
        if flags.contains(.tellsSuperviewOfSize) { superview?.contentSizeChanged() }
        guard !flags.contains(.intrinsicSizeChanged) else { return }
        flags.insert(.intrinsicSizeChanged)
        host?.intrinsicSizeChanged(of: self)
        (superview as? UIStackView)?.arrangedSubviewSizeChanged()
        // What says so each time that it is laid out is laid out again only where its size changed.
        if flags.contains(.isLayingOut), let superview { superview.markNeedsLayout() } else { markNeedsLayout() }
    }

    /// Gives a control of fixed size the priorities that UIKit creates it with: it hugs its content at 750, in height and
    /// in width or in height alone (switches, steppers, activity indicators; progress bars).
    func hugsContent(horizontally: Bool) {
        inputs.contentPriorities = ContentPriorities(
            horizontalHugging: horizontally ? .defaultHigh : .defaultLow, verticalHugging: .defaultHigh)
    }

    /// In a block of animations a stack view folds and unfolds: it is laid out as it is before, and again after the block.
    func visibilityWillChange() {
        let context = ThreadContext.current
        guard let block = context.animation, context.areAnimationsEnabled, superview is UIStackView else { return }
        block.settle(rootView)
    }

    func visibilityChanged() {
        if isWatched { for key in ["hidden", "isHidden"] { KeyValueObservers.tell(self, key, !isHidden) } }
        guard let stack = superview as? UIStackView else { return }
        stack.arrangedSubviewVisibilityChanged(self)
        intrinsicSizeChanged()
        let context = ThreadContext.current
        if isHidden, let block = context.animation, context.areAnimationsEnabled { block.showUntilEnd(self) }
    }

    /// Whether the view is arranged by a stack and hidden.
    var isHiddenInStack: Bool {
        isOutOfArrangement && (superview as? UIStackView).map { $0.arrangedSubviews.contains { $0 === self } } ?? false
    }

    static var noIntrinsicSize: CGSize { CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric) }

    /// Asks the view for a size of its own, ``effectiveIntrinsicSize`` unless another one is named. While it is being asked it
    /// has none, as its class may measure it to answer.
    func askOwnSize(_ size: (UIView) -> CGSize = { $0.effectiveIntrinsicSize }) -> CGSize {
        guard !flags.contains(.isAskedForSize) else { return Self.noIntrinsicSize }
        flags.insert(.isAskedForSize)
        defer { flags.remove(.isAskedForSize) }
        return size(self)
    }

    /// The intrinsic length along an axis as the engine takes it; nil for none.
    func intrinsicLength(_ axis: NSLayoutConstraint.Axis, of size: CGSize) -> IntrinsicLength? {
        let frameLength = axis == .horizontal ? size.width : size.height
        guard frameLength >= 0, frameLength.isFinite else { return nil }
        return IntrinsicLength(
            Double(frameLength), hugging: Double(contentHuggingPriority(for: axis).rawValue),
            compressionResistance: Double(contentCompressionResistancePriority(for: axis).rawValue))
    }
}
