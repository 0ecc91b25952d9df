import Simplex

/// A linear program solved level by level on a dense tableau of exact fractions: slow, plain, and right.
///
/// Columns are the positive and negative parts of the variables, then the slack or the two errors of each line, then
/// an artificial for each line. After a level is minimised, every column whose reduced cost is positive is barred for
/// good: what remains is the face of that level's optima. Bland's rule excludes cycling.
struct ReferenceProgram {
    struct Line {
        var terms: [(variable: Int, coefficient: Double)]
        var relation: Relation
        var constant: Double
        var priority: Double

        /// By how much the values violate the line.
        func violation(_ values: [Double]) -> Double {
            let excess = terms.reduce(-constant) { $0 + $1.coefficient * values[$1.variable] }
            switch relation {
            case .equal: return abs(excess)
            case .lessThanOrEqual: return max(0, excess)
            case .greaterThanOrEqual: return max(0, -excess)
            }
        }
    }

    enum Outcome: Equatable {
        /// The least sum of violations at each level, highest priority first.
        case optimal([Double])
        case infeasible
        /// The fractions became too long.
        case lost
    }

    private let variableCount: Int
    private let lines: [Line]
    /// After `solve()`, for each level by how much its least cost changes for each unit of each line's constant.
    private(set) var prices: [[Double]] = []
    private var tableau: [[Rational]] = []
    private var basis: [Int] = []
    private var barred: [Bool] = []
    private var levels: [(priority: Double, columns: [Int])] = []
    private var firstArtificial = 0
    private var width = 0
    private var optimising = false

    init(variableCount: Int, lines: [Line]) {
        self.variableCount = variableCount
        self.lines = lines
        var column = 2 * variableCount
        var errors: [(over: Int?, under: Int?)] = []
        var byPriority: [Double: [Int]] = [:]
        for line in lines {
            var pair: (over: Int?, under: Int?) = (nil, nil)
            let required = line.priority >= 1000
            if !required { byPriority[line.priority, default: []] += [] }
            if !required || line.relation == .greaterThanOrEqual {
                pair.over = column
                if !required, line.relation != .greaterThanOrEqual {
                    byPriority[line.priority, default: []].append(column)
                }
                column += 1
            }
            if !required || line.relation == .lessThanOrEqual {
                pair.under = column
                if !required, line.relation != .lessThanOrEqual {
                    byPriority[line.priority, default: []].append(column)
                }
                column += 1
            }
            errors.append(pair)
        }
        levels = byPriority.map { ($0.key, $0.value) }.sorted { $0.priority > $1.priority }
        firstArtificial = column
        width = column + lines.count + 1
        barred = Array(repeating: false, count: width)
        for (index, line) in lines.enumerated() {
            var row = Array(repeating: Rational(0), count: width)
            let flip = Rational(line.constant < 0 ? -1 : 1)
            for term in line.terms {
                let coefficient = flip * Rational(term.coefficient)
                row[2 * term.variable] = row[2 * term.variable] + coefficient
                row[2 * term.variable + 1] = row[2 * term.variable + 1] - coefficient
            }
            if let over = errors[index].over { row[over] = -flip }
            if let under = errors[index].under { row[under] = flip }
            row[firstArtificial + index] = Rational(1)
            row[width - 1] = flip * Rational(line.constant)
            tableau.append(row)
            basis.append(firstArtificial + index)
        }
    }

    mutating func solve() -> Outcome {
        var cost = Array(repeating: Rational(0), count: width)
        for index in lines.indices { cost[firstArtificial + index] = Rational(1) }
        guard let violation = minimise(cost) else { return .lost }
        if violation.isPositive { return .infeasible }
        for index in lines.indices { barred[firstArtificial + index] = true }
        optimising = true
        var result: [Double] = []
        for level in levels {
            var cost = Array(repeating: Rational(0), count: width)
            for column in level.columns { cost[column] = Rational(1) }
            guard let least = minimise(cost) else { return .lost }
            result.append(least.double)
        }
        return .optimal(result)
    }

    private mutating func minimise(_ cost: [Rational]) -> Rational? {
        var reduced = cost
        for (row, column) in basis.enumerated() where !cost[column].isZero {
            for index in 0..<width where !tableau[row][index].isZero {
                reduced[index] = reduced[index] - cost[column] * tableau[row][index]
            }
        }
        while true {
            if reduced.contains(where: \.isLost) { return nil }
            guard let entering = (0..<width - 1).first(where: { !barred[$0] && reduced[$0].isNegative }) else { break }
            if tableau.contains(where: { $0[entering].isLost || $0[width - 1].isLost }) { return nil }
            var leaving: Int?
            var best = Rational(0)
            for row in basis.indices {
                let pivot = tableau[row][entering]
                // An artificial that stays basic at zero must not grow again: it leaves at either sign.
                let stuck = optimising && basis[row] >= firstArtificial
                guard pivot.isPositive || (stuck && pivot.isNegative) else { continue }
                let ratio = stuck ? Rational(0) : tableau[row][width - 1] / pivot
                if let current = leaving {
                    if ratio < best || (ratio == best && basis[row] < basis[current]) {
                        leaving = row
                        best = ratio
                    }
                } else {
                    leaving = row
                    best = ratio
                }
            }
            guard let leaving else { return nil }
            pivot(leaving, entering, &reduced)
        }
        if optimising { prices.append(lines.indices.map { abs(reduced[firstArtificial + $0].double) }) }
        for column in 0..<width - 1 where reduced[column].isPositive { barred[column] = true }
        return -reduced[width - 1]
    }

    private mutating func pivot(_ row: Int, _ column: Int, _ reduced: inout [Rational]) {
        let divisor = tableau[row][column]
        let support = (0..<width).filter { !tableau[row][$0].isZero }
        for index in support { tableau[row][index] = tableau[row][index] / divisor }
        for other in basis.indices where other != row && !tableau[other][column].isZero {
            let multiple = tableau[other][column]
            for index in support {
                tableau[other][index] = tableau[other][index] - multiple * tableau[row][index]
            }
        }
        let multiple = reduced[column]
        for index in support { reduced[index] = reduced[index] - multiple * tableau[row][index] }
        basis[row] = column
    }
}
