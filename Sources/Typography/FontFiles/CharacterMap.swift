/// Which glyph of a font stands for which character: its table `cmap`, in format 4 or 12.
struct CharacterMap: Sendable {
    private enum Format { case segments, groups }

    private let format: Format
    private let table: FontBytes
    /// How many segments or groups there are.
    private let count: Int

    init(_ cmap: FontBytes) throws(FontFileError) {
        guard let records = cmap.uint16(2) else { throw .damagedTable("cmap") }
        var best: (rank: Int, table: FontBytes)?
        for record in 0..<records {
            guard let platform = cmap.uint16(4 + 8 * record), let encoding = cmap.uint16(6 + 8 * record),
                let place = cmap.uint32(8 + 8 * record), let table = cmap.part(from: place)
            else { throw .damagedTable("cmap") }
            // Unicode, or Windows' symbols and Unicode.
            guard platform == 0 || platform == 3 && [0, 1, 10].contains(encoding) else { continue }
            let rank = table.uint16(0) == 12 ? 2 : table.uint16(0) == 4 ? 1 : 0
            if rank > best?.rank ?? 0 { best = (rank, table) }
        }
        guard let best else { throw .damagedTable("cmap") }
        table = best.table
        format = best.rank == 2 ? .groups : .segments
        guard let count = best.rank == 2 ? table.uint32(12) : table.uint16(6).map({ $0 / 2 }),
            count <= table.count / (best.rank == 2 ? 12 : 8)
        else { throw .damagedTable("cmap") }
        self.count = count
    }

    /// The glyph of a character; 0 if there is none. O(log n).
    func glyph(of scalar: Unicode.Scalar) -> Int {
        let code = Int(scalar.value)
        switch format {
        case .groups:
            guard let group = FontBytes.firstRecord(of: count, notBelow: code, key: { table.uint32(20 + 12 * $0) }),
                group < count, let start = table.uint32(16 + 12 * group), start <= code,
                let first = table.uint32(24 + 12 * group)
            else { return 0 }
            return first + code - start
        case .segments:
            guard code < 0xFFFF,
                let segment = FontBytes.firstRecord(of: count, notBelow: code, key: { table.uint16(14 + 2 * $0) }),
                segment < count
            else { return 0 }
            return glyph(of: code, segment: segment)
        }
    }

    private func glyph(of code: Int, segment: Int) -> Int {
        let starts = 16 + 2 * count
        let offsetPlace = starts + 4 * count + 2 * segment
        guard let start = table.uint16(starts + 2 * segment), start <= code,
            let delta = table.uint16(starts + 2 * count + 2 * segment), let offset = table.uint16(offsetPlace)
        else { return 0 }
        if offset == 0 { return (code + delta) & 0xFFFF }
        guard let glyph = table.uint16(offsetPlace + offset + 2 * (code - start)), glyph != 0 else { return 0 }
        return (glyph + delta) & 0xFFFF
    }
}
