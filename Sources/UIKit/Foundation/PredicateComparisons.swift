import Foundation

/// What the words between two values of a predicate mean.
extension PredicateParser {
    typealias Comparison = @Sendable (Any?, Any?, String.CompareOptions) -> Bool

    static let operators: [String: Comparison] = [
        "==": areEqual, "=": areEqual, "!=": { !areEqual($0, $1, $2) }, "<>": { !areEqual($0, $1, $2) },
        "<": { order($0, $1, $2) == .orderedAscending }, ">": { order($0, $1, $2) == .orderedDescending },
        "<=": isAtMost, "=<": isAtMost, ">=": { isAtMost($1, $0, $2) }, "=>": { isAtMost($1, $0, $2) },
        "BETWEEN": isBetween, "IN": { contains($1, $0, $2) }, "CONTAINS": contains,
        "BEGINSWITH": { hasRange($0, $1, $2.union(.anchored)) },
        "ENDSWITH": { hasRange($0, $1, $2.union([.anchored, .backwards])) },
        "LIKE": isLike, "MATCHES": matches,
    ]

    private static func areEqual(_ one: Any?, _ other: Any?, _ options: String.CompareOptions) -> Bool {
        guard let one = one.flatMap(unwrapped), let other = other.flatMap(unwrapped) else {
            return one.flatMap(unwrapped) == nil && other.flatMap(unwrapped) == nil
        }
        if let order = order(one, other, options) { return order == .orderedSame }
        return (one as? NSObject)?.isEqual(other) ?? false
    }

    private static func order(_ one: Any?, _ other: Any?, _ options: String.CompareOptions) -> ComparisonResult? {
        guard let one = one.flatMap(unwrapped), let other = other.flatMap(unwrapped) else { return nil }
        if let one = one as? String, let other = other as? String { return one.compare(other, options: options) }
        let areNumbers = NamedComparison.number(one) != nil && NamedComparison.number(other) != nil
        let areKnown = areNumbers || one is Date && other is Date || one is UUID && other is UUID
        return areKnown ? NamedComparison.standard(one, other) : nil
    }

    private static func isAtMost(_ one: Any?, _ other: Any?, _ options: String.CompareOptions) -> Bool {
        order(one, other, options).map { $0 != .orderedDescending } ?? false
    }

    private static func isBetween(_ one: Any?, _ bounds: Any?, _ options: String.CompareOptions) -> Bool {
        guard let bounds = bounds.flatMap(KeyValuePath.members), bounds.count == 2 else { return false }
        return isAtMost(bounds[0], one, options) && isAtMost(one, bounds[1], options)
    }

    private static func contains(_ whole: Any?, _ part: Any?, _ options: String.CompareOptions) -> Bool {
        if whole is String { return hasRange(whole, part, options) }
        return (whole.flatMap(KeyValuePath.members) ?? []).contains { areEqual($0, part, options) }
    }

    private static func hasRange(_ whole: Any?, _ part: Any?, _ options: String.CompareOptions) -> Bool {
        guard let whole = whole as? String, let part = part as? String else { return false }
        return whole.range(of: part, options: options) != nil
    }

    /// `*` stands for any letters, `?` for one.
    private static func isLike(_ text: Any?, _ pattern: Any?, _ options: String.CompareOptions) -> Bool {
        guard let pattern = pattern as? String else { return false }
        let expression = NSRegularExpression.escapedPattern(for: pattern)
            .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
        return matches(text, expression, options)
    }

    private static func matches(_ text: Any?, _ pattern: Any?, _ options: String.CompareOptions) -> Bool {
        guard let text = text as? String, let pattern = pattern as? String else { return false }
        return text.range(of: "^(?:\(pattern))$", options: options.union(.regularExpression)) != nil
    }
}
