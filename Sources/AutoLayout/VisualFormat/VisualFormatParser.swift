/// Reads the visual format language by recursive descent; each function stands for a rule of the grammar.
struct VisualFormatParser {
    private let format: String
    private let characters: [Character]
    private var position = 0

    init(_ format: String) {
        self.format = format
        characters = Array(format)
    }

    mutating func parse() throws(VisualFormatError) -> VisualFormat {
        skipSpaces()
        var axis = Axis.horizontal
        if next == "H" || next == "V", position + 1 < characters.count, characters[position + 1] == ":" {
            axis = next == "V" ? .vertical : .horizontal
            position += 2
        }
        var leading: VisualFormat.Space?
        var trailing: VisualFormat.Space?
        var spaces: [VisualFormat.Space] = []
        if take("|") { leading = try space() }
        var views = [try view()]
        while true {
            skipSpaces()
            guard next != nil else { break }
            let between = try space()
            if take("|") {
                trailing = between
                skipSpaces()
                guard next == nil else { throw error("nothing may follow the superview's edge '|'") }
                break
            }
            guard next == "[" else { throw error("expected a view '[name]' or the superview's edge '|'") }
            spaces.append(between)
            views.append(try view())
        }
        return VisualFormat(
            axis: axis, views: views, leadingSpace: leading, spaces: spaces, trailingSpace: trailing)
    }

    // MARK: Rules

    private mutating func space() throws(VisualFormatError) -> VisualFormat.Space {
        guard take("-") else { return .none }
        skipSpaces()
        if next == "[" || next == "|" { return .standard }
        let predicates: [VisualFormat.Predicate]
        if next == "(" {
            predicates = try predicateList()
        } else {
            // Apple's grammar has a number or a name alone here; UIKit takes a relation as well, and many programs write one.
            predicates = [VisualFormat.Predicate(relation: relation(), value: try value(), priority: nil)]
        }
        guard take("-") else { throw error("expected '-' after the space") }
        return .predicates(predicates)
    }

    private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
        guard take("[") else { throw error("expected a view '[name]'") }
        skipSpaces()
        let column = position + 1
        let name = try name("a view's name")
        skipSpaces()
        let lengths = next == "(" ? try predicateList() : []
        guard take("]") else { throw error("expected ']' after the view '\(name)'") }
        return VisualFormat.View(name: name, column: column, lengths: lengths)
    }

    private mutating func predicateList() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        guard take("(") else { throw error("expected '('") }
        var predicates: [VisualFormat.Predicate] = []
        repeat {
            predicates.append(try predicate())
        } while take(",")
        guard take(")") else { throw error("expected ',' or ')'") }
        return predicates
    }

    private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        let relation = relation()
        let value = try value()
        let priority = take("@") ? try self.value() : nil
        return VisualFormat.Predicate(relation: relation, value: value, priority: priority)
    }

    /// The relation that is stated; equality where none is.
    private mutating func relation() -> Relation {
        skipSpaces()
        for (sign, meaning) in [("==", Relation.equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual)]
        where takeSign(sign) {
            return meaning
        }
        return .equal
    }

    private mutating func value() throws(VisualFormatError) -> VisualFormat.Value {
        skipSpaces()
        let start = position
        if let sign = next, sign == "-" || sign == "+" { position += 1 }
        while let character = next, character.isASCII, character.isNumber || character == "." { position += 1 }
        if position > start, let number = Double(String(characters[start..<position])), number.isFinite {
            return .number(number)
        }
        position = start
        let column = position + 1
        return .name(try name("a number or a name"), column: column)
    }

    private mutating func name(_ expected: String) throws(VisualFormatError) -> String {
        let start = position
        if let first = next, first.isLetter || first == "_" {
            while let character = next, character.isLetter || character.isNumber || character == "_" || character == "."
            {
                position += 1
            }
        }
        guard position > start else { throw error("expected \(expected)") }
        return String(characters[start..<position])
    }

    // MARK: Characters

    private var next: Character? { position < characters.count ? characters[position] : nil }

    private mutating func skipSpaces() {
        while let character = next, character.isWhitespace { position += 1 }
    }

    private mutating func take(_ character: Character) -> Bool {
        skipSpaces()
        guard next == character else { return false }
        position += 1
        return true
    }

    private mutating func takeSign(_ sign: String) -> Bool {
        let end = position + sign.count
        guard end <= characters.count, String(characters[position..<end]) == sign else { return false }
        position = end
        return true
    }

    private func error(_ message: String) -> VisualFormatError {
        VisualFormatError(format: format, column: position + 1, message: message)
    }
}
