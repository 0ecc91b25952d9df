public import Foundation

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
    /// `natural`, `left`, `center`, `right` or `justified`.
    public var alignment = "natural"
    /// Whether the font follows the reader's text size.
    public var adjustsFontForContentSizeCategory = false
}

/// What labels have.
public struct LabelContent: Sendable {
    /// The text and how it is set.
    public var text = TextContent()
    /// The most lines shown; 0 for as many as there are.
    public var numberOfLines = 1
    /// `tailTruncation`, `wordWrap`, `characterWrap`, `clip`, `headTruncation` or `middleTruncation`.
    public var lineBreakMode = "tailTruncation"
    /// Whether a line that is too wide is made smaller.
    public var adjustsFontSizeToFit = false
    /// How small text may be made, as a share of its size; 0 when not written.
    public var minimumScaleFactor = 0.0
    /// The wrapping width in points, nil when it follows from the layout.
    public var preferredMaxLayoutWidth: Double?
    /// The colour of the text's shadow; nil for none.
    public var shadowColor: ColorDescription?
    /// How far the shadow lies from the text, in points; nil for where it lies by default.
    public var shadowOffset: CGSize?
    /// The colour of the text while the label is highlighted.
    public var highlightedColor: ColorDescription?
}

/// What text fields have.
public struct TextFieldContent: Sendable {
    /// The text and how it is set.
    public var text = TextContent()
    /// What is shown while there is no text.
    public var placeholder: String?
    /// What is shown while there is no text, with attributes; it wins over the plain one.
    public var attributedPlaceholder: AttributedText?
    /// `none` when absent; `roundedRect`, `line` or `bezel`.
    public var borderStyle = "none"
    /// When a button that clears the text is shown: `never`, `whileEditing`, `unlessEditing` or `always`.
    public var clearButtonMode = "never"
    /// How small text may be made, in points.
    public var minimumFontSize = 0.0
    /// Whether dots are shown in place of the text.
    public var isSecure = false
    /// `center`, `top`, `bottom` or `fill`.
    public var contentVerticalAlignment = "center"
}

/// What text views have.
public struct TextViewContent: Sendable {
    /// The text and how it is set.
    public var text = TextContent()
    /// How the text scrolls.
    public var scroll = ScrollViewContent()
    /// Whether the text can be edited.
    public var isEditable = true
    /// Whether the text can be selected.
    public var isSelectable = true
}
