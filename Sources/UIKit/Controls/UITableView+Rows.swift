import Foundation

extension UITableView {
    /// A cell may have turned out smaller than guessed, so that it ends above what is seen.
    var seenCells: [(key: IndexPath, value: UITableViewCell)] {
        shownCells.filter { $0.value.frame.meets(bounds) }.sorted { $0.key < $1.key }
    }

    /// How often a row is scrolled to anew that turned out higher or lower than guessed.
    static var mostCorrections: Int { 8 }

    /// Has the next layout call ``reloadData()``, once for all that changed until then.
    func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    /// Puts all cells aside. The next layout asks for them anew.
    func forgetRows() {
        for (path, cell) in shownCells { endDisplay(of: cell, at: path) }
        shownCells = [:]
        for edge in shownEdges { putAside(edge) }
        shownEdges = []
        endDisplayOfEdges()
        (sectionPlaces, prefetching, heights) = ([], Foresight(), KnownHeights())
        asksForIndex = true
        setNeedsLayout()
    }

    func change(_ animation: RowAnimation = .automatic, _ note: (inout ElementChanges) -> Void) {
        var one = ElementChanges()
        note(&one)
        for path in one.inserted { rowAnimations.arriving[path] = animation }
        for path in one.deleted.union(one.reloaded) { rowAnimations.leaving[path] = animation }
        note(&changes)
        if changeDepth == 0 { endChange() }
    }

    /// Makes the changes that lead from one snapshot to another.
    func make(_ changes: ElementChanges, _ animation: RowAnimation, completion: (() -> Void)?) {
        self.changes = changes
        for path in changes.inserted { rowAnimations.arriving[path] = animation }
        for path in changes.deleted.union(changes.reloaded) { rowAnimations.leaving[path] = animation }
        if animation == .none {
            UIView.performWithoutAnimation { endChange { _ in completion?() } }
        } else {
            endChange { _ in completion?() }
        }
    }

    /// Ends the outermost change. In a window rows come, go and move to their places, and the completion runs when they have;
    /// elsewhere they are there at once.
    func endChange(_ completion: ((Bool) -> Void)? = nil) {
        let wasPlaced = !sectionPlaces.isEmpty || window != nil
        let (former, changes, animations) = (shownCells, self.changes, rowAnimations)
        (self.changes, rowAnimations) = (ElementChanges(), RowAnimations())
        let (kept, dropped) = changes.move(shownCells)
        shownCells = kept
        heights.move(by: changes, shown: kept.keys)
        // No row is told to stay where it stood.
        rowPlaces = [:]
        selection = selection.compactMap(changes.newPath(of:))
        keepEdges(after: changes)
        prefetching = Foresight()
        for path in changes.reconfigured { reconfigure(path) }
        setNeedsLayout()
        guard wasPlaced, window != nil, UIView.areAnimationsEnabled, !needsReload else {
            for cell in dropped { endDisplay(of: cell, among: former) }
            if wasPlaced { layoutIfNeeded() }
            completion?(true)
            return
        }
        let leaving = former.filter { entry in dropped.contains { $0 === entry.value } }
        ElementTransition.run(
            in: self, leaving: leaving.map { ($0.value, animations.leaving[$0.key] ?? .automatic) },
            arrival: { [self] view in
                // A header or footer that is new is there at once.
                guard let path = shownCells.first(where: { $0.value === view })?.key else { return .none }
                return animations.arriving[path] ?? .automatic
            },
            completion: { [self] finished in
                for cell in dropped { endDisplay(of: cell, among: former) }
                completion?(finished)
            })
    }

    var tableDelegate: (any UITableViewDelegate)? { delegate }

    /// Places all rows. Those above the first row that was seen may turn out higher or lower than guessed as they come into
    /// sight: what was seen stays where it is on the screen, unless the table is scrolled to its top or on its way to a point.
    func placeRows() {
        for _ in 0..<Self.mostCorrections {
            let growth = placeRowsOnce(seen: CGRect(origin: bounds.origin, size: bounds.size))
            guard growth != 0 else { return }
            move(to: CGPoint(x: contentOffset.x, y: contentOffset.y + growth))
        }
    }

    /// Places all rows by the heights that are expected of them, without a cell.
    func placeRowsUnseen() {
        guard dataSource != nil else { return }
        _ = placeRowsOnce(seen: .null)
    }

    /// Places header, sections and footer from the top; makes the cells that are seen and keeps those only. Says how much higher
    /// the rows above the one that was seen first turned out to be, in points. O(rows).
    private func placeRowsOnce(seen: CGRect) -> CGFloat {
        heights.measure(
            under: KnownHeights.Conditions(
                width: rowRange.width, insets: contentSideInsets,
                keepsToReadableWidth: cellLayoutMarginsFollowReadableWidth,
                textSize: traitCollection.preferredContentSizeCategory, scale: layoutEnvironment.displayScale))
        var placing = RowPlacing(seen: seen, anchor: firstRowInSight)
        let formerPlaces = rowPlaces
        (sectionPlaces, rowPlaces) = ([], [:])
        let formerEdges = shownEdges
        // Those that were placed and aren't seen stay, too: a new view would ask for another layout each time.
        let kept = displayedEdges + formerEdges
        shownEdges = []
        var y: CGFloat = 0
        if let header = tableHeaderView {
            header.frame = CGRect(x: 0, y: y, width: bounds.width, height: header.bounds.height)
            y += header.bounds.height
        }
        for section in 0..<numberOfSections {
            let start = y
            y += room(ofEdgeOf: section, from: start, isHeader: true, at: y, placing.seen, among: kept)
            for row in 0..<numberOfRows(inSection: section) {
                let path = IndexPath(indexes: [section, row])
                let height = placeRow(path, at: y, formerly: formerPlaces[path]?.height, &placing)
                rowPlaces[path] = CGRect(x: rowRange.x, y: y, width: rowRange.width, height: height)
                y += height
            }
            let end = y
            y += room(ofEdgeOf: section, from: start, isHeader: false, at: y, placing.seen, among: kept)
            sectionPlaces.append(CGRect(x: 0, y: start, width: bounds.width, height: y - start))
            keepEdgesInSight(of: section, startingAt: start, rowsEndingAt: end, placing.seen, among: kept)
        }
        let placed = Set(shownEdges.map { ObjectIdentifier($0.view) })
        for edge in formerEdges where !placed.contains(ObjectIdentifier(edge.view)) { putAside(edge) }
        floatEdges()
        announceEdges()
        if let footer = tableFooterView {
            footer.frame = CGRect(x: 0, y: y, width: bounds.width, height: footer.bounds.height)
            y += footer.bounds.height
        }
        for (path, cell) in shownCells where !placing.used.contains(path) {
            endDisplay(of: cell, at: path)
            shownCells[path] = nil
        }
        contentSize = CGSize(width: bounds.width, height: y)
        return placing.growth
    }

    /// The first of the rows that were placed and are still in sight; nil where no row is to stay where it is.
    private var firstRowInSight: IndexPath? {
        guard scrollingToPoint == nil, bounds.minY > -adjustedContentInset.top else { return nil }
        return shownCells.keys.filter { rowPlaces[$0]?.meets(bounds) == true }.min()
    }

    /// Where rows are, from side to side. Those of inset groups stand apart from the sides and off the safe area.
    var rowRange: (x: CGFloat, width: CGFloat) {
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
    private func adopt(_ cell: UITableViewCell, at path: IndexPath) {
        cell.tableInsets = rowInsets
        cell.keepsToReadableWidth = cellLayoutMarginsFollowReadableWidth
        if isEditing || cell.isEditing { editing(of: cell, at: path) }
    }

    /// Has a cell be edited with the table, by the control that the delegate wants for it, where its row can be edited at all.
    func editing(of cell: UITableViewCell, at path: IndexPath) {
        let isEdited = isEditing && dataSource?.tableView(self, canEditRowAt: path) ?? true
        if isEdited {
            cell.givenEditingStyle = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
            cell.showsReorderControl = dataSource?.tableView(self, canMoveRowAt: path) ?? false
            cell.isIndentedWhileEdited =
                tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        }
        if isEdited != cell.isEditing {
            cell.setEditing(isEdited, animated: false)
        } else {
            // A cell that is used again may be another row's, and one that isn't in the table yet shows no circle.
            cell.showEditingControls()
        }
    }

    /// The height that is stated for a row, nil where none is, and the one it is expected to have before it is measured. A
    /// delegate that answers 0 hides the row.
    private func expectedHeight(at path: IndexPath) -> (stated: CGFloat?, guess: CGFloat) {
        let told = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if told > 0 || (told == 0 && rowHeight != 0) { return (told, told) }
        let estimate = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        return (nil, estimate > 0 ? estimate : layoutEnvironment.metrics.rowHeight)
    }

    /// Gives a cell that isn't shown yet the size its row is expected to have, so that code that fills it can read the bounds of
    /// its content view.
    func sizeAhead(_ cell: UITableViewCell, at path: IndexPath) {
        guard cell.superview !== self, bounds.width > 0 else { return }
        adopt(cell, at: path)
        let size = CGSize(width: rowRange.width, height: expectedHeight(at: path).guess)
        // The row that comes is what moves in a batch of updates, not the cell that is made ready for it.
        UIView.performWithoutAnimation {
            cell.frame = CGRect(origin: cell.frame.origin, size: size)
            cell.placeContentView()
        }
    }

    /// Places a row, with a cell where it is seen, and answers its height in points. Rows outside of what is seen get no cell:
    /// their height is the stated one, else the one that they turned out to have, else the guess.
    private func placeRow(
        _ path: IndexPath, at y: CGFloat, formerly: CGFloat?, _ placing: inout RowPlacing
    ) -> CGFloat {
        let (stated, guess) = expectedHeight(at: path)
        let expected = stated ?? heights.rows[path] ?? guess
        let (x, width) = rowRange
        let seen = placing.seen
        // A row of no height at the top is in sight, too.
        guard y < seen.maxY, y + expected > seen.minY || y >= seen.minY,
            let cell = shownCells[path] ?? makeCell(at: path)
        else { return expected }
        if cell.superview !== self {
            addSubview(cell)
            ThreadContext.current.animation?.arrives(cell)
        }
        adopt(cell, at: path)
        indent(cell, at: path)
        let isChosen = selection.contains(path)
        if shownCells[path] == nil || cell.isSelected != isChosen { cell.setSelected(isChosen, animated: false) }
        cell.frame = CGRect(x: x, y: y, width: width, height: expected)
        cell.updateConfigurationIfNeeded()
        let height: CGFloat
        if let stated {
            height = stated
        } else if shownCells[path] != nil, let known = heights.rows[path] {
            height = known
        } else {
            height = cell.rowHeight(width: width)
            heights.rows[path] = height
            if let anchor = placing.anchor, path < anchor { placing.growth += height - (formerly ?? expected) }
        }
        cell.frame.size.height = height
        if shownCells[path] == nil { tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path) }
        shownCells[path] = cell
        placing.used.insert(path)
        return height
    }

    /// Has a row measured anew whose cell says that its content has another size.
    func rowSizeChanged(of cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, let path = indexPath(for: cell) else { return }
        heights.rows[path] = nil
        setNeedsLayout()
    }
}

/// What one placing of all rows goes by and finds.
private struct RowPlacing {
    let seen: CGRect
    /// The first row that was in sight and is to stay where it is.
    let anchor: IndexPath?
    /// The rows that have a cell.
    var used: Set<IndexPath> = []
    /// How much higher rows above the anchor are than they were, in points.
    var growth: CGFloat = 0

    init(seen: CGRect, anchor: IndexPath?) { (self.seen, self.anchor) = (seen, anchor) }
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

/// How rows come and go in a change, by their places after and before it.
struct RowAnimations {
    var arriving: [IndexPath: UITableView.RowAnimation] = [:]
    var leaving: [IndexPath: UITableView.RowAnimation] = [:]
}
