/// The bars around a controller's view, as Interface Builder's canvas shows them.
public struct InferredBars: Hashable, Sendable {
    /// How a controller comes to be shown.
    public enum Presentation: Hashable, Sendable {
        /// It fills the screen.
        case fullScreen
        /// It lies over the controller that presents it, as a sheet.
        case sheet
        case popover
        /// It fills a container view of another controller.
        case embedded
    }

    /// What is known of a navigation bar.
    public struct NavigationBar: Hashable, Sendable {
        /// Whether the bar is as high as a large title needs.
        public var prefersLargeTitles = false
        /// Whether content reaches under the bar.
        public var isTranslucent = true
        /// Whether a line stands above the title, which makes the bar higher.
        public var hasPrompt = false
    }

    /// How the controller comes to be shown.
    public var presentation = Presentation.fullScreen
    /// Whether the status bar is shown.
    public var hasStatusBar = true
    /// The navigation bar; nil where there is none.
    public var navigationBar: NavigationBar?
    /// Whether there is a tab bar.
    public var hasTabBar = false
    /// Whether there is a toolbar.
    public var hasToolbar = false
}

extension Document {
    /// The bars around a controller: those it's told to pretend, else those that follow from the segues leading to it.
    ///
    /// - Parameter controller: an index into ``controllers``.
    /// - Complexity: O(segues) for each controller on the way back to the first.
    public func bars(around controller: Int) -> InferredBars {
        var visited: Set<Int> = []
        return bars(around: controller, visited: &visited)
    }

    private func bars(around index: Int, visited: inout Set<Int>) -> InferredBars {
        // Segues may lead in a circle; and nobody nests containers this deep.
        guard visited.count < 100, visited.insert(index).inserted else { return InferredBars() }
        let controller = controllers[index]
        var bars = inferredBars(around: index, visited: &visited)
        let metrics = controller.simulatedMetrics
        switch metrics.topBar {
        case .inferred: break
        case .navigationBar(let isTranslucent, let hasPrompt):
            bars.navigationBar = .init(
                prefersLargeTitles: bars.navigationBar?.prefersLargeTitles ?? false, isTranslucent: isTranslucent,
                hasPrompt: hasPrompt)
        default: bars.navigationBar = nil
        }
        switch metrics.bottomBar {
        case .inferred: break
        case .tabBar: (bars.hasTabBar, bars.hasToolbar) = (true, false)
        case .toolbar: (bars.hasTabBar, bars.hasToolbar) = (false, true)
        default: (bars.hasTabBar, bars.hasToolbar) = (false, false)
        }
        if metrics.hidesStatusBar { bars.hasStatusBar = false }
        return bars
    }

    private func inferredBars(around index: Int, visited: inout Set<Int>) -> InferredBars {
        guard let segue = decidingSegue(to: index), let source = segue.source else { return InferredBars() }
        switch (segue.kind, segue.relationship) {
        case (.relationship, .rootViewController):
            return bars(inNavigationController: source, of: index, visited: &visited)
        case (.relationship, .viewControllers):
            var bars = bars(around: source, visited: &visited)
            if controllers[source].kind == .tabBarController { bars.hasTabBar = true }
            return bars
        case (.relationship, _):
            // A split view controller adds nothing of its own to what surrounds it.
            return bars(around: source, visited: &visited)
        case (.show, _), (.push, _), (.showDetail, _):
            var bars = bars(around: source, visited: &visited)
            if bars.navigationBar != nil {
                if controllers[index].navigationItem?.largeTitleDisplayMode == .never {
                    bars.navigationBar?.prefersLargeTitles = false
                }
                if controllers[index].hidesBottomBarWhenPushed { (bars.hasTabBar, bars.hasToolbar) = (false, false) }
                return bars
            }
            // Without a navigation controller to push onto, it is presented (5/5).
            return presented
        case (.presentation, _), (.modal, _):
            return presented
        case (.popoverPresentation, _), (.popover, _):
            return InferredBars(presentation: .popover)
        case (.embed, _):
            return InferredBars(presentation: .embedded)
        default:
            return InferredBars()
        }
    }

    /// The canvas shows what is presented as a sheet since Xcode 11.
    private var presented: InferredBars {
        InferredBars(presentation: canvasRules.showsSheets ? .sheet : .fullScreen)
    }

    private func bars(inNavigationController index: Int, of child: Int, visited: inout Set<Int>) -> InferredBars {
        var bars = bars(around: index, visited: &visited)
        let container = controllers[index]
        if !container.isNavigationBarHidden, container.simulatedMetrics.topBar != SimulatedMetrics.Bar.none {
            var navigationBar = InferredBars.NavigationBar()
            if let view = container.navigationBar, let bar = views[view].content as? BarContent {
                navigationBar.prefersLargeTitles = bar.prefersLargeTitles
                navigationBar.isTranslucent = bar.isTranslucent
            }
            let item = controllers[child].navigationItem
            if item?.largeTitleDisplayMode == .never { navigationBar.prefersLargeTitles = false }
            navigationBar.hasPrompt = item?.prompt?.isEmpty == false
            bars.navigationBar = navigationBar
        }
        if !container.isToolbarHidden { bars.hasToolbar = true }
        if controllers[child].hidesBottomBarWhenPushed { bars.hasTabBar = false }
        return bars
    }

    /// The segue from which bars are inferred: the one the document names, else a container's, else the first.
    func decidingSegue(to index: Int) -> Segue? {
        guard let id = controllers[index].id else { return nil }
        let incoming = (incomingSegues[id] ?? []).map { segues[$0] }.filter {
            $0.kind != .unwind && $0.source != index
        }
        return incoming.first { $0.id.map(inferredMetricsTieBreakers.contains) ?? false }
            ?? incoming.first { $0.kind == .relationship } ?? incoming.first
    }
}
