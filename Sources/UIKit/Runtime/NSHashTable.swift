import Foundation

/// A set of objects that may hold them weakly.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private var members: PointerBuckets<ObjectType, Void>
    private let options: NSPointerFunctions.Options

    /// An empty table of the options; the capacity is a hint.
    public init(options: NSPointerFunctions.Options = [], capacity: Int) {
        self.options = options
        members = PointerBuckets(options: options)
    }

    /// An empty table of the options.
    public convenience init(options: NSPointerFunctions.Options) {
        self.init(options: options, capacity: 0)
    }

    /// An empty table that keeps its members alive.
    public override convenience init() {
        self.init(options: [], capacity: 0)
    }

    /// An empty table that does not keep its members alive.
    open class func weakObjects() -> NSHashTable<ObjectType> {
        NSHashTable(options: .weakMemory, capacity: 0)
    }

    /// The members that are alive, in no particular order. O(n).
    open var allObjects: [ObjectType] { members.live.map(\.key) }

    /// The number of members that are alive. O(n).
    open var count: Int { members.live.count }

    /// Some member, or nil.
    open var anyObject: ObjectType? { members.live.first?.key }

    /// The member equal to the object, or nil.
    open func member(_ object: ObjectType?) -> ObjectType? {
        object.flatMap { members.entry(for: $0)?.key.object }
    }

    /// Whether a member equals the object.
    open func contains(_ anObject: ObjectType?) -> Bool {
        member(anObject) != nil
    }

    /// Adds the object.
    open func add(_ object: ObjectType?) {
        if let object { members.set((), for: object) }
    }

    /// Removes the member equal to the object.
    open func remove(_ object: ObjectType?) {
        if let object { members.remove(object) }
    }

    /// Removes every member.
    open func removeAllObjects() {
        members.removeAll()
    }

    /// An enumerator over the members alive now.
    open func objectEnumerator() -> NSEnumerator {
        NSArray(array: allObjects).objectEnumerator()
    }
}
