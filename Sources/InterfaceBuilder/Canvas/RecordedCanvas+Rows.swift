import UIKit

// Rows of tables on the canvas (counts: recorded content views that agree).
extension RecordedCanvas {
    /// The margin at the sides of a row; nil for what the device's width gives.
    ///
    /// Rows up to 320 points wide, as the library makes them, have 16 on any device (xibs: 97/97 in 59 documents, 54 of them
    /// on devices that have 20 else; tables: 17/17 in 7).
    func rowSide(of cell: ViewNode) -> Double? {
        let width = cell.frame?.width ?? environment.size.width
        if let table = cell.parent {
            if document.views[table].slot != .controllerView, let side = rules.innerRowMargin { return side }
        } else if !environment.hasHomeIndicator, let side = rules.looseRowMargin {
            return side
        }
        if rules.rowsFollowOwnWidth { return UIView.systemMinimumMargin(width: width) }
        return width <= 320 ? 16 : nil
    }

    /// The margins of the content view of a row, with those of the table at its sides.
    func rowMargins(of cell: ViewNode, around content: ViewNode, side: Double) -> EdgeInsets {
        guard rules.rowsKeepToTable else {
            return EdgeInsets(top: 8, left: 8, bottom: 8 + hiddenSeparator(of: cell, content), right: 8)
        }
        let height = Double(rules.system.rowMargin)
        return EdgeInsets(
            top: height, left: side, bottom: height - (rules.separatorTakesMargin ? pixel : 0), right: side)
    }

    /// What the separator takes of a content view that the document doesn't record: a pixel, as documents that record it say.
    var separatorBelowContent: Double { rules.recordsContentViews ? 0 : pixel }

    /// The pixel of the separator, where the content is recorded as high as the cell and laid out a pixel lower: 12/17
    /// views of Xcode 8 that keep to the lower margin, in 5 of 7 documents.
    private func hiddenSeparator(of cell: ViewNode, _ content: ViewNode) -> Double {
        guard document.device != nil, let height = cell.frame?.height, content.frame?.height == height else { return 0 }
        return pixel
    }

    private var pixel: Double { 1 / environment.scale }
}
