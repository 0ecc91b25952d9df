/// Finds where the start tags of an XML text stand.
///
/// XMLParser reports where a start tag *ends* (and on which line only roughly), while a person looks for where it
/// begins. Start tags occur in the text in the order in which the parser reports them, so the n-th place found here
/// belongs to the n-th element. What the scanner doesn't understand it leaves to the parser to refuse.
struct StartTagPositions {
    /// The places, in order.
    private(set) var positions: [SourcePosition] = []
    /// The place of a document type declaration, if there is one.
    private(set) var documentType: SourcePosition?

    /// Scans a text in UTF-8. O(bytes).
    init(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { scan($0) }
    }

    private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
        var cursor = Cursor(bytes: bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { cursor.index = 3 }  // a byte-order mark takes no column
        while cursor.index < bytes.count {
            guard bytes[cursor.index] == UInt8(ascii: "<") else {
                cursor.advance()
                continue
            }
            let start = cursor.position
            if cursor.isAt("<!--") {
                cursor.skip(past: "-->")
            } else if cursor.isAt("<![CDATA[") {
                cursor.skip(past: "]]>")
            } else if cursor.isAt("<?") {
                cursor.skip(past: "?>")
            } else if cursor.isAt("</") {
                cursor.skip(past: ">")
            } else if cursor.isAt("<!") {
                documentType = documentType ?? start
                return
            } else {
                positions.append(start)
                cursor.skipStartTag()
            }
        }
    }
}

/// A place in the bytes that knows its line and column.
private struct Cursor {
    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0
    var position = SourcePosition.start

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func advance() {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "\n") {
            position = SourcePosition(line: position.line + 1, column: 1)
        } else if byte == UInt8(ascii: "\r") {
            // "\r\n" is one line end: leave the counting to the line feed.
            if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { return }
            position = SourcePosition(line: position.line + 1, column: 1)
        } else if byte & 0xC0 != 0x80 {  // continuation bytes of UTF-8 are no scalars of their own
            position.column += 1
        }
    }

    func isAt(_ text: StaticString) -> Bool {
        let length = text.utf8CodeUnitCount
        guard index + length <= bytes.count else { return false }
        for offset in 0..<length where bytes[index + offset] != text.utf8Start[offset] { return false }
        return true
    }

    mutating func skip(past text: StaticString) {
        while index < bytes.count, !isAt(text) { advance() }
        for _ in 0..<text.utf8CodeUnitCount where index < bytes.count { advance() }
    }

    /// Skips to after the `>` that ends the tag: the first one outside the quotes of attribute values.
    mutating func skipStartTag() {
        var quote: UInt8?
        while index < bytes.count {
            let byte = bytes[index]
            advance()
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return
            }
        }
    }
}
