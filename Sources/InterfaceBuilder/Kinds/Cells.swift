public import UIKit

extension ViewKind {
    /// A row of a table.
    public static let tableViewCell = ViewKind("tableViewCell", content: CellContent.self, isCell: true) {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    /// The header or footer of a table's section.
    public static let tableHeaderFooterView = ViewKind(
        "tableViewHeaderFooterView", content: CellContent.self, isCell: true
    ) { UIView() }
    /// An item of a collection.
    public static let collectionViewCell = ViewKind("collectionViewCell", content: CellContent.self, isCell: true) {
        UICollectionViewCell(frame: .zero)
    }
    /// A header or footer of a collection.
    public static let collectionReusableView = ViewKind(
        "collectionReusableView", content: CellContent.self, isCell: true
    ) { UICollectionReusableView(frame: .zero) }
}

/// What cells and reusable views have.
public struct CellContent: ViewContent {
    /// The ready-made contents of a table's row; nil for contents of its own.
    public var style: UITableViewCell.CellStyle?
    /// What is shown after the content.
    public var accessoryType = UITableViewCell.AccessoryType.none
    /// In points; nil for that of the table.
    public var rowHeight: Double?
    /// How many steps the content starts in.
    public var indentationLevel = 0
    /// How long a step is, in points.
    public var indentationWidth = 10.0
    /// How a chosen cell is marked.
    public var selectionStyle = UITableViewCell.SelectionStyle.default
    /// The ids of the labels and the image view that the cell's style places itself.
    public var textLabel: String?
    /// The id of the second label.
    public var detailTextLabel: String?
    /// The id of the picture before the labels.
    public var imageView: String?
    /// Space at both ends of the line below, in points; nil for the table's.
    public var separatorInset: EdgeInsets?
    /// What is shown after the content while rows are edited.
    public var editingAccessoryType = UITableViewCell.AccessoryType.none
    /// Whether a mark at the end shows, while rows are edited, that the row can be moved.
    public var showsReorderControl = false
    /// Whether the content moves aside while rows are edited.
    public var shouldIndentWhileEditing = true
    /// What the cell shows by a content configuration; nil for a cell without one.
    public var listContent: ListContent?

    /// The first text of the content configuration.
    public var title: String? { listContent?.text }
}

extension CellContent: ElementContent {
    init(_ element: NodeReader) {
        style = element.choice("style")
        accessoryType = element.choice("accessoryType") ?? .none
        rowHeight = element.number("rowHeight")
        indentationLevel = element.integer("indentationLevel") ?? 0
        indentationWidth = element.number("indentationWidth") ?? 10
        selectionStyle = element.choice("selectionStyle") ?? .default
        textLabel = element.string("textLabel")
        detailTextLabel = element.string("detailTextLabel")
        imageView = element.string("imageView")
        separatorInset = element.inset(key: "separatorInset")
        editingAccessoryType = element.choice("editingAccessoryType") ?? .none
        showsReorderControl = element.bool("showsReorderControl") ?? false
        shouldIndentWhileEditing = element.bool("shouldIndentWhileEditing") ?? true
        listContent = element.child(named: "listContentConfiguration").map(ListContent.init)
    }

    func configure(_ view: UIView, resources: Resources) {
        // Makes the content view, which the document's `<tableViewCellContentView>` then speaks of.
        if let listContent, let cell = view as? UICollectionViewCell {
            cell.contentConfiguration = listContent.configuration(.cell(), resources: resources)
        }
        guard let cell = view as? UITableViewCell else { return }
        if let listContent {
            cell.contentConfiguration = listContent.configuration(
                cell.defaultContentConfiguration(), resources: resources)
        }
        cell.selectionStyle = selectionStyle
        cell.indentationLevel = indentationLevel
        cell.indentationWidth = indentationWidth
        if let separatorInset { cell.separatorInset = UIEdgeInsets(separatorInset) }
        cell.accessoryType = accessoryType
        cell.editingAccessoryType = editingAccessoryType
        cell.showsReorderControl = showsReorderControl
        cell.shouldIndentWhileEditing = shouldIndentWhileEditing
    }
}

extension UITableViewCell.CellStyle: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ]
}

extension UITableViewCell.AccessoryType: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
        "detailButton": .detailButton, "detailDisclosureButton": .detailDisclosureButton,
    ]
}

extension UITableViewCell.SelectionStyle: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "none": .none, "default": .default, "blue": .blue, "gray": .gray,
    ]
}
