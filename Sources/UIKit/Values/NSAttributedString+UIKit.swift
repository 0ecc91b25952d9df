import Foundation
package import Typography

extension NSAttributedString.Key {
    /// The font: a `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The colour of the letters: a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour behind the letters: a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// How lines follow each other: an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// Extra space after each letter, in points: a number.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// Extra space after each letter, in points: a number.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// Lines under the letters: the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The colour of lines under the letters: a `UIColor`.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// Lines through the letters: the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The colour of lines through the letters: a `UIColor`.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The thickness of outlines, in percent of the size: a number.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The colour of outlines: a `UIColor`.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// How far the letters stand above the line, in points: a number.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// Whether ligatures are used: a number.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The address that the text leads to.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// How far the letters lean to the right at a height of one: a number.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The stretch: a number.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
}

/// Lines under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// The style of the bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Of dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Of dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Of a dash and a dot in turn.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// Of a dash and two dots in turn.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Not under spaces; they are drawn under all the same.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSAttributedString {
    /// The value that an attribute has at the beginning.
    func ofFirstLetter(_ key: Key) -> Any? { length > 0 ? attribute(key, at: 0, effectiveRange: nil) : nil }

    /// The text as Typography measures it.
    ///
    /// - Parameters:
    ///   - font: the font of stretches that state none.
    ///   - paragraph: the style of paragraphs that state none. A stated one at the beginning says where lines break and how the
    ///     last is shortened in all of the text, as in labels.
    ///   - category: the Dynamic Type category that fonts of a text style take their size from; nil keeps them.
    package func typographic(
        font: UIFont, paragraph: Typography.ParagraphStyle, category: UIContentSizeCategory? = nil
    ) -> AttributedText {
        var runs: [TextRun] = []
        let first = length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
        let main = first?.typographic ?? paragraph
        let whole = string as NSString
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            var runFont = Self.font(of: attributes, otherwise: font)
            if let category { runFont = runFont.adjusted(to: category) }
            let own = (attributes[.paragraphStyle] as? NSParagraphStyle)?.typographic ?? paragraph
            func append(_ run: TextRun) {
                var run = run
                if own != main { run.paragraph = own }
                runs.append(run)
            }
            let kern = (attributes[.kern] ?? attributes[.tracking]).flatMap(Self.number) ?? 0
            if let attachment = attributes[.attachment] as? NSTextAttachment {
                for index in range.lowerBound..<range.upperBound {
                    let room = InlinePicture(at: attachment.place(at: index, in: runFont))
                    append(TextRun(room, font: runFont.typographic))
                }
                return
            }
            append(TextRun(whole.substring(with: range), font: runFont.typographic, kern: kern))
        }
        return AttributedText(runs: runs, paragraph: main)
    }

    /// The font of a stretch of text: its own or another one, as bold and slanted as Markdown says.
    package static func font(of attributes: [Key: Any], otherwise font: UIFont) -> UIFont {
        let own = attributes[.font] as? UIFont ?? font
        guard let intent = attributes[.inlinePresentationIntent] as? UInt else { return own }
        return own.applying(InlinePresentationIntent(rawValue: intent))
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as CGFloat: Double(number)
        case let number as Double: number
        case let number as Int: Double(number)
        default: nil
        }
    }
}
