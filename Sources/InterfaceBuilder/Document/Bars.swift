/// An item of a bar.
public struct BarItem: Sendable {
    /// The element the item was read from.
    public var element: ElementID
    public var id: String?
    public var title: String?
    public var image: String?
    public var selectedImage: String?
    /// `system` when the images are SF Symbols.
    public var catalog: String?
    /// `flexibleSpace`, `done`, `add`, `favorites` …
    public var systemItem: String?
    /// `plain`, `done` or `bordered`.
    public var style: String?
    /// In points; nil when it follows from the content.
    public var width: Double?
    public var isEnabled = true
    public var tag = 0
    public var tintColor: ColorDescription?
    public var badge: String?
    /// The view shown in place of title and image, as an index into ``Document/views``.
    public var customView: Int?
}

/// What a navigation bar shows for a controller.
public struct NavigationItem: Sendable {
    /// The element the item was read from.
    public var element: ElementID
    public var id: String?
    public var title: String?
    public var prompt: String?
    /// `automatic`, `always` or `never`.
    public var largeTitleDisplayMode = "automatic"
    /// The view shown in place of the title, as an index into ``Document/views``.
    public var titleView: Int?
    public var leftItems: [BarItem] = []
    public var rightItems: [BarItem] = []
    public var backItem: BarItem?
}
