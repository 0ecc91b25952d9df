package import AutoLayout
import Foundation
package import Typography

/// How a label whose text shrinks keeps it in place.
public enum UIBaselineAdjustment: Int, Sendable {
    /// The line text stands on stays.
    case alignBaselines = 0
    /// The middle of the text stays.
    case alignCenters
    /// The text goes to the top.
    case none
}

/// A text of one or more lines that is read only.
///
/// Its own size is that of its text, up to whole pixels. One with several lines takes its width from the layout and its
/// height from how many lines the text needs at that width (two passes).
@preconcurrency @MainActor
open class UILabel: UIView {
    // What layout asks for is spared the check for overlapping accesses, as in UIView.
    @exclusivity(unchecked) private var plainText: String?
    @exclusivity(unchecked) private var ownAttributedText: NSAttributedString?
    @exclusivity(unchecked) private var measured = MeasuredText()

    /// Where lines may break besides; kept only.
    /// - Note: Kept without effect.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    /// What text shows that states nothing itself.
    private struct Look {
        var font: UIFont
        var color: UIColor
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byTruncatingTail
    }
    @exclusivity(unchecked) private var look = Look(font: UILabel.standardFont, color: .label)

    /// The text. Setting it drops the attributes of an attributed one.
    open var text: String? {
        get { ownAttributedText?.string ?? plainText }
        set {
            keepLookOfFirstLetter()
            show(newValue)
        }
    }

    /// Shows a text, or one with attributes, and keeps the font and colour that were set last, whatever the former one had.
    func show(_ text: String?, _ attributed: NSAttributedString? = nil) {
        plainText = text
        ownAttributedText = attributed
        contentDidChange()
    }

    /// The text with its attributes; the plain text in the label's font and colour if none was set. Setting it gives `font`,
    /// `textColor`, `textAlignment` and `lineBreakMode` the values that its first letter has.
    open var attributedText: NSAttributedString? {
        get {
            if let ownAttributedText { return ownAttributedText }
            return plainText.map {
                NSAttributedString(string: $0, attributes: [.font: font!, .foregroundColor: textColor!])
            }
        }
        set {
            keepLookOfFirstLetter()
            show(nil, newValue)
        }
    }

    /// The attributes that were set, if the label's text has any of its own.
    package var explicitAttributedText: NSAttributedString? { ownAttributedText }

    private func valueOfFirstLetter(_ key: NSAttributedString.Key) -> Any? {
        ownAttributedText?.ofFirstLetter(key)
    }

    private var paragraphOfFirstLetter: NSParagraphStyle? { valueOfFirstLetter(.paragraphStyle) as? NSParagraphStyle }

    private func keepLookOfFirstLetter() {
        guard ownAttributedText != nil else { return }
        look = Look(font: font, color: textColor, alignment: textAlignment, lineBreakMode: lineBreakMode)
    }

    private static let standardFont = UIFont.systemFont(ofSize: 17)

    /// The font of text that states none; 17 points unless set, and that of the first letter of an attributed text that states
    /// one. Setting it gives it to all of an attributed text. It has the size of the label's Dynamic Type category where
    /// ``adjustsFontForContentSizeCategory`` says so.
    open var font: UIFont! {
        get {
            let font = valueOfFirstLetter(.font) as? UIFont ?? look.font
            return adjustsFontForContentSizeCategory ? font.adjusted(to: layoutEnvironment.contentSizeCategory) : font
        }
        set {
            look.font = newValue ?? Self.standardFont
            ownAttributedText = ownAttributedText?.styled(.font, look.font)
            contentDidChange()
        }
    }

    /// The font of the letters of an attributed text that state none.
    package var unstyledFont: UIFont { look.font }

    /// The colour of text that states none, and that of the first letter of an attributed text that states one. Setting it gives
    /// it to all of an attributed text.
    open var textColor: UIColor! {
        get { valueOfFirstLetter(.foregroundColor) as? UIColor ?? look.color }
        set {
            look.color = newValue ?? .label
            ownAttributedText = ownAttributedText?.styled(.foregroundColor, look.color)
            setNeedsDisplay()
        }
    }

    /// The colour of the letters of an attributed text that state none.
    package var unstyledTextColor: UIColor { look.color }

    /// How lines are set against the sides; as the first letter of an attributed text states it. Setting it gives it to all of an
    /// attributed text.
    open var textAlignment: NSTextAlignment {
        get { paragraphOfFirstLetter?.alignment ?? look.alignment }
        set {
            look.alignment = newValue
            ownAttributedText = ownAttributedText?.withParagraphs { $0.alignment = newValue }
            setNeedsDisplay()
        }
    }
    /// What happens to text that is too wide; as the first letter of an attributed text states it. Setting it gives it to all of
    /// an attributed text.
    open var lineBreakMode: NSLineBreakMode {
        get { paragraphOfFirstLetter?.lineBreakMode ?? look.lineBreakMode }
        set {
            look.lineBreakMode = newValue
            ownAttributedText = ownAttributedText?.withParagraphs { $0.lineBreakMode = newValue }
            contentDidChange()
        }
    }
    /// How many lines may be shown; 0 for no limit.
    @exclusivity(unchecked) open var numberOfLines = 1 { didSet { contentDidChange() } }
    /// Where lines wrap when the label tells its own size, in points; 0 for the width that the layout gives it.
    @exclusivity(unchecked) open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }
    /// Whether text that is too wide is made smaller. It changes nothing about the label's own size.
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
    /// How small text may be made, as a share of its size.
    open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// Whether letters may move closer before text is cut.
    /// - Note: Kept without effect.
    open var allowsDefaultTighteningForTruncation = false
    /// How text that was made smaller is placed.
    /// - Note: Kept without effect.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// Whether a font made for a text style follows the environment's Dynamic Type category.
    @exclusivity(unchecked) open var adjustsFontForContentSizeCategory = false { didSet { contentDidChange() } }
    /// The colour of the text's shadow.
    @exclusivity(unchecked) open var shadowColor: UIColor? {
        didSet { if shadowColor !== oldValue { contentDidChange() } }
    }
    /// How far the text's shadow falls, in points.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { contentDidChange() } }
    /// The colour of the text while the label is highlighted.
    open var highlightedTextColor: UIColor?
    /// Whether the label is drawn highlighted.
    open var isHighlighted = false { didSet { setNeedsDisplay() } }
    /// Whether the label is drawn as usual rather than dimmed.
    open var isEnabled = true { didSet { setNeedsDisplay() } }
    /// Whether a pointer over cut text shows all of it.
    /// - Note: Kept without effect.
    open var showsExpansionTextWhenTruncated = false

    /// An empty label at a place.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func setUpFromCoder() {
        super.setUpFromCoder()
        isUserInteractionEnabled = false
    }

    /// The font in the label's environment.
    package var effectiveFont: UIFont { effectiveFont(in: layoutEnvironment) }

    private func effectiveFont(in environment: LayoutEnvironment) -> UIFont {
        adjustsFontForContentSizeCategory ? look.font.adjusted(to: environment.contentSizeCategory) : look.font
    }

    /// The text as it is measured and drawn. Labels use the standard line break strategy
    /// (``SystemMetrics/avoidsLoneWords``); attributed text uses that of its own style, by default none.
    package var typographicText: AttributedText { typographicText(in: layoutEnvironment) }

    private func typographicText(in environment: LayoutEnvironment) -> AttributedText {
        let font = effectiveFont(in: environment)
        let paragraph = ParagraphStyle(
            alignment: TextAlignment(rawValue: look.alignment.rawValue) ?? .natural,
            lineBreakMode: LineBreakMode(rawValue: look.lineBreakMode.rawValue) ?? .truncatingTail,
            avoidsLoneWords: ownAttributedText == nil && environment.metrics.avoidsLoneWords)
        if let attributed = ownAttributedText {
            let category = adjustsFontForContentSizeCategory ? environment.contentSizeCategory : nil
            return attributed.typographic(font: font, paragraph: paragraph, category: category)
        }
        return AttributedText(plainText ?? "", font: font.typographic, paragraph: paragraph)
    }

    /// The text's size changed: what was measured no longer holds.
    func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// Forgets what was measured and asks for a layout.
    open override func invalidateIntrinsicContentSize() {
        measured.forget()
        super.invalidateIntrinsicContentSize()
    }

    /// Whether the height depends on the width: with any number of lines but one.
    package override var wrapsContent: Bool { numberOfLines != 1 }

    /// The lines at a width, in points; nil for no limit.
    package func textLayout(width: CGFloat?) -> TextLayout {
        measured.layout(at: width, in: layoutEnvironment) { environment in
            environment.layout(typographicText(in: environment), width: width, maximumLines: numberOfLines)
        }
    }

    override var isSpoken: Bool { true }
    override var spokenLabel: String? { text }
    override var spokenTraits: UIAccessibilityTraits { .staticText }

    /// The size of the text: of one line, or of the lines at the wrapping width. Without text it is 0 × 0.
    open override var intrinsicContentSize: CGSize {
        let wrapping = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : automaticWrappingWidth
        return shownSize(wrapping: wrapsContent ? wrapping : nil)
    }

    /// The size of the text wrapped at the width of the given size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isLimited = wrapsContent && size.width > 0 && size.width < CGFloat.greatestFiniteMagnitude
        return shownSize(wrapping: isLimited ? size.width : nil)
    }

    /// The part of the bounds that the text takes when it is shown in at most so many lines, from the top left. An override
    /// says how large a label of its class is, too.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = size(of: bounds.width, lines: numberOfLines)
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(bounds.width, size.width),
            height: min(bounds.height, size.height))
    }

    private func size(of width: CGFloat, lines: Int) -> CGSize {
        if lines == numberOfLines { return textSize(wrapping: wrapsContent && width < Self.room / 2 ? width : nil) }
        let environment = layoutEnvironment
        let layout = environment.layout(typographicText, width: width, maximumLines: lines)
        return CGSize(
            width: environment.roundedUpToPixel(CGFloat(layout.width)),
            height: environment.roundedUpToPixel(CGFloat(layout.height)))
    }

    /// More than any text needs, in points.
    private static let room: CGFloat = 4_194_304

    /// The size of the text as an override of ``textRect(forBounds:limitedToNumberOfLines:)`` may say it.
    private func shownSize(wrapping width: CGFloat?) -> CGSize {
        if type(of: self) == UILabel.self { return textSize(wrapping: width) }
        let room = CGRect(x: 0, y: 0, width: width ?? Self.room, height: Self.room)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    /// Draws the text in the current context, in the middle of a rectangle's height. An override may draw it elsewhere.
    open func drawText(in rect: CGRect) { DrawingContexts.current?.paint { $0.drawText(of: self, in: rect) } }

    /// Draws the text, by `drawText(in:)`.
    open override func draw(_ rect: CGRect) { drawText(in: rect) }

    /// Whole points: reproduces 56 of 63 baselines between views that Interface Builder recorded.
    package override func baselineOffsets(for size: CGSize) -> BaselineOffsets? {
        let metrics = layoutEnvironment.metrics(of: layoutCustomization?.baselineFont(of: self) ?? effectiveFont)
        guard ownAttributedText != nil else {
            return BaselineOffsets(
                firstFromTop: CGFloat(metrics.roundedAscender), lastFromBottom: CGFloat(metrics.roundedDescent))
        }
        let layout = textLayout(width: wrapsContent && size.width > 0 ? size.width : nil)
        guard !layout.lines.isEmpty else { return nil }
        return BaselineOffsets(
            firstFromTop: CGFloat(layout.firstBaseline.rounded()),
            lastFromBottom: CGFloat((layout.height - layout.lastBaseline).rounded()))
    }

    private func textSize(wrapping width: CGFloat?) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let shared = sharedEnvironment
        let needsLines = width.map { measured.isKnownWider(than: $0, in: shared.value) } ?? false
        let size = measured.size(at: width, in: shared.value) { environment in
            let (era, limit) = (environment.metrics.fontEra, width.map { Double($0) })
            guard ownAttributedText == nil else {
                return SystemTextEngine().size(
                    of: typographicText(in: environment), width: limit, maximumLines: numberOfLines, era: era)
            }
            if !needsLines,
                let size = SystemTextEngine().sizeOfOneLine(
                    text, font: effectiveFont(in: environment).typographic, width: limit, era: era)
            {
                return size
            }
            return SystemTextEngine().sizeOfLines(
                typographicText(in: environment), width: limit, maximumLines: numberOfLines, era: era)
        }
        return CGSize(
            width: shared.value.roundedUpToPixel(CGFloat(size.width)),
            height: shared.value.roundedUpToPixel(CGFloat(size.height)))
    }
}
