@testable import ExactReference
import Testing

@testable import Simplex

/// Coefficients from 0.001 to 1000 in one system. Answers are compared with exact fractions, in which 0.001 is a thousandth;
/// required rows hold to 10⁻⁹ of the sum of their terms' magnitudes, or to 10⁻¹⁰.
@Suite struct WideCoefficientTests {
    @Test func aFeasibleSystemWithHugeValuesIsNoConflict() throws {
        var solver = Solver()
        let x = (0..<6).map { _ in solver.addVariable() }
        let lines: [ReferenceProgram.Line] = [
            line([(1, 7), (5, -1)], .greaterThanOrEqual, 0), line([(3, 0.001)], .greaterThanOrEqual, 1),
            line([(2, 1000), (0, 0.001)], .equal, 1), line([(0, 1000), (4, 1000)], .lessThanOrEqual, 0),
            line([(2, 0.001), (1, 1000)], .equal, 0), line([(3, 1000), (5, -1)], .lessThanOrEqual, 0),
        ]
        for line in lines { try solver.add(line, x) }
        try solver.solve()
        var values: [Double] = []
        for variable in x { values.append(solver[variable]) }
        for line in lines { #expect(line.violation(values) <= line.allowance(values), "\(line): \(values)") }
    }

    @Test func weightsFarApartAtOnePriorityDoNotGoInCircles() throws {
        var solver = Solver()
        let x = solver.addVariable()
        let y = solver.addVariable()
        for (factor, constant, relation) in [(0.001, -8.0, Relation.equal), (1000, 3, .greaterThanOrEqual)] {
            try solver.add([Term(x, factor)], relation, constant, priority: 1)
        }
        try solver.add([Term(x, -7), Term(y, 0.001)], .equal, 0.5, priority: 1000)
        try solver.add([Term(y, 1)], .equal, 0, priority: 750)
        try solver.solve()
        #expect(abs(solver[x] + 0.5 / 7) < 1e-12)
        let steps = solver.stepCount
        #expect(steps < 20)
    }

    @Test func aContradictionThatIsMeantIsFound() throws {
        var solver = Solver()
        let x = solver.addVariable()
        let y = solver.addVariable()
        let rows = [
            try solver.add([Term(x, 1000), Term(y, -0.001)], .equal, 0, priority: 1000),
            try solver.add([Term(x, 0.001)], .equal, 1, priority: 1000),
            try solver.add([Term(y, 0.001)], .lessThanOrEqual, 999_999, priority: 1000),
        ]
        #expect(try conflict(solving: &solver) == rows)
        try solver.setConstant(1_000_000, of: rows[2])
        try solver.solve()
        #expect(abs(solver[y] - 1e9) <= 1e-6)
    }

    /// Decimals that no `Double` is: what contradicts by their rounding alone is meant to hold.
    @Test func decimalsThatAreRoundedDoNotContradictEachOther() throws {
        var solver = Solver()
        let x = (0..<4).map { _ in solver.addVariable() }
        try solver.add([Term(x[0], 0.1), Term(x[1], -0.001)], .equal, 0, priority: 1000)
        try solver.add([Term(x[1], 0.01), Term(x[2], -1)], .equal, 0, priority: 1000)
        try solver.add([Term(x[2], 1000), Term(x[3], -0.7)], .equal, 0, priority: 1000)
        try solver.add([Term(x[0], 1000), Term(x[3], -0.7)], .equal, 0, priority: 1000)
        try solver.add([Term(x[3], 1)], .equal, 12345.6, priority: 1000)
        try solver.solve()
        #expect(abs(solver[x[0]] - 8.64192) < 1e-12)
    }

    /// Each is answered from the solution at hand; to solve such a system takes as long as all of them together.
    @Test func everyValueOfAChainOfWildRatiosIsUnique() throws {
        var solver = Solver()
        let sizes = (0..<400).map { _ in solver.addVariable() }
        try solver.add([Term(sizes[0], 1)], .equal, 393, priority: 1000)
        for (index, pair) in zip(sizes, sizes.dropFirst()).enumerated() {
            let ratio = [1e-6, 300, 0.02, 1.6e5][index % 4]
            try solver.add([Term(pair.1, 1), Term(pair.0, -ratio)], .equal, 0, priority: 1000)
        }
        for size in sizes { #expect(try solver.alternative(to: size) == nil) }
    }

    /// Two wishes of one priority pull at what decides a lower one. One pulls stronger, by a share of 10⁻¹².
    @Test func aTrifleMoreIsMore() throws {
        let lines = [
            line([(2, -1000)], .equal, 1, priority: 250), line([(4, 0.001), (7, -10), (2, -0.1)], .equal, 3),
            line([(4, -10), (7, -7), (2, -0.01), (3, -0.01)], .equal, 10, priority: 250),
            line([(6, 1), (5, 10)], .greaterThanOrEqual, 40, priority: 750),
            line([(0, -10), (6, -0.001), (7, -0.1)], .greaterThanOrEqual, 0, priority: 1),
            line([(0, 10), (6, -0.01), (7, -1)], .greaterThanOrEqual, 0),
            line([(6, -1), (0, -1)], .equal, -8, priority: 250),
            line([(5, 7), (2, 1000), (3, 0.01), (6, 7)], .equal, 3, priority: 750), line([(7, 7)], .equal, 40),
            line([(0, 7), (1, 7), (4, -7), (3, -10)], .greaterThanOrEqual, 0.5, priority: 250),
            line([(2, 0.001), (6, 100), (4, -100)], .equal, 1, priority: 500), line([(0, 0.01), (3, -1)], .equal, 3),
        ]
        for isReversed in [false, true] {
            var solver = Solver()
            let x = (0..<8).map { _ in solver.addVariable() }
            for line in isReversed ? lines.reversed() : lines { try solver.add(line, x) }
            try solver.solve()
            let value = solver[x[0]]
            #expect(abs(value - 12.379636543144763) < 1e-8)
        }
    }

    /// Sizes that are wild multiples of each other, at random, so that many could move but for others. What is found out about
    /// them takes bounded work, whatever the ratios are.
    @Test(arguments: [1, 2, 3, 4]) func askingAboutWildRatiosTakesBoundedWork(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var solver = Solver()
        let sizes = (0..<200).map { _ in solver.addVariable() }
        for size in sizes { try solver.add([Term(size, 1)], .greaterThanOrEqual, 0, priority: 1000) }
        for size in sizes {
            let other = sizes.randomElement(using: &generator)!
            guard other != size else { continue }
            let ratio = [1e-6, 0.02, 300, 1.6e5].randomElement(using: &generator)!
            let relation: Relation =
                [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)!
            try solver.add(
                [Term(size, 1), Term(other, -ratio)], relation, 0,
                priority: [1000, 750, 250].randomElement(using: &generator)!)
        }
        try solver.solve()
        var others = 0
        for size in sizes {
            guard let other = try solver.alternative(to: size) else { continue }
            others += 1
            let isAnother = other.isFinite && other != solver[size]
            #expect(isAnother)
        }
        #expect(others > 0)
        let (work, columns) = (solver.probe?.work ?? 0, solver.columns.count)
        #expect(work > 0 && work < (Solver.patienceWithProbes + 10) * columns, "\(work)")
    }

    /// One row has a coefficient in the combination that is rounding and nothing else.
    @Test func aConflictHasNoRowThatItDoesNotNeed() throws {
        let lines = [
            line([(3, 0.001)], .equal, 0), line([(1, -1000), (0, -1)], .lessThanOrEqual, 0),
            line([(1, 1), (2, -1), (0, 1), (3, 1)], .equal, 3), line([(0, 1), (3, 0.001), (1, -7)], .equal, 100),
            line([(1, 7), (3, 1000)], .lessThanOrEqual, -8), line([(3, -0.001)], .greaterThanOrEqual, -1),
            line([(0, 1000), (3, 0.001), (2, -1000)], .equal, 100), line([(3, 1000), (0, 7)], .greaterThanOrEqual, 1),
            line([(2, -1), (3, -1), (0, 7), (1, -0.001)], .equal, 0.5),
        ]
        var solver = Solver()
        let x = (0..<4).map { _ in solver.addVariable() }
        let rows = try lines.map { try solver.add($0, x) }
        let conflict = try #require(try conflict(solving: &solver))
        let members = zip(rows, lines).filter { conflict.contains($0.0) }.map(\.1)
        #expect(isInfeasible(members))
        for index in members.indices {
            var others = members
            others.remove(at: index)
            #expect(!isInfeasible(others), "\(members[index])")
        }
    }

    private func isInfeasible(_ lines: [ReferenceProgram.Line]) -> Bool {
        var reference = ReferenceProgram(variableCount: 4, lines: lines)
        return reference.solve() == .infeasible
    }

    @Test(arguments: PropertyTests.seeds.filter { $0 % 4 == 0 })
    func answersAreThoseOfExactFractions(block: UInt64) throws {
        for seed in block * 100..<block * 100 + 100 { try WideWalk(seed: seed).run(edits: 3) }
    }
}

private func line(
    _ terms: [(Int, Double)], _ relation: Relation, _ constant: Double, priority: Double = 1000
) -> ReferenceProgram.Line {
    ReferenceProgram.Line(
        terms: terms.map { (variable: $0.0, coefficient: $0.1) }, relation: relation, constant: constant,
        priority: priority)
}

extension Solver {
    @discardableResult
    fileprivate mutating func add(_ line: ReferenceProgram.Line, _ variables: [Variable]) throws -> Row {
        try add(
            line.terms.map { Term(variables[$0.variable], $0.coefficient) }, line.relation, line.constant,
            priority: line.priority)
    }
}

extension ReferenceProgram.Line {
    /// The magnitudes of the terms and of the constant, added up.
    fileprivate func size(_ values: [Double]) -> Double {
        terms.reduce(abs(constant)) { $0 + abs($1.coefficient * values[$1.variable]) }
    }

    /// By how much the line may be missed.
    fileprivate func allowance(_ values: [Double]) -> Double { 1e-9 * size(values) + 1e-10 }
}

/// One random system with coefficients far apart, edited at random; after every edit the solver is compared with the reference.
private struct WideWalk {
    let seed: UInt64

    private func line(_ generator: inout SeededGenerator, _ variableCount: Int) -> ReferenceProgram.Line {
        let size = min(variableCount, [1, 1, 2, 2, 2, 3].randomElement(using: &generator)!)
        let variables = (0..<variableCount).shuffled(using: &generator).prefix(size)
        return ReferenceProgram.Line(
            terms: variables.map { variable in
                let factor = [0.001, 0.01, 0.1, 1, 7, 10, 100, 1000].randomElement(using: &generator)!
                return (variable, Int.random(in: 0..<5, using: &generator) < 2 ? -factor : factor)
            },
            relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)!,
            constant: [0, 0, 1, -1, 10, 0.5, -8, 40, 100, 3].randomElement(using: &generator)!,
            priority: [1000, 1000, 1000, 750, 750, 500, 250, 1].randomElement(using: &generator)!)
    }

    func run(edits: Int) throws {
        var generator = SeededGenerator(seed: 0xA5A5_0000 + seed)
        let variableCount = Int.random(in: 2...6, using: &generator)
        var solver = Solver()
        solver.stepping.isEager = seed % 2 == 0
        let variables = (0..<variableCount).map { _ in solver.addVariable() }
        var lines: [(line: ReferenceProgram.Line, row: Row)] = []
        for _ in 0..<Int.random(in: variableCount...2 * variableCount + 1, using: &generator) {
            let line = line(&generator, variableCount)
            lines.append((line, try solver.add(line, variables)))
        }
        try compare(&solver, variables, &lines, "at first")
        for edit in 0..<edits where !lines.isEmpty {
            let index = Int.random(in: lines.indices, using: &generator)
            let other = line(&generator, variableCount)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: lines.append((other, try solver.add(other, variables)))
            case 1:
                try solver.remove(lines[index].row)
                lines.remove(at: index)
            case 2:
                lines[index].line.priority = other.priority
                try solver.setPriority(other.priority, of: lines[index].row)
            default:
                lines[index].line.constant = other.constant
                try solver.setConstant(other.constant, of: lines[index].row)
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
                #expect(
                    outcome == .infeasible || outcome == .lost, "seed \(seed) \(moment): a conflict where there is none"
                )
                guard let index = lines.firstIndex(where: { $0.row == rows.last }) else { return }
                try solver.remove(lines[index].row)
                lines.remove(at: index)
                continue
            }
            var values: [Double] = []
            for variable in variables { values.append(solver[variable]) }
            for (line, _) in lines where line.priority >= 1000 {
                #expect(
                    line.violation(values) <= line.allowance(values), "seed \(seed) \(moment): \(line) is violated")
            }
            guard case .optimal(let costs) = outcome else {
                #expect(outcome == .lost, "seed \(seed) \(moment): the conflict was not noticed")
                return
            }
            let all = lines.map(\.line)
            let priorities = Set(all.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
            for (index, (priority, least)) in zip(priorities, costs).enumerated() {
                let cost = all.reduce(0) { $0 + ($1.priority == priority ? $1.violation(values) : 0) }
                // What one row allows may be worth much more in another, as no `Double` is a tenth: its price tells.
                let allowance = zip(all, reference.prices[index]).reduce(1e-9 * least) {
                    $0 + max($1.1, $1.0.priority == priority ? 1 : 0) * $1.0.allowance(values)
                }
                // A lower cost would take a miss of something more important, which is looked at by itself.
                #expect(
                    cost - least <= allowance,
                    "seed \(seed) \(moment): level \(priority) costs \(cost), should cost \(least)")
            }
            return
        }
    }
}
