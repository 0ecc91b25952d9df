import UIKit

/// What views of one kind have and others don't.
public protocol ViewContent: Sendable {
    /// What a person sees of the view, by which he tells it from others: its text, or the name of its picture.
    var title: String? { get }
    /// The fonts of its texts.
    var fonts: [FontDescription] { get }
}

extension ViewContent {
    /// Nothing that tells it from others.
    public var title: String? { nil }
    /// No fonts.
    public var fonts: [FontDescription] { [] }
}

/// A content as documents write it and views take it.
protocol ElementContent: ViewContent {
    /// The class whose views have the content.
    associatedtype View: UIView

    /// The content of an element that says nothing.
    init()

    /// Reads the content; what the element doesn't say has UIKit's default.
    init(_ element: NodeReader)

    /// Sets the content on a view that was made for it.
    @MainActor func configure(_ view: View, resources: Resources)

    /// Sets what other size classes change on a view that has another content of its document; what code has set since stays.
    @MainActor func vary(_ view: View, from old: Self, resources: Resources)
}

extension ElementContent {
    /// Interface Builder varies nothing of such views but what all have.
    func vary(_ view: View, from old: Self, resources: Resources) {}
}
