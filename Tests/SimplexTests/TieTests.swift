import Testing

@testable import ExactReference
@testable import Simplex

/// What happens where several solutions are equally good.
@Suite struct TieTests {
    /// Labels side by side, each as long as its text at one priority, in a window.
    private struct Labels {
        var widths: [Variable] = []
        var wishes: [Row] = []
        var window: Row

        init(_ lengths: [Double], window: Double, in solver: inout Solver) throws {
            var terms: [Term] = []
            for length in lengths {
                let width = solver.addVariable()
                try solver.add([Term(width, 1)], .greaterThanOrEqual, 0, priority: 1000)
                wishes.append(try solver.add([Term(width, 1)], .equal, length, priority: 750))
                widths.append(width)
                terms.append(Term(width, 1))
            }
            self.window = try solver.add(terms, .lessThanOrEqual, window, priority: 1000)
        }

        func values(_ solver: borrowing Solver) -> [Double] {
            var result: [Double] = []
            for width in widths { result.append(solver[width]) }
            return result
        }
    }

    @Test func ofEqualWishesTheOlderGivesWay() throws {
        var solver = Solver()
        let labels = try Labels([50, 60, 70], window: 90, in: &solver)
        try solver.solve()
        #expect(labels.values(solver) == [0, 20, 70])
    }

    /// Recorded layouts squeeze the last of tied views and stretch the first.
    @Test func ofEqualWishesForAtLeastSomethingTheYoungerGivesWay() throws {
        func widths(_ relation: Relation, in window: Double) throws -> [Double] {
            var solver = Solver()
            var widths: [Variable] = []
            for length in [50.0, 60, 70] {
                let width = solver.addVariable()
                try solver.add([Term(width, 1)], .greaterThanOrEqual, 0, priority: 1000)
                try solver.add([Term(width, 1)], relation, length, priority: 750)
                widths.append(width)
            }
            try solver.add(widths.map { Term($0, 1) }, .equal, window, priority: 1000)
            try solver.solve()
            var result: [Double] = []
            for width in widths { result.append(solver[width]) }
            return result
        }
        #expect(try widths(.greaterThanOrEqual, in: 90) == [50, 40, 0])
        #expect(try widths(.lessThanOrEqual, in: 200) == [70, 60, 70])
    }

    @Test func atLeastSomethingGivesWayToEqualWishesOfOtherKinds() throws {
        var solver = Solver()
        let x = solver.addVariable()
        try solver.add([Term(x, 1)], .equal, 10, priority: 750)
        try solver.add([Term(x, 1)], .greaterThanOrEqual, 20, priority: 750)
        try solver.solve()
        #expect(solver[x] == 10)
    }

    @Test func theWayThereMakesNoDifference() throws {
        var solver = Solver()
        let labels = try Labels([50, 60, 70], window: 1000, in: &solver)
        for window in [1000.0, 10, 100, 40, 170, 5, 90] {
            try solver.setConstant(window, of: labels.window)
            try solver.solve()
        }
        #expect(labels.values(solver) == [0, 20, 70])
        try solver.setPriority(751, of: labels.wishes[0])
        try solver.solve()
        #expect(labels.values(solver) == [50, 0, 40])
        try solver.setPriority(750, of: labels.wishes[0])
        try solver.setConstant(80, of: labels.wishes[1])
        try solver.solve()
        try solver.setConstant(60, of: labels.wishes[1])
        try solver.solve()
        #expect(labels.values(solver) == [0, 20, 70])
    }

    @Test func aRowThatIsAddedAgainIsTheYoungest() throws {
        var solver = Solver()
        let labels = try Labels([50, 60, 70], window: 90, in: &solver)
        try solver.solve()
        try solver.remove(labels.wishes[0])
        try solver.solve()
        try solver.add([Term(labels.widths[0], 1)], .equal, 50, priority: 750)
        try solver.solve()
        #expect(labels.values(solver) == [50, 0, 40])
    }

    /// Which row gives way follows from the ranks as they are, however often they were others before.
    @Test func ranksDecideTies() throws {
        var solver = Solver()
        let labels = try Labels([50, 60, 70], window: 90, in: &solver)
        try solver.solve()
        for order in [[2, 1, 0], [1, 2, 0], [0, 1, 2], [2, 0, 1]] {
            for (index, rank) in order.enumerated() { try solver.setRank(UInt32(10 * rank), of: labels.wishes[index]) }
            try solver.solve()
            var missing = 90.0
            var expected = [50.0, 60, 70]
            for rank in 0..<3 {
                let index = order.firstIndex(of: rank)!
                let taken = min(missing, expected[index])
                expected[index] -= taken
                missing -= taken
            }
            #expect(labels.values(solver) == expected, "\(order)")
        }
    }

    /// What no row determines is where a row below all priorities lets it rest, and counts as undetermined all the same.
    @Test func whatNothingDeterminesCanBeLetRest() throws {
        var solver = Solver()
        solver.tellsOpenWays = true
        let x = solver.addVariable(), y = solver.addVariable()
        try solver.add([Term(x, 1)], .greaterThanOrEqual, 10, priority: 1000)
        try solver.add([Term(y, 1), Term(x, -1)], .equal, 5, priority: 250)
        let wish = try solver.add([Term(x, 1)], .equal, 35, priority: 250)
        try solver.solve()
        #expect(solver.openWays(upTo: .max).isEmpty)
        try solver.remove(wish)
        try solver.solve()
        let way = try #require(solver.openWays(upTo: .max).first)
        #expect(Set(way.map(\.variable)) == [x, y])
        let rest = try solver.addRest([Term(x, 1)], 20, level: -1)
        _ = try solver.addRest([Term(y, 1)], 0, level: -2)
        try solver.solve()
        #expect([solver[x], solver[y]] == [20, 25])
        #expect(solver.openWays(upTo: .max).isEmpty)
        #expect(try solver.alternative(to: x) != nil)
        let amounts = try solver.determination(of: y).map(\.amount)
        #expect(amounts == [5])
        try solver.remove(rest)
        try solver.solve()
        #expect([solver[x], solver[y]] == [10, 15])
    }

    @Test func aTieIsDecidedAfterAllPriorities() throws {
        var solver = Solver()
        let labels = try Labels([50, 60, 70], window: 90, in: &solver)
        try solver.add([Term(labels.widths[0], 1)], .greaterThanOrEqual, 30, priority: 1)
        try solver.solve()
        #expect(labels.values(solver) == [30, 0, 60])
    }

    @Test func betweenTwoWishesForOneValueTheYoungerIsMet() throws {
        var solver = Solver()
        let x = solver.addVariable()
        try solver.add([Term(x, 1)], .equal, 10, priority: 250)
        let second = try solver.add([Term(x, 1)], .equal, 20, priority: 250)
        try solver.solve()
        #expect(solver[x] == 20)
        let other = try solver.alternative(to: x)
        #expect(other.map { $0 >= 10 && $0 < 20 } == true)
        try solver.setPriority(249, of: second)
        try solver.solve()
        #expect(solver[x] == 10)
        #expect(try solver.alternative(to: x) == nil)
    }

    @Test func whatNothingDeterminesStaysWhereItWas() throws {
        var solver = Solver()
        let x = solver.addVariable()
        try solver.add([Term(x, 1)], .greaterThanOrEqual, 10, priority: 1000)
        try solver.solve()
        #expect(solver[x] == 10)
        let wish = try solver.add([Term(x, 1)], .equal, 35, priority: 250)
        try solver.solve()
        try solver.remove(wish)
        try solver.solve()
        #expect(solver[x] == 35)
        #expect(try solver.alternative(to: x) != nil)
    }

    @Test func theSameEditsGiveTheSameBits() throws {
        func values(seed: UInt64) throws -> [Double] {
            var system = RandomSystem(seed: seed)
            var solver = Solver()
            let variables = (0..<system.variableCount).map { _ in solver.addVariable() }
            var result: [Double] = []
            for _ in 0..<20 {
                let line = system.line()
                try solver.add(
                    line.terms.map { Term(variables[$0.variable], $0.coefficient / 3) }, line.relation, line.constant,
                    priority: min(line.priority, 999))
                try solver.solve()
                for variable in variables { result.append(solver[variable]) }
            }
            return result
        }
        for seed in 0..<50 as Range<UInt64> { #expect(try values(seed: seed) == values(seed: seed)) }
    }
}
