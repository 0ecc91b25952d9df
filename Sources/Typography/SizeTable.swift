internal import CTypographyTables

/// A measure of the system font that depends on the size in points, by sizes that are published or were measured.
struct SizeTable {
    private typealias Row = (size: Double, value: Double)

    /// Tracking in em by size, of each generation; for separate cuts the rows of the text and of the display cut.
    static let tracking = SizeTable(kind: 0)
    static let earlyText = SizeTable(kind: 1)
    static let earlyDisplay = SizeTable(kind: 2)
    static let lateText = SizeTable(kind: 3)
    static let lateDisplay = SizeTable(kind: 4)
    /// The share of the display cut by size, in the generation of optical sizes.
    static let displayShare = SizeTable(kind: 5)
    /// What the display cuts of iOS 9 and 10, and of iOS 11 and 12, are wider than today's, in em by weight, 0 ultra light …
    /// 8 black.
    static let earlyCut = SizeTable(kind: 6)
    static let lateCut = SizeTable(kind: 7)

    private let rows: [Row]

    private init(kind: Int32) {
        rows = UnsafeBufferPointer(start: espalier_size_table(), count: Int(espalier_size_rows()))
            .filter { $0.kind == kind }.map { ($0.size, $0.value) }
    }

    /// The value at a size: between the rows in proportion, beyond them the last one's.
    func value(at size: Double) -> Double {
        guard let first = rows.first, let last = rows.last else { return 0 }
        guard size > first.size else { return first.value }
        guard size < last.size, let above = rows.firstIndex(where: { $0.size >= size }) else { return last.value }
        let (low, high) = (rows[above - 1], rows[above])
        return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
    }
}
