/// A sparse matrix whose nonzeros hang in a list for their row and one for their column.
///
/// Inserting a nonzero is O(1), and so is deleting one, which is what columns that are exchanged need, where the matrix
/// keeps the way back through the lists as well. Nonzeros made one after the other lie side by side in memory.
struct SparseMatrix: ~Copyable, Sendable {
    struct Entry: BitwiseCopyable {
        var value: Double
        // What goes through a column needs stands together: the next entry of a column is seldom near in memory.
        /// -1 while rows with this entry are being removed.
        var row: Int32
        var nextInColumn: Int32
        /// -1 when the entry has left the column's list, while rows are being removed.
        var column: Int32
        var nextInRow: Int32
    }

    /// The entries before an entry in its lists: apart from the entries, as only deleting needs them.
    struct Predecessors: BitwiseCopyable {
        var inRow: Int32
        var inColumn: Int32
    }

    var entries = Buffer<Entry>()
    var rows = Buffer<Int32>()
    var columns = Buffer<Int32>()
    private var predecessors = Buffer<Predecessors>()
    private let keepsPredecessors: Bool
    private var vacant: Int32 = -1

    /// - Parameter deletesSingly: whether nonzeros are deleted one by one, or rows as a whole and many at once.
    init(deletesSingly: Bool) { keepsPredecessors = deletesSingly }

    mutating func extend(rows rowCount: Int, columns columnCount: Int) {
        rows.extend(to: rowCount, with: -1)
        columns.extend(to: columnCount, with: -1)
    }

    /// Adds an empty row, an empty column.
    @inline(__always)
    mutating func appendRow() { rows.append(-1) }
    @inline(__always)
    mutating func appendColumn() { columns.append(-1) }

    mutating func reserve(rows rowCount: Int, columns columnCount: Int, entries entryCount: Int) {
        rows.reserve(rowCount)
        columns.reserve(columnCount)
        reserve(entries: entryCount)
    }

    mutating func reserve(entries entryCount: Int) {
        entries.reserve(entryCount)
        if keepsPredecessors { predecessors.reserve(entryCount) }
    }

    @inline(__always)
    mutating func insert(_ value: Double, row: Int32, column: Int32) {
        let entry = Entry(value: value, row: row, nextInColumn: columns[column], column: column, nextInRow: rows[row])
        var index = vacant
        if index >= 0 {
            vacant = entries[index].nextInRow
            entries[index] = entry
        } else {
            index = Int32(truncatingIfNeeded: entries.count)
            entries.append(entry)
            if keepsPredecessors { predecessors.append(Predecessors(inRow: -1, inColumn: -1)) }
        }
        if keepsPredecessors {
            predecessors[index] = Predecessors(inRow: -1, inColumn: -1)
            if entry.nextInRow >= 0 { predecessors[entry.nextInRow].inRow = index }
            if entry.nextInColumn >= 0 { predecessors[entry.nextInColumn].inColumn = index }
        }
        rows[row] = index
        columns[column] = index
    }

    /// Deletes one nonzero.
    mutating func remove(_ index: Int32) {
        assert(keepsPredecessors)
        let entry = entries[index]
        let before = predecessors[index]
        if before.inRow >= 0 {
            entries[before.inRow].nextInRow = entry.nextInRow
        } else {
            rows[entry.row] = entry.nextInRow
        }
        if entry.nextInRow >= 0 { predecessors[entry.nextInRow].inRow = before.inRow }
        if before.inColumn >= 0 {
            entries[before.inColumn].nextInColumn = entry.nextInColumn
        } else {
            columns[entry.column] = entry.nextInColumn
        }
        if entry.nextInColumn >= 0 { predecessors[entry.nextInColumn].inColumn = before.inColumn }
        vacate(index)
    }

    /// Deletes all nonzeros of some rows.
    ///
    /// - Complexity: O(nonzeros of the columns that these rows have nonzeros in).
    mutating func removeRows(_ removed: borrowing Buffer<Int32>) {
        assert(!keepsPredecessors)
        for position in 0..<removed.count {
            var index = rows[removed[position]]
            while index >= 0 {
                entries[index].row = -1
                index = entries[index].nextInRow
            }
        }
        for position in 0..<removed.count {
            var index = rows[removed[position]]
            while index >= 0 {
                let next = entries[index].nextInRow
                // A column that was gone through for another row holds none of the marked entries any more.
                if entries[index].column >= 0 { unlinkMarkedEntries(ofColumn: entries[index].column) }
                vacate(index)
                index = next
            }
            rows[removed[position]] = -1
        }
    }

    private mutating func unlinkMarkedEntries(ofColumn column: Int32) {
        var last: Int32 = -1
        var index = columns[column]
        while index >= 0 {
            let next = entries[index].nextInColumn
            if entries[index].row < 0 {
                if last >= 0 { entries[last].nextInColumn = next } else { columns[column] = next }
                entries[index].column = -1
            } else {
                last = index
            }
            index = next
        }
    }

    private mutating func vacate(_ index: Int32) {
        entries[index].nextInRow = vacant
        vacant = index
    }

    mutating func removeColumn(_ column: Int32) {
        while columns[column] >= 0 { remove(columns[column]) }
    }

    /// Forgets every nonzero and keeps the memory.
    mutating func removeAll() {
        entries.removeAll()
        predecessors.removeAll()
        vacant = -1
        for index in 0..<rows.count { rows[index] = -1 }
        for index in 0..<columns.count { columns[index] = -1 }
    }

    func copy() -> SparseMatrix {
        var result = SparseMatrix(deletesSingly: keepsPredecessors)
        result.entries = entries.copy()
        result.predecessors = predecessors.copy()
        result.rows = rows.copy()
        result.columns = columns.copy()
        result.vacant = vacant
        return result
    }
}
