package import Foundation

/// Cuts a stream of bytes into lines.
package struct LineReader {
    /// A line of the input, or the notice that it was too long to keep.
    package enum Line {
        case text(Data)
        case tooLong
    }

    /// Lines longer than this are passed over, so that no input fills the memory.
    static let longest = 1 << 28

    private var rest = Data()
    private var isPassingOver = false

    package init() {}

    /// The lines completed by some more bytes.
    package mutating func take(_ chunk: Data) -> [Line] {
        var lines: [Line] = []
        var start = chunk.startIndex
        while let end = chunk[start...].firstIndex(of: UInt8(ascii: "\n")) {
            rest.append(chunk[start..<end])
            lines.append(endOfLine())
            start = chunk.index(after: end)
        }
        rest.append(chunk[start...])
        if rest.count > Self.longest {
            isPassingOver = true
            rest = Data()
        }
        return lines
    }

    /// The last line, if it doesn't end with a line feed.
    package mutating func finish() -> [Line] { rest.isEmpty && !isPassingOver ? [] : [endOfLine()] }

    private mutating func endOfLine() -> Line {
        defer {
            rest = Data()
            isPassingOver = false
        }
        return isPassingOver || rest.count > Self.longest ? .tooLong : .text(rest)
    }
}
