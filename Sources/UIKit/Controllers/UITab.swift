/// A tab of a tab bar controller, since iOS 18.
@preconcurrency @MainActor
open class UITab: NSObject {
    /// How the tab is shown.
    public enum Placement: Int, Sendable {
        case automatic = 0, `default`, optional, movable, pinned, fixed, sidebarOnly
    }

    /// What the tab says.
    open var title: String { didSet { made?.tabBarItem.title = title } }
    /// What the tab shows.
    open var image: UIImage? { didSet { made?.tabBarItem.image = image } }
    /// A line below the title, in a sidebar.
    /// - Note: Kept without effect.
    open var subtitle: String?
    /// What stands on the tab.
    open var badgeValue: String? { didSet { made?.tabBarItem.badgeValue = badgeValue } }
    /// The tab's name.
    public let identifier: String
    /// Whether the tab is left out.
    open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabsChanged() } } }
    /// Whether a person may take the tab away.
    /// - Note: Kept without effect.
    open var allowsHiding = false
    /// Where the tab stands.
    /// - Note: Kept without effect.
    open var preferredPlacement = Placement.automatic
    /// What the program knows of the tab.
    /// - Note: Kept without effect.
    open var userInfo: Any?
    /// The controller of the tabs.
    open internal(set) weak var tabBarController: UITabBarController?
    /// The group that holds the tab.
    open internal(set) weak var parent: UITabGroup?
    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?

    /// A tab whose controller a closure makes, when it is needed.
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
    }

    /// The controller of the tab.
    open var viewController: UIViewController? {
        if let made { return made }
        guard let controller = provider?(self) else { return nil }
        controller.tabBarItem = UITabBarItem(title: title, image: image, selectedImage: nil)
        controller.tabBarItem.badgeValue = badgeValue
        made = controller
        return controller
    }
}

/// A tab for searching.
open class UISearchTab: UITab {
    /// Whether a touch begins the search.
    /// - Note: Kept without effect.
    open var automaticallyActivatesSearch = false

    /// A tab of a title and a picture.
    public override init(
        title: String = "Search", image: UIImage? = UIImage(systemName: "magnifyingglass"),
        identifier: String = "com.apple.UIKit.Search", viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    }

    /// A tab with the usual title and picture.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.Search",
            viewControllerProvider: viewControllerProvider)
    }
}

/// A tab that holds others, shown in a sidebar. Here it is a tab like others.
open class UITabGroup: UITab {
    /// The tabs in it.
    open var children: [UITab] { didSet { for child in children { child.parent = self } } }
    /// The tab in it that is shown first.
    /// - Note: Kept without effect.
    open var defaultChildIdentifier: String?
    /// What stands below the tabs, in a sidebar.
    /// - Note: Kept without effect.
    open var sidebarActions: [UIAction] = []

    /// A group of tabs.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        for child in children { child.parent = self }
    }

    /// The tab in it of that name.
    open func tab(forIdentifier identifier: String) -> UITab? { children.first { $0.identifier == identifier } }
}
