internal import AutoLayout

/// What a constraint says: `first (relation) multiplier × second + constant`, and its priority.
///
/// Plain values: layout reads them all the time, and would otherwise count references to what they name most of that time. A
/// constraint retains what its terms name (``NSLayoutConstraint/say(_:)``); who makes terms keeps that alive meanwhile.
struct ConstraintTerms {
    private(set) var unretainedFirst: Unmanaged<ItemReference>?
    private(set) var unretainedSecond: Unmanaged<ItemReference>?
    private(set) var unretainedOrigins: Unmanaged<OperandOrigins>?
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority = UILayoutPriority.required
    var firstAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    var relation = NSLayoutConstraint.Relation.equal

    /// Terms that name nothing.
    init() {}

    var first: ItemReference? { unretainedFirst?.takeUnretainedValue() }
    /// nil for a constant alone.
    var second: ItemReference? { unretainedSecond?.takeUnretainedValue() }
    /// The places from which operands that are distances are measured; nil for most constraints.
    var origins: OperandOrigins? { unretainedOrigins?.takeUnretainedValue() }

    /// The view that the first operand is, or that its guide belongs to.
    @MainActor
    var firstOwner: Unmanaged<UIView>? { unretainedFirst?._withUnsafeGuaranteedRef { $0.unretainedOwner } ?? nil }
    /// The same of the second operand.
    @MainActor
    var secondOwner: Unmanaged<UIView>? { unretainedSecond?._withUnsafeGuaranteedRef { $0.unretainedOwner } ?? nil }

    /// Keeps alive what the terms name, until ``releaseNames()``.
    func retainNames() {
        _ = unretainedFirst?.retain()
        _ = unretainedSecond?.retain()
        _ = unretainedOrigins?.retain()
    }

    func releaseNames() {
        unretainedFirst?.release()
        unretainedSecond?.release()
        unretainedOrigins?.release()
    }

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
        unretainedFirst = first.map(Unmanaged.passUnretained)
        unretainedSecond = hasSecond ? second.map(Unmanaged.passUnretained) : nil
        self.multiplier = multiplier
        self.constant = constant
        self.firstAttribute = firstAttribute
        self.secondAttribute = hasSecond ? secondAttribute : .notAnAttribute
        self.relation = relation
    }

    /// Has operands be distances from places; nil for none.
    mutating func measure(from origins: OperandOrigins?) {
        unretainedOrigins = origins.map(Unmanaged.passUnretained)
    }

    /// Checks the rules of Auto Layout that UIKit enforces when a constraint is made.
    func checkWhenMade() throws(EquationError) {
        let (first, second) = checkedAttributes
        try EquationRules.checkWhenMade(
            first: first, second: second, hasSecondItem: unretainedSecond != nil, multiplier: multiplier,
            constant: constant)
    }

    /// Checks all rules of Auto Layout.
    func check() throws(EquationError) {
        let (first, second) = checkedAttributes
        try EquationRules.check(
            first: first, second: second, hasSecondItem: unretainedSecond != nil, multiplier: multiplier,
            constant: constant)
    }

    private var checkedAttributes: (first: Attribute, second: Attribute) {
        guard unretainedOrigins != nil else { return (firstAttribute.engineAttribute, secondAttribute.engineAttribute) }
        return (
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

    /// Whether both say the same, but for the constants; the other's operands are measured from places, or from none.
    func isSame(butConstant other: ConstraintTerms, measuredFrom origins: OperandOrigins?) -> Bool {
        unretainedFirst?.toOpaque() == other.unretainedFirst?.toOpaque() && firstAttribute == other.firstAttribute
            && unretainedSecond?.toOpaque() == other.unretainedSecond?.toOpaque()
            && secondAttribute == other.secondAttribute && relation == other.relation && multiplier == other.multiplier
            && priority == other.priority && self.origins?.first == origins?.first
            && self.origins?.second == origins?.second
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
