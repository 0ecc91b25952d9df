package import AutoLayout
import Synchronization

/// A linear relation between two attributes of views or layout guides:
/// `firstItem.firstAttribute (relation) multiplier × secondItem.secondAttribute + constant`.
///
/// Items are not retained. A constraint takes part in layout while it is active: it is then held by the nearest
/// common ancestor of its items.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, AssociatedObjectHolder {
    nonisolated(unsafe) package var associatedObjects: [UnsafeRawPointer: Any] = [:]

    /// The view or guide on the left side; nil once it is gone.
    open internal(set) var firstItem: AnyObject? {
        get { firstReference?.object }
        set { firstReference = newValue.map(ItemReference.to) }
    }
    /// The attribute of the first item.
    @exclusivity(unchecked) open internal(set) var firstAttribute = Attribute.notAnAttribute
    /// Whether the left side equals the right one, is at least as large, or at most.
    @exclusivity(unchecked) open internal(set) var relation = Relation.equal
    /// The view or guide on the right side; nil for a constant alone, and once it is gone.
    open internal(set) var secondItem: AnyObject? {
        get { secondReference?.object }
        set { secondReference = newValue.map(ItemReference.to) }
    }
    /// The attribute of the second item; `notAnAttribute` for a constant alone.
    @exclusivity(unchecked) open internal(set) var secondAttribute = Attribute.notAnAttribute
    /// The factor of the second item's attribute.
    @exclusivity(unchecked) open internal(set) var multiplier: CGFloat = 1
    @exclusivity(unchecked) final var firstReference: ItemReference?
    @exclusivity(unchecked) final var secondReference: ItemReference?
    /// For distances (`anchorWithOffset(to:)`): the places from which the two operands are measured.
    @exclusivity(unchecked) var firstOrigin: OperandOrigin?
    @exclusivity(unchecked) var secondOrigin: OperandOrigin?
    /// Whether a second item was given; it may be gone since.
    @exclusivity(unchecked) var hasSecondItem = false

    /// Points added to the right side. Changing it is cheap and allowed while the constraint is active.
    open var constant: CGFloat = 0 {
        didSet {
            guard constant != oldValue, let holder else { return }
            holder.host?.constantChanged(of: self)
            tellStackOfLimits()
        }
    }

    /// Above 0 and up to 1000; 1000 is required.
    open var priority = UILayoutPriority.required {
        didSet {
            require(
                priority.rawValue > 0 && priority.rawValue <= 1000,
                "NSLayoutConstraint: a priority must be above 0 and at most 1000, not \(priority.rawValue): \(summary)")
            guard priority != oldValue, let holder else { return }
            holder.host?.priorityChanged(of: self)
            tellStackOfLimits()
        }
    }

    /// A name for reports and for code.
    open var identifier: String?
    /// Whether the constraint is written into archives; kept.
    /// - Note: Kept without effect.
    open var shouldBeArchived = false

    /// The view that holds the constraint while it is active.
    package var holder: UIView? { storedHolder }
    /// The holder gives its constraints up when it goes (UIView+Teardown.swift), so that a plain reference does.
    @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var storedHolder: UIView?
    /// The place in the holder's list.
    @exclusivity(unchecked) final var slot = 0
    /// The places in the lists of the views that the operands belong to; -1 where a view has it for another operand.
    @exclusivity(unchecked) final var mentionSlots = SIMD4<Int32>(repeating: -1)
    /// Counts activations, so that sets of constraints can be gone through in a fixed order.
    @exclusivity(unchecked) var activation = 0
    static let activations = Atomic(0)
    /// The engine's handle while the constraint is in force.
    @exclusivity(unchecked) package internal(set) var engineID: ConstraintID?
    /// Whether a stack view made the constraint: in a conflict a person's own gives way before it.
    package var isMadeBySystem = false
    /// What the constraint is for in the arrangement of the stack view that holds it; nil for all others.
    package internal(set) var stackRole: UIStackView.ConstraintRole?

    public override init() {
        super.init()
    }

    /// Creates a constraint.
    ///
    /// UIKit raises an exception when the attributes don't fit together; this stops with the rule that is broken.
    /// ``make(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`` throws it instead.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        do {
            try set(view1, attr1, relation, view2, attr2, multiplier, c)
        } catch {
            stop("NSLayoutConstraint: \(error)")
        }
    }

    /// The throwing twin of the initialiser.
    ///
    /// - Throws: the rule of Auto Layout that the attributes or numbers break.
    package static func make(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation = .equal, toItem view2: Any? = nil,
        attribute attr2: Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) throws(EquationError) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint()
        try constraint.set(view1, attr1, relation, view2, attr2, multiplier, constant)
        return constraint
    }

    func set(
        _ view1: Any, _ attr1: Attribute, _ relation: Relation, _ view2: Any?, _ attr2: Attribute,
        _ multiplier: CGFloat, _ constant: CGFloat
    ) throws(EquationError) {
        // Objects must be unwrapped before they are cast: an optional cast to AnyObject would be boxed.
        try set(
            ItemReference.to(view1 as AnyObject), attr1, relation, view2.map { ItemReference.to($0 as AnyObject) },
            attr2,
            multiplier, constant)
    }

    func set(
        _ first: ItemReference, _ attr1: Attribute, _ relation: Relation, _ second: ItemReference?, _ attr2: Attribute,
        _ multiplier: CGFloat, _ constant: CGFloat
    ) throws(EquationError) {
        try validate(
            first: attr1.engineAttribute, second: attr2.engineAttribute, hasSecondItem: second != nil,
            multiplier: multiplier, constant: constant)
        firstReference = first
        firstAttribute = attr1
        self.relation = relation
        secondReference = attr2 == .notAnAttribute ? nil : second
        hasSecondItem = secondReference != nil
        secondAttribute = attr2
        self.multiplier = multiplier
        self.constant = constant
    }

    /// Whether the constraint takes part in layout. Activating it adds it to the nearest common ancestor of its
    /// items.
    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    /// Activates constraints, the same as setting ``isActive`` of each.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints, the same as clearing ``isActive`` of each.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Makes the constraints that a line of the visual format language describes.
    ///
    /// UIKit raises an exception for a line it can't read; this stops with the column and the reason.
    /// ``parse(visualFormat:options:metrics:views:)`` throws them instead.
    ///
    /// - Parameters:
    ///   - metrics: numbers by name.
    ///   - views: views and guides by name; all must have a superview where the line mentions it.
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            return try parse(visualFormat: format, options: opts, metrics: metrics ?? [:], views: views)
        } catch {
            stop("Unable to parse constraint format: \(error)")
        }
    }

    /// The left side as an anchor.
    open var firstAnchor: NSLayoutAnchor<AnyObject> {
        NSLayoutAnchor(reference: firstReference, attribute: firstAttribute, origin: firstOrigin)
    }

    /// The second item's attribute as an anchor; nil for a constant alone.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        secondItem.map { _ in
            NSLayoutAnchor(reference: secondReference, attribute: secondAttribute, origin: secondOrigin)
        }
    }

    nonisolated open override var description: String {
        MainActor.unchecked { summary }
    }
}

/// The place from which an operand that is a distance is measured.
struct OperandOrigin {
    var reference: ItemReference?
    var attribute: NSLayoutConstraint.Attribute

    var item: AnyObject? { reference?.object }
}

extension OperandOrigin: Equatable {
    static func == (a: OperandOrigin, b: OperandOrigin) -> Bool {
        a.reference === b.reference && a.attribute == b.attribute
    }
}

extension NSLayoutConstraint {
    /// How the two sides of a constraint compare.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// What of a view or guide a constraint can speak of.
    public enum Attribute: Int, Sendable {
        case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
        case notAnAttribute = 0

        /// The name used before first baselines existed.
        public static var baseline: Attribute { .lastBaseline }

        package var engineAttribute: AutoLayout.Attribute {
            // Both enumerations have UIKit's raw values.
            AutoLayout.Attribute(rawValue: rawValue) ?? .notAnAttribute
        }
    }

    /// Across or down.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1

        package var engineAxis: AutoLayout.Axis { self == .horizontal ? .horizontal : .vertical }
    }
}

public typealias NSLayoutRelation = NSLayoutConstraint.Relation
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
