import UIKit

extension UIBarButtonItem {
    /// An item of a navigation bar or toolbar, as a document describes it.
    ///
    /// - Parameter customView: the view made for the item's own, if it has one.
    convenience init(_ item: BarItem, customView: UIView?, resources: Resources) {
        if let system = item.systemItem.flatMap(UIBarButtonItem.SystemItem.init(documentName:)) {
            self.init(barButtonSystemItem: system, target: nil, action: nil)
        } else {
            self.init()
        }
        if item.systemItem == nil {
            title = item.title
            image = UIImage(item.image, catalog: item.catalog, resources: resources)
        }
        if item.style == "done" { style = .done }
        self.customView = customView
        width = item.width ?? 0
        isEnabled = item.isEnabled
        tag = item.tag
        tintColor = UIColor(item.tintColor, resources: resources)
    }
}

extension UIBarButtonItem.SystemItem {
    /// The item that documents write under a name.
    init?(documentName name: String) {
        guard let item = Self.byDocumentName[name] else { return nil }
        self = item
    }

    private static let byDocumentName: [String: Self] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
        "redo": .redo, "pageCurl": .pageCurl, "close": .close,
    ]
}

extension UITabBarItem {
    /// An item of a tab bar, as a document describes it.
    convenience init(_ item: BarItem, resources: Resources) {
        if let system = item.systemItem.flatMap(UITabBarItem.SystemItem.init(documentName:)) {
            self.init(tabBarSystemItem: system, tag: item.tag)
        } else {
            self.init(
                title: item.title, image: UIImage(item.image, catalog: item.catalog, resources: resources),
                selectedImage: UIImage(item.selectedImage, catalog: item.catalog, resources: resources))
            tag = item.tag
        }
        badgeValue = item.badge
        isEnabled = item.isEnabled
    }
}

extension UITabBarItem.SystemItem {
    /// The item that documents write under a name.
    init?(documentName name: String) {
        switch name {
        case "more": self = .more
        case "favorites": self = .favorites
        case "featured": self = .featured
        case "topRated": self = .topRated
        case "recents": self = .recents
        case "contacts": self = .contacts
        case "history": self = .history
        case "bookmarks": self = .bookmarks
        case "search": self = .search
        case "downloads": self = .downloads
        case "mostRecent": self = .mostRecent
        case "mostViewed": self = .mostViewed
        default: return nil
        }
    }
}

extension Instantiation {
    /// What a navigation bar shows for a controller or by itself.
    func navigationItem(_ item: NavigationItem) -> UINavigationItem {
        let result = UINavigationItem(title: item.title ?? "")
        result.prompt = item.prompt
        result.titleView = item.titleView.flatMap { view($0) }
        result.leftBarButtonItems = item.leftItems.isEmpty ? nil : item.leftItems.map(barButtonItem)
        result.rightBarButtonItems = item.rightItems.isEmpty ? nil : item.rightItems.map(barButtonItem)
        result.backButtonTitle = item.backItem?.title
        result.largeTitleDisplayMode =
            switch item.largeTitleDisplayMode {
            case "always": .always
            case "never": .never
            default: .automatic
            }
        return result
    }

    func barButtonItem(_ item: BarItem) -> UIBarButtonItem {
        UIBarButtonItem(
            item, customView: item.customView.flatMap { view($0) }, resources: document.resources)
    }

    /// Gives a bar of the document its items and colours.
    func fill(_ bar: UIView, with content: BarContent) {
        let resources = document.resources
        let barColor = UIColor(content.barColor, resources: resources)
        let style: UIBarStyle = content.style == "black" ? .black : .default
        switch bar {
        case let bar as UINavigationBar:
            if !content.navigationItems.isEmpty { bar.items = content.navigationItems.map(navigationItem) }
            bar.prefersLargeTitles = content.prefersLargeTitles
            (bar.barTintColor, bar.barStyle, bar.isTranslucent) = (barColor, style, content.isTranslucent)
            bar.titleTextAttributes = titleAttributes(content.titleColor, content.titleFont)
            bar.largeTitleTextAttributes = titleAttributes(content.largeTitleColor, content.largeTitleFont)
            bar.standardAppearance.backgroundColor = UIColor(content.appearanceColor, resources: resources)
        case let bar as UIToolbar:
            bar.items = content.items.map(barButtonItem)
            bar.standardAppearance.backgroundColor = UIColor(content.appearanceColor, resources: resources)
            (bar.barTintColor, bar.barStyle, bar.isTranslucent) = (barColor, style, content.isTranslucent)
        case let bar as UITabBar:
            bar.items = content.items.map { UITabBarItem($0, resources: resources) }
            bar.standardAppearance.backgroundColor = UIColor(content.appearanceColor, resources: resources)
            (bar.barTintColor, bar.barStyle, bar.isTranslucent) = (barColor, style, content.isTranslucent)
        default: break
        }
    }

    private func titleAttributes(_ color: ColorDescription?, _ font: FontDescription?) -> [NSAttributedString.Key: Any]?
    {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let color = UIColor(color, resources: document.resources) { attributes[.foregroundColor] = color }
        if let font { attributes[.font] = UIFont(font) }
        return attributes.isEmpty ? nil : attributes
    }
}
