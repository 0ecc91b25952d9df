import UIKit

/// A label as Interface Builder's canvas measures it on devices with three pixels to a point.
///
/// Outside of stack views the canvas rounds the size of one line of text up to the half points of the Mac's screen, not
/// to the device's pixels. The library's label, of 17 points, keeps the height it has there, 21 points: 97 of 152 recorded
/// labels, 43 have half points and 12 the device's pixels.
final class CanvasLabel: UILabel {
    override var intrinsicContentSize: CGSize {
        guard numberOfLines == 1, !(superview is UIStackView), explicitAttributedText == nil, text?.isEmpty == false
        else { return super.intrinsicContentSize }
        let line = textLayout(width: nil)
        let isFromLibrary = font.isEqual(UIFont.systemFont(ofSize: UIFont.labelFontSize))
        let height = CGFloat(line.height)
        return CGSize(
            width: Self.halfPoints(CGFloat(line.width)),
            height: isFromLibrary ? height.rounded(.up) : Self.halfPoints(height))
    }

    private static func halfPoints(_ length: CGFloat) -> CGFloat { (length * 2 - 1e-4).rounded(.up) / 2 }
}
