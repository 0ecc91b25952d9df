import Foundation

/// The heights that rows, headers and footers of a table turned out to have. Those that aren't seen keep theirs, so that the table
/// needs the cells of what is seen only. Rows that never were seen have the height that is stated or estimated for them.
struct KnownHeights {
    /// What all heights depend on.
    struct Conditions: Equatable {
        let width: CGFloat
        let insets: UIEdgeInsets
        let keepsToReadableWidth: Bool
        let textSize: UIContentSizeCategory
        let scale: CGFloat
    }

    /// A header or footer.
    struct Edge: Hashable {
        let section: Int
        let isHeader: Bool
    }

    /// How much room a header or footer takes, in points.
    struct Room {
        /// Above the view.
        let padding: CGFloat
        /// Of the view; of the space where there is none.
        let height: CGFloat

        var whole: CGFloat { padding + height }
    }

    private var conditions: Conditions?
    /// The heights of rows that were measured, in points.
    var rows: [IndexPath: CGFloat] = [:]
    /// The room of headers and footers.
    var edges: [Edge: Room] = [:]

    /// Forgets all that was measured under other conditions.
    mutating func measure(under conditions: Conditions) {
        guard self.conditions != conditions else { return }
        self = KnownHeights()
        self.conditions = conditions
    }

    /// Rows that stay keep their heights. Those that are shown are measured anew, as are all headers and footers ("You can also
    /// use this method to animate the change in the row heights": documentation of `beginUpdates()`).
    mutating func move(by changes: ElementChanges, shown: some Sequence<IndexPath>) {
        edges = [:]
        if changes != ElementChanges() { rows = changes.move(rows).kept }
        for path in shown { rows[path] = nil }
    }
}
