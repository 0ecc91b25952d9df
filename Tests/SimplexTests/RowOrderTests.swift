@testable import ExactReference
import Testing

@testable import Simplex

/// What wishes cost in the best solution is a property of the rows, not of their order. These are rows of stack views within each
/// other whose views have shares of their length, as found by comparing edited layouts with new ones; in both an equation whose
/// coefficients lie far apart makes the solver refine its answers.
@Suite struct RowOrderTests {
    /// Shares that add up to one, but for the rounding of each.
    private static let complementaryShares = [
        line([(8, -1)], .greaterThanOrEqual, 0),
        line([(2, 1), (3, -1)], .equal, 0, 998.95),
        line([(5, -1), (1, 1)], .equal, 0),
        line([(9, -1), (8, 1)], .greaterThanOrEqual, 50, 750),
        line([(0, 100.0 / 167), (1, -100.0 / 167), (6, -1), (7, 1)], .equal, 0, 998),
        line([(7, -1), (4, 1)], .equal, -83.5),
        line([(0, 1), (2, -1)], .equal, 0),
        line([(9, -1), (8, 1)], .greaterThanOrEqual, 0),
        line([(10, 20.0 / 349), (11, 1)], .equal, 0, 999),
        line([(0, 67.0 / 167), (1, -67.0 / 167), (4, -1), (5, 1)], .equal, 0, 997),
        line([(3, 1), (6, -1)], .equal, 0),
        line([(6, 1), (9, -1)], .equal, 0),
    ]

    /// Centred views in stacks of a share each.
    private static let centredInShares = [
        line([(11, 1), (13, -1)], .equal, 0),
        line([(4, 1), (5, -1)], .equal, 0, 25),
        line([(13, 0.5), (15, 0.5), (14, 0.5)], .equal, 0, 149),
        line([(14, 1), (15, -1)], .lessThanOrEqual, 0),
        line([(3, 1), (8, -1)], .equal, 0),
        line([(15, -1), (12, 1)], .equal, 0),
        line([(4, 1), (5, -1)], .greaterThanOrEqual, -224.0 / 3, 250),
        line([(6, 1), (7, -1)], .lessThanOrEqual, 0),
        line([(0, 118 / 354.5), (1, -118 / 354.5), (2, -1), (3, 1)], .equal, 0, 998.9),
        line([(8, 1), (9, -1)], .equal, 0, 51),
        line([(0, 20 / 354.5), (1, -20 / 354.5), (8, -1)], .equal, 0, 998),
        line([(3, 1), (2, 1), (7, -1), (6, -1)], .equal, 0),
        line([(3, 1), (2, 1), (5, -1), (4, -1)], .equal, 0),
        line([(2, 1), (6, -1)], .lessThanOrEqual, -8),
        line([(0, 204.5 / 354.5), (1, -204.5 / 354.5), (11, -1), (12, 1)], .equal, 0, 997),
        line([(9, 1)], .greaterThanOrEqual, 0),
    ]

    @Test func sharesThatAddUpToOneCostTheSameInAnyOrder() throws {
        try expectCosts([997: 83.5], of: Self.complementaryShares)
    }

    @Test func centredViewsInSharesCostTheSameInAnyOrder() throws {
        try expectCosts([51: 2.711864], of: Self.centredInShares)
    }

    private func expectCosts(_ expected: [Double: Double], of lines: [ReferenceProgram.Line]) throws {
        var generator = SeededGenerator(seed: 19)
        for _ in 0..<300 {
            let shuffled = lines.shuffled(using: &generator)
            #expect(try costs(shuffled) == expected, "\(shuffled)")
        }
    }

    /// The sum of violations by priority, to a millionth; only those that aren't zero.
    private func costs(_ lines: [ReferenceProgram.Line]) throws -> [Double: Double] {
        var solver = Solver()
        let variables = (0..<16).map { _ in solver.addVariable() }
        for line in lines {
            let terms = line.terms.map { Term(variables[$0.variable], $0.coefficient) }
            try solver.add(terms, line.relation, line.constant, priority: line.priority)
        }
        try solver.solve()
        var values: [Double] = []
        for variable in variables { values.append(solver[variable]) }
        var costs: [Double: Double] = [:]
        for line in lines where line.priority < 1000 { costs[line.priority, default: 0] += line.violation(values) }
        return costs.mapValues { ($0 * 1e6).rounded() / 1e6 }.filter { $0.value != 0 }
    }
}

private func line(
    _ terms: [(Int, Double)], _ relation: Relation, _ constant: Double, _ priority: Double = 1000
) -> ReferenceProgram.Line {
    ReferenceProgram.Line(
        terms: terms.map { (variable: $0.0, coefficient: $0.1) }, relation: relation, constant: constant,
        priority: priority)
}
