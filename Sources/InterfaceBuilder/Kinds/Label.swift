public import UIKit

extension ViewKind {
    /// A label.
    public static let label = ViewKind("label", content: LabelContent.self, size: .text) { UILabel() }
}

/// What labels have.
public struct LabelContent: ViewContent {
    /// The text and how it is set.
    public var text = TextContent()
    /// The most lines shown; 0 for as many as there are.
    public var numberOfLines = 1
    /// What happens to lines that are too wide.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
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

    /// The text.
    public var title: String? { text.text }
    /// The fonts of the text.
    public var fonts: [FontDescription] { text.fonts }
}

extension LabelContent: ElementContent {
    init(_ element: NodeReader) {
        text = TextContent(element)
        numberOfLines = max(0, element.integer("numberOfLines") ?? 1)
        lineBreakMode = element.choice("lineBreakMode") ?? .byTruncatingTail
        let size = text.font?.pointSize ?? 17
        let leastSize = element.number("minimumFontSize").flatMap { size > 0 ? min(1, $0 / size) : nil }
        let leastScale = element.number("minimumScaleFactor") ?? leastSize
        // Interface Builder writes NO for labels that keep their size: of 452 with a least size, 1 has it.
        adjustsFontSizeToFit = element.bool("adjustsFontSizeToFit") ?? (leastScale != nil)
        minimumScaleFactor = leastScale ?? 0
        preferredMaxLayoutWidth = element.number("preferredMaxLayoutWidth")
        shadowColor = element.color(key: "shadowColor")
        shadowOffset = element.size(key: "shadowOffset")
        highlightedColor = element.color(key: "highlightedColor")
    }

    func configure(_ label: UILabel, resources: Resources) {
        label.font = UIFont(text.font)
        label.textColor = UIColor(text.color, resources: resources)
        label.textAlignment = text.alignment
        label.numberOfLines = numberOfLines
        label.lineBreakMode = lineBreakMode
        label.adjustsFontSizeToFitWidth = adjustsFontSizeToFit
        label.minimumScaleFactor = minimumScaleFactor
        label.adjustsFontForContentSizeCategory = text.followsContentSizeCategory
        label.preferredMaxLayoutWidth = preferredMaxLayoutWidth ?? 0
        label.shadowColor = UIColor(shadowColor, resources: resources)
        if let shadowOffset { label.shadowOffset = shadowOffset }
        label.highlightedTextColor = UIColor(highlightedColor, resources: resources)
        if let attributed = text.attributedText {
            label.attributedText = NSAttributedString.make(attributed, resources: resources)
        } else {
            label.text = text.text
        }
    }

    func vary(_ label: UILabel, from old: Self, resources: Resources) {
        if text.font != old.text.font { label.font = UIFont(text.font) }
        if text.color != old.text.color { label.textColor = UIColor(text.color, resources: resources) }
        if numberOfLines != old.numberOfLines { label.numberOfLines = numberOfLines }
        if text.font != old.text.font || text.color != old.text.color, let attributed = text.attributedText {
            label.attributedText = .make(attributed, resources: resources)
        }
    }
}
