import Foundation

/// What an app keeps its objects in: memory, until the program ends.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The context of the main queue.
    public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    /// The stores to be added.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]
    /// The entities.
    open var managedObjectModel: NSManagedObjectModel { persistentStoreCoordinator.managedObjectModel }

    /// A container with the model of its name; with all models of the app's bundle where none has that name.
    public convenience init(name: String) {
        let model = Bundle.main.url(forResource: name, withExtension: "momd").flatMap(NSManagedObjectModel.init)
        self.init(name: name, managedObjectModel: model ?? .main)
    }

    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        let url = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    /// Adds the stores, and says so at once where a description doesn't want it later.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// A context of its own that saves into the stores.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Runs the block soon, on the main queue, with a context of its own.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Runs the block on the main queue, with a context of its own, and waits.
    public func performBackgroundTask<Value>(
        _ block: @escaping (NSManagedObjectContext) throws -> Value
    ) async rethrows -> Value {
        let context = newBackgroundContext()
        return try await NSManagedObjectContext.onMainQueue { try context.run { try block(context) } }
    }

    /// Where files would lie.
    open class func defaultDirectoryURL() -> URL {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? FileManager.default.temporaryDirectory
    }
}

/// A container that would be shared; it keeps its objects in memory as others do.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// Nothing: there is no cloud.
    open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {}
}

/// Kept without effect.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let dryRun = Self(rawValue: 2)
    public static let printSchema = Self(rawValue: 4)
}
