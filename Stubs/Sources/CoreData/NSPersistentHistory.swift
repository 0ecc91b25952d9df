import Foundation

// The history of stores, which is empty: nobody else changes them.

/// A place in the history.
open class NSPersistentHistoryToken: NSObject, NSCopying {
    /// The same place.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Asks for the history, or cuts it off.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest, ExecutableRequest {
    /// What the result is to have.
    open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
    /// Kept without effect.
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
    public let token: NSPersistentHistoryToken?

    init(_ token: NSPersistentHistoryToken?) { self.token = token }

    open class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self { make(token) }
    open class func fetchHistory(after date: Date) -> Self { make(nil) }
    open class func deleteHistory(before token: NSPersistentHistoryToken?) -> Self { make(token) }
    open class func deleteHistory(before date: Date) -> Self { make(nil) }

    private class func make(_ token: NSPersistentHistoryToken?) -> Self {
        guard let request = NSPersistentHistoryChangeRequest(token) as? Self else {
            fatalError("a request for history can't be of another class")
        }
        return request
    }

    func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        NSPersistentHistoryResult(resultType)
    }
}

/// What a result of history has.
public enum NSPersistentHistoryResultType: Int, Sendable {
    case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

/// The history; empty.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSPersistentHistoryResultType

    init(_ type: NSPersistentHistoryResultType) {
        resultType = type
        result =
            switch type {
            case .statusOnly: true
            case .count: 0
            case .objectIDs: [NSManagedObjectID]()
            case .transactionsOnly, .transactionsAndChanges: [NSPersistentHistoryTransaction]()
            case .changesOnly: [NSPersistentHistoryChange]()
            }
    }
}

/// A save in the history. There is none.
open class NSPersistentHistoryTransaction: NSObject {
    public let timestamp = Date(timeIntervalSinceReferenceDate: 0)
    public let changes: [NSPersistentHistoryChange]? = nil
    public let storeID = ""
    public let author: String? = nil
    public let contextName: String? = nil
    public let token = NSPersistentHistoryToken()
    open func objectIDNotification() -> Notification { Notification(name: .NSManagedObjectContextDidSave) }
    override init() {}
}

/// A change in the history. There is none.
open class NSPersistentHistoryChange: NSObject {
    public let changedObjectID: NSManagedObjectID
    public let changeType: NSPersistentHistoryChangeType
    public let tombstone: [AnyHashable: Any]? = nil
    init(_ id: NSManagedObjectID, _ type: NSPersistentHistoryChangeType) { (changedObjectID, changeType) = (id, type) }
}

/// What became of an object in the history.
public enum NSPersistentHistoryChangeType: Int, Sendable { case insert, update, delete }

/// A state of the stores.
open class NSQueryGenerationToken: NSObject {
    nonisolated(unsafe) public static let current = NSQueryGenerationToken()
}

extension NSManagedObjectContext {
    /// Nothing: requests find what is saved now.
    public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
    /// None.
    public var queryGenerationToken: NSQueryGenerationToken? { nil }
}

extension NSPersistentStoreCoordinator {
    /// None.
    public func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? { nil }
}
