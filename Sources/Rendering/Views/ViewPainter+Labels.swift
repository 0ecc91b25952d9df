internal import Foundation
internal import Typography
internal import UIKit

extension UILabel: PaintedView {
    /// Nothing: a label draws its text by `draw(_:)`.
    func paint(with painter: ViewPainter) {}
    func showsInk(in root: UIView) -> Bool { text?.isEmpty == false }
}

extension ViewPainter {
    func draw(_ label: UILabel, in rect: CGRect) {
        let block = textBlock(of: label)
        guard !block.isEmpty else { return }
        var shadow: (color: Color, offset: CGSize)?
        if let shadowColor = color(label.shadowColor) { shadow = (shadowColor, label.shadowOffset) }
        canvas.saved {
            // A label paints into its own bounds and nowhere else.
            canvas.clip(to: .rect(label.bounds))
            draw(
                fitted(block, to: rect.size, of: label), in: rect,
                isRightToLeft: label.effectiveUserInterfaceLayoutDirection == .rightToLeft, shadow: shadow)
        }
    }

    private func textBlock(of label: UILabel) -> TextBlock {
        let text = label.typographicText
        let textColor: UIColor = (label.isHighlighted ? label.highlightedTextColor : nil) ?? label.unstyledTextColor
        var ink = color(textColor)
        if !label.isEnabled { ink = ink.mixed(with: palette.gray, fraction: 0.6) }
        var block = TextBlock(text, color: ink, maximumLines: label.numberOfLines)
        if let attributed = label.explicitAttributedText {
            let category =
                label.adjustsFontForContentSizeCategory ? label.traitCollection.preferredContentSizeCategory : nil
            block.show(styledRuns(of: attributed, font: label.effectiveFont, color: ink, category: category))
        }
        return block
    }

    /// Shrinks one line that is too wide, or lines that are too many or too high, as far as the label allows.
    private func fitted(_ block: TextBlock, to size: CGSize, of label: UILabel) -> TextBlock {
        guard label.adjustsFontSizeToFitWidth, label.numberOfLines > 0, size.width > 0 else { return block }
        let smallest = label.minimumScaleFactor > 0 ? min(1, label.minimumScaleFactor) : 0.1
        return label.numberOfLines == 1
            ? shrunk(block, to: size.width, least: smallest) : shrunk(block, into: size, least: smallest)
    }

    /// Shrinks lines until no more than the block may have fill the room, down to a factor.
    private func shrunk(_ block: TextBlock, into size: CGSize, least: CGFloat) -> TextBlock {
        func fits(_ block: TextBlock) -> Bool {
            func height(_ lines: Int) -> CGFloat {
                environment.size(of: block.attributed, width: size.width, maximumLines: lines).height
            }
            let whole = height(0)
            return whole <= height(block.maximumLines) + 0.01 && whole <= size.height + 0.5
        }
        guard !fits(block) else { return block }
        // A twentieth of a point of most fonts is seen by nobody.
        var (low, high) = (least, CGFloat(1))
        while high - low > 0.003 {
            let middle = (low + high) / 2
            if fits(block.scaled(by: Double(middle))) { low = middle } else { high = middle }
        }
        return block.scaled(by: Double(low))
    }

    /// Shrinks a line that is too wide, down to a factor. Letters stand further apart in smaller sizes, so the width isn't in
    /// proportion to the size: what came out too wide shrinks again.
    func shrunk(_ block: TextBlock, to width: CGFloat, least: CGFloat) -> TextBlock {
        var (shown, factor) = (block, CGFloat(1))
        for _ in 0..<4 {
            let natural = environment.size(of: shown.attributed).width
            guard natural > width, factor > least else { break }
            factor = max(least, factor * width / natural * 0.995)
            shown = block.scaled(by: Double(factor))
        }
        return shown
    }
}
