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
    }

    func configure(_ view: UIView, resources: Resources) {
        guard let cell = view as? UITableViewCell else { return }
        cell.selectionStyle = selectionStyle
        cell.indentationLevel = indentationLevel
        cell.indentationWidth = indentationWidth
        if let separatorInset { cell.separatorInset = UIEdgeInsets(separatorInset) }
        cell.accessoryType = accessoryType
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
