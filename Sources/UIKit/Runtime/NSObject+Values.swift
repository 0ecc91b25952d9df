import Foundation

// Properties by their names: those that a class registers with `ClassRegistry`, and what layers and animations keep.

extension NSObject {
    /// The value of a property. Layers and animations keep values by any name; of other objects those are known that
    /// ``ClassRegistry`` has: nil for others, where UIKit stops.
    public func value(forKey key: String) -> Any? { call("valueForKey:", [key]) ?? value(forKeyPath: key) }

    /// The value at the end of a path of names joined by points; see ``value(forKey:)``. Names reach into each member of a
    /// collection, and `@count`, `@sum`, `@avg`, `@min` and `@max` ask for something of it.
    public func value(forKeyPath keyPath: String) -> Any? {
        nonisolated(unsafe) let object = self
        nonisolated(unsafe) var found: Any?
        MainActor.unchecked {
            switch object {
            case let layer as CALayer: found = layer.knownValue(keyPath) ?? layer.keptValue(keyPath)
            case let animation as CAAnimation: found = animation.keptValues[keyPath]
            default: break
            }
        }
        return found ?? KeyValuePath.value(keyPath, of: self)
    }

    /// Sets a property. Layers and animations keep values by any name; of other objects those can be set that
    /// ``ClassRegistry`` has. What can't be set is said on standard error and left as it is, where UIKit stops.
    public func setValue(_ value: Any?, forKey key: String) {
        if call("setValue:forKey:", [value, key]) == nil { setValue(value, forKeyPath: key) }
    }

    /// Sets the property at the end of a path of names joined by points; see ``setValue(_:forKey:)``.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        nonisolated(unsafe) let (object, value) = (self, value)
        MainActor.unchecked {
            switch object {
            case let layer as CALayer:
                if !layer.setKnownValue(value, keyPath) { layer.keep(value, keyPath) }
            case let animation as CAAnimation: animation.keptValues[keyPath] = value
            default:
                do throws(KeyValueCoding.Failure) {
                    try KeyValueCoding.set(value, forKeyPath: keyPath, of: object)
                } catch {
                    let isOwn = !error.isKnown && !keyPath.contains(".")
                    if !isOwn || object.call("setValue:forUndefinedKey:", [value, keyPath]) == nil { warn("\(error)") }
                }
            }
        }
    }

    /// Sets each property of the names. `NSNull` stands for nil.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// The values of the properties of these names, `NSNull` for nil.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
    }

    /// Calls a method of key-value coding that the object's class has; nil where it has none. The answer of a method without one
    /// is empty.
    private func call(_ selector: Selector, _ arguments: [Any?]) -> Any?? {
        nonisolated(unsafe) let (object, arguments) = (self, arguments)
        nonisolated(unsafe) var answer: Any??
        MainActor.unchecked { answer = ClassRegistry.implementation(of: selector, in: object).map { $0(arguments) } }
        return answer
    }

    // MARK: What `super` does in rewritten classes that have such methods

    /// `super.value(forKey:)`.
    public func _plain_value(forKey key: String) -> Any? { value(forKeyPath: key) }
    /// `super.setValue(_:forKey:)`.
    public func _plain_setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
    /// `super.value(forUndefinedKey:)`: nil, where UIKit stops.
    public func _plain_value(forUndefinedKey key: String) -> Any? { nil }
    /// `super.setValue(_:forUndefinedKey:)`: it is said on standard error, where UIKit stops.
    public func _plain_setValue(_ value: Any?, forUndefinedKey key: String) {
        nonisolated(unsafe) let object = self
        MainActor.unchecked { warn("\(KeyValueCoding.Failure.undefinedKey(object, key))") }
    }
}
