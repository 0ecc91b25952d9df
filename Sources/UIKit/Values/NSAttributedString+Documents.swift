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
        /// HTML. It isn't read.
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
        /// Attributes for the whole text.
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
    }

    /// An effect on letters.
    public struct TextEffectStyle: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Pressed into paper. It isn't drawn.
        public static let letterpressStyle = TextEffectStyle(rawValue: "NSTextEffectLetterpressStyle")
    }

    /// The text of a document without attributes.
    ///
    /// - Throws: `CocoaError.featureUnsupported` for HTML and RTF, which nothing reads here, and
    ///   `CocoaError.fileReadInapplicableStringEncoding` for bytes that are no such text.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let type = options[.documentType] as? DocumentType ?? .plain
        guard type == .plain else { throw CocoaError(.featureUnsupported) }
        let number = options[.characterEncoding] as? UInt
        let encoding = number.map(String.Encoding.init(rawValue:)) ?? .utf8
        guard let text = String(data: data, encoding: encoding) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
        self.init(string: text, attributes: attributes)
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
