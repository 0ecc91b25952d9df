/// A place in a document's text: where the `<` of an element's start tag stands.
///
/// Lines and columns count from 1. A column is one Unicode scalar, so a tab counts once and a character outside ASCII
/// counts once as well; a line ends at a line feed, a carriage return, or both together.
public struct SourcePosition: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The line, from 1.
    public var line: Int
    /// The column within the line, from 1.
    public var column: Int

    /// Makes a position from a line and a column, both from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The first character of a text.
    public static let start = SourcePosition(line: 1, column: 1)

    /// Whether the left place comes first in the text.
    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }

    /// `line:column`.
    public var description: String { "\(line):\(column)" }
}
