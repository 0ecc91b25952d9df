/// The subviews of a view that wait for the next pass: so that a pass doesn't have to ask thousands for the sake of one.
enum WaitingSubviews {
    case none
    /// Not retained: a subview that leaves is forgotten.
    case one(Unmanaged<UIView>)
    /// More than one; which ones their flags tell.
    case several

    mutating func insert(_ view: Unmanaged<UIView>) {
        switch self {
        case .none: self = .one(view)
        case .one(let other): if other.toOpaque() != view.toOpaque() { self = .several }
        case .several: break
        }
    }

    mutating func remove(_ view: UIView) {
        if case .one(let other) = self, other.toOpaque() == Unmanaged.passUnretained(view).toOpaque() { self = .none }
    }
}

/// The subviews that may wait for a pass, one after the other, back to front.
struct WaitingViews {
    private var single: UIView?
    private var list: [UIView] = []
    private var next = 0

    init(_ view: UIView) { single = view }

    @MainActor
    init(in superview: UIView) {
        switch superview.waitingSubviews {
        case .none: break
        case .one(let view): single = view.takeUnretainedValue()
        case .several: list = superview.storedSubviews
        }
    }

    /// The next view; nil after the last one.
    @MainActor
    mutating func takeNext() -> UIView? {
        guard next < list.count else {
            defer { single = nil }
            return single
        }
        Prefetching.ahead(of: next, in: list)
        defer { next += 1 }
        return list[next]
    }
}

extension UIView {
    /// Notes that the view's insets don't follow from its superview's alone.
    func noteInsetSource() {
        flags.insert(.hasInsetSources)
        raiseInsetFlag(.descendantHasInsetSources)
    }

    /// Lets the next pass hand the view its insets anew.
    func askForInsets() {
        flags.remove(.hasInsets)
        raiseInsetFlag(.descendantNeedsInsets)
    }

    /// Marks the views above, up to the first that has the mark: those above that have it, too.
    private func raiseInsetFlag(_ flag: LayoutFlags) {
        var view = unretainedSuperview
        while let current = view, !current.withView({ $0.flags.contains(flag) }) {
            view = current.withView {
                $0.flags.insert(flag)
                return $0.unretainedSuperview
            }
        }
    }

    /// Tells the superview of the inset sources in the view's tree, and of the views in it that wait for their insets.
    func raiseInsetFlags() {
        if !flags.isDisjoint(with: [.hasInsetSources, .descendantHasInsetSources]) {
            raiseInsetFlag(.descendantHasInsetSources)
        }
        if !flags.contains(.hasInsets) || flags.contains(.descendantNeedsInsets) {
            raiseInsetFlag(.descendantNeedsInsets)
        }
    }

    /// Tells the superview what it missed while it was not known here.
    func catchUpWithSuperview() {
        raiseInsetFlags()
        if !flags.isDisjoint(with: .waitsForUpdate) {
            raiseFlagsToRoot()
        } else if !flags.isDisjoint(with: .waitsForLayout) {
            raiseLayoutFlag()
        }
    }
}
