import Foundation

/// The entities of a program.
///
/// `espalier app` puts a file of JSON for each model into the bundle, by the name that Xcode gives to compiled ones: `Name.momd`.
/// A model can also be built in code.
open class NSManagedObjectModel: NSObject {
    /// The kinds of objects.
    open var entities: [NSEntityDescription] = [] { didSet { connect() } }
    /// The same by name.
    open private(set) var entitiesByName: [String: NSEntityDescription] = [:]
    private var entitiesByConfiguration: [String: [NSEntityDescription]] = [:]
    /// The requests that the model keeps.
    open private(set) var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
    /// Kept without effect.
    open var versionIdentifiers: Set<AnyHashable> = []
    /// Kept without effect.
    open var localizationDictionary: [String: String]?

    public override init() {}

    /// The model in a file; nil where it is none.
    public init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url), let file = try? JSONDecoder().decode(ModelFile.self, from: data)
        else { return nil }
        super.init()
        entities = file.entities.map(NSEntityDescription.init)
        connect()
        for request in file.requests ?? [] { fetchRequestTemplatesByName[request.name] = NSFetchRequest(request) }
        for (name, members) in file.configurations ?? [:] {
            entitiesByConfiguration[name] = members.compactMap { entitiesByName[$0] }
        }
    }

    /// Several models as one.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        self.init()
        for model in models ?? [] { add(model) }
    }

    /// The models of bundles together; those of the app's bundle where none is named.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let model = NSManagedObjectModel()
        for bundle in bundles ?? [.main] {
            for type in ["momd", "mom"] {
                for path in bundle.paths(forResourcesOfType: type, inDirectory: nil) {
                    NSManagedObjectModel(contentsOf: URL(fileURLWithPath: path)).map(model.add)
                }
            }
        }
        return model
    }

    private func add(_ other: NSManagedObjectModel) {
        entities += other.entities
        fetchRequestTemplatesByName.merge(other.fetchRequestTemplatesByName) { own, _ in own }
        entitiesByConfiguration.merge(other.entitiesByConfiguration) { $0 + $1 }
    }

    private func connect() {
        entitiesByName = Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { first, _ in
            first
        }
        let named = entitiesByName
        for entity in entities {
            entity.managedObjectModel = self
            if let parent = entity.parentName, let above = named[parent], entity.superentity !== above {
                above.subentities.append(entity)
            }
        }
        for entity in entities {
            for relation in entity.ownRelationships where !relation.destinationName.isEmpty {
                relation.destinationEntity = named[relation.destinationName]
                relation.inverseRelationship = relation.inverseName.flatMap {
                    named[relation.destinationName]?.relationship($0)
                }
            }
        }
    }

    // MARK: Configurations

    /// The names of the configurations.
    open var configurations: [String] { Array(entitiesByConfiguration.keys) }
    /// The kinds of a configuration; all without one.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration else { return entities }
        return entitiesByConfiguration[configuration]
    }
    /// Makes a configuration of kinds.
    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        for entity in entities where !self.entities.contains(where: { $0 === entity }) { self.entities.append(entity) }
        entitiesByConfiguration[configuration] = entities
    }
    /// Always: stores live as long as the program.
    open func isConfiguration(
        withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
    ) -> Bool { true }

    // MARK: Requests

    /// Keeps a request by a name.
    open func setFetchRequestTemplate(
        _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
    ) { fetchRequestTemplatesByName[name] = fetchRequestTemplate }

    /// The request of a name.
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
        fetchRequestTemplatesByName[name]
    }

    /// The request of a name, with values for the variables (`$NAME`) of its predicate where the model's file has it.
    open func fetchRequestFromTemplate(
        withName name: String, substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<any NSFetchRequestResult>? {
        guard let template = fetchRequestTemplatesByName[name],
            let request = template.copy() as? NSFetchRequest<any NSFetchRequestResult>
        else { return nil }
        request.substitute(variables)
        return request
    }

    // MARK: Models of the program

    /// The models of the app's bundle.
    nonisolated(unsafe) static let main = mergedModel(from: nil) ?? NSManagedObjectModel()

    /// Models that coordinators have, the last one first.
    nonisolated(unsafe) private static var used: [Weak<NSManagedObjectModel>] = []
    private static let lock = NSRecursiveLock()

    /// Remembers that a coordinator has the model, for those who ask for the entity of a class.
    func use() {
        Self.lock.withLock {
            Self.used.removeAll { $0.object == nil || $0.object === self }
            Self.used.insert(Weak(object: self), at: 0)
        }
    }

    /// The entity of a class: of the given model, or of one that is in use, or of the app's bundle.
    static func entity(of type: NSManagedObject.Type, in model: NSManagedObjectModel?) -> NSEntityDescription {
        let name = "\(type)"
        let models = lock.withLock { [model] + used.map(\.object) + [main] }
        for model in models {
            let found = model?.entities.first {
                $0.type == type || $0.managedObjectClassName.split(separator: ".").last.map(String.init) == name
            }
            if let found {
                if found.type == nil { found.type = type }
                return found
            }
        }
        let entity = NSEntityDescription()
        (entity.name, entity.type) = (name, type)
        return entity
    }
}

/// An object that isn't kept alive.
struct Weak<Object: AnyObject> {
    weak var object: Object?
}
