import Foundation

/// What Markdown says of a stretch of text within a line. Foundation on Linux has none. Labels and text views draw it.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// `*so*`: drawn in italics.
    public static let emphasized = Self(rawValue: 1 << 0)
    /// `**so**`: drawn in bold letters.
    public static let stronglyEmphasized = Self(rawValue: 1 << 1)
    /// Between backticks: drawn in letters of one width.
    public static let code = Self(rawValue: 1 << 2)
    /// `~~so~~`: struck through.
    public static let strikethrough = Self(rawValue: 1 << 5)
}

extension AttributeScopes.UIKitAttributes {
    /// What Markdown says of a stretch of text.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
        /// The type of the attribute.
        public typealias Value = InlinePresentationIntent
        /// The name of the attribute.
        public static let name = NSAttributedString.Key.inlinePresentationIntent.rawValue
    }
}

extension NSAttributedString.Key {
    /// What Markdown says of a stretch of text: the number of an ``InlinePresentationIntent``.
    public static let inlinePresentationIntent = Self("NSInlinePresentationIntent")
}

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// Which of Markdown's signs are read.
        public enum InterpretedSyntax: Int, Sendable {
            /// All: what marks headings, lists and quotations is left out, and paragraphs follow each other without a break.
            case full
            /// Those within lines; line breaks become blanks.
            case inlineOnly
            /// Those within lines; line breaks and blanks stay.
            case inlineOnlyPreservingWhitespace
        }
        /// What happens with text that can't be read. There is none: signs without a partner are text.
        public enum FailurePolicy: Int, Sendable { case throwError, returnPartiallyParsedIfPossible }

        /// Whether `^[text](attribute: 'value')` is read; it isn't here.
        /// - Note: Kept without effect.
        public var allowsExtendedAttributes: Bool
        /// Which signs are read.
        public var interpretedSyntax: InterpretedSyntax
        /// What happens with text that can't be read.
        /// - Note: Kept without effect.
        public var failurePolicy: FailurePolicy
        /// The text's language.
        /// - Note: Kept without effect.
        public var languageCode: String?

        /// The usual way, or another.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            (self.allowsExtendedAttributes, self.interpretedSyntax) = (allowsExtendedAttributes, interpretedSyntax)
            (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
        }
    }

    /// The text of Markdown, with what it says within lines: emphasis, code, links. Foundation on Linux reads none. What it says
    /// of whole paragraphs isn't kept: there is no `PresentationIntent`.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        var text = markdown
        switch options.interpretedSyntax {
        case .full: text = MarkdownLines.joined(markdown)
        case .inlineOnly: text = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        case .inlineOnlyPreservingWhitespace: break
        }
        self = MarkdownLine(baseURL: baseURL).read(Array(text), [], link: nil)
    }

    /// The text of Markdown in UTF-8.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        guard let text = String(data: markdown, encoding: .utf8) else { throw CocoaError(.fileReadCorruptFile) }
        try self.init(markdown: text, options: options, baseURL: baseURL)
    }
}

extension NSAttributedString {
    /// The text of Markdown, with what it says within lines.
    public convenience init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws { self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL)) }
}

/// Markdown's paragraphs.
private enum MarkdownLines {
    /// Without what marks headings, lists and quotations, and without breaks between paragraphs.
    static func joined(_ text: String) -> String {
        var result = ""
        var isInParagraph = false
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            let mark = trimmed.prefixMatch(of: /(#{1,6}|[-*+>]|[0-9]{1,9}[.)])\s+/)
            if isInParagraph, mark == nil, !trimmed.isEmpty { result += " " }
            result += mark.map { String(trimmed[$0.range.upperBound...]) } ?? trimmed
            isInParagraph = !trimmed.isEmpty && !(mark?.output.1.hasPrefix("#") ?? false)
        }
        return result
    }
}

/// Markdown's signs within a line.
private struct MarkdownLine {
    let baseURL: URL?

    func read(_ letters: [Character], _ intent: InlinePresentationIntent, link: URL?) -> AttributedString {
        var (result, plain, index) = (AttributedString(), "", 0)
        func flush() {
            if !plain.isEmpty { result += part(plain, intent, link) }
            plain = ""
        }
        while index < letters.count {
            if letters[index] == "\\", index + 1 < letters.count,
                letters[index + 1].isPunctuation || letters[index + 1].isSymbol
            {
                plain.append(letters[index + 1])
                index += 2
            } else if let span = span(at: index, in: letters) {
                flush()
                let within = Array(letters[span.content])
                result +=
                    span.intent == .code
                    ? part(String(within), intent.union(.code), link)
                    : read(within, intent.union(span.intent), link: span.link ?? link)
                index = span.end
            } else {
                plain.append(letters[index])
                index += 1
            }
        }
        flush()
        return result
    }

    private func part(_ text: String, _ intent: InlinePresentationIntent, _ link: URL?) -> AttributedString {
        var part = AttributedString(text)
        if !intent.isEmpty { part[AttributeScopes.UIKitAttributes.InlinePresentationIntentAttribute.self] = intent }
        if let link { part[AttributeScopes.FoundationAttributes.LinkAttribute.self] = link }
        return part
    }

    private typealias Span = (content: Range<Int>, end: Int, intent: InlinePresentationIntent, link: URL?)

    /// What begins at a place, if anything does.
    private func span(at start: Int, in letters: [Character]) -> Span? {
        switch letters[start] {
        case "`", "*", "_", "~": emphasis(at: start, in: letters)
        case "[": link(at: start, in: letters)
        default: nil
        }
    }

    private func emphasis(at start: Int, in letters: [Character]) -> Span? {
        let sign = letters[start]
        let count = letters[start...].prefix { $0 == sign }.count
        let intents: [Int: InlinePresentationIntent] =
            switch sign {
            case "`": [count: .code]
            case "~": [1: .strikethrough, 2: .strikethrough]
            default: [1: .emphasized, 2: .stronglyEmphasized, 3: [.emphasized, .stronglyEmphasized]]
            }
        let first = start + count
        guard let intent = intents[count], first < letters.count, sign == "`" || !letters[first].isWhitespace else {
            return nil
        }
        if sign == "_", start > 0, letters[start - 1].isLetter || letters[start - 1].isNumber { return nil }
        var index = first
        while index < letters.count {
            let run = letters[index...].prefix { $0 == sign }.count
            let after = index + run
            let closes = sign == "`" || !letters[index - 1].isWhitespace
            let isWithinWord = sign == "_" && after < letters.count && letters[after].isLetter
            if run == count, index > first, closes, !isWithinWord { return (first..<index, after, intent, nil) }
            index += letters[index] == "\\" && sign != "`" ? 2 : max(1, run)
        }
        return nil
    }

    /// `[text](address "title")`.
    private func link(at start: Int, in letters: [Character]) -> Span? {
        guard let close = letters[start...].firstIndex(of: "]"), close + 1 < letters.count, letters[close + 1] == "(",
            let end = letters[close...].firstIndex(of: ")")
        else { return nil }
        let address = String(letters[(close + 2)..<end]).split(separator: " ").first.map(String.init) ?? ""
        guard let url = URL(string: address, relativeTo: baseURL) else { return nil }
        return ((start + 1)..<close, end + 1, [], url)
    }
}

extension UIFont {
    /// The font for what Markdown says of a stretch of text.
    func applying(_ intent: InlinePresentationIntent) -> UIFont {
        var descriptor = fontDescriptor
        if intent.contains(.code) { descriptor = descriptor.withDesign(.monospaced) ?? descriptor }
        var traits = descriptor.symbolicTraits
        if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
        if intent.contains(.emphasized) { traits.insert(.traitItalic) }
        return UIFont(descriptor: descriptor.withSymbolicTraits(traits) ?? descriptor, size: 0)
    }
}
