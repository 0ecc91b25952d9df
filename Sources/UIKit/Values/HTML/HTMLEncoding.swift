import Foundation

/// How the letters of an HTML document are written.
enum HTMLEncoding {
    /// The text of a document, and the encoding it was read in.
    ///
    /// A byte order mark decides, then what the reader was told, then what the document says of itself, as in browsers. Without
    /// any of them it is read as Windows-1252, as developers report of UIKit: “ in UTF-8 becomes â€œ. Bytes that mean nothing
    /// become question marks.
    static func text(of data: Data, told: String.Encoding?) -> (text: String, encoding: String.Encoding) {
        let bytes = [UInt8](data)
        let (encoding, start) = mark(of: bytes) ?? (told ?? said(in: bytes) ?? .windowsCP1252, 0)
        let rest = bytes[start...]
        switch encoding {
        case .utf8: return (String(decoding: rest, as: UTF8.self), encoding)
        case .utf16, .utf16LittleEndian, .utf16BigEndian:
            return (utf16(rest, isBig: encoding == .utf16BigEndian), encoding)
        case .windowsCP1252, .isoLatin1, .ascii: break
        default:
            if let text = String(data: Data(rest), encoding: encoding) { return (text, encoding) }
        }
        var text = String.UnicodeScalarView()
        for byte in rest { text.append((0x80..<0xA0).contains(byte) ? windows1252[Int(byte) - 0x80] : .init(byte)) }
        return (String(text), encoding == .isoLatin1 || encoding == .ascii ? encoding : .windowsCP1252)
    }

    /// Whether a document begins as HTML does.
    static func isHTML(_ data: Data) -> Bool {
        let start = text(of: data.prefix(256), told: nil).text.drop { $0.isWhitespace }.prefix(14).lowercased()
        return start.hasPrefix("<!doctype html") || start.hasPrefix("<html")
    }

    /// What Windows-1252 has at 128 to 159.
    static let windows1252 = Array(
        ("€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ" as String).unicodeScalars)

    private static func mark(of bytes: [UInt8]) -> (String.Encoding, Int)? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
        if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
        if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
        return nil
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, isBig: Bool) -> String {
        let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isBig ? first << 8 | second : second << 8 | first
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// What `<meta charset>` and its older form say within the first 1024 bytes, where browsers look for it.
    private static func said(in bytes: [UInt8]) -> String.Encoding? {
        let head = String(decoding: bytes.prefix(1024), as: UTF8.self)
        for case .start(let tag) in HTMLScanner(head) where tag.name == "meta" {
            if let name = tag.attributes["charset"] { return named(name) }
            guard let content = tag.attributes["content"]?.lowercased(), let place = content.range(of: "charset=")
            else { continue }
            return named(String(content[place.upperBound...].prefix { $0 != ";" }))
        }
        return nil
    }

    /// The encoding of a name, as browsers know names: Latin-1 is meant as Windows-1252, and a document that can be read so far
    /// is not in UTF-16.
    private static func named(_ name: String) -> String.Encoding? {
        switch name.lowercased().filter({ $0 != " " && $0 != "\"" && $0 != "'" }) {
        case "utf-8", "utf8", "utf-16", "utf-16le", "utf-16be": .utf8
        case "iso-8859-1", "latin1", "us-ascii", "ascii", "windows-1252", "cp1252": .windowsCP1252
        case "iso-8859-2", "latin2": .isoLatin2
        case "windows-1250", "cp1250": .windowsCP1250
        case "windows-1251", "cp1251": .windowsCP1251
        case "windows-1253": .windowsCP1253
        case "windows-1254", "iso-8859-9": .windowsCP1254
        case "macintosh": .macOSRoman
        case "shift_jis", "shift-jis", "sjis": .shiftJIS
        case "euc-jp": .japaneseEUC
        case "iso-2022-jp": .iso2022JP
        default: nil
        }
    }
}
