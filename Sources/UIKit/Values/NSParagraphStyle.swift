import Foundation
package import Typography

/// How lines are set against the sides of their box.
public enum NSTextAlignment: Int, Sendable {
    /// Against the left side.
    case left = 0
    /// In the middle.
    case center
    /// Against the right side.
    case right
    /// Against both sides.
    case justified
    /// Against the side at which text of the language starts.
    case natural
}

/// What happens to text that is wider than its box.
public enum NSLineBreakMode: Int, Sendable {
    /// Lines break between words.
    case byWordWrapping = 0
    /// Lines break between any two characters.
    case byCharWrapping
    /// Lines are cut at the edge.
    case byClipping
    /// The beginning gives way to an ellipsis.
    case byTruncatingHead
    /// The end gives way to an ellipsis.
    case byTruncatingTail
    /// The middle gives way to an ellipsis.
    case byTruncatingMiddle

    /// Whether a text may have more lines than one.
    package var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

/// The direction in which a paragraph runs.
public enum NSWritingDirection: Int, Sendable {
    /// That of its language.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft
}

/// How the lines of a paragraph follow each other; lengths in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    struct Values: Hashable, Sendable {
        var style = Typography.ParagraphStyle(lineBreakMode: .wordWrapping)
        var baseWritingDirection = NSWritingDirection.natural
        var hyphenationFactor: Float = 0
        var tabStops: [NSTextTab]?
        var defaultTabInterval: CGFloat = 0
        var allowsTightening = false
        var breakStrategy: UInt = 0
        var lists: [NSTextList] = []
    }

    private let mark = SwiftObjectMark()
    var values = Values()

    /// The style of text that states none.
    public static var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The style of text that states none.
    public override init() {}

    /// How lines are set against the sides.
    open var alignment: NSTextAlignment { NSTextAlignment(rawValue: values.style.alignment.rawValue) ?? .natural }
    /// What happens to text that is too wide.
    open var lineBreakMode: NSLineBreakMode {
        NSLineBreakMode(rawValue: values.style.lineBreakMode.rawValue) ?? .byWordWrapping
    }
    /// Space added between lines.
    open var lineSpacing: CGFloat { CGFloat(values.style.lineSpacing) }
    /// Space added after a paragraph.
    open var paragraphSpacing: CGFloat { CGFloat(values.style.paragraphSpacing) }
    /// Space added before a paragraph.
    open var paragraphSpacingBefore: CGFloat { CGFloat(values.style.paragraphSpacingBefore) }
    /// The least height of a line; 0 for none.
    open var minimumLineHeight: CGFloat { CGFloat(values.style.minimumLineHeight) }
    /// The greatest height of a line; 0 for none.
    open var maximumLineHeight: CGFloat { CGFloat(values.style.maximumLineHeight) }
    /// A factor on the natural height of a line; 0 means 1.
    open var lineHeightMultiple: CGFloat { CGFloat(values.style.lineHeightMultiple) }
    /// How far the first line starts in.
    open var firstLineHeadIndent: CGFloat { CGFloat(values.style.firstLineHeadIndent) }
    /// How far the other lines start in.
    open var headIndent: CGFloat { CGFloat(values.style.headIndent) }
    /// Where lines end: from the leading side, or from the trailing one if not positive.
    open var tailIndent: CGFloat { CGFloat(values.style.tailIndent) }
    /// The direction in which the paragraph runs.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// When words are hyphenated, from 0 (never) to 1; here they never are.
    open var hyphenationFactor: Float { values.hyphenationFactor }

    /// Where tabs lead in a paragraph's first line.
    open var tabStops: [NSTextTab]! { values.tabStops ?? [] }
    /// How far tabs are apart beyond those, in points.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// Whether letters move closer before a line is cut.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }
    /// Where lines may break besides.
    open var lineBreakStrategy: LineBreakStrategy { LineBreakStrategy(rawValue: .init(values.breakStrategy)) }
    /// The lists that the paragraph belongs to, the outermost first.
    open var textLists: [NSTextList] { values.lists }
    /// Whether words are hyphenated as the system does.
    open var usesDefaultHyphenation: Bool { values.hyphenationFactor > 0 }

    /// The style as Typography knows it.
    package var typographic: Typography.ParagraphStyle {
        var style = values.style
        style.tabs = values.tabStops?.map(\.typographic).sorted { $0.location < $1.location }
        style.tabInterval = Double(values.defaultTabInterval)
        if style.alignment == .natural, baseWritingDirection == .rightToLeft { style.alignment = .right }
        return style
    }

    /// A style of its own with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    /// A style of its own with the same values, to be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    /// Whether all values are equal.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

    /// Equal for equal styles.
    open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// How lines are set against the sides.
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { values.style.alignment = TextAlignment(rawValue: newValue.rawValue) ?? .natural }
    }
    /// What happens to text that is too wide.
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { values.style.lineBreakMode = LineBreakMode(rawValue: newValue.rawValue) ?? .wordWrapping }
    }
    /// Space added between lines.
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { values.style.lineSpacing = Double(newValue) }
    }
    /// Space added after a paragraph.
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { values.style.paragraphSpacing = Double(newValue) }
    }
    /// Space added before a paragraph.
    open override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { values.style.paragraphSpacingBefore = Double(newValue) }
    }
    /// The least height of a line; 0 for none.
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { values.style.minimumLineHeight = Double(newValue) }
    }
    /// The greatest height of a line; 0 for none.
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { values.style.maximumLineHeight = Double(newValue) }
    }
    /// A factor on the natural height of a line; 0 means 1.
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { values.style.lineHeightMultiple = Double(newValue) }
    }
    /// How far the first line starts in.
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { values.style.firstLineHeadIndent = Double(newValue) }
    }
    /// How far the other lines start in.
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { values.style.headIndent = Double(newValue) }
    }
    /// Where lines end: from the leading side, or from the trailing one if not positive.
    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { values.style.tailIndent = Double(newValue) }
    }
    /// The direction in which the paragraph runs.
    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    /// When words are hyphenated, from 0 (never) to 1.
    open override var hyphenationFactor: Float {
        get { super.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }

    /// Where tabs lead in a paragraph's first line.
    open override var tabStops: [NSTextTab]! {
        get { super.tabStops }
        set { values.tabStops = newValue }
    }
    /// How far tabs are apart beyond those, in points.
    open override var defaultTabInterval: CGFloat {
        get { super.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }
    /// Whether letters move closer before a line is cut.
    /// - Note: Kept without effect.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { super.allowsDefaultTighteningForTruncation }
        set { values.allowsTightening = newValue }
    }
    /// Where lines may break besides.
    /// - Note: Kept without effect.
    open override var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { values.breakStrategy = UInt(newValue.rawValue) }
    }
    /// Whether words are hyphenated as the system does.
    /// - Note: Kept without effect.
    open override var usesDefaultHyphenation: Bool {
        get { super.usesDefaultHyphenation }
        set { values.hyphenationFactor = newValue ? 1 : 0 }
    }
    /// The lists that the paragraph belongs to, the outermost first.
    /// - Note: Kept without effect.
    open override var textLists: [NSTextList] {
        get { super.textLists }
        set { values.lists = newValue }
    }
    /// Adds a place where tabs lead.
    open func addTabStop(_ anObject: NSTextTab) { values.tabStops = (values.tabStops ?? []) + [anObject] }
    /// Takes a place where tabs lead away.
    open func removeTabStop(_ anObject: NSTextTab) { values.tabStops?.removeAll { $0 === anObject } }

    /// Takes over every value of the other style.
    open func setParagraphStyle(_ style: NSParagraphStyle) {
        values = style.values
    }
}
