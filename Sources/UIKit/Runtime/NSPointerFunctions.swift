import Foundation

/// How collections of pointers hold and compare their members.
open class NSPointerFunctions: NSObject {
    /// Bits for memory (low byte), personality (second byte) and copying.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// The options of the bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Members are kept alive.
        public static let strongMemory: Options = []
        /// Members are not kept alive and read as absent once gone.
        public static let weakMemory = Options(rawValue: 5)
        /// Members are compared by `isEqual` and `hash`.
        public static let objectPersonality: Options = []
        /// Members are compared by identity.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        /// Members are copied when added.
        public static let copyIn = Options(rawValue: 1 << 16)

        var isWeak: Bool { rawValue & 0xff == 5 }
        var comparesIdentity: Bool { rawValue & 0xff00 == 2 << 8 }
    }
}

/// The options of a hash table.
public typealias NSHashTableOptions = NSPointerFunctions.Options
/// The options of a map table.
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// A reference to an object, strong or weak.
struct PointerReference<Object: AnyObject> {
    private var strong: Object?
    private weak var weak: Object?

    init(_ object: Object, options: NSPointerFunctions.Options) {
        if options.isWeak {
            weak = object
        } else if options.contains(.copyIn), let copy = (object as? NSCopying)?.copy(with: nil) as? Object {
            strong = copy
        } else {
            strong = object
        }
    }

    var object: Object? { strong ?? weak }
}

/// Objects hashed and compared as options say; entries whose object is gone are skipped and swept.
struct PointerBuckets<Key: AnyObject, Value> {
    struct Entry {
        var key: PointerReference<Key>
        var value: Value
    }

    private let options: NSPointerFunctions.Options
    private var buckets: [Int: [Entry]] = [:]
    private var additionsSinceSweep = 0

    init(options: NSPointerFunctions.Options) {
        self.options = options
    }

    var live: [(key: Key, value: Value)] {
        buckets.values.joined().compactMap { entry in entry.key.object.map { ($0, entry.value) } }
    }

    func entry(for key: Key) -> Entry? {
        buckets[hash(of: key)]?.first { matches($0.key.object, key) }
    }

    mutating func set(_ value: Value, for key: Key) {
        let hash = hash(of: key)
        var bucket = (buckets[hash] ?? []).filter { $0.key.object != nil }
        if let index = bucket.firstIndex(where: { matches($0.key.object, key) }) {
            bucket[index].value = value
        } else {
            bucket.append(Entry(key: PointerReference(key, options: options), value: value))
            additionsSinceSweep += 1
        }
        buckets[hash] = bucket
        // A sweep costs as much as the additions since the last one, so adding stays O(1) amortised.
        if additionsSinceSweep > max(32, buckets.count / 2) { sweep { _ in true } }
    }

    mutating func remove(_ key: Key) {
        let hash = hash(of: key)
        guard let bucket = buckets[hash] else { return }
        let rest = bucket.filter { $0.key.object != nil && !matches($0.key.object, key) }
        buckets[hash] = rest.isEmpty ? nil : rest
    }

    mutating func removeAll() {
        buckets = [:]
        additionsSinceSweep = 0
    }

    /// Drops entries whose key is gone or whose value the closure rejects.
    mutating func sweep(keeping isKept: (Value) -> Bool) {
        additionsSinceSweep = 0
        buckets = buckets.compactMapValues { bucket in
            let rest = bucket.filter { $0.key.object != nil && isKept($0.value) }
            return rest.isEmpty ? nil : rest
        }
    }

    private func hash(of key: Key) -> Int {
        if !options.comparesIdentity, let object = key as? NSObject { return object.hash }
        return ObjectIdentifier(key).hashValue
    }

    private func matches(_ stored: Key?, _ key: Key) -> Bool {
        guard let stored else { return false }
        if stored === key { return true }
        guard !options.comparesIdentity, let object = stored as? NSObject else { return false }
        return object.isEqual(key)
    }
}
