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
        guard state.column >= 0 else { return -state.position }
        let equation = columns[state.column].equation
        guard equation >= 0 else { return state.scale * (columns[state.column].published - state.position) }
        var sum = 0.0
        var entry = matrix.rows[equation]
        while entry >= 0 {
            let item = matrix.entries[entry]
            sum += item.value * columns[item.column].published
            entry = item.nextInRow
        }
        return state.scale * (sum - state.position)
    }

    /// Another value the variable could have in an optimal solution, or nil if its value is unique.
    ///
    /// Solves first if there are edits. Nearly always the basis at hand tells; else a copy of the system is asked for a
    /// solution with another value by a wish weaker than all others.
    public mutating func alternative(to variable: Variable) throws(SolverError) -> Double? {
        let column = try position(of: variable)
        try solve()
        if columns[column].uses == 0 { return 1 }
        switch freedom(of: column) {
        case .none: return nil
        case .witness(let other): return other
        case .unclear: break
        }
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
        var result: [(row: Int32, rate: Double, value: Double)] = []
        if columns[column].isBasic {
            gatherRow(of: column, withFixed: true)
            for position in 0..<reach.count {
                let other = reach.indices[position]
                let rate = reach.values[other]
                guard rate.magnitude > Self.smallestPivot, columns[other].seat >= 0 else { continue }
                result.append((columns[other].seat, rate, columns[other].value))
            }
            reach.clear()
            multipliers.clear()
        } else if columns[column].seat >= 0 {
            result.append((columns[column].seat, 1, columns[column].value))
        }
        result.sort { $0.row < $1.row }
        return result.map {
            Contribution(
                row: Row(index: $0.row, generation: rows[$0.row].generation), amount: $0.rate * $0.value,
                rate: $0.rate / rows[$0.row].scale)
        }
    }

    /// What the basis at hand says about other optimal values of a column.
    private enum Freedom {
        /// Every column that the value depends on is held strictly.
        case none
        /// A column that the value depends on can move without any cost.
        case witness(Double)
        /// There are such columns, but all are stopped at once by others.
        case unclear
    }

    private mutating func freedom(of column: Int32) -> Freedom {
        var loose: [(column: Int32, rate: Double)] = []
        if columns[column].isBasic {
            gatherRow(of: column, withFixed: false)
            for position in 0..<reach.count {
                let other = reach.indices[position]
                let rate = reach.values[other]
                if rate.magnitude > Self.smallestPivot, canMove(other, upward: true) || canMove(other, upward: false) {
                    loose.append((other, rate))
                }
            }
            reach.clear()
            multipliers.clear()
        } else if canMove(column, upward: true) || canMove(column, upward: false) {
            loose.append((column, 1))
        }
        guard !loose.isEmpty else { return .none }
        let value = columns[column].value
        for (other, rate) in loose.prefix(16) {
            for upward in [true, false] where canMove(other, upward: upward) {
                let change = freeWay(of: other, upward: upward) * rate
                guard change.magnitude > 1e-5 * (1 + value.magnitude) else { continue }
                let most = max(1, 0.01 * value.magnitude)
                let bounded = change.magnitude.isFinite && change.magnitude < most ? change.magnitude : most
                return .witness(upward == (rate > 0) ? value + bounded : value - bounded)
            }
        }
        return .unclear
    }

    /// Whether a nonbasic column could leave its kink in a direction at no cost.
    private mutating func canMove(_ column: Int32, upward: Bool) -> Bool {
        if columns[column].isFixed { return false }
        if columns[column].seat < 0 { return true }
        let start = scratch.end
        defer { scratch.truncate(to: start) }
        guard pushGap(of: column, at: columns[column].value, upward: upward) else { return false }
        // What only decides a tie is no cost.
        return scratch.end == start || scratch.rungs[start].priority == Rung.tieLevel
            || scratch.sign(from: start) < 0
    }

    /// How far a nonbasic column can move until it, or a basic column that follows, comes to a kink.
    private mutating func freeWay(of column: Int32, upward: Bool) -> Double {
        var result = Double.infinity
        let next = kink(of: column, beyond: columns[column].value, upward: upward)
        if next >= 0 { result = (rows[next].position - columns[column].value).magnitude }
        loadEntering(column)
        factor.applyOperations(&entering)
        factor.solveUpper(&entering)
        for position in 0..<entering.count {
            let place = entering.indices[position]
            let rate = upward ? -entering.values[place] : entering.values[place]
            guard rate.magnitude > Self.smallestPivot else { continue }
            let basic = equations[place].basic
            let range = fittingRange(of: basic, decidesTies: false)
            let bound = rate > 0 ? range.upper : range.lower
            if bound.isFinite { result = min(result, max(0, (bound - columns[basic].value) / rate)) }
        }
        entering.clear()
        return result
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
        result.nextAge = nextAge
        result.refinement.wideEquations = refinement.wideEquations
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
        result.needsRestart = needsRestart
        result.needsFactoring = true
        result.includeFreshEquations()
        result.refactor()
        return result
    }
}
