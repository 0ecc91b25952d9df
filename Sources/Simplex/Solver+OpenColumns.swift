// Matching equations with the unknowns they determine, shared by the start and by the factorisation: a column is open
// until an equation takes it, and an equation with one open column left can take that.
extension Solver {
    /// Tells the equations of a column that it is not open any more.
    mutating func closeColumn(_ column: Int32, _ stack: inout Buffer<Int32>) {
        var entry = matrix.columns[column]
        while entry >= 0 {
            let item = matrix.entries[entry]
            if equations[item.row].openColumns > 0 {
                equations[item.row].openColumns -= 1
                if equations[item.row].openColumns == 1 { stack.append(item.row) }
            }
            entry = item.nextInColumn
        }
    }

    /// Among the open columns of an equation, the one in most open equations.
    func busiestColumn(of equation: Int32, where isOpen: (ColumnState) -> Bool) -> Int32 {
        var best: Int32 = -1
        var most = 0
        var entry = matrix.rows[equation]
        while entry >= 0 {
            let column = matrix.entries[entry].column
            if isOpen(columns[column]) {
                var count = 0
                var other = matrix.columns[column]
                while other >= 0 {
                    if equations[matrix.entries[other].row].openColumns > 0 { count += 1 }
                    other = matrix.entries[other].nextInColumn
                }
                if count > most || (count == most && column < best) {
                    best = column
                    most = count
                }
            }
            entry = matrix.entries[entry].nextInRow
        }
        return best
    }
}

extension ColumnState {
    /// Whether the unknown has no place in the basis, stands at no value and belongs to no equation yet.
    var isUndetermined: Bool { place < 0 && seat < 0 && !isMatched }

    /// Whether the unknown stands in the basis and belongs to no equation yet.
    var isUnmatchedInBasis: Bool { place >= 0 && !isMatched }
}
