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

    /// Makes rows of automatic height as high as their contents need on the device and at the reader's text size, parts
    /// sections as far as their titles need, and moves what stands below.
    func sizeRows() {
        guard canvas == nil, purpose == .display else { return }
        for (index, node) in document.views.enumerated() {
            guard let content = node.content as? TableViewContent, let table = views[index] as? UITableView else {
                continue
            }
            sizeRows(of: node, content, in: table)
        }
    }

    private func sizeRows(of table: ViewNode, _ content: TableViewContent, in view: UITableView) {
        var (added, section) = (CGFloat(0), -1)
        func growth(above next: Int?) -> CGFloat {
            titleGrowth(
                below: section, above: next, content, in: view, recordedWidth: table.frame?.width ?? view.bounds.width)
        }
        for row in rows(of: table) {
            if case .staticCell(let number) = row.slot, number != section {
                added += growth(above: number)
                section = number
            }
            let recorded = row.cell.frame
            var height = recorded.height
            if content.rowHeight < 0, row.isAutomatic { height = automaticHeight(of: row.cell) ?? height }
            place(row.tree, y: recorded.minY + added, height: height)
            added += height - recorded.height
        }
        added += growth(above: nil)
        for child in table.children where document.views[child].slot == .keyed("tableFooterView") {
            guard let tree = treeOfView[child], trees[tree].node == child else { continue }
            let frame = trees[tree].root.frame
            place(tree, y: frame.minY + added, height: frame.height)
        }
    }

    private struct Row {
        var tree: Int
        var cell: UITableViewCell
        var slot: ViewSlot
        /// Whether the document states no height for the row.
        var isAutomatic: Bool
    }

    /// The rows that the document draws in the table, from its top.
    private func rows(of table: ViewNode) -> [Row] {
        table.children.compactMap { child in
            let node = document.views[child]
            guard let content = node.content as? CellContent, let cell = views[child] as? UITableViewCell,
                let tree = treeOfView[child], trees[tree].node == child
            else { return nil }
            // UIKit doesn't know the heights that documents give prototypes.
            let isAutomatic = node.slot == .prototypeCell || content.rowHeight == nil
            return Row(tree: tree, cell: cell, slot: node.slot, isAutomatic: isAutomatic)
        }.sorted { $0.cell.frame.minY < $1.cell.frame.minY }
    }

    /// The height that a row's content needs; nil where its recorded one is as good, as contents leave it open.
    private func automaticHeight(of cell: UITableViewCell) -> CGFloat? {
        let (width, height) = (cell.bounds.width, cell.bounds.height)
        let needed = cell.fittingHeight(width: width).rounded(.up)
        guard needed.isFinite, abs(needed - height) > 1 else { return nil }
        return needed > height || cell.statesHeight(width: width) ? needed : nil
    }

    private func place(_ tree: Int, y: CGFloat, height: CGFloat) {
        let root = trees[tree].root
        guard root.frame.minY != y || root.frame.height != height else { return }
        root.frame = CGRect(x: root.frame.minX, y: y, width: root.frame.width, height: height)
        trees[tree].placement.frame = root.frame
        root.layoutIfNeeded()
    }
}
