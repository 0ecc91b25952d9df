/// The basis as a product of row operations and an upper triangular matrix, kept up to date as columns are exchanged.
///
/// Layout bases are triangular but for a few columns, so the factor starts as the basis columns themselves in a
/// suitable order, without any arithmetic; the few others enter by the update below. The update is Forrest and
/// Tomlin's ("Updated triangular factors of the basis to maintain sparsity in the product form simplex method",
/// 1972) with the shorter permutation of Suhl and Suhl (1993): the new column is brought behind the last row it
/// touches, and one row is eliminated by a list of multiples of other rows, a *row operation*, kept for later.
///
/// A place of the basis is named by the row its pivot lies in. Solves visit only what is not zero (Gilbert and
/// Peierls, 1988), in the order of ranks.
struct Factorization: ~Copyable, Sendable {
    var upper = SparseMatrix(deletesSingly: true)
    private(set) var diagonal = Buffer<Double>()
    /// Ascending along the order of elimination. There are gaps, so that a place can move between two others.
    private(set) var rank = Buffer<Int64>()
    private var next = Buffer<Int32>()
    private var previous = Buffer<Int32>()
    private var first: Int32 = -1
    private var last: Int32 = -1

    private var operations = RowOperations()

    private var heap = RankHeap()
    private static let gap: Int64 = 1 << 32

    init() {}

    private var length: Int { diagonal.count }

    /// The operations that building the factor anew would cost again: those of columns in loops.
    private var unavoidable = (count: 0, size: 0)

    /// Whether the operations have become so many that building the factor anew pays.
    ///
    /// - Parameter patience: how many times as many they may be as where many solves with the factor are to be expected.
    func isLong(patience: Int) -> Bool {
        operations.count - unavoidable.count > patience * (60 + length / 16)
            || operations.size - unavoidable.size > patience * max(2000 + 4 * length, unavoidable.size)
    }

    /// Says that the factor has just been built.
    mutating func beginUpdates() { unavoidable = (operations.count, operations.size) }

    mutating func removeAll() {
        upper.removeAll()
        operations.removeAll()
        first = -1
        last = -1
    }

    mutating func extend(to count: Int) {
        diagonal.extend(to: count, with: 0)
        rank.extend(to: count, with: 0)
        next.extend(to: count, with: -1)
        previous.extend(to: count, with: -1)
        upper.extend(rows: count, columns: count)
    }

    /// Adds a source to the row operation that is being made, and ends it.
    mutating func appendOperation(_ factor: Double, source: Int32) { operations.append(factor, source: source) }
    mutating func finishOperation(target: Int32) { operations.finish(target: target) }

    mutating func releaseWorkspace() { heap.items.release() }

    /// Gives a place the first rank. Its column must have no other entries, now or later, than in rows before it.
    mutating func prepend(_ place: Int32, pivot: Double) {
        diagonal[place] = pivot
        previous[place] = -1
        next[place] = first
        if first >= 0 {
            rank[place] = rank[first] - Self.gap
            previous[first] = place
        } else {
            rank[place] = 0
            last = place
        }
        first = place
    }

    /// Gives a place the last rank.
    mutating func append(_ place: Int32, pivot: Double) {
        diagonal[place] = pivot
        next[place] = -1
        previous[place] = last
        if last >= 0 {
            rank[place] = rank[last] + Self.gap
            next[last] = place
        } else {
            rank[place] = 0
            first = place
        }
        last = place
    }

    // MARK: Solving

    /// The first half of solving with the basis: the row operations. What it leaves is the column that
    /// `replace(_:with:)` wants.
    mutating func applyOperations(_ vector: inout SparseVector) { operations.apply(to: &vector, &heap) }

    private mutating func applyOperationsTransposed(_ vector: inout SparseVector) {
        operations.applyTransposed(to: &vector, &heap)
    }

    /// The second half: back substitution. Places of the result are named by pivot rows.
    mutating func solveUpper(_ vector: inout SparseVector) {
        if isMuch(vector.count) {
            sweepUpper(&vector, from: last)
            return
        }
        for position in 0..<vector.count {
            let place = vector.indices[position]
            if upper.columns[place] >= 0 { heap.push(place, key: -rank[place]) }
        }
        while !heap.isEmpty {
            let place = heap.pop()
            if isMuch(vector.count) {
                heap.removeAll()
                for position in 0..<vector.count {
                    let other = vector.indices[position]
                    if rank[other] > rank[place], upper.columns[other] < 0 { vector.values[other] /= diagonal[other] }
                }
                sweepUpper(&vector, from: place)
                return
            }
            let value = vector.values[place] / diagonal[place]
            vector.values[place] = value
            if value == 0 { continue }
            var index = upper.columns[place]
            while index >= 0 {
                let entry = upper.entries[index]
                if vector.add(-entry.value * value, at: entry.row), upper.columns[entry.row] >= 0 {
                    heap.push(entry.row, key: -rank[entry.row])
                }
                index = entry.nextInColumn
            }
        }
        for position in 0..<vector.count {
            let place = vector.indices[position]
            if upper.columns[place] < 0 { vector.values[place] /= diagonal[place] }
        }
    }

    /// Whether so many places are in use, or wait to be sorted, that visiting all in order is cheaper. Those that wait tell more:
    /// each of them may bring others.
    @inline(__always)
    private func isMuch(_ count: Int) -> Bool { count * 6 > length || heap.items.count * 16 > length }

    private func sweepUpper(_ vector: inout SparseVector, from start: Int32) {
        var place = start
        while place >= 0 {
            if vector.values[place] != 0 {
                let value = vector.values[place] / diagonal[place]
                vector.values[place] = value
                var index = upper.columns[place]
                while index >= 0 {
                    let entry = upper.entries[index]
                    vector.add(-entry.value * value, at: entry.row)
                    index = entry.nextInColumn
                }
            }
            place = previous[place]
        }
    }

    /// Solves with the transposed basis.
    mutating func solveTransposed(_ vector: inout SparseVector) {
        solveUpperTransposed(&vector)
        applyOperationsTransposed(&vector)
    }

    private mutating func solveUpperTransposed(_ vector: inout SparseVector) {
        if isMuch(vector.count) {
            sweepTransposed(&vector, from: first)
            return
        }
        for position in 0..<vector.count {
            let place = vector.indices[position]
            if upper.rows[place] >= 0 { heap.push(place, key: rank[place]) }
        }
        while !heap.isEmpty {
            let place = heap.pop()
            if isMuch(vector.count) {
                heap.removeAll()
                for position in 0..<vector.count {
                    let other = vector.indices[position]
                    if rank[other] < rank[place], upper.rows[other] < 0 { vector.values[other] /= diagonal[other] }
                }
                sweepTransposed(&vector, from: place)
                return
            }
            let value = vector.values[place] / diagonal[place]
            vector.values[place] = value
            if value == 0 { continue }
            var index = upper.rows[place]
            while index >= 0 {
                let entry = upper.entries[index]
                if vector.add(-entry.value * value, at: entry.column), upper.rows[entry.column] >= 0 {
                    heap.push(entry.column, key: rank[entry.column])
                }
                index = entry.nextInRow
            }
        }
        for position in 0..<vector.count {
            let place = vector.indices[position]
            if upper.rows[place] < 0 { vector.values[place] /= diagonal[place] }
        }
    }

    private func sweepTransposed(_ vector: inout SparseVector, from start: Int32) {
        var place = start
        while place >= 0 {
            if vector.values[place] != 0 {
                let value = vector.values[place] / diagonal[place]
                vector.values[place] = value
                var index = upper.rows[place]
                while index >= 0 {
                    let entry = upper.entries[index]
                    vector.add(-entry.value * value, at: entry.column)
                    index = entry.nextInRow
                }
            }
            place = next[place]
        }
    }

    // MARK: Exchanging a column

    /// Puts another column, on which the row operations were already done, in a place of the basis. Answers false
    /// if the pivot vanishes; the factor is then useless and must be built anew. The vector is used up: it is clear
    /// afterwards.
    mutating func replace(_ place: Int32, with column: inout SparseVector) -> Bool {
        upper.removeColumn(place)
        var lowest = place
        for position in 0..<column.count {
            let row = column.indices[position]
            let value = column.values[row]
            guard row != place, value.magnitude > 1e-14 else { continue }
            upper.insert(value, row: row, column: place)
            if rank[row] > rank[lowest] { lowest = row }
        }
        diagonal[place] = column.values[place]
        column.clear()
        if lowest != place {
            eliminateRow(place, through: lowest, &column)
            move(place, behind: lowest)
        }
        return diagonal[place].magnitude > 1e-11
    }

    /// Eliminates what a row has in front of its place; `eliminated` is workspace. If that leaves a pivot which is too small a
    /// share of what it was summed up from, the place is left to the activity of its equation, and false is answered.
    mutating func eliminateRow(_ place: Int32, _ eliminated: inout SparseVector, leastShare: Double) -> Bool {
        let size = eliminateRow(place, through: place, &eliminated)
        if diagonal[place].magnitude > leastShare * size { return true }
        upper.removeColumn(place)
        diagonal[place] = -1
        return false
    }

    /// Eliminates a row as far as a place; `eliminated` is workspace. Answers the largest number that its pivot was summed up
    /// from.
    @discardableResult
    private mutating func eliminateRow(
        _ row: Int32, through lowest: Int32, _ eliminated: inout SparseVector
    ) -> Double {
        let limit = rank[lowest]
        var size = diagonal[row].magnitude
        while upper.rows[row] >= 0 {
            let entry = upper.entries[upper.rows[row]]
            eliminated.add(entry.value, at: entry.column)
            if rank[entry.column] <= limit { heap.push(entry.column, key: rank[entry.column]) }
            upper.remove(upper.rows[row])
        }
        while !heap.isEmpty {
            let pivotRow = heap.pop()
            let value = eliminated.values[pivotRow]
            if value.magnitude <= 1e-14 { continue }
            let factor = value / diagonal[pivotRow]
            operations.append(factor, source: pivotRow)
            var index = upper.rows[pivotRow]
            while index >= 0 {
                let entry = upper.entries[index]
                if entry.column == row {
                    diagonal[row] -= factor * entry.value
                    size = max(size, (factor * entry.value).magnitude)
                } else if eliminated.add(-factor * entry.value, at: entry.column), rank[entry.column] <= limit {
                    heap.push(entry.column, key: rank[entry.column])
                }
                index = entry.nextInRow
            }
        }
        for position in 0..<eliminated.count {
            let column = eliminated.indices[position]
            let value = eliminated.values[column]
            if rank[column] > limit, value.magnitude > 1e-14 { upper.insert(value, row: row, column: column) }
        }
        eliminated.clear()
        operations.finish(target: row)
        return size
    }

    private mutating func move(_ place: Int32, behind anchor: Int32) {
        if previous[place] >= 0 { next[previous[place]] = next[place] } else { first = next[place] }
        if next[place] >= 0 { previous[next[place]] = previous[place] } else { last = previous[place] }
        let follower = next[anchor]
        next[anchor] = place
        previous[place] = anchor
        next[place] = follower
        if follower >= 0 {
            previous[follower] = place
            if rank[follower] - rank[anchor] < 2 {
                renumber()
            } else {
                rank[place] = rank[anchor] + (rank[follower] - rank[anchor]) / 2
            }
        } else {
            last = place
            rank[place] = rank[anchor] + Self.gap
        }
    }

    private mutating func renumber() {
        var place = first
        var number: Int64 = 0
        while place >= 0 {
            rank[place] = number
            number += Self.gap
            place = next[place]
        }
    }
}
