public import UIKit

/// The text of a label, text field or text view.
public struct TextContent: Sendable {
    /// The plain text.
    public var text = ""
    /// The text with attributes, when the view uses one in place of ``text``.
    public var attributedText: AttributedText?
    /// The view's font; nil when the document names none (17 points, system).
    public var font: FontDescription?
    /// The colour of text that states none; nil when the document names none.
    public var color: ColorDescription?
    /// How lines are set against the sides.
    public var alignment = NSTextAlignment.natural
    /// Whether the font follows the reader's text size.
    public var adjustsFontForContentSizeCategory = false
}

extension TextContent {
    init(_ element: NodeReader) {
        text = element.text("text") ?? ""
        if element.bool("usesAttributedText") == true {
            attributedText = element.attributedText(key: "attributedText")
        }
        font = element.font()
        color = element.color(key: "textColor")
        alignment = element.choice("textAlignment") ?? .natural
        adjustsFontForContentSizeCategory = element.bool("adjustsFontForContentSizeCategory") ?? false
    }

    /// The fonts of the text.
    var fonts: [FontDescription] { (attributedText?.fonts ?? []) + [font].compactMap { $0 } }

    /// Whether the text's size follows the reader's: a font of a text style has the reader's size when it's loaded, asked
    /// to follow changes or not.
    var followsContentSizeCategory: Bool { adjustsFontForContentSizeCategory || font?.isOfTextStyle == true }
}
