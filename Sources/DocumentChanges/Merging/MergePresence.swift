import InterfaceBuilder

/// Which elements the merged document has.
///
/// What one side deleted goes, together with all that it held, unless the other side changed something of it, put
/// something into it or refers to it anew. Then all that was deleted with it stays: nothing is lost without somebody's
/// having seen it.
struct MergePresence {
    private let sides: MergeSides
    private let tags: [Int: MergedTag]
    /// The side that deleted an element which the other one has.
    private var deletedBy: [MergeSide?]
    /// The outermost element that was deleted together with an element; nil for containers by themselves, which come and
    /// go with what they hold.
    private var roots: [Int?]
    private var restored: Set<Int> = []
    /// What to say of deleted elements that are kept.
    private(set) var conflicts: [(Int, String)] = []

    init(_ sides: MergeSides, tags: [Int: MergedTag]) {
        self.sides = sides
        self.tags = tags
        deletedBy = sides.elements.map { element in
            guard element.base != nil, (element.ours == nil) != (element.theirs == nil) else { return nil }
            return element.ours == nil ? .ours : .theirs
        }
        roots = Array(repeating: nil, count: sides.elements.count)
        for index in sides.elements.indices {
            guard let side = deletedBy[index] else { continue }
            if let parent = sides.baseParent(index), deletedBy[parent] == side, let root = roots[parent] {
                roots[index] = root
            } else if !sides.isContainer(index) {
                roots[index] = index
            }
        }
        keepChanged()
        keepReferences()
        keepResources()
    }

    func isPresent(_ index: Int) -> Bool {
        let element = sides.elements[index]
        if element.ours == nil, element.theirs == nil { return false }
        guard deletedBy[index] != nil else { return true }
        return roots[index].map(restored.contains) ?? true
    }

    private mutating func restore(_ root: Int, _ reason: String?) {
        guard restored.insert(root).inserted, let reason else { return }
        conflicts.append((root, reason))
    }

    // MARK: What the other side changed

    private mutating func keepChanged() {
        for index in sides.elements.indices {
            if let side = deletedBy[index], let root = roots[index], isChanged(index, by: side.other) {
                restore(
                    root, "\(side.name) deleted this, \(side.other.name) changed \(phrase(index, in: root)); it is kept"
                )
            }
            for side in MergeSide.allCases where isPlaced(index, by: side) {
                guard let parent = knownAncestor(index, in: side), deletedBy[parent] == side.other,
                    let root = roots[parent]
                else { continue }
                restore(
                    root,
                    "\(side.other.name) deleted this, \(side.name) put \(sides.title(of: index)) into it; it is kept")
            }
        }
    }

    /// The nearest element around one that the base has, too: what holds a new element may be as new, and so may be the list
    /// that it stands in.
    private func knownAncestor(_ index: Int, in side: MergeSide) -> Int? {
        var next = sides.parent(index, in: side)
        while let element = next, sides.elements[element].base == nil { next = sides.parent(element, in: side) }
        return next
    }

    private func phrase(_ index: Int, in root: Int) -> String { index == root ? "it" : sides.title(of: index) }

    /// Whether a side added an element, or moved it here.
    private func isPlaced(_ index: Int, by side: MergeSide) -> Bool {
        guard let element = sides.elements[index][side] else { return false }
        if Noise.contains(element, in: sides.tree(side)) { return false }
        guard sides.elements[index].base != nil else { return !sides.isContainer(index) }
        return sides.parent(index, in: side) != sides.baseParent(index)
    }

    private func isChanged(_ index: Int, by side: MergeSide) -> Bool {
        guard let base = sides.elements[index].base, let element = sides.elements[index][side] else { return false }
        let (old, new) = (sides.base.tree, sides.tree(side))
        if Noise.contains(element, in: new) { return false }
        if old.name(base) != new.name(element) || old.text(base) != new.text(element) || isPlaced(index, by: side) {
            return true
        }
        let names = Set((old.attributes(base) + new.attributes(element)).map(\.name))
        return names.contains { name in
            old[base, name] != new[element, name] && !Noise.contains(attribute: name, of: element, in: new)
        }
    }

    // MARK: What is referred to

    /// Keeps what remains, or comes, refers to; and what referred to the kept and was deleted with it.
    private mutating func keepReferences() {
        guard deletedBy.contains(where: { $0 != nil }) else { return }
        var objects: [String: Int] = [:]
        for (index, element) in sides.elements.enumerated() {
            for side in MergeSide.allCases {
                if let id = element[side].flatMap({ sides.tree(side).objectID($0) }) { objects[id] = index }
            }
        }
        var count = -1
        while count != restored.count {
            count = restored.count
            for index in sides.elements.indices {
                if isPresent(index) {
                    for (side, id) in mergedReferences(index) {
                        guard let object = objects[id], !isPresent(object), let root = roots[object] else { continue }
                        let deleting = deletedBy[object]?.name ?? ""
                        restore(
                            root,
                            "\(deleting) deleted this, \(side.name) refers to it from \(sides.title(of: index)); it is kept"
                        )
                    }
                } else if let side = deletedBy[index], let root = roots[index] {
                    let ids = references(index, side.other).map(\.id).compactMap { objects[$0] }
                    let refersToKept = ids.contains { deletedBy[$0] == side && isPresent($0) }
                    if refersToKept, ids.allSatisfy(isPresent) { restore(root, nil) }
                }
            }
        }
    }

    private func references(_ index: Int, _ side: MergeSide) -> [(attribute: String, id: String)] {
        sides.elements[index][side].map { MergeSides.references(of: $0, in: sides.tree(side)) } ?? []
    }

    /// The ids that an element of the merged document refers to, each with the side that wants it so; without those that
    /// the other side refers to although it deleted the object itself.
    private func mergedReferences(_ index: Int) -> [(side: MergeSide, id: String)] {
        let (ours, theirs) = (references(index, .ours), references(index, .theirs))
        let element = sides.elements[index]
        if element.ours == nil { return theirs.map { (.theirs, $0.id) } }
        if element.theirs == nil { return ours.map { (.ours, $0.id) } }
        guard let tag = tags[index] else { return [] }
        let merged = tag.attributes?.map { ($0.name, $0.value) } ?? references(index, tag.side).map { ($0, $1) }
        return merged.compactMap { attribute in
            let isOurs = ours.contains { $0 == attribute }
            let isTheirs = theirs.contains { $0 == attribute }
            return isOurs == isTheirs ? nil : (isOurs ? .ours : .theirs, attribute.1)
        }
    }

    // MARK: Resources

    /// Keeps the resources that something still names: one side used a picture no longer, the other uses it anew.
    private mutating func keepResources() {
        let deleted = sides.elements.indices.filter { index in
            guard deletedBy[index] != nil, roots[index] == index, let parent = sides.baseParent(index) else {
                return false
            }
            return sides.anyVersion(parent).map { $0.0.tree.name($0.1) } == "resources"
        }
        guard !deleted.isEmpty else { return }
        var values: Set<String> = []
        for (index, element) in sides.elements.enumerated() where isPresent(index) {
            for side in MergeSide.allCases {
                guard let element = element[side], let parent = sides.tree(side).parent(element),
                    sides.tree(side).name(parent) != "resources"
                else { continue }
                values.formUnion(sides.tree(side).attributes(element).map(\.value))
            }
        }
        for index in deleted {
            guard let (text, element) = sides.anyVersion(index), let name = text.tree[element, "name"] else { continue }
            if values.contains(name) { restore(index, nil) }
        }
    }
}
