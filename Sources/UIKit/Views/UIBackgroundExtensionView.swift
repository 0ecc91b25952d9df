/// Shows a view within the safe area. The system goes on with its look beyond (iOS 26); here the rest stays empty.
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
    /// The view that is shown.
    open var contentView: UIView? {
        didSet {
            guard contentView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let contentView { insertSubview(contentView, at: 0) }
        }
    }

    /// Whether the content view fills the safe area; otherwise the program places it.
    open var automaticallyPlacesContentView = true { didSet { setNeedsLayout() } }

    /// Places the content view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if automaticallyPlacesContentView { contentView?.frame = bounds.inset(by: safeAreaInsets) }
    }

    /// Places the content view anew.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
