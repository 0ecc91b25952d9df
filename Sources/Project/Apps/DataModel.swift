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

        enum CodingKeys: String, CodingKey {
            case name, className = "class", parent, isAbstract = "abstract", attributes, relationships
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

        enum CodingKeys: String, CodingKey { case name, type, value, isScalar = "scalar" }
    }

    /// Other objects of an object.
    struct Relationship: Sendable, Equatable, Encodable {
        var name: String
        var destination: String
        var inverse: String?
        var isToMany: Bool
        var isOrdered: Bool
        var deletion: String

        enum CodingKeys: String, CodingKey {
            case name, destination, inverse, isToMany = "many", isOrdered = "ordered", deletion
        }
    }

    /// What the names of such folders end in.
    static let extensions: Set = ["xcdatamodeld", "xcdatamodel"]

    /// The model's name, that of its folder.
    let name: String
    private(set) var entities: [Entity] = []

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
        entities = tree.children(tree.root).filter { tree.name($0) == "entity" }.map { Self.entity($0, of: tree) }
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
            guard let name = tree[part, "name"] else { continue }
            switch tree.name(part) {
            case "attribute":
                entity.attributes.append(
                    Attribute(
                        name: name, type: tree[part, "attributeType"] ?? "",
                        value: tree[part, "defaultValueString"] ?? tree[part, "defaultDateTimeInterval"],
                        isScalar: tree[part, "usesScalarValueType"] == "YES", className: tree[part, "customClassName"]))
            case "relationship":
                entity.relationships.append(
                    Relationship(
                        name: name, destination: tree[part, "destinationEntity"] ?? "",
                        inverse: tree[part, "inverseName"], isToMany: tree[part, "toMany"] == "YES",
                        isOrdered: tree[part, "ordered"] == "YES", deletion: tree[part, "deletionRule"] ?? "Nullify"))
            default: break
            }
        }
        return entity
    }
}

extension DataModel {
    /// The text that programs find as `Name.momd` in their bundle: the entities as JSON, which the stand-in for Core Data reads.
    func compiled() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        return String(decoding: try encoder.encode(["entities": entities]), as: UTF8.self)
    }
}
