import Foundation

/// Reads predicates in Cocoa's language; see ``Foundation/NSPredicate``.
struct PredicateParser {
    /// What a predicate is asked about: an object, and values for the variables (`$x`).
    struct Subject {
        let object: Any?
        var variables: [String: Any] = [:]
    }

    typealias Test = (Subject) -> Bool
    private typealias Value = (Subject) -> Any?

    /// What isn't understood.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private var tokens: ArraySlice<String>
    private var arguments: ArraySlice<Any>

    init(_ format: String, _ arguments: [Any]) {
        let pattern =
            #/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|%[@KdifuxlsLg]+|\[[cdn]+\]|[<>=!]=|=[<>]|<>|&&|\|\||\$\w+|\d[\d.]*(?:[eE][-+]?\d+)?|\.?[\w@#][\w.@#]*|\*\*|\S/#
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

    private mutating func need(_ word: String) throws {
        guard take(word) else { throw Failure(description: "\(word) is missing") }
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
        if tokens.first == "(", let test = try group() { return test }
        return try comparison()
    }

    /// A predicate in parentheses; nil where they hold a value: `(price + 1) > 2`.
    private mutating func group() throws -> Test? {
        let (before, values) = (tokens, arguments)
        tokens.removeFirst()
        if let test = try? alternatives(), take(")"), tokens.first.map(Self.goesOn) != false { return test }
        (tokens, arguments) = (before, values)
        var ahead = self
        let isValue =
            (try? ahead.sum()) != nil && ahead.tokens.first.map { Self.operators[$0.uppercased()] != nil } == true
        if isValue { return nil }
        // Says what is wrong.
        tokens.removeFirst()
        _ = try alternatives()
        throw Failure(description: "a parenthesis isn't closed")
    }

    private static func goesOn(_ token: String) -> Bool {
        ["AND", "&&", "OR", "||", ")", ","].contains(token.uppercased())
    }

    private enum Quantity { case any, all, none }

    private mutating func comparison() throws -> Test {
        let quantity: Quantity? = take("ANY", "SOME") ? .any : take("ALL") ? .all : take("NONE") ? Quantity.none : nil
        let left = try sum()
        guard let name = tokens.popFirst()?.uppercased(), let compare = Self.operators[name] else {
            throw Failure(description: "a comparison is missing")
        }
        var options: String.CompareOptions = []
        if let marks = tokens.first, marks.hasPrefix("["), marks != "[" {
            if marks.contains("c") { options.insert(.caseInsensitive) }
            if marks.contains("d") { options.insert(.diacriticInsensitive) }
            tokens.removeFirst()
        }
        let right = try sum()
        guard let quantity else { return { compare(left($0), right($0), options) } }
        return { subject in
            let (value, other) = (left(subject), right(subject))
            let values = value.flatMap(KeyValuePath.members) ?? value.map { [$0] } ?? []
            let members = values.flatMap { KeyValuePath.members(of: $0) ?? [$0] }
            return switch quantity {
            case .any: members.contains { compare($0, other, options) }
            case .all: members.allSatisfy { compare($0, other, options) }
            case .none: !members.contains { compare($0, other, options) }
            }
        }
    }

    // MARK: Values

    private mutating func sum() throws -> Value {
        var value = try product()
        while let sign = tokens.first, ["+", "-"].contains(sign) {
            tokens.removeFirst()
            value = Self.calculated(value, try product()) { sign == "+" ? $0 + $1 : $0 - $1 }
        }
        return value
    }

    private mutating func product() throws -> Value {
        var value = try power()
        while let sign = tokens.first, ["*", "/"].contains(sign) {
            tokens.removeFirst()
            value = Self.calculated(value, try power()) { sign == "*" ? $0 * $1 : $0 / $1 }
        }
        return value
    }

    private mutating func power() throws -> Value {
        let value = try self.value()
        guard take("**") else { return value }
        return Self.calculated(value, try power()) { pow($0, $1) }
    }

    private static func calculated(
        _ one: @escaping Value, _ other: @escaping Value, _ calculate: @escaping (Double, Double) -> Double
    ) -> Value {
        return { subject in
            guard let one = one(subject).flatMap(NamedComparison.number),
                let other = other(subject).flatMap(NamedComparison.number)
            else { return nil }
            return calculate(one, other)
        }
    }

    /// A value and what follows it: `SUBQUERY(…).@count`, `names[FIRST]`.
    private mutating func value() throws -> Value {
        var value = try simpleValue()
        while let next = tokens.first {
            if next.hasPrefix("."), next.count > 1 {
                tokens.removeFirst()
                let (owner, path) = (value, String(next.dropFirst()))
                value = { subject in owner(subject).flatMap { KeyValuePath.value(path, of: $0) } }
            } else if next == "[" {
                tokens.removeFirst()
                value = try part(of: value)
            } else {
                break
            }
        }
        return value
    }

    private mutating func part(of list: @escaping Value) throws -> Value {
        defer { _ = take("]") }
        if take("FIRST") { return { list($0).flatMap(KeyValuePath.members)?.first } }
        if take("LAST") { return { list($0).flatMap(KeyValuePath.members)?.last } }
        if take("SIZE") { return { list($0).flatMap(KeyValuePath.members)?.count } }
        let index = try sum()
        return { subject in
            guard let place = index(subject).flatMap(NamedComparison.number),
                let members = list(subject).flatMap(KeyValuePath.members),
                members.indices.contains(Int(place))
            else { return nil }
            return members[Int(place)]
        }
    }

    private mutating func simpleValue() throws -> Value {
        guard let token = tokens.popFirst() else { throw Failure(description: "it ends too early") }
        if token == "{" { return try list("}") }
        if token == "(" {
            let value = try sum()
            try need(")")
            return value
        }
        if token == "-" {
            let value = try self.value()
            return { value($0).flatMap(NamedComparison.number).map { -$0 } }
        }
        if token == "%K" {
            guard let path = arguments.popFirst() as? String else { throw Failure(description: "%K has no name") }
            return { $0.object.flatMap { KeyValuePath.value(path, of: $0) } }
        }
        if token.hasPrefix("%") {
            guard let argument = arguments.popFirst() else { throw Failure(description: "\(token) has no argument") }
            return { _ in argument is NSNull ? nil : argument }
        }
        if token.hasPrefix("$") {
            let name = String(token.dropFirst())
            return { $0.variables[name] }
        }
        if let quote = token.first, quote == "\"" || quote == "'" {
            let text = token.dropFirst().dropLast().replacingOccurrences(of: "\\", with: "")
            return { _ in text }
        }
        if let number = Double(token) { return { _ in number } }
        return try named(token)
    }

    private mutating func named(_ token: String) throws -> Value {
        let word = token.uppercased()
        switch word {
        case "SELF": return { $0.object }
        case "TRUE", "YES": return { _ in true }
        case "FALSE", "NO": return { _ in false }
        case "NIL", "NULL": return { _ in nil }
        case "SUBQUERY": return try subquery()
        default: break
        }
        if tokens.first == ":", tokens.dropFirst().first == "(" { tokens.removeFirst() }
        if take("(") { return try function(word, list(")")) }
        guard token.first?.isLetter == true || token.first == "_" || token.first == "@" else {
            throw Failure(description: "\(token) isn't understood")
        }
        let path = word.hasPrefix("SELF.") ? String(token.dropFirst(5)) : token
        return { $0.object.flatMap { KeyValuePath.value(path, of: $0) } }
    }

    private mutating func list(_ end: String) throws -> Value {
        var values: [Value] = []
        while !take(end) {
            values.append(try sum())
            _ = take(",")
        }
        return { subject in values.map { $0(subject) as Any } }
    }

    /// `SUBQUERY(items, $item, $item.price > 2)`: those of the others that fulfil a predicate.
    private mutating func subquery() throws -> Value {
        try need("(")
        let list = try sum()
        try need(",")
        guard let name = tokens.popFirst()?.dropFirst() else { throw Failure(description: "a variable is missing") }
        try need(",")
        let test = try alternatives()
        try need(")")
        return { subject in
            var inner = subject
            return list(subject).flatMap(KeyValuePath.members)?.filter { member in
                inner.variables[String(name)] = member
                return test(inner)
            }
        }
    }

    private func function(_ name: String, _ arguments: @escaping Value) throws -> Value {
        func first(_ subject: Subject) -> Any? { (arguments(subject) as? [Any])?.first.flatMap(unwrapped) }
        switch name {
        case "NOW": return { _ in Date() }
        case "LOWERCASE": return { (first($0) as? String)?.lowercased() }
        case "UPPERCASE": return { (first($0) as? String)?.uppercased() }
        case "LENGTH": return { (first($0) as? String)?.count }
        case "ABS": return { first($0).flatMap(NamedComparison.number).map(abs) }
        case "CAST": return { first($0) }
        case "COUNT", "SUM", "MIN", "MAX", "AVERAGE":
            let operation = name == "AVERAGE" ? "@avg" : "@\(name.lowercased())"
            return { subject in
                let values = arguments(subject) as? [Any] ?? []
                let members = values.count == 1 ? values.first.flatMap(KeyValuePath.members) : nil
                return KeyValuePath.aggregate(operation, of: members ?? values)
            }
        default: throw Failure(description: "\(name)() isn't understood")
        }
    }
}
