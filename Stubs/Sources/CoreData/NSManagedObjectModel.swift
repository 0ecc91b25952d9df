import Foundation

/// The entities of a program.
///
/// `espalier app` puts a file of JSON for each model into the bundle, by the name that Xcode gives to compiled ones: `Name.momd`.
/// Values begin with the model's defaults, relationships keep their inverses, and deleting follows the model's rules. Nothing
/// is validated.
open class NSManagedObjectModel: NSObject {
    /// The kinds of objects.
    open var entities: [NSEntityDescription] = [] { didSet { connect() } }
    /// The same by name.
    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { first, _ in first }
    }

    public override init() {}

    /// The model in a file; nil where it is none.
    public init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url), let file = try? JSONDecoder().decode(ModelFile.self, from: data)
        else { return nil }
        super.init()
        entities = file.entities.map(NSEntityDescription.init)
        connect()
    }

    /// The models of bundles together; those of the app's bundle where none is named.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let model = NSManagedObjectModel()
        for bundle in bundles ?? [.main] {
            for path in bundle.paths(forResourcesOfType: "momd", inDirectory: nil) {
                model.entities += NSManagedObjectModel(contentsOf: URL(fileURLWithPath: path))?.entities ?? []
            }
        }
        return model
    }

    private func connect() {
        let named = entitiesByName
        for entity in entities {
            if let parent = entity.parentName { entity.superentity = named[parent] }
            for relation in entity.ownRelationships {
                relation.destinationEntity = named[relation.destinationName]
                relation.inverseRelationship = relation.inverseName.flatMap {
                    named[relation.destinationName]?.relationshipsByName[$0]
                }
            }
        }
    }

    /// The models of the app's bundle.
    nonisolated(unsafe) static let main = mergedModel(from: nil) ?? NSManagedObjectModel()
}

/// A kind of object.
open class NSEntityDescription: NSObject {
    open var name: String?
    /// The name of its class.
    open var managedObjectClassName: String {
        get { className ?? type.map { "\($0)" } ?? "NSManagedObject" }
        set { className = newValue }
    }
    /// Whether there are only objects of the kinds below.
    open var isAbstract = false
    /// The kind above.
    open internal(set) var superentity: NSEntityDescription?
    var type: NSManagedObject.Type?
    private var className: String?
    private(set) var parentName: String?
    private var ownAttributes: [NSAttributeDescription] = []
    private(set) var ownRelationships: [NSRelationshipDescription] = []

    public override init() {}

    init(_ entity: ModelFile.Entity) {
        (name, isAbstract, parentName, className) = (entity.name, entity.abstract, entity.parent, entity.class)
        ownAttributes = entity.attributes.map(NSAttributeDescription.init)
        ownRelationships = entity.relationships.map(NSRelationshipDescription.init)
    }

    /// The values, those of the kind above among them.
    open var attributesByName: [String: NSAttributeDescription] {
        let own = Dictionary(ownAttributes.map { ($0.name, $0) }) { first, _ in first }
        return own.merging(superentity?.attributesByName ?? [:]) { own, _ in own }
    }

    /// The relationships, those of the kind above among them.
    open var relationshipsByName: [String: NSRelationshipDescription] {
        let own = Dictionary(ownRelationships.map { ($0.name, $0) }) { first, _ in first }
        return own.merging(superentity?.relationshipsByName ?? [:]) { own, _ in own }
    }

    /// Both.
    open var propertiesByName: [String: NSPropertyDescription] {
        let attributes = attributesByName.mapValues { $0 as NSPropertyDescription }
        return attributes.merging(relationshipsByName.mapValues { $0 as NSPropertyDescription }) { first, _ in first }
    }
    /// Both.
    open var properties: [NSPropertyDescription] { Array(propertiesByName.values) }

    /// Whether this kind is the other one or lies below it.
    open func isKindOf(entity: NSEntityDescription) -> Bool { isKind(of: entity.name) }

    func isKind(of name: String?) -> Bool { self.name == name || superentity?.isKind(of: name) == true }

    /// The kind of that name; one without a model has no properties.
    open class func entity(
        forEntityName entityName: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? { named(entityName) }

    static func named(_ name: String) -> NSEntityDescription {
        if let known = NSManagedObjectModel.main.entitiesByName[name] { return known }
        let entity = NSEntityDescription()
        entity.name = name
        return entity
    }

    /// A new object, of the entity's class if the program has it.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        let entity = named(entityName)
        let types = [entity.managedObjectClassName, entityName].lazy.compactMap(type(named:))
        return (types.first ?? NSManagedObject.self).init(entity: entity, insertInto: context)
    }

    /// A class of the program: Swift knows it by the name of its module, which is made of the program's.
    private class func type(named name: String) -> NSManagedObject.Type? {
        let program = Bundle.main.object(forInfoDictionaryKey: "CFBundleExecutable") as? String ?? ""
        let module = String(program.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        let type: AnyClass? = NSClassFromString("\(module).\(name)") ?? NSClassFromString(name)
        return type as? NSManagedObject.Type
    }
}

/// A property of a kind of object.
open class NSPropertyDescription: NSObject {
    /// The name.
    public let name: String
    init(name: String) { self.name = name }
}

/// A value of a kind of object.
open class NSAttributeDescription: NSPropertyDescription {
    /// What it is until it is set.
    open internal(set) var defaultValue: Any?

    init(_ attribute: ModelFile.Attribute) {
        super.init(name: attribute.name)
        defaultValue = attribute.typedValue
    }
}

/// Other objects of an object.
open class NSRelationshipDescription: NSPropertyDescription {
    /// The kind of the others.
    open internal(set) weak var destinationEntity: NSEntityDescription?
    /// The others' relationship that leads back.
    open internal(set) weak var inverseRelationship: NSRelationshipDescription?
    /// Whether there may be several.
    public let isToMany: Bool
    /// Whether they have an order.
    public let isOrdered: Bool
    /// What deleting the object does to the others.
    open var deleteRule: NSDeleteRule
    let destinationName: String
    let inverseName: String?

    init(_ relation: ModelFile.Relationship) {
        (isToMany, isOrdered) = (relation.many, relation.ordered)
        (destinationName, inverseName) = (relation.destination, relation.inverse)
        deleteRule = relation.deletion == "Cascade" ? .cascadeDeleteRule : .nullifyDeleteRule
        super.init(name: relation.name)
    }
}

/// What deleting an object does to the others of a relationship. Nothing is denied here.
public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule = 0, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// What `espalier app` writes of a model.
struct ModelFile: Decodable {
    struct Entity: Decodable {
        var name: String
        var `class`: String
        var parent: String?
        var abstract: Bool
        var attributes: [Attribute]
        var relationships: [Relationship]
    }

    struct Attribute: Decodable {
        var name: String
        var type: String
        var value: String?
        var scalar: Bool

        /// The value in the type of its property.
        var typedValue: Any? {
            guard let value else { return nil }
            switch (type, scalar) {
            case ("String", _): return value
            case ("Integer 16", true): return Int16(value)
            case ("Integer 32", true): return Int32(value)
            case ("Integer 64", true): return Int64(value)
            case ("Double", true): return Double(value)
            case ("Float", true): return Float(value)
            case ("Boolean", true): return value == "YES"
            case ("Boolean", false): return NSNumber(value: value == "YES")
            case ("Integer 16", false), ("Integer 32", false), ("Integer 64", false):
                return Int64(value).map { NSNumber(value: $0) }
            case ("Double", false), ("Float", false): return Double(value).map { NSNumber(value: $0) }
            case ("Decimal", _): return NSDecimalNumber(string: value)
            case ("UUID", _): return UUID(uuidString: value)
            case ("URI", _): return URL(string: value)
            case ("Date", true): return Double(value)
            case ("Date", false): return Double(value).map { Date(timeIntervalSinceReferenceDate: $0) }
            default: return nil
            }
        }
    }

    struct Relationship: Decodable {
        var name: String
        var destination: String
        var inverse: String?
        var many: Bool
        var ordered: Bool
        var deletion: String
    }

    var entities: [Entity]
}
