import UIKit

/// A label as Interface Builder's canvas measures one line of text.
///
/// - A line in the font of a text style that may shrink goes to the nearest whole point in height: 17 points are 20 high,
///   not 20.5 (22 labels in 4 documents).
/// - On devices with three pixels to a point, outside of stack views, the canvas rounds the size up to the half points of
///   the Mac's screen, not to the device's pixels. The library's label, of 17 points, keeps the height it has there, 21
///   points: 97 of 152 recorded labels, 43 have half points and 12 the device's pixels.
final class CanvasLabel: UILabel {
    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        guard numberOfLines == 1, explicitAttributedText == nil, text?.isEmpty == false else { return size }
        if minimumScaleFactor > 0, font.typographic.textStyle != nil {
            return CGSize(width: size.width, height: CGFloat(textLayout(width: nil).height).rounded())
        }
        guard layoutEnvironment.displayScale == 3, !(superview is UIStackView) else { return size }
        let line = textLayout(width: nil)
        let isFromLibrary = font.isEqual(UIFont.systemFont(ofSize: UIFont.labelFontSize))
        let height = CGFloat(line.height)
        return CGSize(
            width: Self.halfPoints(CGFloat(line.width)),
            height: isFromLibrary ? height.rounded(.up) : Self.halfPoints(height))
    }

    private static func halfPoints(_ length: CGFloat) -> CGFloat { (length * 2 - 1e-4).rounded(.up) / 2 }
}
