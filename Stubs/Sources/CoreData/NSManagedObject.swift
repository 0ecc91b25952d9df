@_exported import UIKit

/// An object of a model, in a context: it keeps a value for each name, in memory, until the program ends.
open class NSManagedObject: NSObject {
    /// Where the object lives; nil once it is deleted and saved.
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    /// What kind of object it is.
    public let entity: NSEntityDescription
    /// What tells it from others, in every context.
    public let objectID: NSManagedObjectID
    /// Whether it was made since the last save.
    open internal(set) var isInserted = false
    /// Whether it goes with the next save.
    open internal(set) var isDeleted = false
    /// Whether a value was set since the last save.
    open internal(set) var isUpdated = false
    /// Whether anything of it changed since the last save.
    open var hasChanges: Bool { isInserted || isDeleted || isUpdated }
    /// Whether its values differ from the saved ones.
    open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
    /// Whether its values aren't read yet. Any that is asked for reads them.
    open internal(set) var isFault = false
    /// 0 when values are there, else 1 while they are read.
    open private(set) var faultingState = 0
    /// The values: others by identifiers (``Related``) in a context, as objects without one.
    var values: [String: Any] = [:]
    /// The values as they were read or saved last.
    var committed: [String: Any] = [:]
    /// How often the saved values had changed when they were read.
    var version = 0
    /// Whether setting values isn't a change, as the object awakes.
    var isQuiet = false

    /// A new object in a context.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        if let pending = context?.awaited {
            // The context makes an object that is known already.
            context?.awaited = nil
            (objectID, isFault) = (pending, true)
            super.init()
            managedObjectContext = context
            return
        }
        objectID = NSManagedObjectID(entity: entity)
        super.init()
        if entity.type == nil, type(of: self) != NSManagedObject.self { entity.type = type(of: self) }
        for case let attribute as NSAttributeDescription in entity.properties {
            values[attribute.name] = KeptValue.of(attribute.defaultValue, for: attribute)
        }
        committed = values
        context?.insert(self)
    }

    /// A new object in a context, of the entity of the class.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: NSManagedObjectModel.entity(of: Self.self, in: moc.model), insertInto: moc)
    }

    /// The entity of the class; one that is called like it where no model has it.
    public class func entity() -> NSEntityDescription { NSManagedObjectModel.entity(of: self, in: nil) }

    // MARK: What subclasses hear

    /// The object was made.
    open func awakeFromInsert() {}
    /// The object's values were read.
    open func awakeFromFetch() {}
    /// The object came back as its context undid or did something again: its values are there.
    open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
    /// A save begins.
    open func willSave() {}
    /// A save has ended.
    open func didSave() {}
    /// The object is about to be deleted.
    open func prepareForDeletion() {}
    /// The object is about to let its values go.
    open func willTurnIntoFault() {}
    /// The object let its values go.
    open func didTurnIntoFault() {}
    /// The object is to be saved for the first time.
    open func validateForInsert() throws { try validate() }
    /// The object is to be saved again.
    open func validateForUpdate() throws { try validate() }
    /// The object is to be deleted for good.
    open func validateForDelete() throws { try validateDeletion() }
    /// Reads the object's values, if they aren't.
    open func willAccessValue(forKey key: String?) { fire() }
    /// Nothing.
    open func didAccessValue(forKey key: String?) {}

    /// Reads the values, if they aren't.
    func fire() {
        guard isFault else { return }
        isFault = false
        let row = managedObjectContext?.source?.row(of: objectID)
        (values, version) = (row?.values ?? [:], row?.version ?? 0)
        committed = values
        isQuiet = true
        awakeFromFetch()
        isQuiet = false
    }

    /// Lets the values go, those that were set among them.
    func turnIntoFault() {
        willTurnIntoFault()
        (values, committed, isFault) = ([:], [:], true)
        didTurnIntoFault()
    }

    // MARK: Comparing

    /// Whether the objects are the same. While a context searches, that holds for an object of another context and for
    /// an identifier, too.
    open override func isEqual(_ object: Any?) -> Bool {
        guard NSManagedObjectContext.isSearching else { return object as AnyObject? === self }
        return ((object as? NSManagedObject)?.objectID ?? object as? NSManagedObjectID) === objectID
    }

    open override var hash: Int { objectID.hash }

    open override var description: String {
        let place = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
        let data = values.sorted { $0.key < $1.key }.map { "\n    \($0.key) = \"\($0.value)\";" }.joined()
        let shown = isFault ? "<fault>" : "{\(data)\n}"
        return "<\(type(of: self)): \(place)> (entity: \(entity.name ?? ""); id: \(objectID); data: \(shown))"
    }
}

/// Why an object awakes.
public struct NSSnapshotEventType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let undoInsertion = Self(rawValue: 2)
    public static let undoDeletion = Self(rawValue: 4)
    public static let undoUpdate = Self(rawValue: 8)
    public static let rollback = Self(rawValue: 16)
    public static let refresh = Self(rawValue: 32)
    public static let mergePolicy = Self(rawValue: 64)
}
