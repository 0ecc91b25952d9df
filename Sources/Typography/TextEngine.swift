/// Measures text: how large it is at a width, and where its baselines are.
///
/// `toolsVersion` names the generation of the system font. A document at its recorded size uses the version of
/// Interface Builder that saved it, a device the version that came with its system.
public protocol TextEngine: Sendable {
    /// The vertical measures of a font.
    func metrics(of font: Font, toolsVersion: Int) -> FontMetrics

    /// Sets a text in lines.
    ///
    /// - Parameters:
    ///   - width: where lines wrap, in points; nil for no limit. A paragraph stays on one line if it is wider by
    ///     no more than half a percent.
    ///   - maximumLines: how many lines may be shown; 0 for no limit.
    func layout(_ text: AttributedText, width: Double?, maximumLines: Int, toolsVersion: Int) -> TextLayout

    /// The size of a text in points, unrounded; the same as that of its layout, but possibly cheaper to get.
    func size(of text: AttributedText, width: Double?, maximumLines: Int, toolsVersion: Int) -> (
        width: Double, height: Double
    )
}

extension TextEngine {
    /// The size of the text in points, unrounded: that of its layout, unless an engine finds it with less work.
    public func size(of text: AttributedText, width: Double?, maximumLines: Int, toolsVersion: Int) -> (
        width: Double, height: Double
    ) {
        let layout = layout(text, width: width, maximumLines: maximumLines, toolsVersion: toolsVersion)
        return (layout.width, layout.height)
    }
}
