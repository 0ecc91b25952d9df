/// The classes that documents may name, and their tables of members.
///
/// A program registers its classes before it launches.
@preconcurrency @MainActor
public enum ClassRegistry {
    /// Lets documents name the class, and selectors and documents reach its members.
    ///
    /// Members of superclasses stand in the tables of these. `name` is the class's name in Interface Builder, `module` the
    /// module it is in.
    public static func register(
        _ type: AnyClass, as name: String, in module: String, members: MemberTable = MemberTable()
    ) {
        classes.withLock { classes in
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

    /// The class of that name, of the module if one is named.
    static func type(named name: String, in module: String?) -> AnyClass? {
        classes.withLock { classes in
            let candidates = classes.byName[name] ?? []
            guard let module else { return candidates.last?.type }
            return candidates.last { $0.module == module }?.type
        }
    }

    /// The method of the object's class or a superclass.
    static func method(_ selector: Selector, of object: AnyObject) -> MemberTable.Method? {
        tables(of: object).lazy.compactMap { $0.methods[selector] }.first
    }

    /// The property of the object's class or a superclass.
    static func property(_ name: String, of object: AnyObject) -> MemberTable.Property? {
        tables(of: object).lazy.compactMap { $0.properties[name] }.first
    }

    /// The tables of the object's class and its superclasses, its own first.
    private static func tables(of object: AnyObject) -> [MemberTable] {
        let lineage = sequence(first: Swift.type(of: object) as AnyClass) { _getSuperclass($0) }
        return classes.withLock { classes in lineage.compactMap { classes.tables[ObjectIdentifier($0)] } }
    }

    private struct Classes {
        var byName: [String: [(module: String, type: AnyClass)]] = [:]
        var tables: [ObjectIdentifier: MemberTable] = [:]
    }
    private static let classes = Locked(Classes())
}
