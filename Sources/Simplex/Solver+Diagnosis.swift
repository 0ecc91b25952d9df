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
            for position in 0..<workspace.reach.count {
                let other = workspace.reach.indices[position]
                let rate = workspace.reach.values[other]
                guard rate.magnitude > Self.smallestPivot, columns[other].seat >= 0, !isAtRest(columns[other])
                else { continue }
                result.append((columns[other].seat, rate, columns[other].value))
            }
            workspace.reach.clear()
            workspace.multipliers.clear()
        } else if columns[column].seat >= 0, !isAtRest(columns[column]) {
            result.append((columns[column].seat, 1, columns[column].value))
        }
        result.sort { $0.row < $1.row }
        return result.map {
            Contribution(
                row: Row(index: $0.row, generation: rows[$0.row].generation), amount: $0.rate * $0.value,
                rate: $0.rate / rows[$0.row].scale)
        }
    }
}
