/// The rules of `<style>` blocks: `p.note, #first { color: red }`. Rules with "@" are left out, and selectors that ask for
/// more than names, classes, identifiers and what is around.
struct HTMLStyleSheet {
    private struct Rule {
        var selector: HTMLSelector
        var usual: [HTMLDeclaration]
        var important: [HTMLDeclaration]
    }

    private var rules: [Rule] = []
    /// Where rules are, by what their selectors must find first.
    private var places: [String: [Int]] = [:]

    /// What a document has beyond these is left out, so that each element is compared with few.
    private static let mostRules = 500

    /// Adds the rules of a block.
    mutating func add(_ css: String) {
        var rest = Self.withoutComments(css)[...]
        while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
            let prelude = Self.selectors(of: rest[..<open])
            let isAtRule = prelude.first == UInt8(ascii: "@")
            let close =
                isAtRule
                ? Self.end(of: rest[open...]) : rest[open...].firstIndex(of: UInt8(ascii: "}")) ?? rest.endIndex
            if !isAtRule {
                add(
                    String(decoding: prelude, as: UTF8.self),
                    String(decoding: rest[rest.index(after: open)..<close], as: UTF8.self))
            }
            rest = rest[min(close + 1, rest.endIndex)...]
        }
    }

    private mutating func add(_ selectors: String, _ block: String) {
        guard rules.count < Self.mostRules else { return }
        let (usual, important) = HTMLDeclaration.list(block)
        guard !usual.isEmpty || !important.isEmpty else { return }
        for text in Self.pieces(selectors, at: UInt8(ascii: ",")) where rules.count < Self.mostRules {
            guard let selector = HTMLSelector(String(text)) else { continue }
            places[selector.key, default: []].append(rules.count)
            rules.append(Rule(selector: selector, usual: usual, important: important))
        }
    }

    /// What the rules say of an element, the least important first.
    ///
    /// - Parameter isOpen: whether an element of a name, class or identifier is around it.
    func declarations(
        of tag: HTMLTag, in isOpen: (String) -> Bool
    ) -> (usual: [HTMLDeclaration], important: [HTMLDeclaration]) {
        guard !rules.isEmpty else { return ([], []) }
        let keys = Set(tag.keys)
        let found = (keys + ["*"]).flatMap { places[$0] ?? [] }
            .filter { rules[$0].selector.isFulfilled(keys, in: isOpen) }
            .sorted { (rules[$0].selector.weight, $0) < (rules[$1].selector.weight, $1) }
        return (found.flatMap { rules[$0].usual }, found.flatMap { rules[$0].important })
    }

    // MARK: Reading

    private static func withoutComments(_ css: String) -> [UInt8] {
        let bytes = Array(css.utf8)
        var kept: [UInt8] = []
        var rest = bytes[...]
        while let byte = rest.first {
            if byte == UInt8(ascii: "/"), rest.starts(with: "/*".utf8) {
                rest = rest.dropFirst(2)
                while !rest.isEmpty, !rest.starts(with: "*/".utf8) { rest = rest.dropFirst() }
                rest = rest.dropFirst(2)
            } else {
                kept.append(byte)
                rest = rest.dropFirst()
            }
        }
        return kept
    }

    /// What stands before a block, without rules that end by a semicolon and marks of comments.
    private static func selectors(of prelude: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var prelude = prelude
        if let semicolon = prelude.lastIndex(of: UInt8(ascii: ";")) { prelude = prelude[(semicolon + 1)...] }
        while true {
            prelude = prelude.drop { $0.isSpace }
            if prelude.starts(with: "<!--".utf8) {
                prelude = prelude.dropFirst(4)
            } else if prelude.starts(with: "-->".utf8) {
                prelude = prelude.dropFirst(3)
            } else {
                return prelude
            }
        }
    }

    /// Where the block that begins here ends, with the blocks in it.
    private static func end(of block: ArraySlice<UInt8>) -> Int {
        var depth = 0
        for index in block.indices {
            if block[index] == UInt8(ascii: "{") { depth += 1 }
            if block[index] == UInt8(ascii: "}") { depth -= 1 }
            if depth == 0 { return index }
        }
        return block.endIndex
    }

    /// The parts of a text between separators that stand in no quotes and brackets.
    static func pieces(_ text: String, at separator: UInt8) -> [Substring] {
        var pieces: [Substring] = []
        var (start, depth, quote) = (text.startIndex, 0, UInt8(0))
        for index in text.utf8.indices {
            let byte = text.utf8[index]
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "(") {
                depth += 1
            } else if byte == UInt8(ascii: ")") {
                depth = max(depth - 1, 0)
            } else if byte == separator, depth == 0 {
                pieces.append(text[start..<index])
                start = text.utf8.index(after: index)
            }
        }
        return pieces + [text[start...]]
    }

    /// The words of a value.
    static func words(_ value: String) -> [String] {
        pieces(String(value.map { $0.isWhitespace ? " " : $0 }), at: UInt8(ascii: " "))
            .filter { !$0.isEmpty }.map(String.init)
    }

    /// A text without the spaces around it.
    static func trimmed(_ text: Substring) -> String {
        var bytes = text.utf8[...]
        while let first = bytes.first, first.isSpace { bytes.removeFirst() }
        while let last = bytes.last, last.isSpace { bytes.removeLast() }
        return String(Substring(bytes))
    }
}

/// Which elements a rule is for: `ul li.open`.
struct HTMLSelector {
    /// What the element itself is.
    private var own: Set<String> = []
    /// What must be around it, in any order.
    private var around: [String] = []
    /// How important the rule is beside others.
    private(set) var weight = 0

    /// The rarest of what the element must be, or "*".
    var key: String {
        own.first { $0.hasPrefix("#") } ?? own.first { $0.hasPrefix(".") } ?? own.first ?? "*"
    }

    /// Nil for selectors that ask for anything else: states, attributes, neighbours.
    init?(_ text: String) {
        let words = HTMLStyleSheet.words(String(text.map { $0 == ">" ? " " : $0 }))
        guard !words.isEmpty, words.count <= 8 else { return nil }
        for (index, word) in words.enumerated() {
            guard let keys = Self.keys(of: word) else { return nil }
            for key in keys { weight += key.hasPrefix("#") ? 10_000 : key.hasPrefix(".") ? 100 : 1 }
            if index == words.count - 1 { own = Set(keys) } else { around += keys }
        }
    }

    func isFulfilled(_ keys: Set<String>, in isOpen: (String) -> Bool) -> Bool {
        own.isSubset(of: keys) && around.allSatisfy(isOpen)
    }

    /// The parts of `p.note#first`, as ``HTMLTag/keys`` has them.
    private static func keys(of word: String) -> [String]? {
        if word == "*" { return [] }
        if word == ":root" { return ["html"] }
        let word = word.lowercased() == "a:link" ? "a" : word
        var keys: [String] = []
        for character in word {
            switch character {
            case ".", "#": keys.append(String(character))
            case "*" where keys.isEmpty: continue
            case let letter where letter.isLetter || letter.isNumber || letter == "-" || letter == "_":
                if keys.isEmpty { keys.append("") }
                keys[keys.count - 1].append(letter)
            default: return nil
            }
        }
        guard keys.count <= 8, !keys.contains("."), !keys.contains("#") else { return nil }
        return keys.map { $0.hasPrefix(".") || $0.hasPrefix("#") ? $0 : $0.lowercased() }
    }
}

extension HTMLTag {
    /// What selectors find the element by: its name, its classes and its identifier.
    var keys: [String] {
        var keys = [name]
        if let classes = attributes["class"] { keys += HTMLStyleSheet.words(classes).prefix(32).map { "." + $0 } }
        if let identifier = attributes["id"], !identifier.isEmpty { keys.append("#" + identifier) }
        return keys
    }
}
