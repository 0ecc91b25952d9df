import Foundation

/// What an app keeps its objects in: memory, until the program ends.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let persistentStoreCoordinator = NSPersistentStoreCoordinator()
    /// The context of the main queue.
    public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    /// Kept without effect.
    open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
    /// What the app's bundle says of its entities.
    open var managedObjectModel = NSManagedObjectModel.main

    public init(name: String) {
        self.name = name
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    public convenience init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.init(name: name)
        managedObjectModel = model
    }

    /// Says at once that all stores are there.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions { block(description, nil) }
    }

    /// A context with the same objects.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Runs the block at once, with a context of its own.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        block(newBackgroundContext())
    }

    /// Where files would lie.
    open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }
}

/// A container that would be shared; it keeps its objects in memory as others do.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

/// Holds the objects.
open class NSPersistentStoreCoordinator: NSObject {
    var objects: [NSManagedObject] = []
    /// Kept without effect.
    open var managedObjectModel = NSManagedObjectModel()

    public override init() {}
    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    /// Nothing: objects live in memory.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore { NSPersistentStore() }
}

/// What would be a file.
open class NSPersistentStore: NSObject {}

/// How a store would be opened; kept without effect.
open class NSPersistentStoreDescription: NSObject {
    open var type = NSSQLiteStoreType
    open var url: URL?
    open var shouldAddStoreAsynchronously = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true

    public override init() {}
    public init(url: URL) { self.url = url }
    open func setOption(_ option: NSObject?, forKey key: String) {}
}

public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
