import Foundation

/// Comparisons as lines for people, or as a table for programs.
public enum ComparisonReport {
    /// The differences of a document, grouped by what they come from: the view whose own cause it is, the cause, and the
    /// views that moved with it. Every view's line begins with its place, as editors and build tools understand it.
    public static func text(_ comparison: DocumentComparison) -> String {
        var text = ""
        for (index, cause) in comparison.causes.enumerated() {
            let differences = comparison.differences.filter { $0.cause == index }
            let origin = differences.first(where: \.isOrigin)
            for difference in (origin.map { [$0] } ?? []) {
                text += "\(line(difference, comparison))\n    \(cause.message.onOneLine) (\(cause.kind.rawValue))\n"
            }
            for difference in differences where !difference.isOrigin {
                text += "  moved with it: \(line(difference, comparison))\n"
            }
        }
        return text
    }

    private static func line(_ difference: FrameDifference, _ comparison: DocumentComparison) -> String {
        "\(comparison.path.onOneLine):\(difference.position): \(difference.name.onOneLine): "
            + "recorded \(numbers(difference.recorded)), computed \(numbers(difference.computed))"
    }

    /// `x y width height`, to a thousandth of a point.
    static func numbers(_ frame: CGRect) -> String {
        [frame.minX, frame.minY, frame.width, frame.height]
            .map { FrameTable.number(Double($0).rounded(toPlaces: 3)) }.joined(separator: " ")
    }

    /// One line that sums up comparisons.
    public static func summary(_ comparisons: some Collection<DocumentComparison>, tolerance: Double) -> String {
        func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
            "\(number) \(number == 1 ? one : many ?? one + "s")"
        }
        let differing = comparisons.reduce(0) { $0 + $1.differences.count }
        let causes = comparisons.reduce(0) { $0 + $1.causes.count }
        let compared = comparisons.reduce(0) { $0 + $1.compared }
        let marked = comparisons.reduce(0) { $0 + $1.marked }
        var text = "\(count(comparisons.count, "document")), \(count(compared, "view")) compared: "
        text +=
            differing == 0
            ? (compared == 0 ? "none has a recorded result" : "all are where they were recorded")
            : "\(differing) \(differing == 1 ? "differs" : "differ") by more than \(FrameTable.number(tolerance)) pt, "
                + "for \(count(causes, "cause"))"
        if marked > 0 {
            text += "; \(marked) left out, as Interface Builder had marked them misplaced or ambiguous"
        }
        return text + "\n"
    }

    /// The names of the table's columns, ended by a line feed.
    public static let tableHeader =
        "document\tid\tline\telement\trecordedX\trecordedY\trecordedWidth\trecordedHeight\tx\ty\twidth\theight\t"
        + "cause\tgroup\torigin\tmessage\n"

    /// One row for each difference, ended by a line feed. Rows with one number in the column `group` share a cause.
    public static func table(_ comparison: DocumentComparison, document: String) -> String {
        comparison.differences.reduce(into: "") { table, difference in
            let cause = comparison.causes[difference.cause]
            let numbers = [difference.recorded, difference.computed].flatMap { frame in
                [frame.minX, frame.minY, frame.width, frame.height].map { FrameTable.number(Double($0)) }
            }
            let row =
                [
                    document.onOneLine, (difference.id ?? "").onOneLine, "\(difference.position.line)",
                    difference.element.onOneLine,
                ] + numbers + [
                    cause.kind.rawValue, "\(difference.cause + 1)", difference.isOrigin ? "yes" : "no",
                    cause.message.onOneLine,
                ]
            table += row.joined(separator: "\t") + "\n"
        }
    }
}
