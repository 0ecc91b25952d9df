import Foundation
internal import Typography

/// Remembers how a text was set at the last few widths: a layout pass asks for the same ones several times.
///
/// The owner forgets when its text, font or line settings change. The rest of what the answer depends on is the key:
/// width, tools version and Dynamic Type category.
struct MeasuredText {
    private struct Entry {
        var width: CGFloat?
        var toolsVersion: Int
        var category: UIContentSizeCategory
        var layout: TextLayout
    }

    private static let capacity = 3
    private var entries: [Entry] = []

    mutating func forget() {
        entries.removeAll(keepingCapacity: true)
    }

    mutating func layout(
        at width: CGFloat?, in environment: LayoutEnvironment, measure: (LayoutEnvironment) -> TextLayout
    ) -> TextLayout {
        let known = entries.first {
            $0.width == width && $0.toolsVersion == environment.toolsVersion
                && $0.category == environment.contentSizeCategory
        }
        if let known { return known.layout }
        let layout = measure(environment)
        if entries.count == Self.capacity { entries.removeFirst() }
        entries.append(
            Entry(
                width: width, toolsVersion: environment.toolsVersion, category: environment.contentSizeCategory,
                layout: layout))
        return layout
    }
}
