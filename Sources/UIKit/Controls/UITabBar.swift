import Foundation

/// The bar at the bottom that switches between parts of an app. `BarMetrics` has its height.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// How the items are spread.
    public enum ItemPositioning: Int, Sendable {
        /// As the width suggests.
        case automatic = 0
        /// Over the whole width.
        case fill
        /// Around the middle.
        case centered
    }

    /// Hears of items that are chosen.
    /// - Note: Kept without effect.
    open weak var delegate: (any UITabBarDelegate)?
    /// The picture behind the item that is on.
    /// - Note: Kept without effect.
    open var selectionIndicatorImage: UIImage?
    /// The old name of the tint colour.
    open var selectedImageTintColor: UIColor? {
        get { tintColor }
        set { tintColor = newValue }
    }
    /// The items in order.
    open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
    /// The item that is on.
    open var selectedItem: UITabBarItem? { didSet { setNeedsDisplay() } }
    /// The look before appearances.
    open var barStyle = UIBarStyle.default
    /// The colour behind the items.
    open var barTintColor: UIColor?
    /// The colour of the items that are off.
    open var unselectedItemTintColor: UIColor?
    /// Whether what is behind shines through.
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { tellBarContainer() } } }
    /// A hidden bar covers nothing: the safe areas of what is shown beneath it follow.
    open override var isHidden: Bool { didSet { if isHidden != oldValue { tellBarContainer() } } }
    /// A picture in place of the bar's ground; one without a size makes it clear.
    open var backgroundImage: UIImage?
    /// The picture of the line at the top, where ``backgroundImage`` is set as well.
    open var shadowImage: UIImage?
    /// How the items are spread.
    open var itemPositioning = ItemPositioning.automatic
    /// The width of an item, in points; 0 for UIKit's own.
    open var itemWidth: CGFloat = 0
    /// The space between items, in points; 0 for UIKit's own.
    open var itemSpacing: CGFloat = 0
    /// The look above content.
    open var standardAppearance: UITabBarAppearance {
        get { ownStandardAppearance ?? usualAppearance }
        set { ownStandardAppearance = newValue }
    }
    /// What was set as the standard look; nil before.
    var ownStandardAppearance: UITabBarAppearance? { didSet { ownStandardAppearance = ownStandardAppearance?.copy() } }
    private lazy var usualAppearance = UITabBarAppearance()
    /// The look at the bottom of scrolled content.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copy() }
    }

    /// Sets all items.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    /// No width of its own; `BarMetrics` has the height (49 points in 37 recorded documents).
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.freeTabBar)
    }

    /// The width asked for at the bar's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }
}

/// Hears of the items of a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// A person chose an item.
    /// - Note: Kept without effect.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
