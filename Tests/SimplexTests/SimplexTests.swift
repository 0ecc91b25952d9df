import Testing

@testable import Simplex

@Suite struct PriorityTests {
    @Test func manyLowWishesNeverOutweighAHigherOne() throws {
        for count in [1, 4, 20, 60] {
            var solver = Solver()
            let width = solver.addVariable()
            try solver.add([Term(width, 1)], .greaterThanOrEqual, 200, priority: 750)
            for _ in 0..<count {
                let cell = solver.addVariable()
                try solver.add([Term(cell, 1), Term(width, -1)], .equal, 0, priority: 1000)
                try solver.add([Term(cell, 1)], .equal, 50, priority: 250)
            }
            try solver.solve()
            #expect(abs(solver[width] - 200) < 1e-6)
        }
    }

    @Test func aRatioDoesNotMultiplyTheWeightOfALowerWish() throws {
        var solver = Solver()
        let width = solver.addVariable()
        let height = solver.addVariable()
        try solver.add([Term(width, 1), Term(height, -16.0 / 9)], .equal, 0, priority: 1000)
        try solver.add([Term(height, 1)], .equal, 90, priority: 251)
        try solver.add([Term(width, 1)], .equal, 320, priority: 250)
        try solver.solve()
        #expect(abs(solver[height] - 90) < 1e-6)
        #expect(abs(solver[width] - 160) < 1e-6)
    }

    @Test func aConflictIsIrreducibleAndTheRestSolvesWithoutOneOfItsRows() throws {
        var solver = Solver()
        let left = solver.addVariable()
        let right = solver.addVariable()
        let a = try solver.add([Term(left, 1)], .equal, 0, priority: 1000)
        let b = try solver.add([Term(right, 1), Term(left, -1)], .equal, 50, priority: 1000)
        try solver.solve()
        try solver.add([Term(left, 1)], .greaterThanOrEqual, -10, priority: 1000)
        let c = try solver.add([Term(right, 1)], .lessThanOrEqual, 40, priority: 1000)
        #expect(throws: SolverError.conflict([a, b, c])) { try solver.solve() }
        #expect(solver[right] == 50)
        try solver.remove(b)
        try solver.solve()
        #expect(solver[left] == 0)
    }

    @Test func anUnderdeterminedVariableHasAWitness() throws {
        var solver = Solver()
        let x = solver.addVariable()
        let y = solver.addVariable()
        try solver.add([Term(x, 1)], .greaterThanOrEqual, 10, priority: 1000)
        try solver.add([Term(y, 1)], .equal, 7, priority: 20)
        try solver.solve()
        let other = try solver.alternative(to: x)
        #expect(other != nil && other! >= 10 && other! != solver[x])
        #expect(try solver.alternative(to: y) == nil)
    }

    @Test func aValueIsTheSumOfWhatItsRowsContribute() throws {
        var solver = Solver()
        let root = solver.addVariable()
        let left = solver.addVariable()
        let width = solver.addVariable()
        let size = try solver.add([Term(root, 1)], .equal, 320, priority: 1000)
        let leading = try solver.add([Term(left, 1)], .equal, 20, priority: 1000)
        let trailing = try solver.add([Term(left, 1), Term(width, 1), Term(root, -1)], .equal, -8, priority: 1000)
        let wish = try solver.add([Term(width, 1)], .greaterThanOrEqual, 100, priority: 750)
        let contributions = try solver.determination(of: width)
        #expect(contributions.map(\.row) == [size, leading, trailing])
        #expect(contributions.map(\.amount) == [320, -20, -8])
        #expect(contributions.map(\.rate) == [1, -1, 1])
        let distance = solver.slack(of: wish)
        #expect(distance == 192)
    }

    @Test func constantsOfOneUnknownMayChangePlacesInOneSolve() throws {
        var solver = Solver()
        let width = solver.addVariable()
        let least = try solver.add([Term(width, 1)], .greaterThanOrEqual, 10, priority: 1000)
        let greatest = try solver.add([Term(width, 1)], .lessThanOrEqual, 90, priority: 1000)
        let wanted = try solver.add([Term(width, 2)], .equal, 100, priority: 500)
        try solver.solve()
        #expect(solver[width] == 50)
        for (low, high, wish) in [(60.0, 80.0, 20.0), (0, 5, 30), (-50, 100, 99), (7, 7, 0), (-9, -3, -6)] {
            try solver.setConstant(wish * 2, of: wanted)
            try solver.setConstant(high, of: greatest)
            try solver.setConstant(low, of: least)
            try solver.solve()
            let expected = min(max(wish, low), high)
            #expect(solver[width] == expected)
            #expect(solver.slack(of: wanted) == 2 * (expected - wish))
            try solver.checkInvariants("\(low)…\(high), \(wish)")
        }
    }

    @Test func aSolveNamesTheUnknownsWhoseValuesItChanged() throws {
        var solver = Solver()
        let left = solver.addVariable()
        let width = solver.addVariable()
        let right = solver.addVariable()
        try solver.add([Term(left, 1)], .equal, 20, priority: 1000)
        let length = try solver.add([Term(width, 1)], .equal, 0, priority: 1000)
        try solver.add([Term(right, 1), Term(left, -1), Term(width, -1)], .equal, 0, priority: 1000)
        func changes() throws -> [Variable: Double] {
            try solver.solve()
            var changes: [Variable: Double] = [:]
            solver.forEachChange { variable, value in
                #expect(changes[variable] == nil)
                changes[variable] = value
            }
            return changes
        }
        // An unknown begins at 0.
        #expect(try changes() == [left: 20, right: 20])
        try solver.setConstant(5, of: length)
        #expect(try changes() == [width: 5, right: 25])
        #expect(try changes().isEmpty)
    }
}
