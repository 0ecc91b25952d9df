public import UIKit

extension ViewKind {
    /// A table.
    public static let tableView = ViewKind("tableView", content: TableViewContent.self) { content in
        UITableView(frame: .zero, style: content.style)
    }
}

/// What tables have.
public struct TableViewContent: ViewContent {
    /// One of the static sections.
    public struct Section: Sendable {
        /// The title above the section's rows.
        public var headerTitle: String?
        /// The title below the section's rows.
        public var footerTitle: String?
    }

    /// Which rows can be chosen.
    public struct Selection: Sendable {
        /// Whether a row can be chosen.
        public var isAllowed = true
        /// Whether a row can be chosen while rows are edited.
        public var isAllowedDuringEditing = false
        /// Whether several rows can be chosen.
        public var isMultiple = false
        /// Whether several rows can be chosen while rows are edited.
        public var isMultipleDuringEditing = false
    }

    /// How the table scrolls.
    public var scroll = ScrollViewContent()
    /// How sections look.
    public var style = UITableView.Style.plain
    /// In points; -1 for heights that follow from the cells.
    public var rowHeight = -1.0
    /// In points; -1 for that of the title.
    public var sectionHeaderHeight = -1.0
    /// In points; -1 for that of the title.
    public var sectionFooterHeight = -1.0
    /// Whether the content views of rows keep to the safe area.
    public var insetsContentViewsToSafeArea = true
    /// The line below a row.
    public var separatorStyle = UITableView.SeparatorStyle.singleLine
    /// The colour of the lines between rows; nil for the system's.
    public var separatorColor: ColorDescription?
    /// Space at both ends of the lines, in points; nil for the system's.
    public var separatorInset: EdgeInsets?
    /// Which rows can be chosen.
    public var selection = Selection()
    /// The static sections; none with prototype cells.
    public var sections: [Section] = []
}

extension TableViewContent: ElementContent {
    init(_ element: NodeReader) {
        scroll = ScrollViewContent(element)
        style = element.choice("style") ?? .plain
        rowHeight = element.number("rowHeight") ?? -1
        sectionHeaderHeight = element.number("sectionHeaderHeight") ?? -1
        sectionFooterHeight = element.number("sectionFooterHeight") ?? -1
        insetsContentViewsToSafeArea = element.bool("contentViewInsetsToSafeArea") ?? true
        separatorStyle = element.choice("separatorStyle") ?? .singleLine
        separatorColor = element.color(key: "separatorColor")
        separatorInset = element.inset(key: "separatorInset")
        selection = Selection(
            isAllowed: element.bool("allowsSelection") ?? true,
            isAllowedDuringEditing: element.bool("allowsSelectionDuringEditing") ?? false,
            isMultiple: element.bool("allowsMultipleSelection") ?? false,
            isMultipleDuringEditing: element.bool("allowsMultipleSelectionDuringEditing") ?? false)
        sections = element.items(in: "sections").map {
            Section(headerTitle: $0.text("headerTitle"), footerTitle: $0.text("footerTitle"))
        }
    }

    func configure(_ table: UITableView, resources: Resources) {
        scroll.configure(table, resources: resources)
        table.allowsSelection = selection.isAllowed
        table.allowsSelectionDuringEditing = selection.isAllowedDuringEditing
        table.allowsMultipleSelection = selection.isMultiple
        table.allowsMultipleSelectionDuringEditing = selection.isMultipleDuringEditing
        table.rowHeight = rowHeight
        table.sectionHeaderHeight = sectionHeaderHeight
        table.sectionFooterHeight = sectionFooterHeight
        table.insetsContentViewsToSafeArea = insetsContentViewsToSafeArea
        table.separatorStyle = separatorStyle
        if let color = UIColor(separatorColor, resources: resources) { table.separatorColor = color }
        if let separatorInset { table.separatorInset = UIEdgeInsets(separatorInset) }
    }
}

extension UITableView.Style: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]
}

extension UITableView.SeparatorStyle: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "default": .singleLine, "none": .none, "singleLine": .singleLine, "singleLineEtched": .singleLineEtched,
    ]
}
