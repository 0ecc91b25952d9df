internal import CPrefetch

/// Asks for memory ahead of its use.
///
/// The views of a large tree don't fit into the processor's caches, and a pass touches each view that moves only for a
/// moment: waiting for the memory of one view after the other took most of the time of a pass over 10,000 views. A loop
/// over views asks for those a few steps ahead instead, so that many are on their way at once.
enum Prefetching {
    /// How many steps ahead.
    static let distance = 16

    /// The first stored properties of a view: its flags, relatives and item.
    @inline(__always)
    static func marks(of view: Unmanaged<UIView>) { espalier_prefetch(view.toOpaque(), 80) }

    /// All that layout reads and writes of a view that moves, up to the corner that the last pass found.
    @inline(__always)
    static func place(of view: Unmanaged<UIView>) { espalier_prefetch(view.toOpaque(), 208) }

    /// What laying out the views that follow will touch: of each view first the view, then the list of its subviews, then
    /// these, as each says where the next is.
    @inline(__always)
    @MainActor
    static func ahead(of index: Int, in views: [UIView]) {
        if index + distance < views.count { place(of: .passUnretained(views[index + distance])) }
        if index + distance / 2 < views.count {
            Unmanaged.passUnretained(views[index + distance / 2]).withView { view in
                if view.flags.contains(.subviewsMoved) { elements(of: view.storedSubviews) }
            }
        }
        if index + distance / 4 < views.count {
            Unmanaged.passUnretained(views[index + distance / 4]).withView { view in
                guard view.flags.contains(.subviewsMoved) else { return }
                for place in 0..<min(distance, view.storedSubviews.count) {
                    self.place(of: .passUnretained(view.storedSubviews[place]))
                }
            }
        }
    }

    @inline(__always)
    private static func elements(of views: [UIView]) {
        views.withUnsafeBufferPointer { espalier_prefetch($0.baseAddress, 64) }
    }
}
