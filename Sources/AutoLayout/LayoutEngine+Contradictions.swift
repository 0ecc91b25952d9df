import Simplex

// Questions about contradictory constraints. Which of the conflicts of a layout the solver meets first depends on the way it
// takes; these answers don't.

extension LayoutEngine {
    /// Those of some required constraints that contradict each other; nil where all of them can hold together.
    ///
    /// Margins and baselines are taken as they are, and nothing here changes. Costs a solve of these constraints.
    package func conflict(among isIncluded: (ConstraintID) -> Bool) -> [Conflict.Member]? {
        var copy = RequiredRows()
        for index in 0..<items.count where states[index].isAlive {
            let item = handle(Int32(index))
            for axis in Axis.allCases {
                let (start, end) = edgeVariables(of: Int32(index), axis)
                copy.add([Term(end, 1), Term(start, -1)], .greaterThanOrEqual, 0, .nonNegativeSize(item, axis))
            }
        }
        for index in 0..<constraints.count where constraints[index].isAlive && constraints[index].priority >= 1000 {
            let id = ConstraintID(index: Int32(index), generation: constraints[index].generation)
            guard isIncluded(id) else { continue }
            let lowered = lower(constraints[index].equation)
            let terms = (0..<lowered.terms.count).map { lowered.terms[$0] }
            copy.add(terms, lowered.relation, lowered.constant, .constraint(id))
        }
        // To make the copy takes about as long as to visit so many places.
        workOfQuestions += 32 * (items.count + constraints.count)
        defer { workOfQuestions += copy.workCount }
        do {
            return try copy.conflict()
        } catch {
            note(error)
            return nil
        }
    }

    /// How many places all solves and questions so far have visited: what they cost, whatever the machine.
    package var workCount: Int { solver.workCount + workOfQuestions + workOfResting }

    /// The constraints that gave way in conflicts and haven't taken part since.
    package var brokenConstraints: [ConstraintID] {
        broken.map { ConstraintID(index: $0, generation: constraints[Int($0)].generation) }
    }

    /// Has these constraints give way, as if conflicts had broken them, and all others take part again.
    package func breakOnly(_ ids: [ConstraintID]) {
        restoreBroken()
        for id in ids where contains(id) && takeOut(id.index) { broken.append(id.index) }
    }

    /// Leaves a constraint out of the layout until ``resume(_:)``.
    package func suspend(_ id: ConstraintID) {
        guard contains(id) else { return }
        restoreBroken()
        _ = takeOut(id.index)
    }

    /// Lets a suspended constraint take part again.
    package func resume(_ id: ConstraintID) {
        guard contains(id), constraints[Int(id.index)].row == nil else { return }
        restoreBroken()
        insertRow(of: id.index)
    }

    /// Takes a constraint's row away. Answers whether it had one.
    func takeOut(_ index: Int32) -> Bool {
        guard let row = constraints[Int(index)].row else { return false }
        loosen(index)
        constraints[Int(index)].row = nil
        removeRow(row)
        removeRest(of: index)
        return true
    }
}

/// A solver with required rows alone, which are known by what they stand for.
private struct RequiredRows: ~Copyable {
    private var solver = Solver()
    private var unknowns: [Variable: Variable] = [:]
    private var members: [Row: Conflict.Member] = [:]
    private var failure: SolverError?

    var workCount: Int { solver.workCount }

    mutating func add(
        _ terms: [Term], _ relation: Simplex.Relation, _ constant: Double, _ member: Conflict.Member
    ) {
        let own = terms.map { Term(unknown($0.variable), $0.coefficient) }
        do {
            members[try solver.add(own, relation, constant, priority: 1000)] = member
        } catch {
            failure = error
        }
    }

    private mutating func unknown(_ variable: Variable) -> Variable {
        if let known = unknowns[variable] { return known }
        let new = solver.addVariable()
        unknowns[variable] = new
        return new
    }

    mutating func conflict() throws(SolverError) -> [Conflict.Member]? {
        if let failure { throw failure }
        do {
            try solver.solve()
            return nil
        } catch .conflict(let rows) {
            return rows.compactMap { members[$0] }
        }
    }
}
