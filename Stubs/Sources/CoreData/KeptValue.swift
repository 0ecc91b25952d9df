import Foundation

/// How values of properties are kept: numbers as `NSNumber`, as Core Data does, so that they can be read as any type of numbers.
enum KeptValue {
    /// The value as it is kept; nil for none.
    static func of(_ value: Any?, for property: NSPropertyDescription?) -> Any? {
        guard let value = value.flatMap(unwrapped) else { return nil }
        let type = (property as? NSAttributeDescription)?.attributeType
        if type == .transformableAttributeType { return value }
        switch value {
        case is NSNull: return nil
        case let decimal as Decimal: return NSDecimalNumber(decimal: decimal)
        case let number as NSNumber:
            // A date that the class has as a number.
            return type == .dateAttributeType ? Date(timeIntervalSinceReferenceDate: number.doubleValue) : number
        case let text as String: return text
        case let date as Date: return date
        case let set as NSMutableSet: return NSSet(array: set.allObjects)
        case let set as NSMutableOrderedSet: return NSOrderedSet(array: set.array)
        case is NSManagedObject, is NSOrderedSet: return value
        // A set of Swift's is one, too.
        case let set as NSSet: return set
        case let objects as [NSManagedObject]: return objects.isEmpty ? value : NSOrderedSet(array: objects)
        case let raw as any RawRepresentable: return of(raw.rawValue, for: property)
        default: return value
        }
    }

    /// A kept value in the type of a property.
    static func read<Value>(_ kept: Any?, as type: Value.Type) -> Value? {
        guard let kept else { return nil }
        if let value = kept as? Value { return value }
        let wanted = (type as? any OptionalValue.Type)?.wrapped ?? type
        return converted(kept, wanted) as? Value
    }

    private static func converted(_ kept: Any, _ type: Any.Type) -> Any? {
        if let type = type as? any NumberValue.Type {
            if let number = kept as? NSNumber { return type.init(truncating: number) }
            if let date = kept as? Date { return date.timeIntervalSinceReferenceDate }
        }
        if let type = type as? any RawRepresentable.Type { return raw(kept, type) }
        return nil
    }

    private static func raw<Value: RawRepresentable>(_ kept: Any, _ type: Value.Type) -> Value? {
        read(kept, as: Value.RawValue.self).flatMap(Value.init)
    }

    /// What a property holds that nobody set, where it isn't optional.
    static func empty<Value>(_ type: Value.Type) -> Value? {
        if let type = type as? any ExpressibleByNilLiteral.Type { return none(type) as? Value }
        if let type = type as? any AdditiveArithmetic.Type { return zero(type) as? Value }
        if let type = type as? any RawRepresentable.Type { return raw(NSNumber(value: 0), type) as? Value }
        let others: [Any] = [
            false, "", Date(timeIntervalSinceReferenceDate: 0), Data(), UUID(), NSSet(), NSOrderedSet(),
        ]
        return others.lazy.compactMap { $0 as? Value }.first
    }

    private static func none<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Value { nil }
    private static func zero<Value: AdditiveArithmetic>(_ type: Value.Type) -> Value { .zero }

    /// What an optional within `Any` holds.
    private static func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalValue else { return value }
        return optional.content.flatMap(unwrapped)
    }

    /// Whether two kept values are the same.
    static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
        switch (one, other) {
        case (nil, nil): true
        case (let one as Related, let other as Related): one == other
        case (let one as Related, nil), (nil, let one as Related): one.ids.isEmpty
        case (let one as AnyHashable, let other as AnyHashable): one == other
        case (let one as NSObject, let other as NSObject): one.isEqual(other)
        default: false
        }
    }
}

private protocol OptionalValue {
    static var wrapped: Any.Type { get }
    var content: Any? { get }
}
extension Optional: OptionalValue {
    static var wrapped: Any.Type { Wrapped.self }
    var content: Any? { self }
}

private protocol NumberValue { init(truncating number: NSNumber) }
extension Int: NumberValue {}
extension Int8: NumberValue {}
extension Int16: NumberValue {}
extension Int32: NumberValue {}
extension Int64: NumberValue {}
extension UInt: NumberValue {}
extension UInt8: NumberValue {}
extension UInt16: NumberValue {}
extension UInt32: NumberValue {}
extension UInt64: NumberValue {}
extension Float: NumberValue {}
extension Double: NumberValue {}
extension CGFloat: NumberValue { fileprivate init(truncating number: NSNumber) { self.init(number.doubleValue) } }
extension Bool: NumberValue {}
