internal import Foundation
internal import Typography
internal import UIKit

extension ViewPainter {
    func draw(_ label: UILabel) {
        let block = textBlock(of: label)
        guard !block.isEmpty else { return }
        var shadow: (color: Color, offset: CGSize)?
        if let shadowColor = color(label.shadowColor) { shadow = (shadowColor, label.shadowOffset) }
        canvas.saved {
            // A label paints into its own bounds and nowhere else.
            canvas.clip(to: .rect(label.bounds))
            draw(
                fitted(block, to: label.bounds.size, of: label), in: label.bounds,
                isRightToLeft: label.effectiveUserInterfaceLayoutDirection == .rightToLeft, shadow: shadow)
        }
    }

    private func textBlock(of label: UILabel) -> TextBlock {
        let text = label.typographicText
        let textColor: UIColor = (label.isHighlighted ? label.highlightedTextColor : nil) ?? label.textColor ?? .label
        var ink = color(textColor)
        if !label.isEnabled { ink = ink.mixed(with: palette.gray, fraction: 0.6) }
        let runs: [StyledRun]
        if let attributed = label.explicitAttributedText {
            let category =
                label.adjustsFontForContentSizeCategory ? label.traitCollection.preferredContentSizeCategory : nil
            runs = styledRuns(of: attributed, font: label.effectiveFont, color: ink, category: category)
        } else {
            runs = text.runs.map { StyledRun(text: $0.text, font: $0.font, color: ink, kern: $0.kern) }
        }
        return TextBlock(runs: runs, paragraph: text.paragraph, maximumLines: label.numberOfLines)
    }

    /// Shrinks one line that is too wide, as far as the label allows.
    private func fitted(_ block: TextBlock, to size: CGSize, of label: UILabel) -> TextBlock {
        guard label.adjustsFontSizeToFitWidth, label.numberOfLines == 1, size.width > 0 else { return block }
        let natural = environment.size(of: block.attributed).width
        guard natural > size.width else { return block }
        let smallest = label.minimumScaleFactor > 0 ? min(1, label.minimumScaleFactor) : 0.1
        return block.scaled(by: Double(max(smallest, size.width / natural * 0.995)))
    }
}
