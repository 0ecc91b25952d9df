import Foundation

/// Something in a text that a person can touch.
@preconcurrency @MainActor
open class UITextItem: NSObject {
    /// What it is.
    public enum Content {
        /// A link to an address.
        case link(URL)
        /// A picture.
        case textAttachment(NSTextAttachment)
        /// A part that the program marked.
        case tag(String)
    }
    /// The letters.
    public let range: NSRange
    /// What it is.
    public let content: Content
    init(range: NSRange, content: Content) { (self.range, self.content) = (range, content) }
}
