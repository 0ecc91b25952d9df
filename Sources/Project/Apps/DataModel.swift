internal import Files
import Foundation
internal import InterfaceBuilder

/// The entities of a Core Data model, as Xcode's editor keeps them in a folder `.xcdatamodeld` or `.xcdatamodel`.
struct DataModel: Sendable, Equatable {
    /// A kind of object.
    struct Entity: Sendable, Equatable, Encodable {
        /// Who writes the class.
        enum Generation: String { case manual = "", category, `class` }

        var name = ""
        /// Of the class.
        var className = ""
        var parent: String?
        var isAbstract = false
        var generation = Generation.manual
        var attributes: [Attribute] = []
        var relationships: [Relationship] = []
        /// Groups of properties whose values no two objects share.
        var unique: [[String]] = []
        /// Properties that are what a request finds.
        var fetched: [Request] = []

        enum CodingKeys: String, CodingKey {
            case name, className = "class", parent, isAbstract = "abstract", attributes, relationships, unique, fetched
        }
    }

    /// A value of an object.
    struct Attribute: Sendable, Equatable, Encodable {
        var name: String
        /// As the editor calls it: `String`, `Integer 16`.
        var type: String
        /// What it is until it is set, as text.
        var value: String?
        /// Whether a number is one of Swift's.
        var isScalar: Bool
        /// The class of a transformable value.
        var className: String?
        /// Whether an object may be saved without it.
        var isOptional = false
        /// Whether it isn't saved.
        var isTransient = false
        /// The bounds of a number, a date or a text's length, as texts, and what a text must match.
        var smallest: String?
        var largest: String?
        var pattern: String?

        enum CodingKeys: String, CodingKey {
            case name, type, value, isScalar = "scalar", isOptional = "optional", isTransient = "transient"
            case smallest = "min", largest = "max", pattern
        }
    }

    /// Other objects of an object.
    struct Relationship: Sendable, Equatable, Encodable {
        var name: String
        var destination: String
        var inverse: String?
        var isToMany: Bool
        var isOrdered: Bool
        var deletion: String
        /// Whether an object may be saved without any.
        var isOptional = false
        /// How few and how many there may be.
        var smallest: Int?
        var largest: Int?

        enum CodingKeys: String, CodingKey {
            case name, destination, inverse, isToMany = "many", isOrdered = "ordered", deletion
            case isOptional = "optional", smallest = "min", largest = "max"
        }
    }

    /// A request that the model keeps by a name.
    struct Request: Sendable, Equatable, Encodable {
        var name: String
        var entity: String
        var predicate: String?
        var limit: Int?
    }

    /// What the names of such folders end in.
    static let extensions: Set = ["xcdatamodeld", "xcdatamodel"]

    /// The model's name, that of its folder.
    let name: String
    private(set) var entities: [Entity] = []
    private(set) var requests: [Request] = []
    /// The names of each configuration's entities.
    private(set) var configurations: [String: [String]] = [:]

    /// Reads the current version of a model.
    /// - Parameter path: of the folder.
    init(_ path: String) throws(AppProjectError) {
        name = (path.fileName as NSString).deletingPathExtension
        let file = Self.currentVersion(in: path).appending("contents")
        guard let data = FileManager.default.contents(atPath: file) else {
            throw AppProjectError(path: file, message: "the data model can't be read")
        }
        let tree: ElementTree
        do {
            tree = try ElementTree(data: data, path: file)
        } catch {
            throw AppProjectError(path: file, message: "the data model can't be read: \(error)")
        }
        for part in tree.children(tree.root) {
            switch tree.name(part) {
            case "entity": entities.append(Self.entity(part, of: tree))
            case "fetchRequest": requests.append(Self.request(part, of: tree))
            case "configuration":
                let members = tree.children(part).filter { tree.name($0) == "memberEntity" }
                configurations[tree[part, "name"] ?? ""] = members.compactMap { tree[$0, "name"] }
            default: break
            }
        }
    }

    /// The folder of the version in use: the one that `.xccurrentversion` names, else the last one.
    private static func currentVersion(in path: String) -> String {
        guard path.fileExtension == "xcdatamodeld" else { return path }
        if let data = FileManager.default.contents(atPath: path.appending(".xccurrentversion")),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let name = list["_XCCurrentVersionName"] as? String
        {
            return path.appending(name)
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return path.appending(names.filter { $0.fileExtension == "xcdatamodel" }.max() ?? "")
    }

    private static func entity(_ element: ElementID, of tree: ElementTree) -> Entity {
        var entity = Entity()
        entity.name = tree[element, "name"] ?? ""
        // A point stands for the app's own module.
        let className = tree[element, "representedClassName"] ?? "NSManagedObject"
        entity.className = className.split(separator: ".").last.map(String.init) ?? className
        entity.parent = tree[element, "parentEntity"]
        entity.isAbstract = tree[element, "isAbstract"] == "YES"
        entity.generation = Entity.Generation(rawValue: tree[element, "codeGenerationType"] ?? "") ?? .manual
        for part in tree.children(element) {
            switch tree.name(part) {
            case "attribute": entity.attributes.append(attribute(part, of: tree))
            case "relationship": entity.relationships.append(relationship(part, of: tree))
            case "fetchedProperty":
                guard let found = tree.children(part).first(where: { tree.name($0) == "fetchRequest" }) else {
                    continue
                }
                var request = request(found, of: tree)
                request.name = tree[part, "name"] ?? ""
                entity.fetched.append(request)
            case "uniquenessConstraints":
                entity.unique += tree.children(part).map { group in
                    tree.children(group).compactMap { tree[$0, "value"] }
                }
            default: break
            }
        }
        return entity
    }

    private static func attribute(_ element: ElementID, of tree: ElementTree) -> Attribute {
        Attribute(
            name: tree[element, "name"] ?? "", type: tree[element, "attributeType"] ?? "",
            value: tree[element, "defaultValueString"] ?? tree[element, "defaultDateTimeInterval"],
            isScalar: tree[element, "usesScalarValueType"] == "YES", className: tree[element, "customClassName"],
            isOptional: tree[element, "optional"] == "YES", isTransient: tree[element, "transient"] == "YES",
            smallest: tree[element, "minValueString"] ?? tree[element, "minDateTimeInterval"],
            largest: tree[element, "maxValueString"] ?? tree[element, "maxDateTimeInterval"],
            pattern: tree[element, "regularExpressionString"])
    }

    private static func relationship(_ element: ElementID, of tree: ElementTree) -> Relationship {
        Relationship(
            name: tree[element, "name"] ?? "", destination: tree[element, "destinationEntity"] ?? "",
            inverse: tree[element, "inverseName"], isToMany: tree[element, "toMany"] == "YES",
            isOrdered: tree[element, "ordered"] == "YES", deletion: tree[element, "deletionRule"] ?? "Nullify",
            isOptional: tree[element, "optional"] == "YES", smallest: tree[element, "minCount"].flatMap(Int.init),
            largest: tree[element, "maxCount"].flatMap(Int.init))
    }

    private static func request(_ element: ElementID, of tree: ElementTree) -> Request {
        Request(
            name: tree[element, "name"] ?? "", entity: tree[element, "entity"] ?? "",
            predicate: tree[element, "predicateString"], limit: tree[element, "fetchLimit"].flatMap(Int.init))
    }
}

extension DataModel {
    private struct Compiled: Encodable {
        let entities: [Entity]
        let requests: [Request]
        let configurations: [String: [String]]
    }

    /// The text that programs find as `Name.momd` in their bundle: the entities as JSON, which the stand-in for Core Data reads.
    func compiled() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        let file = Compiled(entities: entities, requests: requests, configurations: configurations)
        return String(decoding: try encoder.encode(file), as: UTF8.self)
    }
}
