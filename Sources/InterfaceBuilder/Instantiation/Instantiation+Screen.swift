public import UIKit

extension Instantiation {
    /// What is shown around a controller's view, in a view as large as the screen whose safe area tells the status bar and
    /// the home indicator: on a device the window with the containers that the controller's view stands in, on the recorded
    /// canvas the bars alone. For a sheet on the recorded canvas it is as large as the sheet.
    ///
    /// - Parameter tree: an index into ``trees``.
    /// - Returns: nil for a tree that doesn't fill the screen.
    public func screen(of tree: Int) -> UIView? {
        let tree = trees[tree]
        if let window = tree.window { return screen(around: window) }
        guard environment.isRecorded, let controller = tree.controller,
            document.controllers[controller].view == tree.node, tree.host == nil,
            let bars = tree.placement.bars, bars.presentation == .fullScreen || bars.presentation == .sheet,
            tree.placement.frame.width == environment.size.width
        else { return nil }
        let bottom = tree.placement.frame.maxY
        let isCard = bars.presentation == .sheet && bottom < environment.size.height
        let size = isCard ? CGSize(width: environment.size.width, height: bottom) : environment.size
        let screen = UIView(frame: CGRect(origin: .zero, size: size))
        let status = bars.hasStatusBar && !isCard ? environment.statusBarHeight : 0
        let home = isCard ? min(environment.homeInset, tree.placement.safeArea.bottom) : environment.homeInset
        screen.setEnvironment(
            tree.root.layoutEnvironment,
            safeAreaInsets: UIEdgeInsets(
                top: status, left: environment.sideInset, bottom: home, right: environment.sideInset))
        if bars.navigationBar != nil {
            let height = navigationBarHeight(tree.placement, below: status)
            add(navigationBar(of: controller), to: screen, y: status, height: height)
        }
        let metrics = document.barMetrics(in: environment)
        if bars.hasTabBar {
            add(tabBar(of: controller), to: screen, y: size.height - home - metrics.tabBar, height: metrics.tabBar)
        } else if bars.hasToolbar {
            add(toolbar(of: controller), to: screen, y: size.height - home - metrics.toolbar, height: metrics.toolbar)
        }
        screen.layoutIfNeeded()
        return screen
    }

    /// A call's taller status bar lies above the window.
    private func screen(around window: UIWindow) -> UIView {
        // Pictures darken what is behind a card before they draw the card.
        let presented = window.rootViewController?.presentedViewController
        presented?.view.superview?.backgroundColor = nil
        guard environment.callBarHeight > 0 else { return window }
        if let screen = window.superview { return screen }
        let screen = UIView(frame: CGRect(origin: .zero, size: environment.size))
        var safeArea = window.rootSafeAreaInsets
        safeArea.top += environment.callBarHeight
        screen.setEnvironment(window.layoutEnvironment, safeAreaInsets: safeArea)
        screen.addSubview(window)
        screen.layoutIfNeeded()
        looseScreens.append(screen)
        return screen
    }

    private func add(_ bar: UIView, to screen: UIView, y: CGFloat, height: CGFloat) {
        bar.frame = CGRect(x: 0, y: y, width: screen.bounds.width, height: height)
        screen.addSubview(bar)
    }

    private func navigationBarHeight(_ placement: RootPlacement, below status: Double) -> CGFloat {
        let covered = placement.frame.minY + placement.safeArea.top
        return covered > status ? covered - status : document.barMetrics(in: environment).navigationBar
    }

    // MARK: Bars

    private func navigationBar(of controller: Int) -> UINavigationBar {
        let bar = UINavigationBar()
        if let container = ancestor(of: controller, kind: .navigationController) {
            dress(bar, as: document.controllers[container].navigationBar)
        }
        var items = [document.controllers[controller].navigationItem.map(navigationItem) ?? UINavigationItem(title: "")]
        if let previous = pusher(of: controller) {
            let title = document.controllers[previous].navigationItem?.title
            let back = UINavigationItem(title: title ?? "")
            back.backButtonTitle = document.controllers[previous].navigationItem?.backItem?.title ?? title ?? "Back"
            items.insert(back, at: 0)
        }
        bar.items = items
        return bar
    }

    private func tabBar(of controller: Int) -> UITabBar {
        let bar = UITabBar()
        guard let container = ancestor(of: controller, kind: .tabBarController) else { return bar }
        dress(bar, as: document.controllers[container].tabBar)
        let children = document.children(of: container)
        let items = children.map { child in
            document.controllers[child].tabBarItem.map { UITabBarItem($0, resources: document.resources) }
                ?? UITabBarItem(title: document.controllers[child].title, image: nil, tag: 0)
        }
        bar.items = items
        let line = Set(ancestors(of: controller) + [controller])
        if let index = children.firstIndex(where: { line.contains($0) }) { bar.selectedItem = items[index] }
        return bar
    }

    private func toolbar(of controller: Int) -> UIToolbar {
        let bar = UIToolbar()
        if let container = ancestor(of: controller, kind: .navigationController) {
            dress(bar, as: document.controllers[container].toolbar)
        }
        bar.items = document.controllers[controller].toolbarItems.map(barButtonItem)
        return bar
    }

    /// Colours a bar as the container's own bar in the document.
    private func dress(_ bar: UIView, as node: Int?) {
        guard let node, let content = document.views[node].content as? BarContent else { return }
        fill(bar, with: content)
        if let tint = UIColor(document.views[node].attributes.tintColor, resources: document.resources) {
            bar.tintColor = tint
        }
    }

    // MARK: Who shows whom

    /// The controllers around one, from the inside out.
    private func ancestors(of controller: Int) -> [Int] {
        var result: [Int] = []
        var current = controller
        // Segues may lead in a circle.
        while let next = shower(of: current)?.source, next != controller, !result.contains(next), result.count < 100 {
            result.append(next)
            current = next
        }
        return result
    }

    private func ancestor(of controller: Int, kind: ControllerNode.Kind) -> Int? {
        ancestors(of: controller).first { document.controllers[$0].kind == kind }
    }

    /// The controller from which one is pushed.
    private func pusher(of controller: Int) -> Int? {
        guard let segue = shower(of: controller), segue.kind.isPush else {
            return nil
        }
        return segue.source
    }

    /// The segue that shows a controller: a container's, else one that pushes it.
    private func shower(of controller: Int) -> Segue? {
        guard let id = document.controllers[controller].id else { return nil }
        let incoming = document.segues.filter { $0.destination == id && $0.source != controller }
        return incoming.first { $0.kind == .relationship }
            ?? incoming.first { $0.kind.isPush }
    }
}
