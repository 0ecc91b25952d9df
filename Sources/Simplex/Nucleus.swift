/// Equations with so many unknowns that no loop can be broken at one, after elimination: an upper triangular matrix of its
/// own within the factor.
struct Nucleus: ~Copyable {
    struct Entry: BitwiseCopyable {
        var column: Int32
        var value: Double
    }

    /// In the order of elimination; -1 for the column of an equation that says nothing new.
    var pairs = Buffer<Solver.Match>()
    var pivots = Buffer<Double>()
    /// What the rows have right of their pivots, and where each row's begins.
    var entries = Buffer<Entry>()
    var starts = Buffer<Int32>()
    private var isMember = Buffer<Bool>()

    /// Whether an equation belongs to it.
    @inline(__always)
    func contains(_ equation: Int32) -> Bool { isMember.count > 0 && isMember[equation] }

    fileprivate mutating func begin(_ equation: Int32) {
        isMember.extend(to: Int(equation) + 1, with: false)
        isMember[equation] = true
        starts.append(Int32(truncatingIfNeeded: entries.count))
    }

    fileprivate mutating func prepare(equationCount: Int) { isMember.extend(to: equationCount, with: false) }

    fileprivate func end(of pair: Int) -> Int { pair + 1 < starts.count ? Int(starts[pair + 1]) : entries.count }
}

/// What eliminating a nucleus needs.
private struct NucleusWorkspace: ~Copyable {
    /// The present row, by column.
    var row = SparseVector()
    /// By column: the pair that it is the pivot of, or -1, and how many open equations it is in.
    var order = Buffer<Int32>()
    var counts = Buffer<Int32>()
    /// Pairs of which the present row has the column.
    var waiting = RankHeap()

    init(columnCount: Int) {
        row.extend(to: columnCount)
        order.extend(to: columnCount, with: -1)
        counts.extend(to: columnCount, with: 0)
    }

    mutating func add(_ value: Double, at column: Int32) {
        if row.add(value, at: column), order[column] >= 0 { waiting.push(order[column], key: Int64(order[column])) }
    }
}

extension Solver {
    /// Whether equations of the kernel that are left have more than a few open columns. An open column counts as often as
    /// its equation has them, so that a dense part shows among many loops.
    func isDense(_ kernel: borrowing Buffer<Int32>, from cursor: Int) -> Bool {
        var (sum, squares) = (0, 0)
        for position in cursor..<kernel.count {
            let open = Int(max(0, equations[kernel[position]].openColumns))
            sum += open
            squares += open * open
        }
        return squares > 8 * sum
    }

    /// Eliminates the open equations of the kernel row by row. Each row's pivot is the column in fewest equations among
    /// those whose coefficient isn't much smaller than its largest (Markowitz 1957; threshold pivoting).
    mutating func eliminate(_ kernel: borrowing Buffer<Int32>, from cursor: Int, _ nucleus: inout Nucleus) {
        var workspace = NucleusWorkspace(columnCount: columns.count)
        nucleus.prepare(equationCount: equations.count)
        var open: [Int32] = []
        for position in cursor..<kernel.count where equations[kernel[position]].openColumns > 0 {
            open.append(kernel[position])
            var entry = matrix.rows[kernel[position]]
            while entry >= 0 {
                workspace.counts[matrix.entries[entry].column] += 1
                entry = matrix.entries[entry].nextInRow
            }
        }
        open.sort { (equations[$0].openColumns, $0) < (equations[$1].openColumns, $1) }
        for equation in open {
            nucleus.begin(equation)
            eliminateRow(equation, nucleus, &workspace)
            finishRow(equation, &nucleus, &workspace)
            workspace.row.clear()
        }
    }

    /// Subtracts multiples of the rows that are done from another.
    private mutating func eliminateRow(
        _ equation: Int32, _ nucleus: borrowing Nucleus, _ workspace: inout NucleusWorkspace
    ) {
        var entry = matrix.rows[equation]
        while entry >= 0 {
            let item = matrix.entries[entry]
            if columns[item.column].isBasic { workspace.add(item.value, at: item.column) }
            entry = item.nextInRow
        }
        while !workspace.waiting.isEmpty {
            let pair = Int(workspace.waiting.pop())
            let value = workspace.row.values[nucleus.pairs[pair].column]
            guard value.magnitude > 1e-14 else { continue }
            let multiple = value / nucleus.pivots[pair]
            factor.appendOperation(multiple, source: nucleus.pairs[pair].equation)
            for position in Int(nucleus.starts[pair])..<nucleus.end(of: pair) {
                let item = nucleus.entries[position]
                workspace.add(-multiple * item.value, at: item.column)
            }
        }
        factor.finishOperation(target: equation)
    }

    /// Finds the pivot of a row from which all rows before were subtracted, and keeps the row.
    private mutating func finishRow(
        _ equation: Int32, _ nucleus: inout Nucleus, _ workspace: inout NucleusWorkspace
    ) {
        var largest = 0.0
        for position in 0..<workspace.row.count {
            let column = workspace.row.indices[position]
            guard workspace.order[column] < 0, columns[column].isUnmatchedInBasis else { continue }
            largest = max(largest, workspace.row.values[column].magnitude)
        }
        var pivot: Int32 = -1
        for position in 0..<workspace.row.count where largest > 1e-9 {
            let column = workspace.row.indices[position]
            guard workspace.order[column] < 0, columns[column].isUnmatchedInBasis,
                workspace.row.values[column].magnitude >= 0.1 * largest
            else { continue }
            if pivot < 0 || (workspace.counts[column], column) < (workspace.counts[pivot], pivot) { pivot = column }
        }
        for position in 0..<workspace.row.count {
            let column = workspace.row.indices[position]
            let value = workspace.row.values[column]
            guard column != pivot, workspace.order[column] < 0, value.magnitude > 1e-14 else { continue }
            nucleus.entries.append(Nucleus.Entry(column: column, value: value))
        }
        if pivot >= 0 {
            workspace.order[pivot] = Int32(truncatingIfNeeded: nucleus.pairs.count)
            columns[pivot].isMatched = true
            equations[equation].openColumns = Self.matched
        }
        nucleus.pairs.append(Match(equation: equation, column: pivot))
        nucleus.pivots.append(pivot >= 0 ? workspace.row.values[pivot] : 0)
    }

    /// Writes a nucleus into the factor; columns that found no equation in it have no place there.
    mutating func fill(_ nucleus: borrowing Nucleus) {
        for pair in 0..<nucleus.pairs.count {
            let match = nucleus.pairs[pair]
            if match.column >= 0 { fillColumn(match, nucleus) }
            for position in Int(nucleus.starts[pair])..<nucleus.end(of: pair) {
                let item = nucleus.entries[position]
                guard columns[item.column].isMatched else { continue }
                factor.upper.insert(item.value, row: match.equation, column: columns[item.column].place)
            }
        }
    }
}
