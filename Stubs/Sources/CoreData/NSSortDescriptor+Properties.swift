import Foundation

extension NSSortDescriptor {
    /// Orders by a property of any type: optional ones, which Foundation on Linux refuses, too. None comes before all others.
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        nonisolated(unsafe) let keyPath = keyPath
        self.init(
            keyPath: \NSObject.self, ascending: ascending,
            comparator: { one, other in
                func value(_ object: Any) -> Any? {
                    (object as? Root).flatMap { KeptValue.of($0[keyPath: keyPath], for: nil) }
                }
                return KeptValue.order(value(one), value(other))
            })
    }
}

extension KeptValue {
    /// Which of two kept values comes first.
    static func order(_ one: Any?, _ other: Any?) -> ComparisonResult {
        switch (one, other) {
        case (nil, nil): .orderedSame
        case (nil, _): .orderedAscending
        case (_, nil): .orderedDescending
        case (let one as String, let other as String): one.compare(other)
        case (let one as Date, let other as Date): one.compare(other)
        case (let one as NSNumber, let other as NSNumber): one.compare(other)
        case (let one as UUID, let other as UUID): one.uuidString.compare(other.uuidString)
        case (let one as URL, let other as URL): one.absoluteString.compare(other.absoluteString)
        default: .orderedSame
        }
    }
}
