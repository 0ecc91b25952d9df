import Foundation
import InterfaceBuilder

/// Finds what an author changed between two versions of a document, and what is noise.
struct ChangeFinder {
    let old: ObjectTitles
    let new: ObjectTitles
    let matching: ObjectMatching
    /// Changes with the place in the new version that they are told at.
    private var found: [(place: Int, change: DocumentChange)] = []
    /// What changed of an object, by its place in the new version.
    private var properties: [Int: [DocumentChange.Property]] = [:]
    private var noise: [NoiseKind: Int] = [:]

    init(old: ObjectGraph, new: ObjectGraph) {
        self.old = ObjectTitles(graph: old)
        self.new = ObjectTitles(graph: new)
        matching = ObjectMatching(old, new)
        findAddedAndRemoved()
        for index in new.objects.indices { compare(index) }
        for (place, changed) in properties { tell(changed, of: place) }
        findReordered()
    }

    /// In the order of the new version.
    var changes: [DocumentChange] {
        found.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
            .map(\.element.change)
    }

    /// What is noise, in words.
    var noiseWords: [String] {
        NoiseKind.allCases.compactMap { kind in
            noise[kind].map {
                $0 > 1 && [.frames, .resources, .ids].contains(kind) ? "\($0) \(kind.rawValue)" : kind.rawValue
            }
        }
    }

    // MARK: Values

    private mutating func compare(_ index: Int) {
        guard let before = matching.oldOfNew[index] else { return }
        let (oldObject, newObject) = (old.graph.objects[before], new.graph.objects[index])
        if oldObject.id != newObject.id { noise[.ids, default: 0] += 1 }
        for kind in NoiseKind.allCases {
            let (one, other) = (oldObject.noise[kind] ?? [:], newObject.noise[kind] ?? [:])
            let count = Set(one.keys).union(other.keys).filter { one[$0] != other[$0] }.count
            if count > 0 { noise[kind, default: 0] += count }
        }
        let names = Set(oldObject.properties.keys).union(newObject.properties.keys).filter { name in
            oldObject.properties[name]
                != newObject.properties[name].map { matching.oldValue($0, of: new.graph, in: old.graph) }
        }
        if !names.isEmpty, compareConstraint(before, index, names) { return }
        for name in names.sorted() {
            properties[index, default: []].append(
                .init(
                    name: ObjectTitles.property(name), old: old.words(oldObject.properties[name], of: name),
                    new: new.words(newObject.properties[name], of: name)))
        }
        if matching.newOfOld[oldObject.parent ?? 0] != newObject.parent ?? 0 || oldObject.slot != newObject.slot {
            tellMove(before, index)
        }
    }

    /// A constraint's change is told of the view that it is a constraint of.
    private mutating func compareConstraint(_ before: Int, _ index: Int, _ names: Set<String>) -> Bool {
        guard let one = ConstraintWords(before, in: old), let other = ConstraintWords(index, in: new) else {
            return false
        }
        let told: Set<String> = ["constant", "relation", "multiplier", "priority"]
        let rest = names.subtracting(told)
        if !names.isDisjoint(with: told) || !rest.isEmpty {
            let isSame = matching.newOfOld[one.subject] == other.subject && one.phrase == other.phrase
            let hasOther = one.phrase != other.phrase || one.value != other.value
            if isSame, hasOther {
                properties[other.subject, default: []].append(
                    .init(name: other.phrase, old: one.value, new: other.value))
            } else if hasOther || matching.newOfOld[one.subject] != other.subject {
                properties[other.subject, default: []].append(
                    .init(
                        name: "constraint",
                        old: (isSame || matching.newOfOld[one.subject] == other.subject
                            ? "" : "\(old.name(one.subject)) ")
                            + "\(one.phrase) \(one.value)", new: "\(other.phrase) \(other.value)"))
            }
        }
        let structural: Set<String> = ["firstItem", "firstAttribute", "secondItem", "secondAttribute"]
        for name in rest.subtracting(structural).sorted() {
            let value = old.graph.objects[before].properties[name]
            properties[other.subject, default: []].append(
                .init(
                    name: "\(other.phrase), \(ObjectTitles.property(name))", old: old.words(value, of: name),
                    new: new.words(new.graph.objects[index].properties[name], of: name)))
        }
        return true
    }

    private mutating func tell(_ changed: [DocumentChange.Property], of index: Int) {
        let before = matching.oldOfNew[index]
        let name = before.map { old.name($0) } ?? new.name(index)
        let object = new.graph.objects[index]
        let what = changed.map { "\($0.name) \($0.old) → \($0.new)" }.joined(separator: ", ")
        var subject = name
        if ["outlet", "action", "segue", "outletCollection"].contains(object.kind) { subject = connection(index, new) }
        found.append(
            (
                index,
                DocumentChange(
                    kind: .changed, object: name, id: object.id, scene: new.scene(of: index),
                    oldPosition: before.map { old.graph.position($0) }, newPosition: new.graph.position(index),
                    properties: changed, sentence: "\(placed(subject, index, new)): \(what)")
            ))
    }

    /// A sentence with the scene that it is about, unless it names it already.
    private func placed(_ sentence: String, _ index: Int, _ titles: ObjectTitles) -> String {
        guard let scene = titles.scene(of: index), !sentence.contains("*\(scene)*") else { return sentence }
        return "\(sentence) in \(scene)"
    }

    private mutating func tellMove(_ before: Int, _ index: Int) {
        let (oldObject, newObject) = (old.graph.objects[before], new.graph.objects[index])
        guard newObject.kind != "constraint", let from = oldObject.parent, let to = newObject.parent else { return }
        let isSameParent = matching.newOfOld[from] == to
        let places =
            isSameParent
            ? (oldObject.slot.inWords, newObject.slot.inWords) : (old.name(from), new.name(to))
        add(.moved, index, before, placed("moved \(old.name(before)) from \(places.0) to \(places.1)", index, new))
    }

    private mutating func add(_ kind: DocumentChange.Kind, _ index: Int, _ before: Int?, _ sentence: String) {
        found.append(
            (
                index,
                DocumentChange(
                    kind: kind, object: before.map { old.name($0) } ?? new.name(index), id: new.graph.objects[index].id,
                    scene: new.scene(of: index), oldPosition: before.map { old.graph.position($0) },
                    newPosition: new.graph.position(index), sentence: sentence)
            ))
    }

    // MARK: Order

    /// Views of a stack, items of a bar, views that lie over each other: their order means something.
    private mutating func findReordered() {
        let unordered: Set<String> = ["constraints", "connections", "objects", "scenes", "gestureRecognizers", ""]
        var moved: [(Int, Int)] = []
        for (index, object) in new.graph.objects.enumerated() {
            guard let before = matching.oldOfNew[index] else { continue }
            let children = object.children.filter { child in
                guard let partner = matching.oldOfNew[child] else { return false }
                return old.graph.objects[partner].parent == before && !unordered.contains(new.graph.objects[child].slot)
            }
            let previous = children.compactMap { matching.oldOfNew[$0] }
            let sorted = previous.sorted()
            if sorted == previous { continue }
            let kept = Set(commonSubsequence(previous, sorted).map { children[$0.0] })
            for child in children where !kept.contains(child) { moved.append((child, index)) }
        }
        for (child, parent) in moved {
            let siblings = new.graph.objects[parent].children.filter {
                new.graph.objects[$0].slot == new.graph.objects[child].slot
            }
            let previous = siblings.firstIndex(of: child).flatMap { $0 > 0 ? siblings[$0 - 1] : nil }
            let spot = previous.map { "behind \(new.name($0))" } ?? "to the front"
            let before = matching.oldOfNew[child]
            add(
                .moved, child, before,
                placed(
                    "moved \(before.map { old.name($0) } ?? new.name(child)) \(spot) in \(new.name(parent))", child, new
                )
            )
        }
    }
}

// MARK: - Added and removed

extension ChangeFinder {
    private mutating func findAddedAndRemoved() {
        let removed = Self.outermost(old.graph, matching.newOfOld)
        let added = Self.outermost(new.graph, matching.oldOfNew)
        tell(.removed, removed, in: old, matching.newOfOld)
        tell(.added, added, in: new, matching.oldOfNew)
    }

    /// The objects that the other version doesn't have, without those within others.
    private static func outermost(_ graph: ObjectGraph, _ partners: [Int?]) -> [Int] {
        graph.objects.indices.filter { index in
            partners[index] == nil && graph.objects[index].parent.map { partners[$0] != nil } ?? true
        }
    }

    private mutating func tell(
        _ kind: DocumentChange.Kind, _ indices: [Int], in titles: ObjectTitles, _ partners: [Int?]
    ) {
        let graph = titles.graph
        // What is a constraint of, or leads to, an object that came or went as well is told with that one.
        var partsOf: [Int: [Int]] = [:]
        var constraints: [Int: [(index: Int, words: String)]] = [:]
        for index in indices {
            if let owner = Self.owner(of: index, in: graph, partners) {
                partsOf[owner, default: []].append(index)
            } else if let words = ConstraintWords(index, in: titles) {
                constraints[words.subject, default: []].append((index, "\(words.phrase) \(words.value)"))
            } else {
                partsOf[index, default: []] += []
            }
        }
        for (index, parts) in partsOf { tell(kind, index, parts, in: titles, partners) }
        for (subject, list) in constraints {
            guard let first = list.first else { continue }
            let words = list.map(\.words).joined(separator: ", ")
            let noun = list.count == 1 ? "constraint" : "constraints"
            append(
                kind, first.index, titles,
                placed("\(kind.rawValue) \(noun) of \(titles.name(subject))", subject, titles) + ": \(words)", partners)
        }
    }

    /// The outermost object that came or went and that a constraint or connection is about.
    private static func owner(of index: Int, in graph: ObjectGraph, _ partners: [Int?]) -> Int? {
        let object = graph.objects[index]
        guard ["constraint", "outlet", "action", "segue", "outletCollection"].contains(object.kind) else { return nil }
        for (_, value) in object.properties.sorted(by: { $0.key < $1.key }) {
            guard case .reference(let id) = value, var target = graph[id], partners[target] == nil else { continue }
            while let parent = graph.objects[target].parent, partners[parent] == nil { target = parent }
            if target != index { return target }
        }
        return nil
    }

    private mutating func tell(
        _ kind: DocumentChange.Kind, _ index: Int, _ parts: [Int], in titles: ObjectTitles, _ partners: [Int?]
    ) {
        let object = titles.graph.objects[index]
        if ["outlet", "action", "segue", "outletCollection"].contains(object.kind) {
            let words = connection(index, titles)
            return append(kind, index, titles, placed("\(kind.rawValue) \(words)", index, titles), partners)
        }
        var all = [index] + parts
        var next = 0
        while next < all.count {
            all += titles.graph.objects[all[next]].children.filter { partners[$0] == nil }
            next += 1
        }
        let inner = all.dropFirst().map { titles.graph.objects[$0] }
        let counts = [
            (inner.count { ObjectTitles.isView($0) && $0.kind != "constraint" }, "view"),
            (inner.count { $0.kind == "constraint" }, "constraint"),
            (inner.count { ["outlet", "action", "segue", "outletCollection"].contains($0.kind) }, "connection"),
        ].compactMap { count, noun in count == 0 ? nil : count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }
        var sentence = "\(kind.rawValue) \(titles.nameWithKind(index))"
        if let parent = object.parent, object.kind != "scene", !titles.graph.objects[parent].id.isEmpty {
            sentence += " \(kind == .added ? "to" : "from") \(titles.name(parent))"
        }
        sentence = placed(sentence, index, titles)
        if !counts.isEmpty { sentence += ", with " + counts.joined(separator: counts.count > 2 ? ", " : " and ") }
        append(kind, index, titles, sentence, partners)
    }

    private mutating func append(
        _ kind: DocumentChange.Kind, _ index: Int, _ titles: ObjectTitles, _ sentence: String, _ partners: [Int?]
    ) {
        var place = index
        if kind == .removed {
            var next: Int? = index
            while let old = next, partners[old] == nil { next = titles.graph.objects[old].parent }
            place = next.flatMap { partners[$0] } ?? 0
        }
        let position = titles.graph.position(index)
        found.append(
            (
                place,
                DocumentChange(
                    kind: kind, object: titles.name(index), id: titles.graph.objects[index].id,
                    scene: titles.scene(of: index), oldPosition: kind == .removed ? position : nil,
                    newPosition: kind == .added ? position : nil, sentence: sentence)
            ))
    }

    /// A connection in words: `outlet titleLabel of *Login* to *Title*`.
    private func connection(_ index: Int, _ titles: ObjectTitles) -> String {
        let object = titles.graph.objects[index]
        func word(_ name: String) -> String? {
            if case .word(let word)? = object.properties[name] { return word }
            return nil
        }
        let owner = object.parent.map { titles.name($0) } ?? "the document"
        let destination = titles.words(object.properties["destination"], of: "destination")
        switch object.kind {
        case "action":
            let event = word("eventType").map { " on \($0.inWords)" } ?? ""
            return "action \(word("selector") ?? "") of \(owner) to \(destination)\(event)"
        case "segue":
            let identifier = word("identifier").map { " \"\($0)\"" } ?? ""
            return "\(word("kind")?.inWords ?? "") segue\(identifier) from \(owner) to \(destination)"
        default: return "outlet \(word("property") ?? "") of \(owner) to \(destination)"
        }
    }
}
