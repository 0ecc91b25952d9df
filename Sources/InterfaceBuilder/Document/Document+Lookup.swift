extension Document {
    /// What an id stands for: in the given scene if it's there, else anywhere; nil for an id that no object has.
    public func object(_ id: String, inScene scene: Int? = nil) -> ObjectReference? {
        guard let found = objects[id] else { return nil }
        guard let scene, found.count > 1 else { return found.first }
        return found.first { self.scene(of: $0) == scene } ?? found.first
    }

    /// The view with an id, as an index into ``views``.
    public func view(_ id: String, inScene scene: Int? = nil) -> Int? {
        if case .view(let index) = object(id, inScene: scene) { index } else { nil }
    }

    /// The controllers of a container's tabs, as indices into ``controllers``, in their order.
    func children(of container: Int) -> [Int] {
        controllers[container].segues.compactMap { index in
            let segue = segues[index]
            guard segue.kind == .relationship, segue.relationship == .viewControllers,
                case .controller(let child) = object(segue.destination)
            else { return nil }
            return child
        }
    }

    /// The item of a constraint that an id names.
    func item(_ id: String, inScene scene: Int) -> ConstraintNode.Item {
        switch object(id, inScene: scene) {
        case .view(let index): .view(index)
        case .guide(let index): .guide(index)
        default: .dangling(id)
        }
    }

    private func scene(of object: ObjectReference) -> Int? {
        switch object {
        case .view(let index): views[index].scene
        case .controller(let index): controllers[index].scene
        case .guide(let index):
            guides[index].owner.map { views[$0].scene } ?? guides[index].controller.map { controllers[$0].scene }
        case .constraint(let index): views[constraints[index].owner].scene
        case .element: nil
        }
    }

    /// The view at the top of a scene, or of a document without scenes, that holds a view in whatever slot; the view itself
    /// where it is that.
    func top(of view: Int) -> Int {
        var top = view
        while let parent = views[top].parent { top = parent }
        return top
    }

    /// The indices of a view and of all views in it, in whatever slots.
    func subtree(of view: Int) -> Range<Int> {
        let end = tree.range(views[view].element).upperBound
        let rest = views[(view + 1)...]
        return view..<(rest.firstIndex { $0.element.index >= end } ?? views.endIndex)
    }

    /// Whether a view is an input of the layout with a tree of its own below.
    ///
    /// Content views belong to their cell's tree: constraints may join the two.
    public func isRoot(_ view: Int) -> Bool {
        guard views[view].parent != nil else { return true }
        return views[view].slot != .subview && views[view].slot != .contentView
    }
}
