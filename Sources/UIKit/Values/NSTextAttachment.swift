import Foundation

extension NSAttributedString.Key {
    /// Something that stands in the text as a letter does: an `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// A shadow of the letters: an `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// An effect on the letters.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// Which way the text runs.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}

/// A picture in a text. It takes its width in the line; the line's height stays that of the text, and the picture is not
/// drawn.
open class NSTextAttachment: NSObject, @unchecked Sendable {  // set up before texts that hold it are measured
    /// The letter that stands for an attachment in a string.
    public static let character = 0xFFFC

    /// The picture.
    open var image: UIImage?
    /// The place relative to the line's, in points; the image's size where it is empty.
    open var bounds = CGRect.zero
    /// The picture as a file's bytes; kept, they aren't read.
    /// - Note: Kept without effect.
    open var contents: Data?
    /// The kind of the bytes, as a uniform type identifier.
    /// - Note: Kept without effect.
    open var fileType: String?

    public override init() {}

    /// An attachment of bytes.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
    }

    /// An attachment of a picture.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// Points that the attachment takes in a line.
    var width: CGFloat { bounds.isEmpty ? image?.size.width ?? 0 : bounds.maxX }
}

extension NSAttributedString {
    /// A text of nothing but an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

/// A shadow of letters. It is not drawn.
open class NSShadow: NSObject {
    /// Points.
    /// - Note: Kept without effect.
    open var shadowOffset = CGSize.zero
    /// How far the shadow spreads, in points.
    /// - Note: Kept without effect.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`.
    /// - Note: Kept without effect.
    open var shadowColor: Any?
}

/// A place in a line to which a tab leads.
open class NSTextTab: NSObject, @unchecked Sendable {  // only `let`s of values
    /// How the text at the tab stands against it.
    /// - Note: Kept without effect.
    public let alignment: NSTextAlignment
    /// Points.
    /// - Note: Kept without effect.
    public let location: CGFloat

    /// A tab at a distance from the line's beginning, in points.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [AnyHashable: Any] = [:]) {
        self.alignment = alignment
        location = loc
    }
}

extension NSParagraphStyle {
    /// Where lines may break besides their usual places.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A word is moved to the next line rather than left alone in the last.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Korean breaks between words rather than letters.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// As the system's labels do.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}
