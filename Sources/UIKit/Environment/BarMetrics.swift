/// The heights of bars, in points: one table for the bars of programs, of documents on devices and of Interface Builder's
/// canvas, which states by itself what it draws otherwise.
///
/// | | phone | on its side | tablet | tablet with a home indicator | iOS 26 |
/// |---|---|---|---|---|---|
/// | navigation bar | 44 | 32, or 44 where the width is regular | 50 | 50 | 54 |
/// | in a sheet | 56 | covers the screen: as above | 56 | 56 | 56 |
/// | large title | 52 more | none | 52 more | 52 more | 52 more, on its side none |
/// | prompt | 30 more | 30 more | 30 more | 30 more | 30 more |
/// | toolbar | 44 | 32, or 44 where the width is regular | 50 | 45 | 48, tablets as before |
/// | tab bar | 49 | 32, or 49 where the width is regular | 50 | 45 | as before |
///
/// Toolbars and tab bars stand above the home indicator, which isn't counted here. Where the figures come from:
/// - 44, 32, 49 and, on large phones on their side, 44 and 49: measured on devices of iOS 11 and 12 and listed in
///   Tencent/QMUI_iOS#633; the 44 of large phones also in romaonthego/REMenu#109 and microsoft/fluentui-apple#1727.
/// - 50 on tablets since iOS 12, 44 and 49 before; 52 more with a large title in either: Geoff Hackworth, "iPad Navigation
///   Bar and Toolbar Height Changes in iOS 12". Interface Builder records 50 on the canvas of Xcode 10.2 and later (8/8 roots). 45 above
///   a tablet's home indicator: QMUI_iOS#633.
/// - 56 in sheets: wix/react-native-navigation#5730, QMUI_iOS#877, on tablets SmileZXLee/ZXNavigationBar#14. Interface
///   Builder records it, too (5/5 roots). For iOS 26 it is taken over; nothing recorded says otherwise.
/// - 30 for a prompt: bars with one were published as 74 points high.
/// - No large title where the height is compact: openradar 32707795 quotes it as the expected behaviour.
/// - 54 in iOS 26: QuintGao/GKNavigationBarSwift#47, and 19/19 recorded roots in either orientation; 48 for toolbars:
///   suzuki-0000/SKPhotoBrowser#459.
///
/// The tab bar at the top of tablets since iPadOS 18 is not imitated.
package struct BarMetrics: Hashable, Sendable {
    /// A navigation bar outside of sheets, with neither large title nor prompt.
    package var navigationBar: CGFloat
    /// The same in a sheet that doesn't cover the screen.
    package var navigationBarInSheet: CGFloat = 56
    /// What a large title adds to a navigation bar.
    package var largeTitle: CGFloat = 52
    /// What a prompt adds to a navigation bar.
    package var prompt: CGFloat = 30
    /// A toolbar without the home indicator below it.
    package var toolbar: CGFloat
    /// A tab bar without the home indicator below it.
    package var tabBar: CGFloat
    /// A toolbar that stands in a view by itself: as high on tablets (6 of 6 recorded ones).
    package static let freeToolbar: CGFloat = 44
    /// A tab bar that stands in a view by itself: as high on tablets (1 of 1, of Xcode 10.2 or later; on phones 37 of 37).
    package static let freeTabBar: CGFloat = 49
    /// What a search bar adds below a navigation bar; estimated: a field of 36 with 16 below.
    package var searchBar: CGFloat = 52

    /// The heights in an environment.
    ///
    /// - Parameter hasHomeIndicator: whether the bottom of the screen is kept free for one.
    package init(_ environment: LayoutEnvironment, hasHomeIndicator: Bool) {
        let system = environment.metrics
        guard environment.userInterfaceIdiom != .pad else {
            navigationBar = system.padNavigationBarHeight
            toolbar = hasHomeIndicator ? min(45, system.padToolbarHeight) : system.padToolbarHeight
            tabBar = hasHomeIndicator ? min(45, system.padTabBarHeight) : system.padTabBarHeight
            return
        }
        (navigationBar, toolbar, tabBar) = (system.navigationBarHeight, system.toolbarHeight, Self.freeTabBar)
        guard environment.verticalSizeClass == .compact else { return }
        largeTitle = 0
        guard environment.horizontalSizeClass != .regular else { return }
        (navigationBar, toolbar, tabBar) = (system.flatNavigationBarHeight, system.flatToolbarHeight, 32)
    }

    /// The height of a navigation bar with what it shows.
    package func navigationBar(isLarge: Bool = false, hasPrompt: Bool = false, inSheet: Bool = false) -> CGFloat {
        (inSheet ? navigationBarInSheet : navigationBar) + (isLarge ? largeTitle : 0) + (hasPrompt ? prompt : 0)
    }
}

extension UIView {
    /// The heights of bars where the view stands.
    var barMetrics: BarMetrics {
        BarMetrics(layoutEnvironment, hasHomeIndicator: rootView.rootSafeAreaInsets.bottom > 0)
    }
}
