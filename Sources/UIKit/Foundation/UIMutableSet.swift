import Foundation

/// What `NSMutableSet(…)` makes in sources that were rewritten for Linux: a set that finds objects of classes that derive from
/// nothing again, by their identity, as Apple's does.
///
/// Foundation on Linux wraps such an object anew each time that it is asked for one, and finds two wraps different. This set
/// wraps it in what is equal for the same object, and hands out the object itself. Everything else is Foundation's.
public final class UIMutableSet: NSMutableSet {
    private let members = NSMutableSet()

    public required init(capacity numItems: Int) { super.init(capacity: 0) }

    public override init(objects: UnsafePointer<AnyObject>?, count: Int) {
        super.init(capacity: 0)
        guard let objects else { return }
        // An array takes the objects out of Foundation's wraps.
        for object in NSArray(objects: objects, count: count) { add(object) }
    }

    public required init?(coder: NSCoder) {
        guard let set = NSSet(coder: coder) else { return nil }
        super.init(capacity: 0)
        for object in set { add(object) }
    }

    public override var count: Int { members.count }

    public override func member(_ object: Any) -> Any? { members.member(Self.wrap(object)).map(Self.unwrap) }

    public override func objectEnumerator() -> NSEnumerator {
        NSArray(array: members.allObjects.map(Self.unwrap)).objectEnumerator()
    }

    public override func add(_ object: Any) { members.add(Self.wrap(object)) }

    public override func remove(_ object: Any) { members.remove(Self.wrap(object)) }

    public override func removeAllObjects() { members.removeAllObjects() }

    public override func copy(with zone: NSZone? = nil) -> Any { mutableCopy(with: zone) }

    public override func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = UIMutableSet(capacity: count)
        copy.members.setSet(members as! Set<AnyHashable>)
        return copy
    }

    private static func wrap(_ object: Any) -> Any {
        guard type(of: object) is AnyClass, !(object is NSObject), !(object is AnyHashable) else { return object }
        return Identity(object as AnyObject)
    }

    private static func unwrap(_ member: Any) -> Any { (member as? Identity)?.object ?? member }

    /// An object that is equal to what holds the same one.
    private final class Identity: NSObject {
        let object: AnyObject

        init(_ object: AnyObject) { self.object = object }

        override var hash: Int { ObjectIdentifier(object).hashValue }

        override func isEqual(_ other: Any?) -> Bool { (other as? Identity)?.object === object }
    }
}

/// What becomes Swift's set, in rewritten sources for what stands before `as? Set`: of a ``UIMutableSet`` Foundation on Linux
/// makes an empty one.
public func _bridgeable<Value>(_ value: Value) -> Value {
    (value as? UIMutableSet).flatMap { NSSet(array: $0.allObjects) as? Value } ?? value
}

public func _bridgeable(_ set: NSMutableSet) -> NSSet { set is UIMutableSet ? NSSet(array: set.allObjects) : set }
