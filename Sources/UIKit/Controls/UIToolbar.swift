import Foundation

/// A bar of buttons at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView {
    /// Says where the bar stands; nobody is asked.
    /// - Note: Kept without effect.
    open weak var delegate: (any UIToolbarDelegate)?
    /// The buttons and spaces in order.
    open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
    /// The look before appearances.
    open var barStyle = UIBarStyle.default
    /// The colour behind the items.
    open var barTintColor: UIColor?
    /// Whether what is behind shines through.
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { tellBarContainer() } } }
    /// The look above content.
    open var standardAppearance: UIToolbarAppearance {
        get { ownStandardAppearance ?? usualAppearance }
        set { ownStandardAppearance = newValue }
    }
    private var ownStandardAppearance: UIToolbarAppearance? {
        didSet { ownStandardAppearance = ownStandardAppearance?.copy() }
    }
    private lazy var usualAppearance = UIToolbarAppearance()
    /// The look at the bottom of scrolled content.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copy() }
    }

    /// The look in landscape on phones.
    /// - Note: Kept without effect.
    open var compactAppearance: UIToolbarAppearance?
    private var backgroundImages: [UIBarMetrics: UIImage] = [:]
    private var shadowImages: [UIBarPosition: UIImage] = [:]

    /// Sets the picture behind the items; the same wherever the bar is.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgroundImages[barMetrics] = backgroundImage
    }

    /// The picture behind the items; the same wherever the bar is.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barMetrics]
    }

    /// Sets the picture of the line at the bar's edge.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadowImages[topOrBottom] = shadowImage
    }

    /// The picture of the line at the bar's edge.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }

    /// Sets all items.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeCustomViews()
    }

    /// No width of its own; `BarMetrics` has the height.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.freeToolbar)
    }

    /// The width asked for at the bar's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }
}

/// Says where a toolbar stands.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
