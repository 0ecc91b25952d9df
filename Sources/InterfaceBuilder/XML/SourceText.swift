import Foundation

/// The bytes of a file, in an encoding that the XML parser reads.
struct SourceText {
    /// The text, without the byte-order mark of UTF-8.
    var bytes: [UInt8]
    /// The encoding of the bytes where it isn't the one that the text names.
    var encoding: String?

    /// Takes a file's bytes: UTF-8 or what their XML declaration names, UTF-16 and UTF-32 with a byte-order mark.
    /// - Throws: `DocumentError` when the bytes aren't text, or hold nothing.
    init(data: Data, path: String) throws {
        if data.isEmpty { throw DocumentError(path: path, problem: .empty) }
        if let other = Self.knownFormat(data) { throw DocumentError(path: path, problem: .notXML(other)) }
        if let wide = Self.wideEncoding(data) {
            guard let text = String(data: data, encoding: wide.encoding) else {
                throw DocumentError(path: path, problem: .badEncoding(wide.name))
            }
            bytes = Array(text.utf8)
            encoding = "UTF-8"
        } else {
            bytes = Array(data)
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        guard let first = bytes.first(where: { !($0 == 32 || (9...13).contains($0)) }) else {
            throw DocumentError(path: path, problem: .empty)
        }
        if first != UInt8(ascii: "<") {
            throw DocumentError(path: path, problem: path.hasSuffix(".swift") ? .swiftCode : .notXML("no XML"))
        }
    }

    /// The wide encodings, told by their byte-order marks. UTF-32 first: its mark begins with that of UTF-16.
    private static func wideEncoding(_ data: Data) -> (name: String, encoding: String.Encoding)? {
        if data.starts(with: [0xFF, 0xFE, 0, 0]) || data.starts(with: [0, 0, 0xFE, 0xFF]) {
            return ("UTF-32", .utf32)
        }
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) { return ("UTF-16", .utf16) }
        return nil
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
