import UIKit

/// Stands a controller of a document in real containers, as its document shows it.
///
/// Each scene has containers of its own: a stack or tab bar shows one scene at a time. The controllers beside it are
/// stand-ins that have nothing but what bars say of them.
@MainActor
struct ContainerMaker {
    let instantiation: Instantiation
    private var document: Document { instantiation.document }

    /// The outermost container around a controller; the controller itself where there is none.
    ///
    /// - Parameter index: the controller's, into ``Document/controllers``; nil for an empty one.
    func surround(_ controller: UIViewController, _ index: Int?, by chain: ContainerChain) -> UIViewController {
        var bars = SimulatedBars()
        var (current, inner) = (controller, index)
        if let index {
            prepare(controller, index)
            bars.add(document.controllers[index].simulatedMetrics)
            current = addMissing(bars, around: current, before: chain.steps[...])
        }
        for (number, step) in chain.steps.enumerated() {
            switch step {
            case .stack(let container, let above):
                current = stack(container, of: current, above: above, bars)
            case .tab(let container):
                current = tabs(container, of: current, inner, bars)
            case .column(let container, let isPrimary):
                current = columns(container, of: current, isPrimary: isPrimary)
            case .page:
                let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                pages.setViewControllers([current], direction: .forward, animated: false)
                current = pages
            }
            inner = step.container
            prepare(current, step.container)
            let known = (bars.top, bars.bottom)
            bars.add(document.controllers[step.container].simulatedMetrics)
            if known != (bars.top, bars.bottom) {
                current = addMissing(bars, around: current, before: chain.steps[(number + 1)...])
            }
        }
        return current
    }

    /// What bars say of a controller, and how its view lies under them.
    private func prepare(_ controller: UIViewController, _ index: Int) {
        let node = document.controllers[index]
        if controller.title == nil { controller.title = node.title }
        if let item = node.navigationItem { instantiation.fill(controller.navigationItem, with: item) }
        if let item = node.tabBarItem { controller.tabBarItem = UITabBarItem(item, resources: document.resources) }
        controller.toolbarItems = node.toolbarItems.map(instantiation.barButtonItem)
        controller.hidesBottomBarWhenPushed = node.hidesBottomBarWhenPushed
        controller.edgesForExtendedLayout = .all
        if !node.extendsUnderTopBars { controller.edgesForExtendedLayout.remove(.top) }
        if !node.extendsUnderBottomBars { controller.edgesForExtendedLayout.remove(.bottom) }
        controller.extendedLayoutIncludesOpaqueBars = node.extendsUnderOpaqueBars
        controller.preferredContentSize = node.preferredContentSize ?? .zero
    }

    // MARK: Containers

    private func stack(
        _ container: Int, of controller: UIViewController, above previous: Int?, _ bars: SimulatedBars
    ) -> UIViewController {
        let node = document.controllers[container]
        let navigation = UINavigationController(
            navigationBar: bar(node.navigationBar) ?? UINavigationBar(), toolbar: bar(node.toolbar))
        navigation.isNavigationBarHidden = node.isNavigationBarHidden || node.simulatedMetrics.topBar == .none
        navigation.isToolbarHidden = node.isToolbarHidden
        if bars.bottom != .inferred { navigation.isToolbarHidden = bars.bottom != .toolbar }
        let below = previous.map { [standIn(forPusher: $0)] } ?? []
        navigation.setViewControllers(below + [controller], animated: false)
        if bars.top != .inferred { apply(bars, to: navigation) }
        // From now on the document's own bar is taken.
        navigation.loadViewIfNeeded()
        return navigation
    }

    private func apply(_ bars: SimulatedBars, to navigation: UINavigationController) {
        navigation.isNavigationBarHidden = bars.navigationBar == nil
        guard let told = bars.navigationBar else { return }
        navigation.navigationBar.isTranslucent = told.isTranslucent
        if let item = navigation.topViewController?.navigationItem, told.hasPrompt, item.prompt == nil {
            item.prompt = " "
        }
    }

    private func tabs(
        _ container: Int, of controller: UIViewController, _ inner: Int?, _ bars: SimulatedBars
    ) -> UIViewController {
        let tabs = UITabBarController(tabBar: bar(document.controllers[container].tabBar) ?? UITabBar())
        // Each scene has a bar of its own: no interface has a tenth of this many tabs.
        var children = document.children(of: container).prefix(50).map {
            $0 == inner ? controller : standIn(forTab: $0)
        }
        if !children.contains(where: { $0 === controller }) { children.append(controller) }
        tabs.setViewControllers(children, animated: false)
        tabs.selectedViewController = controller
        if bars.bottom != .inferred { tabs.tabBar.isHidden = bars.bottom != .tabBar }
        tabs.loadViewIfNeeded()
        return tabs
    }

    /// Where there is room for one column only, that is the controller's; else an empty one stands beside it.
    private func columns(_ container: Int, of controller: UIViewController, isPrimary: Bool) -> UIViewController {
        let split = UISplitViewController(style: .unspecified)
        let settings = document.controllers[container].columns
        if let fraction = settings?.primaryFraction { split.preferredPrimaryColumnWidthFraction = fraction }
        if let width = settings?.minimumPrimaryWidth { split.minimumPrimaryColumnWidth = width }
        if let width = settings?.maximumPrimaryWidth { split.maximumPrimaryColumnWidth = width }
        if instantiation.environment.traits.widthClass == .compact {
            split.viewControllers = [controller]
            return split
        }
        split.viewControllers = isPrimary ? [controller, UIViewController()] : [UIViewController(), controller]
        let isWide = instantiation.environment.size.width > instantiation.environment.size.height
        split.preferredDisplayMode = settings?.displayMode ?? .automatic
        let hidesPrimary =
            split.preferredDisplayMode == .automatic ? !isWide : split.preferredDisplayMode == .secondaryOnly
        if isPrimary, hidesPrimary { split.preferredDisplayMode = .oneOverSecondary }
        return split
    }

    /// Puts containers for bars that are told around a controller where the document has none that could show them.
    private func addMissing(
        _ bars: SimulatedBars, around controller: UIViewController, before steps: ArraySlice<ContainerChain.Step>
    ) -> UIViewController {
        var controller = controller
        let isTold = bars.navigationBar != nil
        if isTold || bars.bottom == .toolbar, !steps.contains(where: \.isStack), controller.stackInside == nil {
            let navigation = UINavigationController(rootViewController: controller)
            navigation.isToolbarHidden = bars.bottom != .toolbar
            apply(bars, to: navigation)
            controller = navigation
        }
        if bars.bottom == .tabBar, !steps.contains(where: \.isTab), !(controller is UITabBarController) {
            let tabs = UITabBarController()
            tabs.viewControllers = [controller]
            controller = tabs
        }
        return controller
    }

    // MARK: Parts

    /// The document's own bar where no other scene shows it; else one like it.
    private func bar<Bar: UIView>(_ node: Int?) -> Bar? {
        guard let node, let content = document.views[node].content as? BarContent else { return nil }
        let own = instantiation.views[node] as? Bar
        let bar = own?.superview == nil ? own ?? Bar() : Bar()
        instantiation.fill(bar, with: content)
        if bar !== own, let tint = UIColor(document.views[node].attributes.tintColor, resources: document.resources) {
            bar.tintColor = tint
        }
        return bar
    }

    private func standIn(forPusher index: Int) -> UIViewController {
        let (node, controller) = (document.controllers[index], UIViewController())
        let title = node.navigationItem?.title
        controller.navigationItem.title = title ?? ""
        controller.navigationItem.backButtonTitle = node.navigationItem?.backItem?.title ?? title ?? "Back"
        return controller
    }

    private func standIn(forTab index: Int) -> UIViewController {
        let (node, controller) = (document.controllers[index], UIViewController())
        controller.tabBarItem =
            node.tabBarItem.map { UITabBarItem($0, resources: document.resources) }
            ?? UITabBarItem(title: node.title, image: nil, tag: 0)
        return controller
    }
}

extension UIViewController {
    /// The navigation controller that shows its bars in this controller; nil where none does.
    fileprivate var stackInside: UINavigationController? {
        if let navigation = self as? UINavigationController { return navigation }
        return (self as? UITabBarController)?.selectedViewController?.stackInside
    }
}
