@testable import ExactReference
import Foundation
import Testing

@testable import Simplex

/// Rows from which alone a value follows.
@Suite("Arguments") struct ArgumentTests {
    @Test func anEquationAloneDecides() throws {
        var solver = Solver()
        let x = solver.addVariable(), y = solver.addVariable()
        let origin = try solver.add([Term(x, 1)], .equal, 20, priority: 1000)
        let distance = try solver.add([Term(y, 1), Term(x, -1)], .equal, 100, priority: 1000)
        try solver.add([Term(y, 1)], .lessThanOrEqual, 500, priority: 1000)
        try solver.add([Term(y, 1)], .equal, 7, priority: 250)
        let parts = try #require(try solver.argument(for: [Term(y, 1)]))
        #expect(parts.map(\.row) == [origin, distance])
        #expect(parts.map(\.amount) == [20, 100])
        // A distance needs only what speaks of it.
        #expect(try solver.argument(for: [Term(y, 1), Term(x, -1)])?.map(\.row) == [distance])
    }

    /// An inequality that is met exactly needs what presses against it.
    @Test func whatPressesTakesPartWithoutAnAmount() throws {
        var solver = Solver()
        let width = solver.addVariable()
        let limit = try solver.add([Term(width, 1)], .lessThanOrEqual, 300, priority: 1000)
        let wish = try solver.add([Term(width, 1)], .greaterThanOrEqual, 412, priority: 750)
        try solver.add([Term(width, 1)], .lessThanOrEqual, 412, priority: 250)
        let parts = try #require(try solver.argument(for: [Term(width, 1)]))
        #expect(parts.map(\.row) == [limit, wish])
        #expect(parts.map(\.amount) == [300, 0])
        #expect(parts.map(\.rate) == [1, 0])
    }

    @Test func whatIsOpenHasNone() throws {
        var solver = Solver()
        let x = solver.addVariable()
        try solver.add([Term(x, 1)], .greaterThanOrEqual, 10, priority: 1000)
        #expect(try solver.argument(for: [Term(x, 1)]) == nil)
    }

    /// Of every unique value of a random system: solving the rows alone gives the value and no other; without one of them it
    /// is another one or open; where the constant of a row that contributes grows or shrinks, the value changes.
    @Test(arguments: 0..<20 as Range<UInt64>) func theRowsAloneGiveTheValue(block: UInt64) throws {
        var asked = 0
        for seed in block * 25..<block * 25 + 25 {
            var system = RandomSystem(seed: seed)
            let lines = system.lines()
            var solver = Solver()
            let variables = (0..<system.variableCount).map { _ in solver.addVariable() }
            var rows: [Row: Int] = [:]
            for (index, line) in lines.enumerated() {
                rows[try solver.add(line, variables, rank: UInt32(index))] = index
            }
            guard try conflict(solving: &solver) == nil else { continue }
            for (index, variable) in variables.enumerated() {
                let isUnique = try solver.alternative(to: variable, ignoringTies: false) == nil
                let parts = try solver.argument(for: [Term(variable, 1)])
                #expect((parts != nil) == isUnique, "seed \(seed), unknown \(index)")
                guard let parts else { continue }
                asked += 1
                let value = solver[variable]
                #expect(abs(parts.reduce(0) { $0 + $1.amount } - value) < 1e-6, "seed \(seed), unknown \(index)")
                let used = try parts.map { try #require(rows[$0.row]) }
                let check = Check(lines: lines, variableCount: variables.count, unknown: index)
                #expect(
                    try check.value(of: used).map { abs($0 - value) < 1e-6 } == true, "seed \(seed), unknown \(index)")
                for (left, part) in zip(used, parts) {
                    let others = try check.value(of: used.filter { $0 != left })
                    #expect(
                        others.map { abs($0 - value) > 1e-6 } ?? true, "seed \(seed), unknown \(index) without \(left)")
                    guard part.rate != 0 else { continue }
                    // Where rows meet in one place, the value follows one of them in one direction only.
                    let changed = try [1e-3, -1e-3].map { try check.value(of: used, adding: $0, to: left) }
                    #expect(
                        changed.contains { $0.map { abs($0 - value) > 1e-9 } ?? true },
                        "seed \(seed), unknown \(index), row \(left)")
                }
            }
        }
        #expect(asked > 20)
    }
}

/// Some of the rows of a system, solved alone.
private struct Check {
    var lines: [ReferenceProgram.Line]
    var variableCount: Int
    var unknown: Int

    /// The value of the unknown; nil where it isn't the only one, or where the rows can't all hold.
    func value(of used: [Int], adding change: Double = 0, to changed: Int? = nil) throws -> Double? {
        var solver = Solver()
        let variables = (0..<variableCount).map { _ in solver.addVariable() }
        for index in used {
            var line = lines[index]
            if index == changed { line.constant += change }
            _ = try solver.add(line, variables, rank: UInt32(index))
        }
        guard try conflict(solving: &solver) == nil,
            try solver.alternative(to: variables[unknown], ignoringTies: false) == nil
        else { return nil }
        return solver[variables[unknown]]
    }
}

extension Solver {
    fileprivate mutating func add(
        _ line: ReferenceProgram.Line, _ variables: [Variable], rank: UInt32
    ) throws(SolverError) -> Row {
        try add(
            line.terms.map { Term(variables[$0.variable], $0.coefficient) }, line.relation, line.constant,
            priority: line.priority, rank: rank)
    }
}
