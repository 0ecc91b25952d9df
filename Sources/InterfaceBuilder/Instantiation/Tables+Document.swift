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
