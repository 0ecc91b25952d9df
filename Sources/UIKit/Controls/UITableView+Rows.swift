import Foundation

extension UITableView {
    /// Rows above what is seen have cells, too, where their height follows from their contents.
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
        for edge in shownEdges { edge.view.removeFromSuperview() }
        shownEdges = []
        endDisplayOfEdges()
        (sectionPlaces, prefetching) = ([], Foresight())
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

    /// Places header, sections and footer from the top; makes the cells that are seen and keeps those only.
    func placeRows() {
        let seen = CGRect(origin: bounds.origin, size: bounds.size)
        sectionPlaces = []
        let formerEdges = shownEdges
        // Those that were placed and aren't seen stay, too: a new view would ask for another layout each time.
        let kept = displayedEdges + formerEdges
        shownEdges = []
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
            y += place(section, isHeader: true, at: y, isBelow: isBelow, among: kept)
            for row in 0..<numberOfRows(inSection: section) {
                let path = IndexPath(indexes: [section, row])
                let height = placeRow(path, at: y, seen: seen, used: &used)
                rowPlaces[path] = CGRect(x: rowRange.x, y: y, width: rowRange.width, height: height)
                y += height
            }
            y += place(section, isHeader: false, at: y, isBelow: isBelow, among: kept)
            sectionPlaces.append(CGRect(x: 0, y: start, width: bounds.width, height: y - start))
        }
        let placed = Set(shownEdges.map { ObjectIdentifier($0.view) })
        for edge in formerEdges where !placed.contains(ObjectIdentifier(edge.view)) {
            edge.view.removeFromSuperview()
        }
        floatEdges()
        announceEdges()
        if let footer = tableFooterView {
            footer.frame = CGRect(x: 0, y: y, width: bounds.width, height: footer.bounds.height)
            y += footer.bounds.height
        }
        for (path, cell) in shownCells where !used.contains(path) {
            endDisplay(of: cell, at: path)
            shownCells[path] = nil
        }
        contentSize = CGSize(width: bounds.width, height: y)
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
        cell.tableInsets = style == .insetGrouped ? .zero : contentSideInsets
        cell.keepsToReadableWidth = cellLayoutMarginsFollowReadableWidth
        if cell.isEditing != isEditing { editing(of: cell, at: path) }
    }

    /// Has a cell be edited with the table, by the control that the delegate wants for it, where its row can be edited at all.
    func editing(of cell: UITableViewCell, at path: IndexPath) {
        cell.setEditing(isEditing, animated: false)
        guard isEditing else { return }
        let isEditable = dataSource?.tableView(self, canEditRowAt: path) ?? true
        cell.givenEditingStyle =
            isEditable ? tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    }

    /// The height that is stated for a row, nil where none is, and the one it is expected to have before it is measured. A
    /// delegate that answers 0 hides the row.
    private func expectedHeight(at path: IndexPath) -> (stated: CGFloat?, guess: CGFloat) {
        let told = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if told > 0 || (told == 0 && rowHeight != 0) { return (told, told) }
        let estimate = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        return (nil, estimate > 0 ? estimate : UITableViewCell.leastHeight)
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

    private func placeRow(_ path: IndexPath, at y: CGFloat, seen: CGRect, used: inout Set<IndexPath>) -> CGFloat {
        let (stated, guess) = expectedHeight(at: path)
        let (x, width) = rowRange
        // Rows outside of what is seen get no cell; their height is the stated or guessed one.
        guard y < seen.maxY, y + guess > seen.minY || stated == nil else { return guess }
        guard let cell = shownCells[path] ?? dataSource?.tableView(self, cellForRowAt: path) else { return guess }
        if cell.superview !== self {
            addSubview(cell)
            ThreadContext.current.animation?.arrives(cell)
        }
        adopt(cell, at: path)
        indent(cell, at: path)
        cell.frame = CGRect(x: x, y: y, width: width, height: guess)
        let height = stated ?? cell.rowHeight(width: width)
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

/// How rows come and go in a change, by their places after and before it.
struct RowAnimations {
    var arriving: [IndexPath: UITableView.RowAnimation] = [:]
    var leaving: [IndexPath: UITableView.RowAnimation] = [:]
}
