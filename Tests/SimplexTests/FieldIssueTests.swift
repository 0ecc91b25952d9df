import Testing

@testable import Simplex

/// What other solvers of layouts are known to get wrong.
@Suite struct FieldIssueTests {
    /// Four cases of summed strengths, with one right answer each.
    @Test func aFormWithDefaultPrioritiesDoesNotCutItsLongLabel() throws {
        var solver = Solver()
        var labels: [Variable] = []
        for length in [40.0, 50, 180, 45, 60] {
            let label = solver.addVariable()
            if let first = labels.first {
                try solver.add([Term(label, 1), Term(first, -1)], .equal, 0, priority: 1000)
            }
            try solver.add([Term(label, 1)], .greaterThanOrEqual, length, priority: 750)
            try solver.add([Term(label, 1)], .lessThanOrEqual, length, priority: 250)
            labels.append(label)
        }
        try solver.solve()
        for label in labels { #expect(abs(solver[label] - 180) < 1e-9) }
    }

    @Test func neighbouringPrioritiesAreToldApartHoweverManyWishesThereAre() throws {
        for count in [1, 2, 50] {
            var solver = Solver()
            let width = solver.addVariable()
            try solver.add([Term(width, 1)], .equal, 200, priority: 251)
            for _ in 0..<count { try solver.add([Term(width, 1)], .equal, 50, priority: 250) }
            try solver.solve()
            #expect(solver[width] == 200)
        }
    }

    /// kiwi reports "unbounded" when strengths span many orders of magnitude.
    @Test func prioritiesMayLieFarApartOrCloseTogether() throws {
        var solver = Solver()
        let x = solver.addVariable()
        let y = solver.addVariable()
        try solver.add([Term(x, 1), Term(y, 1)], .equal, 100, priority: 1000)
        try solver.add([Term(x, 1)], .equal, 30, priority: 1)
        try solver.add([Term(x, 1)], .equal, 20, priority: 500)
        try solver.add([Term(x, 1)], .equal, 10, priority: 500.000_000_1)
        try solver.add([Term(y, 1)], .lessThanOrEqual, 70, priority: 999.999_999)
        try solver.solve()
        #expect(abs(solver[x] - 30) < 1e-9)
        #expect(abs(solver[y] - 70) < 1e-9)
    }

    /// kiwi#52: an add that fails leaves the solver in a half state.
    @Test func operationsThatFailLeaveEverythingAsItWas() throws {
        var solver = Solver()
        let x = solver.addVariable()
        let y = solver.addVariable()
        let row = try solver.add([Term(x, 1)], .equal, 5, priority: 1000)
        try solver.add([Term(y, 1), Term(x, -2)], .equal, 1, priority: 750)
        try solver.solve()
        #expect(refusal { try solver.add([Term(x, .nan)], .equal, 0, priority: 1000) } != nil)
        #expect(refusal { try solver.add([Term(x, 1)], .equal, .infinity, priority: 1000) } != nil)
        #expect(
            refusal { try solver.add([Term(x, 1)], .equal, 0, priority: 1000.5) } == .priorityOutOfRange(1000.5))
        #expect(refusal { try solver.add([Term(x, 1)], .equal, 0, priority: 0) } == .priorityOutOfRange(0))
        #expect(refusal { try solver.setConstant(.nan, of: row) } != nil)
        #expect(refusal { try solver.setPriority(-1, of: row) } == .priorityOutOfRange(-1))
        #expect(refusal { try solver.remove(x) } == .variableInUse(x, rows: 2))
        try solver.solve()
        #expect(solver[x] == 5 && solver[y] == 11)
        let wrong = try solver.add([Term(y, 1)], .equal, 0, priority: 1000)
        let other = try solver.add([Term(y, 1), Term(x, -2)], .equal, 1, priority: 1000)
        #expect(try conflict(solving: &solver) == [row, wrong, other])
        #expect(try conflict(solving: &solver) == [row, wrong, other])
        #expect(solver[x] == 5 && solver[y] == 11)
        try solver.remove(wrong)
        #expect(try conflict(solving: &solver) == nil)
        #expect(solver[x] == 5 && solver[y] == 11)
    }

    @Test func staleHandlesAreRecognised() throws {
        var solver = Solver()
        let x = solver.addVariable()
        let row = try solver.add([Term(x, 1)], .equal, 5, priority: 1000)
        try solver.solve()
        try solver.remove(row)
        #expect(refusal { try solver.remove(row) } == .staleRow(row))
        #expect(refusal { try solver.setConstant(1, of: row) } == .staleRow(row))
        try solver.remove(x)
        #expect(refusal { try solver.remove(x) } == .staleVariable(x))
        try solver.solve()
        let y = solver.addVariable()
        #expect(refusal { try solver.add([Term(x, 1)], .equal, 5, priority: 1000) } == .staleVariable(x))
        let fresh = try solver.add([Term(y, 1)], .equal, 7, priority: 1000)
        #expect(refusal { try solver.setConstant(1, of: row) } == .staleRow(row))
        try solver.solve()
        #expect(solver[y] == 7)
        try solver.remove(fresh)
        try solver.solve()
        #expect(solver[y] == 0)
    }

    /// ratatui#1855: a row of zero-size areas made the solver run for ever.
    @Test func degenerateStacksOfZeroSizeViewsAreSolved() throws {
        var solver = Solver()
        var sizes: [Variable] = []
        var position = solver.addVariable()
        try solver.add([Term(position, 1)], .equal, 0, priority: 1000)
        for _ in 0..<120 {
            let size = solver.addVariable()
            let next = solver.addVariable()
            try solver.add([Term(next, 1), Term(position, -1), Term(size, -1)], .equal, 0, priority: 1000)
            try solver.add([Term(size, 1)], .greaterThanOrEqual, 0, priority: 1000)
            try solver.add([Term(size, 1)], .equal, 0, priority: 250)
            for other in sizes.suffix(3) {
                try solver.add([Term(size, 1), Term(other, -1)], .equal, 0, priority: 749)
            }
            sizes.append(size)
            position = next
        }
        let end = try solver.add([Term(position, 1)], .equal, 0, priority: 1000)
        try solver.solve()
        for size in sizes { #expect(abs(solver[size]) < 1e-9) }
        try solver.setConstant(1200, of: end)
        try solver.solve()
        for size in sizes { #expect(abs(solver[size] - 10) < 1e-6) }
        try solver.setConstant(0, of: end)
        try solver.solve()
        for size in sizes { #expect(abs(solver[size]) < 1e-6) }
    }

    /// Coefficients near zero are dropped by others, and the row with them.
    @Test(arguments: [1e-3, 1e-6, 1e-8, 1e-9]) func coefficientsNearZeroCount(small: Double) throws {
        var solver = Solver()
        let x = solver.addVariable()
        let y = solver.addVariable()
        try solver.add([Term(x, small), Term(y, 1)], .equal, 3, priority: 1000)
        try solver.add([Term(y, 1)], .equal, 2, priority: 1000)
        try solver.solve()
        #expect(abs(solver[x] * small - 1) < 1e-6)
        try solver.add([Term(x, small)], .lessThanOrEqual, 0.5, priority: 1000)
        #expect(try conflict(solving: &solver)?.count == 3)
    }

    @Test func thousandsOfEqualWeakWishesAreOneSmallProblem() throws {
        var solver = Solver()
        let x = solver.addVariable()
        for _ in 0..<3000 { try solver.add([Term(x, 1)], .equal, 50, priority: 1) }
        for index in 0..<3000 { try solver.add([Term(x, 1)], .equal, Double(index), priority: 1) }
        let hold = try solver.add([Term(x, 1)], .greaterThanOrEqual, 700, priority: 2)
        try solver.solve()
        #expect(solver[x] == 700)
        try solver.remove(hold)
        try solver.solve()
        #expect(solver[x] == 50)
    }

    @Test func thousandsOfColumnsWithEqualWishesAreSolved() throws {
        var solver = Solver()
        var sum: [Term] = []
        for index in 0..<1000 {
            let x = solver.addVariable()
            try solver.add([Term(x, 1)], .equal, Double(index % 7), priority: 1)
            try solver.add([Term(x, 1)], .greaterThanOrEqual, 0, priority: 1000)
            sum.append(Term(x, 1))
        }
        let total = try solver.add(sum, .equal, 100, priority: 1000)
        try solver.solve()
        let wished = sum.indices.reduce(0.0) { $0 + Double($1 % 7) }
        var distance = 0.0
        for (index, term) in sum.enumerated() { distance += abs(solver[term.variable] - Double(index % 7)) }
        #expect(abs(distance - (wished - 100)) < 1e-6)
        try solver.setConstant(10_000, of: total)
        try solver.solve()
        distance = 0
        for (index, term) in sum.enumerated() { distance += abs(solver[term.variable] - Double(index % 7)) }
        #expect(abs(distance - (10_000 - wished)) < 1e-6)
    }

    @Test func consistentRepetitionsAreNoConflict() throws {
        var solver = Solver()
        let x = solver.addVariable()
        let y = solver.addVariable()
        for _ in 0..<3 {
            try solver.add([Term(x, 1)], .equal, 0.1 + 0.2, priority: 1000)
            try solver.add([Term(x, 1)], .equal, 0.3, priority: 1000)
            try solver.add([Term(y, 1), Term(x, -3)], .equal, 0, priority: 1000)
            try solver.add([Term(y, 1.0 / 3), Term(x, -1)], .equal, 0, priority: 1000)
            try solver.add([Term(y, 1)], .equal, 0.9, priority: 1000)
        }
        try solver.solve()
        #expect(abs(solver[y] - 0.9) < 1e-9)
    }

    private func refusal(_ body: () throws -> Void) -> SolverError? {
        do {
            try body()
            return nil
        } catch {
            return error as? SolverError
        }
    }

    private func refusal(_ body: () throws -> Row) -> SolverError? {
        do {
            _ = try body()
            return nil
        } catch {
            return error as? SolverError
        }
    }
}
