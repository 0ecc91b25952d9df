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
            let inset =
                notchInset(ofTable: index)
                + (table.style == .insetGrouped ? UIView.rowMargin(width: table.bounds.width) : 0)
            addTitles(
                of: content.sections, to: table, cells: cells(of: node, sections: content.sections.count), inset: inset)
        }
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
        of sections: [TableViewContent.Section], to table: UITableView, cells: [[UIView]], inset: CGFloat
    ) {
        var end = table.tableHeaderView?.frame.maxY ?? 0
        for (section, rows) in zip(sections, cells) {
            guard let first = rows.map(\.frame.minY).min(), let last = rows.map(\.frame.maxY).max() else { continue }
            if let title = section.headerTitle, first - end >= 16 {
                // The title stands on the first cell; what is above it parts the sections.
                let height = min(first - end, table.style == .plain ? 28 : 38)
                add(title, isHeader: true, to: table, inset: inset, y: first - height, height: height)
            }
            end = last
            if let title = section.footerTitle {
                // The title of a group's end stands two points lower in it than one of a plain section (screenshots).
                let lead: CGFloat = table.style == .plain ? 0 : 2
                let view = add(title, isHeader: false, to: table, inset: inset, y: last + lead, height: 28)
                view.frame.size.height = view.fittingHeight(width: view.bounds.width)
                end = last + view.frame.height
            }
        }
    }

    @discardableResult
    private func add(
        _ title: String, isHeader: Bool, to table: UITableView, inset: CGFloat, y: CGFloat, height: CGFloat
    ) -> UITableViewHeaderFooterView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let isPlain = table.style == .plain
        // Grouped titles are in capitals since iOS 7.
        view.textLabel?.text = isHeader && !isPlain ? title.uppercased() : title
        if isPlain, isHeader {
            view.textLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
            view.textLabel?.textColor = .label
        }
        view.frame = CGRect(x: inset, y: y, width: max(0, table.bounds.width - 2 * inset), height: height)
        table.addSubview(view)
        view.layoutIfNeeded()
        return view
    }
}
