/// How far pairs of a font's glyphs move closer together: the feature `kern` of its table `GPOS`, else its table `kern`.
struct GlyphKerning: Sendable {
    /// The pair adjustments of each lookup, in the order in which they are tried.
    private let lookups: [[FontBytes]]
    /// The pairs of the table `kern`, six bytes each.
    private let pairs: (records: FontBytes, count: Int)?

    /// Nil where the font says nothing of pairs.
    init?(_ tables: FontTables) {
        lookups = tables["GPOS"].map(Self.pairLookups) ?? []
        pairs = lookups.isEmpty ? tables["kern"].flatMap(Self.pairs) : nil
        if lookups.isEmpty, pairs == nil { return nil }
    }

    /// In units of the font.
    func value(_ left: Int, _ right: Int) -> Int {
        guard left != 0, right != 0 else { return 0 }
        if let pairs {
            let wanted = left << 16 | right
            let found = FontBytes.firstRecord(of: pairs.count, notBelow: wanted) { pairs.records.uint32(6 * $0) }
            guard let found, found < pairs.count, pairs.records.uint32(6 * found) == wanted else { return 0 }
            return pairs.records.int16(6 * found + 4) ?? 0
        }
        // The first part of a lookup that knows the pair decides it.
        return lookups.reduce(0) { sum, parts in
            sum + (parts.lazy.compactMap { Self.value(left, right, in: $0) }.first ?? 0)
        }
    }

    // MARK: The table kern

    private static func pairs(_ table: FontBytes) -> (records: FontBytes, count: Int)? {
        // Microsoft's form: version 0, and a first part of format 0 for horizontal text.
        guard table.uint16(0) == 0, let parts = table.uint16(2), parts > 0, let coverage = table.uint16(8),
            coverage >> 8 == 0, coverage & 1 == 1, let count = table.uint16(10),
            let records = table.part(at: 18, count: 6 * count)
        else { return nil }
        return (records, count)
    }

    // MARK: The table GPOS

    private static func pairLookups(_ table: FontBytes) -> [[FontBytes]] {
        guard let features = table.uint16(6).flatMap({ table.part(from: $0) }),
            let list = table.uint16(8).flatMap({ table.part(from: $0) }), let count = features.uint16(0)
        else { return [] }
        var wanted: Set<Int> = []
        for record in 0..<count where features.tag(2 + 6 * record) == "kern" {
            guard let feature = features.uint16(6 + 6 * record).flatMap({ features.part(from: $0) }),
                let lookups = feature.uint16(2)
            else { continue }
            for index in 0..<lookups { feature.uint16(4 + 2 * index).map { _ = wanted.insert($0) } }
        }
        return wanted.sorted().compactMap { index in
            guard index < list.uint16(0) ?? 0, let lookup = list.uint16(2 + 2 * index).flatMap({ list.part(from: $0) })
            else { return nil }
            let parts = pairParts(lookup)
            return parts.isEmpty ? nil : parts
        }
    }

    private static func pairParts(_ lookup: FontBytes) -> [FontBytes] {
        guard let type = lookup.uint16(0), type == 2 || type == 9, let count = lookup.uint16(4) else { return [] }
        return (0..<count).compactMap { index in
            guard let part = lookup.uint16(6 + 2 * index).flatMap({ lookup.part(from: $0) }) else { return nil }
            if type == 2 { return part }
            // An extension leads on to where there was room.
            guard part.uint16(2) == 2 else { return nil }
            return part.uint32(4).flatMap { part.part(from: $0) }
        }
    }

    /// What a part says of a pair; nil if it doesn't know it.
    private static func value(_ left: Int, _ right: Int, in part: FontBytes) -> Int? {
        guard let covered = part.uint16(2).flatMap({ part.part(from: $0) }).flatMap({ index(of: left, in: $0) }),
            let first = part.uint16(4), let second = part.uint16(6)
        else { return nil }
        let size = 2 * (first.nonzeroBitCount + second.nonzeroBitCount)
        // Where the advance stands among the values that a record has.
        let advance = first & 4 == 0 ? nil : 2 * (first & 3).nonzeroBitCount
        switch part.uint16(0) {
        case 1:
            guard let set = part.uint16(10 + 2 * covered).flatMap({ part.part(from: $0) }), let count = set.uint16(0),
                let record = FontBytes.firstRecord(
                    of: count, notBelow: right, key: { set.uint16(2 + (2 + size) * $0) }),
                record < count, set.uint16(2 + (2 + size) * record) == right
            else { return nil }
            return advance.flatMap { set.int16(4 + (2 + size) * record + $0) } ?? 0
        case 2:
            guard let classes = part.uint16(8).flatMap({ part.part(from: $0) }), let rows = part.uint16(12),
                let others = part.uint16(10).flatMap({ part.part(from: $0) }), let columns = part.uint16(14)
            else { return nil }
            let (row, column) = (self.class(of: left, in: classes), self.class(of: right, in: others))
            guard row < rows, column < columns else { return nil }
            return advance.flatMap { part.int16(16 + size * (row * columns + column) + $0) } ?? 0
        default: return nil
        }
    }

    /// A glyph's place in a list of those covered; nil if it isn't among them.
    private static func index(of glyph: Int, in coverage: FontBytes) -> Int? {
        guard let format = coverage.uint16(0), let count = coverage.uint16(2) else { return nil }
        if format == 1 {
            let found = FontBytes.firstRecord(of: count, notBelow: glyph) { coverage.uint16(4 + 2 * $0) }
            guard let found, found < count, coverage.uint16(4 + 2 * found) == glyph else { return nil }
            return found
        }
        let found = FontBytes.firstRecord(of: count, notBelow: glyph) { coverage.uint16(6 + 6 * $0) }
        guard format == 2, let found, found < count, let start = coverage.uint16(4 + 6 * found), start <= glyph,
            let index = coverage.uint16(8 + 6 * found)
        else { return nil }
        return index + glyph - start
    }

    /// A glyph's class; 0 for those that are in none.
    private static func `class`(of glyph: Int, in table: FontBytes) -> Int {
        if table.uint16(0) == 1 {
            guard let start = table.uint16(2), let count = table.uint16(4), glyph >= start, glyph - start < count else {
                return 0
            }
            return table.uint16(6 + 2 * (glyph - start)) ?? 0
        }
        let count = table.uint16(2) ?? 0
        let found = FontBytes.firstRecord(of: count, notBelow: glyph) { table.uint16(6 + 6 * $0) }
        guard table.uint16(0) == 2, let found, found < count, let start = table.uint16(4 + 6 * found), start <= glyph
        else {
            return 0
        }
        return table.uint16(8 + 6 * found) ?? 0
    }
}
