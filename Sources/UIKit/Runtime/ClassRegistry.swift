/// The classes that documents may name, and their tables of members.
///
/// A program registers its classes before it launches.
@preconcurrency @MainActor
public enum ClassRegistry {
    /// Lets documents name the class, and selectors and documents reach its members.
    ///
    /// Members of superclasses stand in the tables of these. `name` is the class's name in Interface Builder, `module` the
    /// module it is in.
    ///
    /// - Parameter make: makes an object of the class, for objects of documents that are neither views nor controllers: custom
    ///   objects and gesture recognisers. Views, controllers, cells, layouts of collections and segues need none: they are made
    ///   by `init(coder:)`, or as code makes them.
    public static func register(
        _ type: AnyClass, as name: String, in module: String, members: MemberTable = MemberTable(),
        make: (() -> AnyObject)? = nil
    ) {
        classes.withLock { classes in
            classes.makers[ObjectIdentifier(type)] = make
            classes.registered.insert(ObjectIdentifier(type))
            classes.byName[name, default: []].removeAll { $0.type == type }
            classes.byName[name, default: []].append((module, type))
        }
        extend(type, by: members)
    }

    /// Adds to what selectors and documents reach of a class, as its extensions do, also those of classes of UIKit.
    public static func extend(_ type: AnyClass, by members: MemberTable) {
        classes.withLock { classes in
            let known = classes.tables[ObjectIdentifier(type)] ?? MemberTable()
            classes.tables[ObjectIdentifier(type)] = MemberTable(
                properties: Array(known.properties.values) + members.properties.values,
                methods: Array(known.methods.values) + members.methods.values)
        }
    }

    /// Lets selectors and documents reach the members of a class, by its name and module in Swift.
    public static func register(_ type: AnyClass, members: MemberTable = MemberTable()) {
        let module = String(reflecting: type).prefix { $0 != "." }
        register(type, as: "\(type)", in: String(module), members: members)
    }

    /// The class of that name: of the module if one is named and has it, else of any; one of UIKit's where nobody registered
    /// such a class; nil where there is none.
    package static func type(named name: String, in module: String?) -> AnyClass? {
        let registered: AnyClass? = classes.withLock { classes in
            let candidates = classes.byName[name] ?? []
            return (candidates.last { $0.module == module } ?? candidates.last)?.type
        }
        // A document may write the module before the name.
        return registered ?? NSClassFromString("UIKit.\(name)")
            ?? (name.contains(".") ? qualified(name.split(separator: ".")) : nil)
    }

    /// The registered class whose name in Swift this is, with its module and the types around it.
    nonisolated static func type(exactly name: String) -> AnyClass? {
        let last = String(name.split(separator: ".").last ?? "")
        return classes.withLock { $0.byName[last]?.last { UIStringFromClass($0.type) == name }?.type }
    }

    private static func qualified(_ parts: [Substring]) -> AnyClass? {
        guard parts.count == 2, !parts[1].isEmpty else { return nil }
        return type(named: String(parts[1]), in: String(parts[0]))
    }

    /// Makes an object of the class of that name, where it was registered with a way to.
    package static func make(named name: String, in module: String?) -> AnyObject? {
        type(named: name, in: module).flatMap(make)
    }

    /// Makes an object of the class, where it was registered with a way to.
    static func make(_ type: AnyClass) -> AnyObject? { classes.withLock { $0.makers[ObjectIdentifier(type)] }?() }

    /// Whether the object's class, or one that it derives from, is registered.
    package static func knows(_ object: AnyObject) -> Bool {
        let lineage = lineage(of: Swift.type(of: object))
        if object is any MemberTableProviding { return true }
        return classes.withLock { classes in lineage.contains { classes.registered.contains(ObjectIdentifier($0)) } }
    }

    private static func lineage(of type: AnyClass) -> UnfoldSequence<AnyClass, (AnyClass?, Bool)> {
        sequence(first: type) { _getSuperclass($0) }
    }

    /// The method of the object's class or a superclass, or what reads or sets a property: `value`, `setValue:`.
    static func method(_ selector: Selector, of object: AnyObject) -> MemberTable.Method? {
        method(selector, ofObjectsOf: Swift.type(of: object))
    }

    /// The same for all objects of a class.
    static func method(_ selector: Selector, ofObjectsOf type: AnyClass) -> MemberTable.Method? {
        if let method = tables(ofObjectsOf: type).lazy.compactMap({ $0.methods[selector] }).first { return method }
        let name = selector.description
        if let property = property(name, ofObjectsOf: type) {
            return MemberTable.Method(selector) { (object: AnyObject, _) in property.get(object) }
        }
        guard name.hasPrefix("set"), name.hasSuffix(":"), name.dropLast().last != ":" else { return nil }
        let value = name.dropFirst(3).dropLast()
        guard let property = property(value.prefix(1).lowercased() + value.dropFirst(), ofObjectsOf: type) else {
            return nil
        }
        return MemberTable.Method(selector) { (object: AnyObject, arguments) in
            if property.set(object, arguments.first) { return nil }
            throw MemberTable.ArgumentError(position: 0, wanted: Any.self)
        }
    }

    /// The property of the object's class or a superclass.
    static func property(_ name: String, of object: AnyObject) -> MemberTable.Property? {
        property(name, ofObjectsOf: Swift.type(of: object))
    }

    private static func property(_ name: String, ofObjectsOf type: AnyClass) -> MemberTable.Property? {
        tables(ofObjectsOf: type).lazy.compactMap { $0.properties[name] }.first
    }

    /// The properties that a program's own classes say of their objects and that a key path reaches.
    static func ownProperties(of object: AnyObject) -> [MemberTable.Property] {
        let tables = classes.withLock { classes in
            lineage(of: Swift.type(of: object)).filter { classes.registered.contains(ObjectIdentifier($0)) }.compactMap
            {
                classes.tables[ObjectIdentifier($0)]
            }
        }
        return tables.flatMap { $0.properties.values.filter { $0.path != nil } }
    }

    /// The name of the property that a key path reaches.
    static func name(of path: AnyKeyPath, in object: AnyObject) -> String? {
        for table in tables(of: object) {
            if let property = table.properties.values.first(where: { $0.path == path }) { return property.name }
        }
        return nil
    }

    /// The tables of the object's class and its superclasses, its own first.
    private static func tables(of object: AnyObject) -> [MemberTable] { tables(ofObjectsOf: Swift.type(of: object)) }

    private static func tables(ofObjectsOf type: AnyClass) -> [MemberTable] {
        let lineage = Array(lineage(of: type))
        let own = classes.withLock { classes in lineage.map { classes.tables[ObjectIdentifier($0)] } }
        let provided = (type as? any MemberTableProviding.Type)?.memberTables ?? []
        return zip(lineage, own).flatMap { [$1, BuiltInMembers.tables[ObjectIdentifier($0)]].compactMap { $0 } }
            + provided
    }

    nonisolated private struct Classes {
        var byName: [String: [(module: String, type: AnyClass)]] = [:]
        /// All that were registered by a name.
        var registered: Set<ObjectIdentifier> = []
        var makers: [ObjectIdentifier: () -> AnyObject] = [:]
        var tables: [ObjectIdentifier: MemberTable] = [:]
    }
    nonisolated private static let classes = Locked(Classes())
}
