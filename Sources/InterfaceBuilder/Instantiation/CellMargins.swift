import UIKit

extension Instantiation {
    /// The margins of a table cell's content view while it sets none, nil for other views (counts: recorded content
    /// views that agree).
    ///
    /// - Parameter isOnPlate: for a row of an inset group that stands on its plate, as it does on a device.
    func cellMargins(of node: ViewNode, isOnPlate: Bool = false) -> EdgeInsets? {
        guard node.slot == .contentView, let parent = node.parent, document.views[parent].kind == .tableViewCell,
            let content = document.views[parent].content as? CellContent
        else { return nil }
        let cell = document.views[parent]
        let preserves =
            node.attributes.preservesSuperviewLayoutMargins || cell.attributes.preservesSuperviewLayoutMargins
        var margins = defaultMargins(of: cell, around: node)
        if content.accessoryType != .none { margins.right = 8 }  // 16/16
        if canvas != nil, !isOnPlate, isRecordedBeyondPlate(cell), let width = cell.frame?.width {
            // The contents are laid out as wide as the plate (11/11).
            margins.right += 2 * UIView.rowMargin(width: width)
        }
        if environment.isRightToLeft { swap(&margins.left, &margins.right) }
        guard let own = node.attributes.margins?.resolved(rightToLeft: environment.isRightToLeft) else {
            return margins
        }
        return preserves
            ? EdgeInsets(
                top: max(own.top, margins.top), left: max(own.left, margins.left),
                bottom: max(own.bottom, margins.bottom), right: max(own.right, margins.right)) : own
    }

    private func defaultMargins(of cell: ViewNode, around content: ViewNode) -> EdgeInsets {
        let side = cell.parent == nil ? canvas?.looseRowMargin ?? looseSide(of: cell) : tableSide
        if let canvas { return canvas.rowMargins(of: cell, around: content, side: side) }
        let height = Double(environment.metrics.rowMargin)
        return EdgeInsets(top: height, left: side, bottom: height, right: side)
    }

    /// By the device's width, whatever the table's.
    private var tableSide: Double {
        UIView.rowMargin(width: min(environment.size.width, environment.size.height))
    }

    /// In a xib as in tables, by the device's width (2/2 and 4/4 cells), but for cells as wide as the library makes them, 320
    /// points, which have 16 anywhere (41/41), and those of 400 and more, which have 20 (16/16).
    private func looseSide(of cell: ViewNode) -> Double {
        let width = cell.frame?.width ?? 0
        return width >= 400 ? 20 : width > 320 ? tableSide : 16
    }
}
