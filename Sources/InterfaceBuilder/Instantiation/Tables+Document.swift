import UIKit

extension UITableView {
    func configure(_ content: TableViewContent, resources: Resources) {
        (self as UIScrollView).configure(content.scroll)
        rowHeight = content.rowHeight
        sectionHeaderHeight = content.sectionHeaderHeight
        sectionFooterHeight = content.sectionFooterHeight
        separatorStyle = content.separatorStyle == "none" ? .none : .singleLine
        if let color = UIColor(content.separatorColor, resources: resources) { separatorColor = color }
        if let inset = content.separatorInset { separatorInset = UIEdgeInsets(inset) }
    }
}

extension UITableView.Style {
    init(named name: String) {
        self =
            switch name {
            case "grouped": .grouped
            case "insetGrouped": .insetGrouped
            default: .plain
            }
    }
}

extension UITableViewCell {
    func configure(_ content: CellContent) {
        selectionStyle = content.selectionStyle == "none" ? .none : .default
        indentationLevel = content.indentationLevel
        indentationWidth = content.indentationWidth
        if let inset = content.separatorInset { separatorInset = UIEdgeInsets(inset) }
        accessoryType =
            switch content.accessoryType {
            case "disclosureIndicator": .disclosureIndicator
            case "checkmark": .checkmark
            case "detailButton": .detailButton
            case "detailDisclosureButton": .detailDisclosureButton
            default: .none
            }
    }
}

extension UITableViewCell.CellStyle {
    /// Nil for a cell whose content is all its own.
    init?(named name: String?) {
        switch name {
        case "IBUITableViewCellStyleDefault": self = .default
        case "IBUITableViewCellStyleValue1": self = .value1
        case "IBUITableViewCellStyleValue2": self = .value2
        case "IBUITableViewCellStyleSubtitle": self = .subtitle
        default: return nil
        }
    }
}

extension Instantiation {
    /// Leaves the labels and pictures of ready-made cells to the cells. Their recorded frames hold on the recorded canvas
    /// only: on another device a cell places them for its own width and direction.
    func adoptStockContents() {
        guard !environment.isRecorded else { return }
        for (index, node) in document.views.enumerated() {
            if let cell = views[index] as? UITableViewCell { adoptStockContents(of: cell, node) }
        }
    }

    /// Leaves the labels and the picture of a ready-made cell to it.
    func adoptStockContents(of cell: UITableViewCell, _ node: ViewNode) {
        guard case .cell(let content) = node.content, let style = UITableViewCell.CellStyle(named: content.style)
        else { return }
        cell.adopt(
            style, textLabel: content.textLabel.flatMap(view) as? UILabel,
            detailTextLabel: content.detailTextLabel.flatMap(view) as? UILabel,
            imageView: content.imageView.flatMap(view) as? UIImageView)
    }
}
