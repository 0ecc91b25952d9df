import Foundation

/// A part of a text, of TextKit 2.
open class NSTextElement: NSObject {
    /// What the element belongs to.
    /// - Note: Kept without effect.
    open weak var textContentManager: NSTextContentManager?
    /// Where it is in the text.
    open var elementRange: NSTextRange?
    /// An element of a text.
    public init(textContentManager: NSTextContentManager?) { self.textContentManager = textContentManager }
}

/// A paragraph, of TextKit 2.
open class NSTextParagraph: NSTextElement {
    /// The paragraph's text.
    /// - Note: Kept without effect.
    public let attributedString: NSAttributedString
    /// A paragraph of a text.
    public init(attributedString: NSAttributedString?) {
        self.attributedString = attributedString ?? NSAttributedString(string: "")
        super.init(textContentManager: nil)
    }
}

/// Would make other paragraphs of a text; nobody asks it.
public protocol NSTextContentStorageDelegate: NSObjectProtocol {
    /// - Note: Kept without effect.
    func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
    /// The text's own.
    public func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? { nil }
}

/// Would change a text's layout, of TextKit 1; nobody asks it.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// - Note: Kept without effect.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// - Note: Kept without effect.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// - Note: Kept without effect.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool
}

extension NSLayoutManagerDelegate {
    /// None.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    /// None.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    /// Yes.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool { true }
}

/// Makes a view that stands for an attachment. Text views don't ask it: they draw the attachment's picture.
@preconcurrency @MainActor
open class NSTextAttachmentViewProvider: NSObject {
    /// The attachment.
    public private(set) weak var textAttachment: NSTextAttachment?
    /// What lays the text out.
    public private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// Where the attachment is.
    /// - Note: Kept without effect.
    public let location: any NSTextLocation
    /// Whether the attachment is as large as the view.
    open var tracksTextAttachmentViewBounds = false
    private var made: UIView?
    private var isLoading = false
    /// A provider for an attachment.
    public init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation
    ) {
        (self.textAttachment, self.textLayoutManager, self.location) = (textAttachment, textLayoutManager, location)
    }
    /// The view, made when it is first asked for.
    open var view: UIView? {
        get {
            if made == nil, !isLoading {
                isLoading = true
                loadView()
                isLoading = false
            }
            return made
        }
        set { made = newValue }
    }
    /// Where the view stands in its line: as large as it fits where it is to be tracked, else as the attachment says. Nobody asks
    /// here.
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        if tracksTextAttachmentViewBounds, let view { return CGRect(origin: .zero, size: view.bounds.size) }
        return textAttachment?.attachmentBounds(
            for: attributes, location: location, textContainer: textContainer,
            proposedLineFragment: proposedLineFragment, position: position) ?? .zero
    }
    /// Makes the view: a plain one.
    open func loadView() { view = UIView() }
}
