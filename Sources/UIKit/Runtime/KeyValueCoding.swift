/// Reads and sets properties by their names, by the tables of ``ClassRegistry``.
@MainActor
package enum KeyValueCoding {
    /// Why a property can't be set.
    package struct Failure: Error, CustomStringConvertible {
        /// Whether the object has the property, which is of another type.
        package let isKnown: Bool
        /// What UIKit says.
        package let description: String

        @MainActor package static func undefinedKey(_ object: AnyObject, _ key: String) -> Failure {
            Failure(
                isKnown: false,
                description:
                    "[<\(type(of: object)) \(address(object))> setValue:forUndefinedKey:]: this class is not key "
                    + "value coding-compliant for the key \(key).")
        }

        @MainActor static func wrongType(_ object: AnyObject, _ key: String, value: Any?) -> Failure {
            Failure(
                isKnown: true,
                description:
                    "[<\(type(of: object)) \(address(object))> setValue:forKey:]: the property \(key) can't be "
                    + "\(value.map { "a \(type(of: $0))" } ?? "nil").")
        }
    }

    /// Sets the property at the end of a path of names joined by points.
    package static func set(_ value: Any?, forKeyPath path: String, of object: AnyObject) throws(Failure) {
        var keys = path.split(separator: ".").map(String.init)
        let last = keys.popLast() ?? ""
        var owner = object
        for key in keys {
            guard has(key, owner) else { throw Failure.undefinedKey(owner, key) }
            // As in Objective-C, nothing happens where a property on the way is nil.
            guard let next: AnyObject = converted(self.value(key, of: owner)) else { return }
            owner = next
        }
        guard let property = ClassRegistry.property(last, of: owner) else {
            guard let owner = owner as? any NamedValues else { throw Failure.undefinedKey(owner, last) }
            owner.setNamedValue(value, last)
            return
        }
        guard property.set(owner, value) else { throw Failure.wrongType(owner, last, value: value) }
    }

    /// The value of a property; nil where the object has no such property.
    package static func value(_ key: String, of object: AnyObject) -> Any? {
        if let value = (object as? any NamedValues)?.namedValue(key) { return value }
        return ClassRegistry.property(key, of: object)?.get(object).flatMap(unwrapped)
    }

    /// Whether the object has such a property.
    package static func has(_ key: String, _ object: AnyObject) -> Bool {
        object is any NamedValues || ClassRegistry.property(key, of: object) != nil
    }
}
