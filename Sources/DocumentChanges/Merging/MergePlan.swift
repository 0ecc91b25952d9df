import InterfaceBuilder

/// What the merged document holds, and where.
struct MergePlan {
    let sides: MergeSides
    /// The tags of the elements that both sides have.
    private(set) var tags: [Int: MergedTag] = [:]
    /// What each element holds, in order.
    private(set) var children: [Int: [Int]] = [:]
    /// What to say of elements that both sides changed in ways that don't go together.
    private(set) var conflicts: [Int: [String]] = [:]
    private var presence: MergePresence
    private var parents: [Int?]

    /// - Parameter duplicates: what to say of objects that both sides added in ways of their own, by id.
    init(_ sides: MergeSides, duplicates: [String: String] = [:]) {
        self.sides = sides
        for (index, element) in sides.elements.enumerated() {
            guard let ours = element.ours, let theirs = element.theirs else { continue }
            let tag = sides.mergedTag(index, ours: ours, theirs: theirs)
            tags[index] = tag
            if !tag.conflicts.isEmpty { conflicts[index] = tag.conflicts }
        }
        for (id, reason) in duplicates {
            guard let element = sides.theirs.tree.objects[id] else { continue }
            conflicts[sides.index(element, .theirs), default: []].append(reason)
        }
        presence = MergePresence(sides, tags: tags)
        for (index, reason) in presence.conflicts { conflicts[index, default: []].append(reason) }
        parents = Array(repeating: nil, count: sides.elements.count)
        placeElements()
        breakCircles()
        orderChildren()
    }

    /// Whether an element is in the merged document. A container may yet turn out to be empty.
    func isPresent(_ index: Int) -> Bool { presence.isPresent(index) }

    // MARK: Places

    private mutating func placeElements() {
        for index in sides.elements.indices.dropFirst() where presence.isPresent(index) {
            let (ours, theirs) = (sides.parent(index, in: .ours), sides.parent(index, in: .theirs))
            let base = sides.baseParent(index)
            guard let ours, let theirs else {
                parents[index] = ours ?? theirs
                continue
            }
            parents[index] = ours == base ? theirs : ours
            if ours != theirs, ours != base, theirs != base {
                conflicts[index, default: []].append(
                    "ours put it into \(sides.title(of: ours)), theirs into \(sides.title(of: theirs)); it stands where "
                        + "ours put it")
            }
        }
    }

    /// Two moves can put two objects into each other. Then one of the two is taken back: theirs, where what ours has around
    /// the object is still there.
    private mutating func breakCircles() {
        var isSound = Array(repeating: false, count: parents.count)
        var isTakenBack = Array(repeating: false, count: parents.count)
        for start in parents.indices {
            var path: [Int] = []
            var seen: Set<Int> = []
            var next: Int? = start
            while let index = next, !isSound[index] {
                if !seen.insert(index).inserted {
                    let circle = path[(path.firstIndex(of: index) ?? 0)...].filter { !isTakenBack[$0] }
                    guard let moved = takeBack(.ours, among: circle) ?? takeBack(.theirs, among: circle) else { break }
                    isTakenBack[moved] = true
                    (path, seen, next) = ([], [], start)
                    continue
                }
                path.append(index)
                next = parents[index]
            }
            for index in path { isSound[index] = true }
        }
    }

    /// Puts the first of some elements, which stand in each other, back where one side has it, if what holds it there is in the
    /// merged document. Answers which one it was.
    private mutating func takeBack(_ side: MergeSide, among circle: [Int]) -> Int? {
        for index in circle {
            guard let place = sides.parent(index, in: side), place != parents[index], presence.isPresent(place) else {
                continue
            }
            parents[index] = place
            conflicts[index, default: []].append(
                "ours and theirs put objects into each other; it stands where \(side.name) has it")
            return index
        }
        return nil
    }

    // MARK: Order

    private mutating func orderChildren() {
        var members: [Int: Set<Int>] = [:]
        for (index, parent) in parents.enumerated() {
            guard let parent, presence.isPresent(index) else { continue }
            members[parent, default: []].insert(index)
        }
        for (parent, members) in members {
            let element = sides.elements[parent]
            let base = element.base.map { sides.base.tree.children($0).map { sides.index(ofBase: $0) } } ?? []
            let merge = ListMerge(
                base: base, ours: list(element.ours, .ours), theirs: list(element.theirs, .theirs), members: members)
            children[parent] = merge.order
            if merge.isConflict, sides.isOrdered(parent) {
                conflicts[parent, default: []].append("both sides changed the order of what is in here; ours is taken")
            }
        }
    }

    private func list(_ element: ElementID?, _ side: MergeSide) -> [Int] {
        element.map { sides.tree(side).children($0).map { sides.index($0, side) } } ?? []
    }
}

extension MergeSides {
    /// Whether the order of what an element holds means anything.
    fileprivate func isOrdered(_ index: Int) -> Bool {
        guard let (text, element) = anyVersion(index) else { return false }
        return !["constraints", "resources", "dependencies", "designables", "document", "scenes"]
            .contains(text.tree.name(element))
    }

    /// An element in words, for people.
    func title(of index: Int) -> String {
        guard let (text, element) = anyVersion(index) else { return "nothing" }
        return text.tree.title(of: element)
    }
}

extension ElementTree {
    /// An element in words, with the object that it belongs to.
    func title(of element: ElementID) -> String {
        guard let id = objectID(element) else {
            guard let parent = parent(element) else { return "the document" }
            return isContainer(element)
                ? title(of: parent) : "\(self[element, "key"] ?? name(element)) of \(title(of: parent))"
        }
        let titles = ["userLabel", "text", "title", "placeholder", "storyboardIdentifier", "customClass"]
        let title = titles.lazy.compactMap { self[element, $0] }.first { !$0.isEmpty }
        return name(element) + (title.map { " \"\($0)\"" } ?? "") + " (\(id))"
    }
}
