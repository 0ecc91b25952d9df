import UIKit

// On a device a scene stands in a window of the device, in the containers that its document names: the code that serves
// programs places views and bars. What Interface Builder's canvas shows instead is in `RootPlacement`.

extension Instantiation {
    /// Stands all scenes in their containers and lays everything out.
    func showOnDevice(_ layoutEnvironment: LayoutEnvironment) {
        let scenes = trees.indices.filter { isScene(trees[$0]) }
        let chains = scenes.map { tree in
            document.containerChain(around: trees[tree].controller ?? 0, isCompact: environment.isCompact)
        }
        // What container views show is there before the scenes around them are laid out.
        for (tree, chain) in zip(scenes, chains) {
            if case .containerView(let view) = chain.place { embed(tree, by: chain, in: view) }
        }
        for (tree, chain) in zip(scenes, chains) where !trees[tree].isEmbedded && !isFreeform(tree, chain) {
            show(tree, by: chain, layoutEnvironment)
        }
        showBarsWithoutScenes(layoutEnvironment)
        for window in windows { window.layoutIfNeeded() }
        for index in trees.indices where trees[index].window == nil && trees[index].root.superview == nil {
            layOut(&trees[index], in: layoutEnvironment)
        }
        sizeRows()
        for tree in scenes where trees[tree].window != nil || trees[tree].isEmbedded { readPlacement(of: tree) }
    }

    /// Whether a tree is what a controller shows.
    private func isScene(_ tree: ViewTree) -> Bool {
        guard let index = tree.controller, controllers[index] != nil else { return false }
        let node = document.views[tree.node]
        return node.slot == .controllerView && node.parent == nil && document.controllers[index].view == tree.node
    }

    /// Whether a scene has a size set by hand and nothing of the document shows it: that size says best where it will stand.
    private func isFreeform(_ tree: Int, _ chain: ContainerChain) -> Bool {
        guard chain.steps.isEmpty, let index = trees[tree].controller,
            let frame = document.views[trees[tree].node].frame
        else { return false }
        let own = CanvasEnvironment(recordedIn: document)
        if case .presentation = chain.place { return false }
        if case .popover = chain.place { return false }
        return document.controllers[index].simulatedMetrics.isFreeform && frame.size != own.size
    }

    private func embed(_ tree: Int, by chain: ContainerChain, in node: Int) {
        guard let index = trees[tree].controller, let controller = controllers[index], let view = views[node] else {
            return
        }
        let outermost = ContainerMaker(instantiation: self).surround(controller, index, by: chain)
        // Container views may embed each other in a circle.
        guard let inner = outermost.view, !view.isDescendant(of: inner) else { return }
        if let owner = document.views[node].controller.flatMap({ controllers[$0] }), owner !== outermost {
            owner.addChild(outermost)
        }
        trees[tree].root.translatesAutoresizingMaskIntoConstraints = true
        inner.frame = view.bounds
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(inner)
        outermost.didMove(toParent: outermost.parent)
        trees[tree].isEmbedded = true
        looseControllers.append(outermost)
    }

    private func show(_ tree: Int, by chain: ContainerChain, _ layoutEnvironment: LayoutEnvironment) {
        guard let index = trees[tree].controller, let controller = controllers[index] else { return }
        trees[tree].root.translatesAutoresizingMaskIntoConstraints = true
        let hidesStatusBar = !document.bars(around: index).hasStatusBar
        let window = window(layoutEnvironment, hidesStatusBar: hidesStatusBar)
        let outermost = ContainerMaker(instantiation: self).surround(controller, index, by: chain)
        trees[tree].window = window
        switch chain.place {
        case .window, .containerView:
            window.rootViewController = outermost
            window.loadRoot()
        case .presentation(let style): present(outermost, style ?? .automatic, in: window)
        case .popover: present(outermost, .popover, in: window)
        }
    }

    /// A window as the device gives it to an app.
    private func window(_ layoutEnvironment: LayoutEnvironment, hidesStatusBar: Bool) -> UIWindow {
        let window = UIWindow(frame: environment.window)
        // The sensors' housing covers the top whether a status bar is shown or not.
        let isCovered = !hidesStatusBar || (environment.idiom == .phone && environment.hasHomeIndicator)
        window.setEnvironment(
            layoutEnvironment,
            safeAreaInsets: UIEdgeInsets(
                top: isCovered ? environment.statusBarHeight : 0, left: environment.sideInset,
                bottom: environment.homeInset, right: environment.sideInset))
        windows.append(window)
        return window
    }

    /// Presents a controller over an empty one. A popover stands in the middle: what it points at is in another scene.
    private func present(_ controller: UIViewController, _ style: UIModalPresentationStyle, in window: UIWindow) {
        let presenter = UIViewController()
        window.rootViewController = presenter
        window.loadRoot()
        controller.modalPresentationStyle = style
        if let popover = controller.popoverPresentationController {
            popover.sourceView = presenter.view
            popover.sourceRect = CGRect(
                x: presenter.view.bounds.midX, y: presenter.view.bounds.midY, width: 0, height: 0)
            popover.permittedArrowDirections = []
        }
        presenter.present(controller, animated: false)
    }

    /// Bars of containers of which no scene is in the document: they stand around an empty controller.
    private func showBarsWithoutScenes(_ layoutEnvironment: LayoutEnvironment) {
        for (index, node) in document.controllers.enumerated() {
            let isStack = node.navigationBar.map { views[$0]?.superview == nil } ?? false
            let isTab = node.tabBar.map { views[$0]?.superview == nil } ?? false
            guard isStack || isTab else { continue }
            var chain = document.containerChain(around: index, isCompact: environment.isCompact)
            chain.steps.insert(isStack ? .stack(container: index, above: nil) : .tab(container: index), at: 0)
            let window = window(layoutEnvironment, hidesStatusBar: false)
            window.rootViewController = ContainerMaker(instantiation: self).surround(UIViewController(), nil, by: chain)
            window.loadRoot()
        }
    }

    /// Notes where a scene's view came to stand: on the screen, or in the container view that shows it.
    private func readPlacement(of tree: Int) {
        let root = trees[tree].root
        guard let index = trees[tree].controller else { return }
        var bars = document.bars(around: index)
        let navigation = controllers[index]?.navigationController
        let bar = navigation.flatMap { $0.isNavigationBarHidden ? nil : $0.navigationBar }
        bars.navigationBar = bar.map { bar in
            InferredBars.NavigationBar(
                prefersLargeTitles: bar.prefersLargeTitles, isTranslucent: bar.isTranslucent,
                hasPrompt: bar.topItem?.prompt?.isEmpty == false)
        }
        var placement = RootPlacement(frame: root.frame, safeArea: EdgeInsets(root.safeAreaInsets), bars: bars)
        if let window = trees[tree].window {
            let origin = window.frame.origin
            placement.frame = root.convert(root.bounds, to: window).offsetBy(dx: origin.x, dy: origin.y)
            if let card = window.rootViewController?.presentedViewController?.viewIfLoaded,
                card.frame.size != window.bounds.size
            {
                placement.sheet = card.convert(card.bounds, to: window).offsetBy(dx: origin.x, dy: origin.y)
            }
        }
        trees[tree].placement = placement
    }
}

extension CanvasEnvironment {
    fileprivate var isCompact: Bool { traits.widthClass == .compact }
}

extension EdgeInsets {
    init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
