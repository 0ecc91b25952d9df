import Foundation

/// Values at the end of a path of names, through several objects and the operators of key-value coding, such as `@count`.
enum KeyPathValue {
    static func of(_ path: String, in object: Any?) -> Any? {
        let names = path.split(separator: ".", maxSplits: 1).map(String.init)
        guard let object, let name = names.first else { return object }
        let rest = names.count > 1 ? names[1] : nil
        if let members = members(of: object) {
            if name.hasPrefix("@") { return operation(String(name.dropFirst()), members, rest) }
            return members.compactMap { of(path, in: $0) }
        }
        let value = (object as? NSObject)?.value(forKey: name)
        return rest.map { of($0, in: value) } ?? value
    }

    static func members(of value: Any?) -> [Any]? {
        switch value {
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let list as NSArray: Array(list)
        default: nil
        }
    }

    private static func operation(_ name: String, _ members: [Any], _ path: String?) -> Any? {
        if name == "count" { return NSNumber(value: members.count) }
        let values = path.map { path in members.compactMap { of(path, in: $0) } } ?? members
        let function = ["avg": "average", "distinctUnionOfObjects": "distinct"][name] ?? name
        return Aggregate(rawValue: function)?.of(values) ?? values
    }
}

/// What becomes of several values.
enum Aggregate: String {
    case sum, count, min, max, average, median, distinct

    func of(_ values: [Any]) -> Any? {
        let numbers = values.compactMap { $0 as? NSNumber }
        switch self {
        case .count: return NSNumber(value: values.count)
        case .sum: return Self.sum(numbers)
        case .average:
            return numbers.isEmpty ? nil : NSNumber(value: Self.sum(numbers).doubleValue / Double(numbers.count))
        case .median:
            let sorted = numbers.map(\.doubleValue).sorted()
            return sorted.isEmpty
                ? nil : NSNumber(value: (sorted[sorted.count / 2] + sorted[(sorted.count - 1) / 2]) / 2)
        case .min: return values.min(by: Self.isLess)
        case .max: return values.max(by: Self.isLess)
        case .distinct: return NSOrderedSet(array: values).array
        }
    }

    /// Whole numbers stay whole.
    private static func sum(_ numbers: [NSNumber]) -> NSNumber {
        let sum = numbers.reduce(0) { $0 + $1.doubleValue }
        let isWhole = !numbers.contains { $0.doubleValue.rounded() != $0.doubleValue }
        return isWhole ? NSNumber(value: Int64(sum)) : NSNumber(value: sum)
    }

    private static func isLess(_ one: Any, _ other: Any) -> Bool {
        switch (one, other) {
        case (let one as String, let other as String): one < other
        case (let one as Date, let other as Date): one < other
        case (let one as NSNumber, let other as NSNumber): one.compare(other) == .orderedAscending
        default: false
        }
    }
}
