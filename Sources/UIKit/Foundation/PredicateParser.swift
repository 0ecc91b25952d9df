import Foundation

/// Reads predicates in Cocoa's language; see ``Foundation/NSPredicate``.
struct PredicateParser {
    typealias Test = (Any) -> Bool
    private typealias Value = (Any) -> Any?

    /// What isn't understood.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private var tokens: ArraySlice<String>
    private var arguments: ArraySlice<Any>

    init(_ format: String, _ arguments: [Any]) {
        let pattern =
            #/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|%[@KdifuxlsLg]+|\[[cdn]+\]|[<>=!]=|=[<>]|<>|&&|\|\||[\w.@$#]+|-\d[\d.]*|\S/#
        tokens = format.matches(of: pattern).map { String($0.0) }[...]
        self.arguments = arguments[...]
    }

    /// The whole predicate.
    mutating func predicate() throws -> Test {
        let test = try alternatives()
        if let rest = tokens.first { throw Failure(description: "\(rest) isn't understood") }
        return test
    }

    private mutating func take(_ words: String...) -> Bool {
        guard let next = tokens.first, words.contains(next.uppercased()) else { return false }
        tokens.removeFirst()
        return true
    }

    private mutating func alternatives() throws -> Test {
        var test = try conjunction()
        while take("OR", "||") {
            let (one, other) = (test, try conjunction())
            test = { one($0) || other($0) }
        }
        return test
    }

    private mutating func conjunction() throws -> Test {
        var test = try factor()
        while take("AND", "&&") {
            let (one, other) = (test, try factor())
            test = { one($0) && other($0) }
        }
        return test
    }

    private mutating func factor() throws -> Test {
        if take("NOT", "!") {
            let test = try factor()
            return { !test($0) }
        }
        if take("TRUEPREDICATE") { return { _ in true } }
        if take("FALSEPREDICATE") { return { _ in false } }
        if take("(") {
            let test = try alternatives()
            guard take(")") else { throw Failure(description: "a parenthesis isn't closed") }
            return test
        }
        return try comparison()
    }

    private mutating func comparison() throws -> Test {
        let left = try value()
        guard let name = tokens.popFirst()?.uppercased(), let compare = Self.operators[name] else {
            throw Failure(description: "a comparison is missing")
        }
        var options: String.CompareOptions = []
        if let marks = tokens.first, marks.hasPrefix("["), marks != "[" {
            if marks.contains("c") { options.insert(.caseInsensitive) }
            if marks.contains("d") { options.insert(.diacriticInsensitive) }
            tokens.removeFirst()
        }
        let right = try value()
        return { compare(left($0), right($0), options) }
    }

    // MARK: Values

    private mutating func value() throws -> Value {
        guard let token = tokens.popFirst() else { throw Failure(description: "it ends too early") }
        if token == "{" { return try list() }
        if token == "%K" {
            guard let path = arguments.popFirst() as? String else { throw Failure(description: "%K has no name") }
            return { Self.value(at: path, of: $0) }
        }
        if token.hasPrefix("%") {
            guard let argument = arguments.popFirst() else { throw Failure(description: "\(token) has no argument") }
            return { _ in argument is NSNull ? nil : argument }
        }
        if let quote = token.first, quote == "\"" || quote == "'" {
            let text = token.dropFirst().dropLast().replacingOccurrences(of: "\\", with: "")
            return { _ in text }
        }
        if let number = Double(token) { return { _ in number } }
        switch token.uppercased() {
        case "SELF": return { $0 }
        case "TRUE", "YES": return { _ in true }
        case "FALSE", "NO": return { _ in false }
        case "NIL", "NULL": return { _ in nil }
        default:
            guard token.first?.isLetter == true || token.first == "_", tokens.first != "(", token.uppercased() != "ANY"
            else { throw Failure(description: "\(token) isn't understood") }
            let path = token.hasPrefix("SELF.") || token.hasPrefix("self.") ? String(token.dropFirst(5)) : token
            return { Self.value(at: path, of: $0) }
        }
    }

    private mutating func list() throws -> Value {
        var values: [Value] = []
        while !take("}") {
            values.append(try value())
            _ = take(",")
        }
        return { object in values.map { $0(object) as Any } }
    }

    private static func value(at path: String, of object: Any) -> Any? {
        if let values = object as? [String: Any] { return values[path] }
        return (object as? NSObject)?.value(forKeyPath: path)
    }

    // MARK: Comparisons

    private typealias Comparison = @Sendable (Any?, Any?, String.CompareOptions) -> Bool

    private static let operators: [String: Comparison] = [
        "==": areEqual, "=": areEqual, "!=": { !areEqual($0, $1, $2) }, "<>": { !areEqual($0, $1, $2) },
        "<": { order($0, $1, $2) == .orderedAscending }, ">": { order($0, $1, $2) == .orderedDescending },
        "<=": isAtMost, "=<": isAtMost, ">=": { isAtMost($1, $0, $2) }, "=>": { isAtMost($1, $0, $2) },
        "BETWEEN": isBetween, "IN": { contains($1, $0, $2) }, "CONTAINS": contains,
        "BEGINSWITH": { hasRange($0, $1, $2.union(.anchored)) },
        "ENDSWITH": { hasRange($0, $1, $2.union([.anchored, .backwards])) },
        "LIKE": isLike, "MATCHES": matches,
    ]

    private static func areEqual(_ one: Any?, _ other: Any?, _ options: String.CompareOptions) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        if let order = order(one, other, options) { return order == .orderedSame }
        return (one as? NSObject)?.isEqual(other) ?? false
    }

    private static func order(_ one: Any?, _ other: Any?, _ options: String.CompareOptions) -> ComparisonResult? {
        guard let one, let other else { return nil }
        if let one = one as? String, let other = other as? String { return one.compare(other, options: options) }
        let areNumbers = NamedComparison.number(one) != nil && NamedComparison.number(other) != nil
        let areKnown = areNumbers || one is Date && other is Date || one is UUID && other is UUID
        return areKnown ? NamedComparison.standard(one, other) : nil
    }

    private static func isAtMost(_ one: Any?, _ other: Any?, _ options: String.CompareOptions) -> Bool {
        order(one, other, options).map { $0 != .orderedDescending } ?? false
    }

    private static func isBetween(_ one: Any?, _ bounds: Any?, _ options: String.CompareOptions) -> Bool {
        guard let bounds = bounds as? [Any], bounds.count == 2 else { return false }
        return isAtMost(bounds[0], one, options) && isAtMost(one, bounds[1], options)
    }

    private static func contains(_ whole: Any?, _ part: Any?, _ options: String.CompareOptions) -> Bool {
        if whole is String { return hasRange(whole, part, options) }
        let members = whole as? [Any] ?? (whole as? NSSet)?.allObjects ?? (whole as? NSOrderedSet)?.array ?? []
        return members.contains { areEqual($0, part, options) }
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
