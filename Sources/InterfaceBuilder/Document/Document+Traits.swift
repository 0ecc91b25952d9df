extension Document {
    /// The document as it is for the given traits: the values of applying variations in place of the general ones, and
    /// ``ViewNode/isInstalled`` and ``ConstraintNode/isInstalled`` set.
    ///
    /// Variations apply in order of specificity: `default`, those of one size class, those of both. A view that isn't
    /// installed takes its subviews with it, and every constraint that mentions it. O(objects).
    public func resolved(for traits: Traits) -> Document {
        var resolved = self
        resolved.traits = traits
        let log = WarningLog(path: path)
        let excluded = applyVariations(to: &resolved, traits: traits, log: log)
        for index in resolved.views.indices {
            // A view comes after the one that holds it.
            let parent = resolved.views[index].parent
            let isInside = parent.map { resolved.views[$0].isInstalled } ?? true
            let isExcluded = resolved.views[index].id.map(excluded.contains) ?? false
            resolved.views[index].isExcluded = isExcluded
            resolved.views[index].isInstalled = isInside && !isExcluded
        }
        for index in resolved.constraints.indices {
            let constraint = resolved.constraints[index]
            let isExcluded = constraint.id.map(excluded.contains) ?? false
            resolved.constraints[index].isInstalled =
                constraint.isUsable && !isExcluded && resolved.views[constraint.owner].isInstalled
                && resolved.isInstalled(constraint.first) && (constraint.second.map(resolved.isInstalled) ?? true)
        }
        // Values that variations share with the general ones have been reported already.
        let reported = Set(warnings)
        resolved.warnings += log.warnings.filter { !reported.contains($0) }
        return resolved
    }

    /// Reads again what has variations, and gives the ids that masks take out of the layout.
    private func applyVariations(to resolved: inout Document, traits: Traits, log: WarningLog) -> Set<String> {
        var excluded: Set<String> = []
        for element in tree.elements where tree.child(element, named: "variation") != nil {
            let variations = applying(tree.children(element).filter { tree.name($0) == "variation" }, traits: traits)
            for variation in variations {
                for item in tree.maskItems(ofVariation: variation) {
                    guard let id = tree[item, "reference"], !tree.isInside(element, anElementWithID: id) else {
                        continue
                    }
                    if tree.name(item) == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
                }
            }
            if variations.isEmpty { continue }
            let reader = NodeReader(tree: tree, element: element, variations: variations, log: log)
            if let index = view(of: element) {
                reader.update(&resolved.views[index])
                keepBarItems(of: index, in: &resolved)
            } else if let index = constraint(of: element) {
                let scene = views[constraints[index].owner].scene
                reader.update(&resolved.constraints[index]) { item($0, inScene: scene) }
            }
        }
        return excluded
    }

    /// The variations that apply, the least specific first.
    private func applying(_ variations: [ElementID], traits: Traits) -> [ElementID] {
        variations
            .compactMap { variation in
                traits.specificity(ofVariation: tree[variation, "key"]).map { (specificity: $0, variation: variation) }
            }
            .sorted { ($0.specificity, $0.variation) < ($1.specificity, $1.variation) }
            .map(\.variation)
    }

    /// Whether a view or constraint of a subtree has a variation.
    func varies(_ subtree: Range<Int>) -> Bool {
        subtree.first.map { tree.range(views[$0].element).contains { tree.name(ElementID($0)) == "variation" } }
            ?? false
    }

    /// Bar items found their views when the document was read; no variation changes them.
    private func keepBarItems(of index: Int, in resolved: inout Document) {
        guard let old = views[index].content as? BarContent, var new = resolved.views[index].content as? BarContent
        else { return }
        new.items = old.items
        new.navigationItems = old.navigationItems
        resolved.views[index].content = new
    }

    private func isInstalled(_ item: ConstraintNode.Item) -> Bool {
        switch item {
        case .view(let index): views[index].isInstalled
        case .guide(let index): guides[index].owner.map { views[$0].isInstalled } ?? true
        case .dangling: false
        }
    }

    /// The view read from an element, by bisection: views lie in the order of their elements.
    func view(of element: ElementID) -> Int? {
        bisect(views, element, by: \.element)
    }

    func constraint(of element: ElementID) -> Int? {
        bisect(constraints, element, by: \.element)
    }

    private func bisect<Node>(_ nodes: [Node], _ element: ElementID, by key: (Node) -> ElementID) -> Int? {
        var low = 0
        var high = nodes.count
        while low < high {
            let middle = (low + high) / 2
            if key(nodes[middle]) < element { low = middle + 1 } else { high = middle }
        }
        return low < nodes.count && key(nodes[low]) == element ? low : nil
    }
}

extension ElementTree {
    /// What a variation takes out of its element, or puts in.
    func maskItems(ofVariation variation: ElementID) -> [ElementID] {
        children(variation).filter { name($0) == "mask" }.flatMap(children)
    }

    /// Whether an element, or one around it, has the id: what can't be a part of the element.
    func isInside(_ element: ElementID, anElementWithID id: String) -> Bool {
        var next: ElementID? = element
        while let current = next {
            if self[current, "id"] == id { return true }
            next = parent(current)
        }
        return false
    }
}
