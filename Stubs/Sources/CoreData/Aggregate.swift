import Foundation

/// What becomes of several values.
enum Aggregate: String {
    case sum, count, min, max, average, median, distinct

    /// The members of a collection; nil for what is none.
    static func members(of value: Any?) -> [Any]? {
        switch value {
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let list as NSArray: Array(list)
        default: nil
        }
    }

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
