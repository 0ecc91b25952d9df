extension UITabBarController {
    /// What shows tabs beside the content; it isn't shown, whatever it is told.
    @preconcurrency @MainActor
    open class Sidebar: NSObject {
        /// How the sidebar stands to the content.
        public enum Layout: Int, Sendable { case automatic = 0, overlap, tile }

        /// A place in the sidebar.
        public enum ScrollTarget {
            /// What stands above the tabs.
            case header
            /// What stands below the tabs.
            case footer
            /// A tab.
            case tab(UITab)
        }

        weak var controller: UITabBarController?
        /// Who hears of the sidebar.
        open weak var delegate: (any Delegate)?
        /// Whether it is hidden. The delegate hears of a change.
        open var isHidden = true {
            willSet {
                guard newValue != isHidden, let controller, let delegate else { return }
                let animator = Change()
                delegate.tabBarController(controller, sidebarVisibilityWillChange: self, animator: animator)
                change = animator
            }
            didSet {
                change?.run()
                change = nil
            }
        }
        private var change: Change?
        /// How the sidebar stands to the content.
        /// - Note: Kept without effect.
        open var preferredLayout = Layout.automatic
        /// What stands in the menu of the sidebar's bar.
        /// - Note: Kept without effect.
        open var navigationOverflowItems: UIDeferredMenuElement?
        /// What stands above the tabs.
        /// - Note: Kept without effect.
        open var headerContentConfiguration: (any UIContentConfiguration)?
        /// What stands below the tabs.
        /// - Note: Kept without effect.
        open var footerContentConfiguration: (any UIContentConfiguration)?
        /// What stands at the bottom of the sidebar.
        /// - Note: Kept without effect.
        open var bottomBarView: UIView?

        init(of controller: UITabBarController) { self.controller = controller }

        /// Shows a place of the sidebar: it isn't shown.
        open func scroll(to target: ScrollTarget, animated: Bool) {}
        /// Brings the row of a tab up to date: it isn't shown.
        open func reconfigureItem(for tab: UITab) {}

        /// What moves together with a sidebar that comes or goes.
        @preconcurrency @MainActor
        public protocol Animating: NSObjectProtocol {
            /// Runs changes with the sidebar's.
            func addAnimations(_ animations: @escaping () -> Void)
            /// Runs a closure when the sidebar has come or gone.
            func addCompletion(_ completion: @escaping () -> Void)
        }

        /// Hears of a sidebar, and says what is in it.
        @preconcurrency @MainActor
        public protocol Delegate: NSObjectProtocol {
            /// The sidebar is about to be hidden or shown.
            func tabBarController(
                _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: Sidebar,
                animator: any Animating)
            /// The row of a tab or of an action.
            /// - Note: Kept without effect.
            func tabBarController(
                _ tabBarController: UITabBarController, sidebar: Sidebar, itemFor request: UITabSidebarItem.Request
            ) -> UITabSidebarItem
            /// A row is to be brought up to date.
            /// - Note: Kept without effect.
            func tabBarController(
                _ tabBarController: UITabBarController, sidebar: Sidebar, update item: UITabSidebarItem)
            /// A tab's row comes.
            /// - Note: Kept without effect.
            func tabBarController(
                _ tabBarController: UITabBarController, sidebar: Sidebar, willBeginDisplaying tab: UITab)
            /// A tab's row went.
            /// - Note: Kept without effect.
            func tabBarController(
                _ tabBarController: UITabBarController, sidebar: Sidebar, didEndDisplaying tab: UITab)
            /// What a swipe from the leading side offers for a tab.
            /// - Note: Kept without effect.
            func tabBarController(
                _ tabBarController: UITabBarController, sidebar: Sidebar, leadingSwipeActionsConfigurationFor tab: UITab
            ) -> UISwipeActionsConfiguration?
            /// What a swipe from the trailing side offers for a tab.
            /// - Note: Kept without effect.
            func tabBarController(
                _ tabBarController: UITabBarController, sidebar: Sidebar,
                trailingSwipeActionsConfigurationFor tab: UITab
            ) -> UISwipeActionsConfiguration?
            /// What a long touch offers for a tab.
            /// - Note: Kept without effect.
            func tabBarController(
                _ tabBarController: UITabBarController, sidebar: Sidebar, contextMenuConfigurationFor tab: UITab
            ) -> UIContextMenuConfiguration?
        }

        /// Runs at once what moves with a change that isn't seen.
        private final class Change: NSObject, Animating {
            private var animations: [() -> Void] = []
            private var completions: [() -> Void] = []
            func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
            func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
            func run() { for closure in animations + completions { closure() } }
        }
    }
}

extension UITabBarController.Sidebar.Delegate {
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating
    ) {}
    /// The usual one.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem { UITabSidebarItem(request: request) }
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, update item: UITabSidebarItem
    ) {}
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab
    ) {}
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab
    ) {}
    /// Nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        leadingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? { nil }
    /// Nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        trailingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? { nil }
    /// Nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        contextMenuConfigurationFor tab: UITab
    ) -> UIContextMenuConfiguration? { nil }
}

/// A row of a sidebar.
@preconcurrency @MainActor
open class UITabSidebarItem: NSObject {
    /// What the row stands for.
    public enum Content {
        /// A tab.
        case tab(UITab)
        /// An action of a group.
        case action(UIAction)
    }

    /// A wish for a row. Nobody wishes for one, as no sidebar is shown.
    @preconcurrency @MainActor
    open class Request: NSObject {
        /// What the row is to stand for.
        public let content: Content
        init(content: Content) { self.content = content }
    }

    /// What the row stands for.
    public let content: Content
    /// What is in the row.
    /// - Note: Kept without effect.
    open var contentConfiguration: any UIContentConfiguration
    /// What stands at the ends of the row.
    /// - Note: Kept without effect.
    open var accessories: [UICellAccessory] = []
    /// What is behind the row.
    /// - Note: Kept without effect.
    open var backgroundConfiguration: UIBackgroundConfiguration

    /// The usual row for a wish.
    public init(request: Request) {
        content = request.content
        contentConfiguration = Self.text(of: request.content)
        backgroundConfiguration = UIBackgroundConfiguration.listSidebarCell()
    }

    /// The usual content: the title and the picture.
    open func defaultContentConfiguration() -> UIListContentConfiguration { Self.text(of: content) }
    /// The usual ground.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listSidebarCell() }

    private static func text(of content: Content) -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration.sidebarCell()
        switch content {
        case .tab(let tab): (configuration.text, configuration.image) = (tab.title, tab.image)
        case .action(let action): (configuration.text, configuration.image) = (action.title, action.image)
        }
        return configuration
    }
}
