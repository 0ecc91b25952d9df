/// A tag of HTML: `<a href="…">`.
struct HTMLTag: Equatable {
    /// In small letters.
    var name: String
    /// By their names in small letters, entities resolved. Of two of one name the first counts.
    var attributes: [String: String] = [:]
}

/// A piece of HTML.
enum HTMLToken: Equatable {
    /// Letters, entities resolved.
    case text(String)
    case start(HTMLTag)
    case end(String)
    /// What a `<style>` holds.
    case style(String)
}

/// Takes HTML apart. Anything is accepted, as in browsers; each byte is looked at a fixed number of times.
struct HTMLScanner: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var place = 0
    /// The element whose content is no HTML, while its content comes next.
    private var raw: String?

    init(_ text: String) {
        let bytes = Array(text.utf8)
        // Lines end in one way.
        self.bytes = bytes.indices.compactMap { index in
            guard bytes[index] == 0x0D else { return bytes[index] }
            return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? nil : 0x0A
        }
    }

    /// Elements whose content ends at their end tag alone. None of it is shown.
    private static let rawElements: Set = [
        "script", "style", "title", "textarea", "xmp", "iframe", "noembed", "noframes",
    ]

    /// The next piece; nil at the end.
    mutating func next() -> HTMLToken? {
        while place < bytes.count {
            if let name = raw {
                raw = nil
                let content = skipContent(of: name)
                if name == "style" { return .style(content) }
                continue
            }
            guard bytes[place] == UInt8(ascii: "<") else { return text() }
            if let token = markup() { return token }
        }
        return nil
    }

    // MARK: Text

    private mutating func text() -> HTMLToken {
        let start = place
        place += 1
        while place < bytes.count, !startsMarkup(at: place) { place += 1 }
        return .text(HTMLEntities.resolved(bytes[start..<place]))
    }

    private func startsMarkup(at index: Int) -> Bool {
        guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else { return false }
        let next = bytes[index + 1]
        return next.isLetter || next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
            || next == UInt8(ascii: "/") && index + 2 < bytes.count
    }

    // MARK: Markup

    /// What begins with "<"; nil for what is left out.
    private mutating func markup() -> HTMLToken? {
        guard startsMarkup(at: place) else { return text() }
        switch bytes[place + 1] {
        case UInt8(ascii: "!"), UInt8(ascii: "?"):
            skipComment()
            return nil
        case UInt8(ascii: "/"):
            place += 2
            guard place < bytes.count, bytes[place].isLetter else {
                skip(past: UInt8(ascii: ">"))
                return nil
            }
            return tag().map { .end($0.name) }
        default:
            place += 1
            guard let tag = tag() else { return nil }
            if Self.rawElements.contains(tag.name) { raw = tag.name }
            return .start(tag)
        }
    }

    /// A comment ends at "-->", "<!-->" and "<!--->"; a declaration at the next ">".
    private mutating func skipComment() {
        place += 2
        guard bytes[place...].starts(with: "--".utf8) else { return skip(past: UInt8(ascii: ">")) }
        // The dashes of the beginning may be those of the end.
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "-"), bytes[place...].starts(with: "-->".utf8) {
                place += 3
                return
            }
            place += 1
        }
    }

    private mutating func skip(past byte: UInt8) {
        place = bytes[place...].firstIndex(of: byte).map { $0 + 1 } ?? bytes.count
    }

    private mutating func skipContent(of name: String) -> String {
        let start = place
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "<"), endsElement(name, at: place) { break }
            place += 1
        }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private func endsElement(_ name: String, at index: Int) -> Bool {
        let rest = bytes[(index + 1)...]
        guard rest.first == UInt8(ascii: "/") else { return false }
        let end = rest.dropFirst()
        guard end.prefix(name.utf8.count).elementsEqual(name.utf8, by: { $0.lowercased == $1 }) else { return false }
        return end.dropFirst(name.utf8.count).first.map { !$0.isLetter } ?? true
    }

    /// The tag whose name begins here; nil if the document ends in it.
    private mutating func tag() -> HTMLTag? {
        var tag = HTMLTag(name: name(until: { $0.isSpace || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") }))
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: ">"):
                place += 1
                return tag
            case UInt8(ascii: "/"): place += 1
            case let byte where byte.isSpace: place += 1
            default:
                let (name, value) = attribute()
                if tag.attributes[name] == nil { tag.attributes[name] = value }
            }
        }
        return nil
    }

    private mutating func attribute() -> (String, String) {
        let start = place
        place += 1  // even "=" begins a name
        let rest = name(until: {
            $0.isSpace || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "=")
        })
        let name = String(decoding: [bytes[start].lowercased], as: UTF8.self) + rest
        skipSpaces()
        guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else { return (name, "") }
        place += 1
        skipSpaces()
        guard place < bytes.count else { return (name, "") }
        let value: ArraySlice<UInt8>
        let quote = bytes[place]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            let end = bytes[(place + 1)...].firstIndex(of: quote) ?? bytes.count
            value = bytes[(place + 1)..<end]
            place = Swift.min(end + 1, bytes.count)
        } else {
            let end = bytes[place...].firstIndex { $0.isSpace || $0 == UInt8(ascii: ">") } ?? bytes.count
            value = bytes[place..<end]
            place = end
        }
        return (name, HTMLEntities.resolved(value, inAttribute: true))
    }

    private mutating func name(until ends: (UInt8) -> Bool) -> String {
        let start = place
        while place < bytes.count, !ends(bytes[place]) { place += 1 }
        return String(decoding: bytes[start..<place].map(\.lowercased), as: UTF8.self)
    }

    private mutating func skipSpaces() {
        while place < bytes.count, bytes[place].isSpace { place += 1 }
    }
}

extension UInt8 {
    /// Whether it is a space, a tab or the end of a line.
    var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C }
    /// Whether it is an English letter.
    var isLetter: Bool { (0x61...0x7A).contains(lowercased) }
    /// Whether it is a digit.
    var isDigit: Bool { (0x30...0x39).contains(self) }
    /// The small letter of a large one.
    var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }
}
