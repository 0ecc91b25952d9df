import Foundation

/// Where objects live. All contexts of a coordinator share their objects, in memory, until the program ends.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// On which queue its blocks would run; here all run at once.
    public enum ConcurrencyType: UInt, Sendable { case privateQueueConcurrencyType = 1, mainQueueConcurrencyType = 2 }

    /// Kept without effect.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    /// What the context keeps its objects in.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// The context that this one saves into; it has the same objects.
    open var parent: NSManagedObjectContext? {
        didSet { persistentStoreCoordinator = parent?.persistentStoreCoordinator }
    }
    /// Kept without effect.
    open var automaticallyMergesChangesFromParent = false
    /// Kept without effect.
    open var mergePolicy: Any = NSMergePolicy.error
    /// Kept without effect.
    open var undoManager: UndoManager?
    /// Kept without effect.
    open var name: String?
    private var changedObjects: [NSManagedObject] = []

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        persistentStoreCoordinator = NSPersistentStoreCoordinator()
    }

    public init(_ type: ConcurrencyType) {
        concurrencyType = type
        persistentStoreCoordinator = NSPersistentStoreCoordinator()
    }

    // MARK: Objects

    /// All objects that aren't deleted.
    open var registeredObjects: Set<NSManagedObject> { Set(objects) }
    open var insertedObjects: Set<NSManagedObject> { Set(changedObjects.filter(\.isInserted)) }
    open var updatedObjects: Set<NSManagedObject> { Set(changedObjects.filter { $0.isUpdated && !$0.isInserted }) }
    open var deletedObjects: Set<NSManagedObject> { Set(changedObjects.filter(\.isDeleted)) }
    /// Whether anything changed since the last save.
    open var hasChanges: Bool { !changedObjects.isEmpty }
    private var objects: [NSManagedObject] { persistentStoreCoordinator?.objects ?? [] }

    /// Takes an object in.
    open func insert(_ object: NSManagedObject) {
        object.managedObjectContext = self
        object.isInserted = true
        persistentStoreCoordinator?.objects.append(object)
        changed(object)
        object.awakeFromInsert()
    }

    /// Takes an object out.
    open func delete(_ object: NSManagedObject) {
        object.prepareForDeletion()
        object.isDeleted = true
        object.leaveRelationships()
        persistentStoreCoordinator?.objects.removeAll { $0 === object }
        changed(object)
    }

    /// The object of an identifier.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        guard let found = objects.first(where: { $0.objectID === objectID }) else {
            fatalError("no object has this identifier")
        }
        return found
    }

    /// The object of an identifier, if it is there.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject { object(with: objectID) }

    func changed(_ object: NSManagedObject) {
        if !changedObjects.contains(where: { $0 === object }) { changedObjects.append(object) }
        announce(object)
    }

    /// Tells lists of results, once in a turn of the run loop as Core Data does, or when the context saves.
    private func announce(_ object: NSManagedObject) {
        guard !isAnnounced else { return }
        isAnnounced = true
        DispatchQueue.main.async { self.processPendingChanges() }
    }
    private var isAnnounced = false

    /// Tells lists of results what changed.
    open func processPendingChanges() {
        guard isAnnounced else { return }
        isAnnounced = false
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self)
    }

    // MARK: Saving

    /// Forgets what changed; nothing is written.
    open func save() throws {
        let saved = changedObjects
        for object in saved { object.willSave() }
        processPendingChanges()
        changedObjects = []
        for object in saved {
            (object.isInserted, object.isUpdated) = (false, false)
            if object.isDeleted { object.managedObjectContext = nil }
            object.didSave()
        }
        isAnnounced = false
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self)
    }

    /// Takes new objects out and deleted ones back in; values stay.
    open func rollback() {
        for object in changedObjects {
            if object.isInserted { persistentStoreCoordinator?.objects.removeAll { $0 === object } }
            if object.isDeleted && !object.isInserted { persistentStoreCoordinator?.objects.append(object) }
            (object.isInserted, object.isUpdated, object.isDeleted) = (false, false, false)
        }
        changedObjects = []
    }

    /// Forgets what changed.
    open func reset() { changedObjects = [] }
    /// Nothing: values are there already.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
    /// Nothing.
    open func refreshAllObjects() {}
    /// Nothing: contexts share their objects.
    open func mergeChanges(fromContextDidSave notification: Notification) {}

    // MARK: Fetching

    /// The objects that a request asks for.
    open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
        request.results(among: objects).compactMap { $0 as? Result }
    }

    /// How many objects a request asks for.
    open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
        request.results(among: objects).count
    }

    /// Does a request that deletes; other kinds do nothing.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        if let request = request as? NSBatchDeleteRequest { request.found(objects).forEach(delete) }
        return NSPersistentStoreResult()
    }

    // MARK: Queues

    /// Runs the block at once.
    open func perform(_ block: @escaping () -> Void) { block() }
    /// Runs the block at once.
    open func performAndWait(_ block: () -> Void) { block() }
    /// Runs the block at once.
    public func performAndWait<Value>(_ block: () throws -> Value) rethrows -> Value { try block() }
    /// Runs the block at once.
    public func perform<Value>(_ block: @escaping () throws -> Value) async rethrows -> Value { try block() }
}

public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

extension Notification.Name {
    public static let NSManagedObjectContextObjectsDidChange = Self("NSObjectsChangedInManagingContextNotification")
    public static let NSManagedObjectContextDidSave = Self("NSManagingContextDidSaveChangesNotification")
}

/// What happens where two contexts disagree; they never do here.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    public static let error = NSMergePolicy()
    public static let mergeByPropertyObjectTrump = NSMergePolicy()
    public static let mergeByPropertyStoreTrump = NSMergePolicy()
    public static let overwrite = NSMergePolicy()
    public static let rollback = NSMergePolicy()
}

public let NSMergeByPropertyObjectTrumpMergePolicy: Any & Sendable = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy: Any & Sendable = NSMergePolicy.mergeByPropertyStoreTrump
public let NSOverwriteMergePolicy: Any & Sendable = NSMergePolicy.overwrite
