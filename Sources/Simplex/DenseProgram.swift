/// A small linear program solved level by level on a dense tableau: slow, plain, and right.
///
/// Columns are the positive and negative parts of the variables, then the slack or the two errors of each row, then
/// an artificial for each row. After a level is minimised, every column whose reduced cost is positive is barred for
/// good: what remains is the face of that level's optima. Bland's rule excludes cycling.
struct DenseProgram {
    struct Line {
        var terms: [(variable: Int, coefficient: Double)]
        var relation: Relation
        var constant: Double
        var priority: Double
    }

    enum Outcome {
        case solved
        /// Indices of lines that together are contradictory (not necessarily irreducible).
        case infeasible([Int])
        case iterationLimit(Int)
    }

    private let variableCount: Int
    private let lines: [Line]
    private var width = 0
    private var firstArtificial = 0
    private var tableau: [Double] = []
    private var basis: [Int] = []
    private var barred: [Bool] = []
    private var costs: [(priority: Double, columns: [Int])] = []
    private var scale: [Double] = []
    private var sign: [Double] = []
    private var optimising = false
    private let tolerance = 1e-9

    init(variableCount: Int, lines: [Line]) {
        self.variableCount = variableCount
        self.lines = lines
        build()
    }

    private mutating func build() {
        var column = 2 * variableCount
        var errors: [(over: Int?, under: Int?)] = []
        var byPriority: [Double: [Int]] = [:]
        for line in lines {
            let required = line.priority >= 1000
            var pair: (over: Int?, under: Int?) = (nil, nil)
            if !required || line.relation == .greaterThanOrEqual {
                pair.over = column
                if !required && line.relation != .greaterThanOrEqual {
                    byPriority[line.priority, default: []].append(column)
                }
                column += 1
            }
            if !required || line.relation == .lessThanOrEqual {
                pair.under = column
                if !required && line.relation != .lessThanOrEqual {
                    byPriority[line.priority, default: []].append(column)
                }
                column += 1
            }
            errors.append(pair)
        }
        costs = byPriority.map { ($0.key, $0.value) }.sorted { $0.priority > $1.priority }
        firstArtificial = column
        width = column + lines.count + 1
        tableau = Array(repeating: 0, count: width * lines.count)
        barred = Array(repeating: false, count: width)
        for (index, line) in lines.enumerated() {
            let base = index * width
            let size = line.terms.reduce(0) { max($0, abs($1.coefficient)) }
            let unit = size > 0 ? size : 1
            let flip: Double = line.constant < 0 ? -1 : 1
            scale.append(unit)
            sign.append(flip)
            for term in line.terms {
                tableau[base + 2 * term.variable] += flip * term.coefficient / unit
                tableau[base + 2 * term.variable + 1] -= flip * term.coefficient / unit
            }
            // Errors are measured in the units of the row as written, so their coefficient is divided as well.
            if let over = errors[index].over { tableau[base + over] = -flip / unit }
            if let under = errors[index].under { tableau[base + under] = flip / unit }
            tableau[base + firstArtificial + index] = 1
            tableau[base + width - 1] = flip * line.constant / unit
            basis.append(firstArtificial + index)
        }
    }

    /// Minimises the required violations, then each level, highest first.
    mutating func solve() -> Outcome {
        var phaseOne = Array(repeating: 0.0, count: width)
        for index in lines.indices { phaseOne[firstArtificial + index] = 1 }
        switch minimise(phaseOne) {
        case .limit(let count): return .iterationLimit(count)
        case .unbounded: break
        case .done(let reduced):
            var violation = 0.0
            var size = 1.0
            for (row, column) in basis.enumerated() where column >= firstArtificial { violation += rightSide(row) }
            for line in lines.indices { size = max(size, abs(lines[line].constant / scale[line])) }
            if violation > 1e-8 * size {
                return .infeasible(lines.indices.filter { abs(1 - reduced[firstArtificial + $0]) > tolerance })
            }
        }
        for index in lines.indices { barred[firstArtificial + index] = true }
        optimising = true
        for level in costs {
            var cost = Array(repeating: 0.0, count: width)
            for column in level.columns { cost[column] = 1 }
            if case .limit(let count) = minimise(cost) { return .iterationLimit(count) }
        }
        return .solved
    }

    /// The value of a variable at the tableau's vertex.
    func value(_ variable: Int) -> Double {
        var result = 0.0
        for (row, column) in basis.enumerated() where column / 2 == variable && column < 2 * variableCount {
            result += column % 2 == 0 ? rightSide(row) : -rightSide(row)
        }
        return result
    }

    /// Another optimal value of a variable, if there is one. Call after `solve()` answered `.solved`.
    mutating func alternative(_ variable: Int) -> Double? {
        let before = value(variable)
        for direction in [1.0, -1.0] {
            var copy = self
            var cost = Array(repeating: 0.0, count: width)
            cost[2 * variable] = direction
            cost[2 * variable + 1] = -direction
            switch copy.minimise(cost) {
            case .unbounded: return before - direction
            case .limit: continue
            case .done:
                let after = copy.value(variable)
                if abs(after - before) > 1e-7 * max(1, abs(before)) { return after }
            }
        }
        return nil
    }

    private enum Minimum {
        case done([Double])
        case unbounded
        case limit(Int)
    }

    private func rightSide(_ row: Int) -> Double { tableau[row * width + width - 1] }

    private mutating func minimise(_ cost: [Double]) -> Minimum {
        var reduced = cost
        for (row, column) in basis.enumerated() where cost[column] != 0 {
            for index in 0..<width { reduced[index] -= cost[column] * tableau[row * width + index] }
        }
        let limit = 50 * (width + 100)
        for _ in 0..<limit {
            guard let entering = (0..<width - 1).first(where: { !barred[$0] && reduced[$0] < -tolerance }) else {
                for column in 0..<width - 1 where reduced[column] > tolerance { barred[column] = true }
                return .done(reduced)
            }
            var leaving: Int?
            var best = Double.infinity
            for row in basis.indices {
                let pivot = tableau[row * width + entering]
                // An artificial that stays basic at zero must not grow again: it leaves at either sign.
                let stuck = basis[row] >= firstArtificial && optimising
                if pivot > tolerance || (stuck && pivot < -tolerance) {
                    let ratio = stuck ? 0 : rightSide(row) / pivot
                    if ratio < best - 1e-12 || (ratio <= best + 1e-12 && leaving.map { basis[row] < basis[$0] } == true)
                    {
                        best = min(best, ratio)
                        leaving = row
                    }
                }
            }
            guard let leaving else { return .unbounded }
            pivot(leaving, entering, &reduced)
        }
        return .limit(limit)
    }

    private mutating func pivot(_ row: Int, _ column: Int, _ reduced: inout [Double]) {
        let base = row * width
        let factor = 1 / tableau[base + column]
        var support: [Int] = []
        for index in 0..<width where tableau[base + index] != 0 {
            tableau[base + index] *= factor
            support.append(index)
        }
        for other in basis.indices where other != row {
            let multiple = tableau[other * width + column]
            guard multiple != 0 else { continue }
            for index in support {
                let entry = tableau[other * width + index] - multiple * tableau[base + index]
                tableau[other * width + index] = abs(entry) < 1e-12 ? 0 : entry
            }
        }
        let multiple = reduced[column]
        for index in support { reduced[index] -= multiple * tableau[base + index] }
        basis[row] = column
    }
}
