import UIKit

extension Instantiation {
    /// Leaves the labels and pictures of ready-made cells to the cells. Their recorded frames hold on the recorded canvas
    /// only: on another device a cell places them for its own width and direction.
    func adoptStockContents() {
        guard canvas == nil else { return }
        for (index, node) in document.views.enumerated() {
            if let cell = views[index] as? UITableViewCell { adoptStockContents(of: cell, node) }
        }
    }

    /// Leaves the labels and the picture of a ready-made cell to it.
    func adoptStockContents(of cell: UITableViewCell, _ node: ViewNode) {
        guard let content = node.content as? CellContent, let style = content.style else { return }
        cell.adopt(
            style, textLabel: content.textLabel.flatMap(view) as? UILabel,
            detailTextLabel: content.detailTextLabel.flatMap(view) as? UILabel,
            imageView: content.imageView.flatMap(view) as? UIImageView)
    }

    /// Gives cells the views that outlets make their accessories, and their contents less room for it.
    func adoptAccessories() {
        guard canvas == nil else { return }
        for connection in document.connections where connection.kind == .outlet && connection.name == "accessoryView" {
            guard let source = connection.source, let cell = view(source) as? UITableViewCell,
                let accessory = view(connection.destination), accessory !== cell, !cell.isDescendant(of: accessory)
            else { continue }
            if accessory.frame.size == .zero { accessory.sizeToFit() }
            cell.accessoryView = accessory
            // What ties the contents to the cell was made before.
            let ties = cell.constraints.filter {
                $0.firstAttribute == .trailing && $0.secondItem === cell.contentView && $0.secondAttribute == .trailing
            }
            for tie in ties { tie.constant = max(tie.constant, cell.accessoryWidth) }
        }
    }
}
