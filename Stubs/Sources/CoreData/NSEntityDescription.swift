import Foundation

/// A kind of object.
open class NSEntityDescription: NSObject {
    open var name: String?
    /// The name of its class.
    open var managedObjectClassName: String! {
        get { className ?? type.map { "\($0)" } ?? "NSManagedObject" }
        set { className = newValue }
    }
    /// Whether there are only objects of the kinds below.
    open var isAbstract = false
    /// The model that has it.
    open internal(set) weak var managedObjectModel: NSManagedObjectModel!
    /// The kind above.
    open internal(set) weak var superentity: NSEntityDescription?
    /// The kinds right below.
    open var subentities: [NSEntityDescription] = [] {
        didSet {
            for entity in oldValue { entity.superentity = nil }
            for entity in subentities { entity.superentity = self }
        }
    }
    /// The same by name.
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }
    /// Groups of properties, by names or descriptions, whose values no two objects share.
    open var uniquenessConstraints: [[Any]] = []
    /// Kept without effect.
    open var userInfo: [AnyHashable: Any]? = [:]
    /// Kept without effect.
    open var indexes: [NSFetchIndexDescription] = []
    /// Kept without effect.
    open var renamingIdentifier: String?
    /// Kept without effect.
    open var versionHashModifier: String?
    var type: NSManagedObject.Type?
    private var className: String?
    private(set) var parentName: String?
    private var own: [NSPropertyDescription] = [] { didSet { know() } }
    private var ownByName: [String: NSPropertyDescription] = [:]

    public override init() {}

    init(_ entity: ModelFile.Entity) {
        super.init()
        (name, isAbstract, parentName, className) = (entity.name, entity.abstract, entity.parent, entity.class)
        own = entity.attributes.map(NSAttributeDescription.init)
        own += entity.relationships.map(NSRelationshipDescription.init)
        for request in entity.fetched ?? [] {
            let property = NSFetchedPropertyDescription()
            property.name = request.name
            property.fetchRequest = NSFetchRequest(request)
            own.append(property)
        }
        uniquenessConstraints = entity.unique ?? []
        know()
    }

    private func know() {
        for property in own { property.entity = self }
        ownByName = Dictionary(own.map { ($0.name, $0) }) { first, _ in first }
    }

    var ownRelationships: [NSRelationshipDescription] { own.compactMap { $0 as? NSRelationshipDescription } }

    // MARK: Properties

    /// The property of a name, of this kind or one above.
    func property(_ name: String) -> NSPropertyDescription? {
        if let known = ownByName[name] { return known }
        // The name may have been set after the property was.
        if let known = own.first(where: { $0.name == name }) { return known }
        return superentity?.property(name)
    }

    func attribute(_ name: String) -> NSAttributeDescription? { property(name) as? NSAttributeDescription }
    func relationship(_ name: String) -> NSRelationshipDescription? { property(name) as? NSRelationshipDescription }

    /// The properties, those of the kind above among them.
    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties.filter { property in !own.contains { $0.name == property.name } } ?? []) + own }
        set { own = newValue }
    }
    /// The same by name.
    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
    }
    /// The values, those of the kind above among them.
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }
    /// The relationships, those of the kind above among them.
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    /// The relationships that lead to a kind.
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        relationshipsByName.values.filter { $0.destinationEntity === entity }
    }

    /// Groups of names of properties whose values no two objects share, those of the kind above among them.
    var uniqueNames: [[String]] {
        let own = uniquenessConstraints.map { group in
            group.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
        }
        return own + (superentity?.uniqueNames ?? [])
    }

    // MARK: Kinds

    /// Whether this kind is the other one or lies below it.
    open func isKindOf(entity: NSEntityDescription) -> Bool { isKind(of: entity.name) }

    func isKind(of name: String?) -> Bool { self.name == name || superentity?.isKind(of: name) == true }

    /// The kind of that name; one without a model has no properties.
    open class func entity(
        forEntityName entityName: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? { named(entityName, in: context) }

    static func named(_ name: String, in context: NSManagedObjectContext?) -> NSEntityDescription {
        if let known = context?.model?.entitiesByName[name] ?? NSManagedObjectModel.main.entitiesByName[name] {
            return known
        }
        let entity = NSEntityDescription()
        entity.name = name
        return entity
    }

    /// A new object, of the entity's class if the program has it.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        let entity = named(entityName, in: context)
        return entity.objectType.init(entity: entity, insertInto: context)
    }

    /// The class of its objects.
    var objectType: NSManagedObject.Type {
        if let type { return type }
        type = [managedObjectClassName, name].lazy.compactMap { $0.flatMap(Self.type) }.first
        return type ?? NSManagedObject.self
    }

    /// A class of the program: Swift knows it by the name of its module, which is made of the program's.
    private class func type(named name: String) -> NSManagedObject.Type? {
        let program = Bundle.main.object(forInfoDictionaryKey: "CFBundleExecutable") as? String ?? ""
        let module = String(program.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        let type: AnyClass? =
            name.contains(".")
            ? NSClassFromString(name) : NSClassFromString("\(module).\(name)") ?? NSClassFromString(name)
        return type as? NSManagedObject.Type
    }
}
