import Foundation

// Properties by their names: those that a class registers with `ClassRegistry`, and what layers and animations keep.

extension NSObject {
    /// The value of a property. Layers and animations keep values by any name; of other objects those are known that
    /// ``ClassRegistry`` has: nil for others, where UIKit stops.
    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// The value at the end of a path of names joined by points; see ``value(forKey:)``.
    public func value(forKeyPath keyPath: String) -> Any? {
        nonisolated(unsafe) let object = self
        nonisolated(unsafe) var found: Any?
        MainActor.unchecked {
            switch object {
            case let layer as CALayer: found = layer.knownValue(keyPath) ?? layer.keptValue(keyPath)
            case let animation as CAAnimation: found = animation.keptValues[keyPath]
            default: break
            }
            if found != nil { return }
            var owner: AnyObject? = object
            for key in keyPath.split(separator: ".").map(String.init) {
                guard let next = owner else { return }
                found = KeyValueCoding.value(key, of: next)
                owner = found as AnyObject?
            }
        }
        return found
    }

    /// Sets a property. Layers and animations keep values by any name; of other objects those can be set that
    /// ``ClassRegistry`` has. What can't be set is said on standard error and left as it is, where UIKit stops.
    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

    /// Sets the property at the end of a path of names joined by points; see ``setValue(_:forKey:)``.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        nonisolated(unsafe) let (object, value) = (self, value)
        MainActor.unchecked {
            switch object {
            case let layer as CALayer:
                if !layer.setKnownValue(value, keyPath) { layer.keep(value, keyPath) }
            case let animation as CAAnimation: animation.keptValues[keyPath] = value
            default:
                do {
                    try KeyValueCoding.set(value, forKeyPath: keyPath, of: object)
                } catch {
                    warn("\(error)")
                }
            }
        }
    }
}
