import Foundation

/// How an associated value is held.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not kept alive. Unlike Objective-C's, the reference reads as nil once the value is gone.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Kept alive.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy is kept where the value can be copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Kept alive.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy is kept where the value can be copied.
    case OBJC_ASSOCIATION_COPY = 771
}

/// An object that carries the values associated with it, so that they die with it.
///
/// A table keyed by addresses would hand one object's values to the next object at its address.
package protocol AssociatedObjectHolder: AnyObject {
    /// The values by key. Not isolated: the runtime functions may be called from anywhere.
    nonisolated var associatedObjects: [UnsafeRawPointer: Any] { get set }
}

/// The value that was associated with the object under the key, or nil.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let stored: Any?
    if let holder = object as? AssociatedObjectHolder {
        stored = holder.associatedObjects[key]
    } else {
        stored = ForeignAssociations.value(of: object as AnyObject, key: key)
    }
    if let reference = stored as? WeakReference { return reference.object }
    return stored
}

/// Associates the value with the object under the key; nil removes what was there.
///
/// Values associated with UIKit's own objects die with the object. Those of other objects are dropped when
/// the object is found to be gone, at the latest when the number of such objects has doubled.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let stored: Any?
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
        stored = value.map { isObject($0) ? WeakReference($0 as AnyObject) : $0 }
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        stored = value.map { ($0 as? NSCopying)?.copy(with: nil) ?? $0 }
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
        stored = value
    }
    if let holder = object as? AssociatedObjectHolder {
        holder.associatedObjects[key] = stored
    } else {
        ForeignAssociations.set(stored, on: object as AnyObject, key: key)
    }
}

/// Removes every value associated with the object.
public func objc_removeAssociatedObjects(_ object: Any) {
    if let holder = object as? AssociatedObjectHolder {
        holder.associatedObjects = [:]
    } else {
        ForeignAssociations.removeAll(of: object as AnyObject)
    }
}

/// A reference that does not keep its object alive.
private final class WeakReference {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
}

private func isObject(_ value: Any) -> Bool {
    type(of: value) is AnyClass
}

/// Values associated with objects that have no room for them.
///
/// Keyed by address, and each entry remembers its object weakly: an entry whose object is gone is never read, so a
/// reused address starts empty.
private enum ForeignAssociations {
    struct Entry {
        weak var owner: AnyObject?
        var values: [UnsafeRawPointer: Any] = [:]
    }

    struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        var sweepAt = 64
    }

    static let table = Locked(Table())

    static func value(of object: AnyObject, key: UnsafeRawPointer) -> Any? {
        table.withLock { table in
            guard let entry = table.entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
            return entry.values[key]
        }
    }

    static func set(_ value: Any?, on object: AnyObject, key: UnsafeRawPointer) {
        let identifier = ObjectIdentifier(object)
        // What is displaced is released outside the lock: its deinit may come back here.
        let displaced: [Any?] = table.withLock { table in
            var displaced: [Any?] = []
            var entry = table.entries[identifier] ?? Entry(owner: object)
            if entry.owner !== object {
                displaced.append(entry.values)
                entry = Entry(owner: object)
            }
            displaced.append(entry.values[key])
            entry.values[key] = value
            table.entries[identifier] = entry.values.isEmpty ? nil : entry
            if table.entries.count > table.sweepAt {
                for (identifier, entry) in table.entries where entry.owner == nil {
                    displaced.append(entry.values)
                    table.entries[identifier] = nil
                }
                table.sweepAt = max(64, table.entries.count * 2)
            }
            return displaced
        }
        withExtendedLifetime(displaced) {}
    }

    static func removeAll(of object: AnyObject) {
        let displaced = table.withLock { $0.entries.removeValue(forKey: ObjectIdentifier(object)) }
        withExtendedLifetime(displaced) {}
    }
}
