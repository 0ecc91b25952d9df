import Foundation

// Requests that change what is saved without a word to contexts: `mergeChanges(fromRemoteContextSave:into:)` tells them.

/// A request that a context can do.
protocol ExecutableRequest {
    func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

extension NSFetchRequest: ExecutableRequest {
    func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        NSAsynchronousFetchResult(try context.fetch(self))
    }
}

/// Deletes what a request finds.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, ExecutableRequest {
    /// What the result is to say.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    /// What is deleted.
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    private let ids: [NSManagedObjectID]?

    public init<Result>(fetchRequest fetch: NSFetchRequest<Result>) {
        (fetchRequest, ids) = (NSFetchRequest(sharing: fetch.wish), nil)
    }

    public init(objectIDs: [NSManagedObjectID]) {
        fetchRequest = NSFetchRequest()
        fetchRequest.entity = objectIDs.first?.entity
        ids = objectIDs
    }

    func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let found = ids ?? StoredObjects(context).ids(fetchRequest)
        StoredObjects(context).delete(found)
        return switch resultType {
        case .resultTypeStatusOnly: NSBatchDeleteResult(resultType, true)
        case .resultTypeObjectIDs: NSBatchDeleteResult(resultType, found)
        case .resultTypeCount: NSBatchDeleteResult(resultType, found.count)
        }
    }
}

/// What the result of deleting says.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// What deleting did.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// Whether it went well, the identifiers, or how many there were.
    public let result: Any?
    public let resultType: NSBatchDeleteRequestResultType
    init(_ type: NSBatchDeleteRequestResultType, _ result: Any?) { (resultType, self.result) = (type, result) }
}

/// Sets values of what is found.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, ExecutableRequest {
    public let entityName: String
    open var predicate: NSPredicate?
    open var includesSubentities = true
    /// Values or expressions, by names or descriptions of properties.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// What the result is to say.
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    open var entity: NSEntityDescription { NSEntityDescription.named(entityName, in: nil) }

    public init(entityName: String) { self.entityName = entityName }
    public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }

    func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entityName)
        (request.predicate, request.includesSubentities) = (predicate, includesSubentities)
        let stored = StoredObjects(context)
        let found = stored.objects(request)
        for object in found {
            for (key, value) in propertiesToUpdate ?? [:] {
                let name = (key.base as? NSPropertyDescription)?.name ?? "\(key.base)"
                var new: Any? = value
                if let expression = value as? UIExpression {
                    new = expression.expressionValue(with: object, context: nil)
                }
                object.values[name] = KeptValue.of(new, for: object.entity.property(name))
            }
            stored.write(object)
        }
        return switch resultType {
        case .statusOnlyResultType: NSBatchUpdateResult(resultType, true)
        case .updatedObjectIDsResultType: NSBatchUpdateResult(resultType, found.map(\.objectID))
        case .updatedObjectsCountResultType: NSBatchUpdateResult(resultType, found.count)
        }
    }
}

/// What the result of setting values says.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// What setting values did.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// Whether it went well, the identifiers, or how many there were.
    public let result: Any?
    public let resultType: NSBatchUpdateRequestResultType
    init(_ type: NSBatchUpdateRequestResultType, _ result: Any?) { (resultType, self.result) = (type, result) }
}

/// Makes objects of dictionaries. Where values must differ, the objects that have them get the new values, if the context's policy
/// lets them.
open class NSBatchInsertRequest: NSPersistentStoreRequest, ExecutableRequest {
    public let entityName: String
    /// What the result is to say.
    open var resultType = NSBatchInsertRequestResultType.statusOnly
    open var objectsToInsert: [[String: Any]]?
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    open var entity: NSEntityDescription { NSEntityDescription.named(entityName, in: nil) }

    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.entityName = entityName
        objectsToInsert = dictionaries
    }
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }
    /// - Parameter handler: fills a dictionary; true ends.
    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.entityName = entityName
        dictionaryHandler = handler
    }
    public convenience init(
        entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
    ) { self.init(entityName: entity.name ?? "", dictionaryHandler: handler) }
    /// - Parameter handler: fills an object; true ends.
    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.entityName = entityName
        managedObjectHandler = handler
    }
    public convenience init(
        entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
    ) { self.init(entityName: entity.name ?? "", managedObjectHandler: handler) }

    func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let stored = StoredObjects(context)
        var made: [NSManagedObject] = []
        func make(_ values: [String: Any]) {
            let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: stored.context)
            for (name, value) in values { object.setNamedValue(value, name) }
            made.append(object)
        }
        for values in objectsToInsert ?? [] { make(values) }
        if let dictionaryHandler {
            while true {
                let values = NSMutableDictionary()
                if dictionaryHandler(values) { break }
                make(values as? [String: Any] ?? [:])
            }
        }
        if let managedObjectHandler {
            while true {
                let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: stored.context)
                if managedObjectHandler(object) {
                    stored.context.delete(object)
                    break
                }
                made.append(object)
            }
        }
        try stored.context.save()
        let ids = made.map(\.objectID).filter { !$0.isTemporaryID }
        return switch resultType {
        case .statusOnly: NSBatchInsertResult(resultType, true)
        case .objectIDs: NSBatchInsertResult(resultType, ids)
        case .count: NSBatchInsertResult(resultType, made.count)
        }
    }
}

/// What the result of making objects says.
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, count, objectIDs }

/// What making objects did.
open class NSBatchInsertResult: NSPersistentStoreResult {
    /// Whether it went well, the identifiers, or how many there were.
    public let result: Any?
    public let resultType: NSBatchInsertRequestResultType
    init(_ type: NSBatchInsertRequestResultType, _ result: Any?) { (resultType, self.result) = (type, result) }
}

/// What is saved, for requests that change it without a word.
private struct StoredObjects {
    /// One of its own.
    let context: NSManagedObjectContext
    private let coordinator: NSPersistentStoreCoordinator?

    init(_ context: NSManagedObjectContext) {
        coordinator = context.persistentStoreCoordinator
        self.context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        (self.context.persistentStoreCoordinator, self.context.isSilent) = (coordinator, true)
        self.context.mergePolicy = context.mergePolicy
    }

    func objects(_ request: NSFetchRequest<any NSFetchRequestResult>) -> [NSManagedObject] {
        let found = context.objects(of: request)
        for object in found { object.fire() }
        return found
    }

    func ids(_ request: NSFetchRequest<any NSFetchRequestResult>) -> [NSManagedObjectID] {
        objects(request).map(\.objectID)
    }

    func write(_ object: NSManagedObject) { coordinator?.write(object.values, for: object.objectID) }

    /// Deletes objects, has others forget them, and follows the rules that cascade.
    func delete(_ ids: [NSManagedObjectID]) {
        for id in ids { context.known(id).map(context.delete) }
        for object in context.updatedObjects { write(object) }
        coordinator?.remove(context.deletedObjects.map(\.objectID))
    }
}

// MARK: Requests that answer later

/// Answers a request later.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, ExecutableRequest {
    public let fetchRequest: NSFetchRequest<ResultType>
    /// Hears the answer.
    public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    /// Kept without effect.
    open var estimatedResultCount = 0

    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) { (fetchRequest, completionBlock) = (request, blk) }

    func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult<ResultType>([])
        result.finalResult = nil
        context.perform {
            do {
                result.finalResult = try context.fetch(self.fetchRequest)
            } catch {
                result.operationError = error
            }
            self.completionBlock?(result)
        }
        return result
    }
}

/// What comes later.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
    /// Why nothing came.
    open internal(set) var operationError: (any Error)?
    /// Nothing: the answer comes.
    open func cancel() {}
}

/// What a request found.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult {
    open internal(set) var finalResult: [ResultType]?
    init(_ found: [ResultType]) { finalResult = found }
}
