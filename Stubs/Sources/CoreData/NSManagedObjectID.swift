import Foundation

/// What tells an object from others, in all contexts of a coordinator.
///
/// It stays the same object when it becomes permanent, where Core Data makes another one.
public final class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
    /// The object's kind.
    public let entity: NSEntityDescription
    /// Where the object is saved; nil until then.
    public internal(set) weak var persistentStore: NSPersistentStore?
    /// Whether the object was never saved.
    public var isTemporaryID: Bool { number == nil }
    /// Its number in the store.
    private(set) var number: Int?
    private lazy var draft = UUID().uuidString

    init(entity: NSEntityDescription) { self.entity = entity }

    func settle(in store: NSPersistentStore) {
        guard number == nil else { return }
        persistentStore = store
        number = store.rows.nextNumber()
    }

    /// The address of the object, for this run of the program.
    public func uriRepresentation() -> URL {
        let store = persistentStore?.identifier ?? ""
        let path = "x-coredata://\(store)/\(entity.name ?? "")/\(number.map { "p\($0)" } ?? "t\(draft)")"
        return URL(string: path) ?? URL(fileURLWithPath: "/")
    }

    /// The same identifier.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether they are the same. While a context searches, that holds for the object that it belongs to, too.
    public override func isEqual(_ object: Any?) -> Bool {
        if object as AnyObject? === self { return true }
        return NSManagedObjectContext.isSearching && (object as? NSManagedObject)?.objectID === self
    }

    public override var hash: Int { ObjectIdentifier(self).hashValue }

    public override var description: String {
        "\(UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())) <\(uriRepresentation())>"
    }
}
