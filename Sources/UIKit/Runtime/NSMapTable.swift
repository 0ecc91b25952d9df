import Foundation

/// A dictionary of objects that may hold its keys or its values weakly.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private var entries: PointerBuckets<KeyType, PointerReference<ObjectType>>
    private let valueOptions: NSPointerFunctions.Options

    /// An empty table of the options; the capacity is a hint.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int
    ) {
        self.valueOptions = valueOptions
        entries = PointerBuckets(options: keyOptions)
    }

    /// An empty table of the options.
    public convenience init(keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options = []) {
        self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
    }

    /// An empty table that keeps keys and values alive.
    public override convenience init() {
        self.init(keyOptions: [], valueOptions: [], capacity: 0)
    }

    /// An empty table that keeps keys and values alive.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    /// An empty table that keeps its values alive as long as their keys live.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory)
    }

    /// An empty table that keeps its keys alive.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: [], valueOptions: .weakMemory)
    }

    /// An empty table that keeps nothing alive.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// The number of entries whose key and value are alive. O(n).
    open var count: Int { live.count }

    /// The value for the key, or nil.
    open func object(forKey key: KeyType?) -> ObjectType? {
        key.flatMap { entries.entry(for: $0)?.value.object }
    }

    /// Sets the value for the key; nil removes it.
    open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
        guard let key else { return }
        if let object {
            entries.set(PointerReference(object, options: valueOptions), for: key)
        } else {
            entries.remove(key)
        }
    }

    /// Removes the value for the key.
    open func removeObject(forKey key: KeyType?) {
        if let key { entries.remove(key) }
    }

    /// Removes every entry.
    open func removeAllObjects() {
        entries.removeAll()
    }

    /// An enumerator over the keys alive now.
    open func keyEnumerator() -> NSEnumerator {
        NSArray(array: live.map(\.key)).objectEnumerator()
    }

    /// An enumerator over the values alive now.
    open func objectEnumerator() -> NSEnumerator? {
        NSArray(array: live.map(\.value)).objectEnumerator()
    }

    private var live: [(key: KeyType, value: ObjectType)] {
        entries.live.compactMap { entry in entry.value.object.map { (entry.key, $0) } }
    }
}
