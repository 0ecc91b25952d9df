import Foundation

/// Holds the stores, in memory.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    open internal(set) var managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []
    /// Kept without effect.
    open var name: String?
    private var contexts: [Weak<NSManagedObjectContext>] = []
    private let lock = NSLock()
    /// Where objects are saved while the coordinator has no store.
    private lazy var draft = NSPersistentStore(
        type: NSInMemoryStoreType, configuration: nil, url: nil, options: nil, coordinator: self)

    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        model.use()
    }

    func connect(_ context: NSManagedObjectContext) {
        lock.withLock {
            contexts.removeAll { $0.object == nil || $0.object === context }
            contexts.append(Weak(object: context))
        }
    }

    // MARK: Stores

    /// Adds a store.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = NSPersistentStore(
            type: storeType, configuration: configuration, url: storeURL, options: options, coordinator: self)
        persistentStores.append(store)
        NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self)
        return store
    }

    /// Adds a store.
    @discardableResult
    public func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    /// Adds a store as it is described.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        func add() {
            do {
                try addPersistentStore(
                    ofType: storeDescription.type, configurationName: storeDescription.configuration,
                    at: storeDescription.url, options: storeDescription.options)
                block(storeDescription, nil)
            } catch {
                block(storeDescription, error)
            }
        }
        if storeDescription.shouldAddStoreAsynchronously { DispatchQueue.main.async { add() } } else { add() }
    }

    /// Lets a store go.
    open func remove(_ store: NSPersistentStore) throws {
        persistentStores.removeAll { $0 === store }
        NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self)
    }

    open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }
    /// The address of a store; one that has none is nowhere.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
    open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
        store.url = url
        return true
    }
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata ?? [:] }
    /// Nothing: stores live as long as the program.
    open class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] { [:] }

    /// Puts a store at another address.
    @discardableResult
    open func migratePersistentStore(
        _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore {
        let new = try addPersistentStore(ofType: storeType, configurationName: nil, at: URL, options: options)
        for id in store.rows.ids { if let row = store.rows[id] { _ = new.rows.write(row.values, for: id) } }
        try remove(store)
        return new
    }

    /// Forgets the objects at an address.
    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws { StoreRows.remove(at: url) }

    /// Forgets the objects at an address.
    public func destroyPersistentStore(
        at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
    ) throws { StoreRows.remove(at: url) }

    /// Puts the objects of one address at another.
    open func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
    ) throws { StoreRows.replace(at: destinationURL, by: sourceURL) }

    /// Does a request of any kind.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
        try context.execute(request)
    }

    /// The identifier of an address, for this run of the program.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        ids().first { $0.uriRepresentation() == url }
    }

    // MARK: Rows

    /// Where objects of a kind are saved.
    func store(for entity: NSEntityDescription) -> NSPersistentStore {
        let store = persistentStores.first { store in
            let kinds = managedObjectModel.entities(forConfigurationName: store.configurationName)
            return !store.isReadOnly && kinds?.contains { $0.name == entity.name } != false
        }
        return store ?? persistentStores.first ?? draft
    }

    private func store(of id: NSManagedObjectID) -> NSPersistentStore {
        allStores.first { $0.rows[id] != nil } ?? id.persistentStore ?? store(for: id.entity)
    }

    private var allStores: [NSPersistentStore] { persistentStores.isEmpty ? [draft] : persistentStores }

    func settle(_ id: NSManagedObjectID) { id.settle(in: store(of: id)) }

    /// Runs the block soon, on the main queue.
    open func perform(_ block: @escaping () -> Void) { DispatchQueue.main.async(execute: block) }
    /// Runs the block at once.
    open func performAndWait(_ block: () -> Void) { block() }
    /// Runs the block at once.
    public func performAndWait<Value>(_ block: () throws -> Value) rethrows -> Value { try block() }
    /// Runs the block on the main queue, and waits.
    public func perform<Value>(_ block: @escaping () throws -> Value) async rethrows -> Value {
        try await NSManagedObjectContext.onMainQueue(block)
    }
}

extension NSPersistentStoreCoordinator: ObjectSource {
    var listeners: [NSManagedObjectContext] { lock.withLock { contexts.compactMap(\.object) } }
    var model: NSManagedObjectModel? { managedObjectModel }

    func row(of id: NSManagedObjectID) -> Row? { allStores.lazy.compactMap { $0.rows[id] }.first }
    func ids() -> [NSManagedObjectID] { allStores.flatMap(\.rows.ids) }

    func commit(_ changes: ObjectChanges, by policy: NSMergePolicyType) throws {
        let locks = allStores.map(\.rows.lock)
        for lock in locks { lock.lock() }
        defer { for lock in locks.reversed() { lock.unlock() } }
        let left = try resolved(changes, by: policy)
        for object in left.inserted + left.updated { write(object) }
        for (store, objects) in Dictionary(grouping: left.deleted, by: { store(of: $0.objectID) }) {
            store.rows.remove(Set(objects.map(\.objectID)))
        }
    }

    private func write(_ object: NSManagedObject) {
        let values = object.values.filter { object.entity.property($0.key)?.isTransient != true }
        write(values, for: object.objectID).map { object.version = $0 }
    }

    /// Writes the values of an object, and says how often they changed.
    @discardableResult
    func write(_ values: [String: Any], for id: NSManagedObjectID) -> Int? {
        let store = store(of: id)
        id.settle(in: store)
        return store.rows.write(values, for: id)
    }

    func remove(_ ids: [NSManagedObjectID]) { for store in allStores { store.rows.remove(Set(ids)) } }
}
