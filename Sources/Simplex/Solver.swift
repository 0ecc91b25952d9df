/// A linear-programming solver with exact lexicographic priorities.
///
/// Rows of priority 1000 are required. Every other priority in use is a level of its own: the highest level's
/// summed violation is made as small as possible, then the next level's without giving up any of that, and so on.
/// No number of low wishes outweighs a higher one. Violations are measured in units of the row as written.
///
///     var solver = Solver()
///     let width = solver.addVariable()
///     try solver.add([Term(width, 1)], .greaterThanOrEqual, 200, priority: 750)
///     try solver.add([Term(width, 1)], .equal, 50, priority: 250)
///     try solver.solve()
///     solver[width]  // 200
public struct Solver: ~Copyable, Sendable {
    struct StoredRow: Sendable {
        var generation: UInt32
        var isLive: Bool
        var terms: [Term]
        var relation: Relation
        var constant: Double
        var priority: Double
    }

    struct StoredVariable: Sendable {
        var generation: UInt32
        var isLive: Bool
        var uses: Int
        var value: Double
    }

    var rows: [StoredRow] = []
    var variables: [StoredVariable] = []
    private var freeRows: [Int] = []
    private var freeVariables: [Int] = []

    /// Creates a solver without variables and rows.
    public init() {}

    /// Adds an unknown. While no row decides its value, it reads 0.
    public mutating func addVariable() -> Variable {
        if let index = freeVariables.popLast() {
            variables[index].isLive = true
            variables[index].value = 0
            return Variable(index: Int32(index), generation: variables[index].generation)
        }
        variables.append(StoredVariable(generation: 0, isLive: true, uses: 0, value: 0))
        return Variable(index: Int32(variables.count - 1), generation: 0)
    }

    /// Removes an unknown that no row uses any more.
    public mutating func remove(_ variable: Variable) throws(SolverError) {
        let index = try position(of: variable)
        guard variables[index].uses == 0 else {
            throw .variableInUse(variable, rows: variables[index].uses)
        }
        variables[index].isLive = false
        variables[index].generation &+= 1
        freeVariables.append(index)
    }

    /// Adds the constraint `sum of terms relation constant`; terms of the same variable are merged.
    ///
    /// The row is checked and recorded; whether it can be satisfied is decided by ``solve()``.
    ///
    /// - Parameter priority: 1…1000, where 1000 is required.
    @discardableResult
    public mutating func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double
    ) throws(SolverError) -> Row {
        try check(constant)
        try check(priority: priority)
        var merged: [Term] = []
        for term in terms {
            _ = try position(of: term.variable)
            try check(term.coefficient)
            if let known = merged.firstIndex(where: { $0.variable == term.variable }) {
                merged[known].coefficient += term.coefficient
                guard merged[known].coefficient.isFinite else { throw .overflow }
            } else {
                merged.append(term)
            }
        }
        merged.removeAll { $0.coefficient == 0 }
        for term in merged { variables[Int(term.variable.index)].uses += 1 }
        let stored = StoredRow(
            generation: 0, isLive: true, terms: merged, relation: relation, constant: constant, priority: priority)
        if let index = freeRows.popLast() {
            let generation = rows[index].generation
            rows[index] = stored
            rows[index].generation = generation
            return Row(index: Int32(index), generation: generation)
        }
        rows.append(stored)
        return Row(index: Int32(rows.count - 1), generation: 0)
    }

    /// Removes a constraint.
    public mutating func remove(_ row: Row) throws(SolverError) {
        let index = try position(of: row)
        for term in rows[index].terms { variables[Int(term.variable.index)].uses -= 1 }
        rows[index].isLive = false
        rows[index].generation &+= 1
        rows[index].terms = []
        freeRows.append(index)
    }

    /// Changes the constant on the right-hand side of a constraint.
    public mutating func setConstant(_ constant: Double, of row: Row) throws(SolverError) {
        let index = try position(of: row)
        try check(constant)
        rows[index].constant = constant
    }

    /// Changes the priority of a constraint.
    public mutating func setPriority(_ priority: Double, of row: Row) throws(SolverError) {
        let index = try position(of: row)
        try check(priority: priority)
        rows[index].priority = priority
    }

    /// The value of an unknown at the last successful ``solve()``.
    ///
    /// - Precondition: the handle is valid.
    public subscript(_ variable: Variable) -> Double {
        let index = Int(variable.index)
        precondition(
            variables.indices.contains(index) && variables[index].generation == variable.generation
                && variables[index].isLive,
            "The variable was removed from this solver, or belongs to another one.")
        return variables[index].value
    }

    func position(of variable: Variable) throws(SolverError) -> Int {
        let index = Int(variable.index)
        guard variables.indices.contains(index), variables[index].isLive,
            variables[index].generation == variable.generation
        else { throw .staleVariable(variable) }
        return index
    }

    func position(of row: Row) throws(SolverError) -> Int {
        let index = Int(row.index)
        guard rows.indices.contains(index), rows[index].isLive, rows[index].generation == row.generation else {
            throw .staleRow(row)
        }
        return index
    }

    private func check(_ number: Double) throws(SolverError) {
        guard number.isFinite else { throw .nonFiniteNumber(number) }
    }

    private func check(priority: Double) throws(SolverError) {
        try check(priority)
        guard priority >= 1, priority <= 1000 else { throw .priorityOutOfRange(priority) }
    }
}
