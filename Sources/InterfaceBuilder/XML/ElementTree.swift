/// One element of an ``ElementTree``, as an index into it.
public struct ElementID: Hashable, Comparable, Sendable {
    /// The place of the element among all elements, in the order of their start tags.
    public let index: Int

    init(_ index: Int) { self.index = index }

    /// Whether the left element's start tag comes first.
    public static func < (left: ElementID, right: ElementID) -> Bool { left.index < right.index }
}

/// The elements of an XML document, each with the place of its start tag.
///
/// All elements lie in one array in the order of their start tags; an element's descendants are the run that follows
/// it. Walking is therefore iteration, never recursion, and a tree of any depth is freed without recursion.
public struct ElementTree: Sendable {
    /// An attribute of a start tag, with its references resolved.
    public struct Attribute: Hashable, Sendable {
        /// The name as written.
        public var name: String
        /// The value, unescaped.
        public var value: String
    }

    struct Node: Sendable {
        var name: String
        var attributes: [Attribute]
        var text: String
        var parent: Int
        /// The index after the last descendant.
        var end: Int
        var position: SourcePosition
        var startTag: Range<Int>
        var endTag: Range<Int>
    }

    var nodes: [Node] = []

    /// The number of elements.
    public var count: Int { nodes.count }

    /// The outermost element.
    public var root: ElementID { ElementID(0) }

    /// All elements in the order of their start tags.
    public var elements: some Sequence<ElementID> { nodes.indices.lazy.map(ElementID.init) }

    /// The element's name.
    public func name(_ element: ElementID) -> String { nodes[element.index].name }

    /// The value of an attribute, or nil when the start tag doesn't have it.
    public subscript(element: ElementID, attribute: String) -> String? {
        for candidate in nodes[element.index].attributes where candidate.name == attribute { return candidate.value }
        return nil
    }

    /// The attributes of the start tag, in the order in which they are written.
    public func attributes(_ element: ElementID) -> [Attribute] { nodes[element.index].attributes }

    /// The text directly within the element, references resolved and CDATA sections included.
    public func text(_ element: ElementID) -> String { nodes[element.index].text }

    /// The place of the element's start tag.
    public func position(_ element: ElementID) -> SourcePosition { nodes[element.index].position }

    /// The bytes that the start tag takes, from its `<` to its `>`. They count from the beginning of the text, after a
    /// byte-order mark; those of a text that isn't UTF-8 count in the UTF-8 that was made of it, if it has a mark.
    public func startTag(_ element: ElementID) -> Range<Int> { nodes[element.index].startTag }

    /// The bytes that the end tag takes; none, at the end of the start tag, for an element without content (`<view/>`).
    public func endTag(_ element: ElementID) -> Range<Int> { nodes[element.index].endTag }

    /// The element that holds this one, or nil for the outermost.
    public func parent(_ element: ElementID) -> ElementID? {
        let parent = nodes[element.index].parent
        return parent < 0 ? nil : ElementID(parent)
    }

    /// The elements directly within the element, in order.
    public func children(_ element: ElementID) -> Children {
        Children(tree: self, cursor: element.index + 1, end: nodes[element.index].end)
    }

    /// The index range that holds the element and everything within it.
    func range(_ element: ElementID) -> Range<Int> { element.index..<nodes[element.index].end }

    /// The first child of that name.
    public func child(_ element: ElementID, named name: String) -> ElementID? {
        children(element).first { self.name($0) == name }
    }

    /// The first child whose attribute `key` has that value.
    public func child(_ element: ElementID, key: String) -> ElementID? {
        children(element).first { self[$0, "key"] == key }
    }

    /// The elements directly within an element.
    public struct Children: Sequence, IteratorProtocol {
        let tree: ElementTree
        var cursor: Int
        let end: Int

        /// The next child, or nil after the last.
        public mutating func next() -> ElementID? {
            guard cursor < end else { return nil }
            defer { cursor = tree.nodes[cursor].end }
            return ElementID(cursor)
        }
    }
}
