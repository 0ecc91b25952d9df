/// The rules of Auto Layout for an equation's attributes and numbers, in one place.
///
/// UIKit asks for them where a constraint is made and where a priority is set; the engine asks for all of them when it takes
/// an equation.
public enum EquationRules {
    /// Checks all rules for an equation's attributes and numbers.
    ///
    /// - Parameters:
    ///   - second: `.notAnAttribute` when there is no second item.
    ///   - hasSecondItem: whether an item stands on the right side.
    public static func check(
        first: Attribute, second: Attribute, hasSecondItem: Bool, multiplier: Double, constant: Double
    ) throws(EquationError) {
        try checkWhenMade(
            first: first, second: second, hasSecondItem: hasSecondItem, multiplier: multiplier, constant: constant)
        try checkAxes(first, second)
    }

    /// Checks the rules that UIKit enforces when a constraint is made: all but that an equation keeps to one axis.
    public static func checkWhenMade(
        first: Attribute, second: Attribute, hasSecondItem: Bool, multiplier: Double, constant: Double
    ) throws(EquationError) {
        guard first != .notAnAttribute else { throw .missingAttribute }
        guard constant.isFinite else { throw .notFinite(name: "constant", value: constant) }
        guard multiplier.isFinite else { throw .notFinite(name: "multiplier", value: multiplier) }
        // UIKit reads an item without an attribute, and an attribute without an item, as no second side at all.
        guard hasSecondItem, second != .notAnAttribute else {
            if first.isPosition { throw .positionWithoutSecondItem(first) }
            return
        }
        try checkKinds(first, second)
        if first.isPosition && multiplier == 0 { throw .positionWithZeroMultiplier(first) }
    }

    /// Checks that a priority is above 0 and at most 1000.
    public static func check(priority: Double) throws(EquationError) {
        guard priority > 0 && priority <= 1000 else { throw .priorityOutOfRange(priority) }
    }

    /// Checks that positions of one equation are all horizontal or all vertical. UIKit does so only when the engine takes the
    /// constraint (reported crashes: `NSInvalidLayoutConstraintException`).
    private static func checkAxes(_ first: Attribute, _ second: Attribute) throws(EquationError) {
        guard first.isPosition, second.isPosition, first.axis != second.axis else { return }
        throw .horizontalWithVertical(first, second)
    }

    private static func checkKinds(_ first: Attribute, _ second: Attribute) throws(EquationError) {
        let (a, b) = (first.kind, second.kind)
        if a == b { return }
        if a == .size || b == .size { throw .sizeWithPosition(first, second) }
        // Whether both lie on one axis is another rule, see above.
        if a == .vertical || b == .vertical { return }
        if a == .horizontalCenter || b == .horizontalCenter { return }
        throw .directionalWithAbsolute(first, second)
    }
}
