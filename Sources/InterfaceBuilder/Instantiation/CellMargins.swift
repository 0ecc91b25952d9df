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
        if environment.isRecorded, !isOnPlate, isRecordedBeyondPlate(cell), let width = cell.frame?.width {
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
        // Since iOS 11 cells keep to the table's margins: 8 on all sides before (136/137), 11 above and below since.
        guard document.toolsVersion >= 13100 || !environment.isRecorded else {
            return EdgeInsets(top: 8, left: 8, bottom: 8 + hiddenSeparator(of: cell, content), right: 8)
        }
        let side = cell.parent == nil ? looseSide(of: cell) : tableSide
        switch environment.generation {
        // The separator takes a pixel of the content: 10.5 at 2x (9/9).
        case .xcode6: return EdgeInsets(top: 11, left: side, bottom: 11 - 1 / environment.scale, right: side)
        case .xcode11, .xcode14: return EdgeInsets(top: 11, left: side, bottom: 11, right: side)  // 170/175
        // Rows are higher and padded more (Apple's "Adopting Liquid Glass"): 5/5.
        case .xcode26: return EdgeInsets(top: 15, left: side, bottom: 15, right: side)
        }
    }

    /// The pixel of the separator, where the content is recorded as high as the cell and laid out a pixel lower: 12/17
    /// views of Xcode 8 that keep to the lower margin, in 5 of 7 documents.
    private func hiddenSeparator(of cell: ViewNode, _ content: ViewNode) -> Double {
        guard document.device != nil, let height = cell.frame?.height, content.frame?.height == height else { return 0 }
        return 1 / environment.scale
    }

    /// By the device's width, whatever the table's.
    private var tableSide: Double {
        UIView.rowMargin(width: min(environment.size.width, environment.size.height))
    }

    /// In a xib as in tables, by the device's width (2/2 and 4/4 cells), but for cells as wide as the library makes them, 320
    /// points, which have 16 anywhere (41/41), and those of 400 and more, which have 20 (16/16); 15 in the first versions
    /// that drew separators themselves (11/11).
    private func looseSide(of cell: ViewNode) -> Double {
        if environment.isRecorded, environment.generation == .xcode11, document.toolsVersion < 16500,
            !environment.hasHomeIndicator
        {
            return 15
        }
        let width = cell.frame?.width ?? 0
        return width >= 400 ? 20 : width > 320 ? tableSide : 16
    }
}
