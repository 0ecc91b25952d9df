/// A stretch of text in one font.
public struct TextRun: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// The font they are set in.
    public var font: Font
    /// Extra space after each character, in points; 0 for the font's own spacing.
    public var kern: Double
    /// A picture that stands in place of the one character of the run; nil for text.
    public var picture: InlinePicture?

    /// A stretch of text in one font; the extra space after each character is in points.
    public init(_ text: String, font: Font, kern: Double = 0) {
        self.text = text
        self.font = font
        self.kern = kern
    }

    /// A picture among text. Its character is a blank, which nothing draws.
    public init(_ picture: InlinePicture, font: Font) {
        self.init("\u{A0}", font: font)
        self.picture = picture
    }
}

/// The room of a picture that stands in a line as a letter does. Lengths are points.
public struct InlinePicture: Hashable, Sendable {
    /// How much of the line it takes.
    public var width: Double
    /// How far it reaches above the baseline; 0 where it stands below.
    public var ascent: Double
    /// How far it reaches below the baseline; 0 where it stands above.
    public var descent: Double

    /// The room of a picture.
    public init(width: Double, ascent: Double, descent: Double) {
        (self.width, self.ascent, self.descent) = (width, ascent, descent)
    }
}

/// What happens to text that is wider than its box.
public enum LineBreakMode: Int, CaseIterable, Hashable, Sendable {
    /// Lines break between words; what is left over is not shown.
    case wordWrapping
    /// Lines break between any two characters; what is left over is not shown.
    case characterWrapping
    /// Lines break between words; the last line runs on to the edge of the box.
    case clipping
    /// The last line's beginning gives way to an ellipsis.
    case truncatingHead
    /// The last line's end gives way to an ellipsis.
    case truncatingTail
    /// The last line's middle gives way to an ellipsis.
    case truncatingMiddle
}

/// How lines are set against the sides of their box. It changes no size.
public enum TextAlignment: Int, CaseIterable, Hashable, Sendable {
    case left, center, right, justified, natural
}

/// How the lines of a text follow each other; all lengths in points.
public struct ParagraphStyle: Hashable, Sendable {
    /// Space added between lines.
    public var lineSpacing: Double
    /// A factor on the natural height of a line; 0 means 1.
    public var lineHeightMultiple: Double
    /// The least height of a line; 0 for none.
    public var minimumLineHeight: Double
    /// The greatest height of a line; 0 for none.
    public var maximumLineHeight: Double
    /// Space added after each paragraph but the last.
    public var paragraphSpacing: Double
    /// How lines are set against the sides.
    public var alignment: TextAlignment
    /// What happens to a line that is too wide.
    public var lineBreakMode: LineBreakMode
    /// Whether a paragraph's last line takes a second word from the line before rather than hold a single one.
    public var avoidsLoneWords: Bool

    /// A style as its parts say; see the properties.
    public init(
        lineSpacing: Double = 0, lineHeightMultiple: Double = 0, minimumLineHeight: Double = 0,
        maximumLineHeight: Double = 0, paragraphSpacing: Double = 0, alignment: TextAlignment = .natural,
        lineBreakMode: LineBreakMode = .truncatingTail, avoidsLoneWords: Bool = false
    ) {
        self.lineSpacing = lineSpacing
        self.lineHeightMultiple = lineHeightMultiple
        self.minimumLineHeight = minimumLineHeight
        self.maximumLineHeight = maximumLineHeight
        self.paragraphSpacing = paragraphSpacing
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
        self.avoidsLoneWords = avoidsLoneWords
    }
}

/// Text in one or more fonts, with one paragraph style.
public struct AttributedText: Hashable, Sendable {
    /// The stretches in their order.
    public var runs: [TextRun]
    /// How lines follow each other, for the whole text.
    public var paragraph: ParagraphStyle

    /// A text of stretches in their order.
    public init(runs: [TextRun], paragraph: ParagraphStyle = ParagraphStyle()) {
        self.runs = runs
        self.paragraph = paragraph
    }

    /// Plain text in one font.
    public init(_ text: String, font: Font, kern: Double = 0, paragraph: ParagraphStyle = ParagraphStyle()) {
        self.init(runs: [TextRun(text, font: font, kern: kern)], paragraph: paragraph)
    }

    /// The text without its attributes.
    public var string: String {
        runs.count == 1 ? runs[0].text : runs.reduce(into: "") { $0 += $1.text }
    }
}
