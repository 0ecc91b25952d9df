import AutoLayout
import Foundation
import InterfaceBuilder

/// Why the text of a constraint says nothing to the reader.
struct LogProblem: Error {
    var reason: String
    init(_ reason: String) { self.reason = reason }
}

extension LoggedConstraint {
    /// Reads what stands between angle brackets.
    init(_ text: String, at position: SourcePosition) throws(LogProblem) {
        self.init(text: text, position: position, maker: .person, identifier: nil, statements: [])
        if text.hasPrefix("autoresizing frame of ") {
            maker = .autoresizing
            statements = try Self.frame(text.dropFirst("autoresizing frame of ".count))
            return
        }
        if text.hasPrefix("placement of ") || text.hasPrefix("widths and heights") {
            maker = .system
            isVague = true
            return
        }
        var body = try takeClass(of: text[...])
        takeNames(&body)
        let (rest, tail) = Self.split(body)
        let parser = StatementParser(names: Self.names(tail))
        statements = try parser.statements(rest)
        if maker == .autoresizing { statements = statements.map(parser.placed) }
    }

    /// Takes class, address and SnapKit's place in the source from the beginning.
    private mutating func takeClass(of text: Substring) throws(LogProblem) -> Substring {
        guard let match = text.prefixMatch(of: /([\w.$]+)(?::0x[0-9a-fA-F]+)?(?:@[^#<>]*#\d+)?\s+/) else {
            throw LogProblem("no class and no address of a constraint")
        }
        let name = match.output.1
        guard name.hasSuffix("Constraint") else { throw LogProblem("\(name) is no constraint") }
        if name.hasSuffix("AutoresizingMaskLayoutConstraint") { maker = .autoresizing }
        if name.hasSuffix("LayoutSupportConstraint") || name.hasSuffix("IBPrototypingLayoutConstraint") {
            maker = .system
        }
        return text[match.range.upperBound...]
    }

    /// Takes what stands before the statement: the mask, and a name in quotes.
    private mutating func takeNames(_ body: inout Substring) {
        while true {
            if let match = body.prefixMatch(of: /[hv]=[-&]+\s+/) {
                body = body[match.range.upperBound...]
            } else if identifier == nil, let match = body.prefixMatch(of: /'([^']*(?:'\w[^']*)*)'\s+/) {
                identifier = String(match.output.1)
                body = body[match.range.upperBound...]
            } else {
                break
            }
        }
        guard let identifier, maker == .person else { return }
        if identifier.hasPrefix("UISV-") {
            maker = .stackView
        } else if identifier.contains(/^(UI|NS)View-Encapsulated-Layout-|^_UITemporaryLayout|^NSWindow-current-/) {
            maker = .encapsulatedSize
        } else if identifier.hasSuffix("-guide-constraint") || identifier.contains("SafeAreaLayoutGuide-") {
            maker = .system
        }
    }

    /// The statement, and what stands in parentheses behind it.
    private static func split(_ body: Substring) -> (body: Substring, tail: Substring) {
        guard let match = body.firstMatch(of: /\s*\((?:active|inactive|[Nn]ames:).*$/) else { return (body, "") }
        return (body[..<match.range.lowerBound], body[match.range])
    }

    /// What `names:` introduces: items by the words that stand for them.
    private static func names(_ tail: Substring) -> [String: Item] {
        var names: [String: Item] = [:]
        for match in tail.matches(
            of: /(?:[Nn]ames:|,)\s*('\|'|[^,:'()]+):((?:[^\s,:']+:)?0x[0-9a-fA-F]+)(?:'([^']*)')?/)
        {
            let word = String(match.output.1).trimmingCharacters(in: .whitespaces)
            let parts = match.output.2.split(separator: ":")
            let isClass = parts.count > 1
            names[word] = Item(
                key: String(parts.last ?? ""), className: isClass ? String(parts[0]) : word,
                name: match.output.3.map(String.init))
        }
        return names
    }

    /// Our own words for a view with a frame: `UIView 'name' (20.0, 10.0, 100.0, 30.0)`.
    private static func frame(_ text: Substring) throws(LogProblem) -> [Statement] {
        guard let match = text.wholeMatch(of: /(.+) \(([-\d.e+]+), ([-\d.e+]+), ([-\d.e+]+), ([-\d.e+]+)\)/),
            let x = Double(match.output.2), let y = Double(match.output.3), let width = Double(match.output.4),
            let height = Double(match.output.5), [x, y, width, height].allSatisfy(\.isFinite)
        else { throw LogProblem("no view and no frame") }
        let parser = StatementParser(names: [:])
        let item = try parser.item(match.output.1)
        let values: [(AutoLayout.Attribute, Double)] = [(.left, x), (.top, y), (.width, width), (.height, height)]
        return values.map { attribute, value in
            parser.placed(Statement(first: Side(item: item, attribute: attribute), constant: value))
        }
    }
}
