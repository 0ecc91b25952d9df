import UIKit

extension UIBarButtonItem {
    /// An item of a navigation bar or toolbar, as a document describes it.
    ///
    /// - Parameter customView: the view made for the item's own, if it has one.
    convenience init(_ item: BarItem, customView: UIView?, resources: Resources) {
        if let system = item.systemItem {
            self.init(barButtonSystemItem: system, target: nil, action: nil)
        } else {
            self.init()
            title = item.title
            image = UIImage(item.image, catalog: item.catalog, resources: resources)
        }
        if item.style == .done { style = .done }
        self.customView = customView
        width = item.width ?? 0
        isEnabled = item.isEnabled
        tag = item.tag
        tintColor = UIColor(item.tintColor, resources: resources)
    }
}

extension UITabBarItem {
    /// An item of a tab bar, as a document describes it.
    convenience init(_ item: BarItem, resources: Resources) {
        if let system = item.systemTab {
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

extension Instantiation {
    /// What a navigation bar shows for a controller or by itself.
    func navigationItem(_ item: NavigationItem) -> UINavigationItem {
        let result = UINavigationItem(title: "")
        fill(result, with: item)
        return result
    }

    /// Gives an item what the document says of it.
    func fill(_ result: UINavigationItem, with item: NavigationItem) {
        if let id = item.id { barItems[id] = result }
        result.title = item.title ?? ""
        result.prompt = item.prompt
        result.titleView = item.titleView.flatMap { view($0) }
        result.leftBarButtonItems = item.leftItems.isEmpty ? nil : item.leftItems.map(barButtonItem)
        result.rightBarButtonItems = item.rightItems.isEmpty ? nil : item.rightItems.map(barButtonItem)
        result.backButtonTitle = item.backItem?.title
        result.largeTitleDisplayMode = item.largeTitleDisplayMode
    }

    func barButtonItem(_ item: BarItem) -> UIBarButtonItem {
        let made = UIBarButtonItem(
            item, customView: item.customView.flatMap { view($0) }, resources: document.resources)
        if let id = item.id { barItems[id] = made }
        return made
    }

    func tabBarItem(_ item: BarItem) -> UITabBarItem {
        let made = UITabBarItem(item, resources: document.resources)
        if let id = item.id { barItems[id] = made }
        return made
    }

    /// Gives a bar of the document its items and colours.
    func fill(_ bar: UIView, with content: BarContent) {
        let resources = document.resources
        let barColor = UIColor(content.barColor, resources: resources)
        switch bar {
        case let bar as UINavigationBar:
            if !content.navigationItems.isEmpty { bar.items = content.navigationItems.map(navigationItem) }
            bar.prefersLargeTitles = content.prefersLargeTitles
            (bar.barTintColor, bar.barStyle, bar.isTranslucent) = (barColor, content.style, content.isTranslucent)
            bar.titleTextAttributes = titleAttributes(content.titleColor, content.titleFont)
            bar.largeTitleTextAttributes = titleAttributes(content.largeTitleColor, content.largeTitleFont)
            bar.standardAppearance.backgroundColor = UIColor(content.appearanceColor, resources: resources)
        case let bar as UIToolbar:
            if !content.items.isEmpty { bar.items = content.items.map(barButtonItem) }
            bar.standardAppearance.backgroundColor = UIColor(content.appearanceColor, resources: resources)
            (bar.barTintColor, bar.barStyle, bar.isTranslucent) = (barColor, content.style, content.isTranslucent)
        case let bar as UITabBar:
            if !content.items.isEmpty { bar.items = content.items.map(tabBarItem) }
            bar.standardAppearance.backgroundColor = UIColor(content.appearanceColor, resources: resources)
            (bar.barTintColor, bar.barStyle, bar.isTranslucent) = (barColor, content.style, content.isTranslucent)
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
