/// A font with all that measuring a text needs, in points, looked up once.
final class MeasuredFont: Sendable {
    /// The vertical measures; `leading` is what a line is farther from the next one than its own height.
    let metrics: FontMetrics
    /// The advance of each glyph, tracking included.
    let advances: [Double]
    /// Points per unit of kerning; 0 for fonts without.
    let kernScale: Double
    let size: Double
    /// How much wider than a square ideographs and kana are.
    let squareScale: Double
    /// The font file whose letters these are, if any.
    let file: FontFile?
    /// The place in Espalier Sans' design space; nil for other fonts.
    let variations: FontVariations?

    init(_ font: Font, design: FontDesign) {
        size = font.measuredSize
        squareScale = font.family == .system && design != .separateCuts ? Self.lateSquareScale : 1
        let weight = font.weight.tableIndex
        let unit = size * GlyphTable.emPerUnit
        let (ascender, descender): (Double, Double)
        var gap = 0.0
        let (capHeight, xHeight): (Double, Double)
        if case .file(let file) = font.family {
            // Letters that the file lacks come from the system's font, as on Apple's systems.
            let system = GlyphTable.shared.systemAdvances(.text, weight: weight).map { Double($0) * unit }
            (kernScale, variations, self.file) = (0, nil, file)
            advances = GlyphTable.shared.characters.enumerated().map { glyph, character in
                character.flatMap(file.advance).map { $0 * font.measuredSize } ?? system[glyph]
            }
            let own = file.unitMetrics
            (ascender, descender) = (own.ascender, -own.descender)
            (capHeight, xHeight) = (own.capHeight, own.xHeight)
        } else if case .named(let name) = font.family, let face = FontFace.named(name, weight: weight) {
            let units = GlyphTable.shared.faceAdvances(face.index)
            (kernScale, variations, file) = (Self.hasFixedPitch(units) ? 0 : unit * Self.namedKerning, nil, nil)
            advances = units.map { Double($0) * unit }
            (ascender, descender, gap) = (face.ascender, face.descender, face.gap)
            (capHeight, xHeight) = (face.capHeight, face.xHeight)
        } else {
            file = nil
            (ascender, descender) = (SystemFont.ascender, SystemFont.descender)
            (capHeight, xHeight) = (SystemFont.capHeight, SystemFont.xHeight)
            if font.family == .monospacedSystem {
                (kernScale, variations) = (0, nil)
                let advance = SystemFont.fixedAdvance * size
                let system = GlyphTable.shared.systemAdvances(.text, weight: weight)
                advances = system.map { $0 == 0 ? 0 : advance }
            } else {
                let place = FontVariations(design: design, size: size, weight: weight)
                variations = place
                kernScale = unit
                var scaled = Self.systemAdvances(place, weight: weight).map { $0 * unit }
                let tightening = design.digitTightening(size: size, weight: weight) * size
                for digit in SystemFont.digits { scaled[digit] -= tightening }
                if font.family == .monospacedDigitSystem {
                    let widest = SystemFont.digits.map { scaled[$0] }.max() ?? 0
                    for digit in SystemFont.digits { scaled[digit] = widest }
                }
                advances = scaled
            }
        }
        // The gap that a font asks for counts in UIKit's line height.
        let measures = FontMetrics(
            ascender: (ascender + gap) * size, descender: -descender * size, leading: 0,
            capHeight: capHeight * size, xHeight: xHeight * size)
        var withLeading = measures
        if let style = font.textStyle {
            withLeading.leading = style.leading(forSize: size) - measures.lineHeight
        }
        metrics = withLeading
    }

    /// How much of the system font's kerning named faces have: theirs isn't published, and which pairs kern is much the same in
    /// all faces. It makes 11 frames right in 6 documents of 5 projects, and 3 wrong in 2 of another.
    private static let namedKerning = 0.75

    private static func hasFixedPitch(_ advances: UnsafeBufferPointer<Int16>) -> Bool {
        advances[GlyphTable.shared.glyph(of: "i")] == advances[GlyphTable.shared.glyph(of: "m")]
    }

    /// The system font's advances in units, rounded as a font library rounds those of a variable font: once, after
    /// all axes are added up.
    private static func systemAdvances(_ place: FontVariations, weight: Int) -> [Double] {
        let table = GlyphTable.shared
        let text = table.systemAdvances(.text, weight: weight)
        let display = table.systemAdvances(.display, weight: weight)
        let (share, tracking) = (place.normalizedShare, place.normalizedTracking)
        return text.indices.map { glyph in
            let base = Double(text[glyph])
            guard base != 0 else { return 0 }
            let widening = place.hasOlderSigns ? Double(table.olderWidening(glyph)) : 0
            return base + widening + ((Double(display[glyph]) - base) * share + tracking).rounded()
        }
    }

    /// The advance of a character, in points.
    @inline(__always)
    func advance(of scalar: Unicode.Scalar, glyph: Int) -> Double {
        glyph != 0 ? advances[glyph] : otherAdvance(of: scalar)
    }

    /// The kern between two characters that follow each other, in points.
    func kern(_ left: Unicode.Scalar, _ right: Unicode.Scalar, glyphs: (Int, Int)) -> Double {
        if let file { return file.hasKerning ? file.kern(left, right) * size : 0 }
        guard kernScale != 0, glyphs.0 != 0, glyphs.1 != 0 else { return 0 }
        return Double(GlyphTable.shared.kern(glyphs.0, glyphs.1)) * kernScale
    }

    /// The advance of an emoji: a quarter more than the size, but never more than 4.75 points more, at 20 to 30 points
    /// never more than 3.9, and below 20 points 1.09 times the size and 4 points (16 at 11, 19 at 13, 23 at 17, 24 at 18). Labels of one emoji were recorded 32 wide at 28 points, 34 at 30, 40 at 35, 43 at 38, 45 at 40
    /// and 5 more than their size from there to 70: 19 of 19 in 16 documents. A flag is made of two characters.
    func emojiAdvance(of scalar: Unicode.Scalar) -> Double {
        let whole = size < 20 ? 1.09 * size + 4 : min(1.25 * size, size + (20...30 ~= size ? 3.9 : 4.75))
        return (0x1F1E6...0x1F1FF).contains(scalar.value) ? whole / 2 : whole
    }

    /// Ideographs and kana in the system font fill a square on iOS 9 and 10 (5 of 5 widths in 2 projects), and are 1.016 em
    /// wide since (12 of 13 in 7 projects, at 15 to 29 points).
    private static let lateSquareScale = 1.016

    /// The advance of a character that the tables don't cover, by its kind.
    private func otherAdvance(of scalar: Unicode.Scalar) -> Double {
        if let own = file?.advance(of: scalar) { return own * size }
        if scalar.properties.isEmojiPresentation { return scalar.isSkinTone ? 0 : emojiAdvance(of: scalar) }
        let scale = squareScale > 1 && scalar.isIdeographOrKana ? squareScale : 1
        return scalar.typicalAdvance.map { $0 * size * scale } ?? advances[0]
    }
}

extension Font {
    /// The size that measuring uses: not negative, and not so large that sums stop being numbers.
    var measuredSize: Double { size.isFinite ? min(max(size, 0), 100_000) : 0 }
}

/// Measures of the system font in em. Public facts: cap and x height; estimated from recorded frames: the rest.
enum SystemFont {
    static let ascender = 0.952148
    static let descender = 0.241211
    static let capHeight = 0.705
    static let xHeight = 0.526
    /// The advance of every character of the fixed-width system font.
    static let fixedAdvance = 0.6181
    /// The glyphs of the digits 0 to 9.
    static let digits: [Int] = (0x30...0x39).compactMap { Unicode.Scalar(UInt32($0)) }
        .map { GlyphTable.shared.glyph(of: $0) }
}
