internal import Foundation
internal import Typography
internal import UIKit

/// What a row of a table has to know of its surroundings to be drawn.
struct RowSurroundings {
    var style = UITableView.Style.plain
    var separator: Color?
    var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    var isFirst = true
    var isLast = true
}

extension UITableView: PaintedView {
    func paint(with painter: ViewPainter) {
        painter.prepareRows(of: self)
        painter.drawEmptyRows(of: self)
    }
    func showsInk(in root: UIView) -> Bool { false }
}

extension UITableViewCell: PaintedView {
    func paint(with painter: ViewPainter) { painter.drawGround(of: self) }
    func paintAbove(with painter: ViewPainter) { painter.drawDecoration(of: self) }
}

extension UITableViewHeaderFooterView: PaintedView {
    func paint(with painter: ViewPainter) { painter.drawGround(of: self) }
    func showsInk(in root: UIView) -> Bool { false }
}

extension UICollectionView: PaintedView {
    func paint(with painter: ViewPainter) { painter.drawGround(of: self) }
    func showsInk(in root: UIView) -> Bool { false }
}

extension UICollectionViewListCell: PaintedView {
    func paint(with painter: ViewPainter) {}
    func paintAbove(with painter: ViewPainter) { painter.drawSeparators(of: self) }
    func showsInk(in root: UIView) -> Bool { false }
}

extension ViewPainter {
    /// The lines of a row of a collection's list.
    func drawSeparators(of cell: UICollectionViewListCell) {
        for line in cell.separators(thickness: canvas.hairline) where line.place.width > 0 {
            canvas.fillOnPixels(line.place, color: color(line.color))
        }
    }

    /// Finds the surroundings of all rows of a table: rows that touch each other make a section.
    func prepareRows(of table: UITableView) {
        let cells = table.subviews.compactMap { $0 as? UITableViewCell }
            .filter { !$0.isHidden }.sorted { $0.frame.minY < $1.frame.minY }
        let lineColor: UIColor = table.separatorColor ?? .separator
        let separator: Color? = table.separatorStyle == .none ? nil : self.color(lineColor)
        for (index, cell) in cells.enumerated() {
            func touches(_ other: Int) -> Bool {
                guard cells.indices.contains(other) else { return false }
                let (upper, lower) = other < index ? (cells[other], cell) : (cell, cells[other])
                return abs(upper.frame.maxY - lower.frame.minY) < 1.5
            }
            rows[ObjectIdentifier(cell)] = RowSurroundings(
                style: table.style, separator: separator, separatorInset: table.separatorInset,
                isFirst: !touches(index - 1), isLast: !touches(index + 1))
        }
    }

    /// The ground of a row: the table's, unless the cell has its own.
    func drawGround(of cell: UITableViewCell) {
        let surroundings = rows[ObjectIdentifier(cell)]
        let style = surroundings?.style ?? .plain
        let shape = plate(of: cell.bounds, surroundings ?? RowSurroundings())
        if cell.backgroundColor == nil {
            let ground: UIColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
            canvas.fill(shape, color: color(ground))
        }
        // A background configuration has the colour of the state itself, or a program's own.
        if cell.isSelected || cell.isHighlighted, cell.selectionStyle != .none, cell.selectedBackgroundView == nil,
            cell.backgroundConfiguration == nil
        {
            canvas.fill(shape, color: color(.systemGray4))
        }
        guard style == .grouped, let surroundings, let separator = surroundings.separator else { return }
        // Groups are closed by lines over the whole width.
        for (isEnd, y) in [
            (surroundings.isFirst, cell.bounds.minY), (surroundings.isLast, cell.bounds.maxY - canvas.hairline),
        ] where isEnd {
            canvas.fillOnPixels(
                CGRect(x: cell.bounds.minX, y: y, width: cell.bounds.width, height: canvas.hairline), color: separator)
        }
    }

    /// The shape of a row's ground: in inset groups the first and the last one have round corners.
    func plate(of bounds: CGRect, _ row: RowSurroundings) -> Path {
        guard row.style == .insetGrouped else { return .rect(bounds) }
        var corners: Path.Corners = []
        if row.isFirst { corners.formUnion([.topLeft, .topRight]) }
        if row.isLast { corners.formUnion([.bottomLeft, .bottomRight]) }
        return .roundedRect(bounds, radius: environment.metrics.groupRadius, corners: corners)
    }

    /// The line below a row and the mark at its end.
    func drawDecoration(of cell: UITableViewCell) {
        let surroundings = rows[ObjectIdentifier(cell)]
        let isRightToLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        drawSeparator(of: cell, surroundings, isRightToLeft)
        drawAccessory(of: cell, isRightToLeft)
    }

    /// How far a row's content keeps from its leading side, and its accessory from the other one: the width of a notch.
    private func notchInset(of cell: UITableViewCell) -> CGFloat {
        let content = cell.contentView.frame
        let isRightToLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return max(0, isRightToLeft ? cell.bounds.maxX - content.maxX : content.minX - cell.bounds.minX)
    }

    private func drawSeparator(of cell: UITableViewCell, _ surroundings: RowSurroundings?, _ isRightToLeft: Bool) {
        guard let surroundings, let separator = surroundings.separator else { return }
        if surroundings.isLast, surroundings.style != .plain { return }
        let own = cell.separatorInset.left != 16 ? cell.separatorInset : surroundings.separatorInset
        var inset =
            max(0, own.left == 16 ? cell.rowMargin : own.left) + notchInset(of: cell)
        // Beside a picture the line begins where the title does.
        if own.left == 16, let start = titleStart(of: cell, isRightToLeft) { inset = max(inset, start) }
        let plate = cell.bounds
        let end = environment.metrics.separatorsKeepOffBothSides ? cell.rowMargin : 0
        var line = CGRect(
            x: plate.minX + inset, y: cell.bounds.maxY - canvas.hairline,
            width: plate.width - inset - max(0, own.right, end, cell.indexWidth), height: canvas.hairline)
        guard line.width > 0 else { return }
        if isRightToLeft { line.origin.x = plate.minX + plate.maxX - line.maxX }
        canvas.fillOnPixels(line, color: separator)
    }

    /// How far the title of a ready-made row with a picture stands from the row's leading side.
    private func titleStart(of cell: UITableViewCell, _ isRightToLeft: Bool) -> CGFloat? {
        guard let picture = cell.existingImageView, picture.image != nil, let title = cell.existingTextLabel,
            title.superview === cell.contentView
        else { return nil }
        let place = cell.contentView.convert(title.frame, to: cell)
        return isRightToLeft ? cell.bounds.maxX - place.maxX : place.minX - cell.bounds.minX
    }

    private func drawAccessory(of cell: UITableViewCell, _ isRightToLeft: Bool) {
        guard cell.shownAccessoryView == nil, cell.shownAccessoryType != .none else { return }
        let bounds = cell.bounds
        let margin =
            cell.rowMargin + notchInset(of: cell) - cell.editingIndent + cell.gripWidth
            + cell.indexWidth
        // A box at the trailing end, counted from the edge inwards.
        func box(_ width: CGFloat, from offset: CGFloat) -> CGRect {
            let x = isRightToLeft ? bounds.minX + offset : bounds.maxX - offset - width
            return CGRect(x: x, y: bounds.midY - width / 2, width: width, height: width)
        }
        switch cell.shownAccessoryType {
        case .none: break
        case .disclosureIndicator:
            AccessoryArt.disclosure(
                on: canvas, in: box(8, from: margin), isRightToLeft: isRightToLeft, palette: palette)
        case .checkmark: AccessoryArt.checkmark(on: canvas, in: box(18, from: margin), palette: palette)
        case .detailButton: AccessoryArt.detail(on: canvas, in: box(24, from: margin), palette: palette)
        case .detailDisclosureButton:
            AccessoryArt.disclosure(
                on: canvas, in: box(8, from: margin), isRightToLeft: isRightToLeft, palette: palette)
            AccessoryArt.detail(on: canvas, in: box(24, from: margin + 18), palette: palette)
        }
    }

    /// The ground of a section's title in a plain table, which floats over rows.
    func drawGround(of header: UITableViewHeaderFooterView) {
        guard header.backgroundColor == nil, header.backgroundView == nil,
            (header.superview as? UITableView)?.style == .plain,
            environment.metrics.fillsEmptyRows || isFloating(header)
        else { return }
        canvas.fill(.rect(header.bounds), color: palette.bar)
    }

    /// The ground of a collection: the system's, unless the view has its own.
    func drawGround(of view: UICollectionView) {
        if view.backgroundColor == nil { canvas.fill(.rect(view.bounds), color: color(.systemBackground)) }
        for ground in (view.collectionViewLayout as? UICollectionViewCompositionalLayout)?.listGrounds ?? [] {
            canvas.fillOnPixels(ground.area, color: color(ground.color))
        }
    }

    /// Whether rows stand under a section's title.
    private func isFloating(_ header: UIView) -> Bool {
        // Rows that only touch it, or overlap it by a rounding, don't.
        header.superview?.subviews.contains {
            $0 is UITableViewCell && $0.frame.common(with: header.frame).height >= 0.5
        } ?? false
    }

    /// Until iOS 14 a plain table shows the lines between empty rows below its own, unless it has a view at its end.
    func drawEmptyRows(of table: UITableView) {
        let cells = table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }
        guard environment.metrics.fillsEmptyRows, table.tableFooterView == nil, table.style == .plain,
            table.separatorStyle != .none, table.bounds.height > 0
        else { return }
        let height = max(20, table.rowHeight > 0 ? table.rowHeight : 44)
        let inset = UIView.rowMargin(width: table.bounds.width)
        let lineColor: UIColor = table.separatorColor ?? .separator
        let end = cells.map(\.frame.maxY).max() ?? table.bounds.minY + (table.tableHeaderView?.bounds.height ?? 0)
        var y = end + height
        var lines = 0
        while y < table.bounds.maxY, lines < 200 {
            canvas.fillOnPixels(
                CGRect(
                    x: table.bounds.minX + inset, y: y - canvas.hairline, width: table.bounds.width - inset,
                    height: canvas.hairline), color: color(lineColor).faded(0.6))
            y += height
            lines += 1
        }
    }
}
