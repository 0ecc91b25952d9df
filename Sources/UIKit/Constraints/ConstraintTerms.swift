internal import AutoLayout

/// What a constraint says: `first (relation) multiplier × second + constant`, and its priority.
struct ConstraintTerms {
    var first: ItemReference?
    /// nil for a constant alone.
    var second: ItemReference?
    /// The places from which operands that are distances are measured; nil for most constraints.
    var origins: OperandOrigins?
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority = UILayoutPriority.required
    var firstAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    var relation = NSLayoutConstraint.Relation.equal

    /// The first and the second item, and the places from which each of the two is measured.
    static let operandCount = 4

    /// The object that names an operand's item; nil where there is no such operand.
    func reference(_ operand: Int) -> ItemReference? {
        switch operand {
        case 0: first
        case 1: second
        case 2: origins?.first?.reference
        default: origins?.second?.reference
        }
    }
}

extension ConstraintTerms {
    /// What UIKit makes of the parts of an equation: a right side without an item or without an attribute is a constant alone.
    init(
        _ first: ItemReference?, _ firstAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation,
        _ second: ItemReference?, _ secondAttribute: NSLayoutConstraint.Attribute, _ multiplier: CGFloat,
        _ constant: CGFloat
    ) {
        let hasSecond = second != nil && secondAttribute != .notAnAttribute
        self.init(
            first: first, second: hasSecond ? second : nil, multiplier: multiplier, constant: constant,
            firstAttribute: firstAttribute, secondAttribute: hasSecond ? secondAttribute : .notAnAttribute,
            relation: relation)
    }

    /// Checks the rules of Auto Layout that UIKit enforces when a constraint is made.
    func checkWhenMade() throws(EquationError) {
        let (first, second) = checkedAttributes
        try EquationRules.checkWhenMade(
            first: first, second: second, hasSecondItem: self.second != nil, multiplier: multiplier, constant: constant)
    }

    /// Checks all rules of Auto Layout.
    func check() throws(EquationError) {
        let (first, second) = checkedAttributes
        try EquationRules.check(
            first: first, second: second, hasSecondItem: self.second != nil, multiplier: multiplier, constant: constant)
    }

    private var checkedAttributes: (first: Attribute, second: Attribute) {
        (
            Self.checkedAttribute(firstAttribute, origins?.first),
            Self.checkedAttribute(secondAttribute, origins?.second)
        )
    }

    /// The attribute as the rules see it: a distance counts as a size.
    private static func checkedAttribute(
        _ attribute: NSLayoutConstraint.Attribute, _ origin: OperandOrigin?
    ) -> Attribute {
        guard origin != nil else { return attribute.engineAttribute }
        return attribute.engineAttribute.axis == .vertical ? .height : .width
    }

    /// Whether both say the same, but for the constants.
    func isSame(butConstant other: ConstraintTerms) -> Bool {
        first === other.first && firstAttribute == other.firstAttribute && second === other.second
            && secondAttribute == other.secondAttribute && relation == other.relation && multiplier == other.multiplier
            && priority == other.priority && origins?.first == other.origins?.first
            && origins?.second == other.origins?.second
    }
}

/// The place from which an operand that is a distance is measured.
struct OperandOrigin: Equatable {
    var reference: ItemReference?
    var attribute: NSLayoutConstraint.Attribute

    var item: AnyObject? { reference?.object }

    static func == (a: OperandOrigin, b: OperandOrigin) -> Bool {
        a.reference === b.reference && a.attribute == b.attribute
    }
}

/// The origins of both operands. An object, so that a constraint without any has room for none.
final class OperandOrigins {
    let first: OperandOrigin?
    let second: OperandOrigin?

    private init(_ first: OperandOrigin?, _ second: OperandOrigin?) {
        (self.first, self.second) = (first, second)
    }

    /// The origins of two operands; nil where neither is a distance.
    static func of(_ first: OperandOrigin?, _ second: OperandOrigin?) -> OperandOrigins? {
        first == nil && second == nil ? nil : OperandOrigins(first, second)
    }
}
