extension Document {
    /// The document without the recorded frames of the views that a layout has to find: all but roots, autoresizing views
    /// and views with a fixed frame.
    ///
    /// Laid out, it shows what the constraints alone come to: nothing that Interface Builder computed can be read off it.
    /// Which views these are depends on size-class variations, so resolve the document for its traits before.
    public var withoutResults: Document {
        var stripped = self
        for index in views.indices where isResult(index) { stripped.views[index].frame = nil }
        return stripped
    }

    /// Whether the recorded frame of a view is what a layout came to, and not one of its inputs.
    ///
    /// - Parameter view: an index into ``views``.
    public func isResult(_ view: Int) -> Bool {
        let node = views[view]
        if node.slot == .contentView { return node.parent.map { views[$0].kind } == .visualEffectView }
        return node.isConstrained
    }
}

extension Document {
    /// The document without the sizes that only Interface Builder's canvas lends to views ("Intrinsic Size: Placeholder"); nil where
    /// it has none.
    public var withoutPlaceholders: Document? {
        var tree = tree
        var hasAny = false
        for index in tree.nodes.indices {
            let before = tree.nodes[index].attributes.count
            tree.nodes[index].attributes.removeAll { Self.placeholders.contains($0.name) }
            if tree.nodes[index].attributes.count < before { hasAny = true }
        }
        // What was a document is one without them, too.
        return hasAny ? try? Document(of: tree, path: path) : nil
    }

    private static let placeholders: Set = ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"]
}
