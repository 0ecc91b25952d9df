import Foundation

/// What a request finds.
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}

/// Something asked of a store.
open class NSPersistentStoreRequest: NSObject {
    /// Kept without effect: all stores are asked.
    open var affectedStores: [NSPersistentStore]?
}

/// What a store answers.
open class NSPersistentStoreResult: NSObject {}

/// Which objects are wanted, in which order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
    /// What is wanted, for requests of any type.
    let wish: FetchWish

    open var entityName: String? {
        get { wish.entityName ?? wish.entity?.name }
        set { wish.entityName = newValue }
    }
    open var entity: NSEntityDescription? {
        get { wish.entity ?? wish.entityName.map { NSEntityDescription.named($0, in: nil) } }
        set { (wish.entity, wish.entityName) = (newValue, newValue?.name) }
    }
    open var predicate: NSPredicate? {
        get { wish.predicate }
        set { wish.predicate = newValue }
    }
    open var sortDescriptors: [NSSortDescriptor]? {
        get { wish.sortDescriptors }
        set { wish.sortDescriptors = newValue }
    }
    open var fetchLimit: Int {
        get { wish.limit }
        set { wish.limit = newValue }
    }
    open var fetchOffset: Int {
        get { wish.offset }
        set { wish.offset = newValue }
    }
    /// What the request answers.
    open var resultType: NSFetchRequestResultType {
        get { wish.resultType }
        set { wish.resultType = newValue }
    }
    /// Whether objects of the kinds below are found, too.
    open var includesSubentities: Bool {
        get { wish.includesSubentities }
        set { wish.includesSubentities = newValue }
    }
    /// Whether what isn't saved counts.
    open var includesPendingChanges: Bool {
        get { wish.includesPendingChanges }
        set { wish.includesPendingChanges = newValue }
    }
    /// The values in dictionaries: names, and descriptions of properties and expressions.
    open var propertiesToFetch: [Any]? {
        get { wish.properties }
        set { wish.properties = newValue }
    }
    /// The values that make a group, in dictionaries.
    open var propertiesToGroupBy: [Any]? {
        get { wish.groupBy }
        set { wish.groupBy = newValue }
    }
    /// What dictionaries of groups must fulfil.
    open var havingPredicate: NSPredicate? {
        get { wish.having }
        set { wish.having = newValue }
    }
    /// Whether equal dictionaries are answered once.
    open var returnsDistinctResults: Bool {
        get { wish.isDistinct }
        set { wish.isDistinct = newValue }
    }
    /// Kept without effect: all objects are found at once.
    open var fetchBatchSize = 0
    /// Kept without effect.
    open var returnsObjectsAsFaults = true
    /// Kept without effect.
    open var includesPropertyValues = true
    /// Whether unchanged objects in use read their saved values again.
    open var shouldRefreshRefetchedObjects: Bool {
        get { wish.refreshes }
        set { wish.refreshes = newValue }
    }
    /// Kept without effect.
    open var relationshipKeyPathsForPrefetching: [String]?

    public override init() {
        wish = FetchWish()
        super.init()
        note()
    }

    public convenience init(entityName: String) {
        self.init()
        wish.entityName = entityName
    }

    /// A request of another type for the same.
    init(sharing wish: FetchWish) { self.wish = wish }

    /// Remembers the class of the objects, which may be in no module that the program's name tells.
    private func note() {
        if let type = ResultType.self as? NSManagedObject.Type, type != NSManagedObject.self { wish.type = type }
    }

    /// Another request for the same.
    open func copy(with zone: NSZone? = nil) -> Any { NSFetchRequest<ResultType>(sharing: wish.copy()) }

    /// The same as a request of another type: what the rewriter makes of `as! NSFetchRequest<…>`.
    public func _typed<Other>() -> NSFetchRequest<Other> {
        self as? NSFetchRequest<Other> ?? NSFetchRequest<Other>(sharing: wish)
    }

    /// Asks the context whose block runs.
    open func execute() throws -> [ResultType] {
        guard let context = NSManagedObjectContext.current else {
            throw NSError(domain: NSCocoaErrorDomain, code: NSCoreDataError)
        }
        return try context.fetch(self)
    }

    /// Gives the predicate's variables values.
    func substitute(_ variables: [String: Any]) { wish.substitute(variables) }
}

extension NSFetchRequest where ResultType == any NSFetchRequestResult {
    /// A request that a model keeps.
    convenience init(_ request: ModelFile.Request) {
        self.init(entityName: request.entity)
        fetchLimit = request.limit ?? 0
        wish.format = request.predicate
        wish.substitute([:])
    }
}

/// What a request answers.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let managedObjectResultType = Self([])
    public static let managedObjectIDResultType = Self(rawValue: 1)
    public static let dictionaryResultType = Self(rawValue: 2)
    public static let countResultType = Self(rawValue: 4)
}

extension NSManagedObject {
    /// All objects of the class's entity. A subclass's own method goes before this one.
    @_disfavoredOverload
    public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entity().name ?? "\(self)")
        request.wish.type = self
        return request
    }
}

/// What a request wants.
final class FetchWish {
    var entityName: String?
    var entity: NSEntityDescription?
    /// The class of the objects, where it is known.
    var type: NSManagedObject.Type?
    var predicate: NSPredicate?
    /// The predicate's text, where it is of a model's file.
    var format: String?
    var sortDescriptors: [NSSortDescriptor]?
    var limit = 0
    var offset = 0
    var resultType = NSFetchRequestResultType.managedObjectResultType
    var includesSubentities = true
    var includesPendingChanges = true
    var refreshes = false
    var properties: [Any]?
    var groupBy: [Any]?
    var having: NSPredicate?
    var isDistinct = false

    func copy() -> FetchWish {
        let other = FetchWish()
        (other.entityName, other.entity, other.type) = (entityName, entity, type)
        (other.predicate, other.format, other.sortDescriptors) = (predicate, format, sortDescriptors)
        (other.limit, other.offset, other.resultType) = (limit, offset, resultType)
        (other.includesSubentities, other.includesPendingChanges) = (includesSubentities, includesPendingChanges)
        (other.properties, other.groupBy, other.having, other.isDistinct) = (properties, groupBy, having, isDistinct)
        other.refreshes = refreshes
        return other
    }

    /// Whether an object of the kind is wanted.
    func wants(_ kind: NSEntityDescription) -> Bool {
        guard let name = entityName ?? entity?.name else { return true }
        return includesSubentities ? kind.isKind(of: name) : kind.name == name
    }

    /// Makes the predicate of its text, with values for its variables.
    func substitute(_ variables: [String: Any]) {
        guard let format else { return }
        var arguments: [Any] = []
        var text = ""
        var rest = format[...]
        while let match = rest.firstMatch(of: #/\$(\w+)/#) {
            text += rest[..<match.range.lowerBound]
            rest = rest[match.range.upperBound...]
            if let value = variables[String(match.1)] {
                text += "%@"
                arguments.append(value)
            } else {
                text += match.0
            }
        }
        text += rest
        predicate = text.contains("$") ? nil : NSPredicate(format: text, argumentArray: arguments)
    }
}
