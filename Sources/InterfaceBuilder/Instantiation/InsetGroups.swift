import UIKit

extension Instantiation {
    /// Whether a cell of an inset group is recorded as wide as its table, though it stands on a narrower plate: some
    /// versions of Interface Builder record them so.
    func isRecordedBeyondPlate(_ cell: ViewNode) -> Bool {
        guard cell.kind == .tableViewCell, let parent = cell.parent, isInsetGroup(parent),
            let width = cell.frame?.width
        else { return false }
        return width == document.views[parent].frame?.width
    }

    /// Whether a view is a table of inset groups.
    func isInsetGroup(_ table: Int) -> Bool {
        (document.views[table].content as? TableViewContent)?.style == .insetGrouped
    }

    /// Puts the rows of inset groups on their plates, for pictures: recorded frames of such rows and of ready-made labels
    /// in them hold where Interface Builder drew them, which isn't where anybody sees them.
    func putRowsOnPlates() {
        for (index, node) in document.views.enumerated() where isRecordedBeyondPlate(node) {
            guard let cell = views[index] as? UITableViewCell, let table = node.parent.flatMap({ views[$0] }),
                cell.frame.width == table.bounds.width
            else { continue }
            cell.frame = cell.frame.insetBy(dx: UIView.rowMargin(width: table.bounds.width), dy: 0)
            adoptStockContents(of: cell, node)
            for child in node.children {
                guard let margins = cellMargins(of: document.views[child], isOnPlate: true) else { continue }
                views[child]?.marginDefaults = .fixed(UIEdgeInsets(margins))
            }
            cell.setNeedsLayout()
        }
    }
}
