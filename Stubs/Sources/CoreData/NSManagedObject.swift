@_exported import UIKit

/// An object of a model: it keeps a value for each name, in memory, until the program ends.
///
/// What a model says of its entity holds, see ``NSManagedObjectModel``; nothing is checked.
open class NSManagedObject: NSObject {
    /// Where the object lives; nil once it is deleted and saved.
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    /// What kind of object it is.
    public let entity: NSEntityDescription
    /// What tells it from others.
    public let objectID = NSManagedObjectID()
    /// Whether it was made since the last save.
    open internal(set) var isInserted = false
    /// Whether it goes with the next save.
    open internal(set) var isDeleted = false
    /// Whether a value was set since the last save.
    open internal(set) var isUpdated = false
    /// Whether anything of it changed since the last save.
    open var hasChanges: Bool { isInserted || isDeleted || isUpdated }
    /// Never: all values are there.
    open var isFault: Bool { false }
    fileprivate var values: [String: Any] = [:]

    /// A new object in a context.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        super.init()
        for (name, attribute) in entity.attributesByName { values[name] = attribute.defaultValue }
        context?.insert(self)
    }

    /// A new object in a context, of the entity that is called like the class.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: Self.entity(), insertInto: moc)
    }

    /// The entity of the class; one that is called like it where no model has it.
    public class func entity() -> NSEntityDescription {
        if let known = NSManagedObjectModel.main.entities.first(where: { $0.managedObjectClassName == "\(self)" }) {
            return known
        }
        let entity = NSEntityDescription()
        entity.name = "\(self)"
        entity.type = self
        return entity
    }

    // MARK: What subclasses hear

    /// The object was made.
    open func awakeFromInsert() {}
    /// Never called: nothing is read from a store.
    open func awakeFromFetch() {}
    /// A save begins.
    open func willSave() {}
    /// A save has ended.
    open func didSave() {}
    /// The object is about to be deleted.
    open func prepareForDeletion() {}
    /// Never called.
    open func validateForInsert() throws {}
    /// Never called.
    open func validateForUpdate() throws {}
    /// Never called.
    open func validateForDelete() throws {}
    /// Nothing.
    open func willAccessValue(forKey key: String?) {}
    /// Nothing.
    open func didAccessValue(forKey key: String?) {}

    // MARK: Values

    /// The kept value.
    public func primitiveValue(forKey key: String) -> Any? { values[key] }
    /// Keeps a value; nobody is told.
    public func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
    // MARK: What the rewriter makes of @NSManaged

    /// The value of a property. What was never set is nil, zero, false or empty.
    public func managedValue<Value>(_ key: String) -> Value {
        if let value = values[key] as? Value { return value }
        guard let value = EmptyValue.of(Value.self) else {
            fatalError("\(entity.name ?? "an object") has no value for \(key), which isn't optional")
        }
        return value
    }

    /// Sets the value of a property.
    public func setManagedValue<Value>(_ value: Value, _ key: String) {
        let isNone = (value as? any OptionalValue)?.isNone == true
        setNamedValue(isNone ? nil : value, key)
    }

    /// What `addToItems(_:)` and `removeFromItems(_:)` do, with an object or a set of objects.
    public func changeManagedValue(_ method: String, _ arguments: [Any]) {
        let isAdding = method.hasPrefix("addTo")
        guard isAdding || method.hasPrefix("removeFrom"), let argument = arguments.first else { return }
        let name = method.dropFirst(isAdding ? 5 : 10)
        let key = name.prefix(1).lowercased() + name.dropFirst()
        let others = (argument as? NSSet)?.allObjects ?? (argument as? NSOrderedSet)?.array ?? [argument]
        if let ordered = values[key] as? NSOrderedSet {
            let kept = NSMutableOrderedSet(orderedSet: ordered)
            for other in others { if isAdding { kept.add(other) } else { kept.remove(other) } }
            setNamedValue(kept, key)
        } else {
            let kept = NSMutableSet(set: values[key] as? Set<AnyHashable> ?? [])
            for other in others { if isAdding { kept.add(other) } else { kept.remove(other) } }
            setNamedValue(kept, key)
        }
    }
}

extension NSManagedObject: NamedValues {
    /// The kept value.
    public func namedValue(_ name: String) -> Any? { values[name] }
    /// Keeps a value.
    public func setNamedValue(_ value: Any?, _ name: String) {
        let old = values[name]
        keepRelated(value, name)
        keepInverse(of: name, from: old, to: value)
    }

    /// Keeps a value without a word to those at the other end.
    func keepRelated(_ value: Any?, _ name: String) {
        values[name] = value
        isUpdated = true
        managedObjectContext?.changed(self)
    }
}

/// What tells an object from others.
public final class NSManagedObjectID: NSObject, @unchecked Sendable {
    /// Always, as nothing is kept longer than the program runs.
    public var isTemporaryID: Bool { true }
    /// The address of the object, for this run of the program.
    public func uriRepresentation() -> URL {
        URL(string: "x-coredata:///\(UInt(bitPattern: ObjectIdentifier(self)))") ?? URL(fileURLWithPath: "/")
    }
}

/// What values are that nobody set.
enum EmptyValue {
    static func of<Value>(_ type: Value.Type) -> Value? {
        if let type = type as? any ExpressibleByNilLiteral.Type { return none(type) as? Value }
        if let type = type as? any AdditiveArithmetic.Type { return zero(type) as? Value }
        let others: [Any] = [
            false, "", Date(timeIntervalSinceReferenceDate: 0), Data(), UUID(), NSSet(), NSOrderedSet(),
        ]
        return others.lazy.compactMap { $0 as? Value }.first
    }

    private static func none<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Value { nil }
    private static func zero<Value: AdditiveArithmetic>(_ type: Value.Type) -> Value { .zero }
}

private protocol OptionalValue { var isNone: Bool { get } }
extension Optional: OptionalValue { fileprivate var isNone: Bool { if case .none = self { true } else { false } } }
