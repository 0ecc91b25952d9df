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
        if content.accessoryType == .none, let inherited = inheritedMargins(of: cell, by: node) { margins = inherited }
        guard let own = node.attributes.margins?.resolved(rightToLeft: environment.isRightToLeft) else {
            return margins
        }
        return preserves
            ? EdgeInsets(
                top: max(own.top, margins.top), left: max(own.left, margins.left),
                bottom: max(own.bottom, margins.bottom), right: max(own.right, margins.right)) : own
    }

    /// Margins that the cell itself sets and the content view preserves (documentation of
    /// `preservesSuperviewLayoutMargins`; 9/9): of these and the 8 points that any view has the greater.
    private func inheritedMargins(of cell: ViewNode, by content: ViewNode) -> EdgeInsets? {
        guard content.attributes.preservesSuperviewLayoutMargins,
            let own = cell.attributes.margins?.resolved(rightToLeft: environment.isRightToLeft)
        else { return nil }
        return EdgeInsets(
            top: max(8, own.top), left: max(8, own.left), bottom: max(8, own.bottom), right: max(8, own.right))
    }

    private func defaultMargins(of cell: ViewNode, around content: ViewNode) -> EdgeInsets {
        let side = canvas?.rowSide(of: cell) ?? tableSide
        if let canvas { return canvas.rowMargins(of: cell, around: content, side: side) }
        let height = Double(environment.metrics.rowMargin)
        return EdgeInsets(top: height, left: side, bottom: height, right: side)
    }

    /// By the device's width, whatever the table's.
    private var tableSide: Double {
        UIView.rowMargin(width: min(environment.size.width, environment.size.height))
    }
}
