@testable import ExactReference
import Foundation
import Testing

@testable import Simplex

/// Random systems against exact arithmetic.
@Suite struct PropertyTests {
    /// Blocks of a hundred systems. A long run sets the number of systems, and may begin with other ones:
    /// `SIMPLEX_SYSTEMS=100000 SIMPLEX_SEED=7 swift test -c release -Xswiftc -enable-testing --filter PropertyTests`.
    static let seeds: [UInt64] = {
        func number(_ name: String) -> UInt64? {
            ProcessInfo.processInfo.environment[name].flatMap { UInt32($0) }.map { UInt64($0) }
        }
        let first = (number("SIMPLEX_SEED") ?? 0) << 24
        return Array(first..<first + max(1, (number("SIMPLEX_SYSTEMS") ?? 2000) / 100))
    }()

    @Test(arguments: seeds) func everyLevelIsOptimalAfterEveryEdit(block: UInt64) throws {
        for seed in block * 100..<block * 100 + 100 {
            try Walk(seed: seed).run(edits: 6)
        }
    }
}

/// The conflicting rows, or nil if the solver found a solution.
func conflict(solving solver: inout Solver) throws -> [Row]? {
    do throws(SolverError) {
        try solver.solve()
        return nil
    } catch {
        if case .conflict(let rows) = error { return rows }
        throw error
    }
}

/// One random system, edited at random; after every edit the solver is compared with the reference.
struct Walk {
    let seed: UInt64

    func run(edits: Int) throws {
        var system = RandomSystem(seed: seed)
        var solver = Solver()
        // Now and then the rule against going in circles is kept from the second step on.
        if seed % 11 == 0 { solver.stepping.patience = 1 }
        // Half of them do what is otherwise left to large systems.
        solver.stepping.isEager = seed % 2 == 0
        let variables = (0..<system.variableCount).map { _ in solver.addVariable() }
        var lines: [(line: ReferenceProgram.Line, row: Row)] = []
        func add(_ line: ReferenceProgram.Line, _ solver: inout Solver) throws {
            let row = try solver.add(
                line.terms.map { Term(variables[$0.variable], $0.coefficient) }, line.relation, line.constant,
                priority: line.priority)
            lines.append((line, row))
        }
        for line in system.lines() { try add(line, &solver) }
        try compare(&solver, variables, &lines, "at first")
        for edit in 0..<edits {
            let count = [1, 1, 1, 2, 5].randomElement(using: &system.generator)!
            for _ in 0..<count {
                let kind = lines.isEmpty ? 0 : Int.random(in: 0..<6, using: &system.generator)
                let index = lines.isEmpty ? 0 : Int.random(in: lines.indices, using: &system.generator)
                switch kind {
                case 0: try add(system.line(), &solver)
                case 1:
                    try solver.remove(lines[index].row)
                    lines.remove(at: index)
                case 2:
                    lines[index].line.priority = system.line().priority
                    try solver.setPriority(lines[index].line.priority, of: lines[index].row)
                case 3:
                    try solver.setRank(UInt32.random(in: 0..<1 << 20, using: &system.generator), of: lines[index].row)
                default:
                    lines[index].line.constant = system.line().constant
                    try solver.setConstant(lines[index].line.constant, of: lines[index].row)
                }
            }
            try compare(&solver, variables, &lines, "after edit \(edit)")
        }
    }

    private func compare(
        _ solver: inout Solver, _ variables: [Variable], _ lines: inout [(line: ReferenceProgram.Line, row: Row)],
        _ moment: String
    ) throws {
        while true {
            var reference = ReferenceProgram(variableCount: variables.count, lines: lines.map(\.line))
            let outcome = reference.solve()
            if let rows = try conflict(solving: &solver) {
                guard outcome != .lost else { return }
                #expect(outcome == .infeasible, "seed \(seed) \(moment): a conflict where there is none")
                guard outcome == .infeasible else { return }
                try expectIrreducible(rows, lines, variables.count, moment)
                // Break the conflict as a layout engine does, and go on.
                guard let index = lines.firstIndex(where: { $0.row == rows.last }) else { return }
                try solver.remove(lines[index].row)
                lines.remove(at: index)
                continue
            }
            if seed % 7 == 0 {
                solver.restart()
                try solver.solve()
            }
            guard outcome != .lost else { return }
            #expect(outcome != .infeasible, "seed \(seed) \(moment): the conflict was not noticed")
            guard case .optimal(let costs) = outcome else { return }
            var values: [Double] = []
            for variable in variables { values.append(solver[variable]) }
            #expect(
                lines.allSatisfy { $0.line.priority < 1000 || $0.line.violation(values) < 1e-6 },
                "seed \(seed) \(moment): a required line is violated")
            let priorities = Set(lines.map(\.line.priority)).filter { $0 < 1000 }.sorted(by: >)
            let found = priorities.map { priority in
                lines.filter { $0.line.priority == priority }.reduce(0) { $0 + $1.line.violation(values) }
            }
            #expect(
                zip(found, costs).allSatisfy { abs($0 - $1) < 1e-6 * (1 + $1) },
                "seed \(seed) \(moment): levels \(priorities) cost \(found), should cost \(costs)")
            try solver.checkInvariants("seed \(seed) \(moment)")
            try checkIndependenceOfHistory(solver, lines, values, moment)
            if seed % 5 == 0 { try checkUniqueness(&solver, variables, lines.map(\.line), costs, moment) }
            return
        }
    }

    /// How far each line is missed depends on the lines and their ranks alone, not on how the solver came there: a new
    /// solver that is given the lines with the same ranks, last first, says the same.
    private func checkIndependenceOfHistory(
        _ solver: borrowing Solver, _ lines: [(line: ReferenceProgram.Line, row: Row)], _ values: [Double],
        _ moment: String
    ) throws {
        var fresh = Solver()
        let variables = values.map { _ in fresh.addVariable() }
        for (line, row) in lines.reversed() {
            try fresh.add(
                line.terms.map { Term(variables[$0.variable], $0.coefficient) }, line.relation, line.constant,
                priority: line.priority, rank: solver.rows[row.index].rank)
        }
        try fresh.solve()
        var others: [Double] = []
        for variable in variables { others.append(fresh[variable]) }
        for (line, _) in lines {
            let difference = line.violation(values) - line.violation(others)
            #expect(abs(difference) < 1e-6, "seed \(seed) \(moment): a new solver misses \(line) otherwise")
        }
    }

    /// A witness of another optimal value must be one; where there is none, no wish may be able to move the value.
    private func checkUniqueness(
        _ solver: inout Solver, _ variables: [Variable], _ lines: [ReferenceProgram.Line], _ costs: [Double],
        _ moment: String
    ) throws {
        for (index, variable) in variables.enumerated() {
            let value = solver[variable]
            let used = lines.contains { $0.terms.contains { $0.variable == index } }
            guard used, (value * 4).rounded() == value * 4 else { continue }
            if let other = try solver.alternative(to: variable) {
                guard (other * 4).rounded() == other * 4 else { continue }
                let pin = ReferenceProgram.Line(
                    terms: [(index, 1)], relation: .equal, constant: other, priority: 1000)
                var reference = ReferenceProgram(variableCount: variables.count, lines: lines + [pin])
                let outcome = reference.solve()
                #expect(
                    outcome == .optimal(costs) || outcome == .lost,
                    "seed \(seed) \(moment): \(other) is not optimal for \(index)")
            } else {
                for direction in [1.0, -1] {
                    let wish = ReferenceProgram.Line(
                        terms: [(index, 1)], relation: direction > 0 ? .greaterThanOrEqual : .lessThanOrEqual,
                        constant: value + direction, priority: 0.5)
                    var reference = ReferenceProgram(variableCount: variables.count, lines: lines + [wish])
                    let outcome = reference.solve()
                    #expect(
                        outcome == .optimal(costs + [1]) || outcome == .lost,
                        "seed \(seed) \(moment): \(index) is not unique")
                }
            }
        }
    }

    private func expectIrreducible(
        _ rows: [Row], _ lines: [(line: ReferenceProgram.Line, row: Row)], _ variableCount: Int, _ moment: String
    ) throws {
        let chosen = try rows.map { row in try #require(lines.first { $0.row == row }?.line) }
        #expect(chosen.allSatisfy { $0.priority >= 1000 }, "seed \(seed) \(moment)")
        var whole = ReferenceProgram(variableCount: variableCount, lines: chosen)
        #expect(whole.solve() == .infeasible, "seed \(seed) \(moment): \(chosen) do not contradict each other")
        for index in chosen.indices {
            var rest = chosen
            rest.remove(at: index)
            var program = ReferenceProgram(variableCount: variableCount, lines: rest)
            #expect(program.solve() != .infeasible, "seed \(seed) \(moment): \(chosen[index]) is not needed")
        }
    }
}
