/// The engine that measures with the metrics bundled in this module; it needs no font files.
public struct SystemTextEngine: TextEngine {
    public init() {}

    public func metrics(of font: Font, toolsVersion: Int) -> FontMetrics {
        let size = font.size
        return FontMetrics(
            ascender: 0.952148 * size, descender: -0.241211 * size, leading: 0, capHeight: 0.705 * size,
            xHeight: 0.526 * size)
    }

    public func layout(_ text: AttributedText, width: Double?, maximumLines: Int, toolsVersion: Int) -> TextLayout {
        // Provisional: one line a run of average letters, until the tables are in.
        guard let font = text.runs.first?.font, !text.string.isEmpty else { return .empty }
        let metrics = metrics(of: font, toolsVersion: toolsVersion)
        let string = text.string
        let total = 0.53 * font.size * Double(string.unicodeScalars.count)
        let line = TextLayout.Line(
            text: string, range: 0..<string.unicodeScalars.count, width: total, baseline: metrics.ascender, top: 0,
            height: metrics.lineHeight, isTruncated: false)
        return TextLayout(width: total, height: metrics.lineHeight, lines: [line], isTruncated: false)
    }

    /// Extra space after each character, in points, that the system font has at this size: what a renderer adds to
    /// the advances of Espalier Sans.
    public func tracking(of font: Font, toolsVersion: Int) -> Double { 0 }
}
