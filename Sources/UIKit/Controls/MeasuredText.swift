import Foundation
internal import Typography

/// Remembers how a text was set at the last few widths: a layout pass asks for the same ones several times.
///
/// The owner forgets when its text, font or line settings change. The rest of what the answer depends on is the key:
/// width, system metrics and Dynamic Type category.
struct MeasuredText {
    private struct Entry {
        var width: CGFloat?
        var era: FontEra
        var avoidsLoneWords: Bool
        var category: UIContentSizeCategory
        /// The size in points, unrounded.
        var size: (width: Double, height: Double)
        /// The lines, once they were asked for: a size is found with less work.
        var layout: TextLayout?

        func holds(at width: CGFloat?, in environment: LayoutEnvironment) -> Bool {
            self.width == width && era == environment.metrics.fontEra
                && avoidsLoneWords == environment.metrics.avoidsLoneWords
                && category == environment.contentSizeCategory
        }
    }

    private static let capacity = 3
    /// The entry that came last, and those before it: most texts have only one.
    private var latest: Entry?
    private var older: [Entry] = []

    mutating func forget() {
        latest = nil
        if !older.isEmpty { older = [] }
    }

    mutating func layout(
        at width: CGFloat?, in environment: LayoutEnvironment, measure: (LayoutEnvironment) -> TextLayout
    ) -> TextLayout {
        if let known = entry(at: width, in: environment) {
            if let layout = known.layout { return layout }
            remove(at: width, in: environment)
        }
        let layout = measure(environment)
        note((layout.width, layout.height), layout, width, environment)
        return layout
    }

    mutating func size(
        at width: CGFloat?, in environment: LayoutEnvironment,
        measure: (LayoutEnvironment) -> (width: Double, height: Double)
    ) -> (width: Double, height: Double) {
        if let known = entry(at: width, in: environment) { return known.size }
        let size = measure(environment)
        note(size, nil, width, environment)
        return size
    }

    /// Whether the text is known to be wider than so many points where nothing limits it.
    func isKnownWider(than width: CGFloat, in environment: LayoutEnvironment) -> Bool {
        entry(at: nil, in: environment).map { $0.size.width > Double(width) } ?? false
    }

    private func entry(at width: CGFloat?, in environment: LayoutEnvironment) -> Entry? {
        if let latest, latest.holds(at: width, in: environment) { return latest }
        return older.first { $0.holds(at: width, in: environment) }
    }

    private mutating func remove(at width: CGFloat?, in environment: LayoutEnvironment) {
        if let latest, latest.holds(at: width, in: environment) {
            self.latest = older.popLast()
        } else {
            older.removeAll { $0.holds(at: width, in: environment) }
        }
    }

    private mutating func note(
        _ size: (width: Double, height: Double), _ layout: TextLayout?, _ width: CGFloat?,
        _ environment: LayoutEnvironment
    ) {
        if let latest {
            if older.count == Self.capacity - 1 { older.removeFirst() }
            older.append(latest)
        }
        latest = Entry(
            width: width, era: environment.metrics.fontEra, avoidsLoneWords: environment.metrics.avoidsLoneWords,
            category: environment.contentSizeCategory, size: size, layout: layout)
    }
}
