import Foundation

/// Follows paths of names joined by points through objects, dictionaries and collections, as key-value coding does.
enum KeyValuePath {
    /// The value at the end of a path; nil where something on the way is nil or has no such value.
    ///
    /// A name reaches into each member of a collection. Names that begin with `@` ask for something of a collection: `@count`,
    /// `@sum`, `@avg`, `@min`, `@max`, `@unionOfObjects`, `@distinctUnionOfObjects`, the rest of the path being what of its
    /// members.
    static func value(_ path: String, of object: Any) -> Any? {
        var found: Any? = object
        var names = path.split(separator: ".").map(String.init)[...]
        while let name = names.popFirst() {
            guard let current = found.flatMap(unwrapped) else { return nil }
            if name.hasPrefix("@") {
                let members = members(of: current) ?? []
                let values =
                    names.isEmpty ? members : members.compactMap { value(names.joined(separator: "."), of: $0) }
                return aggregate(name, of: values)
            }
            found = step(name, from: current)
        }
        return found.flatMap(unwrapped)
    }

    /// The members of a collection in their order; nil for what is none.
    static func members(of value: Any) -> [Any]? {
        switch value {
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let list as [Any]: list
        case let set as Set<AnyHashable>: set.map(\.base)
        default: nil
        }
    }

    private static func step(_ name: String, from value: Any) -> Any? {
        if let values = value as? [String: Any] { return values[name] }
        if let members = members(of: value) {
            let values = members.compactMap { step(name, from: $0).flatMap(unwrapped) }
            return value is NSSet || value is Set<AnyHashable> ? NSSet(array: values) : values
        }
        if let text = value as? String {
            switch name {
            case "length": return text.utf16.count
            case "uppercaseString": return text.uppercased()
            case "lowercaseString": return text.lowercased()
            default: return nil
            }
        }
        guard type(of: value) is AnyClass else { return nil }
        nonisolated(unsafe) let object = value as AnyObject
        nonisolated(unsafe) var found: Any?
        MainActor.unchecked {
            found = KeyValueCoding.value(name, of: object)
            if found == nil, !KeyValueCoding.has(name, object) {
                found = ClassRegistry.implementation(of: "valueForUndefinedKey:", in: object)?([name])
            }
        }
        return found
    }

    /// What `@count`, `@sum` and so on are of values.
    static func aggregate(_ name: String, of values: [Any]) -> Any? {
        let numbers = values.compactMap(NamedComparison.number)
        let sum = numbers.reduce(0, +)
        switch name {
        case "@count": return NSNumber(value: values.count)
        case "@sum": return NSNumber(value: sum)
        case "@avg": return NSNumber(value: numbers.isEmpty ? 0 : sum / Double(numbers.count))
        case "@min": return values.min { NamedComparison.standard($0, $1) == .orderedAscending }
        case "@max": return values.max { NamedComparison.standard($0, $1) == .orderedAscending }
        case "@unionOfObjects": return values
        case "@distinctUnionOfObjects": return NSOrderedSet(array: values).array
        default: return nil
        }
    }
}
