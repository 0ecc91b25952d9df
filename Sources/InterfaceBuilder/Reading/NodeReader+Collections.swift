/// Scroll views, tables, collections and their cells.
extension NodeReader {
    var scrollView: ScrollViewContent {
        ScrollViewContent(
            isScrollEnabled: bool("scrollEnabled") ?? true, isPagingEnabled: bool("pagingEnabled") ?? false,
            showsHorizontalIndicator: bool("showsHorizontalScrollIndicator") ?? true,
            showsVerticalIndicator: bool("showsVerticalScrollIndicator") ?? true,
            insetAdjustment: string("contentInsetAdjustmentBehavior") ?? "automatic",
            contentInset: inset(key: "contentInset") ?? .zero)
    }

    var tableView: TableViewContent {
        var table = TableViewContent(scroll: scrollView)
        table.style = string("style") ?? "plain"
        table.rowHeight = number("rowHeight") ?? -1
        table.sectionHeaderHeight = number("sectionHeaderHeight") ?? -1
        table.sectionFooterHeight = number("sectionFooterHeight") ?? -1
        table.separatorStyle = string("separatorStyle") ?? "default"
        table.separatorColor = color(key: "separatorColor")
        table.separatorInset = inset(key: "separatorInset")
        table.sections = items(in: "sections").map {
            .init(headerTitle: $0.text("headerTitle"), footerTitle: $0.text("footerTitle"))
        }
        return table
    }

    var cell: CellContent {
        CellContent(
            reuseIdentifier: string("reuseIdentifier"), style: string("style"),
            accessoryType: string("accessoryType") ?? "none", rowHeight: number("rowHeight"),
            indentationLevel: integer("indentationLevel") ?? 0, indentationWidth: number("indentationWidth") ?? 10,
            selectionStyle: string("selectionStyle") ?? "default", textLabel: string("textLabel"),
            detailTextLabel: string("detailTextLabel"), imageView: string("imageView"),
            separatorInset: inset(key: "separatorInset"))
    }

    var collectionView: CollectionViewContent {
        var collection = CollectionViewContent(scroll: scrollView)
        guard let layout = child(key: "collectionViewLayout") else { return collection }
        collection.scrollDirection = layout.string("scrollDirection") ?? "vertical"
        collection.itemSize = layout.size(key: "itemSize")
        collection.minimumLineSpacing = layout.number("minimumLineSpacing") ?? 10
        collection.minimumInteritemSpacing = layout.number("minimumInteritemSpacing") ?? 10
        collection.sectionInset = layout.inset(key: "sectionInset") ?? .zero
        collection.headerReferenceSize = layout.size(key: "headerReferenceSize")
        collection.footerReferenceSize = layout.size(key: "footerReferenceSize")
        return collection
    }
}
