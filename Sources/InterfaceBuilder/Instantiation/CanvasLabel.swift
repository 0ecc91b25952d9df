import UIKit

/// A label as Interface Builder's canvas measures one line of text.
///
/// - A line in the font of a text style that may shrink goes to the nearest whole point in height: 17 points are 20 high,
///   not 20.5 (22 labels in 4 documents).
/// - Where no stack view stands in the same scene, the author's screen measures text. The library's label, of 17 points,
///   keeps whole points there, 21 high: 183 labels with two pixels to the point are, 57 are 20.5, whereas beside a stack
///   view 40 of 42 are 20.5. It is as wide as the next whole point: 20 of 22 widths of labels 21 high that no constraint
///   tells. Canvases without a device measure as beside a stack view.
/// - On devices with three pixels to a point other labels are rounded up to the half points of that screen, not to the
///   device's pixels.
final class CanvasLabel: UILabel {
    /// Whether text is measured by the author's screen, and not by the pixels of the canvas.
    var isMeasuredByScreen = false

    override var intrinsicContentSize: CGSize {
        var size = super.intrinsicContentSize
        guard numberOfLines == 1, text?.isEmpty == false else { return size }
        let isPlain = explicitAttributedText == nil
        if isPlain, minimumScaleFactor > 0, font.typographic.textStyle != nil {
            return CGSize(width: size.width, height: CGFloat(textLayout(width: nil).height).rounded())
        }
        guard isMeasuredByScreen else { return size }
        let line = textLayout(width: nil)
        let isFromLibrary = font.isEqual(Self.libraryFont)
        if isPlain {
            let step: CGFloat = isFromLibrary && !(superview?.superview is UITableViewCell) ? 1 : 0.5
            size = CGSize(
                width: CGFloat(line.width).roundedUp(to: step), height: CGFloat(line.height).roundedUp(to: 0.5))
        }
        if isFromLibrary { size.height = CGFloat(line.height).rounded(.up) }
        return size
    }

    private static let libraryFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
}
