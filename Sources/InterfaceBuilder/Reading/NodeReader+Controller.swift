internal import Foundation

extension NodeReader {
    /// Sets everything of a controller that its element says.
    func update(_ controller: inout ControllerNode) {
        controller.id = string("id")
        controller.customClass = customClass
        controller.storyboardIdentifier = string("storyboardIdentifier")
        controller.userLabel = string("userLabel")
        controller.title = text("title")
        controller.navigationItem = child(key: "navigationItem")?.navigationItem
        controller.tabBarItem = child(key: "tabBarItem")?.barItem
        controller.toolbarItems = items(in: "toolbarItems").map(\.barItem)
        controller.simulatedMetrics = simulatedMetrics
        controller.isNavigationBarHidden = bool("navigationBarHidden") ?? false
        controller.isToolbarHidden = bool("toolbarHidden") ?? true
        controller.hidesBottomBarWhenPushed = bool("hidesBottomBarWhenPushed") ?? false
        controller.modalPresentationStyle = choice("modalPresentationStyle")
        if let edges = child(key: "edgesForExtendedLayout") {
            controller.extendsUnderTopBars = edges.bool("top") ?? false
            controller.extendsUnderBottomBars = edges.bool("bottom") ?? false
        }
        controller.extendsUnderOpaqueBars = bool("extendedLayoutIncludesOpaqueBars") ?? false
        if let size = child(key: "contentSizeForViewInPopover"), let width = size.number("width"),
            let height = size.number("height")
        {
            controller.preferredContentSize = CGSize(width: width, height: height)
        }
        if controller.kind == .splitViewController { controller.columns = columnSettings }
    }

    private var columnSettings: ColumnSettings {
        ColumnSettings(
            displayMode: choice("preferredDisplayMode"), primaryFraction: number("preferredPrimaryColumnWidthFraction"),
            minimumPrimaryWidth: number("minimumPrimaryColumnWidth"),
            maximumPrimaryWidth: number("maximumPrimaryColumnWidth"))
    }

    /// What the canvas pretends for a controller, or for a xib's top-level view.
    var simulatedMetrics: SimulatedMetrics {
        var metrics = SimulatedMetrics()
        metrics.topBar = bar(key: "simulatedTopBarMetrics")
        metrics.bottomBar = bar(key: "simulatedBottomBarMetrics")
        metrics.hidesStatusBar = child(key: "simulatedStatusBarMetrics")?.name == "nil"
        metrics.isFreeform = child(key: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
        return metrics
    }

    private func bar(key: String) -> SimulatedMetrics.Bar {
        guard let child = child(key: key) else { return .inferred }
        switch child.name {
        case "nil": return .none
        case "simulatedNavigationBarMetrics":
            return .navigationBar(
                isTranslucent: child.bool("translucent") ?? true, hasPrompt: child.bool("prompted") ?? false)
        case "simulatedTabBarMetrics": return .tabBar
        case "simulatedToolbarMetrics": return .toolbar
        default: return .inferred
        }
    }
}
