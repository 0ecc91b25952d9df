// Why a value is what it is: rows from which alone it follows. The tableau tells which rows a value is made of, and the duals
// which rows press against an inequality that is met exactly; what of all these can be left out is found by leaving it out.

extension Solver {
    /// Rows from which alone the value of a sum follows: solving nothing but them, with their priorities and ranks, gives the same
    /// value and no other, and without any one of them it gives another one or leaves it open.
    ///
    /// Each row comes with the part of the value that its constant accounts for. A row whose ``Contribution/rate`` is zero only
    /// presses: without it, a row that is no equation would not hold the value where it is. Where several sets of rows
    /// give the value, those of higher priorities and of earlier rows are preferred.
    ///
    /// Solves first if there are edits. Costs some tens of solves of a system of the rows that have to do with the value.
    ///
    /// - Returns: the rows in the order in which they were added; nil where the value isn't unique.
    public mutating func argument(for terms: [Term]) throws(SolverError) -> [Contribution]? {
        for term in terms { _ = try position(of: term.variable) }
        try solve()
        var value = 0.0
        for term in terms { value += term.coefficient * columns[term.variable.index].value }
        let seats = seats(of: terms)
        var candidates = rows(behind: Array(seats.keys).sorted())
        if try conclusion(from: candidates, terms, value) == nil {
            // Several bases may stand for one solution, and that at hand needn't tell all that presses.
            guard isUnique(terms) else { return nil }
            candidates = (0..<Int32(truncatingIfNeeded: rows.count)).filter { isWritten($0) }
            guard try conclusion(from: candidates, terms, value) != nil else { return nil }
        }
        // What is left out first had better not be needed.
        candidates.sort { one, other in
            let (a, b) = (rows[one], rows[other])
            let (isSeatA, isSeatB) = (seats[a.column] != nil, seats[b.column] != nil)
            if isSeatA != isSeatB { return isSeatB }
            return a.priority != b.priority ? a.priority < b.priority : one > other
        }
        try leaveOut(&candidates, terms, value)
        return try conclusion(from: candidates.sorted(), terms, value)
    }

    /// Leaves out as many rows as can be: in blocks that get smaller, then one by one until none can.
    private func leaveOut(_ candidates: inout [Int32], _ terms: [Term], _ value: Double) throws(SolverError) {
        var size = max(1, candidates.count / 2)
        while true {
            var start = 0
            var hasFound = false
            while start < candidates.count {
                let end = min(start + size, candidates.count)
                let others = Array(candidates[..<start] + candidates[end...])
                if try conclusion(from: others, terms, value) != nil {
                    candidates = others
                    hasFound = true
                } else {
                    start = end
                }
            }
            // Leaving a row out may let others be left out that could not before: wishes outweigh each other.
            if size == 1, !hasFound { return }
            size = max(1, size / 2)
        }
    }

    // MARK: Which rows

    /// The nonbasic columns that a sum is made of, with their rates.
    private mutating func seats(of terms: [Term]) -> [Int32: Double] {
        var rates: [Int32: Double] = [:]
        for term in terms {
            for (column, rate) in nonbasics(of: term.variable.index) {
                rates[column, default: 0] += term.coefficient * rate
            }
        }
        return rates.filter { $0.value.magnitude > 1e-9 && columns[$0.key].seat >= 0 }
    }

    /// How a column depends on nonbasic ones.
    private mutating func nonbasics(of column: Int32) -> [(Int32, Double)] {
        guard columns[column].isBasic else { return [(column, 1)] }
        gatherRow(of: column, withFixed: true)
        var result: [(Int32, Double)] = []
        for position in 0..<workspace.reach.count {
            let other = workspace.reach.indices[position]
            let rate = workspace.reach.values[other]
            if rate.magnitude > Self.smallestPivot { result.append((other, rate)) }
        }
        workspace.reach.clear()
        workspace.multipliers.clear()
        return result
    }

    /// The rows that hold nonbasic columns, those that press on them, those that hold what presses, and so on.
    private mutating func rows(behind seats: [Int32]) -> [Int32] {
        var found: Set<Int32> = []
        var seen = Set(seats)
        var waiting = seats
        while let column = waiting.popLast() {
            found.formUnion(pressingRows(on: column, withMet: true))
            loadEntering(column)
            factor.applyOperations(&workspace.entering)
            factor.solveUpper(&workspace.entering)
            var followers: [Int32] = []
            for position in 0..<workspace.entering.count {
                let place = workspace.entering.indices[position]
                if workspace.entering.values[place].magnitude > Self.smallestPivot {
                    followers.append(equations[place].basic)
                }
            }
            workspace.entering.clear()
            for follower in followers where seen.insert(follower).inserted {
                let rows = pressingRows(on: follower, withMet: columns[follower].dual >= 0)
                guard !rows.isEmpty else { continue }
                found.formUnion(rows)
                for (other, _) in nonbasics(of: follower) where seen.insert(other).inserted { waiting.append(other) }
            }
        }
        return found.filter { isWritten($0) }.sorted()
    }

    /// The rows of a column that are missed, and on demand those that are met exactly.
    private func pressingRows(on column: Int32, withMet: Bool) -> [Int32] {
        var result: [Int32] = []
        let value = columns[column].value
        let tolerance = 1e-7 * (1 + value.magnitude)
        var knot = columns[column].knots
        while knot >= 0 {
            let row = rows[knot]
            let distance = value - row.position
            if distance.magnitude <= tolerance {
                if withMet { result.append(knot) }
            } else if distance > 0 ? row.above > 0 : row.below > 0 {
                result.append(knot)
            }
            knot = row.nextKnot
        }
        return result
    }

    /// Whether a row was added with a priority and takes part.
    private func isWritten(_ row: Int32) -> Bool {
        rows[row].isLive && rows[row].isLinked && rows[row].column >= 0 && rows[row].priority >= Rung.lowestPriority
    }

    // MARK: What follows from them

    private mutating func isUnique(_ terms: [Term]) -> Bool {
        var copy = copy()
        do throws(SolverError) {
            let sum = try copy.addSum(of: terms)
            return try copy.alternative(to: sum, ignoringTies: false) == nil
        } catch {
            return false
        }
    }

    /// An unknown that equals a sum.
    private mutating func addSum(of terms: [Term]) throws(SolverError) -> Variable {
        let sum = addVariable()
        try add(terms + [Term(sum, -1)], .equal, 0, priority: 1000)
        return sum
    }

    /// What rows contribute to a sum if they are all there are; nil where it has another value then, or may have.
    private func conclusion(
        from indices: [Int32], _ terms: [Term], _ value: Double
    ) throws(SolverError) -> [Contribution]? {
        var solver = Solver()
        var unknowns: [Int32: Variable] = [:]
        var originals: [Row: Int32] = [:]
        for index in indices {
            let row = rows[index]
            let copy = try solver.add(
                solver.terms(of: row, in: self, &unknowns), row.relation, row.position * row.scale,
                priority: row.priority, rank: row.rank)
            originals[copy] = index
        }
        let copies = terms.map { Term(solver.unknown(for: $0.variable.index, &unknowns), $0.coefficient) }
        let sum = try solver.addSum(of: copies)
        do throws(SolverError) {
            try solver.solve()
            guard (solver[sum] - value).magnitude <= 1e-6 * (1 + value.magnitude),
                try solver.alternative(to: sum, ignoringTies: false) == nil
            else { return nil }
            let parts = try solver.determination(of: sum)
            return indices.map { index in
                let handle = Row(index: index, generation: rows[index].generation)
                guard let part = parts.first(where: { originals[$0.row] == index }) else {
                    return Contribution(row: handle, amount: 0, rate: 0)
                }
                return Contribution(row: handle, amount: part.amount, rate: part.rate)
            }
        } catch {
            return nil
        }
    }

    /// The terms of a row of another solver, by unknowns of this one.
    private mutating func terms(
        of row: RowState, in other: borrowing Solver, _ unknowns: inout [Int32: Variable]
    ) -> [Term] {
        let equation = other.columns[row.column].equation
        guard equation >= 0 else { return [Term(unknown(for: row.column, &unknowns), row.scale)] }
        var terms: [Term] = []
        var entry = other.matrix.rows[equation]
        while entry >= 0 {
            let item = other.matrix.entries[entry]
            terms.append(Term(unknown(for: item.column, &unknowns), item.value * row.scale))
            entry = item.nextInRow
        }
        return terms
    }

    private mutating func unknown(for column: Int32, _ unknowns: inout [Int32: Variable]) -> Variable {
        if let known = unknowns[column] { return known }
        let variable = addVariable()
        unknowns[column] = variable
        return variable
    }
}
