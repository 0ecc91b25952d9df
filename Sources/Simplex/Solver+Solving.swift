extension Solver {
    /// Makes the values optimal: required rows hold, and each lower level, highest first, has the least sum of
    /// absolute violations.
    ///
    /// Throws ``SolverError/conflict(_:)`` when required rows contradict each other; the values then stay those of
    /// the last successful solve, and the caller may remove a row of the set and solve again.
    public mutating func solve() throws(SolverError) {
        var results: [(variable: Int, value: Double)] = []
        for part in parts() {
            var program = program(of: part.rows, over: part.variables)
            switch program.solve() {
            case .solved:
                for (local, variable) in part.variables.enumerated() {
                    let value = program.value(local)
                    guard value.isFinite else { throw .overflow }
                    results.append((variable, value))
                }
            case .iterationLimit(let count): throw .iterationLimit(count)
            case .infeasible(let lines): throw .conflict(irreducible(lines.map { part.rows[$0] }))
            }
        }
        for (variable, value) in results { variables[variable].value = value }
    }

    /// Another value the variable could have in an optimal solution, or nil if its value is unique.
    public mutating func alternative(to variable: Variable) throws(SolverError) -> Double? {
        let index = try position(of: variable)
        guard let part = parts().first(where: { $0.variables.contains(index) }),
            let local = part.variables.firstIndex(of: index)
        else { return variables[index].value + 1 }
        var program = program(of: part.rows, over: part.variables)
        switch program.solve() {
        case .solved: return program.alternative(local)
        case .iterationLimit(let count): throw .iterationLimit(count)
        case .infeasible(let lines): throw .conflict(irreducible(lines.map { part.rows[$0] }))
        }
    }

    /// How far the form of a row lies above (positive) or below (negative) its constant at the last solve, in the
    /// row's own units.
    ///
    /// - Precondition: the handle is valid.
    public func slack(of row: Row) -> Double {
        let index = Int(row.index)
        precondition(
            rows.indices.contains(index) && rows[index].isLive && rows[index].generation == row.generation,
            "The row was removed from this solver, or belongs to another one.")
        let stored = rows[index]
        return stored.terms.reduce(-stored.constant) {
            $0 + $1.coefficient * variables[Int($1.variable.index)].value
        }
    }

    private func program(of lines: [Int], over unknowns: [Int]) -> DenseProgram {
        var local: [Int: Int] = [:]
        for (position, variable) in unknowns.enumerated() { local[variable] = position }
        return DenseProgram(
            variableCount: unknowns.count,
            lines: lines.map { index in
                let row = rows[index]
                return DenseProgram.Line(
                    terms: row.terms.compactMap { term in
                        local[Int(term.variable.index)].map { (variable: $0, coefficient: term.coefficient) }
                    },
                    relation: row.relation, constant: row.constant, priority: row.priority)
            })
    }

    /// Drops every row without which the rest is still contradictory.
    private func irreducible(_ candidates: [Int]) -> [Row] {
        var kept = candidates.filter { rows[$0].priority >= 1000 }
        var position = 0
        while position < kept.count {
            var trial = kept
            trial.remove(at: position)
            let unknowns = Array(Set(trial.flatMap { rows[$0].terms.map { Int($0.variable.index) } })).sorted()
            var program = program(of: trial, over: unknowns)
            if case .infeasible = program.solve() { kept = trial } else { position += 1 }
        }
        return kept.map { Row(index: Int32($0), generation: rows[$0].generation) }
    }

    /// The connected parts of the system, each with its rows and variables in ascending order.
    private func parts() -> [(rows: [Int], variables: [Int])] {
        var parent = Array(variables.indices)
        func root(_ start: Int) -> Int {
            var index = start
            while parent[index] != index {
                parent[index] = parent[parent[index]]
                index = parent[index]
            }
            return index
        }
        var empty: [Int] = []
        for (index, row) in rows.enumerated() where row.isLive {
            guard let first = row.terms.first else {
                empty.append(index)
                continue
            }
            for term in row.terms.dropFirst() {
                parent[root(Int(term.variable.index))] = root(Int(first.variable.index))
            }
        }
        var order: [Int: Int] = [:]
        var result: [(rows: [Int], variables: [Int])] = []
        if !empty.isEmpty { result.append((empty, [])) }
        for (index, variable) in variables.enumerated() where variable.isLive {
            let home = root(index)
            if order[home] == nil {
                order[home] = result.count
                result.append(([], []))
            }
            if let part = order[home] { result[part].variables.append(index) }
        }
        for (index, row) in rows.enumerated() where row.isLive {
            if let first = row.terms.first, let part = order[root(Int(first.variable.index))] {
                result[part].rows.append(index)
            }
        }
        return result
    }
}
