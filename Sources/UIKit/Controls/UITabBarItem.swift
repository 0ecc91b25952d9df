import Foundation

/// What a tab bar shows for a controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// The look of the bar while the item is chosen; nil for the bar’s own.
    open var standardAppearance: UITabBarAppearance?
    /// The look of the bar at the end of the content while the item is chosen; nil for the bar’s own.
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

    /// The stand-in whose attributes, shift of the title and colour of the badge items have that have none of their own.
    public static func appearance() -> UITabBarItem { standIn(of: UITabBarItem.self) { UITabBarItem() } }
    /// A stand-in for code that sets a look of items in some views; no item takes it on.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UITabBarItem { UITabBarItem() }

    /// The title's attributes for a state: the item's own, else those that the stand-in has.
    package func shownTitleAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        titleTextAttributes(for: state) ?? Self.appearance().titleTextAttributes(for: state) ?? [:]
    }
    /// The attributes of the badge's text for a state: the item's own, else those that the stand-in has.
    package func shownBadgeAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        badgeTextAttributes(for: state) ?? Self.appearance().badgeTextAttributes(for: state) ?? [:]
    }
    /// The badge's colour, or the one that the stand-in has.
    package var shownBadgeColor: UIColor? { badgeColor ?? Self.appearance().badgeColor }
    /// The shift of the title, or the one that the stand-in has.
    package var shownTitleAdjustment: UIOffset {
        titlePositionAdjustment == .zero ? Self.appearance().titlePositionAdjustment : titlePositionAdjustment
    }

    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// Sets the attributes of the badge's text for a state.
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
