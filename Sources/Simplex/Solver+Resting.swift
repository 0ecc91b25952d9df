// What no row determines may be anywhere, and stays where it was. Callers for whom that must not depend on what was before
// ask which ways are open, and add rows below all priorities that say where things rest.

extension ColumnState {
    /// Whether nothing holds a nonbasic column strictly, as far as its dual tells. It may be an activity whose rows were all
    /// removed.
    @inline(__always) var mayBeLoose: Bool { place < 0 && dual < 0 && !isFixed && (uses > 0 || equation >= 0) }
}

extension Solver {
    /// Adds a row that says where something rests that no other row determines: it gives way to all rows that were added with
    /// a priority, and to what decides ties between these. It is no reason for a value to count as determined.
    ///
    /// - Parameters:
    ///   - level: below 0, or between 0 and 1 to come before what decides ties; of two such rows the one of the lower level gives
    ///     way, however small the difference is.
    ///   - constant: where the form rests.
    package mutating func addRest(_ terms: [Term], _ constant: Double, level: Double) throws(SolverError) -> Row {
        let row = try add(terms, .equal, constant, priority: 1)
        rows[row.index].priority = level
        return row
    }

    /// Whether ``openWays(upTo:)`` will be asked.
    package var tellsOpenWays: Bool {
        get { results.tellsOpenWays }
        set { results.tellsOpenWays = newValue }
    }

    /// Has the next ``solve()`` begin anew, without what it remembers of costs.
    package mutating func recount() {
        upkeep.needsRestart = true
        upkeep.isOptimal = false
    }

    /// Whether anything may be open at all after the last ``solve()``. Cheap to ask.
    package var mayHaveOpenWays: Bool { results.loose.count > 0 }

    /// The ways in which unknowns can move together without any cost: for each the unknowns that move, and how far each does.
    /// All optimal solutions are reached by going some of these ways.
    ///
    /// Call after ``solve()``, with ``tellsOpenWays`` set before the first one.
    ///
    /// - Parameter limit: how many unknowns in all ways together are enough; further ways are left out.
    package mutating func openWays(upTo limit: Int) -> [[(variable: Variable, rate: Double)]] {
        var ways: [[(variable: Variable, rate: Double)]] = []
        var length = 0
        var kept = 0
        for position in 0..<results.loose.count {
            let column = results.loose[position]
            guard isLoose(column), !columns[column].isMatched else { continue }
            columns[column].isMatched = true
            results.loose[kept] = column
            kept += 1
            guard length < limit else { continue }
            let way = openWay(of: column)
            length += way.count
            ways.append(way)
        }
        results.loose.truncate(to: kept)
        for position in 0..<kept { columns[results.loose[position]].isMatched = false }
        return ways.filter { !$0.isEmpty }
    }

    private mutating func openWay(of column: Int32) -> [(variable: Variable, rate: Double)] {
        var way: [(variable: Variable, rate: Double)] = []
        if let variable = unknown(at: column) { way.append((variable, 1)) }
        loadEntering(column)
        factor.applyOperations(&workspace.entering)
        factor.solveUpper(&workspace.entering)
        for position in 0..<workspace.entering.count {
            let place = workspace.entering.indices[position]
            let rate = -workspace.entering.values[place]
            guard rate.magnitude > Self.smallestPivot, let variable = unknown(at: equations[place].basic) else {
                continue
            }
            way.append((variable, rate))
        }
        workspace.entering.clear()
        return way
    }

    /// The unknown of the user's that a column is, if rows use it.
    private func unknown(at column: Int32) -> Variable? {
        guard columns[column].equation < 0, columns[column].uses > 0, columns[column].isLive else { return nil }
        return Variable(index: column, generation: columns[column].generation)
    }

    /// Whether rows at the very place of a nonbasic column pull at it from both sides, and no equal wish elsewhere pulls it away:
    /// between two of the same priority all places are equally good.
    func isHeldFromBothSides(_ column: Int32) -> Bool {
        guard columns[column].seat >= 0 else { return false }
        let place = rows[columns[column].seat].position
        var (below, above) = (false, false)
        var priority = 0.0
        var knot = columns[column].knots
        while knot >= 0 {
            if rows[knot].position == place {
                if rows[knot].limitsFromBelow { below = true }
                if rows[knot].limitsFromAbove { above = true }
                priority = max(priority, rows[knot].priority)
            }
            knot = rows[knot].nextKnot
        }
        guard below, above else { return false }
        guard priority < 1000 else { return true }
        knot = columns[column].knots
        while knot >= 0 {
            if rows[knot].position != place, rows[knot].priority == priority { return false }
            knot = rows[knot].nextKnot
        }
        return true
    }

    /// Whether a nonbasic column can leave where it is in some direction at no cost, not even one that decides a tie.
    private mutating func isLoose(_ column: Int32) -> Bool {
        guard columns[column].mayBeLoose, columns[column].isLive else { return false }
        if columns[column].seat < 0 { return true }
        for upward in [true, false] {
            let start = workspace.scratch.end
            defer { workspace.scratch.truncate(to: start) }
            if pushGap(of: column, at: columns[column].value, upward: upward), workspace.scratch.end == start {
                return true
            }
        }
        return false
    }

    /// Whether a nonbasic column stands where a row lets it rest.
    func isAtRest(_ column: ColumnState) -> Bool {
        column.seat >= 0 && rows[column.seat].priority < Rung.lowestPriority
    }
}
