import Foundation

// Values that a layer keeps by their names: those of properties that a subclass declares `@NSManaged`, and any others.

extension CALayer {
    /// The value under a name; what was never set is what the class says.
    func keptValue(_ key: String) -> Any? { keptValues[key] ?? Self.defaultValue(forKey: key) }

    /// Keeps a value under a name, and asks for new contents where the class wants them.
    func keep(_ value: Any?, _ key: String) {
        keptValues[key] = value.flatMap(unwrapped)
        if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
    }
}

/// What the rewriter lets a property of a layer read that is declared `@NSManaged`. What was never set is what
/// ``CALayer/defaultValue(forKey:)`` says, or else nil, zero or false.
@preconcurrency @MainActor
public func _layerValue<Value>(_ key: String, of layer: CALayer) -> Value {
    if let kept = layer.keptValue(key), let value: Value = converted(kept) { return value }
    if let value: Value = converted(nil) ?? converted(0) { return value }
    let places: [Any] = [CGPoint.zero, CGSize.zero, CGRect.zero]
    guard let value = places.lazy.compactMap({ $0 as? Value }).first else {
        fatalError("\(type(of: layer)) has no value for \(key), which isn't optional")
    }
    return value
}

/// What the rewriter lets a property of a layer do with a new value that is declared `@NSManaged`: the layer keeps it, and
/// asks for new contents where ``CALayer/needsDisplay(forKey:)`` says so.
@preconcurrency @MainActor
public func _setLayerValue<Value>(_ value: Value, _ key: String, of layer: CALayer) { layer.keep(value, key) }
