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
    /// What a long touch on the item shows. Nobody touches here.
    @preconcurrency @MainActor
    open class MenuConfiguration: NSObject {
        /// What stands beside the menu.
        public enum Preview {
            /// The item as it is.
            case `default`
            /// A view.
            case view(UIView)
        }

        /// The menu, and what stands beside it; nil for nothing. Neither is shown.
        public init(preview: Preview? = .default, menu: UIMenu) {}
    }

    init(range: NSRange, content: Content) { (self.range, self.content) = (range, content) }
}
