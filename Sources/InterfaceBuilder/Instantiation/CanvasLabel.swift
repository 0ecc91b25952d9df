import UIKit

/// A label as Interface Builder's canvas measures one line of text.
///
/// - A line in the font of a text style that may shrink goes to the nearest whole point in height: 17 points are 20 high,
///   not 20.5 (22 labels in 4 documents).
/// - Outside of stack views the library's label, of 17 points, keeps the height it has there, 21 points: 231 of 364 labels
///   on devices with two and three pixels to a point, 90 documents with two against 41. Canvases without a device do as
///   the author's screen does.
/// - On devices with three pixels to a point the canvas rounds the size of labels outside of stack views up to the half
///   points of the Mac's screen, not to the device's pixels; the width of the library's label, unless in a cell, to whole
///   points (29 of 37 widths in 16 documents against 7).
final class CanvasLabel: UILabel {
    /// Whether the document names a device, and not any size on the author's screen.
    var isOnDevice = true

    override var intrinsicContentSize: CGSize {
        var size = super.intrinsicContentSize
        guard numberOfLines == 1, text?.isEmpty == false else { return size }
        let isPlain = explicitAttributedText == nil
        if isPlain, minimumScaleFactor > 0, font.typographic.textStyle != nil {
            return CGSize(width: size.width, height: CGFloat(textLayout(width: nil).height).rounded())
        }
        guard isOnDevice, !(superview is UIStackView) else { return size }
        let line = textLayout(width: nil)
        let isFromLibrary =
            font.isEqual(Self.libraryFont) && abs(CGFloat(line.height) - Self.libraryFont.lineHeight) < 0.01
        if isPlain, layoutEnvironment.displayScale == 3 {
            let step: CGFloat = isFromLibrary && !(superview?.superview is UITableViewCell) ? 1 : 0.5
            size = CGSize(
                width: Self.up(CGFloat(line.width), to: step) + shadowWidth,
                height: Self.up(CGFloat(line.height), to: 0.5))
        }
        if isFromLibrary { size.height = CGFloat(line.height).rounded(.up) }
        return size
    }

    private static let libraryFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    private static func up(_ length: CGFloat, to step: CGFloat) -> CGFloat {
        (length / step - 1e-4).rounded(.up) * step
    }
}
