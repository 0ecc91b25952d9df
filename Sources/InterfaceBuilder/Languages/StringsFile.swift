internal import Foundation

/// Reads `.strings` files: `"key" = "value";` with comments, in UTF-8 or UTF-16, or a property list.
struct StringsFile {
    /// The texts by their keys.
    static func texts(of data: Data) throws -> [String: String] {
        if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
            return try propertyList(data).compactMapValues { $0 as? String }
        }
        var reader = StringsFile(scalars: Array(try text(data).unicodeScalars))
        return try reader.read()
    }

    /// The members of a property list.
    static func propertyList(_ data: Data) throws -> [String: Any] {
        let list: Any
        do {
            list = try PropertyListSerialization.propertyList(from: data, format: nil)
        } catch {
            throw TranslationError(reason: "this is no property list: \((error as NSError).detail)")
        }
        guard let members = list as? [String: Any] else {
            throw TranslationError(reason: "this property list is no dictionary")
        }
        return members
    }

    private static func text(_ data: Data) throws -> String {
        let encoding: String.Encoding? =
            switch (data.first, data.dropFirst().first) {
            case (0xFF, 0xFE): .utf16LittleEndian
            case (0xFE, 0xFF): .utf16BigEndian
            default: nil
            }
        let text =
            encoding.map { String(data: data.dropFirst(2), encoding: $0) } ?? String(validating: data, as: UTF8.self)
        guard let text else {
            throw TranslationError(reason: "this is neither UTF-8 nor UTF-16 with a byte-order mark")
        }
        return text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
    }

    private let scalars: [Unicode.Scalar]
    private var index = 0

    private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

    private mutating func read() throws -> [String: String] {
        var texts: [String: String] = [:]
        while try skipSpace() {
            let key = try word("a key")
            _ = try skipSpace()
            if take("=") {
                _ = try skipSpace()
                texts[key] = try word("a text")
                _ = try skipSpace()
            } else {
                texts[key] = key
            }
            guard take(";") else {
                throw error("a ; belongs behind the text of \(String(key.prefix(60)).debugDescription)")
            }
        }
        return texts
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard index < scalars.count, scalars[index] == scalar else { return false }
        index += 1
        return true
    }

    /// Skips space and comments; whether anything follows.
    private mutating func skipSpace() throws -> Bool {
        while index < scalars.count {
            if scalars[index].properties.isWhitespace {
                index += 1
            } else if scalars[index] == "/", index + 1 < scalars.count, scalars[index + 1] == "/" {
                while index < scalars.count, scalars[index] != "\n" { index += 1 }
            } else if scalars[index] == "/", index + 1 < scalars.count, scalars[index + 1] == "*" {
                let start = index
                index += 2
                while index + 1 < scalars.count, !(scalars[index] == "*" && scalars[index + 1] == "/") { index += 1 }
                guard index + 1 < scalars.count else { throw error("this comment has no end", at: start) }
                index += 2
            } else {
                return true
            }
        }
        return false
    }

    private mutating func word(_ what: String) throws -> String {
        let start = index
        if take("\"") {
            var text = String.UnicodeScalarView()
            while index < scalars.count {
                let scalar = scalars[index]
                index += 1
                if scalar == "\"" { return String(text) }
                text.append(try scalar == "\\" ? escaped() : scalar)
            }
            throw error("the quotation mark is never closed", at: start)
        }
        while index < scalars.count, scalars[index].isPartOfPlainWord { index += 1 }
        guard index > start else { throw error("\(what) belongs here, in quotation marks") }
        return String(String.UnicodeScalarView(scalars[start..<index]))
    }

    private mutating func escaped() throws -> Unicode.Scalar {
        guard index < scalars.count else { throw error("the quotation mark is never closed") }
        let scalar = scalars[index]
        index += 1
        switch scalar {
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "U", "u":
            let digits = String(String.UnicodeScalarView(scalars[index..<min(index + 4, scalars.count)]))
            // Halves of a pair name no character alone.
            guard digits.count == 4, let number = UInt32(digits, radix: 16), let named = Unicode.Scalar(number) else {
                throw error("four hexadecimal digits of a character belong behind \\U")
            }
            index += 4
            return named
        default: return scalar
        }
    }

    private func error(_ reason: String, at place: Int? = nil) -> TranslationError {
        let before = scalars[..<min(place ?? index, scalars.count)]
        let line = before.count { $0 == "\n" } + 1
        let column = before.count - (before.lastIndex(of: "\n").map { $0 + 1 } ?? 0) + 1
        return TranslationError(position: SourcePosition(line: line, column: column), reason: reason)
    }
}

extension Unicode.Scalar {
    /// Whether the character may stand in a key without quotation marks.
    fileprivate var isPartOfPlainWord: Bool {
        properties.isAlphabetic || ("0"..."9").contains(self) || "._-$:/".unicodeScalars.contains(self)
    }
}

extension NSError {
    /// What Foundation says of a file's format.
    var detail: String { (userInfo[NSDebugDescriptionErrorKey] as? String) ?? localizedDescription }
}

/// Reads `.stringsdict` files: texts that depend on a number.
enum StringsDictionary {
    /// The texts by their keys, each in the longest of its forms.
    static func texts(of data: Data) throws -> [String: String] {
        try StringsFile.propertyList(data).compactMapValues { value in
            guard let entry = value as? [String: Any], var text = entry["NSStringLocalizedFormatKey"] as? String else {
                return (value as? [String: Any])?.longestText
            }
            for (name, forms) in entry {
                guard let forms = forms as? [String: Any], let longest = forms.longestText else { continue }
                text = text.replacingOccurrences(of: "%#@\(name)@", with: longest)
            }
            return text
        }
    }
}

extension [String: Any] {
    /// The longest of the forms of a text, `one`, `other` and so on.
    fileprivate var longestText: String? {
        filter { ["zero", "one", "two", "few", "many", "other"].contains($0.key) }
            .compactMap { $0.value as? String }.max { ($0.count, $0) < ($1.count, $1) }
    }
}

/// Reads `.xcstrings` files: the texts of all languages as JSON.
enum StringCatalog {
    private struct Catalog: Decodable {
        var strings: [String: Entry]
    }

    private struct Entry: Decodable {
        var localizations: [String: Localization]?
    }

    private struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: [String: [String: Localization]]?

        struct Unit: Decodable { var value: String }

        /// The longest of the forms for numbers and devices.
        var longest: String? {
            let forms = (variations ?? [:]).values.flatMap(\.values).compactMap(\.longest)
            return ([stringUnit?.value].compactMap { $0 } + forms).max { ($0.count, $0) < ($1.count, $1) }
        }
    }

    /// The texts of a language by their keys.
    static func texts(of data: Data, in code: String) throws -> [String: String] {
        do {
            return try JSONDecoder().decode(Catalog.self, from: data).strings
                .compactMapValues { $0.localizations?[code]?.longest }
        } catch DecodingError.dataCorrupted(let context) {
            let detail = context.underlyingError.map { ($0 as NSError).detail } ?? context.debugDescription
            throw TranslationError(position: position(in: detail), reason: "this is no JSON: \(detail)")
        } catch let error as DecodingError {
            throw TranslationError(reason: "this is no string catalog: \(error.place)")
        }
    }

    /// Foundation says `… around line 3, column 4.`
    private static func position(in detail: String) -> SourcePosition? {
        guard let match = detail.firstMatch(of: /line (\d+), column (\d+)/), let line = Int(match.1),
            let column = Int(match.2)
        else { return nil }
        return SourcePosition(line: line, column: column + 1)
    }
}

extension DecodingError {
    /// Which value isn't what it should be.
    fileprivate var place: String {
        switch self {
        case .keyNotFound(let key, let context): "\(context.names) lacks \(key.stringValue.debugDescription)"
        case .typeMismatch(_, let context), .valueNotFound(_, let context): "\(context.names) is of another kind"
        default: "it is damaged"
        }
    }
}

extension DecodingError.Context {
    fileprivate var names: String {
        codingPath.isEmpty ? "it" : codingPath.map(\.stringValue).joined(separator: " → ").prefix(200).debugDescription
    }
}
