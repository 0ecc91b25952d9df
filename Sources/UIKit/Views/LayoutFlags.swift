/// What of a view waits for the next layout pass.
struct LayoutFlags: OptionSet {
    let rawValue: UInt32

    static let needsLayout = LayoutFlags(rawValue: 1 << 0)
    static let descendantNeedsLayout = LayoutFlags(rawValue: 1 << 1)
    static let needsUpdateConstraints = LayoutFlags(rawValue: 1 << 2)
    static let descendantNeedsUpdateConstraints = LayoutFlags(rawValue: 1 << 3)
    /// Whether an override of `updateConstraints` called its superclass.
    static let calledSuper = LayoutFlags(rawValue: 1 << 4)
    static let intrinsicSizeChanged = LayoutFlags(rawValue: 1 << 5)
    /// While the pass runs the view's `layoutSubviews`.
    static let isLayingOut = LayoutFlags(rawValue: 1 << 6)
    /// While `layoutSubviews` itself runs, and no method of a controller around it.
    static let isInLayoutSubviews = LayoutFlags(rawValue: 1 << 26)
    /// While layout sets the view's bounds and centre: results, not new input.
    static let isPlacedBySystem = LayoutFlags(rawValue: 1 << 7)
    /// Whether the view is among its host's ``LayoutHost/baselineViews``.
    static let hasBaselineConstraints = LayoutFlags(rawValue: 1 << 8)
    /// Whether the view has a ``UIView/layoutCustomization``.
    static let isCustomized = LayoutFlags(rawValue: 1 << 9)
    /// Whether some subview may have a frame that follows by its mask.
    static let mayHaveMaskedSubviews = LayoutFlags(rawValue: 1 << 10)
    /// Whether the engine moved some of the view's subviews since they were placed.
    static let subviewsMoved = LayoutFlags(rawValue: 1 << 11)
    /// While the view lays out its subviews for no other reason than that some of them moved.
    static let placesOnlyMoved = LayoutFlags(rawValue: 1 << 12)
    /// Whether the view's insets don't follow from its superview's alone.
    static let hasInsetSources = LayoutFlags(rawValue: 1 << 13)
    /// Whether insets were handed to the view since what it says of its margins changed.
    static let hasInsets = LayoutFlags(rawValue: 1 << 14)
    /// Whether constraints of the engine stand for the view's frame.
    static let isHeld = LayoutFlags(rawValue: 1 << 15)

    /// Whether the view is among its host's ``LayoutHost/wrappingViews``, and whether among the ``LayoutHost/looseViews``.
    static let isWrapping = LayoutFlags(rawValue: 1 << 16)
    static let isLoose = LayoutFlags(rawValue: 1 << 17)
    /// Whether the view's class moves its alignment rectangle by more than ``UIView/alignmentRectInsets``.
    static let hasOwnAlignment = LayoutFlags(rawValue: 1 << 18)

    /// While the view is asked for its own size.
    static let isAskedForSize = LayoutFlags(rawValue: 1 << 24)
    /// Whether the view is a scroll view, whose edges are those of its content for what is in it.
    static let isScrollView = LayoutFlags(rawValue: 1 << 25)
    /// Whether the layer's anchor point is elsewhere than in the middle.
    static let hasOwnAnchorPoint = LayoutFlags(rawValue: 1 << 23)
    /// Whether some subview is, or was, in the engine.
    static let mayHaveItemsBelow = LayoutFlags(rawValue: 1 << 22)
    /// Whether an image view shows something that may have insets to its alignment rectangle.
    static let showsPicture = LayoutFlags(rawValue: 1 << 21)

    /// Whether a view below has, or had, inset sources, and whether one waits for its insets.
    static let descendantHasInsetSources = LayoutFlags(rawValue: 1 << 19)
    static let descendantNeedsInsets = LayoutFlags(rawValue: 1 << 20)

    /// Whether a window is on the screen.
    static let isOnScreen = LayoutFlags(rawValue: 1 << 27)
    /// While a picture is drawn, for hidden views that are still seen folding.
    static let isSeenFolding = LayoutFlags(rawValue: 1 << 28)

    /// Whether the superview hears of a new size of the view's own, as cells do of their content view.
    static let tellsSuperviewOfSize = LayoutFlags(rawValue: 1 << 29)

    /// Whether the view was given a frame that the engine doesn't know yet.
    static let hasNewFrame = LayoutFlags(rawValue: 1 << 30)

    /// Whether ``UIView/updateProperties()`` ran since it was asked for.
    static let hasUpdatedProperties = LayoutFlags(rawValue: 1 << 31)

    /// For what a view's turn comes to update constraints.
    static let waitsForUpdate: LayoutFlags = [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]
    /// What an engine that no longer exists knew of the view.
    static let ofEngine: LayoutFlags = [
        .hasBaselineConstraints, .isHeld, .hasInsets, .isWrapping, .isLoose, .hasNewFrame,
    ]
    /// For what insets are handed down to the views below although the view's own didn't change.
    static let hasInsetsBelow: LayoutFlags = [.descendantHasInsetSources, .descendantNeedsInsets]
    /// For what the layout pass comes to a view.
    static let waitsForLayout: LayoutFlags = [.needsLayout, .descendantNeedsLayout, .subviewsMoved]
}

/// Priorities of a view's intrinsic size, by axis.
struct ContentPriorities {
    struct ByAxis {
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority

        subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
            get { axis == .horizontal ? horizontal : vertical }
            set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
        }
    }

    var hugging: ByAxis
    var compressionResistance = ByAxis(horizontal: .defaultHigh, vertical: .defaultHigh)

    init(horizontalHugging: UILayoutPriority = .defaultLow, verticalHugging: UILayoutPriority = .defaultLow) {
        hugging = ByAxis(horizontal: horizontalHugging, vertical: verticalHugging)
    }
}
