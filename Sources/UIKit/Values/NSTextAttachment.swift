import Foundation
package import Typography

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

/// A picture in a text. A symbol that states no size takes that of the text beside it, and its colour.
open class NSTextAttachment: NSObject, @unchecked Sendable {  // set up before texts that hold it are measured
    /// The letter that stands for an attachment in a string.
    public static let character = 0xFFFC

    private let mark = SwiftObjectMark()
    /// The picture.
    open var image: UIImage?
    /// Where the picture stands: from the end of the text before it, and upwards from the baseline. Points; where it is empty, the
    /// picture has its own size and stands on the baseline.
    open var bounds = CGRect.zero
    /// The picture as a file's bytes; kept, they aren't read.
    /// - Note: Kept without effect.
    open var contents: Data?
    /// The kind of the bytes, as a uniform type identifier.
    /// - Note: Kept without effect.
    open var fileType: String?

    /// Whether a view may stand for the attachment; none does, its picture is drawn.
    /// - Note: Kept without effect.
    open var allowsTextAttachmentView = true
    /// Points between the picture and the letters beside it.
    /// - Note: Kept without effect.
    open var lineLayoutPadding: CGFloat = 0
    /// What assistive technology says of the picture.
    /// - Note: Kept without effect.
    open var accessibilityLabel: String?

    public override init() {}

    /// See `NSCoding`: an empty attachment.
    public required init?(coder: NSCoder) {}

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

    /// Where the picture stands, as `bounds` says; asked when text is set, and when it is drawn.
    ///
    /// - Parameters:
    ///   - textContainer: nil; texts of labels have none.
    ///   - lineFrag: a line of the font's height, of any width.
    ///   - position: the beginning of the line.
    ///   - charIndex: the place of the character that stands for the attachment.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        guard bounds.isEmpty, let image else { return bounds }
        return CGRect(
            x: bounds.minX, y: bounds.minY - (image.baselineOffsetFromBottom ?? 0), width: image.size.width,
            height: image.size.height)
    }

    /// Where the picture stands in TextKit 2, as ``attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)`` says.
    /// Nobody asks here.
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        attachmentBounds(
            for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position, characterIndex: 0)
    }

    /// What makes a view that stands for the attachment: nothing. Nobody asks here.
    open func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? { nil }

    /// The picture to show in those bounds.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? {
        image
    }

    /// Where the picture stands against the end of the text before it, upwards from the baseline, in points.
    package func place(at index: Int, in font: UIFont) -> CGRect {
        let line = CGRect(x: 0, y: 0, width: 1e7, height: font.lineHeight)
        let place = attachmentBounds(
            for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
        guard bounds.isEmpty, let image, let adapted = Self.adapted(image, to: font), place.size == image.size else {
            return place.isFinite ? place : .zero
        }
        return CGRect(
            x: place.minX, y: bounds.minY - (adapted.baselineOffsetFromBottom ?? 0), width: adapted.size.width,
            height: adapted.size.height)
    }

    /// The picture beside text in a font.
    package func picture(at index: Int, in font: UIFont, bounds: CGRect) -> UIImage? {
        let shown = image(forBounds: bounds, textContainer: nil, characterIndex: index)
        return shown.flatMap { Self.adapted($0, to: font) } ?? shown
    }

    /// A symbol that states no size of its own, in the size of a font; nil for other pictures.
    private static func adapted(_ image: UIImage, to font: UIFont) -> UIImage? {
        guard image.isSymbolImage, image.symbolConfiguration?.pointSize == nil else { return nil }
        return image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(font: font))
    }
}

extension InlinePicture {
    /// The room of a picture that stands there against the end of the text before it, upwards from the baseline.
    package init(at place: CGRect) {
        self.init(width: max(0, place.maxX), ascent: max(0, place.maxY), descent: max(0, -place.minY))
    }
}

extension CGRect {
    fileprivate var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}

extension NSAttributedString {
    /// A text of nothing but an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

/// A shadow of letters. It is not drawn.
open class NSShadow: NSObject {
    private let mark = SwiftObjectMark()
    /// Points, to the right and down.
    open var shadowOffset = CGSize.zero
    /// How far the shadow spreads, in points; it is drawn with sharp edges.
    /// - Note: Kept without effect.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; nil for a third of black.
    open var shadowColor: Any?
}

/// A place in a line to which a tab leads.
open class NSTextTab: NSObject, @unchecked Sendable {  // only `let`s of values
    private let mark = SwiftObjectMark()
    /// How the text at the tab stands against it.
    public let alignment: NSTextAlignment
    /// From the side where lines begin, in points.
    public let location: CGFloat

    /// A tab at a distance from the line's beginning, in points.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [AnyHashable: Any] = [:]) {
        self.alignment = alignment
        location = loc
    }

    /// The tab as Typography knows it.
    var typographic: TabStop {
        TabStop(Double(location), alignment: TextAlignment(rawValue: alignment.rawValue) ?? .natural)
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
