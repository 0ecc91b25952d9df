import UIKit

/// What rows of tables do on devices that they don't on the recorded canvas.
extension Instantiation {
    /// How far the contents of a table keep from its sides because of a notch, in points: tables inset the content views
    /// of rows to the safe area (documentation of `insetsContentViewsToSafeArea`). A table that is as wide as its
    /// controller's view in the document is taken for one that reaches the screen's edges.
    func notchInset(ofTable table: Int) -> CGFloat {
        guard canvas == nil, environment.sideInset > 0,
            let content = document.views[table].content as? TableViewContent, content.insetsContentViewsToSafeArea
        else { return 0 }
        var root = table
        while let parent = document.views[root].parent { root = parent }
        let isWide = document.views[table].frame?.width == document.views[root].frame?.width
        return isWide && document.views[root].slot == .controllerView ? environment.sideInset : 0
    }

    /// The same for the content of a row, whose plate already keeps the distance in inset groups.
    func notchInset(ofRow row: ViewNode) -> CGFloat {
        guard row.kind == .tableViewCell, let table = row.parent, !isInsetGroup(table) else { return 0 }
        return notchInset(ofTable: table)
    }

    /// How much lower than on a device the canvas puts a row of a plain table of prototypes, or what follows the rows: by its own
    /// heading "Prototype Cells", 28 points high, and the space above that (5 of 5 screens).
    func prototypeHeading(above node: Int, in table: ViewNode) -> CGFloat {
        let slot = document.views[node].slot
        guard slot == .prototypeCell || slot == .keyed("tableFooterView"),
            (table.content as? TableViewContent)?.style == .plain
        else { return 0 }
        func edges(_ slot: ViewSlot, _ edge: (CGRect) -> CGFloat) -> [CGFloat] {
            table.children.filter { document.views[$0].slot == slot }.compactMap { document.views[$0].frame.map(edge) }
        }
        guard let first = edges(.prototypeCell, \.minY).min() else { return 0 }
        return max(0, first - (edges(.keyed("tableHeaderView"), \.maxY).max() ?? 0))
    }

    /// Makes rows of automatic height as high as their contents need at the reader's text size, and moves what stands
    /// below. Recorded heights are those of the canvas; rows are never made lower.
    func growRows() {
        guard canvas == nil else { return }
        for (index, node) in document.views.enumerated() {
            guard let content = node.content as? TableViewContent, content.rowHeight < 0,
                let table = views[index] as? UITableView
            else { continue }
            grow(rows(of: node, in: table), in: table)
        }
    }

    private func rows(of table: ViewNode, in view: UITableView) -> [(cell: UITableViewCell, isAutomatic: Bool)] {
        var rows: [(cell: UITableViewCell, isAutomatic: Bool)] = []
        for child in table.children {
            guard let content = document.views[child].content as? CellContent,
                let cell = views[child] as? UITableViewCell, cell.superview === view
            else { continue }
            rows.append((cell, content.rowHeight == nil))
        }
        return rows.sorted { $0.cell.frame.minY < $1.cell.frame.minY }
    }

    private func grow(_ rows: [(cell: UITableViewCell, isAutomatic: Bool)], in table: UITableView) {
        var added: CGFloat = 0
        for (cell, isAutomatic) in rows {
            cell.frame.origin.y += added
            guard isAutomatic else { continue }
            let needed = cell.fittingHeight(width: cell.bounds.width).rounded(.up)
            guard needed.isFinite, needed > cell.frame.height + 1 else { continue }
            added += needed - cell.frame.height
            cell.frame.size.height = needed
        }
        if added > 0, let footer = table.tableFooterView { footer.frame.origin.y += added }
    }
}
