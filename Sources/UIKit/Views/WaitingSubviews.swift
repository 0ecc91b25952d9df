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

extension UIView {
    /// The subviews that may wait for a pass, back to front.
    var waitingViews: [UIView] {
        switch waitingSubviews {
        case .none: []
        case .one(let view): [view.takeUnretainedValue()]
        case .several: storedSubviews
        }
    }

    /// Notes that the view's insets don't follow from its superview's alone.
    func noteInsetSource() {
        flags.insert(.hasInsetSources)
        superview?.flags.insert(.subviewsHaveInsetSources)
    }

    /// Tells the superview what it missed while it was not known here.
    func catchUpWithSuperview() {
        if flags.contains(.hasInsetSources) { noteInsetSource() }
        if !flags.isDisjoint(with: .waitsForUpdate) {
            raiseFlagsToRoot()
        } else if !flags.isDisjoint(with: .waitsForLayout) {
            raiseLayoutFlag()
        }
    }
}
