import Foundation
import InterfaceBuilder

/// A document as the objects that an author made.
struct ObjectGraph: Sendable {
    let tree: ElementTree
    /// In document order; the first is the document itself.
    private(set) var objects: [DocumentObject] = []
    /// The objects by id; of several with one id the first.
    private(set) var byID: [String: Int] = [:]
    /// The outlets that lead to an object, by its id.
    private(set) var outlets: [String: [String]] = [:]

    /// - Throws: `DocumentError` for what is no document. O(bytes).
    init(data: Data, path: String) throws {
        self.init(try ElementTree(documentData: data, path: path))
    }

    init(_ tree: ElementTree) {
        self.tree = tree
        // What each element belongs to: an object, a place within it, and a prefix for its properties.
        var owners: [(object: Int, slot: String, prefix: String)?] = Array(repeating: nil, count: tree.count)
        for element in tree.elements {
            let owner = tree.parent(element).flatMap { owners[$0.index] }
            if tree.parent(element) != nil, owner == nil { continue }
            if let id = element == tree.root ? "" : tree.objectID(element) {
                let slot = owner?.slot ?? ""
                let index = objects.count
                objects.append(
                    DocumentObject(
                        id: id, element: element, kind: tree.name(element), parent: owner?.object,
                        slot: slot.isEmpty ? tree[element, "key"] ?? "" : slot))
                if let owner { objects[owner.object].children.append(index) }
                if byID[id] == nil { byID[id] = index }
                owners[element.index] = (index, "", "")
                addAttributes(of: element, to: index, prefix: "")
                addOutlet(element)
            } else if let owner {
                owners[element.index] = add(element, to: owner.object, prefix: owner.prefix)
            }
        }
    }

    private mutating func addOutlet(_ element: ElementID) {
        guard tree.name(element) == "outlet", let property = tree[element, "property"],
            let destination = tree[element, "destination"]
        else { return }
        outlets[destination, default: []].append(property)
    }

    // MARK: Properties

    /// Attributes that say where an object stands and not what it is.
    private static let structural: Set<String> = ["id", "sceneID", "key", "sceneMemberID"]

    private mutating func addAttributes(of element: ElementID, to object: Int, prefix: String) {
        for attribute in tree.attributes(element) where !Self.structural.contains(attribute.name) {
            let name = prefix + attribute.name
            if let noise = NoiseKind(attribute: attribute.name, of: element, in: tree) {
                objects[object].noise[noise, default: [:]][name] = attribute.value
            } else {
                objects[object].properties[name] = PropertyValue(attribute, of: tree.name(element))
            }
        }
    }

    /// Adds what an element without an id says to the object that it belongs to, and answers what is to be done with the
    /// elements in it; nil when nothing is left to be done.
    private mutating func add(
        _ element: ElementID, to object: Int, prefix: String
    ) -> (object: Int, slot: String, prefix: String)? {
        let name = tree.name(element)
        let key = tree[element, "key"]
        if let noise = NoiseKind(element, in: tree) {
            let label = [name, key ?? tree[element, "name"] ?? tree[element, "identifier"] ?? ""].joined(separator: " ")
            objects[object].noise[noise, default: [:]][label] = tree.describe(element)
            return nil
        }
        if let value = PropertyValue(element, in: tree) {
            objects[object].properties[prefix + (key ?? name)] = value
            return nil
        }
        if tree.isContainer(element) { return (object, name, prefix) }
        let own = prefix + tree.prefix(of: element)
        addAttributes(of: element, to: object, prefix: own)
        return (object, name, own)
    }

    // MARK: Looking around

    subscript(id: String) -> Int? { byID[id] }

    /// The nearest object around one that has a kind among these.
    func enclosing(_ index: Int, where isWanted: (DocumentObject) -> Bool) -> Int? {
        var next = objects[index].parent
        while let index = next {
            if isWanted(objects[index]) { return index }
            next = objects[index].parent
        }
        return nil
    }

    /// Where an object's element stands.
    func position(_ index: Int) -> SourcePosition { tree.position(objects[index].element) }
}

extension NoiseKind {
    init?(attribute: String, of element: ElementID, in tree: ElementTree) {
        guard Noise.contains(attribute: attribute, of: element, in: tree) else { return nil }
        switch attribute {
        case "toolsVersion", "systemVersion": self = .tools
        case "misplaced", "ambiguous": self = .marks
        default: self = NoiseKind(element, in: tree) ?? .resources
        }
    }

    /// The noise that a whole element is.
    init?(_ element: ElementID, in tree: ElementTree) {
        guard Noise.contains(element, in: tree) else { return nil }
        switch tree.name(element) {
        case "plugIn", "capability": self = .dependencies
        case "device": self = .canvas
        case "point": self = .places
        case "rect": self = .frames
        default: self = .resources
        }
    }
}

extension ElementTree {
    /// An element on one line, with all in it.
    fileprivate func describe(_ element: ElementID) -> String {
        let own = attributes(element).sorted { $0.name < $1.name }.map { "\($0.name)=\($0.value)" }
        return ([name(element)] + own + [text(element)] + children(element).map(describe)).joined(separator: " ")
    }

    /// What the names of an element's properties begin with.
    fileprivate func prefix(of element: ElementID) -> String {
        let key = self[element, "key"] ?? key(element) ?? name(element)
        switch name(element) {
        case "state": return key == "normal" ? "" : key + " "
        case "textInputTraits": return ""
        case "variation": return "variation \(key) "
        case "userDefinedRuntimeAttribute": return "runtime attribute \(self[element, "keyPath"] ?? "") "
        default:
            // Of several elements that nothing tells apart the place does.
            guard self.key(element) == nil, let parent = parent(element) else { return key + " " }
            let sisters = children(parent).filter { name($0) == name(element) }
            guard sisters.count > 1, let place = sisters.firstIndex(of: element) else { return key + " " }
            return "\(key) \(place + 1) "
        }
    }
}
