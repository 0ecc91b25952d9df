import Foundation

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// When the title is shown large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item before.
        case automatic = 0
        /// Where the bar shows large titles.
        case always
        /// Not at all.
        case never
    }

    /// The title.
    open var title: String?
    /// A line above the title.
    open var prompt: String? { didSet { if prompt != oldValue { bar?.heightMayChange() } } }
    /// A view in the title's place. One without a size gets the one that fits.
    open var titleView: UIView? { didSet { bar?.setNeedsLayout() } }
    /// The back button of the controller after this one.
    open var backBarButtonItem: UIBarButtonItem?
    /// What the back button after this one says.
    open var backButtonTitle: String?
    /// Whether the back button is left out.
    open var hidesBackButton = false
    /// Whether items on the left leave the back button in place.
    open var leftItemsSupplementBackButton = false
    /// When the title is shown large.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { bar?.heightMayChange() } }
    }
    /// The items on the left, from the left.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
    /// The items on the right, from the right.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
    /// How the back button after this item is shown.
    public enum BackButtonDisplayMode: Int, Sendable {
        case `default` = 0, generic, minimal
    }

    /// How the back button after this item is shown.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// The search whose bar stands below the title.
    open var searchController: UISearchController? { didSet { bar?.heightMayChange() } }
    /// The bar's look at the top of scrolled content in landscape on phones; nil for the bar's own.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.copy() }
    }
    /// The bar's look above content; nil for the bar's own.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet { standardAppearance = standardAppearance?.copy() }
    }
    /// The bar's look in landscape on phones; nil for the bar's own.
    open var compactAppearance: UINavigationBarAppearance? { didSet { compactAppearance = compactAppearance?.copy() } }
    /// The bar's look at the top of scrolled content; nil for the bar's own.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copy() }
    }
    /// How items stand in the bar.
    public enum ItemStyle: Int, Sendable { case navigator = 0, browser, editor }
    /// Where a search bar stands.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic = 0, inline, stacked, integrated, integratedCentered
    }

    /// How items stand in the bar; they stand as in a navigator.
    /// - Note: Kept without effect.
    open var style = ItemStyle.navigator
    /// A line below the title, since iOS 26.
    /// - Note: Kept without effect.
    open var subtitle: String?
    /// The title with attributes, since iOS 26; ``title`` is shown.
    /// - Note: Kept without effect.
    open var attributedTitle: AttributedString?
    /// The line below the title with attributes, since iOS 26.
    /// - Note: Kept without effect.
    open var attributedSubtitle: AttributedString?
    /// A line below a large title, since iOS 26.
    /// - Note: Kept without effect.
    open var largeSubtitle: String?
    /// The line below a large title with attributes, since iOS 26.
    /// - Note: Kept without effect.
    open var largeAttributedSubtitle: AttributedString?
    /// A view below the title, since iOS 26.
    /// - Note: Kept without effect.
    open var subtitleView: UIView?
    /// A view below a large title, since iOS 26.
    /// - Note: Kept without effect.
    open var largeSubtitleView: UIView?
    /// Whether the search bar may stand in a toolbar on phones, since iOS 26; it stands below the title.
    /// - Note: Kept without effect.
    open var searchBarPlacementAllowsToolbarIntegration = true
    /// Whether the search bar may stand elsewhere, since iOS 26; it stands below the title.
    /// - Note: Kept without effect.
    open var searchBarPlacementAllowsExternalIntegration = false
    /// What stands above the menu of the title.
    /// - Note: Kept without effect.
    open var documentProperties: UIDocumentProperties?
    /// Where the search bar is to stand; it stands below the title.
    /// - Note: Kept without effect.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// Where the search bar stands.
    open var searchBarPlacement: SearchBarPlacement { .stacked }
    /// Renames what the screen shows; nobody does.
    /// - Note: Kept without effect.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
    /// What the way back does in place of going back.
    /// - Note: Kept without effect.
    open var backAction: UIAction?
    /// The menu of the title.
    /// - Note: Kept without effect.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    /// By which name a person's changes of the bar are kept.
    /// - Note: Kept without effect.
    open var customizationIdentifier: String?
    /// Items in the middle of the bar, on pads.
    /// - Note: Kept without effect.
    open var centerItemGroups: [UIBarButtonItemGroup] = []
    /// Items that are always at the trailing end.
    /// - Note: Kept without effect.
    open var pinnedTrailingGroup: UIBarButtonItemGroup?
    /// What stands in the menu of items without room.
    /// - Note: Kept without effect.
    open var additionalOverflowItems: UIDeferredMenuElement?
    /// The items at the leading end, by groups.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { leftBarButtonItems.map { [UIBarButtonItemGroup(barButtonItems: $0, representativeItem: nil)] } ?? [] }
        set { leftBarButtonItems = newValue.flatMap { $0.isHidden ? [] : $0.barButtonItems } }
    }
    /// The items at the trailing end, by groups.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get {
            rightBarButtonItems.map { [UIBarButtonItemGroup(barButtonItems: $0.reversed(), representativeItem: nil)] }
                ?? []
        }
        set { rightBarButtonItems = newValue.flatMap { $0.isHidden ? [] : $0.barButtonItems }.reversed() }
    }
    /// The bar that shows the item.
    weak var bar: UINavigationBar?
    /// Whether the search bar below the bar goes away while content is scrolled down.
    open var hidesSearchBarWhenScrolling = true

    /// An item of a title.
    public init(title: String) {
        self.title = title
    }

    /// The first item on the left.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first item on the right.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Leaves the back button out or not.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    /// Sets the first item on the left.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the first item on the right.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the items on the left.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the items on the right.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
}

/// Renames what a screen shows. Nobody does.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
    /// - Note: Kept without effect.
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
}
