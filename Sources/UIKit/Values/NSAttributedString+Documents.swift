import Foundation

extension NSAttributedString {
    /// The kind of a document of text.
    public struct DocumentType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Text without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// RTF. It isn't read.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// RTF with attachments. It isn't read.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        /// HTML. It is read, not written.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// How a document is read.
    public struct DocumentReadingOptionKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The document's kind, a ``DocumentType``.
        public static let documentType = Self(rawValue: "DocumentType")
        /// How letters are written, a number of `String.Encoding`.
        public static let characterEncoding = Self(rawValue: "CharacterEncoding")
        /// Attributes for the whole of a text without attributes.
        public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
    }

    /// What a document says of itself.
    public struct DocumentAttributeKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The document's kind, a ``DocumentType``.
        public static let documentType = Self(rawValue: "DocumentType")
        /// How letters are written, a number of `String.Encoding`.
        public static let characterEncoding = Self(rawValue: "CharacterEncoding")
        /// The colour behind the text, a `UIColor`.
        public static let backgroundColor = Self(rawValue: "BackgroundColor")
    }

    /// An effect on letters.
    public struct TextEffectStyle: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Pressed into paper. It isn't drawn.
        public static let letterpressStyle = TextEffectStyle(rawValue: "NSTextEffectLetterpressStyle")
    }

    /// The text of a document.
    ///
    /// HTML has the fonts, colours, paragraphs, lists and links that UIKit's importer gives it: 12 points of Times New Roman
    /// where it says nothing else, and the end of a line after each paragraph, even the last. `<style>` blocks with simple
    /// selectors are followed; scripts, and what lies on a network, are not. Without `characterEncoding`, and a word on it in
    /// the document, it counts as Windows-1252.
    ///
    /// - Parameters:
    ///   - options: how the document is read. Without a kind it is HTML if it begins as such, else plain.
    ///   - dict: becomes what the document says of itself, by the names of ``DocumentAttributeKey``.
    /// - Throws: `CocoaError.featureUnsupported` for RTF, which nothing reads here, and
    ///   `CocoaError.fileReadInapplicableStringEncoding` for bytes that are no such text.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let number =
            options[.characterEncoding] as? UInt ?? (options[.characterEncoding] as? Int).map(UInt.init(clamping:))
        let told = number.map(String.Encoding.init(rawValue:))
        let type = Self.type(options[.documentType]) ?? (HTMLEncoding.isHTML(data) ? .html : .plain)
        var facts: [DocumentAttributeKey: Any] = [.documentType: type.rawValue]
        switch type {
        case .html:
            let (text, encoding) = HTMLEncoding.text(of: data, told: told)
            let html = HTMLText(text, marker: NSTextList.marker)
            facts[.characterEncoding] = encoding.rawValue
            if let background = html.background { facts[.backgroundColor] = UIColor(background) }
            self.init(html: html)
        case .plain:
            guard let text = String(data: data, encoding: told ?? .utf8) else {
                throw CocoaError(.fileReadInapplicableStringEncoding)
            }
            facts[.characterEncoding] = (told ?? .utf8).rawValue
            self.init(string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
        default: throw CocoaError(.featureUnsupported)
        }
        if let dict {
            let named = facts.map { ($0.key.rawValue, $0.value) }
            dict.pointee = NSDictionary(dictionary: Dictionary(uniqueKeysWithValues: named))
        }
    }

    /// The text of a document in a file, as `init(data:options:documentAttributes:)` reads it.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    /// The kind of a document, by itself or by its name.
    private static func type(_ option: Any?) -> DocumentType? {
        option as? DocumentType ?? (option as? String).map(DocumentType.init(rawValue:))
    }

    /// A part of the text as a document without attributes.
    ///
    /// - Throws: `CocoaError.featureUnsupported` for HTML and RTF, which nothing writes here, and
    ///   `CocoaError.fileWriteInapplicableStringEncoding` where an encoding lacks letters.
    public func data(
        from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
    ) throws -> Data {
        let type = dict[.documentType] as? DocumentType ?? .plain
        guard type == .plain else { throw CocoaError(.featureUnsupported) }
        let encoding = (dict[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:)) ?? .utf8
        guard let data = attributedSubstring(from: range).string.data(using: encoding) else {
            throw CocoaError(.fileWriteInapplicableStringEncoding)
        }
        return data
    }
}
