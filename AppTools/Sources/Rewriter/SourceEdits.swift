/// Changes to the text of a file that leave every line, and wherever there is room every column, where it was.
struct SourceEdits {
    private var edits: [(range: Range<Int>, text: [UInt8])] = []

    /// Puts blanks in the place of a text. Its line ends stay.
    mutating func blank(_ range: Range<Int>) {
        replace(range, by: "")
    }

    /// Replaces a text. What is shorter is filled with blanks, and line ends come after it.
    mutating func replace(_ range: Range<Int>, by text: String) {
        if !range.isEmpty { edits.append((range, Array(text.utf8))) }
    }

    /// Adds a text before the byte at the offset.
    mutating func insert(_ text: String, at offset: Int) {
        edits.append((offset..<offset, Array(text.utf8)))
    }

    /// The changed text of a part of the file. Changes within a replaced text are left out.
    func text(of bytes: [UInt8], in part: Range<Int>) -> [UInt8] {
        var result: [UInt8] = []
        var end = part.lowerBound
        // Insertions before replacements at the same place, the larger replacement first.
        let ordered = edits.enumerated().sorted { one, other in
            let (a, b) = (one.element.range, other.element.range)
            if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
            if a.isEmpty != b.isEmpty { return a.isEmpty }
            return a.count != b.count ? a.count > b.count : one.offset < other.offset
        }
        for (_, edit) in ordered where edit.range.lowerBound >= end && edit.range.upperBound <= part.upperBound {
            if edit.range.isEmpty && edit.range.lowerBound == part.upperBound { continue }
            result += bytes[end..<edit.range.lowerBound]
            result += edit.text
            result += Self.filling(bytes[edit.range], after: edit.text.count)
            end = edit.range.upperBound
        }
        return result + bytes[end..<part.upperBound]
    }

    /// What comes after a replacement: blanks up to the width of what it replaces, and the line ends of that.
    private static func filling(_ replaced: ArraySlice<UInt8>, after length: Int) -> [UInt8] {
        let newline = UInt8(ascii: "\n")
        guard let last = replaced.lastIndex(of: newline) else {
            return Array(repeating: UInt8(ascii: " "), count: max(0, replaced.count - length))
        }
        let lines = replaced.count { $0 == newline }
        return Array(repeating: newline, count: lines)
            + Array(repeating: UInt8(ascii: " "), count: replaced.endIndex - last - 1)
    }
}
