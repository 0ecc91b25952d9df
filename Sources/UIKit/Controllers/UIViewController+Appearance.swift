/// Where a controller is between unseen and seen.
enum Appearance {
    case disappeared, appearing, appeared, disappearing

    /// Whether the view is about to change between seen and unseen.
    var isChanging: Bool { self == .appearing || self == .disappearing }
}

// As on Apple's systems a controller hears `viewWillAppear`, `viewIsAppearing` and `viewDidAppear` in this order and
// each time it is told that its view comes up, and its children hear them after it.

extension UIViewController {
    /// Whether the view is seen, or about to be.
    var isSeen: Bool { appearance == .appearing || appearance == .appeared }

    func begin(isAppearing: Bool, animated: Bool) {
        if isAppearing {
            // Who is told again after the view appeared hears of it again.
            guard appearance != .appearing else { return }
            loadViewIfNeeded()
            appearance = .appearing
            isAppearanceAnimated = animated
            viewWillAppear(animated)
            setNeedsUpdateContentUnavailableConfiguration()
            isToHearOfAppearing = true
            forward { $0.beginAppearanceTransition(true, animated: animated) }
            // A child hears of it after its parent.
            if viewIfLoaded?.window != nil, parent?.isToHearOfAppearing != true { tellOfAppearing() }
        } else {
            guard isSeen else { return }
            appearance = .disappearing
            isAppearanceAnimated = animated
            viewWillDisappear(animated)
            forward { $0.beginAppearanceTransition(false, animated: animated) }
        }
    }

    /// Calls `viewIsAppearing`, once the view is in a window (documentation of that method). Where there is none, before
    /// `viewDidAppear`.
    private func tellOfAppearing() {
        guard isToHearOfAppearing, appearance == .appearing else { return }
        // What the view stands in hears of it first.
        if let parent, parent.viewIfLoaded?.window != nil { parent.tellOfAppearing() }
        guard isToHearOfAppearing else { return }
        isToHearOfAppearing = false
        setNeedsStatusBarAppearanceUpdate()
        viewIfLoaded?.foreseeSafeArea()
        viewIsAppearing(isAppearanceAnimated)
        for child in toldChildren where child.viewIfLoaded?.window != nil { child.tellOfAppearing() }
    }

    func end() {
        switch appearance {
        case .appearing:
            tellOfAppearing()
            appearance = .appeared
            viewDidAppear(isAppearanceAnimated)
            isMovingToParent = false
            takeKeyPressesOnAppearing()
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(isAppearanceAnimated)
            for window in UIApplication.shared.windows { window.showInputViews() }
        case .appeared, .disappeared: return
        }
        let told = toldChildren
        toldChildren = []
        for child in told { child.endAppearanceTransition() }
        for child in shownChildren where !told.contains(where: { $0 === child }) { child.endAppearanceTransition() }
    }

    /// A controller that can be the first responder is when it appears and nothing else in the window is: so the views that it
    /// wants above the keyboard are there without a call.
    private func takeKeyPressesOnAppearing() {
        guard let window = viewIfLoaded?.window else { return }
        if canBecomeFirstResponder, ThreadContext.current.firstResponders.first(in: window) == nil {
            becomeFirstResponder()
        }
        window.showInputViews()
    }

    /// Tells the children that are shown of the beginning of a transition. They hear of its end, too, though they may have been
    /// taken out meanwhile.
    private func forward(_ body: (UIViewController) -> Void) {
        let shown = shownChildren
        toldChildren = shown
        for child in shown { body(child) }
    }

    private var shownChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let root = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: root) ?? false }
    }

    /// Whether a parent that is seen leaves it to the view's coming and going when this controller appears.
    private var followsItsView: Bool {
        guard let parent, !(parent is any BarContainer) else { return false }
        return parent.shouldAutomaticallyForwardAppearanceMethods && parent.isSeen
            && !parent.childrenInTransition.contains { $0 === self }
    }

    /// A child whose view enters or leaves the window of a parent that is seen appears or disappears with it.
    func viewWillMove(toWindow window: UIWindow?) {
        guard followsItsView, isSeen != (window != nil) else { return }
        beginAppearanceTransition(window != nil, animated: false)
    }

    func viewDidMoveToWindow() {
        if viewIfLoaded?.window != nil { tellOfAppearing() }
        if followsItsView, parent?.appearance == .appeared, appearance.isChanging { endAppearanceTransition() }
    }
}
