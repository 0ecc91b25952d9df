import Foundation

// On Apple's systems classes are objects, too, and answer to names. Here they answer to few: what programs ask for that must not
// name `UIApplication.shared`.

extension NSObject {
    /// Whether the class itself has a method of that name. Known is `UIApplication`'s `sharedApplication` alone.
    public static func responds(to aSelector: Selector!) -> Bool {
        aSelector.map { knowsShared($0.description) } ?? false
    }

    /// Calls the class's own method of that name; see ``responds(to:)``. Standard error says so where it isn't known.
    @discardableResult
    public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        guard let aSelector else { return nil }
        guard knowsShared(aSelector.description) else {
            warn(
                "+[\(self) \(aSelector)]: unrecognized selector sent to class. Methods of classes aren't called by name."
            )
            return nil
        }
        return MainActor.unchecked { Unmanaged.passUnretained(UIApplication.shared) }
    }

    /// The value of a property of the class; nil for all but `UIApplication`'s `sharedApplication`.
    public static func value(forKey key: String) -> Any? {
        knowsShared(key) ? MainActor.unchecked { UIApplication.shared } : nil
    }

    /// The value at the end of a path of names joined by points, the first of which the class has; see ``value(forKey:)``.
    public static func value(forKeyPath keyPath: String) -> Any? {
        let names = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = names.first, let owner = value(forKey: first) else { return nil }
        return names.count == 1 ? owner : (owner as? NSObject)?.value(forKeyPath: names[1])
    }

    /// Whether objects of the class have a method of that name: one that a table of `ClassRegistry` names, or one of UIKit's that is
    /// known by name.
    public static func instancesRespond(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        let type = self
        return MainActor.unchecked { ClassRegistry.method(aSelector, ofObjectsOf: type) != nil }
    }

    /// The class's name.
    public static func description() -> String { consoleName(of: self) }
    /// The class's name.
    public static func debugDescription() -> String { description() }

    private static func knowsShared(_ name: String) -> Bool {
        self is UIApplication.Type && ["sharedApplication", "shared"].contains(name)
    }
}
