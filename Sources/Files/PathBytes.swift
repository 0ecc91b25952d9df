// Paths of Unix are bytes that needn't be text. A byte that belongs to no UTF-8 text is kept in a string as a character of
// Unicode's last private block, U+10FF80 to U+10FFFF; a path that holds such a character itself has its bytes kept like
// that as well, so that every path reads back as it was.
extension String {
    /// A path from its bytes.
    package init(pathBytes: some Sequence<UInt8>) {
        let bytes = Array(pathBytes)
        if let text = String(validating: bytes, as: UTF8.self), !text.unicodeScalars.contains(where: \.isPathByte) {
            self = text
            return
        }
        var scalars = String.UnicodeScalarView()
        var index = 0
        while index < bytes.count {
            let length = Self.length(of: bytes[index])
            if index + length <= bytes.count,
                let scalar = String(validating: bytes[index..<index + length], as: UTF8.self)?.unicodeScalars.first,
                !scalar.isPathByte
            {
                scalars.append(scalar)
                index += length
            } else {
                scalars.append(Unicode.Scalar(pathByte: bytes[index]))
                index += 1
            }
        }
        self.init(scalars)
    }

    /// The bytes that the path was made from.
    package var pathBytes: [UInt8] {
        guard unicodeScalars.contains(where: \.isPathByte) else { return Array(utf8) }
        return unicodeScalars.flatMap { $0.isPathByte ? [UInt8(truncatingIfNeeded: $0.value)] : Array(String($0).utf8) }
    }

    /// Hands the path's bytes, ended by a zero, to the system.
    func withPathBytes<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        let bytes = ContiguousArray((pathBytes + [0]).map { CChar(bitPattern: $0) })
        return bytes.withUnsafeBufferPointer { buffer in buffer.baseAddress.map(body) ?? body("") }
    }

    /// The path for people: bytes that are no text are written `\xE9`.
    package var readablePath: String {
        guard unicodeScalars.contains(where: \.isPathByte) else { return self }
        return unicodeScalars.reduce(into: "") { path, scalar in
            if scalar.isPathByte {
                path += "\\x" + String(scalar.value & 0xFF, radix: 16, uppercase: true)
            } else {
                path.unicodeScalars.append(scalar)
            }
        }
    }

    /// How many bytes a character takes that begins with this one.
    private static func length(of lead: UInt8) -> Int {
        switch lead {
        case 0xC0...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xFF: 4
        default: 1
        }
    }
}

extension Unicode.Scalar {
    /// Whether the character stands for a byte that is no text.
    package var isPathByte: Bool { 0x10FF80...0x10FFFF ~= value }

    /// - Parameter byte: 0x80 or more.
    fileprivate init(pathByte byte: UInt8) {
        self = Unicode.Scalar(0x10FF00 | UInt32(byte)) ?? "\u{FFFD}"
    }
}
