import Foundation

/// A layer that shows text, from its upper edge.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
    /// A string, attributed or not.
    open var string: Any?
    /// A font: a `UIFont`, or the name of one.
    open var font: Any?
    /// Points. An attributed string has sizes of its own.
    open var fontSize: CGFloat = 36
    /// The letters' colour. An attributed string has colours of its own.
    open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
    /// Whether the text is broken into lines.
    open var isWrapped = false
    /// What becomes of a text that is too long.
    open var truncationMode = CATextLayerTruncationMode.none
    /// How the text is set against the sides.
    open var alignmentMode = CATextLayerAlignmentMode.natural
    /// Whether letters are drawn with parts of pixels; they are drawn smoothly.
    /// - Note: Kept without effect.
    open var allowsFontSubpixelQuantization = false

    /// Draws the text.
    open override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        let style = NSMutableParagraphStyle()
        style.alignment =
            switch alignmentMode {
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            default: .natural
            }
        style.lineBreakMode =
            switch truncationMode {
            case .start: .byTruncatingHead
            case .middle: .byTruncatingMiddle
            case .end: .byTruncatingTail
            default: isWrapped ? .byWordWrapping : .byClipping
            }
        let text = drawn(style)
        guard text.length > 0 else { return }
        // On one line the text may be wider than the layer.
        let room =
            isWrapped || truncationMode != .none ? bounds.width : max(bounds.width, text.size().width.rounded(.up))
        text.draw(in: CGRect(x: bounds.minX, y: bounds.minY, width: room, height: bounds.height))
    }

    private func drawn(_ style: NSParagraphStyle) -> NSAttributedString {
        if let text = string as? NSAttributedString {
            let text = text.changeableCopy
            text.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: text.length)) { own, range, _ in
                if own == nil { text.addAttribute(.paragraphStyle, value: style, range: range) }
            }
            return text
        }
        return NSAttributedString(
            string: string as? String ?? "",
            attributes: [
                .font: letters, .paragraphStyle: style,
                .foregroundColor: foregroundColor.map { UIColor(cgColor: $0) } ?? .clear,
            ])
    }

    private var letters: UIFont {
        let name = (font as? UIFont)?.fontName ?? (font as? CGFont)?.fullName ?? font as? String ?? "Helvetica"
        return (font as? UIFont)?.withSize(fontSize) ?? UIFont(named: name, size: fontSize)
    }
}
