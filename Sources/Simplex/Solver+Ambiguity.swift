// Whether a value is the only optimal one. Nearly always the basis at hand tells. Where columns could move but are all stopped
// at once by others, wishes weaker than all others are tried on a copy of the system.

/// A copy of a system, in which questions are asked that would leave traces in the system itself. It serves until that is
/// edited.
final class Probe {
    fileprivate var solver: Solver
    /// Other optimal solutions, by column; they may have the same values.
    fileprivate var others: [[Double]] = []
    /// There is no other optimal solution.
    fileprivate var isUnique = false
    /// Solutions that are worse by the rule for ties count as other optimal ones.
    fileprivate let ignoresTies: Bool

    fileprivate init(_ solver: consuming Solver, ignoresTies: Bool) {
        self.solver = solver
        self.ignoresTies = ignoresTies
    }
}

// One solver owns a probe, and nothing else refers to it.
extension Probe: @unchecked Sendable {}

extension Solver {
    /// Another value the variable could have in an optimal solution, or nil if its value is unique.
    ///
    /// Solves first if there are edits. Nearly always the basis at hand tells; else a copy of the system is asked for a
    /// solution with another value by a wish weaker than all others. The copy serves for all questions until the next edit.
    ///
    /// - Parameter ignoringTies: whether solutions count as optimal that only the rule for ties makes worse.
    public mutating func alternative(to variable: Variable, ignoringTies: Bool = true) throws(SolverError) -> Double? {
        let column = try position(of: variable)
        try solve()
        if columns[column].uses == 0 { return 1 }
        switch freedom(of: column, ignoringTies) {
        case .none: return nil
        case .witness(let other): return other
        case .unclear: return try probedAlternative(to: variable, ignoringTies)
        }
    }

    private mutating func probedAlternative(
        to variable: Variable, _ ignoresTies: Bool
    ) throws(SolverError) -> Double? {
        let probe: Probe
        if let kept = self.probe, kept.ignoresTies == ignoresTies {
            probe = kept
        } else {
            probe = try makeProbe(ignoresTies)
            self.probe = probe
        }
        if probe.isUnique { return nil }
        let value = columns[variable.index].value
        for other in probe.others where differs(other[Int(variable.index)], from: value) {
            return other[Int(variable.index)]
        }
        for isUpward in [true, false] {
            let step = isUpward ? Self.step(from: value) : -Self.step(from: value)
            let wish = try probe.solver.addProbingWish(variable, 1, value + step, isUpward, ignoresTies)
            try probe.solver.solve()
            let other = probe.solver.columns[variable.index].value
            try probe.solver.remove(wish)
            if differs(other, from: value) { return other }
        }
        return nil
    }

    /// Copies the system, and looks for two more optimal solutions: one in which all values are as large as can be, each
    /// weighted at random, and one in which they are as small. If neither differs there is no other solution: whatever
    /// direction led to one would be wished for by one of the two.
    private mutating func makeProbe(_ ignoresTies: Bool) throws(SolverError) -> Probe {
        let probe = Probe(copy(), ignoresTies: ignoresTies)
        probe.isUnique = true
        for isUpward in [true, false] {
            var drifting = copy()
            for index in 0..<columns.count {
                let state = columns[index]
                guard state.isLive, state.equation < 0, state.uses > 0 else { continue }
                let step = isUpward ? Self.step(from: state.value) : -Self.step(from: state.value)
                let variable = Variable(index: Int32(truncatingIfNeeded: index), generation: state.generation)
                var share = UInt32(truncatingIfNeeded: index) &* 0x9E37_79B9
                share = (share ^ (share >> 15)) &* 0x85EB_CA6B
                _ = try drifting.addProbingWish(
                    variable, 1 + Double(share ^ (share >> 13)) * 0x1p-32, state.value + step, isUpward, ignoresTies)
            }
            try drifting.solve()
            var values: [Double] = []
            for index in 0..<columns.count {
                values.append(drifting.columns[index].value)
                guard columns[index].isLive, columns[index].equation < 0, columns[index].uses > 0 else { continue }
                if differs(values[index], from: columns[index].value) { probe.isUnique = false }
            }
            probe.others.append(values)
        }
        return probe
    }

    private func differs(_ other: Double, from value: Double) -> Bool {
        (other - value).magnitude > 1e-6 * (1 + value.magnitude)
    }

    private static func step(from value: Double) -> Double { max(1, value.magnitude * 0.01) }

    /// Adds a wish for a value of at least, or at most, so much, at a priority below all that callers can give, and above or
    /// below what decides ties.
    fileprivate mutating func addProbingWish(
        _ variable: Variable, _ weight: Double, _ value: Double, _ isUpward: Bool, _ ignoresTies: Bool
    ) throws(SolverError) -> Row {
        let row = try add(
            [Term(variable, weight)], isUpward ? .greaterThanOrEqual : .lessThanOrEqual, weight * value, priority: 1)
        rows[row.index].priority = ignoresTies ? 0.5 : -0.25
        return row
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

    private mutating func freedom(of column: Int32, _ ignoresTies: Bool) -> Freedom {
        var loose: [(column: Int32, rate: Double)] = []
        if columns[column].isBasic {
            gatherRow(of: column, withFixed: false)
            for position in 0..<workspace.reach.count {
                let other = workspace.reach.indices[position]
                let rate = workspace.reach.values[other]
                if rate.magnitude > Self.smallestPivot, canMoveEitherWay(other, ignoresTies) {
                    loose.append((other, rate))
                }
            }
            workspace.reach.clear()
            workspace.multipliers.clear()
        } else if canMoveEitherWay(column, ignoresTies) {
            loose.append((column, 1))
        }
        guard !loose.isEmpty else { return .none }
        let value = columns[column].value
        for (other, rate) in loose.prefix(16) {
            for upward in [true, false] where canMove(other, upward, ignoresTies) {
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
    private mutating func canMove(_ column: Int32, _ upward: Bool, _ ignoresTies: Bool) -> Bool {
        if columns[column].isFixed { return false }
        if columns[column].seat < 0 { return true }
        let start = workspace.scratch.end
        defer { workspace.scratch.truncate(to: start) }
        guard pushGap(of: column, at: columns[column].value, upward: upward) else { return false }
        guard workspace.scratch.end > start, workspace.scratch.sign(from: start) > 0 else { return true }
        // What only lets something rest is no cost.
        let priority = workspace.scratch.rungs[start].priority
        return priority < Rung.lowestPriority && (ignoresTies || priority != Rung.tieLevel)
    }

    private mutating func canMoveEitherWay(_ column: Int32, _ ignoresTies: Bool) -> Bool {
        canMove(column, true, ignoresTies) || canMove(column, false, ignoresTies)
    }

    /// How far a nonbasic column can move until it, or a basic column that follows, comes to a kink.
    private mutating func freeWay(of column: Int32, upward: Bool) -> Double {
        var result = Double.infinity
        let next = kink(of: column, beyond: columns[column].value, upward: upward)
        if next >= 0 { result = (rows[next].position - columns[column].value).magnitude }
        loadEntering(column)
        factor.applyOperations(&workspace.entering)
        factor.solveUpper(&workspace.entering)
        for position in 0..<workspace.entering.count {
            let place = workspace.entering.indices[position]
            let rate = upward ? -workspace.entering.values[place] : workspace.entering.values[place]
            guard rate.magnitude > Self.smallestPivot else { continue }
            let basic = equations[place].basic
            let range = fittingRange(of: basic, decidesTies: false)
            let bound = rate > 0 ? range.upper : range.lower
            if bound.isFinite { result = min(result, max(0, (bound - columns[basic].value) / rate)) }
        }
        workspace.entering.clear()
        return result
    }
}
