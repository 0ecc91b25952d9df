/// What of a view waits for the next layout pass.
struct LayoutFlags: OptionSet {
    let rawValue: UInt16

    static let needsLayout = LayoutFlags(rawValue: 1 << 0)
    static let descendantNeedsLayout = LayoutFlags(rawValue: 1 << 1)
    static let needsUpdateConstraints = LayoutFlags(rawValue: 1 << 2)
    static let descendantNeedsUpdateConstraints = LayoutFlags(rawValue: 1 << 3)
    /// Whether an override of `updateConstraints` called its superclass.
    static let calledSuper = LayoutFlags(rawValue: 1 << 4)
    static let intrinsicSizeChanged = LayoutFlags(rawValue: 1 << 5)
    /// While the pass runs the view's `layoutSubviews`.
    static let isLayingOut = LayoutFlags(rawValue: 1 << 6)
    /// While layout sets the view's bounds and centre: results, not new input.
    static let isPlacedBySystem = LayoutFlags(rawValue: 1 << 7)
    /// Whether the view is among its host's ``LayoutHost/baselineViews``.
    static let hasBaselineConstraints = LayoutFlags(rawValue: 1 << 8)
    /// Whether a stack view arranges the view even while it is hidden.
    static let keepsRoomWhileHidden = LayoutFlags(rawValue: 1 << 9)
}

/// Priorities of a view's intrinsic size, by axis.
struct ContentPriorities {
    var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
    var compressionResistance: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
}
