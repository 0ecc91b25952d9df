import Foundation

/// What a context reads its objects from and saves them to: a coordinator, or the context above.
protocol ObjectSource: AnyObject {
    /// The saved values of an object; nil where there is no such object.
    func row(of id: NSManagedObjectID) -> Row?
    /// The objects in the order in which they were saved.
    func ids() -> [NSManagedObjectID]
    /// Takes over what changed, or says why that can't be.
    func commit(_ changes: ObjectChanges, by policy: NSMergePolicyType) throws
    /// The contexts that save into it.
    var listeners: [NSManagedObjectContext] { get }
    /// The kinds of objects.
    var model: NSManagedObjectModel? { get }
}

/// The saved values of an object.
struct Row {
    /// By name; others by identifiers (``Related``).
    var values: [String: Any]
    /// How often they changed.
    var version: Int
}

/// What a context saves.
struct ObjectChanges {
    var inserted: [NSManagedObject] = []
    var updated: [NSManagedObject] = []
    var deleted: [NSManagedObject] = []
}

/// The rows of a store.
final class StoreRows: @unchecked Sendable {
    private var rows: [NSManagedObjectID: Row] = [:]
    private var order: [NSManagedObjectID] = []
    private var count = 0
    /// Held while rows are read or written.
    let lock = NSRecursiveLock()

    func nextNumber() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }

    var ids: [NSManagedObjectID] { lock.withLock { order } }

    subscript(id: NSManagedObjectID) -> Row? { lock.withLock { rows[id] } }

    /// Writes values, and says how often the row changed.
    func write(_ values: [String: Any], for id: NSManagedObjectID) -> Int {
        lock.withLock {
            if rows[id] == nil { order.append(id) }
            let version = (rows[id]?.version ?? 0) + 1
            rows[id] = Row(values: values, version: version)
            return version
        }
    }

    func remove(_ ids: Set<NSManagedObjectID>) {
        guard !ids.isEmpty else { return }
        lock.withLock {
            for id in ids { rows[id] = nil }
            order.removeAll(where: ids.contains)
        }
    }

    func removeAll() { lock.withLock { (rows, order) = ([:], []) } }

    // MARK: Files

    /// Rows of stores at addresses: who opens an address again finds them.
    nonisolated(unsafe) private static var files: [String: StoreRows] = [:]
    private static let filesLock = NSLock()

    /// The rows at an address.
    static func at(_ url: URL) -> StoreRows {
        filesLock.withLock {
            let rows = files[url.standardizedFileURL.path] ?? StoreRows()
            files[url.standardizedFileURL.path] = rows
            return rows
        }
    }

    /// Forgets the rows at an address.
    static func remove(at url: URL) {
        filesLock.withLock { files.removeValue(forKey: url.standardizedFileURL.path) }?.removeAll()
    }

    /// Puts the rows of one address at another.
    static func replace(at url: URL, by other: URL) {
        filesLock.withLock { files[url.standardizedFileURL.path] = files[other.standardizedFileURL.path] }
    }
}
