import UIKit

/// A kind of views that documents hold: the names of its elements, and how an element becomes a content and a view.
///
/// Each kind stands with its content in a file of the folder `Kinds`; ``all`` lists them.
public final class ViewKind: Sendable {
    /// What a view's own size comes from.
    public enum SizeSource: Sendable {
        /// The text that the view shows.
        case text
        /// The picture that the view shows.
        case picture
        /// The looks of the control.
        case control
        /// Nothing: the view has no size of its own.
        case nothing
    }

    /// The names of the kind's elements, the usual one first.
    public let elements: [String]
    /// What a person calls such a view: `text field`.
    public let words: String
    /// What the own size of such a view comes from.
    public let sizeSource: SizeSource
    /// Whether such a view is a cell or a reusable view of a table or collection, whose frame is an input of the layout.
    public let isCell: Bool

    /// Reads the content of an element; nil for kinds without one.
    let content: @Sendable (NodeReader) -> (any ViewContent)?
    /// Makes a node's view.
    let makeView: @MainActor @Sendable (ViewNode) -> UIView
    /// Sets a node's content on its view, which is a plain view where another view made it.
    let configure: @MainActor @Sendable (UIView, ViewNode, Resources) -> Void
    /// Sets on a view in what its node for other size classes differs from the node whose content it has.
    let vary: @MainActor @Sendable (UIView, _ old: ViewNode, _ new: ViewNode, Resources) -> Void

    /// A kind whose views have a content of their own, and are made by what the content says.
    init<Content: ElementContent>(
        _ element: String, content: Content.Type, words: String? = nil, size: SizeSource = .control,
        isCell: Bool = false,
        view: @escaping @MainActor @Sendable (Content) -> Content.View
    ) {
        elements = [element]
        self.words = words ?? element.inWords
        sizeSource = size
        self.isCell = isCell
        self.content = { Content($0) }
        makeView = { view($0.content as? Content ?? Content()) }
        configure = { view, node, resources in
            guard let view = view as? Content.View, let content = node.content as? Content else { return }
            content.configure(view, resources: resources)
        }
        vary = { view, old, new, resources in
            guard let view = view as? Content.View, let old = old.content as? Content, let new = new.content as? Content
            else { return }
            new.vary(view, from: old, resources: resources)
        }
    }

    /// A kind whose views have a content of their own.
    convenience init<Content: ElementContent>(
        _ element: String, content: Content.Type, words: String? = nil, size: SizeSource = .control,
        isCell: Bool = false,
        view: @escaping @MainActor @Sendable () -> Content.View
    ) {
        self.init(element, content: content, words: words, size: size, isCell: isCell) { _ in view() }
    }

    /// A kind whose views have nothing that others don't.
    init(
        _ elements: String..., words: String? = nil, size: SizeSource = .control,
        view: @escaping @MainActor @Sendable () -> UIView = { UIView() }
    ) {
        self.elements = elements
        self.words = words ?? elements.first?.inWords ?? "view"
        sizeSource = size
        isCell = false
        content = { _ in nil }
        makeView = { _ in view() }
        configure = { _, _, _ in }
        vary = { _, _, _, _ in }
    }

    /// The kind of the elements of that name; nil for a name that isn't known. O(1).
    public static func named(_ element: String) -> ViewKind? { byElement[element] }

    private static let byElement = Dictionary(
        all.flatMap { kind in kind.elements.map { ($0, kind) } }, uniquingKeysWith: { first, _ in first })
}

extension ViewKind: Hashable {
    /// Whether both are the same kind.
    public static func == (left: ViewKind, right: ViewKind) -> Bool { left === right }

    /// Feeds the kind's identity into the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ViewKind: CustomStringConvertible {
    /// The name of the kind's elements.
    public var description: String { elements.first ?? "unknown" }
}

extension String {
    /// An element's name as words: `image view`.
    fileprivate var inWords: String {
        reduce(into: "") { words, letter in
            words += letter.isUppercase && words.last?.isUppercase == false ? " " + letter.lowercased() : String(letter)
        }
    }
}
