import UIKit

/// A button as Interface Builder's canvas measures it.
///
/// On devices with three pixels to a point, where the author's screen measures text (see ``CanvasLabel``), a configured
/// button without a picture, unless in a cell, is whole points high: 35 instead of 34.33 (4 of 4 buttons in 3 documents of
/// 3 projects). With two pixels 14 are 35 and 6 are 34.5, and nothing tells which.
final class CanvasButton: UIButton {
    /// Whether text is measured by the author's screen, and not by the pixels of the canvas.
    var isMeasuredByScreen = false

    override var intrinsicContentSize: CGSize {
        var size = super.intrinsicContentSize
        guard isMeasuredByScreen, layoutEnvironment.displayScale == 3, let configuration, configuration.image == nil,
            currentImage == nil, !isInCell
        else { return size }
        size.height = size.height.roundedUp(to: 1)
        return size
    }

    private var isInCell: Bool {
        sequence(first: self as UIView) { $0.superview }.contains {
            $0 is UITableViewCell || $0 is UICollectionViewCell
        }
    }
}
