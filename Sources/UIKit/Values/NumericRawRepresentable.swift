/// Numbers with a name: they are compared, raised and lowered by numbers.
///
/// The operators belong to the protocol, as in UIKit: those that a program declares for one of the types go first.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {
    /// The value of a number.
    init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
    /// Whether the first is the lower one.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    /// A value that is higher by a number.
    public static func + (left: Self, right: RawValue) -> Self { Self(rawValue: left.rawValue + right) }
    /// A value that is higher by a number.
    public static func + (left: RawValue, right: Self) -> Self { right + left }
    /// A value that is lower by a number.
    public static func - (left: Self, right: RawValue) -> Self { Self(rawValue: left.rawValue - right) }
    /// By how much the first is higher.
    public static func - (left: Self, right: Self) -> RawValue { left.rawValue - right.rawValue }
    /// Raises a value by a number.
    public static func += (left: inout Self, right: RawValue) { left = left + right }
    /// Lowers a value by a number.
    public static func -= (left: inout Self, right: RawValue) { left = left - right }
}
