/// A sparse matrix whose nonzeros hang in a list for their row and one for their column.
///
/// Inserting and deleting a nonzero is O(1), which is what rows that come and go and columns that are exchanged
/// need. Nonzeros made one after the other lie side by side in memory.
struct SparseMatrix: ~Copyable, Sendable {
    struct Entry: BitwiseCopyable {
        var value: Double
        var row: Int32
        var column: Int32
        var nextInRow: Int32
        var previousInRow: Int32
        var nextInColumn: Int32
        var previousInColumn: Int32
    }

    var entries = Buffer<Entry>()
    var rows = Buffer<Int32>()
    var columns = Buffer<Int32>()
    private var vacant: Int32 = -1

    init() {}

    mutating func extend(rows rowCount: Int, columns columnCount: Int) {
        rows.extend(to: rowCount, with: -1)
        columns.extend(to: columnCount, with: -1)
    }

    mutating func reserve(rows rowCount: Int, columns columnCount: Int, entries entryCount: Int) {
        rows.reserve(rowCount)
        columns.reserve(columnCount)
        entries.reserve(entryCount)
    }

    mutating func insert(_ value: Double, row: Int32, column: Int32) {
        let entry = Entry(
            value: value, row: row, column: column,
            nextInRow: rows[row], previousInRow: -1,
            nextInColumn: columns[column], previousInColumn: -1)
        var index = vacant
        if index >= 0 {
            vacant = entries[index].nextInRow
            entries[index] = entry
        } else {
            index = Int32(truncatingIfNeeded: entries.count)
            entries.append(entry)
        }
        if entry.nextInRow >= 0 { entries[entry.nextInRow].previousInRow = index }
        if entry.nextInColumn >= 0 { entries[entry.nextInColumn].previousInColumn = index }
        rows[row] = index
        columns[column] = index
    }

    mutating func remove(_ index: Int32) {
        let entry = entries[index]
        if entry.previousInRow >= 0 {
            entries[entry.previousInRow].nextInRow = entry.nextInRow
        } else {
            rows[entry.row] = entry.nextInRow
        }
        if entry.nextInRow >= 0 { entries[entry.nextInRow].previousInRow = entry.previousInRow }
        if entry.previousInColumn >= 0 {
            entries[entry.previousInColumn].nextInColumn = entry.nextInColumn
        } else {
            columns[entry.column] = entry.nextInColumn
        }
        if entry.nextInColumn >= 0 { entries[entry.nextInColumn].previousInColumn = entry.previousInColumn }
        entries[index].nextInRow = vacant
        vacant = index
    }

    mutating func removeRow(_ row: Int32) {
        while rows[row] >= 0 { remove(rows[row]) }
    }

    mutating func removeColumn(_ column: Int32) {
        while columns[column] >= 0 { remove(columns[column]) }
    }

    /// Forgets every nonzero and keeps the memory.
    mutating func removeAll() {
        entries.removeAll()
        vacant = -1
        for index in 0..<rows.count { rows[index] = -1 }
        for index in 0..<columns.count { columns[index] = -1 }
    }

    func copy() -> SparseMatrix {
        var result = SparseMatrix()
        result.entries = entries.copy()
        result.rows = rows.copy()
        result.columns = columns.copy()
        result.vacant = vacant
        return result
    }
}
