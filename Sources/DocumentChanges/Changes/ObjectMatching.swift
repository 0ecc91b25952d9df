import InterfaceBuilder

/// Which objects of two versions are the same: by id, and what is left over by what it says.
struct ObjectMatching {
    /// For each object of the old version the one of the new version.
    private(set) var newOfOld: [Int?]
    /// For each object of the new version the one of the old version.
    private(set) var oldOfNew: [Int?]

    init(_ old: ObjectGraph, _ new: ObjectGraph) {
        newOfOld = Array(repeating: nil, count: old.objects.count)
        oldOfNew = Array(repeating: nil, count: new.objects.count)
        for (index, object) in old.objects.enumerated() where old[object.id] == index {
            guard let other = new[object.id], new.objects[other].kind == object.kind else { continue }
            pair(index, other)
        }
        // What refers to others is known by what it refers to.
        for hasReferences in [false, true] { matchByContents(old, new, hasReferences: hasReferences) }
    }

    /// Pairs what is left over and says the same in the same place. Parents come before what they hold, so that a scene
    /// that has new ids throughout is followed down.
    private mutating func matchByContents(_ old: ObjectGraph, _ new: ObjectGraph, hasReferences: Bool) {
        for (index, object) in old.objects.enumerated() {
            guard let other = newOfOld[index] else { continue }
            var waiting: [Signature: [Int]] = [:]
            for child in new.objects[other].children.reversed()
            where oldOfNew[child] == nil && new.objects[child].refers == hasReferences {
                waiting[signature(new, child, isNew: true, old), default: []].append(child)
            }
            guard !waiting.isEmpty else { continue }
            for child in object.children where newOfOld[child] == nil {
                guard let partner = waiting[signature(old, child, isNew: false, old)]?.popLast() else { continue }
                pair(child, partner)
            }
        }
    }

    private mutating func pair(_ old: Int, _ new: Int) {
        newOfOld[old] = new
        oldOfNew[new] = old
    }

    /// What an object without its id says; what it refers to is named by the old version.
    private struct Signature: Hashable {
        let kind: String
        let slot: String
        let properties: [String: PropertyValue]
    }

    private func signature(_ graph: ObjectGraph, _ index: Int, isNew: Bool, _ old: ObjectGraph) -> Signature {
        let object = graph.objects[index]
        let properties = isNew ? object.properties.mapValues { oldValue($0, of: graph, in: old) } : object.properties
        return Signature(kind: object.kind, slot: object.slot, properties: properties)
    }

    /// A value of the new version with the ids of the old one.
    func oldValue(_ value: PropertyValue, of new: ObjectGraph, in old: ObjectGraph) -> PropertyValue {
        func oldID(_ id: String) -> String {
            new[id].flatMap { oldOfNew[$0] }.map { old.objects[$0].id } ?? id
        }
        return switch value {
        case .reference(let id): .reference(oldID(id))
        case .installation(let includes, let excludes):
            .installation(includes: includes.map(oldID).sorted(), excludes: excludes.map(oldID).sorted())
        case .text, .word: value
        }
    }
}

extension DocumentObject {
    /// Whether the object says something of others.
    fileprivate var refers: Bool {
        properties.values.contains { value in
            switch value {
            case .reference, .installation: true
            case .text, .word: false
            }
        }
    }
}
