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
}
