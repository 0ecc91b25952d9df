import Foundation

/// What `NSStringFromClass` is in sources that were rewritten for Linux: a class's name with its module before it; classes of UIKit
/// and Foundation have none, as on Apple's systems.
///
/// A class within a type is named `Module.Outer.Inner`, where Objective-C's runtime has a mangled name. Foundation's function
/// ends the program for those.
public func UIStringFromClass(_ aClass: AnyClass) -> String {
    let name = consoleName(of: aClass)
    return name.hasPrefix("Foundation.") ? String(name.dropFirst("Foundation.".count)) : name
}

/// What `NSClassFromString` is in sources that were rewritten for Linux: the class of a name that ``UIStringFromClass(_:)`` gives, or
/// nil where there is none.
///
/// Classes within other types, and classes that derive from nothing and have no members for Objective-C, are found where
/// Foundation finds them.
public func UIClassFromString(_ aClassName: String) -> AnyClass? {
    if let type = NSClassFromString(aClassName) { return type }
    if !aClassName.contains(".") {
        return NSClassFromString("UIKit.\(aClassName)") ?? NSClassFromString("Foundation.\(aClassName)")
    }
    return ClassRegistry.type(exactly: aClassName)
}

/// The type of a value, which can be asked for its `description()`: in rewritten sources for `type(of:)` before that.
public func _kind<Value>(of value: Value) -> Value.Type { type(of: value) }

/// The class of an object of which only this is known that it is one.
public func _kind(of object: AnyObject) -> _Kind { _Kind(type: type(of: object)) }

/// A class that may be any. On Apple's systems each answers `description()`.
public struct _Kind {
    let type: AnyClass

    /// The class's name.
    public func description() -> String { UIStringFromClass(type) }
}
