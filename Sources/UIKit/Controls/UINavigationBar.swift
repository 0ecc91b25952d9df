import Foundation

/// The bar at the top that names where a person is and leads back. `BarMetrics` lists its heights.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// How the bar behaves.
    /// - Note: Kept without effect.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// Sets a picture behind the bar; the position has no effect.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: barMetrics) }
    /// The picture behind the bar.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: barMetrics)
    }
    /// The items of the controllers on the stack, the shown one last.
    open var items: [UINavigationItem]? {
        didSet {
            for item in oldValue ?? [] { item.bar = nil }
            for item in items ?? [] { item.bar = self }
            setNeedsDisplay()
            setNeedsLayout()
            if hasPrompt(oldValue) != hasPrompt(items) { invalidateIntrinsicContentSize() }
        }
    }
    /// The look before appearances.
    open var barStyle = UIBarStyle.default
    /// The colour behind the items.
    open var barTintColor: UIColor?
    /// Whether what is behind shines through.
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { tellBarContainer() } } }
    /// Whether titles are shown large.
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { heightMayChange() } } }
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The attributes of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The picture of the line at the bottom, where a picture for the background is set as well.
    open var shadowImage: UIImage?
    /// The look above content.
    open var standardAppearance: UINavigationBarAppearance {
        get { ownStandardAppearance ?? usualAppearance }
        set { ownStandardAppearance = newValue }
    }
    /// What was set as the standard look; nil before.
    var ownStandardAppearance: UINavigationBarAppearance? {
        didSet { ownStandardAppearance = ownStandardAppearance?.copy() }
    }
    private lazy var usualAppearance = UINavigationBarAppearance()
    /// The look in landscape on phones.
    open var compactAppearance: UINavigationBarAppearance? { didSet { compactAppearance = compactAppearance?.copy() } }
    /// The look at the top of scrolled content.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copy() }
    }
    /// The look in landscape on phones at the top of scrolled content.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.copy() }
    }
    /// The picture beside the back button's title; nil for the system's arrow.
    open var backIndicatorImage: UIImage?
    /// What cuts titles that slide under that picture.
    /// - Note: Kept without effect.
    open var backIndicatorTransitionMaskImage: UIImage?
    private var backgroundImages: [UIBarMetrics: UIImage] = [:]

    /// The item shown.
    open var topItem: UINavigationItem? { items?.last }
    /// The item that the back button leads to.
    open var backItem: UINavigationItem? { items?.dropLast().last }

    /// Puts an item in front, unless the delegate says no.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
        items = (items ?? []) + [item]
        delegate?.navigationBar(self, didPush: item)
    }

    /// Takes the item in front away, unless the delegate says no. Answers the item that is, or was, in front.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) != false else { return topItem }
        items?.removeLast()
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    /// Sets all items. Where that is animated, the delegate hears of a new item in front, or of the one that went.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let (old, new) = (self.items ?? [], items ?? [])
        self.items = new
        guard animated, let top = new.last, top !== old.last else { return }
        if !old.contains(where: { $0 === top }) {
            delegate?.navigationBar(self, didPush: top)
        } else if let former = old.last {
            delegate?.navigationBar(self, didPop: former)
        }
    }

    /// Sets the picture behind the items.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
    }

    /// Decides whether items come and go.
    open weak var delegate: (any UINavigationBarDelegate)?
    private var titleShifts: [UIBarMetrics: CGFloat] = [:]
    /// Keeps how far the title is moved down; it isn't drawn.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleShifts[barMetrics] = adjustment
    }
    /// How far the title is moved down.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleShifts[barMetrics] ?? 0 }

    /// The picture behind the items.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    /// How much of the bar's lower end a search bar takes, in points.
    package internal(set) var searchRoom: CGFloat = 0 { didSet { if searchRoom != oldValue { setNeedsLayout() } } }

    /// How much of the bar's lower end a large title takes, in points; nil where no controller places the bar.
    var largeTitleRoom: CGFloat? { didSet { if largeTitleRoom != oldValue { setNeedsLayout() } } }

    /// No width of its own; as high as what it shows needs (44 points in 13 of 13 recorded documents).
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: barMetrics.navigationBar(isLarge: prefersLargeTitles, hasPrompt: hasPrompt(items)))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeCustomViews()
    }

    /// Has the bar, and the container that places it, ask anew how high it is.
    func heightMayChange() {
        invalidateIntrinsicContentSize()
        (superview?.viewController as? any BarContainer)?.barsChanged()
    }

    private func hasPrompt(_ items: [UINavigationItem]?) -> Bool { items?.last?.prompt?.isEmpty == false }

    /// The width asked for at the bar's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }
}

/// Knows where it is.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}

extension UINavigationBar: UIBarPositioning {
    /// Where the bar is: at the top.
    public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }
}

extension UIToolbar: UIBarPositioning {
    /// Where the bar is: at the bottom.
    public var barPosition: UIBarPosition { .bottom }
}

extension UISearchBar: UIBarPositioning {
    /// Where the bar is: anywhere.
    public var barPosition: UIBarPosition { .any }
}

/// Says where a bar is.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// At the top.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
}

/// Decides whether items of a navigation bar come and go.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// It does.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    /// It does.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
