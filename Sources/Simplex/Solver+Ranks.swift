// Ties are decided by weights that follow from the ranks of rows. Where ranks change, the level that decides ties is brought
// in line with them, for all columns at once: nothing moves unless a tie is decided otherwise now.

extension Solver {
    /// Ranks from here on weigh more than all below, whatever the relation of the row is.
    public static var firmRank: UInt32 { 1 << 31 }

    /// Says where a row stands among those that could give way to each other at the same priority: of two with ≤ or = the
    /// one of lower rank gives way, of two with ≥ the one of higher rank; and one with ≥ does before another. From
    /// ``firmRank`` on the one of lower rank gives way, whatever the relations are.
    ///
    /// Which row gives way in a tie is a function of the rows and their ranks alone.
    ///
    /// - Complexity: O(1); the next solve does the rest, in proportion to what the violated rows among them bear on.
    public mutating func setRank(_ rank: UInt32, of row: Row) throws(SolverError) {
        let index = try position(of: row)
        guard rows[index].rank != rank else { return }
        rows[index].rank = rank
        let column = rows[index].column
        if rows[index].isLinked, column >= 0, !rows[index].isRequired { edits.reranked.append(column) }
    }

    /// Brings the level that decides ties in line with changed ranks.
    mutating func reweigh() {
        guard edits.reranked.count > 0 else { return }
        probe = nil
        defer { edits.reranked.removeAll() }
        var largest = 0.0
        for position in 0..<edits.reranked.count {
            let column = edits.reranked[position]
            guard columns[column].dual >= 0 || hasTieWithin(column) else { continue }
            touch(column)
            guard columns[column].isBasic, columns[column].dual >= 0, !duals.dontFit else { continue }
            guard let change = changeOfTie(at: column) else {
                duals.dontFit = true
                continue
            }
            guard change != 0 else { continue }
            duals.add(change, at: Rung.tieLevel, to: &columns[column].dual)
            workspace.multipliers.add(change, at: columns[column].place)
            largest = max(largest, change.magnitude)
        }
        if largest > 0, !duals.dontFit, !upkeep.needsFactoring, !upkeep.needsRestart {
            follow(tiesUpTo: largest)
        } else if largest > 0 {
            duals.dontFit = true
        }
        workspace.multipliers.clear()
    }

    /// Lets the duals of nonbasic columns follow those of the basic ones in `multipliers`, at the level that decides ties.
    private mutating func follow(tiesUpTo largest: Double) {
        gatherRow(withFixed: false)
        for position in 0..<workspace.reach.count {
            let column = workspace.reach.indices[position]
            let amount = workspace.reach.values[column]
            guard amount.magnitude > smallestCoefficient * largest else { continue }
            duals.add(-amount, at: Rung.tieLevel, to: &columns[column].dual)
            list(dualOf: column)
            touch(column)
        }
        workspace.reach.clear()
    }

    /// Whether rows of one priority pull at a column from both sides, so that their ranks alone may say where it stands.
    private func hasTieWithin(_ column: Int32) -> Bool {
        var knot = columns[column].knots
        while knot >= 0 {
            var other = rows[knot].nextKnot
            while other >= 0 {
                if rows[other].priority == rows[knot].priority, !rows[knot].isRequired { return true }
                other = rows[other].nextKnot
            }
            knot = rows[knot].nextKnot
        }
        return false
    }

    /// How much the dual of a basic column has to change at the level that decides ties to be the slope again that it was;
    /// nil if it is no slope of the column's cost.
    private mutating func changeOfTie(at column: Int32) -> Double? {
        let start = workspace.scratch.end
        defer { workspace.scratch.truncate(to: start) }
        var tie = TieSum()
        var knot = columns[column].knots
        while knot >= 0 {
            let row = rows[knot]
            if !row.isRequired { workspace.scratch.add(-row.below, at: row.priority, toNumberAt: start) }
            tie.add(-row.below * row.tieWeight)
            knot = row.nextKnot
        }
        var node = columns[column].dual
        while node >= 0 {
            let (rung, size) = (duals.nodes[node].rung, Double(duals.nodes[node].largest))
            if rung.priority == Rung.tieLevel {
                tie.add(-rung.amount, size)
            } else {
                workspace.scratch.add(-rung.amount, size, at: rung.priority, toNumberAt: start)
            }
            node = duals.nodes[node].next
        }
        knot = columns[column].knots
        while true {
            if workspace.scratch.end == start { return tie.sign == 0 ? 0 : tie.sum }
            guard knot >= 0 else { return nil }
            let row = rows[knot]
            if !row.isRequired { workspace.scratch.add(row.below + row.above, at: row.priority, toNumberAt: start) }
            tie.add((row.below + row.above) * row.tieWeight)
            knot = row.nextKnot
        }
    }
}
