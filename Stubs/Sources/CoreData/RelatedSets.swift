import Foundation

/// The others of a relationship as a set that can be changed: the relationship changes with it.
final class RelatedSet: NSMutableSet {
    private var object: NSManagedObject?
    private var key = ""

    init(_ object: NSManagedObject, _ key: String) {
        (self.object, self.key) = (object, key)
        super.init(capacity: 0)
    }

    required init(capacity numItems: Int) { super.init(capacity: numItems) }
    override init(objects: UnsafePointer<AnyObject>?, count cnt: Int) { super.init(objects: objects, count: cnt) }
    required convenience init?(coder: NSCoder) { nil }

    private var others: NSSet { object?.primitiveValue(forKey: key) as? NSSet ?? NSSet() }

    override var count: Int { others.count }
    override func member(_ object: Any) -> Any? { others.member(object) }
    override func objectEnumerator() -> NSEnumerator { others.objectEnumerator() }

    private func change(_ other: Any, isAdding: Bool) {
        guard let other = other as? NSManagedObject else { return }
        object?.changeOthers([other], of: key, isAdding: isAdding, isOrdered: false)
    }

    override func add(_ object: Any) { change(object, isAdding: true) }
    override func remove(_ object: Any) { change(object, isAdding: false) }
}

/// The same with an order.
final class RelatedOrderedSet: NSMutableOrderedSet {
    private var object: NSManagedObject?
    private var key = ""

    init(_ object: NSManagedObject, _ key: String) {
        (self.object, self.key) = (object, key)
        super.init(capacity: 0)
    }

    override init(capacity numItems: Int) { super.init(capacity: numItems) }
    override init(objects: UnsafePointer<AnyObject>!, count cnt: Int) { super.init(objects: objects, count: cnt) }
    required convenience init(arrayLiteral elements: Any...) { self.init(capacity: elements.count) }
    required convenience init?(coder: NSCoder) { nil }

    private var others: NSOrderedSet { object?.primitiveValue(forKey: key) as? NSOrderedSet ?? NSOrderedSet() }

    override var count: Int { others.count }
    override func object(at idx: Int) -> Any { others.object(at: idx) }
    override func index(of object: Any) -> Int { others.index(of: object) }

    private func change(_ body: (NSMutableOrderedSet) -> Void) {
        let changed = NSMutableOrderedSet(array: others.array)
        body(changed)
        object?.setNamedValue(changed, key)
    }

    override func insert(_ object: Any, at idx: Int) { change { $0.insert(object, at: idx) } }
    override func removeObject(at idx: Int) { change { $0.removeObject(at: idx) } }
    override func replaceObject(at idx: Int, with object: Any) { change { $0.replaceObject(at: idx, with: object) } }

    // Foundation on Linux doesn't make these of the others.
    override func add(_ object: Any) { change { $0.add(object) } }
    override func addObjects(from array: [Any]) { change { $0.addObjects(from: array) } }
    override func remove(_ object: Any) { change { $0.remove(object) } }
    override func removeAllObjects() { change { $0.removeAllObjects() } }
    override func contains(_ object: Any) -> Bool { others.contains(object) }
}
