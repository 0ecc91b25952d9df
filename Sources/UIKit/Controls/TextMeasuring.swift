import Foundation
package import Typography

extension LayoutEnvironment {
    /// Sets a text in lines; nil for the width means no limit, 0 lines likewise.
    package func layout(_ text: AttributedText, width: CGFloat? = nil, maximumLines: Int = 1) -> TextLayout {
        SystemTextEngine().layout(
            text, width: width.map { Double($0) }, maximumLines: maximumLines, era: metrics.fontEra)
    }

    /// The size of a text in points, unrounded.
    package func size(of text: AttributedText, width: CGFloat? = nil, maximumLines: Int = 1) -> CGSize {
        let size = SystemTextEngine().size(
            of: text, width: width.map { Double($0) }, maximumLines: maximumLines, era: metrics.fontEra)
        return CGSize(width: CGFloat(size.width), height: CGFloat(size.height))
    }

    /// The size of a text in points, up to whole pixels.
    package func pixelSize(of text: AttributedText, width: CGFloat? = nil, maximumLines: Int = 1) -> CGSize {
        let size = size(of: text, width: width, maximumLines: maximumLines)
        return CGSize(width: roundedUpToPixel(size.width), height: roundedUpToPixel(size.height))
    }

    /// The vertical measures of a font.
    package func metrics(of font: UIFont) -> FontMetrics {
        SystemTextEngine().metrics(of: font.typographic, era: metrics.fontEra)
    }

    /// The height of one line of a font, in points, unrounded.
    package func lineHeight(of font: UIFont) -> CGFloat { CGFloat(metrics(of: font).lineHeight) }
}
