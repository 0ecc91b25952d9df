import UIKit

/// A label as Interface Builder's canvas measures it on devices with three pixels to a point.
///
/// The canvas rounds the size of one line of system text of certain sizes up to whole points there, not to pixels as
/// devices do, save in stack views: heights 16 at 13 points, 21 at 17, 28 at 23 and 29 at 24 (123 of 147 recorded
/// labels); text of 12, 16, 18 and 22 points has the device's height (40 of 41).
final class CanvasLabel: UILabel {
    private static let roundedSizes: Set<CGFloat> = [13, 17, 23, 24]

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        guard numberOfLines == 1, !(superview is UIStackView), explicitAttributedText == nil,
            Self.roundedSizes.contains(font.pointSize), font.isEqual(UIFont.systemFont(ofSize: font.pointSize))
        else { return size }
        return CGSize(width: (size.width - 1e-4).rounded(.up), height: (size.height - 1e-4).rounded(.up))
    }
}
