/// The value as the type that a member declares: none as none where the type is optional; nil where it can't be had.
///
/// Objective-C's key-value coding turns numbers into any type of numbers; documents know one type of numbers.
func converted<Value>(_ value: Any?) -> Value? { converted(value, to: Value.self) as? Value }

/// The same for a type that is known at run time alone.
private func converted(_ value: Any?, to type: Any.Type) -> Any? {
    let optional = type as? any OptionalType.Type
    guard let value = value.flatMap(unwrapped) else { return optional?.nothing }
    let wanted = optional?.wrapped ?? type
    if let type = wanted as? any NumberConvertible.Type, let number = number(value) { return type.init(number: number) }
    if wanted is CGColor.Type, let color = value as? UIColor { return color.cgColor }
    return value
}

/// What an optional within `Any` holds.
func unwrapped(_ value: Any) -> Any? {
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
    static var nothing: Any { get }
    var content: Any? { get }
}

extension Optional: OptionalType {
    static var wrapped: Any.Type { Wrapped.self }
    static var nothing: Any { Wrapped?.none as Any }
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
