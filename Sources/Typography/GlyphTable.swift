internal import CTypographyTables

/// The characters that the bundled metrics cover, and what the tables say about each.
///
/// Glyph 0 stands for every other character. The pointers are to constant tables of the program; they never change and
/// live as long as it does, which is why they may be shared.
struct GlyphTable: @unchecked Sendable {
    static let shared = GlyphTable()

    /// How many glyphs there are, glyph 0 included.
    static let count = Int(ESPALIER_GLYPH_COUNT)
    /// The tables hold ten-thousandths of an em.
    static let emPerUnit = 1.0 / 10000

    private let pages = espalier_glyph_page_table()!
    private let glyphs = espalier_glyph_table()!
    private let kernLeft = espalier_kern_left_table()!
    private let kernRight = espalier_kern_right_table()!
    private let kerns = espalier_kern_table()!
    private let kernClasses = Int(espalier_kern_right_classes())
    private let systemAdvances = espalier_system_advance_table()!
    private let olderWidening = espalier_older_widening_table()!
    private let faceAdvances = espalier_face_advance_table()!

    /// The glyph of a character, 0 if it isn't covered.
    @inline(__always)
    func glyph(of scalar: Unicode.Scalar) -> Int {
        let value = Int(truncatingIfNeeded: scalar.value)
        guard value < 0x10000 else { return 0 }
        return Int(glyphs[Int(pages[value >> 8]) << 8 | value & 255])
    }

    /// The character of each glyph; nil for glyph 0.
    let characters: [Unicode.Scalar?]

    private init() {
        var characters = [Unicode.Scalar?](repeating: nil, count: Self.count)
        for value in UInt32(0)..<0x10000 {
            let glyph = Int(glyphs[Int(pages[Int(value >> 8)]) << 8 | Int(value & 255)])
            if glyph != 0 { characters[glyph] = Unicode.Scalar(value) }
        }
        self.characters = characters
    }

    /// The kern between two glyphs of the system font, in units.
    @inline(__always)
    func kern(_ left: Int, _ right: Int) -> Int16 {
        kerns[Int(kernLeft[left]) * kernClasses + Int(kernRight[right])]
    }

    /// What a glyph of the system font was wider before iOS 13, in units: signs have changed since, letters and digits haven't.
    @inline(__always)
    func olderWidening(_ glyph: Int) -> Int16 { olderWidening[glyph] }

    /// The designs between which the system font's advances lie.
    enum Master: Int {
        case text, display
    }

    /// The advances of the system font in units, one a glyph.
    ///
    /// - Parameter weight: 0 ultra light … 8 black.
    func systemAdvances(_ master: Master, weight: Int) -> UnsafeBufferPointer<Int16> {
        let start = systemAdvances + (weight * 2 + master.rawValue) * Self.count
        return UnsafeBufferPointer(start: start, count: Self.count)
    }

    /// The advances of a named face in units, one a glyph.
    func faceAdvances(_ face: Int) -> UnsafeBufferPointer<Int16> {
        UnsafeBufferPointer(start: faceAdvances + face * Self.count, count: Self.count)
    }
}

extension Font.Weight {
    /// The nearest of the nine weights that have metrics: 0 ultra light … 8 black.
    var tableIndex: Int {
        guard rawValue.isFinite else { return 3 }
        let named: [Double] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
        var best = 0
        for (index, value) in named.enumerated() where abs(value - rawValue) < abs(named[best] - rawValue) {
            best = index
        }
        return best
    }
}
