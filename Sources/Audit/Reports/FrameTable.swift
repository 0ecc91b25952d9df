public import Foundation

/// Frames as a table of tab-separated values: `document, id, x, y, width, height`.
///
/// Numbers are rounded to a millionth of a point, and as short as can be; tabs and line ends in names are written `\t`, `\n`, `\r`.
public enum FrameTable {
    /// The names of the columns, ended by a line feed.
    public static let header = "document\tid\tx\ty\twidth\theight\n"

    /// One row, ended by a line feed.
    /// - Parameter frame: in points, in the superview's coordinates.
    public static func row(document: String, id: String, frame: CGRect) -> String {
        var row = document.onOneLine + "\t" + id.onOneLine
        for value in [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height] {
            row += "\t" + number(Double(value).rounded(toPlaces: 6))
        }
        return row + "\n"
    }

    /// The shortest decimal that reads back as the value, without a needless `.0` and without a negative zero.
    public static func number(_ value: Double) -> String {
        if value == 0 { return "0" }
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
