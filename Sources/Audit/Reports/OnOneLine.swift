internal import Files

extension String {
    /// The text with control characters and bytes that are no text written out, so that names from a file can neither break
    /// a line nor steer a terminal.
    package var onOneLine: String {
        guard unicodeScalars.contains(where: { $0.isControl || $0.isPathByte }) else { return self }
        var text = ""
        for scalar in readablePath.unicodeScalars {
            switch scalar {
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.isControl: text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

extension Unicode.Scalar {
    /// Whether the character is one of Unicode's control characters or line separators. There are no more of them: looking
    /// up each character's category took a thirtieth of the time of large tables of frames.
    fileprivate var isControl: Bool {
        value < 0x20 || 0x7F...0x9F ~= value || value == 0x2028 || value == 0x2029
    }
}
