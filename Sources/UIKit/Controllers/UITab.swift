/// A tab of a tab bar controller, since iOS 18.
@preconcurrency @MainActor
open class UITab: NSObject {
    /// How the tab is shown.
    public enum Placement: Int, Sendable {
        case automatic = 0, `default`, optional, movable, pinned, fixed, sidebarOnly
    }

    /// What the tab says.
    open var title: String { didSet { barItem?.title = title } }
    /// What the tab shows.
    open var image: UIImage? { didSet { barItem?.image = image } }
    /// A line below the title, in a sidebar.
    /// - Note: Kept without effect.
    open var subtitle: String?
    /// What stands on the tab.
    open var badgeValue: String? { didSet { barItem?.badgeValue = badgeValue } }
    /// The tab's name.
    public let identifier: String
    /// Whether the tab is left out.
    open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabsChanged() } } }
    /// Whether the tab can be chosen.
    open var isEnabled = true { didSet { barItem?.isEnabled = isEnabled } }
    /// Whether the tab stands in a bar that has places to choose from: no bar has.
    open var hasVisiblePlacement: Bool { false }
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
    /// The item of the tab in the bar, once there is one.
    private var barItem: UITabBarItem?

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
        putItem(into: controller)
        made = controller
        return controller
    }

    /// The outermost group around the tab that manages a stack of controllers; nil without one.
    open var managingTabGroup: UITabGroup? {
        var (found, group): (UITabGroup?, UITabGroup?) = (nil, parent)
        while let next = group {
            if next.managingNavigationController != nil { found = next }
            group = next.parent
        }
        return found
    }

    /// The controller that is shown for the tab.
    var shownController: UIViewController? { viewController }

    /// Gives the tab's item in the bar to a controller.
    func putItem(into controller: UIViewController) {
        let item = UITabBarItem(title: title, image: image, selectedImage: nil)
        (item.badgeValue, item.isEnabled) = (badgeValue, isEnabled)
        controller.tabBarItem = item
        barItem = item
    }

    /// Whether the tab's controller is that one.
    func shows(_ controller: UIViewController) -> Bool { made === controller }
}

extension UIViewController {
    /// The tab that the controller, or one around it, was made for; nil outside of a tab bar controller's tabs.
    public var tab: UITab? {
        guard let tabs = tabBarController?.tabs else { return nil }
        func innermost(in tabs: [UITab], of controller: UIViewController) -> UITab? {
            for tab in tabs {
                let inner = (tab as? UITabGroup).flatMap { innermost(in: $0.children, of: controller) }
                if let found = inner ?? (tab.shows(controller) ? tab : nil) { return found }
            }
            return nil
        }
        var next: UIViewController? = self
        while let controller = next {
            if let found = innermost(in: tabs, of: controller) { return found }
            next = controller.parent
        }
        return nil
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
    open var defaultChildIdentifier: String?
    /// How the group stands in a sidebar.
    public enum SidebarAppearance: UInt, Sendable { case automatic = 0, rootSection, inline }
    /// How the group stands in a sidebar.
    /// - Note: Kept without effect.
    open var sidebarAppearance = SidebarAppearance.automatic
    /// Whether a person may bring the tabs into another order.
    /// - Note: Kept without effect.
    open var allowsReordering = false
    /// The names of the tabs in the order in which they are shown.
    open var displayOrderIdentifiers: [String] = []
    /// The tabs in the order in which they are shown: those that ``displayOrderIdentifiers`` names, then the others.
    open var displayOrder: [UITab] {
        let first = displayOrderIdentifiers.compactMap { tab(forIdentifier: $0) }
        return first + children.filter { child in !first.contains { $0 === child } }
    }
    private weak var chosen: UITab?
    /// The tab in it that is chosen: first the one that ``defaultChildIdentifier`` names.
    open var selectedChild: UITab? {
        get { chosen ?? defaultChildIdentifier.flatMap { tab(forIdentifier: $0) } }
        set {
            chosen = newValue
            showStack()
        }
    }
    /// Shows the group's own controller, and above it that of the chosen tab.
    open var managingNavigationController: UINavigationController? {
        didSet {
            showStack()
            tabBarController?.tabsChanged()
        }
    }
    override var shownController: UIViewController? {
        guard let navigation = managingNavigationController else { return viewController }
        if navigation.viewControllers.isEmpty { showStack() }
        return navigation.viewControllers.isEmpty ? nil : navigation
    }
    private func showStack() {
        guard let navigation = managingNavigationController else { return }
        let stack = [viewController, selectedChild?.viewController].compactMap(\.self)
        navigation.setViewControllers(stack, animated: false)
        putItem(into: navigation)
    }
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
