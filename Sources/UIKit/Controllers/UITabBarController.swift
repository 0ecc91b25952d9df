/// A controller that shows one of several controllers above a tab bar.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// The bar at the bottom.
    open private(set) lazy var tabBar = UITabBar()
    /// Who hears of tabs that are chosen.
    open weak var delegate: (any UITabBarControllerDelegate)?
    weak var placedController: UIViewController?
    /// The controllers that a person may move to other places: nobody does.
    /// - Note: Kept without effect.
    open var customizableViewControllers: [UIViewController]?
    /// What would list the controllers without an item of their own; here they are shown by code alone.
    open private(set) lazy var moreNavigationController = UINavigationController()

    /// Whether tabs stand in a bar or in a sidebar.
    public enum Mode: Int, Sendable { case automatic = 0, tabBar, tabSidebar }
    /// Whether tabs stand in a bar or in a sidebar; they stand in a bar.
    /// - Note: Kept without effect.
    open var mode = Mode.automatic
    /// What would show tabs beside the content.
    open private(set) lazy var sidebar = Sidebar(of: self)

    /// What stands above the bar; nil for nothing. It goes with the bar, and content keeps off it.
    open var bottomAccessory: UITabAccessory? {
        didSet {
            guard bottomAccessory !== oldValue else { return }
            oldValue?.contentView.removeFromSuperview()
            viewIfLoaded?.setNeedsLayout()
        }
    }
    /// Sets what stands above the bar, at once.
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        self.bottomAccessory = bottomAccessory
    }
    /// When the bar becomes smaller as content is scrolled; here it stays.
    /// - Note: Kept without effect.
    open var tabBarMinimizeBehavior = MinimizeBehavior.automatic

    /// The tabs, since iOS 18; setting them makes the controllers of those that aren't hidden.
    open var tabs: [UITab] = [] { didSet { tabsChanged() } }
    private var shownTabs: [UITab] = []

    /// A controller of tabs.
    public convenience init(tabs: [UITab]) {
        self.init()
        self.tabs = tabs
        tabsChanged()
    }

    func tabsChanged() {
        for tab in shownTabs where !tabs.contains(where: { $0 === tab }) { tab.tabBarController = nil }
        for tab in tabs { tab.tabBarController = self }
        shownTabs = tabs.filter { !$0.isHidden && $0.shownController != nil }
        setViewControllers(shownTabs.compactMap(\.shownController), animated: false)
        tellOfTab()
    }

    /// Tells the delegate of another tab that is chosen.
    private func tellOfTab() {
        guard let tab = selectedTab, tab !== toldTab else { return }
        let former = toldTab
        toldTab = tab
        delegate?.tabBarController(self, didSelectTab: tab, previousTab: former)
    }
    private weak var toldTab: UITab?

    /// The tab of a controller, if the tabs made it.
    func tab(of controller: UIViewController) -> UITab? { shownTabs.first { $0.shownController === controller } }

    /// The tab that is shown. One in a group is chosen in its group, which is shown.
    open var selectedTab: UITab? {
        get { shownTabs.indices.contains(selectedIndex) ? shownTabs[selectedIndex] : nil }
        set {
            var outermost = newValue
            while let group = outermost?.parent {
                group.selectedChild = outermost
                outermost = group
            }
            if let index = shownTabs.firstIndex(where: { $0 === outermost }) { selectedIndex = index }
        }
    }
    /// By which name a person's order of tabs is kept: nobody changes it.
    /// - Note: Kept without effect.
    open var customizationIdentifier: String?
    /// The tabs that are shown where there is little room, by their names; all are.
    /// - Note: Kept without effect.
    open var compactTabIdentifiers: [String]?
    /// Sets the tabs.
    open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
    /// The tab of that name, in groups as well.
    open func tab(forIdentifier identifier: String) -> UITab? {
        for tab in tabs {
            if tab.identifier == identifier { return tab }
            if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }
    /// Whether the bar is hidden.
    open var isTabBarHidden: Bool {
        get { tabBar.isHidden }
        set { tabBar.isHidden = newValue }
    }
    /// Hides or shows the bar.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

    /// A person chose an item; an override hears of it.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// A controller without children, with a bar that exists already: that of a document.
    package convenience init(tabBar: UITabBar) {
        self.init()
        adopt(tabBar)
    }

    /// Takes the bar of a document in place of its own, before the view is loaded.
    package func adopt(_ tabBar: UITabBar) { self.tabBar = tabBar }

    /// Shows the child that a way back leads to.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if children.contains(where: { $0 === subsequentVC }) { selectedViewController = subsequentVC }
    }

    /// Which of the controllers is shown.
    open var selectedIndex = 0 {
        didSet {
            guard selectedIndex != oldValue else { return }
            ownTransition?.finish()
            let animator = animator
            let transition = transitionToChosenController(animated: animator != nil)
            showChosenController(in: transition, by: animator) { [self] isComplete in
                if !isComplete, let shown = children.firstIndex(where: { $0 === placedController }) {
                    selectedIndex = shown
                }
            }
            tellOfTab()
        }
    }

    /// The program's own animator of a change of tabs, where the delegate has one.
    private var animator: StackAnimator? {
        guard let old = placedController, let new = selectedViewController, old !== new, let delegate,
            let animator = delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
        else { return nil }
        return StackAnimator(
            animator: animator,
            interaction: delegate.tabBarController(self, interactionControllerFor: animator))
    }

    open override func loadView() {
        view = makeContainerView()
        view.addSubview(tabBar)
        showChosenController()
        loadNavigationControllers()
    }

    /// UIKit loads the views of all tabs' navigation controllers, but not of the controllers in them.
    private func loadNavigationControllers() {
        guard isViewLoaded else { return }
        for case let navigation as UINavigationController in children { navigation.loadViewIfNeeded() }
    }

    /// The controllers of the tabs, in their order.
    open var viewControllers: [UIViewController]? {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers; the one shown stays if it is among the new ones.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let (new, shown) = (viewControllers ?? [], selectedViewController)
        for child in children where !new.contains(where: { $0 === child }) {
            child.willMove(toParent: nil)
            if placedController === child { child.viewIfLoaded?.removeFromSuperview() }
            child.removeFromParent()
        }
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        children = new
        renewItems()
        selectedIndex = shown.flatMap { controller in new.firstIndex { $0 === controller } } ?? 0
        showChosenController()
        loadNavigationControllers()
    }

    /// Where there is no room for all, the last item stands for those from here on.
    private static var mostItems: Int { 5 }
    private lazy var moreItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)

    /// Whether the item "More" stands for the last controllers: phones show five items at most (documentation of `viewControllers`).
    private var hasMoreItem: Bool {
        children.count > Self.mostItems && traitCollection.userInterfaceIdiom == .phone
    }

    /// Gives the bar the items of the controllers.
    func renewItems() {
        let items = children.compactMap(\.tabBarItem)
        tabBar.items = hasMoreItem ? items.prefix(Self.mostItems - 1) + [moreItem] : items
    }

    /// The item of the controller that is shown.
    private var selectedItem: UITabBarItem? {
        hasMoreItem && selectedIndex >= Self.mostItems - 1 ? moreItem : selectedViewController?.tabBarItem
    }

    /// The controller that is shown.
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    /// The controller that is shown.
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }

    /// The controller that is shown.
    open var selectedViewController: UIViewController? {
        get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
        set {
            guard let index = children.firstIndex(where: { $0 === newValue }) else { return }
            selectedIndex = index
        }
    }
}

/// Hears of the choice of a tab.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Called after a tap on a tab (`simulateTap(onTabAt:)`), not where code chooses one.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Whether a tap chooses a tab.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called when another tab is shown, of those that ``UITabBarController/tabs`` names.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
    /// Whether a tap shows a tab, of those that ``UITabBarController/tabs`` names.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    /// How tabs change into each other: at once, unless implemented.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Who drives that.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// How the device may be turned.
    /// - Note: Kept without effect.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask
}

extension UITabBarControllerDelegate {
    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    /// It does.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}
    /// It does.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
    /// At once.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Nobody.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// As the controllers have it.
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { tabBarController.supportedInterfaceOrientations }
}

extension UITabBarController: BarContainer {
    var chosenController: UIViewController? { selectedViewController }

    func barHeights(around child: UIViewController) -> BarHeights {
        let isHidden = tabBar.isHidden || child.hidesTabBar
        let accessory = bottomAccessory == nil ? 0 : UITabAccessory.height + UITabAccessory.gap
        return BarHeights(bottom: isHidden ? 0 : tabBarHeight + accessory, isBottomTranslucent: tabBar.isTranslucent)
    }

    private var tabBarHeight: CGFloat { barMetrics.tabBar }

    func placeBars() {
        guard let view else { return }
        // The bar goes with the controllers below one that wants none.
        if selectedViewController?.hidesTabBar == true {
            bottomAccessory?.contentView.removeFromSuperview()
            return tabBar.removeFromSuperview()
        }
        if tabBar.superview !== view { view.addSubview(tabBar) }
        let height = tabBarHeight + view.safeAreaInsets.bottom
        tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        tabBar.selectedItem = selectedItem
        placeAccessory(in: view)
    }

    /// A capsule above the bar.
    private func placeAccessory(in view: UIView) {
        guard let content = bottomAccessory?.contentView else { return }
        if tabBar.isHidden { return content.removeFromSuperview() }
        if content.superview !== view { view.insertSubview(content, belowSubview: tabBar) }
        let (height, gap, margin) = (UITabAccessory.height, UITabAccessory.gap, UITabAccessory.margin)
        content.frame = CGRect(
            x: margin, y: tabBar.frame.minY - gap - height, width: max(0, view.bounds.width - 2 * margin),
            height: height)
        content.cornerConfiguration = .capsule()
        content.clipsToBounds = true
    }
}

extension UIViewController {
    /// Whether a controller of a stack wants no bar below it.
    fileprivate var hidesTabBar: Bool {
        guard let navigation = self as? UINavigationController else { return false }
        return navigation.children.contains { $0.hidesBottomBarWhenPushed }
    }
}
