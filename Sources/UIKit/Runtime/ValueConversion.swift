/// The value as the type that a member declares: none as none where the type is optional; nil where it can't be had.
///
/// Objective-C's key-value coding turns numbers into any type of numbers; documents know one type of numbers.
func converted<Value>(_ value: Any?) -> Value? {
    guard let value = value.flatMap(unwrapped) else {
        return (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
    }
    if let same = value as? Value { return same }
    let wanted = (Value.self as? any OptionalType.Type)?.wrapped ?? Value.self
    guard let type = wanted as? any NumberConvertible.Type else {
        return wanted is CGColor.Type ? (value as? UIColor)?.cgColor as? Value : nil
    }
    return number(value).flatMap { type.init(number: $0) } as? Value
}

/// What an optional within `Any` holds.
private func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalType else { return value }
    return optional.content
}

private func number(_ value: Any) -> NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let number as CGFloat: NSNumber(value: Double(number))
    default: nil
    }
}

private protocol OptionalType {
    static var wrapped: Any.Type { get }
    var content: Any? { get }
}

extension Optional: OptionalType {
    static var wrapped: Any.Type { Wrapped.self }
    var content: Any? { flatMap { unwrapped($0) } }
}

/// Types of numbers that a number of a document can become.
private protocol NumberConvertible {
    init?(number: NSNumber)
}

extension CGFloat: NumberConvertible { init?(number: NSNumber) { self.init(number.doubleValue) } }
extension Double: NumberConvertible { init?(number: NSNumber) { self = number.doubleValue } }
extension Float: NumberConvertible { init?(number: NSNumber) { self = number.floatValue } }
extension Int: NumberConvertible { init?(number: NSNumber) { self = number.intValue } }
extension UInt: NumberConvertible { init?(number: NSNumber) { self = number.uintValue } }
extension Int8: NumberConvertible { init?(number: NSNumber) { self = number.int8Value } }
extension Int16: NumberConvertible { init?(number: NSNumber) { self = number.int16Value } }
extension Int32: NumberConvertible { init?(number: NSNumber) { self = number.int32Value } }
extension Int64: NumberConvertible { init?(number: NSNumber) { self = number.int64Value } }
extension UInt8: NumberConvertible { init?(number: NSNumber) { self = number.uint8Value } }
extension UInt16: NumberConvertible { init?(number: NSNumber) { self = number.uint16Value } }
extension UInt32: NumberConvertible { init?(number: NSNumber) { self = number.uint32Value } }
extension UInt64: NumberConvertible { init?(number: NSNumber) { self = number.uint64Value } }
extension Bool: NumberConvertible { init?(number: NSNumber) { self = number.boolValue } }
