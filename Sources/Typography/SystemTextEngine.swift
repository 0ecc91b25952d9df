/// The engine that measures with the metrics bundled in this module; it needs no font files.
///
///     let engine = SystemTextEngine()
///     let label = AttributedText("Label", font: Font(size: 17))
///     engine.size(of: label, width: nil, maximumLines: 1, era: .iOS14).width       // about 41.4
///
/// The system font's metrics are estimates from frames that Interface Builder recorded: good to about half a point
/// for a label. They cover Latin, Greek and Cyrillic; ideographs and the like have the square they usually fill.
///
/// `era` names the generation of the system font: ``FontEra/iOS14`` for text of the systems of today.
public struct SystemTextEngine: Sendable {
    /// The engine; it has no state of its own.
    public init() {}

    /// The font's vertical measures, in an era of it.
    public func metrics(of font: Font, era: FontEra) -> FontMetrics {
        FontCache.shared.font(font, era: era).metrics
    }

    /// Sets a text in lines. Linear in the length of the text.
    public func layout(_ text: AttributedText, width: Double?, maximumLines: Int, era: FontEra) -> TextLayout {
        let measured = MeasuredText(text, era: era)
        let setting = LineSetting(measured, text.paragraph, width: width, maximumLines: maximumLines)
        return setting.layout()
    }

    /// The size of the text in points, unrounded, without its lines.
    public func size(of text: AttributedText, width: Double?, maximumLines: Int, era: FontEra) -> (
        width: Double, height: Double
    ) {
        if text.runs.count == 1, text.paragraph.hasNaturalLineHeight, text.runs[0].kern == 0,
            text.runs[0].picture == nil,
            let size = sizeOfOneLine(text.runs[0].text, font: text.runs[0].font, width: width, era: era)
        {
            return size
        }
        return sizeOfLines(text, width: width, maximumLines: maximumLines, era: era)
    }

    /// The same for a text that is known not to be a plain one that fits on one line.
    package func sizeOfLines(_ text: AttributedText, width: Double?, maximumLines: Int, era: FontEra) -> (
        width: Double, height: Double
    ) {
        let measured = MeasuredText(text, era: era)
        return LineSetting(measured, text.paragraph, width: width, maximumLines: maximumLines).size()
    }

    /// How far each character of a line of text begins from the line's left end, in points, and last the line's width.
    /// Characters are Unicode scalars in reading order; wherever lines of text are drawn, letters belong there.
    public func places(of text: AttributedText, era: FontEra) -> [Double] {
        let measured = MeasuredText(text, era: era)
        var places = measured.sums
        // The kern behind the last character has nothing to reach.
        if let last = measured.kerns.last { places[places.count - 1] -= last }
        return places
    }

    /// Whether the width of a character is known: by the tables, or by the font's own file. Others have the room that
    /// characters of their kind usually take.
    public func isMeasured(_ character: Unicode.Scalar, in font: Font = Font(size: 17)) -> Bool {
        if case .file(let file) = font.family, file.advance(of: character) != nil { return true }
        return GlyphTable.shared.glyph(of: character) != 0
    }

    /// The axes of Espalier Sans that draw a font with the advances this engine measures; they contain the tracking. Nil
    /// for named and fixed-width fonts.
    public func variations(of font: Font, era: FontEra) -> FontVariations? {
        FontCache.shared.font(font, era: era).variations
    }

    /// The size of a plain text that has no line ends and fits the width: the common case, without laying out. Nil where it
    /// takes more than that.
    package func sizeOfOneLine(_ text: String, font: Font, width: Double?, era: FontEra) -> (
        width: Double, height: Double
    )? {
        guard !text.isEmpty else { return nil }
        let font = FontCache.shared.font(font, era: era)
        guard font.file?.hasKerning != true else { return nil }
        let table = GlyphTable.shared
        var sum = 0.0
        var kern = 0
        var previous = 0
        let isMeasured = font.advances.withUnsafeBufferPointer { advances in
            for scalar in text.unicodeScalars {
                let glyph = table.glyph(of: scalar)
                // Characters outside the tables include all line ends.
                guard glyph != 0 else { return false }
                sum += advances[glyph]
                if previous != 0 { kern += Int(table.kern(previous, glyph)) }
                previous = glyph
            }
            return true
        }
        guard isMeasured else { return nil }
        sum += Double(kern) * font.kernScale
        if let width, sum > width { return nil }
        return (sum, font.metrics.lineHeight)
    }
}
