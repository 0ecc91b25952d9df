/// What a navigation bar says of a document, above the menu of its title. No menu is shown.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
    /// The items of a drag that begins on the document's icon; nobody drags it.
    /// - Note: Kept without effect.
    open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
    /// Makes what shares the document; nobody asks.
    /// - Note: Kept without effect.
    open var activityViewControllerProvider: (() -> UIActivityViewController)?
    /// Whether the document's icon stands in the bar.
    /// - Note: Kept without effect.
    open var wantsIconRepresentation = false

    /// What is known of a file. The file isn't read.
    public init(url: URL) {}
}
