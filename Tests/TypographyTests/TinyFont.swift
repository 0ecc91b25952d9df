/// The bytes of a font with three letters, made table by table as the OpenType specification describes them.
///
/// A thousand units make an em. A is 700 wide, B 500, "é" 650 and U+1F600 1000; A and B are 80 closer together.
struct TinyFont {
    var postScriptName = "Tiny-Bold"
    var familyName = "Tiny"
    var weightClass: UInt16 = 700
    /// How pairs are written down.
    var kerning = Kerning.kern
    /// Whether characters beyond 0xFFFF are there, which takes another form of `cmap`.
    var hasEmoji = false

    enum Kerning { case none, kern, pairs, classes }

    var bytes: [UInt8] {
        var tables: [(String, [UInt8])] = [
            ("OS/2", os2), ("cmap", hasEmoji ? groups : segments), ("head", head), ("hhea", hhea),
            ("hmtx", Bytes(700, 0, 700, 0, 500, 0, 650, 0, 1000, 0).value), ("maxp", Bytes(0, 0x5000, 5).value),
            ("name", name),
        ]
        switch kerning {
        case .none: break
        case .kern: tables.append(("kern", Bytes(0, 1, 0, 20, 1, 1, 6, 0, 0, 1, 2, 0x10000 - 80).value))
        case .pairs:
            tables.append(("GPOS", positions(of: Bytes(1, 12, 4, 0, 1, 18, 1, 1, 1, 1, 2, 0x10000 - 80).value)))
        case .classes: tables.append(("GPOS", positions(of: classes)))
        }
        var file = Bytes(1, 0, tables.count, 0, 0, 0).value
        var place = 12 + 16 * tables.count
        for (tag, table) in tables {
            file += Array(tag.utf8) + Bytes(long: [0, place, table.count]).value
            place += (table.count + 3) / 4 * 4
        }
        for (_, table) in tables { file += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4) }
        return file
    }

    private var head: [UInt8] {
        Bytes(1, 0, 1, 0, 0, 0, 0x5F0F, 0x3CF5, 0, 1000).value + [UInt8](repeating: 0, count: 24)
            + Bytes(1, 0, 0, 0, 0).value
    }

    private var hhea: [UInt8] {
        Bytes(1, 0, 900, 0x10000 - 250, 50).value + [UInt8](repeating: 0, count: 24) + Bytes(5).value
    }

    private var os2: [UInt8] {
        Bytes(2, 500, Int(weightClass), 5).value + [UInt8](repeating: 0, count: 54) + Bytes(0x20, 65, 233).value
            + [UInt8](repeating: 0, count: 18) + Bytes(510, 710).value + [UInt8](repeating: 0, count: 6)
    }

    private var name: [UInt8] {
        let texts = [(1, familyName), (4, familyName + " Bold"), (6, postScriptName)].map { ($0, Array($1.utf16)) }
        var (records, storage): ([UInt8], [UInt8]) = ([], [])
        for (number, text) in texts {
            records += Bytes(3, 1, 0x409, number, 2 * text.count, storage.count).value
            storage += text.flatMap { Bytes(Int($0)).value }
        }
        return Bytes(0, texts.count, 6 + records.count).value + records + storage
    }

    /// Format 4: A and B are glyphs 1 and 2, by a difference; é is glyph 3, by a list.
    private var segments: [UInt8] {
        let header = Bytes(0, 1, 3, 1, 0, 12).value
        let ends = [66, 233, 0xFFFF], starts = [65, 233, 0xFFFF], deltas = [0x10000 - 64, 0, 1], offsets = [0, 4, 0]
        let table = [4, 42, 0, 6, 4, 1, 2] + ends + [0] + starts + deltas + offsets + [3]
        return header + Bytes(table).value
    }

    /// Format 12, with an emoji as glyph 4.
    private var groups: [UInt8] {
        Bytes(0, 1, 3, 10, 0, 12, 12, 0).value
            + Bytes(long: [52, 0, 3, 65, 66, 1, 233, 233, 3, 0x1F600, 0x1F600, 4]).value
    }

    /// A pair adjustment of classes: the second one's class 1 is B.
    private var classes: [UInt8] {
        let values = [0, 0x10000 - 80]
        return Bytes([2, 20, 4, 0, 26, 32, 1, 2] + values + [1, 1, 1] + [2, 0, 0] + [2, 1, 2, 2, 1]).value
    }

    /// The table of one feature `kern` with one lookup of one part.
    private func positions(of part: [UInt8]) -> [UInt8] {
        let features = Bytes(1).value + Array("kern".utf8) + Bytes(8, 0, 1, 0).value
        let lookups = Bytes(1, 4, 2, 0, 1, 8).value + part
        return Bytes(1, 0, 10, 10, 10 + features.count).value + features + lookups
    }
}

/// Numbers as big-endian words.
private struct Bytes {
    var value: [UInt8] = []

    init(_ words: Int...) { self.init(words) }

    init(_ words: [Int]) {
        value = words.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }

    init(long words: [Int]) { self.init(words.flatMap { [$0 >> 16, $0] }) }
}
