import Foundation

/// What a request finds.
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}

/// Something asked of a store.
open class NSPersistentStoreRequest: NSObject {}
/// What a store answers; empty.
open class NSPersistentStoreResult: NSObject {}

/// Which objects are wanted, in which order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    open var entityName: String?
    open var entity: NSEntityDescription?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    /// Kept without effect.
    open var fetchBatchSize = 0
    /// Kept without effect.
    open var returnsObjectsAsFaults = true
    /// Kept without effect.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// Kept without effect.
    open var propertiesToFetch: [Any]?
    /// Kept without effect.
    open var resultType = NSFetchRequestResultType.managedObjectResultType

    public override init() {}
    public init(entityName: String) { self.entityName = entityName }

    /// What is wanted of these objects.
    func results(among objects: [NSManagedObject]) -> [NSManagedObject] {
        let name = entityName ?? entity?.name
        var found = objects.filter { object in
            (name == nil || object.entity.isKind(of: name)) && predicate?.evaluate(with: object) != false
        }
        for descriptor in (sortDescriptors ?? []).reversed() {
            // Sorting keeps the order of equals.
            let numbered = found.enumerated().sorted { one, other in
                switch descriptor.compare(one.element, to: other.element) {
                case .orderedAscending: true
                case .orderedDescending: false
                case .orderedSame: one.offset < other.offset
                }
            }
            found = numbered.map(\.element)
        }
        let rest = found.dropFirst(fetchOffset)
        return Array(fetchLimit > 0 ? rest.prefix(fetchLimit) : rest)
    }
}

/// What a request would answer.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let managedObjectResultType = Self([])
    public static let managedObjectIDResultType = Self(rawValue: 1)
    public static let dictionaryResultType = Self(rawValue: 2)
    public static let countResultType = Self(rawValue: 4)
}

/// Deletes what a request finds.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    let found: ([NSManagedObject]) -> [NSManagedObject]
    public init<Result>(fetchRequest fetch: NSFetchRequest<Result>) { found = fetch.results(among:) }
}

extension NSManagedObject {
    /// All objects of the class's entity.
    public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: entity().name ?? "\(self)")
    }
}
