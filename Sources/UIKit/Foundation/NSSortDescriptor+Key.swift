import Foundation

extension NSSortDescriptor {
    /// Sorts objects by what ``ObjectiveC/NSObject/value(forKeyPath:)`` finds: numbers, texts, dates and UUIDs. Nothing comes
    /// before everything.
    /// - Parameter key: the path of names; nil compares the objects themselves.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending, comparator: NamedComparison.standard)
    }

    /// The same with a method of texts, such as `localizedCaseInsensitiveCompare(_:)`. Of others `compare(_:)` is taken.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let isCaseless = selector?.description.lowercased().contains("caseinsensitive") == true
        let isNumeric = selector?.description.contains("localizedStandard") == true
        self.init(key: key, ascending: ascending) { one, other in
            guard isCaseless || isNumeric, let one = one as? String, let other = other as? String else {
                return NamedComparison.standard(one, other)
            }
            return one.compare(other, options: isNumeric ? [.caseInsensitive, .numeric] : .caseInsensitive)
        }
    }

    /// The same with a comparison of one's own.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        nonisolated(unsafe) let compare = cmptr
        self.init(
            keyPath: \NSObject.self, ascending: ascending,
            comparator: { one, other in
                func value(_ object: Any) -> Any? {
                    key.map { (object as? NSObject)?.value(forKeyPath: $0) } ?? object
                }
                guard let first = value(one) else { return value(other) == nil ? .orderedSame : .orderedAscending }
                guard let second = value(other) else { return .orderedDescending }
                return compare(first, second)
            })
    }
}

/// How values are compared whose types are only known at run time.
enum NamedComparison {
    static func standard(_ one: Any, _ other: Any) -> ComparisonResult {
        switch (one, other) {
        case (let one as String, let other as String): return one.compare(other)
        case (let one as Date, let other as Date): return one.compare(other)
        case (let one as UUID, let other as UUID): return one.uuidString.compare(other.uuidString)
        default:
            guard let one = number(one), let other = number(other) else { return .orderedSame }
            return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
        }
    }

    /// A value as a number, if it is one.
    static func number(_ value: Any) -> Double? {
        switch value {
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as Bool: value ? 1 : 0
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}
