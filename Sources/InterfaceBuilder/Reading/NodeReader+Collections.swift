/// Scroll views, tables and cells.
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
            style: string("style"), accessoryType: string("accessoryType") ?? "none", rowHeight: number("rowHeight"),
            indentationLevel: integer("indentationLevel") ?? 0, indentationWidth: number("indentationWidth") ?? 10,
            selectionStyle: string("selectionStyle") ?? "default", textLabel: string("textLabel"),
            detailTextLabel: string("detailTextLabel"), imageView: string("imageView"),
            separatorInset: inset(key: "separatorInset"))
    }
}
