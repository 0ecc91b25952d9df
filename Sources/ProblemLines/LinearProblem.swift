internal import Foundation
internal import Simplex

/// One problem of `espalier solve`, as its line spells it.
package struct LinearProblem: Decodable {
    struct Constraint: Decodable {
        var terms: [ProblemTerm]
        var relation: String
        var constant: Double
        var priority: Double
    }

    /// `[index, coefficient]`.
    struct ProblemTerm: Decodable {
        var variable: Int
        var coefficient: Double

        init(from decoder: any Decoder) throws {
            var pair = try decoder.unkeyedContainer()
            variable = try pair.decode(Int.self)
            coefficient = try pair.decode(Double.self)
            guard pair.isAtEnd else {
                throw DecodingError.dataCorruptedError(
                    in: pair, debugDescription: "a term has two members, an index and a coefficient")
            }
        }
    }

    var variables: Int
    var constraints: [Constraint]

    /// More unknowns than any layout has; a larger number is taken for a slip.
    static let mostVariables = 1_000_000

    /// What came of a line.
    package enum Outcome {
        case solved, conflict, unreadable
    }

    /// The answer's line, and what came of the problem.
    package static func answer(to line: LineReader.Line) throws -> (line: String, outcome: Outcome) {
        do throws(ProblemError) {
            return try solve(line)
        } catch {
            return (try error.line, .unreadable)
        }
    }

    private static func solve(_ line: LineReader.Line) throws(ProblemError) -> (line: String, outcome: Outcome) {
        let problem = try read(line)
        var solver = Solver()
        var unknowns: [Variable] = []
        for _ in 0..<problem.variables { unknowns.append(solver.addVariable()) }
        var indices: [Row: Int] = [:]
        for (index, constraint) in problem.constraints.enumerated() {
            let relation = try relation(constraint.relation, at: index)
            var terms: [Term] = []
            for term in constraint.terms {
                guard unknowns.indices.contains(term.variable) else {
                    throw .noSuchVariable(term.variable, count: unknowns.count, constraint: index)
                }
                terms.append(Term(unknowns[term.variable], term.coefficient))
            }
            do throws(SolverError) {
                let row = try solver.add(terms, relation, constraint.constant, priority: constraint.priority)
                indices[row] = index
            } catch {
                throw .refused(error, constraint: index)
            }
        }
        do throws(SolverError) {
            try solver.solve()
        } catch {
            guard case .conflict(let rows) = error else { throw .unsolved(error) }
            let list = rows.compactMap { indices[$0] }.sorted().map(String.init).joined(separator: ", ")
            return (#"{"conflict": ["# + list + "]}", .conflict)
        }
        var list = ""
        for (position, unknown) in unknowns.enumerated() {
            if position > 0 { list += ", " }
            // Adding zero turns a negative zero into a plain one.
            list += (solver[unknown] + 0).description
        }
        return (#"{"values": ["# + list + "]}", .solved)
    }

    private static func read(_ line: LineReader.Line) throws(ProblemError) -> LinearProblem {
        guard case .text(let data) = line else { throw .tooLong }
        guard data.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) else { throw .empty }
        let problem: LinearProblem
        do {
            problem = try JSONDecoder().decode(LinearProblem.self, from: data)
        } catch {
            throw .malformed(error)
        }
        guard (0...mostVariables).contains(problem.variables) else { throw .variableCount(problem.variables) }
        return problem
    }

    private static func relation(_ text: String, at index: Int) throws(ProblemError) -> Relation {
        switch text {
        case "==": .equal
        case "<=": .lessThanOrEqual
        case ">=": .greaterThanOrEqual
        default: throw .noSuchRelation(text, constraint: index)
        }
    }
}
