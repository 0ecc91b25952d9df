import Foundation

/// A bar of buttons at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView {
    /// The buttons and spaces in order.
    open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
    /// The look before appearances.
    open var barStyle = UIBarStyle.default
    /// The colour behind the items.
    open var barTintColor: UIColor?
    /// Whether what is behind shines through.
    open var isTranslucent = true
    /// The look above content.
    open var standardAppearance = UIToolbarAppearance()
    /// The look at the bottom of scrolled content.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// Whether the bar's bottom keeps to the safe area on a device with a home indicator, where the tools of Xcode 12
    /// and 13 made it higher. What knows the constraints sets it; nobody does by default.
    package var keepsToSafeAreaAboveHomeIndicator = false { didSet { invalidateIntrinsicContentSize() } }

    /// Sets all items.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// No width of its own; 44 points high, 49 in documents of toolsVersion 17156 to 20037 on devices with a home
    /// indicator whose safe area holds the bar's bottom (108 of 111).
    open override var intrinsicContentSize: CGSize {
        let isHigher = keepsToSafeAreaAboveHomeIndicator && (17000..<21000).contains(layoutEnvironment.toolsVersion)
        return CGSize(width: UIView.noIntrinsicMetric, height: isHigher ? 49 : 44)
    }

    /// The width asked for at the bar's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }
}
