import UIKit

/// How Interface Builder's canvas measures labels and buttons otherwise than a device does.
struct CanvasMeasuring {
    /// Whether text is measured by the author's screen, and not by the pixels of the canvas.
    var isByScreen: Bool
    /// ``CanvasRules/shrinkingLinesAreWhole``.
    var shrinkingLinesAreWhole: Bool

    /// The size of a view as the canvas measures it.
    @MainActor func size(of view: UIView) -> CGSize {
        switch view {
        case let label as UILabel: size(of: label)
        case let button as UIButton: size(of: button)
        default: view.intrinsicContentSize
        }
    }

    /// The size of one line of text.
    ///
    /// - A line in the font of a text style that may shrink goes to the nearest whole point in height: 17 points are 20
    ///   high, not 20.5 (``CanvasRules/shrinkingLinesAreWhole``).
    /// - Where no stack view stands in the same scene, the author's screen measures text. The library's label, of 17 points,
    ///   keeps whole points there, 21 high: 183 labels with two pixels to the point are, 57 are 20.5, whereas beside a stack
    ///   view 40 of 42 are 20.5. It is as wide as the next whole point: 20 of 22 widths of labels 21 high that no constraint
    ///   tells. Canvases without a device measure as beside a stack view.
    /// - On devices with three pixels to a point other labels are rounded up to the half points of that screen, not to the
    ///   device's pixels.
    @MainActor private func size(of label: UILabel) -> CGSize {
        var size = label.intrinsicContentSize
        guard label.numberOfLines == 1, label.text?.isEmpty == false else { return size }
        let isPlain = label.explicitAttributedText == nil
        if isPlain, shrinkingLinesAreWhole, label.minimumScaleFactor > 0,
            label.unstyledFont.typographic.textStyle != nil
        {
            return CGSize(width: size.width, height: CGFloat(label.textLayout(width: nil).height).rounded())
        }
        guard isByScreen else { return size }
        let line = label.textLayout(width: nil)
        let isFromLibrary = label.unstyledFont.isEqual(Self.libraryFont)
        if isPlain {
            let step: CGFloat = isFromLibrary && !(label.superview?.superview is UITableViewCell) ? 1 : 0.5
            size = CGSize(
                width: CGFloat(line.width).roundedUp(to: step), height: CGFloat(line.height).roundedUp(to: 0.5))
        }
        if isFromLibrary || (isPlain && isOfLibrarySize(label)) { size.height = CGFloat(line.height).rounded(.up) }
        return size
    }

    /// Whether a label is set in the system font at the size of the library's, of any weight, with two pixels to the point: in
    /// other weights 9 of 11 labels are 21 high, too.
    @MainActor private func isOfLibrarySize(_ label: UILabel) -> Bool {
        let font = label.unstyledFont.typographic
        return label.layoutEnvironment.displayScale == 2 && font.family == .system && font.textStyle == nil
            && font.size == Double(UIFont.labelFontSize)
    }

    @MainActor private static let libraryFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    /// On devices with three pixels to a point, where the author's screen measures text, a configured button without a
    /// picture, unless in a cell, is whole points high: 35 instead of 34.33 (4 of 4 buttons in 3 documents of 3 projects).
    /// With two pixels 14 are 35 and 6 are 34.5, and nothing tells which.
    @MainActor private func size(of button: UIButton) -> CGSize {
        var size = button.intrinsicContentSize
        guard isByScreen, button.layoutEnvironment.displayScale == 3, let configuration = button.configuration,
            configuration.image == nil, button.currentImage == nil, !isInCell(button)
        else { return size }
        size.height = size.height.roundedUp(to: 1)
        return size
    }

    @MainActor private func isInCell(_ view: UIView) -> Bool {
        sequence(first: view) { $0.superview }.contains { $0 is UITableViewCell || $0 is UICollectionViewCell }
    }
}
