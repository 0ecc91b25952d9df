/// A rule of Auto Layout that an equation breaks. The rules are those of Apple's Auto Layout Guide ("Anatomy of a
/// Constraint") as UIKit enforces them.
///
/// The guide also advises against multipliers other than 1 on positions. UIKit and Interface Builder accept them
/// (a centre at 0.8 of the superview's centre is common), so they are no error here.
public enum EquationError: Error, Hashable, Sendable {
    /// A size and a position can't be compared.
    case sizeWithPosition(Attribute, Attribute)
    /// A horizontal position and a vertical one can't be compared.
    case horizontalWithVertical(Attribute, Attribute)
    /// Leading and trailing depend on the reading direction, left and right don't: the two can't be compared.
    case directionalWithAbsolute(Attribute, Attribute)
    /// A position must be given relative to another position.
    case positionWithoutSecondItem(Attribute)
    /// A multiplier of 0 makes a position equal to a constant.
    case positionWithZeroMultiplier(Attribute)
    /// The first attribute is missing.
    case missingAttribute
    /// A second item without an attribute, or an attribute without a second item.
    case incompleteSecondOperand
    /// A constant or multiplier is not a finite number.
    case notFinite(name: String, value: Double)
    /// A priority that is not above 0 and up to 1000.
    case priorityOutOfRange(Double)
}

extension EquationError: CustomStringConvertible {
    /// What is wrong with the equation, in one sentence.
    public var description: String {
        switch self {
        case .sizeWithPosition(let a, let b):
            "a size can't be constrained to a position: \(a) to \(b); compare sizes with sizes"
        case .horizontalWithVertical(let a, let b):
            "a horizontal position can't be constrained to a vertical one: \(a) to \(b)"
        case .directionalWithAbsolute(let a, let b):
            "leading and trailing can't be constrained to left and right: \(a) to \(b); use one kind for both"
        case .positionWithoutSecondItem(let a):
            "a position can't be a constant: \(a) needs a second item to be relative to"
        case .positionWithZeroMultiplier(let a):
            "a multiplier of 0 makes the position \(a) a constant; use another multiplier"
        case .missingAttribute:
            "the first attribute is missing"
        case .incompleteSecondOperand:
            "a second item needs a second attribute, and a second attribute needs an item"
        case .notFinite(let name, let value):
            "the \(name) is not a finite number: \(value)"
        case .priorityOutOfRange(let value):
            "a priority must be above 0 and at most 1000, not \(value)"
        }
    }
}
