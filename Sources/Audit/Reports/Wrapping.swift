extension String {
    /// The text with its lines broken at spaces, where it can be, so that none shows more characters than `width`.
    ///
    /// Sequences that colour a terminal take no room.
    /// - Parameter indent: what lines after the first begin with.
    package func wrapped(to width: Int, indent: String = "") -> String {
        var lines: [String] = []
        var line = ""
        var count = 0
        for word in split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            let length = word.shownCount
            if count > 0, count + 1 + length > width {
                lines.append(line)
                line = indent + word
                count = indent.count + length
            } else {
                line += (count > 0 ? " " : "") + word
                count += (count > 0 ? 1 : 0) + length
            }
        }
        return (lines + [line]).joined(separator: "\n")
    }
}

extension Substring {
    /// The number of characters without the sequences that colour a terminal: escape, bracket, numbers, `m`.
    fileprivate var shownCount: Int {
        guard contains("\u{1B}") else { return count }
        var count = 0
        var isSequence = false
        for character in self {
            if character == "\u{1B}" {
                isSequence = true
            } else if isSequence {
                isSequence = character != "m"
            } else {
                count += 1
            }
        }
        return count
    }
}
