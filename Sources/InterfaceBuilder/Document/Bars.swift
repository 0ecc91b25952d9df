public import UIKit

/// An item of a bar.
public struct BarItem: Sendable {
    /// The element the item was read from.
    public var element: ElementID
    /// The object id.
    public var id: String?
    /// The text shown.
    public var title: String?
    /// The name of the picture shown.
    public var image: String?
    /// The name of the picture shown while a tab is on.
    public var selectedImage: String?
    /// `system` when the images are SF Symbols.
    public var catalog: String?
    /// Which of UIKit's items of navigation bars and toolbars it is, if any.
    public var systemItem: UIBarButtonItem.SystemItem?
    /// Which of UIKit's tabs it is, if any.
    public var systemTab: UITabBarItem.SystemItem?
    /// How the item looks.
    public var style = UIBarButtonItem.Style.plain
    /// In points; nil when it follows from the content.
    public var width: Double?
    /// False for an item that can't be tapped and is drawn greyed.
    public var isEnabled = true
    /// A number of the author's choice.
    public var tag = 0
    /// The colour of title and picture; nil for the bar's.
    public var tintColor: ColorDescription?
    /// The text on a tab's badge.
    public var badge: String?
    /// The view shown in place of title and image, as an index into ``Document/views``.
    public var customView: Int?
}

/// What a navigation bar shows for a controller.
public struct NavigationItem: Sendable {
    /// The element the item was read from.
    public var element: ElementID
    /// The object id.
    public var id: String?
    /// The text in the middle of the bar.
    public var title: String?
    /// A line above the title.
    public var prompt: String?
    /// When the title is shown large.
    public var largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode.automatic
    /// The view shown in place of the title, as an index into ``Document/views``.
    public var titleView: Int?
    /// The items before the title, the outermost first.
    public var leftItems: [BarItem] = []
    /// The items after the title, the outermost first.
    public var rightItems: [BarItem] = []
    /// The way back as the next controller shows it.
    public var backItem: BarItem?
}
