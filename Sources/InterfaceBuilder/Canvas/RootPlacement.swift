public import Foundation
import UIKit

/// Where the root of a tree of views stands, and how much of it bars and the screen's edges cover.
public struct RootPlacement: Hashable, Sendable {
    /// In the coordinates of the screen for a controller's view; else as recorded.
    public var frame: CGRect
    /// What is covered at each edge.
    public var safeArea: EdgeInsets
    /// The bars around it, nil for views that no controller shows.
    public var bars: InferredBars?
    /// On devices, the card of the sheet or popover that it is shown in, where that leaves something of the screen free.
    public var sheet: CGRect?
}

extension Document {
    /// Places the root of a tree on the recorded canvas, as Interface Builder shows it; and on a device what stands in no
    /// container: a xib's views, cells and the like.
    ///
    /// - Parameter view: an index into ``views``, of a root.
    public func placement(ofRoot view: Int, in environment: CanvasEnvironment) -> RootPlacement {
        let node = views[view]
        let recorded = node.frame ?? CGRect(origin: .zero, size: environment.size)
        if node.slot == .controllerView, node.parent == nil, let controller = node.controller {
            return placement(ofController: controller, recorded: recorded, in: environment)
        }
        if node.slot == .topLevel, kind == .xib {
            return placement(ofTopLevelView: view, recorded: recorded, in: environment)
        }
        return RootPlacement(frame: recorded, safeArea: .zero)
    }

    // MARK: Controllers

    private func placement(
        ofController controller: Int, recorded: CGRect, in environment: CanvasEnvironment
    ) -> RootPlacement {
        let bars = bars(around: controller)
        if environment.isRecorded {
            let canvas = environment.size
            if isPushedDown(recorded, by: bars, in: environment) {
                let safeArea = EdgeInsets(
                    left: environment.sideInset, bottom: bottomInset(bars, environment), right: environment.sideInset)
                let frame = recorded.offsetBy(dx: 0, dy: canvas.height - recorded.height)
                return RootPlacement(frame: frame, safeArea: safeArea, bars: bars)
            }
            let safeArea = safeArea(
                recorded: recorded, canvas: canvas, bars: bars, environment: environment,
                isFreeform: controllers[controller].simulatedMetrics.isFreeform,
                reachesIndicator: controllers[controller].view.map { reachesIndicator($0, in: environment) } ?? false)
            return RootPlacement(frame: recorded, safeArea: safeArea, bars: bars)
        }
        // On devices controllers stand in containers (`Instantiation+Device`), but for those that nothing shows.
        return RootPlacement(frame: recorded, safeArea: .zero, bars: bars)
    }

    /// What is covered of a root with a recorded frame (counts: roots of public documents whose safe-area constraints
    /// agree).
    private func safeArea(
        recorded: CGRect, canvas: CGSize, bars: InferredBars, environment: CanvasEnvironment, isFreeform: Bool,
        reachesIndicator: Bool
    ) -> EdgeInsets {
        var insets = EdgeInsets(left: environment.sideInset, right: environment.sideInset)
        let missing = canvas.height - recorded.height
        let isFull = recorded.width == canvas.width && missing <= 0
        if bars.presentation == .sheet, environment.rules.coversTwice {
            // Since Xcode 26 the status bar alone covers a sheet, and 20 points more where it has a bar (18/19, 1 document).
            insets.top = environment.deviceTop + (bars.navigationBar == nil ? 0 : 20)
        } else if recorded.minY == 0, isFull || isFreeform || (device == nil && bars.presentation == .fullScreen) {
            insets.top = topInset(bars, environment, fillsCanvas: isFull)
            if isFreeform, !isFull, bars.navigationBar?.isTranslucent == false { insets.top = 0 }
            insets.bottom = bottomInset(bars, environment)
        } else if recorded.minY > 0 {
            // An opaque bar pushed the root down, whatever its width: 33/33. One that kept its height stands out below: 4/4.
            insets.bottom = bottomInset(bars, environment) + (keepsHeight(recorded, below: bars) ? recorded.minY : 0)
        } else if recorded.width != canvas.width || bars.presentation == .embedded {
            // Embedded or of another size: 8/8, with the bar above it 2/2; in a popover 0: 3/3, as in a sheet: 2/2. Below as
            // in a xib of its size.
            let isCovered = bars.presentation == .fullScreen || bars.presentation == .embedded
            insets.top =
                isCovered
                ? topInset(bars, environment)
                : bars.presentation == .sheet && bars.navigationBar != nil
                    ? barMetrics(in: environment).navigationBarInSheet : 0
            insets.bottom = isCovered && !reachesIndicator ? environment.homeInset : 0
        } else if bars.presentation == .fullScreen {
            // Bars took off what the root is lower by: those above, 18/18, those below as well, or a tab bar alone, 3/3.
            let (top, bottom) = (topInset(bars, environment), bottomInset(bars, environment))
            if bars.hasTabBar, missing == bottom { insets.top = top }
            insets.bottom = missing >= top + bottom || insets.top > 0 ? 0 : bottom
        } else {
            // A sheet, which a popover is too where the width is compact. Its bar is 56 points high, and covers nothing where
            // it is opaque and has taken them off the height: 0: 8/8, 56: 6/6.
            let bar = barMetrics(in: environment).navigationBarInSheet
            let isPushedDown = bars.navigationBar?.isTranslucent == false && missing >= bar
            insets.top = bars.navigationBar == nil || isPushedDown ? 0 : bar
            insets.bottom = environment.rules.sheetsReachIndicator ? 0 : environment.homeInset
            if bars.hasTabBar { insets.bottom += barMetrics(in: environment).tabBar }  // 2/2
        }
        return insets
    }

    /// Whether a root stands below an opaque bar though it is recorded at the screen's upper edge: it is lower than the
    /// screen by just as much as status bar and bar take (31 roots in 17 documents). Content does not reach under bars
    /// that are not translucent (documentation of `extendedLayoutIncludesOpaqueBars`).
    private func isPushedDown(_ recorded: CGRect, by bars: InferredBars, in environment: CanvasEnvironment) -> Bool {
        guard let bar = bars.navigationBar, !bar.isTranslucent, recorded.minY == 0 else { return false }
        return environment.size.height - recorded.height == topInset(bars, environment)
    }

    /// Whether a root that an opaque bar pushed down is as high as a whole screen.
    private func keepsHeight(_ recorded: CGRect, below bars: InferredBars) -> Bool {
        bars.navigationBar?.isTranslucent == false
            && CanvasModel.all.contains { $0.width == recorded.width && $0.height == recorded.height }
    }

    /// - Parameter fillsCanvas: whether the root is as large as the canvas; a safe area has the room of the status bar there
    ///   though none is simulated (3/3).
    private func topInset(
        _ bars: InferredBars, _ environment: CanvasEnvironment, fillsCanvas: Bool = false
    ) -> Double {
        // What is presented and fills the canvas keeps no room for the status bar: 2/2 in 2 documents.
        if fillsCanvas, bars.presentation == .sheet { return navigationBarHeight(bars, environment) }
        // The sensors' housing covers the top whether a status bar is shown or not, as on devices.
        let isCovered =
            bars.hasStatusBar || (environment.idiom == .phone && environment.hasHomeIndicator)
            || (fillsCanvas && environment.rules.rowsKeepToTable)
        return (isCovered ? environment.statusBarHeight : 0) + navigationBarHeight(bars, environment)
    }

    private func bottomInset(_ bars: InferredBars, _ environment: CanvasEnvironment) -> Double {
        let metrics = barMetrics(in: environment)
        return environment.homeInset + (bars.hasTabBar ? metrics.tabBar : bars.hasToolbar ? metrics.toolbar : 0)
    }

    private func navigationBarHeight(_ bars: InferredBars, _ environment: CanvasEnvironment) -> Double {
        guard let bar = bars.navigationBar else { return 0 }
        return barMetrics(in: environment).navigationBar(isLarge: bar.prefersLargeTitles, hasPrompt: bar.hasPrompt)
    }

    /// The heights of bars in an environment: the system's, of which the canvas draws some otherwise.
    func barMetrics(in environment: CanvasEnvironment) -> BarMetrics {
        let system = LayoutEnvironment(
            environment, contentSizeCategory: .large, appearance: nil)
        var metrics = BarMetrics(system, hasHomeIndicator: environment.hasHomeIndicator)
        guard environment.isRecorded else { return metrics }
        // Tab bars and toolbars are as high on their side and on tablets: 49, 13/14 roots; 44, 2/2, and 49 above a home
        // indicator, 7/7.
        metrics.tabBar = BarMetrics.freeTabBar
        if environment.isLandscape, environment.idiom == .phone, let height = environment.rules.flatTabBar {
            metrics.tabBar = height
        }
        metrics.toolbar = environment.hasHomeIndicator ? 49 : BarMetrics.freeToolbar
        return metrics
    }

    /// Whether the safe area of a root whose size was set by hand reaches below the home indicator
    /// (``CanvasRules/guidesReachIndicator``). Margins without a guide keep off the indicator (6/6), as both do elsewhere (17/17).
    private func reachesIndicator(_ view: Int, in environment: CanvasEnvironment) -> Bool {
        environment.rules.guidesReachIndicator && views[view].guides.contains { guides[$0].kind == .safeArea }
    }

    // MARK: Views of a xib

    /// Whether the nib's owner, a controller, has a view as its `view`, which it puts on the screen.
    private func isOwnersView(_ view: Int) -> Bool {
        connections.contains { connection in
            connection.kind == .outlet && connection.name == "view" && connection.destination == views[view].id
                && connection.source == "-1"  // the id that Interface Builder gives to File's Owner
        }
    }

    private func placement(
        ofTopLevelView view: Int, recorded: CGRect, in environment: CanvasEnvironment
    ) -> RootPlacement {
        let node = views[view]
        let metrics = NodeReader(tree: tree, element: node.element, log: WarningLog(path: path)).simulatedMetrics
        let own = CanvasEnvironment(recordedIn: self)
        let fillsCanvas = recorded.size == own.size && !metrics.isFreeform
        var bars = InferredBars(hasStatusBar: !metrics.hidesStatusBar)
        if case .navigationBar(let isTranslucent, let hasPrompt) = metrics.topBar {
            bars.navigationBar = .init(isTranslucent: isTranslucent, hasPrompt: hasPrompt)
        }
        bars.hasTabBar = metrics.bottomBar == .tabBar
        bars.hasToolbar = metrics.bottomBar == .toolbar
        var insets = EdgeInsets(left: environment.sideInset, right: environment.sideInset)
        if fillsCanvas {
            insets.top = topInset(bars, environment, fillsCanvas: true)
            insets.bottom = bottomInset(bars, environment)
            let frame = environment.isRecorded ? recorded : environment.window
            return RootPlacement(frame: frame, safeArea: insets, bars: bars)
        }
        if node.kind == .tableViewCell || node.kind == .tableHeaderFooterView {
            return RootPlacement(frame: recorded, safeArea: .zero)  // 9/9
        }
        // On a device it stands in another view, nobody knows where: insets of a view that isn't on the screen are 0
        // (documentation of `safeAreaInsets`).
        if !environment.isRecorded, !isOwnersView(view) { return RootPlacement(frame: recorded, safeArea: .zero) }
        if environment.hasHomeIndicator || recorded.height > environment.rules.leastCoveredHeight {
            insets.top = isPushedDown(recorded, by: bars, in: environment) ? 0 : topInset(bars, environment)
        }
        // One that is wider than the canvas keeps off the indicator in any case (4/4).
        let isBare =
            environment.rules.guidesReachIndicator && metrics.isFreeform
            ? reachesIndicator(view, in: environment) && recorded.width <= environment.size.width
            : metrics.bottomBar == SimulatedMetrics.Bar.none
        insets.bottom = isBare ? 0 : environment.homeInset
        return RootPlacement(frame: recorded, safeArea: insets)
    }
}
