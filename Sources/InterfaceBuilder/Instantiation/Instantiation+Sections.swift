import UIKit

extension Instantiation {
    /// Puts the titles of static sections into their tables, between the cells, for pictures.
    ///
    /// Documents record the cells' places only; a title takes the room that they leave before a section's first cell and
    /// after its last one. It isn't part of the document's views, so that frames stay what they are.
    func addSectionTitles() {
        for (index, node) in document.views.enumerated() {
            guard let content = node.content as? TableViewContent, let table = views[index] as? UITableView,
                content.sections.contains(where: { $0.headerTitle != nil || $0.footerTitle != nil })
            else { continue }
            addTitles(
                of: content.sections, to: table, cells: cells(of: node, sections: content.sections.count),
                top: headerEnd(of: node), inset: titleInset(of: table))
        }
    }

    /// The lower edge of a table's header.
    private func headerEnd(of table: ViewNode) -> CGFloat {
        table.children.filter { document.views[$0].slot == .keyed("tableHeaderView") }
            .compactMap { views[$0]?.frame.maxY }.max() ?? 0
    }

    /// The cells of each section from the top.
    private func cells(of table: ViewNode, sections count: Int) -> [[UIView]] {
        var sections = Array(repeating: [UIView](), count: count)
        for child in table.children {
            guard case .staticCell(let section) = document.views[child].slot, sections.indices.contains(section),
                let cell = views[child], cell.superview != nil
            else { continue }
            sections[section].append(cell)
        }
        return sections
    }

    private func addTitles(
        of sections: [TableViewContent.Section], to table: UITableView, cells: [[UIView]], top: CGFloat, inset: CGFloat
    ) {
        let width = max(0, table.bounds.width - 2 * inset)
        func add(_ view: UITableViewHeaderFooterView, y: CGFloat, height: CGFloat) {
            view.frame = CGRect(x: inset, y: y, width: width, height: height)
            table.addSubview(view)
            view.layoutIfNeeded()
        }
        var end = top
        for (section, rows) in zip(sections, cells) {
            guard let first = rows.map(\.frame.minY).min(), let last = rows.map(\.frame.maxY).max() else { continue }
            if let title = section.headerTitle, first - end >= 16 {
                // The title stands on the first cell; what is above it parts the sections.
                let view = table.makeTitleView(title, isHeader: true)
                let usual: CGFloat = table.style == .plain ? 28 : 38
                let height = min(first - end, max(usual, fittingHeight(of: view, in: table, width: width)))
                add(view, y: first - height, height: height)
            }
            end = last
            if let title = section.footerTitle {
                let view = table.makeTitleView(title, isHeader: false)
                let height = fittingHeight(of: view, in: table, width: width)
                add(view, y: last + footerLead(in: table), height: height)
                end = view.frame.maxY
            }
        }
    }

    /// The title of a group's end stands two points lower in it than one of a plain section (screenshots).
    private func footerLead(in table: UITableView) -> CGFloat { table.style == .plain ? 0 : 2 }

    /// How much higher than on the recorded canvas the titles between two sections are, in points.
    func titleGrowth(
        below upper: Int, above lower: Int?, _ content: TableViewContent, in table: UITableView, recordedWidth: CGFloat
    ) -> CGFloat {
        func growth(_ title: String?, isHeader: Bool) -> CGFloat {
            guard let title else { return 0 }
            let view = table.makeTitleView(title, isHeader: isHeader)
            let sides = 2 * titleInset(of: table)
            let needed = fittingHeight(of: view, in: table, width: max(0, table.bounds.width - sides))
            var usual = table.layoutEnvironment
            usual.contentSizeCategory = .large
            view.setEnvironment(usual)
            return max(0, needed - view.fittingHeight(width: max(0, recordedWidth - sides)))
        }
        func section(_ index: Int?) -> TableViewContent.Section? {
            index.flatMap { content.sections.indices.contains($0) ? content.sections[$0] : nil }
        }
        return growth(section(upper)?.footerTitle, isHeader: false)
            + growth(section(lower)?.headerTitle, isHeader: true)
    }

    /// How far titles keep from the table's sides, in points.
    private func titleInset(of table: UITableView) -> CGFloat {
        (index(of: table).map(notchInset(ofTable:)) ?? 0)
            + (table.style == .insetGrouped ? UIView.rowMargin(width: table.bounds.width) : 0)
    }

    private func fittingHeight(of title: UITableViewHeaderFooterView, in table: UITableView, width: CGFloat) -> CGFloat
    {
        title.setEnvironment(table.layoutEnvironment)
        return title.fittingHeight(width: width)
    }
}
