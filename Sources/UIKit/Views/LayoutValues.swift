internal import AutoLayout

/// What layout starts from: what was said of a view, but for what programs may override.
struct LayoutInputs {
    /// The frame that autoresizing starts from, and the superview's size it was set for.
    var autoresizingBase: AutoresizingBase
    var contentPriorities = ContentPriorities()
    var ownMargins = OwnMargins.standard
    /// The margins that hold while the view sets none.
    var marginDefaults = MarginDefaults.ordinary
    /// The safe area of a tree's root, as the device and bars make it.
    var rootSafeAreaInsets = UIEdgeInsets.zero

    init(frame: CGRect) {
        autoresizingBase = AutoresizingBase(frame: frame, superviewSize: nil)
    }
}

/// What the last pass found of a view, besides its bounds, its centre and its safe area.
struct LayoutResults {
    // First what is written of each view that moves: Prefetching.swift knows how much that is.
    /// The frame in the root's coordinates, exact.
    var rectangle = Rectangle()
    /// The frame's corner in the root's coordinates, on the pixel grid.
    var corner = CGPoint.zero
    /// The width at which the content wraps; read by views whose ``UIView/wrapsContent`` is true.
    var wrappingWidth: CGFloat?
    /// The margins.
    var margins: UIEdgeInsets?
    /// The frame in the root's coordinates from which insets were last handed down.
    var insetRectangle = Rectangle()
}

/// The constraints that a view has to do with.
struct ConstraintLinks {
    /// Those that the view holds.
    var owned = ConstraintList()
    /// Active ones that mention the view or one of its guides, wherever they are held.
    var mentions = MentionList()
    /// By what constraints, anchors and guides name the view.
    var reference: ItemReference?
}
