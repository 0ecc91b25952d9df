// Whether a value is the only optimal one. Nearly always the basis at hand tells. Where columns could move but are all stopped
// at once by others, wishes weaker than all others are tried on copies of the system.

/// What copies of a system told about other optimal solutions. It serves until the system is edited.
struct Probe: Sendable {
    /// Another optimal value, by column; nil for those that have none.
    fileprivate var others: [Double?]
    /// Solutions that are worse by the rule for ties count as other optimal ones.
    fileprivate let ignoresTies: Bool
    /// How many places were visited to find out.
    fileprivate(set) var work = 0
}

extension Solver {
    /// Another value the variable could have in an optimal solution, or nil if its value is unique.
    ///
    /// Solves first if there are edits. Nearly always the basis at hand tells; else copies of the system are asked, once for
    /// all questions until the next edit.
    ///
    /// - Parameter ignoringTies: whether solutions count as optimal that only the rule for ties makes worse.
    public mutating func alternative(to variable: Variable, ignoringTies: Bool = true) throws(SolverError) -> Double? {
        let column = try position(of: variable)
        try solve()
        if columns[column].uses == 0 { return 1 }
        switch freedom(of: column, ignoringTies) {
        case .none: return nil
        case .witness(let other): return other
        case .unclear:
            if let kept = probe, kept.ignoresTies == ignoringTies { return kept.others[Int(column)] }
            let fresh = makeProbe(ignoringTies)
            probe = fresh
            stepping.totalWork += fresh.work
            return fresh.others[Int(column)]
        }
    }

    /// Looks for other values of all unknowns that may have any.
    ///
    /// On a copy of the system all of them are wished to be as large as can be, each weighted at random; on another, as small.
    /// What differs has another value. If nothing does there is no other solution, as whatever direction led to one would be
    /// wished for by one of the two. If some differ, the same is asked of those that are left. Where numbers are so far apart
    /// that this leads nowhere, what is left counts as unique after a bounded amount of work.
    private mutating func makeProbe(_ ignoresTies: Bool) -> Probe {
        var probe = Probe(others: Array(repeating: nil, count: columns.count), ignoresTies: ignoresTies)
        var left = unknownsThatMayMove(ignoresTies)
        while !left.isEmpty {
            for isUpward in [true, false] {
                let drifting = drift(
                    left, isUpward, ignoresTies, mostWork: Self.patienceWithProbes * columns.count - probe.work)
                probe.work += drifting.stepping.totalWork
                guard drifting.upkeep.isOptimal else { return probe }
                for index in left where differs(drifting.columns[index].value, from: columns[index].value) {
                    probe.others[Int(index)] = drifting.columns[index].value
                }
            }
            let count = left.count
            left.removeAll { probe.others[Int($0)] != nil }
            if left.count == count { break }
        }
        return probe
    }

    /// A copy of the system in which some unknowns are as large, or as small, as they can be at no cost. It isn't optimal if
    /// that wasn't to be found with so much work.
    private func drift(_ unknowns: [Int32], _ isUpward: Bool, _ ignoresTies: Bool, mostWork: Int) -> Solver {
        var result = copy()
        result.stepping.mostWork = mostWork
        do throws(SolverError) {
            for index in unknowns {
                let state = columns[index]
                let step = isUpward ? Self.step(from: state.value) : -Self.step(from: state.value)
                var share = UInt32(bitPattern: index) &* 0x9E37_79B9
                share = (share ^ (share >> 15)) &* 0x85EB_CA6B
                try result.addProbingWish(
                    Variable(index: index, generation: state.generation), 1 + Double(share ^ (share >> 13)) * 0x1p-32,
                    state.value + step, isUpward, ignoresTies)
            }
            try result.solve()
        } catch {
            // It stays what it is: not optimal.
        }
        return result
    }

    /// How many places may be visited for each column to find other solutions.
    static var patienceWithProbes: Int { 300 }

    /// The unknowns that depend on a column which could leave its kink at no cost.
    private mutating func unknownsThatMayMove(_ ignoresTies: Bool) -> [Int32] {
        var mayMove = Array(repeating: false, count: columns.count)
        for index in 0..<columns.count {
            let column = Int32(truncatingIfNeeded: index)
            guard columns[column].isLive, !columns[column].isBasic, canMoveEitherWay(column, ignoresTies) else {
                continue
            }
            mayMove[index] = true
            loadEntering(column)
            factor.applyOperations(&workspace.entering)
            factor.solveUpper(&workspace.entering)
            for position in 0..<workspace.entering.count {
                let place = workspace.entering.indices[position]
                guard workspace.entering.values[place].magnitude > Self.smallestPivot else { continue }
                mayMove[Int(equations[place].basic)] = true
            }
            workspace.entering.clear()
        }
        return (0..<Int32(truncatingIfNeeded: columns.count)).filter {
            mayMove[Int($0)] && columns[$0].isLive && columns[$0].equation < 0 && columns[$0].uses > 0
        }
    }

    private func differs(_ other: Double, from value: Double) -> Bool {
        (other - value).magnitude > 1e-6 * (1 + value.magnitude)
    }

    private static func step(from value: Double) -> Double { max(1, value.magnitude * 0.01) }

    /// Adds a wish for a value of at least, or at most, so much, at a priority below all that callers can give, and above or
    /// below what decides ties.
    private mutating func addProbingWish(
        _ variable: Variable, _ weight: Double, _ value: Double, _ isUpward: Bool, _ ignoresTies: Bool
    ) throws(SolverError) {
        let row = try add(
            [Term(variable, weight)], isUpward ? .greaterThanOrEqual : .lessThanOrEqual, weight * value, priority: 1)
        rows[row.index].priority = ignoresTies ? 0.5 : -0.25
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
