// The cost of a column is convex and piecewise linear: each of its rows is a kink, where the slope rises by what the
// row weighs, at the row's priority. Slopes are lexicographic numbers. A dual fits a value if it lies between the
// slopes left and right of it.

/// Where a dual fits a column's cost.
struct FittingRange {
    var lower = -Double.infinity
    var upper = Double.infinity
    var lowerKnot: Int32 = -1
    var upperKnot: Int32 = -1
    /// The dual lies outside all slopes of the cost.
    var isEmpty = false

    init() {}

    /// Where a dual of zero fits a cost with one kink, or without any.
    @inline(__always)
    fileprivate init(ofKink kink: Int32, _ rows: borrowing Buffer<RowState>) {
        guard kink >= 0 else { return }
        if rows[kink].below > 0 {
            lower = rows[kink].position
            lowerKnot = kink
        }
        if rows[kink].above > 0 {
            upper = rows[kink].position
            upperKnot = kink
        }
    }
}

/// A sum at the level that decides ties, and the largest of its parts, by which rounding errors are told.
struct TieSum {
    var sum = 0.0
    private(set) var largest = 0.0

    @inline(__always)
    mutating func add(_ amount: Double) { add(amount, amount.magnitude) }

    /// - Parameter size: the largest number that the amount was summed up from.
    @inline(__always)
    mutating func add(_ amount: Double, _ size: Double) {
        sum += amount
        largest = max(largest, size)
    }

    @inline(__always) var sign: Int {
        sum.magnitude <= DualPool.ordinaryCancellation * largest ? 0 : sum > 0 ? 1 : -1
    }
}

extension Solver {
    /// Where the column's dual fits its cost. Required rows have slopes like any other here, at priority 1000, where
    /// no dual has a coordinate: so they come first.
    ///
    /// - Parameter decidesTies: whether the levels below all priorities count as well.
    /// - Complexity: O(rows of the column × priorities among them).
    mutating func fittingRange(of column: Int32, decidesTies: Bool = true) -> FittingRange {
        let first = columns[column].knots
        let hasDual = columns[column].dual >= 0
        if !hasDual, first < 0 || rows[first].nextKnot < 0 { return FittingRange(ofKink: first, rows) }
        let start = workspace.scratch.end
        defer { workspace.scratch.truncate(to: start) }
        pushSlopeFromDual(of: column)
        var result = FittingRange()
        // Ties are seldom asked for: so their sum is begun where one is.
        var tie: TieSum?
        var before = slopeSign(of: column, upTo: first, from: start, decidesTies, &tie)
        if before > 0 {
            result.isEmpty = true
            return result
        }
        var knot = first
        while knot >= 0 {
            let group = knot
            let position = rows[knot].position
            while knot >= 0, rows[knot].position == position {
                let rise = rows[knot].below + rows[knot].above
                workspace.scratch.add(rise, at: rows[knot].priority, toNumberAt: start)
                tie?.add(rise * rows[knot].tieWeight)
                knot = rows[knot].nextKnot
            }
            let after = slopeSign(of: column, upTo: knot, from: start, decidesTies, &tie)
            if before < 0, after >= 0 {
                result.lower = position
                result.lowerKnot = group
            }
            if after > 0 {
                result.upper = position
                result.upperKnot = group
                return result
            }
            before = after
        }
        if before < 0 { result.isEmpty = true }
        return result
    }

    /// The sign of the slope before a kink less the dual; but for ties that difference is the number that begins at `start`
    /// and ends with the scratch stack.
    @inline(__always)
    private mutating func slopeSign(
        of column: Int32, upTo end: Int32, from start: Int, _ decidesTies: Bool, _ tie: inout TieSum?
    ) -> Int {
        if workspace.scratch.end > start {
            let priority = workspace.scratch.rungs[start].priority
            if priority >= Rung.lowestPriority { return workspace.scratch.sign(from: start) }
            if priority > Rung.tieLevel, decidesTies { return workspace.scratch.sign(from: start) }
        }
        guard decidesTies else { return 0 }
        let sum = tie ?? tieSum(of: column, upTo: end)
        tie = sum
        return sum.sign != 0 ? sum.sign : workspace.scratch.sign(from: start)
    }

    /// The slope left of all kinks less the dual, as a number on the scratch stack. Ties are left out.
    @inline(__always)
    private mutating func pushSlopeFromDual(of column: Int32) {
        let start = workspace.scratch.end
        var knot = columns[column].knots
        while knot >= 0 {
            workspace.scratch.add(-rows[knot].below, at: rows[knot].priority, toNumberAt: start)
            knot = rows[knot].nextKnot
        }
        var node = columns[column].dual
        while node >= 0 {
            let priority = duals.nodes[node].rung.priority
            if priority != Rung.tieLevel {
                let (amount, size) = (duals.nodes[node].rung.amount, Double(duals.nodes[node].largest))
                workspace.scratch.add(-amount, size, at: priority, toNumberAt: start)
            }
            node = duals.nodes[node].next
        }
    }

    /// The slope before a kink less the dual at the level that decides ties.
    private func tieSum(of column: Int32, upTo end: Int32) -> TieSum {
        var tie = TieSum()
        var knot = columns[column].knots
        var isPassed = true
        while knot >= 0 {
            if knot == end { isPassed = false }
            let slope = isPassed ? rows[knot].above : -rows[knot].below
            // Weights are roots, which take long.
            if slope != 0 { tie.add(slope * rows[knot].tieWeight) }
            knot = rows[knot].nextKnot
        }
        var node = columns[column].dual
        while node >= 0 {
            if duals.nodes[node].rung.priority == Rung.tieLevel {
                tie.add(-duals.nodes[node].rung.amount, Double(duals.nodes[node].largest))
            }
            node = duals.nodes[node].next
        }
        return tie
    }

    /// Whether required rows hold a column at a value from both sides.
    @inline(__always)
    func isFixed(_ column: Int32, at value: Double) -> Bool {
        var fromBelow = false
        var fromAbove = false
        var knot = columns[column].knots
        while knot >= 0 {
            if rows[knot].isRequired {
                if rows[knot].position >= value, rows[knot].below > 0 { fromBelow = true }
                if rows[knot].position <= value, rows[knot].above > 0 { fromAbove = true }
            }
            knot = rows[knot].nextKnot
        }
        return fromBelow && fromAbove
    }

    /// How far the dual is from the slope right (`upward`) or left of a kink, as a number on the scratch stack that
    /// begins where the stack ended before. Answers false, and leaves the stack alone, if a required row makes the
    /// way infinite.
    mutating func pushGap(of column: Int32, at position: Double, upward: Bool) -> Bool {
        let start = workspace.scratch.end
        var tie = TieSum()
        var knot = columns[column].knots
        while knot >= 0 {
            let isAbove = upward ? rows[knot].position <= position : rows[knot].position < position
            let slope = isAbove ? rows[knot].above : -rows[knot].below
            if slope != 0 {
                if rows[knot].isRequired, upward == isAbove {
                    workspace.scratch.truncate(to: start)
                    return false
                }
                // A required row on the other side of the kink would mean that the column stands where it must
                // not: its slope can't count.
                if !rows[knot].isRequired {
                    workspace.scratch.add(upward ? slope : -slope, at: rows[knot].priority, toNumberAt: start)
                    tie.add((upward ? slope : -slope) * rows[knot].tieWeight)
                }
            }
            knot = rows[knot].nextKnot
        }
        var node = columns[column].dual
        while node >= 0 {
            let (priority, size) = (duals.nodes[node].rung.priority, Double(duals.nodes[node].largest))
            let amount = upward ? -duals.nodes[node].rung.amount : duals.nodes[node].rung.amount
            if priority == Rung.tieLevel {
                tie.add(amount, size)
            } else {
                workspace.scratch.add(amount, size, at: priority, toNumberAt: start)
            }
            node = duals.nodes[node].next
        }
        if tie.sign != 0 { workspace.scratch.add(tie.sum, tie.largest, at: Rung.tieLevel, toNumberAt: start) }
        return true
    }

    /// Like ``pushGap(of:at:upward:)`` for the next kink, given the gap of the one before. Answers false if a
    /// required row makes the way infinite.
    mutating func pushGap(after start: Int32, _ end: Int32, of column: Int32, at position: Double) -> Bool {
        let fresh = workspace.scratch.end
        for index in Int(start)..<Int(end) {
            let rung = workspace.scratch.rungs[index]
            workspace.scratch.rungs.append(rung)
        }
        var knot = columns[column].knots
        while knot >= 0, rows[knot].position <= position {
            if rows[knot].position == position {
                if rows[knot].isRequired {
                    workspace.scratch.truncate(to: fresh)
                    return false
                }
                let rise = rows[knot].below + rows[knot].above
                workspace.scratch.add(rise, at: rows[knot].priority, toNumberAt: fresh)
                workspace.scratch.add(rise * rows[knot].tieWeight, at: Rung.tieLevel, toNumberAt: fresh)
            }
            knot = rows[knot].nextKnot
        }
        return true
    }

    /// The next kink of a column above or below a position, or -1.
    @inline(__always)
    func kink(of column: Int32, beyond position: Double, upward: Bool) -> Int32 {
        var knot = columns[column].knots
        var below: Int32 = -1
        while knot >= 0, rows[knot].position <= position {
            if rows[knot].position < position, below < 0 || rows[knot].position > rows[below].position { below = knot }
            knot = rows[knot].nextKnot
        }
        return upward ? knot : below
    }

    mutating func link(_ row: Int32) {
        let column = rows[row].column
        rows[row].isLinked = true
        var before: Int32 = -1
        var knot = columns[column].knots
        while knot >= 0, rows[knot].position < rows[row].position {
            before = knot
            knot = rows[knot].nextKnot
        }
        rows[row].nextKnot = knot
        if before >= 0 { rows[before].nextKnot = row } else { columns[column].knots = row }
    }

    mutating func unlink(_ row: Int32) {
        let column = rows[row].column
        rows[row].isLinked = false
        if columns[column].knots == row {
            columns[column].knots = rows[row].nextKnot
        } else {
            var before = columns[column].knots
            while rows[before].nextKnot != row { before = rows[before].nextKnot }
            rows[before].nextKnot = rows[row].nextKnot
        }
        rows[row].nextKnot = -1
        if columns[column].seat == row { columns[column].seat = -1 }
    }
}
