extension Instantiation {
    /// The margins of a table cell's content view while it sets none, nil for other views (counts: recorded content
    /// views that agree).
    func cellMargins(of node: ViewNode) -> EdgeInsets? {
        guard node.slot == .contentView, let parent = node.parent, document.views[parent].kind == .tableViewCell,
            case .cell(let content) = document.views[parent].content
        else { return nil }
        let cell = document.views[parent]
        let preserves =
            node.attributes.preservesSuperviewLayoutMargins || cell.attributes.preservesSuperviewLayoutMargins
        let isInTable = cell.parent != nil
        var margins: EdgeInsets
        switch environment.era {
        case .a:
            // 8: 49/51; preserving 16, 11 and 10.5: 6/6, 3/3, 2/2.
            margins =
                preserves
                ? EdgeInsets(top: 11, left: 16, bottom: 10.5, right: 16)
                : EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        case .b, .c:
            // In a table 16: 69/69, 20: 104/104; in a xib 15: 13/13, 16: 6/6; 11 above and below: 170/175.
            let side = isInTable ? tableSide : preserves && document.toolsVersion >= 16000 ? 16 : 15
            margins = EdgeInsets(top: 11, left: side, bottom: 11, right: side)
        case .d:
            // 16: 9/9, 20: 2/2, in a xib 20: 1/1; 15 above and below: 5/5.
            let side = isInTable ? tableSide : 20
            margins = EdgeInsets(top: 15, left: side, bottom: 15, right: side)
        }
        if environment.era > .a, isInTable {
            if content.accessoryType != "none" { margins.right = 8 }  // 16/16
            if environment.isRecorded { insetGroup(&margins, cell: cell) }
        }
        guard case .fixed(let own) = node.attributes.margins else { return margins }
        return preserves
            ? EdgeInsets(
                top: max(own.top, margins.top), left: max(own.left, margins.left),
                bottom: max(own.bottom, margins.bottom), right: max(own.right, margins.right)) : own
    }

    /// By the device's width, whatever the table's.
    private var tableSide: Double {
        min(environment.size.width, environment.size.height) <= 375 ? 16 : 20
    }

    /// Cells of an inset group are recorded as wide as the table, their contents laid out 40 points narrower (11/11).
    private func insetGroup(_ margins: inout EdgeInsets, cell: ViewNode) {
        guard let parent = cell.parent, case .tableView(let table) = document.views[parent].content,
            table.style == "insetGrouped", let width = cell.frame?.width, width == document.views[parent].frame?.width
        else { return }
        margins.left = 20
        margins.right += 40
    }
}
