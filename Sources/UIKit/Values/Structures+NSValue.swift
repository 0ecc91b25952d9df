public import Foundation

// `userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect` finds values on Apple's systems, where the type is one of those
// that NSValue stands for. Foundation on Linux doesn't do so.

/// A structure that is an `NSValue` among objects.
public protocol _UIKitValueBridged: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    /// The structure as an object.
    var _value: NSValue { get }
    /// What is taken where an object is of another type.
    static var _blank: Self { get }
    /// Reads the structure from an object that holds one.
    static func _held(by value: NSValue) -> Self
}

extension _UIKitValueBridged {
    public func _bridgeToObjectiveC() -> NSValue { _value }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        guard strcmp(source.objCType, _blank._value.objCType) == 0 else { return false }
        result = _held(by: source)
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        var result: Self?
        if let source { _forceBridgeFromObjectiveC(source, result: &result) }
        return result ?? _blank
    }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, _UIKitValueBridged {
    public typealias _ObjectiveCType = NSValue
    public var _value: NSValue { NSValue(cgRect: self) }
    public static var _blank: CGRect { .zero }
    public static func _held(by value: NSValue) -> CGRect { value.cgRectValue }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, _UIKitValueBridged {
    public typealias _ObjectiveCType = NSValue
    public var _value: NSValue { NSValue(cgPoint: self) }
    public static var _blank: CGPoint { .zero }
    public static func _held(by value: NSValue) -> CGPoint { value.cgPointValue }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, _UIKitValueBridged {
    public typealias _ObjectiveCType = NSValue
    public var _value: NSValue { NSValue(cgSize: self) }
    public static var _blank: CGSize { .zero }
    public static func _held(by value: NSValue) -> CGSize { value.cgSizeValue }
}

extension UIEdgeInsets: _UIKitValueBridged {
    public typealias _ObjectiveCType = NSValue
    public var _value: NSValue { NSValue(uiEdgeInsets: self) }
    public static var _blank: UIEdgeInsets { .zero }
    public static func _held(by value: NSValue) -> UIEdgeInsets { value.uiEdgeInsetsValue }
}

extension CGAffineTransform: _UIKitValueBridged {
    public typealias _ObjectiveCType = NSValue
    public var _value: NSValue { NSValue(cgAffineTransform: self) }
    public static var _blank: CGAffineTransform { .identity }
    public static func _held(by value: NSValue) -> CGAffineTransform { value.cgAffineTransformValue }
}

extension CATransform3D: _UIKitValueBridged {
    public typealias _ObjectiveCType = NSValue
    public var _value: NSValue { NSValue(caTransform3D: self) }
    public static var _blank: CATransform3D { CATransform3DIdentity }
    public static func _held(by value: NSValue) -> CATransform3D { value.caTransform3DValue }
}
