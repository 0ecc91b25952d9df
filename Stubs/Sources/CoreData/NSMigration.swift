import Foundation

// What brings stores to newer models. Stores live as long as the program, so that there is nothing to do.

/// How the objects of one model become those of another; there is nothing to map.
open class NSMappingModel: NSObject {
    /// Kept without effect.
    open var entityMappings: [NSEntityMapping]! = []
    public override init() {}
    /// None.
    public init?(contentsOf url: URL?) { nil }
    /// None.
    public init?(
        from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
        destinationModel: NSManagedObjectModel?
    ) { nil }
    /// A mapping of nothing.
    open class func inferredMappingModel(
        forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
    ) throws -> NSMappingModel { NSMappingModel() }
}

/// How one kind of object becomes another. Kept without effect.
open class NSEntityMapping: NSObject {
    open var name: String! = ""
    open var sourceEntityName: String?
    open var destinationEntityName: String?
    open var userInfo: [AnyHashable: Any]?
    open var attributeMappings: [NSPropertyMapping]?
    open var relationshipMappings: [NSPropertyMapping]?
}

/// How one property becomes another. Kept without effect.
open class NSPropertyMapping: NSObject {
    open var name: String?
    open var valueExpression: UIExpression?
    open var userInfo: [AnyHashable: Any]?
}

/// Brings a store to another model: it does nothing.
open class NSMigrationManager: NSObject {
    public let sourceModel: NSManagedObjectModel
    public let destinationModel: NSManagedObjectModel
    public let mappingModel = NSMappingModel()
    public let sourceContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    public let destinationContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    open var migrationProgress: Float { 1 }
    /// Kept without effect.
    open var userInfo: [AnyHashable: Any]?

    public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
        (self.sourceModel, self.destinationModel) = (sourceModel, destinationModel)
    }

    /// Nothing.
    open func migrateStore(
        from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
        with mappings: NSMappingModel?, toDestinationURL dURL: URL, destinationType dStoreType: String,
        destinationOptions dOptions: [AnyHashable: Any]? = nil
    ) throws {}

    /// Nothing.
    open func associate(
        sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject,
        for entityMapping: NSEntityMapping
    ) {}
}

/// What an app does of its own while a store is brought to another model: never asked.
open class NSEntityMigrationPolicy: NSObject {
    public override init() {}
    open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}
    open func createDestinationInstances(
        forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {}
    open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func createRelationships(
        forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {}
    open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}

extension NSManagedObjectModel {
    /// The models of bundles together.
    public class func mergedModel(
        from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]
    ) -> NSManagedObjectModel? { mergedModel(from: bundles) }
}
