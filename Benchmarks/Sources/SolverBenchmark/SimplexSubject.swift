import Simplex

/// The solver under test on a generated system.
struct SimplexSubject: ~Copyable {
    var solver = Solver()
    let system: System
    var variables: [Variable] = []
    var rows: [Row] = []
    private var gapRows: [Row] = []
    private var terms: [Term] = []
    private var rootRows: [Row] = []

    init(_ system: System) throws {
        self.system = system
        variables.reserveCapacity(system.variableCount)
        rows.reserveCapacity(system.constraints.count)
        solver.reserveCapacity(
            variables: system.variableCount, rows: system.constraints.count + 2, forms: system.formCount,
            terms: system.formTermCount)
        for _ in 0..<system.variableCount { variables.append(solver.addVariable()) }
        let size = system.sizes[0]
        rootRows = [
            try solver.add([Term(variables[system.rootWidth], 1)], .equal, size.width, priority: 1000),
            try solver.add([Term(variables[system.rootHeight], 1)], .equal, size.height, priority: 1000),
        ]
        for constraint in system.constraints { rows.append(try add(constraint)) }
        try solver.solve()
    }

    mutating func add(_ constraint: System.Constraint) throws -> Row {
        // Memory of their own for the terms of each row would cost as much as the row.
        terms.removeAll(keepingCapacity: true)
        for term in constraint.terms { terms.append(Term(variables[term.variable], term.coefficient)) }
        return try solver.add(terms, constraint.relation, constraint.constant, priority: constraint.priority)
    }

    mutating func resize(to size: (width: Double, height: Double)) throws {
        try solver.setConstant(size.width, of: rootRows[0])
        try solver.setConstant(size.height, of: rootRows[1])
        try solver.solve()
    }

    mutating func lengthenText(by amount: Double) throws {
        for index in system.textConstraints {
            try solver.setConstant(system.constraints[index].constant + amount, of: rows[index])
        }
        try solver.solve()
    }

    mutating func removeRow() throws {
        for index in system.rowConstraints { try solver.remove(rows[index]) }
        for constraint in system.gapConstraints { gapRows.append(try add(constraint)) }
        try solver.solve()
    }

    mutating func addRowBack() throws {
        for row in gapRows { try solver.remove(row) }
        gapRows.removeAll(keepingCapacity: true)
        for index in system.rowConstraints { rows[index] = try add(system.constraints[index]) }
        try solver.solve()
    }

    /// What the handles of this harness take.
    var harnessBytes: Int {
        variables.capacity * MemoryLayout<Variable>.stride + rows.capacity * MemoryLayout<Row>.stride
    }

    func sum() -> Double {
        var result = 0.0
        for variable in variables { result += solver[variable] }
        return result
    }
}
