extension Solver {
    /// The required row that limits a column from above or below most tightly, or -1.
    @inline(__always)
    func requiredLimit(of column: Int32, above: Bool) -> Int32 {
        var result: Int32 = -1
        var knot = columns[column].knots
        while knot >= 0 {
            if rows[knot].isRequired {
                if above {
                    if rows[knot].above > 0 { return knot }
                } else if rows[knot].below > 0 {
                    result = knot
                }
            }
            knot = rows[knot].nextKnot
        }
        return result
    }

    /// The rows that contradict each other when a basic column can't come back to where a required row wants it.
    ///
    /// The column is a combination of nonbasic ones, and every one of these is held by a required row from going the
    /// way that would help. The combination is the only one there is among these columns, and no coefficient is
    /// zero: so without any one of the rows there is a way out, and the set is irreducible.
    mutating func conflict(at column: Int32, upward: Bool) -> [Row] {
        workspace.reach.clear()
        workspace.multipliers.clear()
        gatherRow(of: column, withFixed: true)
        var found: [Int32] = []
        let own = requiredLimit(of: column, above: upward)
        if own >= 0 { found.append(own) }
        for position in 0..<workspace.reach.count {
            let other = workspace.reach.indices[position]
            let coefficient = workspace.reach.values[other]
            guard coefficient.magnitude > smallestCoefficient else { continue }
            let limit = requiredLimit(of: other, above: (coefficient < 0) == upward)
            if limit >= 0 { found.append(limit) }
        }
        return handles(of: refinement.isOn && refinement.filtersConflicts ? withoutDispensable(found) : found)
    }

    /// Where coefficients lie far apart, one of the combination may be nothing but rounding, and its row no part of the
    /// conflict. So each row of a set that isn't long is left out to see whether the others still contradict each other
    /// (Chinneck and Dravnieks 1991).
    private func withoutDispensable(_ found: [Int32]) -> [Int32] {
        guard found.count <= 64 else { return found }
        var set = found
        var position = 0
        while position < set.count {
            let others = set[..<position] + set[(position + 1)...]
            if let smaller = conflict(among: others) {
                position = set[..<position].count(where: smaller.contains)
                set = others.filter(smaller.contains)
            } else {
                position += 1
            }
        }
        return set
    }

    /// Which of some rows contradict each other; nil if they don't.
    private func conflict(among indices: ArraySlice<Int32>) -> Set<Int32>? {
        var solver = Solver()
        solver.refinement.filtersConflicts = false
        var unknowns: [Int32: Variable] = [:]
        var numbers: [Row: Int32] = [:]
        do throws(SolverError) {
            for index in indices {
                let row = rows[index]
                var terms: [Term] = []
                let equation = columns[row.column].equation
                if equation < 0 { terms.append(Term(solver.unknown(row.column, &unknowns), row.scale)) }
                var entry = equation < 0 ? -1 : matrix.rows[equation]
                while entry >= 0 {
                    let item = matrix.entries[entry]
                    terms.append(Term(solver.unknown(item.column, &unknowns), item.value * row.scale))
                    entry = item.nextInRow
                }
                let copy = try solver.add(terms, row.relation, row.position * row.scale, priority: 1000)
                numbers[copy] = index
            }
            try solver.solve()
        } catch {
            guard case .conflict(let members) = error else { return nil }
            return Set(members.compactMap { numbers[$0] })
        }
        return nil
    }

    /// The unknown that stands for one of another solver.
    private mutating func unknown(_ column: Int32, _ unknowns: inout [Int32: Variable]) -> Variable {
        if let known = unknowns[column] { return known }
        let variable = addVariable()
        unknowns[column] = variable
        return variable
    }

    func handles(of indices: [Int32]) -> [Row] {
        indices.sorted().map { Row(index: $0, generation: rows[$0].generation) }
    }

    /// Remembers a column whose required rows contradict each other by themselves.
    mutating func noteContradiction(at column: Int32) {
        let first = columns[column].knots
        guard first >= 0, rows[first].nextKnot >= 0, !columns[column].isSuspect, contradiction(at: column) != nil
        else { return }
        columns[column].isSuspect = true
        edits.contradictory.append(column)
    }

    @inline(__always)
    private func contradiction(at column: Int32) -> (Int32, Int32)? {
        let low = requiredLimit(of: column, above: false)
        let high = requiredLimit(of: column, above: true)
        guard low >= 0, high >= 0 else { return nil }
        let excess = rows[low].position - rows[high].position
        return excess > 1e-7 * (1 + rows[low].position.magnitude) ? (low, high) : nil
    }

    /// Throws if a row without terms, or the rows of one column, can't be satisfied by themselves.
    mutating func refuseContradictions() throws(SolverError) {
        var kept = 0
        var conflict: [Int32]?
        for position in 0..<edits.contradictory.count {
            let item = edits.contradictory[position]
            if item < 0 {
                let row = rows[~item]
                let holds =
                    switch row.relation {
                    case .equal: row.position.magnitude <= 1e-9
                    case .lessThanOrEqual: row.position >= -1e-9
                    case .greaterThanOrEqual: row.position <= 1e-9
                    }
                if row.isRequired, !holds, conflict == nil { conflict = [~item] }
                edits.contradictory[kept] = item
                kept += 1
            } else if let pair = contradiction(at: item) {
                if conflict == nil { conflict = [pair.0, pair.1] }
                edits.contradictory[kept] = item
                kept += 1
            } else {
                columns[item].isSuspect = false
            }
        }
        edits.contradictory.truncate(to: kept)
        if let conflict { throw .conflict(handles(of: conflict)) }
    }
}
