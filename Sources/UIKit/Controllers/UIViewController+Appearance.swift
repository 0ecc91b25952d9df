/// Where a controller is between unseen and seen.
enum Appearance {
    case disappeared, appearing, appeared, disappearing

    /// Whether the view is about to change between seen and unseen.
    var isChanging: Bool { self == .appearing || self == .disappearing }
}

// As on Apple's systems a controller hears `viewWillAppear`, `viewIsAppearing` and `viewDidAppear` in this order and
// once each time its view comes up, and its children hear them after it.

extension UIViewController {
    func begin(isAppearing: Bool, animated: Bool) {
        if isAppearing {
            guard appearance == .disappeared || appearance == .disappearing else { return }
            loadViewIfNeeded()
            appearance = .appearing
            viewWillAppear(animated)
            forEachShownChild { $0.beginAppearanceTransition(true, animated: animated) }
            viewIsAppearing(animated)
        } else {
            guard appearance == .appeared || appearance == .appearing else { return }
            appearance = .disappearing
            viewWillDisappear(animated)
            forEachShownChild { $0.beginAppearanceTransition(false, animated: animated) }
        }
    }

    func end() {
        switch appearance {
        case .appearing:
            appearance = .appeared
            viewDidAppear(false)
            isMovingToParent = false
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(false)
        case .appeared, .disappeared: return
        }
        forEachShownChild { $0.endAppearanceTransition() }
    }

    private func forEachShownChild(_ body: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods, let root = viewIfLoaded else { return }
        for child in children where child.viewIfLoaded?.isDescendant(of: root) ?? false { body(child) }
    }

    /// Whether a parent that is seen leaves it to the view's coming and going when this controller appears.
    private var followsItsView: Bool {
        guard let parent, !(parent is any BarContainer) else { return false }
        return parent.shouldAutomaticallyForwardAppearanceMethods
            && (parent.appearance == .appeared || parent.appearance == .appearing)
    }

    /// A child whose view enters or leaves the window of a parent that is seen appears or disappears with it.
    func viewWillMove(toWindow window: UIWindow?) {
        if followsItsView { beginAppearanceTransition(window != nil, animated: false) }
    }

    func viewDidMoveToWindow() {
        if followsItsView, parent?.appearance == .appeared, appearance.isChanging { endAppearanceTransition() }
    }
}
