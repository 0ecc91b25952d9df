/// A language in which a document's texts are shown.
public enum Language: Hashable, Sendable, Codable {
    /// A language by its code: `de`, `pt-BR`. Texts come from the files beside the document.
    case code(String)
    /// Made-up words that need no files.
    case pseudo(Pseudo)

    /// What Xcode calls pseudolanguages: the document's own texts, changed so that weak layouts show.
    public enum Pseudo: String, Hashable, Sendable, Codable, CaseIterable {
        /// With accents on letters, and brackets around the whole: what isn't translated stands out.
        case accented
        /// Every text twice: as long as texts get.
        case doubled
        /// The texts as they are, laid out from right to left.
        case rtl
    }

    /// Reads `de`, `pt-BR` or the name of a pseudo-language; nil for what is no language's code.
    public init?(_ name: String) {
        if let pseudo = Pseudo(rawValue: name) {
            self = .pseudo(pseudo)
            return
        }
        let parts = name.split(separator: "-", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count), (2...3).contains(parts[0].count),
            parts.allSatisfy({
                (2...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            })
        else { return nil }
        self = .code(name)
    }

    /// As ``init(_:)`` reads it.
    public var name: String {
        switch self {
        case .code(let code): code
        case .pseudo(let pseudo): pseudo.rawValue
        }
    }

    /// Whether the language is read from right to left.
    public var isRightToLeft: Bool {
        switch self {
        case .code(let code): Self.rightToLeft.contains(String(code.prefix { $0 != "-" }).lowercased())
        case .pseudo(let pseudo): pseudo == .rtl
        }
    }

    private static let rightToLeft: Set = ["ar", "he", "iw", "fa", "ur", "ps", "yi", "dv", "ug", "sd", "ckb"]

    /// Decodes a name.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let language = Language(name) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "there is no language \(name)")
        }
        self = language
    }

    /// Encodes the name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}

extension Language.Pseudo {
    /// A text in the pseudo-language.
    func text(_ text: String) -> String {
        guard text.contains(where: \.isLetter) else { return text }
        switch self {
        case .rtl: return text
        case .doubled: return text + " " + text
        case .accented: return "[" + String(text.map { Self.accents[$0] ?? $0 }) + "]"
        }
    }

    private static let accents: [Character: Character] = [
        "a": "å", "e": "é", "i": "î", "o": "ö", "u": "ü", "c": "ç", "n": "ñ", "s": "š", "y": "ÿ", "z": "ž", "A": "Å",
        "E": "É", "I": "Î", "O": "Ö", "U": "Û", "C": "Ç", "N": "Ñ", "S": "Š", "Y": "Ý", "Z": "Ž", "r": "ř", "t": "ţ",
    ]
}
