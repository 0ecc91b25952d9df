/// What a table tells its delegate of views that come into sight and go.
extension UITableView {
    /// Puts a cell aside that is no longer in the table.
    func endDisplay(of cell: UITableViewCell, at path: IndexPath) {
        putAside(cell)
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }

    /// The same, with the row that the cell had.
    func endDisplay(of cell: UITableViewCell, among former: [IndexPath: UITableViewCell]) {
        guard let path = former.first(where: { $0.value === cell })?.key else { return putAside(cell) }
        endDisplay(of: cell, at: path)
    }

    /// Tells of the headers and footers that came into sight, and takes those away that are no longer placed.
    func announceEdges() {
        let (former, seen) = (displayedEdges, shownEdges.filter { $0.view.frame.meets(bounds) })
        displayedEdges = seen
        for edge in seen where !former.contains(where: { $0.view === edge.view }) {
            if edge.isHeader {
                tableDelegate?.tableView(self, willDisplayHeaderView: edge.view, forSection: edge.section)
            } else {
                tableDelegate?.tableView(self, willDisplayFooterView: edge.view, forSection: edge.section)
            }
        }
        for edge in former where !seen.contains(where: { $0.view === edge.view }) { endDisplay(of: edge) }
    }

    /// Takes all headers and footers away.
    func endDisplayOfEdges() {
        let former = displayedEdges
        displayedEdges = []
        for edge in former { endDisplay(of: edge) }
    }

    func endDisplay(of edge: SectionEdge) {
        if edge.isHeader {
            tableDelegate?.tableView(self, didEndDisplayingHeaderView: edge.view, forSection: edge.section)
        } else {
            tableDelegate?.tableView(self, didEndDisplayingFooterView: edge.view, forSection: edge.section)
        }
    }

    /// Gives a cell the indentation that the delegate states. A cell that was given none keeps its own.
    func indent(_ cell: UITableViewCell, at path: IndexPath) {
        let level = tableDelegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
        guard level != 0 || cell.isIndentedByTable else { return }
        cell.isIndentedByTable = level != 0
        if cell.indentationLevel != level { cell.indentationLevel = level }
    }

    /// Tells the source of what comes next of the rows within the height of a table from what is seen.
    func foresee() {
        guard let source = prefetchDataSource, isPrefetchingEnabled, bounds.height > 0 else { return }
        let near = bounds.insetBy(dx: 0, dy: -bounds.height)
        var ahead: Set<IndexPath> = [], seen: Set<IndexPath> = []
        for (path, place) in rowPlaces where place.meets(near) {
            if place.meets(bounds) { seen.insert(path) } else { ahead.insert(path) }
        }
        let news = prefetching.update(ahead: ahead, seen: seen)
        if !news.next.isEmpty { source.tableView(self, prefetchRowsAt: news.next) }
        if !news.cancelled.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: news.cancelled) }
    }
}

/// Which rows or items a source of what comes next was told of.
struct Foresight {
    private var announced: Set<IndexPath> = []

    /// What is to be told now: the rows that came near, and those told of that went away without being seen.
    mutating func update(
        ahead: Set<IndexPath>, seen: Set<IndexPath>
    ) -> (next: [IndexPath], cancelled: [IndexPath]) {
        let next = ahead.subtracting(announced)
        let cancelled = announced.subtracting(ahead).subtracting(seen)
        announced = ahead
        return (next.sorted(), cancelled.sorted())
    }
}

extension UITableView {
    /// What the insets of lines below rows are measured from.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The edges of the cell.
        case fromCellEdges = 0
        /// The insets that the system would have.
        case fromAutomaticInsets
    }

    /// Whether changes are under way.
    public var hasUncommittedUpdates: Bool { changeDepth > 0 }
    /// Nobody drags here, so no drag is under way.
    public var hasActiveDrag: Bool { false }
    /// Nobody drags here, so nothing is dropped.
    public var hasActiveDrop: Bool { false }

    /// Scrolls until the first chosen row is seen.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }
}

/// Is told which rows come next, so that it can get their contents ready.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Rows are near what is seen.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Rows that were near went away without being seen.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
