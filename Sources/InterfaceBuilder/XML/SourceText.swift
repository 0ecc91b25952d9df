import Foundation

/// The text of a file as UTF-8, whatever Unicode encoding it was saved in.
struct SourceText {
    /// The text, without byte-order mark, its XML declaration naming no other encoding than UTF-8.
    var utf8: [UInt8]

    /// Decodes a file's bytes: UTF-8, or UTF-16 and UTF-32 with a byte-order mark.
    /// - Throws: `DocumentError` when the bytes aren't text, or hold nothing.
    init(data: Data, path: String) throws {
        if data.isEmpty { throw DocumentError(path: path, problem: .empty) }
        if let other = Self.knownFormat(data) { throw DocumentError(path: path, problem: .notXML(other)) }
        if let encoding = Self.wideEncoding(data) {
            guard let text = String(data: data, encoding: encoding.encoding) else {
                throw DocumentError(path: path, problem: .badEncoding(encoding.name))
            }
            utf8 = Array(Self.withoutEncodingName(text).utf8)
            if utf8.starts(with: [0xEF, 0xBB, 0xBF]) { utf8.removeFirst(3) }
        } else {
            utf8 = Array(data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data)
        }
        guard let first = utf8.first(where: { !($0 == 32 || (9...13).contains($0)) }) else {
            throw DocumentError(path: path, problem: .empty)
        }
        if first != UInt8(ascii: "<") { throw DocumentError(path: path, problem: .notXML("no XML")) }
    }

    /// The wide encodings, told by their byte-order marks. UTF-32 first: its mark begins with that of UTF-16.
    private static func wideEncoding(_ data: Data) -> (name: String, encoding: String.Encoding)? {
        if data.starts(with: [0xFF, 0xFE, 0, 0]) || data.starts(with: [0, 0, 0xFE, 0xFF]) {
            return ("UTF-32", .utf32)
        }
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) { return ("UTF-16", .utf16) }
        return nil
    }

    /// The text with the encoding's name taken out of the XML declaration: the bytes are UTF-8 from here on.
    private static func withoutEncodingName(_ text: String) -> String {
        guard text.contains("<?xml"), let end = text.range(of: "?>"),
            let name = text.range(
                of: #"\s+encoding\s*=\s*("[^"]*"|'[^']*')"#, options: .regularExpression,
                range: text.startIndex..<end.lowerBound)
        else { return text }
        // As many blanks as characters taken out, so that columns stay true.
        return text.replacingCharacters(
            in: name, with: String(repeating: " ", count: text.distance(from: name.lowerBound, to: name.upperBound)))
    }

    /// What a file is by its first bytes, when it's something people mistake for a document.
    private static func knownFormat(_ data: Data) -> String? {
        let formats: [(String, [UInt8])] = [
            ("a PNG image", [0x89, 0x50, 0x4E, 0x47]), ("a JPEG image", [0xFF, 0xD8, 0xFF]),
            ("a GIF image", Array("GIF8".utf8)), ("a PDF file", Array("%PDF".utf8)),
            ("a zip archive", [0x50, 0x4B, 3, 4]), ("a compiled nib", Array("NIBArchive".utf8)),
            ("a compiled nib", Array("bplist".utf8)),
        ]
        return formats.first { data.starts(with: $0.1) }?.0
    }
}
