import Foundation
import Testing

@testable import Simplex

/// Input that no layout has: it is refused with an error, or solved; it never stops the program and spoils nothing.
@Suite struct OddInputTests {
    private func refusal(_ body: () throws -> Void) -> SolverError? {
        do {
            try body()
            return nil
        } catch {
            return error as? SolverError
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity]) func numbersThatAreNoneAreRefused(number: Double) throws {
        var solver = Solver()
        let x = solver.addVariable()
        let row = try solver.add([Term(x, 1)], .equal, 5, priority: 1000)
        func isRefused(_ error: SolverError?) -> Bool {
            guard case .nonFiniteNumber(let refused) = error else { return false }
            return refused.isNaN ? number.isNaN : refused == number
        }
        #expect(isRefused(refusal { try solver.add([Term(x, number)], .equal, 0, priority: 1000) }))
        #expect(isRefused(refusal { try solver.add([Term(x, 1), Term(x, number)], .equal, 0, priority: 1000) }))
        #expect(isRefused(refusal { try solver.add([Term(x, 1)], .equal, number, priority: 1000) }))
        #expect(isRefused(refusal { try solver.add([], .equal, number, priority: 1000) }))
        #expect(isRefused(refusal { try solver.add([Term(x, 1)], .equal, 0, priority: number) }))
        #expect(isRefused(refusal { try solver.setConstant(number, of: row) }))
        #expect(isRefused(refusal { try solver.setPriority(number, of: row) }))
        try solver.solve()
        #expect(solver[x] == 5)
    }

    @Test(arguments: [-1000, -1, 0, 0.999, 1000.0001, 1e300]) func prioritiesOutOfRangeAreRefused(priority: Double)
        throws
    {
        var solver = Solver()
        let x = solver.addVariable()
        let row = try solver.add([Term(x, 1)], .equal, 5, priority: 1)
        #expect(
            refusal { try solver.add([Term(x, 1)], .equal, 0, priority: priority) } == .priorityOutOfRange(priority))
        #expect(refusal { try solver.setPriority(priority, of: row) } == .priorityOutOfRange(priority))
        try solver.solve()
        #expect(solver[x] == 5)
    }

    @Test func aSumTooLargeForANumberIsRefusedAndCountsForNothing() throws {
        func values(_ oddRows: Bool) throws -> [Double] {
            var solver = Solver()
            let x = solver.addVariable()
            let y = solver.addVariable()
            if oddRows {
                let huge = Double.greatestFiniteMagnitude
                #expect(
                    refusal { try solver.add([Term(x, huge), Term(x, huge)], .equal, 0, priority: 1000) } == .overflow)
                #expect(refusal { try solver.add([Term(x, 1e-300)], .equal, 1e300, priority: 1000) } == .overflow)
                // The two can't be compared: divided by the first, the second vanishes.
                #expect(
                    refusal { try solver.add([Term(x, huge), Term(y, 1e-300)], .equal, 0, priority: 1000) }
                        == .overflow)
            }
            // Which of the two wishes gives way depends on how many rows came before.
            for (index, variable) in [x, y].enumerated() {
                try solver.add([Term(variable, 1)], .greaterThanOrEqual, Double(10 + index), priority: 500)
            }
            try solver.add([Term(x, 1), Term(y, 1)], .equal, 15, priority: 1000)
            try solver.solve()
            return [solver[x], solver[y]]
        }
        #expect(try values(true) == values(false))
    }

    @Test func termsThatCancelLeaveARowThatHoldsOrDoesNot() throws {
        var solver = Solver()
        let x = solver.addVariable()
        let y = solver.addVariable()
        let nothing = [Term(x, 2), Term(y, 1), Term(x, -2), Term(y, -1)]
        try solver.add(nothing, .lessThanOrEqual, 3, priority: 1000)
        try solver.add([Term(x, 0)], .equal, 0, priority: 1000)
        try solver.add([], .greaterThanOrEqual, 7, priority: 999)
        try solver.add([Term(x, 1), Term(y, 3), Term(x, -1)], .equal, 6, priority: 1000)
        try solver.solve()
        #expect(solver[x] == 0 && solver[y] == 2)
        // No row uses x, so it may go.
        try solver.remove(x)
        let wrong = try solver.add([Term(y, 1), Term(y, -1)], .equal, 1, priority: 1000)
        #expect(try conflict(solving: &solver) == [wrong])
        try solver.setPriority(20, of: wrong)
        try solver.solve()
        #expect(solver.slack(of: wrong) == -1)
        try solver.setPriority(1000, of: wrong)
        #expect(try conflict(solving: &solver) == [wrong])
        try solver.setConstant(0, of: wrong)
        try solver.solve()
        try solver.remove(wrong)
        try solver.solve()
        #expect(solver[y] == 2)
    }

    @Test func theSameTermOverAndOverIsOneCoefficient() throws {
        var solver = Solver()
        let x = solver.addVariable()
        let y = solver.addVariable()
        try solver.add([Term](repeating: Term(x, 1), count: 5000), .equal, 15000, priority: 1000)
        try solver.add([Term](repeating: Term(y, 1), count: 9) + [Term(x, -1)], .equal, 0, priority: 1000)
        try solver.solve()
        #expect(solver[x] == 3)
        #expect(abs(solver[y] - 1.0 / 3) < 1e-12)
    }

    @Test(arguments: [Int.min, -1, 0, 3]) func roomMayBeAskedForInAnyMeasure(count: Int) throws {
        var solver = Solver()
        solver.reserveCapacity(variables: count, rows: count, forms: count, terms: count)
        let x = solver.addVariable()
        try solver.add([Term(x, 1)], .equal, 5, priority: 1)
        try solver.solve()
        #expect(solver[x] == 5)
    }

    @Test func handlesOfAnotherSolverAreRecognisedWhereTheyNameNothing() throws {
        var large = Solver()
        var last = large.addVariable()
        for _ in 0..<20 { last = large.addVariable() }
        let foreign = try (0..<20).map { _ in try large.add([Term(last, 1)], .equal, 1, priority: 10) }.last!
        var solver = Solver()
        let x = solver.addVariable()
        let y = solver.addVariable()
        try solver.add([Term(x, 1), Term(y, 1)], .equal, 5, priority: 1000)
        #expect(refusal { try solver.add([Term(last, 1)], .equal, 0, priority: 1000) } == .staleVariable(last))
        #expect(refusal { try solver.remove(last) } == .staleVariable(last))
        #expect(refusal { _ = try solver.alternative(to: last) } == .staleVariable(last))
        #expect(refusal { _ = try solver.determination(of: last) } == .staleVariable(last))
        #expect(refusal { try solver.remove(foreign) } == .staleRow(foreign))
        #expect(refusal { try solver.setConstant(1, of: foreign) } == .staleRow(foreign))
        #expect(refusal { try solver.setPriority(1, of: foreign) } == .staleRow(foreign))
        // The third column is the sum's, not an unknown.
        let hidden = Variable(index: 2, generation: 0)
        #expect(refusal { try solver.add([Term(hidden, 1)], .equal, 0, priority: 1000) } == .staleVariable(hidden))
        try solver.solve()
        #expect(solver[x] + solver[y] == 5)
    }

    /// Tens of systems: 10, or as many as `SIMPLEX_ODD_BLOCKS` says. Numbers so far apart are solved twice, and refined.
    private static let blocks =
        0..<(ProcessInfo.processInfo.environment["SIMPLEX_ODD_BLOCKS"].flatMap { Int($0) } ?? 10)

    /// Numbers of all sizes in one system. What comes out are finite numbers, or an error; afterwards the solver goes on.
    @Test(arguments: blocks) func numbersOfAllSizesNeverStopTheProgram(block: Int) throws {
        for seed in block * 10..<block * 10 + 10 {
            var generator = SeededGenerator(seed: UInt64(900_000 + seed))
            let sizes = [
                .leastNonzeroMagnitude, .leastNormalMagnitude / 64, 1e-200, 1e-30, 1e-9, 0.3, 1, 7, 1e9, 1e30, 1e200,
                1.7e308,
            ]
            func number() -> Double {
                let size = sizes.randomElement(using: &generator)!
                return Bool.random(using: &generator) ? size : -size
            }
            var solver = Solver()
            solver.stepping.isEager = seed % 2 == 0
            let variables = (0..<5).map { _ in solver.addVariable() }
            var rows: [Row] = []
            for _ in 0..<40 {
                let priority = [1, 1.000_000_000_1, 250, 999.999_999_999, 1000].randomElement(using: &generator)!
                do throws(SolverError) {
                    switch Int.random(in: 0..<6, using: &generator) {
                    case 0 where !rows.isEmpty:
                        try solver.remove(rows.removeFirst())
                    case 1 where !rows.isEmpty: try solver.setConstant(number(), of: rows[0])
                    case 2 where !rows.isEmpty: try solver.setPriority(priority, of: rows[0])
                    default:
                        let terms = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
                            Term(variables.randomElement(using: &generator)!, number())
                        }
                        let relation: Relation =
                            [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)!
                        rows.append(try solver.add(terms, relation, number(), priority: priority))
                    }
                    try solver.solve()
                } catch {
                    guard case .conflict(let members) = error else { continue }
                    #expect(!members.isEmpty && members.allSatisfy { rows.contains($0) }, "seed \(seed)")
                    if let victim = members.last, let index = rows.firstIndex(of: victim) {
                        try solver.remove(rows.remove(at: index))
                    }
                }
                for variable in variables { #expect(solver[variable].isFinite, "seed \(seed)") }
            }
            for row in rows { try solver.remove(row) }
            let row = try solver.add([Term(variables[0], 1), Term(variables[1], 1)], .equal, 3, priority: 1000)
            try solver.add([Term(variables[0], 1)], .equal, 1, priority: 20)
            try solver.solve()
            #expect(abs(solver[variables[1]] - 2) < 1e-6, "seed \(seed)")
            #expect(abs(solver.slack(of: row)) < 1e-6, "seed \(seed)")
        }
    }
}
