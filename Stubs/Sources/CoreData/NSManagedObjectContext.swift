import Foundation

/// Where objects live until they are saved: into the coordinator's stores, or into the context above.
///
/// Each context has objects of its own: those of one aren't those of another, and hear of each other's changes only when
/// they are saved and merged. All blocks run on the main queue, see ``perform(_:)``.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// Kept without effect.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    /// What the context saves into, or the context above does.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { coordinator ?? parent?.persistentStoreCoordinator }
        set {
            coordinator = newValue
            newValue?.connect(self)
        }
    }
    private var coordinator: NSPersistentStoreCoordinator?
    /// The context that this one saves into.
    open var parent: NSManagedObjectContext? { didSet { parent?.children.append(Weak(object: self)) } }
    /// Whether the context takes over what others save.
    open var automaticallyMergesChangesFromParent = false
    /// What happens where an object changed in the store, too: a ``NSMergePolicy``.
    open var mergePolicy: Any = NSMergePolicy.error
    /// What takes changes back; none at first.
    open var undoManager: UndoManager?
    /// Kept without effect.
    open var name: String?
    /// Kept without effect.
    open var transactionAuthor: String?
    /// Kept without effect.
    open var stalenessInterval: TimeInterval = -1
    /// Kept without effect: what can't be read has no values.
    open var shouldDeleteInaccessibleFaults = true
    /// Kept without effect: objects that are in use or changed are kept.
    open var retainsRegisteredObjects = false
    /// Kept without effect: deleting follows the model's rules at once.
    open var propagatesDeletesAtEndOfEvent = true
    /// What the app keeps here.
    public let userInfo = NSMutableDictionary()

    /// The objects in use, by their identifiers.
    private var registered: [NSManagedObjectID: Weak<NSManagedObject>] = [:]
    private var limit = 1000
    private var children: [Weak<NSManagedObjectContext>] = []
    var inserted = ObjectList()
    var updated = ObjectList()
    var deleted = ObjectList()
    /// What happened since the context last told.
    var event = ObjectEvent()
    private var isAnnounced = false
    /// The identifier of the object that is being made.
    var awaited: NSManagedObjectID?
    /// Whether it does a request that changes what is saved without a word.
    var isSilent = false
    /// Whether a context searches: then objects equal those of other contexts with the same identifier.
    nonisolated(unsafe) static var isSearching = false

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }
    public init(_ type: ConcurrencyType) {
        concurrencyType = type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType
    }
    public convenience override init() { self.init(concurrencyType: .confinementConcurrencyType) }

    /// What the context reads from and saves to.
    var source: (any ObjectSource)? { parent ?? coordinator }
    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }
    var listeners: [NSManagedObjectContext] { children.compactMap(\.object) }

    // MARK: Objects

    /// The objects in use.
    open var registeredObjects: Set<NSManagedObject> { Set(registered.values.compactMap(\.object)) }
    /// The objects that were made since the last save.
    open var insertedObjects: Set<NSManagedObject> { inserted.set }
    /// The objects that were changed since the last save.
    open var updatedObjects: Set<NSManagedObject> { updated.set }
    /// The objects that go with the next save.
    open var deletedObjects: Set<NSManagedObject> { deleted.set }
    /// Whether anything changed since the last save.
    open var hasChanges: Bool { !(inserted.isEmpty && updated.isEmpty && deleted.isEmpty) }

    /// Takes an object in.
    open func insert(_ object: NSManagedObject) {
        guard take(object) else { return }
        object.isQuiet = true
        object.awakeFromInsert()
        object.isQuiet = false
    }

    /// Takes an object in that is in no context, with those that it refers to. Another context's ends the program, as Core Data does.
    @discardableResult
    func take(_ object: NSManagedObject) -> Bool {
        if object.managedObjectContext === self { return false }
        guard object.managedObjectContext == nil else {
            fatalError("Illegal attempt to establish a relationship between objects in different contexts: \(object)")
        }
        event.note(object)
        object.managedObjectContext = self
        (object.isInserted, object.isDeleted) = (true, false)
        register(object)
        inserted.add(object)
        event.inserted.add(object)
        for (name, value) in object.values {
            for other in Related.objects(in: value) { take(other) }
            if let related = Related(value) { object.values[name] = related }
        }
        announce()
        return true
    }

    /// Takes an object out. What its relationships' rules say happens to the others.
    open func delete(_ object: NSManagedObject) {
        guard object.managedObjectContext === self, !object.isDeleted else { return }
        object.fire()
        object.prepareForDeletion()
        event.note(object)
        object.isDeleted = true
        object.leaveRelationships()
        markDeleted(object)
    }

    private func markDeleted(_ object: NSManagedObject) {
        event.note(object)
        object.isDeleted = true
        updated.remove(object)
        if inserted.contains(object) { inserted.remove(object) } else { deleted.add(object) }
        event.updated.remove(object)
        if event.inserted.contains(object) { event.inserted.remove(object) } else { event.deleted.add(object) }
        announce()
    }

    /// The object of an identifier; one that isn't there has no values.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        registeredObject(for: objectID) ?? make(objectID)
    }

    /// The object of an identifier, if it is in use.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered[objectID]?.object }

    /// The object of an identifier; an error where there is none.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        if let found = known(objectID), !found.isDeleted { return found }
        throw NSError(domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError)
    }

    /// The object of an identifier, if it is in use or saved.
    func known(_ id: NSManagedObjectID) -> NSManagedObject? {
        registered[id]?.object ?? (source?.row(of: id) == nil ? nil : make(id))
    }

    private func make(_ id: NSManagedObjectID) -> NSManagedObject {
        awaited = id
        let object = id.entity.objectType.init(entity: id.entity, insertInto: self)
        register(object)
        return object
    }

    func register(_ object: NSManagedObject) {
        registered[object.objectID] = Weak(object: object)
        guard registered.count > limit else { return }
        registered = registered.filter { $0.value.object != nil }
        limit = 2 * registered.count + 1000
    }

    func forget(_ object: NSManagedObject) {
        registered[object.objectID] = nil
        object.managedObjectContext = nil
    }

    // MARK: Changes

    /// Notes how an object is before it changes.
    func willChange(_ object: NSManagedObject) { event.note(object) }

    /// Notes that an object changed.
    func didChange(_ object: NSManagedObject) {
        if !object.isInserted, !object.isDeleted { updated.add(object) }
        if !event.inserted.contains(object), !event.deleted.contains(object) { event.updated.add(object) }
        announce()
    }

    func valuesBeforeEvent(of object: NSManagedObject) -> [String: Any]? { event.state(of: object)?.values }

    /// Tells of changes once in a turn of the run loop, as Core Data does, or when the context saves. A context that the app uses in
    /// another thread only tells when it saves.
    func announce() {
        guard !isAnnounced, Thread.isMainThread else { return }
        isAnnounced = true
        DispatchQueue.main.async { self.processPendingChanges() }
    }

    /// Tells what changed.
    open func processPendingChanges() {
        isAnnounced = false
        guard !event.isEmpty || !event.before.isEmpty else { return }
        let told = event
        event = ObjectEvent()
        registerUndo(of: told)
        guard !told.isEmpty, !isSilent else { return }
        var info = told.userInfo
        info[NotificationKey.managedObjectContext.rawValue] = self
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: info)
    }

    /// Saves what changed into the stores, or into the context above. What the model demands is checked before.
    open func save() throws { try saveChanges() }

    /// Runs the block soon. The blocks of all contexts run on the main queue, one after another.
    open func perform(_ block: @escaping () -> Void) { DispatchQueue.main.async { self.run(block) } }
    /// Runs the block at once.
    open func performAndWait(_ block: () -> Void) { run(block) }

    /// What a request asks for.
    open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
        answers(to: request).compactMap { $0 as? Result }
    }

    /// How many objects a request asks for.
    open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { objects(of: request).count }

    /// Does a request of any kind.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        guard let request = request as? any ExecutableRequest else { return NSPersistentStoreResult() }
        return try request.execute(in: self)
    }

    /// Forgets all objects and what changed.
    open func reset() {
        for object in registered.values.compactMap(\.object) {
            (object.isInserted, object.isUpdated, object.isDeleted) = (false, false, false)
            object.managedObjectContext = nil
        }
        registered = [:]
        (inserted, updated, deleted, event) = (ObjectList(), ObjectList(), ObjectList(), ObjectEvent())
        undoManager?.removeAllActions()
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self,
            userInfo: [NSInvalidatedAllObjectsKey: [NSManagedObjectID]()])
    }

    /// Takes new objects out and deleted ones back in, and gives changed ones their saved values.
    open func rollback() {
        undoManager?.removeAllActions()
        for object in inserted.objects {
            inserted.remove(object)
            (object.isInserted, object.isUpdated) = (false, false)
            if event.inserted.contains(object) { event.inserted.remove(object) } else { event.deleted.add(object) }
            forget(object)
        }
        for object in updated.objects + deleted.objects {
            (object.isUpdated, object.isDeleted) = (false, false)
            object.values = object.committed
            event.updated.remove(object)
            event.deleted.remove(object)
            event.refreshed.add(object)
        }
        updated.removeAll()
        deleted.removeAll()
        event.before = []
        processPendingChanges()
    }
}

/// On which queue a context's blocks run. Here all run on the main queue.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType = 0, privateQueueConcurrencyType, mainQueueConcurrencyType
}

extension NSManagedObjectContext: ObjectSource {
    /// The same under newer names.
    public enum ConcurrencyType: Sendable { case privateQueue, mainQueue }

    func row(of id: NSManagedObjectID) -> Row? {
        guard let object = registeredObject(for: id), !object.isFault || object.hasChanges else {
            return source?.row(of: id)
        }
        return object.isDeleted ? nil : Row(values: object.values, version: object.version)
    }

    func ids() -> [NSManagedObjectID] {
        let gone = Set(deleted.objects.map(\.objectID))
        let saved = (source?.ids() ?? []).filter { !gone.contains($0) }
        return saved + inserted.objects.map(\.objectID)
    }

    /// Takes over what a context below saves.
    func commit(_ changes: ObjectChanges, by policy: NSMergePolicyType) throws {
        for other in changes.inserted {
            let object = make(other.objectID)
            event.note(object)
            (object.isFault, object.isInserted, object.values) = (false, true, other.values)
            inserted.add(object)
            event.inserted.add(object)
        }
        for other in changes.updated {
            let object = self.object(with: other.objectID)
            object.fire()
            willChange(object)
            for name in other.names(differingFrom: other.committed) {
                let old = object.primitiveValue(forKey: name)
                object.values[name] = other.values[name]
                KeyValueObservers.tell(object, name, old)
            }
            if !object.isInserted { object.isUpdated = true }
            didChange(object)
        }
        for other in changes.deleted { markDeleted(object(with: other.objectID)) }
        announce()
    }
}
