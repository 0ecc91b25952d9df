internal import CTypographyTables

/// The system font's extra space after each character, which depends on the size.
enum Tracking {
    private typealias Row = (size: Double, value: Double)

    /// The rows of each kind: by era, then by weight.
    private static let rows: [[Row]] = {
        let table = UnsafeBufferPointer(start: espalier_tracking_table(), count: Int(ESPALIER_TRACKING_COUNT))
        var rows = [[Row]](repeating: [], count: 2 + Int(ESPALIER_WEIGHT_COUNT))
        for row in table { rows[Int(row.kind)].append((row.size, row.value)) }
        return rows
    }()

    /// The space in em at a size in points. Between the sizes of the table it is interpolated; in the era of separate
    /// cuts not across 20 points, where the cut changes.
    static func value(era: FontEra, size: Double, weight: Int) -> Double {
        var table = rows[era.rawValue]
        if era == .separateCuts {
            table = table.filter { ($0.size < 20) == (size < 20) }
        }
        return interpolate(table, at: size) + weightCorrection(weight, size: size)
    }

    /// What a weight adds at the sizes it was measured at, and nothing at others.
    private static func weightCorrection(_ weight: Int, size: Double) -> Double {
        rows[2 + weight].first { $0.size == size }?.value ?? 0
    }

    private static func interpolate(_ rows: [Row], at size: Double) -> Double {
        guard let first = rows.first, let last = rows.last else { return 0 }
        guard size > first.size else { return first.value }
        guard size < last.size, let above = rows.firstIndex(where: { $0.size >= size }) else { return last.value }
        let (low, high) = (rows[above - 1], rows[above])
        return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
    }
}
