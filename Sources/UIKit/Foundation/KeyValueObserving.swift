import Foundation

// Foundation on Linux has no key-value observing. The rewriter of `espalier app` lets properties that are declared `dynamic`
// tell of their changes here. Of UIKit's own properties these do: `frame`, `bounds`, `center`, `alpha` and `isHidden` of views,
// `contentOffset`, `contentSize` and `contentInset` of scroll views, `isEnabled`, `isSelected` and `isHighlighted` of controls.

/// What an observer is told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = Self(rawValue: 1)
    public static let old = Self(rawValue: 2)
    /// Tells at once what is there.
    public static let initial = Self(rawValue: 4)
    /// Kept without effect.
    public static let prior = Self(rawValue: 8)
}

/// How a value changed; only as a whole here.
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

/// A part of what an observer is told.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let newKey = Self(rawValue: "new")
    public static let oldKey = Self(rawValue: "old")
    public static let kindKey = Self(rawValue: "kind")
    public static let indexesKey = Self(rawValue: "indexes")
    public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// What changed of a property.
public struct NSKeyValueObservedChange<Value> {
    public let kind: NSKeyValueChange
    public let newValue: Value?
    public let oldValue: Value?
    /// None: values change as a whole.
    public let indexes: IndexSet?
    /// Never.
    public let isPrior: Bool
}

/// An observation; it ends with this object.
public final class NSKeyValueObservation: NSObject {
    private let observer: KeyValueObservers.Observer?

    init(_ observer: KeyValueObservers.Observer?) { self.observer = observer }
    deinit { invalidate() }

    /// Ends the observation.
    public func invalidate() { observer.map(KeyValueObservers.remove) }
}

extension NSObjectProtocol where Self: NSObject {
    /// Tells of changes of a property that its class declares `dynamic` (see ``MemberTable``), and of UIKit's `frame`, `bounds`,
    /// `center`, `alpha`, `isHidden`, `contentOffset`, `contentSize`, `contentInset`, `isEnabled`, `isSelected` and
    /// `isHighlighted`. Of others it only tells what is there, if `.initial` asks for that.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        observe(keyPath, named: nil, options: options, changeHandler)
    }

    /// - Parameter name: the property's, where the caller knows it.
    fileprivate func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, named name: String?, options: NSKeyValueObservingOptions,
        _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        func tell(_ object: Self, old: Any?) {
            let change = NSKeyValueObservedChange(
                kind: .setting, newValue: options.contains(.new) ? object[keyPath: keyPath] : nil,
                oldValue: options.contains(.old) ? old as? Value : nil, indexes: nil, isPrior: false)
            changeHandler(object, change)
        }
        if options.contains(.initial) { tell(self, old: nil) }
        guard let name = name ?? self.name(of: keyPath) else { return NSKeyValueObservation(nil) }
        let observer = KeyValueObservers.add(to: self, name) { object, old in
            if let object = object as? Self { tell(object, old: old) }
        }
        return NSKeyValueObservation(observer)
    }

    /// Says that a value is about to change: what it was is told with the change.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        if let name = name(of: keyPath) { KeyValueObservers.begin(self, name) { self[keyPath: keyPath] } }
    }

    /// Tells those who observe a property, which need not be `dynamic`, that it changed.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        if let name = name(of: keyPath) { KeyValueObservers.end(self, name) }
    }

    private func name(of keyPath: AnyKeyPath) -> String? {
        nonisolated(unsafe) let (object, path) = (self, keyPath)
        return MainActor.unchecked { ClassRegistry.name(of: path, in: object) } ?? KeyValueObservers.name(of: path)
    }
}

// A key path that begins at a subclass differs from the same one that begins at the class itself. These begin where the
// observed object's type says.

extension NSObjectProtocol where Self: UIView {
    /// Tells of changes of `frame`, `bounds`, `center`, `alpha`, `isHidden`, and of what the view's class declares `dynamic`.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        observe(keyPath, named: viewKeys[keyPath], options: options, changeHandler)
    }

    fileprivate var viewKeys: [AnyKeyPath: String] {
        MainActor.unchecked {
            [
                \Self.frame: "frame", \Self.bounds: "bounds", \Self.center: "center", \Self.alpha: "alpha",
                \Self.isHidden: "hidden",
            ]
        }
    }
}

extension NSObjectProtocol where Self: UIScrollView {
    /// Tells of changes of `contentOffset`, `contentSize` and `contentInset`, too.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let keys: [AnyKeyPath: String] = MainActor.unchecked {
            [
                \Self.contentOffset: "contentOffset", \Self.contentSize: "contentSize",
                \Self.contentInset: "contentInset",
            ]
        }
        return observe(keyPath, named: keys[keyPath] ?? viewKeys[keyPath], options: options, changeHandler)
    }
}

extension NSObjectProtocol where Self: UIControl {
    /// Tells of changes of `isEnabled`, `isSelected` and `isHighlighted`, too.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let keys: [AnyKeyPath: String] = MainActor.unchecked {
            [\Self.isEnabled: "enabled", \Self.isSelected: "selected", \Self.isHighlighted: "highlighted"]
        }
        return observe(keyPath, named: keys[keyPath] ?? viewKeys[keyPath], options: options, changeHandler)
    }
}

/// A key path whose property has that name: in rewritten sources for what is given to `observe`, as Swift on Linux doesn't tell
/// a key path's name.
public func _observed<Root, Value>(_ name: String, _ keyPath: KeyPath<Root, Value>) -> KeyPath<Root, Value> {
    KeyValueObservers.note(name, of: keyPath)
    return keyPath
}

extension NSObject {
    /// Calls the observer's `observeValue(forKeyPath:of:change:context:)` when a property changes that its class declares
    /// `dynamic`, or that ``observe(_:options:changeHandler:)`` names. Paths of several names aren't followed.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let tell: (AnyObject, Any?) -> Void = { [weak observer] object, old in
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            if options.contains(.new) { change[.newKey] = (object as? NSObject)?.value(forKey: keyPath) ?? NSNull() }
            if options.contains(.old) { change[.oldKey] = old.flatMap(unwrapped) ?? NSNull() }
            nonisolated(unsafe) let arguments: [Any?] = [keyPath, object, change, context]
            nonisolated(unsafe) let observer = observer
            MainActor.unchecked {
                guard let observer else { return }
                if let responder = observer as? UIResponder {
                    responder.observeValue(
                        forKeyPath: keyPath, of: arguments[1], change: arguments[2] as? [NSKeyValueChangeKey: Any],
                        context: arguments[3] as? UnsafeMutableRawPointer)
                } else {
                    let call = ClassRegistry.implementation(
                        of: "observeValueForKeyPath:of:change:context:", in: observer)
                    _ = call?(arguments)
                }
            }
        }
        if options.contains(.initial) { tell(self, nil) }
        let added = KeyValueObservers.add(to: self, keyPath, tell)
        (added.listener, added.context) = (observer, context)
    }

    /// Says that a value is about to change: what it was is told with the change.
    public func willChangeValue(forKey key: String) {
        KeyValueObservers.begin(self, key) { self.value(forKey: key) }
    }

    /// Tells those who observe a property, which need not be `dynamic`, that it changed.
    public func didChangeValue(forKey key: String) { KeyValueObservers.end(self, key) }

    /// Ends what ``addObserver(_:forKeyPath:options:context:)`` began.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        KeyValueObservers.remove(from: self, keyPath) { $0.listener === observer }
    }

    /// Ends what ``addObserver(_:forKeyPath:options:context:)`` began with that context.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        KeyValueObservers.remove(from: self, keyPath) { $0.listener === observer && $0.context == context }
    }
}

/// What `super.observeValue(…)` becomes in a class that derives from `NSObject`: nothing.
public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
) {}

/// Who observes which properties of which objects.
public enum KeyValueObservers {
    final class Observer {
        fileprivate weak var object: AnyObject?
        fileprivate let key: String
        fileprivate let tell: (AnyObject, Any?) -> Void
        fileprivate weak var listener: NSObject?
        fileprivate var context: UnsafeMutableRawPointer?
        /// Whether the object asks, when it changes, if anyone hears of it.
        private let isOfView: Bool

        fileprivate init(_ object: AnyObject, _ key: String, _ tell: @escaping (AnyObject, Any?) -> Void) {
            (self.object, self.key, self.tell, isOfView) = (object, key, tell, object is UIView)
            if isOfView { ThreadContext.changeWatchers.add(1, ordering: .relaxed) }
        }

        deinit { if isOfView { ThreadContext.changeWatchers.subtract(1, ordering: .relaxed) } }
    }

    private static let names = Locked<[AnyKeyPath: String]>([:])

    static func note(_ name: String, of path: AnyKeyPath) {
        nonisolated(unsafe) let path = path
        names.withLock { $0[path] = name }
    }

    static func name(of path: AnyKeyPath) -> String? {
        nonisolated(unsafe) let path = path
        return names.withLock { $0[path] }
    }

    private static let observers = Locked<[ObjectIdentifier: [Observer]]>([:])
    /// What observed properties were whose change was announced.
    private static let announced = Locked<[ObjectIdentifier: [String: Any]]>([:])

    static func begin(_ object: NSObject, _ key: String, reading value: () -> Any?) {
        let isObserved = observers.withLock { all in
            (all[ObjectIdentifier(object)] ?? []).contains { $0.object === object && $0.key == key }
        }
        guard isObserved, let value = value() else { return }
        nonisolated(unsafe) let old = value
        announced.withLock { $0[ObjectIdentifier(object), default: [:]][key] = old }
    }

    static func end(_ object: NSObject, _ key: String) {
        let old = announced.withLock { all in
            nonisolated(unsafe) let old = all[ObjectIdentifier(object)]?.removeValue(forKey: key)
            if all[ObjectIdentifier(object)]?.isEmpty == true { all[ObjectIdentifier(object)] = nil }
            return old
        }
        tell(object, key, old)
    }

    /// Tells that a property has another value: the rewriter calls it from properties that are `dynamic`.
    public static func tell(_ object: AnyObject, _ key: String, _ old: Any?) {
        let wanted = observers.withLock { all in
            all.isEmpty ? [] : (all[ObjectIdentifier(object)] ?? []).filter { $0.object === object && $0.key == key }
        }
        for observer in wanted { observer.tell(object, old) }
    }

    static func add(
        to object: AnyObject, _ key: String, _ tell: @escaping (AnyObject, Any?) -> Void
    ) -> Observer {
        nonisolated(unsafe) let observer = Observer(object, key, tell)
        // Those of objects that are gone go, too: without the lock, as what they hold may end observations.
        let gone = observers.withLock { all in
            let gone = all.filter { !$0.value.contains { $0.object != nil } }
            for place in gone.keys { all[place] = nil }
            all[ObjectIdentifier(object), default: []].append(observer)
            return gone
        }
        withExtendedLifetime(gone) {}
        return observer
    }

    static func remove(_ observer: Observer) {
        guard let object = observer.object else { return }
        remove(from: object, observer.key) { $0 === observer }
    }

    fileprivate static func remove(from object: AnyObject, _ key: String, _ isMeant: (Observer) -> Bool) {
        let gone = observers.withLock { all in
            let place = ObjectIdentifier(object)
            let gone = (all[place] ?? []).filter { $0.key == key && isMeant($0) }
            all[place]?.removeAll { observer in gone.contains { $0 === observer } }
            return gone
        }
        withExtendedLifetime(gone) {}
    }
}
