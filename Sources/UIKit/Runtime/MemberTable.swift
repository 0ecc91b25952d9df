/// What the objects of one class offer by name: the properties and methods that documents and selectors reach.
///
/// Objective-C keeps such a table for every class. Swift on Linux keeps none, so a class that marks members `@IBOutlet`,
/// `@IBAction`, `@IBInspectable` or `@objc` gets its table written beside it, and registers it with ``ClassRegistry``:
///
///     MemberTable(
///         properties: [.init("nameLabel", \CounterController.nameLabel)],
///         methods: [.init("increase:") { (object: CounterController, arguments) in try object.increase(arguments[0]) }])
///
/// Values arrive as the member declares them: numbers as any type of numbers (`CGFloat`, `Int`, `Float`, `NSNumber`, `Bool`), a
/// list of objects as `[UIButton]`, nothing as nil where the type is optional, colours as `CGColor` where that is wanted. A
/// method without a result is to answer `nil` or `()`.
@preconcurrency @MainActor
public struct MemberTable {
    /// The properties by name: outlets, collections of outlets, inspectable attributes and `@objc` properties.
    public let properties: [String: Property]
    /// The methods by selector.
    public let methods: [Selector: Method]

    /// A table of these members. Of two with one name the last counts.
    public init(properties: [Property] = [], methods: [Method] = []) {
        self.properties = Dictionary(properties.map { ($0.name, $0) }) { $1 }
        self.methods = Dictionary(methods.map { ($0.selector, $0) }) { $1 }
    }

    /// A property that can be read and set by name.
    @preconcurrency @MainActor
    public struct Property {
        /// The property's name.
        public let name: String
        /// The value of the property of the object.
        let get: (AnyObject) -> Any?
        /// Sets the property; false if the value isn't of the property's type.
        let set: (AnyObject, Any?) -> Bool
        /// How code reaches the property, where that is known.
        private(set) var path: AnyKeyPath?

        /// A property that can only be read.
        public init<Object: AnyObject>(_ name: String, reading get: @escaping (Object) -> Any?) {
            self.name = name
            self.get = { ($0 as? Object).flatMap(get) }
            set = { _, _ in false }
        }

        /// A property that closures read and set: one that no key path reaches, such as a lazy or an overridden one.
        public init<Object: AnyObject, Value>(
            _ name: String, reading get: @escaping (Object) -> Any?, setting set: @escaping (Object, Value) -> Void
        ) {
            self.name = name
            self.get = { ($0 as? Object).flatMap(get) }
            self.set = { object, value in
                guard let object = object as? Object, let value: Value = converted(value) else { return false }
                set(object, value)
                return true
            }
        }

        /// A property that the class reaches by a key path, private ones, too. Setting it reads it first, as key paths do: give
        /// closures for one whose getter does something.
        public init<Object: AnyObject, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
            (self.name, self.path) = (name, path)
            get = { ($0 as? Object)?[keyPath: path] }
            set = { object, value in
                guard let object = object as? Object, let value: Value = converted(value) else { return false }
                object[keyPath: path] = value
                return true
            }
        }
    }

    /// A method that can be called by its selector.
    @preconcurrency @MainActor
    public struct Method {
        /// The method's name as Objective-C spells it.
        public let selector: Selector
        /// Calls the method of the object.
        let call: (AnyObject, Arguments) throws -> Any?

        /// A method that the closure calls.
        public init<Object: AnyObject>(_ selector: Selector, _ call: @escaping (Object, Arguments) throws -> Any?) {
            self.selector = selector
            self.call = { object, arguments in
                guard let object = object as? Object else { throw ArgumentError(position: nil, wanted: Object.self) }
                return try call(object, arguments)
            }
        }
    }

    /// What a method is called with, in the types that it declares.
    public struct Arguments {
        let values: [Any?]

        /// The first argument as it is; nil where there is none.
        var first: Any? { values.first ?? nil }

        /// The argument as the type that the method wants; nil where it wants an optional and there is none.
        public subscript<Value>(_ position: Int) -> Value {
            get throws {
                guard let value: Value = converted(values.indices.contains(position) ? values[position] : nil) else {
                    throw ArgumentError(position: position, wanted: Value.self)
                }
                return value
            }
        }
    }

    /// A method was called with an object or an argument of another type.
    struct ArgumentError: Error {
        /// Which argument; nil for the object itself.
        let position: Int?
        let wanted: Any.Type
    }
}

/// A class that tells its tables itself, as one with generic parameters must: there is no single class to register.
public protocol MemberTableProviding: AnyObject {
    /// The tables of the class and of its superclasses that tell theirs, the class's own first.
    @preconcurrency @MainActor static var memberTables: [MemberTable] { get }
}
