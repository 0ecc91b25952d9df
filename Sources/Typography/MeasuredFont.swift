/// A font with all that measuring a text needs, in points, looked up once.
final class MeasuredFont: Sendable {
    /// The vertical measures; `leading` is what a line is farther from the next one than its own height.
    let metrics: FontMetrics
    /// The advance of each glyph, tracking included.
    let advances: [Double]
    /// Points per unit of kerning; 0 for fonts without.
    let kernScale: Double
    /// Extra space after each character, contained in `advances`.
    let tracking: Double
    let size: Double

    init(_ font: Font, era: FontEra) {
        size = font.measuredSize
        let weight = font.weight.tableIndex
        let unit = size * GlyphTable.emPerUnit
        let (ascender, descender): (Double, Double)
        var gap = 0.0
        let (capHeight, xHeight): (Double, Double)
        if case .named(let name) = font.family, let face = FontFace.named(name, weight: weight) {
            tracking = 0
            kernScale = 0
            advances = GlyphTable.shared.faceAdvances(face.index).map { Double($0) * unit }
            (ascender, descender, gap) = (face.ascender, face.descender, face.gap)
            (capHeight, xHeight) = (face.capHeight, face.xHeight)
        } else {
            (ascender, descender) = (SystemFont.ascender, SystemFont.descender)
            (capHeight, xHeight) = (SystemFont.capHeight, SystemFont.xHeight)
            if font.family == .monospacedSystem {
                tracking = 0
                kernScale = 0
                let advance = SystemFont.fixedAdvance * size
                let system = GlyphTable.shared.systemAdvances(era: era, weight: weight, display: false)
                advances = system.map { $0 == 0 ? 0 : advance }
            } else {
                let space = Tracking.value(era: era, size: size, weight: weight) * size
                tracking = space
                kernScale = unit
                let share = era.displayShare(size: size)
                let text = GlyphTable.shared.systemAdvances(era: era, weight: weight, display: false)
                let display = GlyphTable.shared.systemAdvances(era: era, weight: weight, display: true)
                var scaled = zip(text, display).map {
                    (Double($0) * (1 - share) + Double($1) * share) * unit + space
                }
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

    /// The advance of a character, in points.
    @inline(__always)
    func advance(of scalar: Unicode.Scalar, glyph: Int) -> Double {
        glyph != 0 ? advances[glyph] : otherAdvance(of: scalar)
    }

    /// The advance of a character that the tables don't cover, by its kind.
    private func otherAdvance(of scalar: Unicode.Scalar) -> Double {
        scalar.typicalAdvance.map { $0 * size } ?? advances[0]
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
