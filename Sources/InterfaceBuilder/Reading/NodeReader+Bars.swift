/// Items of bars. Views within items are found later, when every view has its index.
extension NodeReader {
    var barItem: BarItem {
        var item = BarItem(element: element)
        item.id = string("id")
        item.title = text("title")
        item.image = image?.name
        item.catalog = image?.catalog
        item.selectedImage = string("selectedImage")
        if name == "tabBarItem" {
            item.systemTab = choice("systemItem")
        } else {
            item.systemItem = choice("systemItem")
            item.style = choice("style") ?? .plain
        }
        item.width = number("width")
        item.isEnabled = bool("enabled") ?? true
        item.tag = integer("tag") ?? 0
        item.tintColor = color(key: "tintColor")
        item.badge = string("badgeValue")
        return item
    }

    var navigationItem: NavigationItem {
        var item = NavigationItem(element: element)
        item.id = string("id")
        item.title = text("title")
        item.prompt = text("prompt")
        item.largeTitleDisplayMode = choice("largeTitleDisplayMode") ?? .automatic
        item.leftItems = barItems(single: "leftBarButtonItem", list: "leftBarButtonItems")
        item.rightItems = barItems(single: "rightBarButtonItem", list: "rightBarButtonItems")
        item.backItem = child(key: "backBarButtonItem")?.barItem
        return item
    }

    private func barItems(single: String, list: String) -> [BarItem] {
        let several = items(in: list).map(\.barItem)
        return several.isEmpty ? child(key: single).map { [$0.barItem] } ?? [] : several
    }
}
