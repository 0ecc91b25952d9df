import Testing

@testable import Simplex

/// Systems in which every row has every unknown: no layout, but they come to an answer, and a right one.
@Suite struct DenseSystemTests {
    /// Rows of random coefficients, and what they are at a point of whole numbers.
    private struct Rows {
        var generator: SeededGenerator
        let point: [Double]

        init(_ count: Int, seed: UInt64) {
            generator = SeededGenerator(seed: seed)
            point = (0..<count).map { Double($0 * 37 % 101 - 50) }
        }

        mutating func next() -> (coefficients: [Double], value: Double) {
            let coefficients = point.map { _ in Double(Int.random(in: -3000...3000, using: &generator)) / 1000 }
            return (coefficients, zip(coefficients, point).reduce(0) { $0 + $1.0 * $1.1 })
        }
    }

    @Test func moreEquationsThanUnknownsThatAgreeAreSolvedAccurately() throws {
        var rows = Rows(60, seed: 1)
        var solver = Solver()
        let variables = rows.point.map { _ in solver.addVariable() }
        for _ in 0..<120 {
            let (coefficients, value) = rows.next()
            try solver.add(zip(variables, coefficients).map { Term($0, $1) }, .equal, value, priority: 1000)
        }
        try solver.solve()
        for (variable, value) in zip(variables, rows.point) { #expect(abs(solver[variable] - value) < 1e-9) }
    }

    @Test func boundsHoldWhereThereIsRoom() throws {
        var rows = Rows(60, seed: 2)
        var solver = Solver()
        let variables = rows.point.map { _ in solver.addVariable() }
        var handles: [Row] = []
        for index in 0..<120 {
            let (coefficients, value) = rows.next()
            let terms = zip(variables, coefficients).map { Term($0, $1) }
            let isAbove = index % 2 == 0
            handles.append(
                try solver.add(
                    terms, isAbove ? .lessThanOrEqual : .greaterThanOrEqual,
                    value + (isAbove ? 1 : -1) * Double(index % 7), priority: 1000))
        }
        try solver.solve()
        for (index, row) in handles.enumerated() {
            let slack = solver.slack(of: row)
            #expect(index % 2 == 0 ? slack < 1e-6 : slack > -1e-6)
        }
        try solver.checkInvariants("dense bounds")
    }

    /// Most of what these steps decide is worth nothing by itself. The answer doesn't depend on the order of the rows.
    @Test func manyWishesOfSeveralPrioritiesComeToTheSameAnswerInAnyOrder() throws {
        var rows = Rows(50, seed: 3)
        let wishes = (0..<100).map { _ in rows.next() }
        var costs: [[Double]] = []
        for order in [Array(wishes.indices), wishes.indices.reversed()] {
            var solver = Solver()
            let variables = rows.point.map { _ in solver.addVariable() }
            for index in order {
                try solver.add(
                    zip(variables, wishes[index].coefficients).map { Term($0, $1) },
                    [.equal, .lessThanOrEqual, .greaterThanOrEqual][index % 3], Double(index * 31 % 200 - 100),
                    priority: [750, 500, 250, 100][index % 4])
            }
            try solver.solve()
            #expect(solver.stepCount < 400)
            try solver.checkInvariants("dense wishes")
            var cost = [0.0, 0, 0, 0]
            for index in wishes.indices {
                let sum = zip(variables, wishes[index].coefficients).reduce(0) { $0 + solver[$1.0] * $1.1 }
                let excess = sum - Double(index * 31 % 200 - 100)
                cost[index % 4] += [abs(excess), max(0, excess), max(0, -excess)][index % 3]
            }
            costs.append(cost)
        }
        for (one, other) in zip(costs[0], costs[1]) { #expect(abs(one - other) < 1e-7 * (1 + one)) }
    }

    /// Sizes that follow from each other in circles are all zero, and stopped there from all sides at once.
    @Test func questionsAboutManyBlockedValuesShareOneCopy() throws {
        var solver = Solver()
        let sizes = (0..<40).map { _ in solver.addVariable() }
        let free = solver.addVariable()
        for index in 0..<40 {
            try solver.add([Term(sizes[index], 1)], .greaterThanOrEqual, 0, priority: 1000)
            try solver.add(
                [Term(sizes[index], 1), Term(sizes[(index * 7 + 3) % 40], -1.5)], .equal, 0, priority: 1000)
        }
        try solver.add([Term(free, 1), Term(sizes[0], -1)], .greaterThanOrEqual, 5, priority: 1000)
        for size in sizes { #expect(try solver.alternative(to: size) == nil) }
        let other = try #require(try solver.alternative(to: free))
        #expect(other > 5)
        try solver.add([Term(free, 1)], .equal, 9, priority: 1)
        #expect(try solver.alternative(to: free) == nil)
    }
}
