import Testing

@testable import Simplex

/// Work grows with what changes. Counted in steps, as the clock of a busy machine proves nothing.
@Suite struct ProportionTests {
    /// A column of views with two edges each, whose heights are wishes about the differences.
    private struct Column: ~Copyable {
        var solver = Solver()
        var tops: [Variable] = []
        var bottoms: [Variable] = []
        var rows: [[Row]] = []

        init(count: Int) throws {
            for index in 0..<count {
                let top = solver.addVariable()
                let bottom = solver.addVariable()
                let link =
                    index == 0
                    ? try solver.add([Term(top, 1)], .equal, 8, priority: 1000)
                    : try solver.add([Term(top, 1), Term(bottoms[index - 1], -1)], .equal, 8, priority: 1000)
                let height = [Term(bottom, 1), Term(top, -1)]
                rows.append([
                    link, try solver.add(height, .greaterThanOrEqual, 0, priority: 1000),
                    try solver.add(height, .greaterThanOrEqual, 20, priority: 750),
                    try solver.add(height, .lessThanOrEqual, 20, priority: 250),
                ])
                tops.append(top)
                bottoms.append(bottom)
            }
        }

        /// Takes a view out and ties the next to the one before.
        mutating func remove(_ index: Int, before: Int) throws {
            for row in rows[index] { try solver.remove(row) }
            try solver.remove(rows[index + 1][0])
            rows[index + 1][0] = try solver.add(
                [Term(tops[index + 1], 1), Term(bottoms[before], -1)], .equal, 8, priority: 1000)
        }
    }

    @Test func wishesAboutDifferencesAreMetByReadingThem() throws {
        var column = try Column(count: 500)
        try column.solver.solve()
        let steps = column.solver.stepCount
        #expect(steps == 0)
        let last = column.solver[column.bottoms[499]]
        #expect(last == 28 * 500)
    }

    @Test func rowsAddedOneByOneAreMetByReadingThem() throws {
        var column = try Column(count: 1)
        try column.solver.solve()
        var bottom = column.bottoms[0]
        for _ in 0..<500 {
            let top = column.solver.addVariable()
            let next = column.solver.addVariable()
            try column.solver.add([Term(top, 1), Term(bottom, -1)], .equal, 8, priority: 1000)
            try column.solver.add([Term(next, 1), Term(top, -1)], .equal, 20, priority: 750)
            try column.solver.solve()
            bottom = next
        }
        let steps = column.solver.stepCount
        #expect(steps == 0)
        let last = column.solver[bottom]
        #expect(last == 28 * 501)
        try column.solver.checkInvariants("after adding")
    }

    @Test func manyRowsRemovedAtOnceLeaveNoStepsBehind() throws {
        var column = try Column(count: 500)
        try column.solver.solve()
        for index in stride(from: 1, to: 499, by: 2) { try column.remove(index, before: index - 1) }
        try column.solver.solve()
        let steps = column.solver.stepCount
        #expect(steps < 20, "\(steps) steps")
        let last = column.solver[column.bottoms[499]]
        #expect(last == 28 * 251)
        try column.solver.checkInvariants("after removing half")
    }

    @Test func rowsRemovedOneByOneTakeAStepOrTwoEach() throws {
        var column = try Column(count: 500)
        try column.solver.solve()
        for index in stride(from: 1, to: 499, by: 2) {
            try column.remove(index, before: index - 1)
            try column.solver.solve()
        }
        let steps = column.solver.stepCount
        #expect(steps < 600, "\(steps) steps")
        let last = column.solver[column.bottoms[499]]
        #expect(last == 28 * 251)
        let equations = column.solver.equations.count - column.solver.vacant.equations.count
        #expect(equations < 900, "\(equations) equations are left")
        try column.solver.checkInvariants("after removing half")
    }
}
