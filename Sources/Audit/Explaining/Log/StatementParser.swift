import AutoLayout

/// Reads what a constraint of a log says: `A.width == 0.5*B.width - 10`, or `H:|-(20)-[A]`.
struct StatementParser {
    typealias Item = LoggedConstraint.Item
    typealias Side = LoggedConstraint.Side
    typealias Statement = LoggedConstraint.Statement

    /// The items that words stand for.
    let names: [String: Item]

    init(names: [String: Item]) { self.names = names }

    /// Reads a statement, or the two of a view's own size.
    func statements(_ text: Substring) throws(LogProblem) -> [Statement] {
        var text = text
        var own: (hugging: Double, resistance: Double)?
        if let match = text.firstMatch(of: /\s+Hug:(\d+)\s+CompressionRes:(\d+)\s*$/) {
            own = (Double(match.output.1) ?? 250, Double(match.output.2) ?? 750)
            text = text[..<match.range.lowerBound]
        }
        var statement = try self.statement(text)
        guard let own else { return [statement] }
        statement.relation = .lessThanOrEqual
        statement.priority = own.hugging
        var other = statement
        other.relation = .greaterThanOrEqual
        other.priority = own.resistance
        return [statement, other]
    }

    private func statement(_ text: Substring) throws(LogProblem) -> Statement {
        var text = text
        var priority = 1000.0
        if let match = text.firstMatch(of: /(?:\s*@\s?|\s+priority:)([\d.]+)\s*$/), let value = Double(match.output.1) {
            priority = value
            text = text[..<match.range.lowerBound]
        }
        var direction: Substring?
        if let match = text.firstMatch(of: /\s*\((LTR|RTL)\)\s*$/) {
            direction = match.output.1
            text = text[..<match.range.lowerBound]
        }
        let isVisual = text.hasPrefix("H:") || text.hasPrefix("V:")
        var statement = isVisual ? try visual(text, isAbsolute: direction == "LTR") : try equation(text)
        statement.isRightToLeft = direction == "RTL"
        if priority != 1000 { statement.priority = priority }
        guard (1...1000).contains(statement.priority) else { throw LogProblem("the priority isn't from 1 to 1000") }
        return statement
    }

    // MARK: Equations

    private func equation(_ text: Substring) throws(LogProblem) -> Statement {
        // A text between quotation marks may hold a sign, too: then no attribute stands before it.
        let signs = text.matches(of: /\s+(==|<=|>=)\s+/)
        guard let match = signs.first(where: { (try? side(text[..<$0.range.lowerBound])) != nil }) ?? signs.first else {
            throw LogProblem("neither an equation nor visual format")
        }
        var statement = Statement(first: try side(text[..<match.range.lowerBound]))
        statement.relation = Self.relation(match.output.1)
        var right = text[match.range.upperBound...]
        while right.last?.isWhitespace == true { right.removeLast() }
        if let constant = Double(right) {
            statement.constant = constant
        } else {
            try readRight(right, &statement)
        }
        guard statement.constant.isFinite, statement.multiplier.isFinite else {
            throw LogProblem("a number that isn't finite")
        }
        return statement
    }

    private func readRight(_ text: Substring, _ statement: inout Statement) throws(LogProblem) {
        var text = text
        if let match = text.prefixMatch(of: /([-\d.e+]+)\s?\*\s?/), let factor = Double(match.output.1) {
            statement.multiplier = factor
            text = text[match.range.upperBound...]
        }
        if let match = text.firstMatch(of: /\s+([+-])\s+([\d.e+]+)\s*$/), let constant = Double(match.output.2) {
            statement.constant = match.output.1 == "-" ? -constant : constant
            text = text[..<match.range.lowerBound]
        }
        statement.second = try side(text)
    }

    private func side(_ text: Substring) throws(LogProblem) -> Side {
        guard let dot = text.lastIndex(of: "."),
            let attribute = Self.attributes[String(text[text.index(after: dot)...])]
        else { throw LogProblem("no attribute in \(String(text.prefix(60)).debugDescription)") }
        return Side(item: try item(text[..<dot]), attribute: attribute)
    }

    /// A view or guide: `UILabel:0x7f80'Name'`, a word of `names:`, or `UILabel 'Name'` as our own log has it. A word of which the
    /// log says nothing more, as where people have cut it, is a name as well.
    func item(_ text: Substring) throws(LogProblem) -> Item {
        if let known = names[String(text)] { return known }
        if let match = text.wholeMatch(of: /([^\s:]+):(0x[0-9a-fA-F]+)(?:'(.*)')?/) {
            return Item(
                key: String(match.output.2), className: String(match.output.1), name: match.output.3.map(String.init))
        }
        if let match = text.wholeMatch(of: /(\S+) '(.*?)'(?: of .*)?/) {
            return Item(key: String(text), className: String(match.output.1), name: String(match.output.2))
        }
        if let match = text.wholeMatch(of: /(\S+) (0x[0-9a-fA-F]+)(?: of .*)?/) {
            return Item(key: String(match.output.2), className: String(match.output.1), name: nil)
        }
        if text.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_.$-]*/) != nil {
            return Item(key: String(text), className: String(text), name: nil)
        }
        throw LogProblem("no view in \(String(text.prefix(60)).debugDescription)")
    }

    private static func relation(_ sign: Substring) -> AutoLayout.Relation {
        switch sign {
        case "<=": .lessThanOrEqual
        case ">=": .greaterThanOrEqual
        default: .equal
        }
    }

    private static let attributes: [String: AutoLayout.Attribute] = {
        var attributes = Dictionary(uniqueKeysWithValues: AutoLayout.Attribute.allCases.map { ("\($0)", $0) })
        attributes["notAnAttribute"] = nil
        // Masks are printed by other names.
        attributes.merge([
            "minX": .left, "midX": .centerX, "maxX": .right, "minY": .top, "midY": .centerY, "maxY": .bottom,
            "baseline": .lastBaseline,
        ]) { $1 }
        return attributes
    }()

    // MARK: Visual format

    /// - Parameter isAbsolute: the beginning is on the left and not where reading begins.
    private func visual(_ text: Substring, isAbsolute: Bool) throws(LogProblem) -> Statement {
        let isVertical = text.hasPrefix("V:")
        let text = text.dropFirst(2)
        let start: AutoLayout.Attribute = isVertical ? .top : isAbsolute ? .left : .leading
        let end: AutoLayout.Attribute = isVertical ? .bottom : isAbsolute ? .right : .trailing
        if let match = text.wholeMatch(of: /\|(.*?)\[(.+)\]/) {
            return try gap(
                match.output.1, from: Side(item: superview(), attribute: start),
                to: Side(item: try item(match.output.2), attribute: start))
        }
        if let match = text.wholeMatch(of: /\[(.+)\]([-(\d].*?|)\|/) {
            return try gap(
                match.output.2, from: Side(item: try item(match.output.1), attribute: end),
                to: Side(item: superview(), attribute: end))
        }
        if let match = text.wholeMatch(of: /\[(.+?)\]([-(\d][^\[]*?|)\[(.+)\]/) {
            return try gap(
                match.output.2, from: Side(item: try item(match.output.1), attribute: end),
                to: Side(item: try item(match.output.3), attribute: start))
        }
        if let match = text.wholeMatch(of: /\[(.+)\(([^()]+)\)\]/) {
            let length = Side(item: try item(match.output.1), attribute: isVertical ? .height : .width)
            return try predicate(match.output.2, Statement(first: length))
        }
        throw LogProblem("visual format that isn't understood")
    }

    private func superview() throws(LogProblem) -> Item {
        guard let item = names["'|'"] else { throw LogProblem("\"names:\" doesn't say what '|' stands for") }
        return item
    }

    /// `-(20)-`, `-20-`, `-`, or nothing.
    private func gap(_ text: Substring, from: Side, to: Side) throws(LogProblem) -> Statement {
        var statement = Statement(first: to, second: from)
        statement.container = names["'|'"]
        if text.isEmpty { return statement }
        guard text.hasPrefix("-"), text.hasSuffix("-") else { throw LogProblem("a distance that isn't understood") }
        // What is standard between siblings.
        statement.constant = 8
        if text == "-" { return statement }
        var inner = text.dropFirst().dropLast()
        if inner.hasPrefix("("), inner.hasSuffix(")") { inner = inner.dropFirst().dropLast() }
        if let match = inner.firstMatch(of: /NSSpace\(([-\d.]+)\)/) {
            inner.replaceSubrange(match.range, with: match.output.1)
        }
        return try predicate(inner, statement)
    }

    /// `20`, `>=20@750`, or an item to be as long as.
    private func predicate(_ text: Substring, _ statement: Statement) throws(LogProblem) -> Statement {
        var (text, statement) = (text, statement)
        if let match = text.firstMatch(of: /@([\d.]+)$/), let priority = Double(match.output.1) {
            statement.priority = priority
            text = text[..<match.range.lowerBound]
        }
        if let match = text.prefixMatch(of: /==|<=|>=/) {
            statement.relation = Self.relation(match.output)
            text = text[match.range.upperBound...]
        }
        if let constant = Double(text) {
            guard constant.isFinite else { throw LogProblem("a number that isn't finite") }
            statement.constant = constant
            return statement
        }
        guard statement.second == nil else { throw LogProblem("a distance that isn't understood") }
        statement.second = Side(item: try item(text), attribute: statement.first.attribute)
        return statement
    }

    // MARK: Masks

    /// A statement of an autoresizing mask: places are measured from the superview.
    func placed(_ statement: Statement) -> Statement {
        var statement = statement
        guard statement.second == nil, statement.first.attribute.isPosition else { return statement }
        let item = statement.first.item
        statement.first.origin =
            names["'|'"]
            ?? Item(key: "superview of \(item.key)", className: "the superview of \(item.words)", name: nil)
        return statement
    }
}
