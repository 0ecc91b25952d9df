import Foundation

extension UITableView {

    /// How many sections there are.
    public var numberOfSections: Int { count(dataSource?.numberOfSections(in: self), of: "sections of a table") }

    /// How many rows a section has.
    public func numberOfRows(inSection section: Int) -> Int {
        count(dataSource?.tableView(self, numberOfRowsInSection: section), of: "rows in section \(section) of a table")
    }

    /// The cells that are seen, from the top.
    public var visibleCells: [UITableViewCell] {
        seenCells.map(\.value)
    }

    /// The rows that are seen, from the top.
    public var indexPathsForVisibleRows: [IndexPath]? { seenCells.map(\.key) }

    /// The cell of a row that is seen, or nil.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        shownCells[indexPath].flatMap { $0.frame.intersects(bounds) ? $0 : nil }
    }

    /// Rows above what is seen have cells, too, where their height follows from their contents.
    private var seenCells: [(key: IndexPath, value: UITableViewCell)] {
        shownCells.filter { $0.value.frame.intersects(bounds) }.sorted { $0.key < $1.key }
    }

    /// The row of a cell, or nil.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        shownCells.first { $0.value === cell }?.key
    }

    /// The place of a row; empty where there is none. Rows that weren't seen yet have the height guessed for them.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        layoutIfNeeded()
        return rowPlaces[indexPath] ?? .zero
    }

    /// The row at a point, or nil.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        layoutIfNeeded()
        return rowPlaces.first { $0.value.contains(point) }?.key
    }

    /// The row that is chosen, the first of several.
    public var indexPathForSelectedRow: IndexPath? { selection.first }

    /// The rows that are chosen.
    public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

    /// Chooses a row.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !(isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection) {
            for path in selection { shownCells[path]?.isSelected = false }
            selection = []
        }
        guard let indexPath else { return }
        selection.append(indexPath)
        shownCells[indexPath]?.isSelected = true
    }

    /// Takes the choice of a row back.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        shownCells[indexPath]?.isSelected = false
    }

    /// Scrolls until a row is seen, at the position asked for as far as the content reaches.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard var frame = rowPlaces[indexPath] else { return }
        let edge: ScrollEdge? =
            switch scrollPosition {
            case .top: .start
            case .middle: .middle
            case .bottom: .end
            case .none: nil
            }
        scroll(to: frame, horizontally: nil, vertically: edge)
        // Rows that come into sight may turn out higher or lower than guessed.
        for _ in 0..<Self.mostCorrections {
            guard let corrected = rowPlaces[indexPath], corrected != frame else { return }
            frame = corrected
            scroll(to: frame, horizontally: nil, vertically: edge)
        }
    }

    private static var mostCorrections: Int { 8 }

    /// Takes part in a change of sections: all are asked for anew.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    /// Takes part in a change of sections: all are asked for anew.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    /// Takes part in a change of rows: all are asked for anew.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    /// Takes part in a change of rows: all are asked for anew.
    public func reconfigureRows(at indexPaths: [IndexPath]) { reloadData() }

    /// Takes part in a change of rows: all are asked for anew.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// Takes part in a change of rows: all are asked for anew.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// Takes part in a change of rows: all are asked for anew.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// Takes part in a change of rows: all are asked for anew.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    /// Starts a change of rows.
    public func beginUpdates() {}
    /// Ends a change of rows: heights are asked for anew.
    public func endUpdates() { setNeedsLayout() }
    /// Changes rows.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }

    var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    /// Places header, sections and footer from the top; makes the cells that are seen and keeps those only.
    func placeRows() {
        let seen = CGRect(origin: bounds.origin, size: bounds.size)
        takeEdgesAway()
        var y: CGFloat = 0
        if let header = tableHeaderView {
            header.frame = CGRect(x: 0, y: y, width: bounds.width, height: header.bounds.height)
            y += header.bounds.height
        }
        var used: Set<IndexPath> = []
        rowPlaces = [:]
        for section in 0..<numberOfSections {
            let start = y
            let isBelow = start >= seen.maxY
            y += place(section, isHeader: true, at: y, isBelow: isBelow)
            for row in 0..<numberOfRows(inSection: section) {
                let path = IndexPath(indexes: [section, row])
                let height = placeRow(path, at: y, seen: seen, used: &used)
                rowPlaces[path] = CGRect(x: rowRange.x, y: y, width: rowRange.width, height: height)
                y += height
            }
            y += place(section, isHeader: false, at: y, isBelow: isBelow)
            sectionPlaces.append(CGRect(x: 0, y: start, width: bounds.width, height: y - start))
        }
        floatEdges()
        if let footer = tableFooterView {
            footer.frame = CGRect(x: 0, y: y, width: bounds.width, height: footer.bounds.height)
            y += footer.bounds.height
        }
        for (path, cell) in shownCells where !used.contains(path) {
            putAside(cell)
            shownCells[path] = nil
        }
        contentSize = CGSize(width: bounds.width, height: y)
    }

    /// Where rows are, from side to side. Those of inset groups stand apart from the sides and off the safe area.
    private var rowRange: (x: CGFloat, width: CGFloat) {
        guard style == .insetGrouped else { return (0, bounds.width) }
        let (safe, side) = (contentSideInsets, UIView.rowMargin(width: bounds.width))
        return (safe.left + side, max(0, bounds.width - safe.left - safe.right - 2 * side))
    }

    /// How far contents keep from the sides because of the safe area (documentation of `insetsContentViewsToSafeArea`).
    var contentSideInsets: UIEdgeInsets {
        guard insetsContentViewsToSafeArea else { return .zero }
        return UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    }

    /// Gives a cell what the table says of all: margins, and whether they are edited.
    private func adopt(_ cell: UITableViewCell) {
        cell.tableInsets = style == .insetGrouped ? .zero : contentSideInsets
        cell.keepsToReadableWidth = cellLayoutMarginsFollowReadableWidth
        if cell.isEditing != isEditing { editing(of: cell) }
    }

    func editing(of cell: UITableViewCell) { cell.setEditing(isEditing, animated: false) }

    private func placeRow(_ path: IndexPath, at y: CGFloat, seen: CGRect, used: inout Set<IndexPath>) -> CGFloat {
        let stated = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        let estimate = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        let guess = stated > 0 ? stated : estimate > 0 ? estimate : UITableViewCell.leastHeight
        let (x, width) = rowRange
        // Rows outside of what is seen get no cell; their height is the stated or guessed one.
        guard y < seen.maxY, y + guess > seen.minY || stated <= 0 else { return guess }
        guard let cell = shownCells[path] ?? dataSource?.tableView(self, cellForRowAt: path) else { return guess }
        if cell.superview !== self { addSubview(cell) }
        adopt(cell)
        cell.frame = CGRect(x: x, y: y, width: width, height: guess)
        let height = stated > 0 ? stated : cell.fittingHeight(width: width)
        cell.frame.size.height = height
        cell.isSelected = selection.contains(path)
        if shownCells[path] == nil { tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path) }
        shownCells[path] = cell
        used.insert(path)
        return height
    }
}

extension IndexPath {
    /// The path of a row in a section.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The path of an item in a section.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The section.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The row within the section.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The item within the section.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
