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
    /// The style of a paragraph that begins in the run; nil for the text's own.
    public var paragraph: ParagraphStyle?

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
    /// Space added before each paragraph but the first.
    public var paragraphSpacingBefore: Double
    /// How far a paragraph's first line begins from the side where lines begin.
    public var firstLineHeadIndent: Double
    /// How far the other lines begin from that side.
    public var headIndent: Double
    /// Where lines end: that far from the side where they begin, or from the other side if not positive.
    public var tailIndent: Double
    /// Where tabs lead in a paragraph's first line, from the side where lines begin; nil is every 28 points, as in text that states
    /// nothing.
    public var tabs: [TabStop]?
    /// How far such places are apart beyond those; 0 is 28 points.
    public var tabInterval = 0.0
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
        lineBreakMode: LineBreakMode = .truncatingTail, avoidsLoneWords: Bool = false,
        paragraphSpacingBefore: Double = 0, firstLineHeadIndent: Double = 0, headIndent: Double = 0,
        tailIndent: Double = 0
    ) {
        self.lineSpacing = lineSpacing
        self.lineHeightMultiple = lineHeightMultiple
        self.minimumLineHeight = minimumLineHeight
        self.maximumLineHeight = maximumLineHeight
        self.paragraphSpacing = paragraphSpacing
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
        self.avoidsLoneWords = avoidsLoneWords
        self.paragraphSpacingBefore = paragraphSpacingBefore
        self.firstLineHeadIndent = firstLineHeadIndent
        self.headIndent = headIndent
        self.tailIndent = tailIndent
    }
}

/// Text in one or more fonts. Paragraphs have the text's style, or one of their own.
public struct AttributedText: Hashable, Sendable {
    /// The stretches in their order.
    public var runs: [TextRun]
    /// How lines follow each other, in paragraphs whose runs state nothing else.
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
