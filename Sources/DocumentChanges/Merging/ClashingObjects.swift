import Foundation
import InterfaceBuilder

/// Objects that both sides added under one id, although they aren't the same: theirs get other ids.
struct ClashingObjects {
    /// Their version, with the new ids.
    private(set) var theirs: MarkupText
    /// The new ids by the old ones.
    private(set) var renamed: [String: String] = [:]
    /// What to say of objects that look like two versions of one, by their new ids.
    private(set) var duplicates: [String: String] = [:]

    private let base: Set<String>
    private let ours: MarkupText
    private let ourObjects: [String: ElementID]
    private let ourContents: [Int]

    init(base: MarkupText, ours: MarkupText, theirs: MarkupText) throws {
        self.theirs = theirs
        self.base = Set(base.tree.objects.keys)
        self.ours = ours
        ourObjects = ours.tree.objects
        ourContents = ours.tree.contents
        // A new id makes what refers to it another object, too. Few rounds are enough; the last one takes all the rest.
        for round in 0... {
            let clashing = clashingObjects(all: round == 8)
            if clashing.isEmpty || round > 8 { return }
            try rename(clashing)
        }
    }

    /// The objects of theirs that ours has other objects for, with all in them that both sides added.
    private func clashingObjects(all: Bool) -> [ElementID] {
        let tree = theirs.tree
        let contents = tree.contents
        var clashing: [ElementID] = []
        var isInside = Array(repeating: false, count: tree.count)
        for element in tree.elements {
            let parent = tree.parent(element)
            isInside[element.index] = parent.map { isInside[$0.index] } ?? false
            guard let id = tree.objectID(element), !base.contains(id), let other = ourObjects[id] else { continue }
            if all || isInside[element.index] || ourContents[other.index] != contents[element.index] {
                clashing.append(element)
                isInside[element.index] = true
            }
        }
        return clashing
    }

    private mutating func rename(_ elements: [ElementID]) throws {
        let tree = theirs.tree
        var names: [String: String] = [:]
        var taken = base.union(ourObjects.keys).union(tree.objects.keys)
        for element in elements {
            guard let id = tree.objectID(element), names[id] == nil else { continue }
            let name = Self.newID(for: id, notIn: taken)
            taken.insert(name)
            names[id] = name
            renamed[id] = name
            if let other = ourObjects[id], isSimilar(element, other) {
                duplicates[name] =
                    "both sides added this, with the id \(id), but not alike; both are kept, theirs as \(name)"
            }
        }
        let data = theirs.replacingStartTags { element in
            let changed = tree.attributes(element).filter { attribute in
                let isID = attribute.value == tree.objectID(element) && ["id", "sceneID"].contains(attribute.name)
                return names[attribute.value] != nil
                    && (isID || ReferenceAttribute.contains(attribute.name, of: tree.name(element)))
            }
            guard !changed.isEmpty else { return nil }
            var tag = theirs.startTag(element)
            for attribute in changed {
                tag = tag.replacing(
                    " \(attribute.name)=\"\(attribute.value)\"",
                    with: " \(attribute.name)=\"\(names[attribute.value] ?? "")\"")
            }
            return tag
        }
        theirs = try MarkupText(data: data, path: theirs.path)
    }

    /// Whether two objects look like two versions of one.
    private func isSimilar(_ element: ElementID, _ other: ElementID) -> Bool {
        let (mine, tree) = (ours.tree, theirs.tree)
        guard tree.name(element) == mine.name(other) else { return false }
        let parents = (tree.enclosingObject(element), mine.enclosingObject(other))
        guard parents.0 == parents.1 else { return false }
        let names = Set((tree.attributes(element) + mine.attributes(other)).map(\.name)).subtracting(["id", "sceneID"])
        return names.filter { tree[element, $0] != mine[other, $0] }.count <= 1
    }

    /// An id in the form of Interface Builder's, made from another one: the same on every machine.
    private static func newID(for id: String, notIn taken: Set<String>) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
        var number = id.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        while true {
            var rest = number
            var name = ""
            for place in 0..<10 {
                if place == 3 || place == 6 {
                    name += "-"
                } else {
                    name.append(letters[Int(rest % 62)])
                    rest /= 62
                }
            }
            if !taken.contains(name) { return name }
            number = (number &+ 1) &* 0x100_0000_01B3
        }
    }
}

extension ElementTree {
    /// The id of the object that an element stands in.
    func enclosingObject(_ element: ElementID) -> String? {
        var next = parent(element)
        while let element = next {
            if let id = objectID(element) { return id }
            next = parent(element)
        }
        return nil
    }
}
