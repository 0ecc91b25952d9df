public import InterfaceBuilder
public import UIKit

/// What a document is laid out for when it's checked, with a name for people.
public struct AuditedEnvironment: Sendable {
    /// The screen and what the system takes of it.
    public var canvas: CanvasEnvironment
    /// The reader's text size; nil for the usual one.
    public var contentSizeCategory: UIContentSizeCategory?
    /// `iPhone 15 in portrait`.
    public var title: String

    /// An environment with a name for people.
    public init(canvas: CanvasEnvironment, contentSizeCategory: UIContentSizeCategory? = nil, title: String) {
        self.canvas = canvas
        self.contentSizeCategory = contentSizeCategory
        self.title = title
    }

    /// A document's views, laid out for this environment.
    @MainActor public func instantiation(of document: Document, for purpose: LayoutPurpose = .display) -> Instantiation
    {
        Instantiation(of: document, in: canvas, contentSizeCategory: contentSizeCategory, purpose: purpose)
    }
}
