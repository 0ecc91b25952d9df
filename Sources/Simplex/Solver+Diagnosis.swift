extension Solver {
    /// How far the form of a row lies above (positive) or below (negative) its constant at the last solve, in the
    /// row's own units.
    ///
    /// - Precondition: the handle is valid.
    public func slack(of row: Row) -> Double {
        let index = Int(row.index)
        precondition(
            index >= 0 && index < rows.count && rows[index].isLive && rows[index].generation == row.generation,
            "The row was removed from this solver, or belongs to another one.")
        let state = rows[index]
        guard state.column >= 0 else { return -state.constant }
        let equation = columns[state.column].equation
        guard equation >= 0 else { return state.scale * columns[state.column].published - state.constant }
        var sum = 0.0
        var entry = matrix.rows[equation]
        while entry >= 0 {
            let item = matrix.entries[entry]
            sum += item.value * columns[item.column].published
            entry = item.nextInRow
        }
        return state.scale * sum - state.constant
    }

    /// Another value the variable could have in an optimal solution, or nil if its value is unique.
    ///
    /// Solves first if there are edits. Most unique values are recognised by the duals at once; else a copy of the
    /// system is asked for a solution with another value by a wish weaker than all others.
    public mutating func alternative(to variable: Variable) throws(SolverError) -> Double? {
        let column = try position(of: variable)
        try solve()
        if columns[column].uses == 0 { return 1 }
        if isObviouslyUnique(column) { return nil }
        let value = columns[column].value
        let step = max(1, value.magnitude * 0.01)
        for direction in [step, -step] {
            var probe = copy()
            try probe.add(
                [Term(variable, 1)], direction > 0 ? .greaterThanOrEqual : .lessThanOrEqual, value + direction,
                priority: 1)
            probe.weakenNewestRow()
            try probe.solve()
            let other = probe.columns[column].value
            if (other - value).magnitude > 1e-6 * (1 + value.magnitude) { return other }
        }
        return nil
    }

    /// Gives the row just added a priority below all that callers can give.
    private mutating func weakenNewestRow() {
        guard pending.count > 0 else { return }
        let row = pending[pending.count - 1]
        rows[row].priority = 0.5
    }

    /// The rows that determine a value at the last solve, and what each contributes: the contributions add up to the
    /// value, unless nothing determines part of it.
    ///
    /// A row contributes its constant times the rate at which the value follows it; rows whose constant is zero take
    /// part with a contribution of zero. Solves first if there are edits. ``slack(of:)`` tells how far all other rows
    /// are from mattering.
    public mutating func determination(of variable: Variable) throws(SolverError) -> [Contribution] {
        let column = try position(of: variable)
        try solve()
        var result: [(row: Int32, amount: Double)] = []
        if columns[column].isBasic {
            gatherRow(of: column, withFixed: true)
            for position in 0..<reach.count {
                let other = reach.indices[position]
                let rate = reach.values[other]
                guard rate.magnitude > Self.smallestPivot, columns[other].seat >= 0 else { continue }
                result.append((columns[other].seat, rate * columns[other].value))
            }
            reach.clear()
            multipliers.clear()
        } else if columns[column].seat >= 0 {
            result.append((columns[column].seat, columns[column].value))
        }
        result.sort { $0.row < $1.row }
        return result.map {
            Contribution(row: Row(index: $0.row, generation: rows[$0.row].generation), amount: $0.amount)
        }
    }

    /// Whether every column that a value depends on is held strictly.
    private mutating func isObviouslyUnique(_ column: Int32) -> Bool {
        guard columns[column].isBasic else { return isHeld(column) }
        gatherRow(of: column, withFixed: false)
        defer {
            reach.clear()
            multipliers.clear()
        }
        for position in 0..<reach.count {
            let other = reach.indices[position]
            if reach.values[other].magnitude > Self.smallestPivot, !isHeld(other) { return false }
        }
        return true
    }

    /// Whether leaving its kink in either direction would cost something.
    private mutating func isHeld(_ column: Int32) -> Bool {
        guard columns[column].seat >= 0 else { return false }
        if columns[column].isFixed { return true }
        for upward in [true, false] {
            let start = scratch.end
            defer { scratch.truncate(to: start) }
            if pushGap(of: column, at: columns[column].value, upward: upward), scratch.sign(from: start) <= 0 {
                return false
            }
        }
        return true
    }

    /// An independent copy of the solver; handles are valid for both.
    public func copy() -> Solver {
        var result = Solver()
        result.columns = columns.copy()
        result.rows = rows.copy()
        result.equations = equations.copy()
        result.matrix = matrix.copy()
        result.forms = forms.copy()
        result.vacantColumns = vacantColumns.copy()
        result.vacantRows = vacantRows.copy()
        result.vacantEquations = vacantEquations.copy()
        result.duals = duals.copy()
        result.listedDuals = listedDuals.copy()
        result.queue = queue.copy()
        result.deadCount = deadCount
        result.pending = pending.copy()
        result.pendingPriorities = pendingPriorities.copy()
        result.freshEquations = freshEquations.copy()
        result.dyingColumns = dyingColumns.copy()
        result.contradictory = contradictory.copy()
        result.changed = changed.copy()
        result.dualsDontFit = dualsDontFit
        result.shift.extend(to: equations.count)
        result.entering.extend(to: equations.count)
        result.multipliers.extend(to: equations.count)
        result.reach.extend(to: columns.count)
        result.needsFactoring = true
        result.includeFreshEquations()
        result.refactor()
        return result
    }
}
