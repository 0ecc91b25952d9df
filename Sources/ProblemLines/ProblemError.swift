internal import Foundation
internal import Simplex

/// Why a line of `espalier solve` has no answer.
enum ProblemError: Error {
    case empty
    case tooLong
    case malformed(any Error)
    case variableCount(Int)
    case noSuchVariable(Int, count: Int, constraint: Int)
    case noSuchRelation(String, constraint: Int)
    case refused(SolverError, constraint: Int)
    case unsolved(SolverError)

    /// The answer's line.
    var line: String {
        get throws { #"{"error": "# + String(decoding: try JSONEncoder().encode(message), as: UTF8.self) + "}" }
    }

    private var message: String {
        switch self {
        case .empty: "the line is empty"
        case .tooLong: "the line is longer than \(LineReader.longest) bytes"
        case .malformed(let error): Self.describe(error)
        case .variableCount(let count):
            "\"variables\" is \(count); it must be from 0 to \(LinearProblem.mostVariables)"
        case .noSuchVariable(let index, let count, let constraint):
            "constraint \(constraint): variable \(index) is not among the \(count) variables, which count from 0"
        case .noSuchRelation(let text, let constraint):
            "constraint \(constraint): relation \"\(text.prefix(40))\" is none of ==, <= and >="
        case .refused(let error, let constraint): "constraint \(constraint): \(Self.describe(error))"
        case .unsolved(let error): Self.describe(error)
        }
    }

    private static func describe(_ error: SolverError) -> String {
        switch error {
        case .nonFiniteNumber(let number): "\(number) is not a finite number"
        case .priorityOutOfRange(let priority): "priority \(priority) is not from 1 to 1000"
        case .overflow: "the numbers are too large or too small to be combined"
        case .iterationLimit(let steps): "no optimum was found within \(steps) steps"
        case .conflict, .staleVariable, .staleRow, .variableInUse: "\(error)"
        }
    }

    private static func describe(_ error: any Error) -> String {
        guard let error = error as? DecodingError else { return "the line is not JSON" }
        switch error {
        case .keyNotFound(let key, let context): return "\(place(context))\"\(key.stringValue)\" is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            return "\(place(context))\(context.debugDescription)"
        case .dataCorrupted(let context):
            return context.codingPath.isEmpty ? "the line is not JSON" : "\(place(context))\(context.debugDescription)"
        @unknown default: return "the line is not a problem"
        }
    }

    private static func place(_ context: DecodingError.Context) -> String {
        guard !context.codingPath.isEmpty else { return "" }
        let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
        return path.drop { $0 == "." } + ": "
    }
}
