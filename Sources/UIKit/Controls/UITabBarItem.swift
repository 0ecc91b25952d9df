import Foundation

/// What a tab bar shows for a controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// The look of the bar while the item is chosen; nil for the bar’s own.
    /// - Note: Kept without effect.
    open var standardAppearance: UITabBarAppearance?
    /// The look of the bar at the end of the content while the item is chosen; nil for the bar’s own.
    /// - Note: Kept without effect.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// The items UIKit has ready.
    public enum SystemItem: Int, Sendable {
        /// In Apple's order.
        case more = 0, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        /// In Apple's order.
        case mostRecent, mostViewed
    }

    /// The picture while the item is chosen.
    open var selectedImage: UIImage?
    /// The text on the item's badge.
    open var badgeValue: String?
    /// The colour of the badge.
    open var badgeColor: UIColor?
    /// A shift of the title.
    open var titlePositionAdjustment = UIOffset.zero
    /// Which of UIKit's items it is, if any.
    package private(set) var systemItem: SystemItem?

    /// An item of nothing.
    nonisolated public override init() {
        super.init()
    }

    /// An item of a title and picture.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// A stand-in for code that sets a common look; no item takes it on.
    public static func appearance() -> UITabBarItem { UITabBarItem() }
    /// A stand-in for code that sets a common look; no item takes it on.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UITabBarItem { UITabBarItem() }

    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// Keeps the attributes of the badge's text; it is drawn as usual.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state.rawValue] = textAttributes
    }
    /// The attributes of the badge's text.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }

    /// An item of a title and pictures.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    /// One of UIKit's items.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.systemItem = systemItem
        self.tag = tag
    }

    /// The title as it is shown: that of UIKit's item where none is set.
    package var displayedTitle: String? {
        if let title { return title }
        switch systemItem {
        case .more: return "More"
        case .favorites: return "Favorites"
        case .featured: return "Featured"
        case .topRated: return "Top Rated"
        case .recents: return "Recents"
        case .contacts: return "Contacts"
        case .history: return "History"
        case .bookmarks: return "Bookmarks"
        case .search: return "Search"
        case .downloads: return "Downloads"
        case .mostRecent: return "Most Recent"
        case .mostViewed: return "Most Viewed"
        case nil: return nil
        }
    }

    /// The picture as it is shown: that of UIKit's item where none is set.
    package var displayedImage: UIImage? {
        if let image { return image }
        switch systemItem {
        case .more: return UIImage(systemName: "ellipsis")
        case .favorites, .featured, .topRated: return UIImage(systemName: "star.fill")
        case .recents, .history, .mostRecent: return UIImage(systemName: "clock.fill")
        case .contacts: return UIImage(systemName: "person.circle.fill")
        case .bookmarks: return UIImage(systemName: "book.fill")
        case .search: return UIImage(systemName: "magnifyingglass")
        case .downloads: return UIImage(systemName: "square.and.arrow.down.fill")
        case .mostViewed: return UIImage(systemName: "list.number")
        case nil: return nil
        }
    }
}
