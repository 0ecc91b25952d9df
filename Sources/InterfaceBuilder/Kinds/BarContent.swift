public import UIKit

extension ViewKind {
    /// A navigation bar.
    public static let navigationBar = ViewKind("navigationBar", content: BarContent.self) { UINavigationBar() }
    /// A toolbar.
    public static let toolbar = ViewKind("toolbar", content: BarContent.self) { UIToolbar() }
    /// A tab bar.
    public static let tabBar = ViewKind("tabBar", content: BarContent.self) { UITabBar() }
}

/// A navigation bar, toolbar or tab bar.
public struct BarContent: ViewContent {
    /// Whether content shows through the bar.
    public var isTranslucent = true
    /// The look of bars before appearances.
    public var style = UIBarStyle.default
    /// Whether a navigation bar shows large titles.
    public var prefersLargeTitles = false
    /// The colour behind the items; nil for the system's.
    public var barColor: ColorDescription?
    /// The colour of the title; nil for the system's.
    public var titleColor: ColorDescription?
    /// The font of the title; nil for the system's.
    public var titleFont: FontDescription?
    /// The colour of the large title; nil for the system's.
    public var largeTitleColor: ColorDescription?
    /// The font of the large title; nil for the system's.
    public var largeTitleFont: FontDescription?
    /// The ground of the appearance at rest, which wins over ``barColor``: that at the scrolled content's edge, else the
    /// standard one.
    public var appearanceColor: ColorDescription?
    /// The items of a toolbar or tab bar.
    public var items: [BarItem] = []
    /// The items of a navigation bar.
    public var navigationItems: [NavigationItem] = []
}

extension BarContent: ElementContent {
    init(_ element: NodeReader) {
        isTranslucent = element.bool("translucent") ?? true
        style = element.choice("barStyle") ?? .default
        prefersLargeTitles = element.bool("largeTitles") ?? false
        barColor = element.color(key: "barTintColor")
        let edge = element.child(key: "scrollEdgeAppearance"), standard = element.child(key: "standardAppearance")
        appearanceColor = (edge ?? standard)?.color(key: "backgroundColor")
        func attributes(_ key: String) -> NodeReader? {
            element.child(key: key) ?? edge?.child(key: key) ?? standard?.child(key: key)
        }
        let title = attributes("titleTextAttributes"), largeTitle = attributes("largeTitleTextAttributes")
        (titleColor, titleFont) = (title?.color(key: "textColor"), title?.font())
        (largeTitleColor, largeTitleFont) = (largeTitle?.color(key: "textColor"), largeTitle?.font())
        for item in element.items(in: "items") {
            if item.name == "navigationItem" {
                navigationItems.append(item.navigationItem)
            } else {
                items.append(item.barItem)
            }
        }
    }

    /// Nothing: bars get their items and colours once the views are made that stand in their items, see
    /// `Instantiation.fill(_:with:)`.
    func configure(_ view: UIView, resources: Resources) {}
}
