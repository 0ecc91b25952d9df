package import AutoLayout

/// A linear relation between two attributes of views or layout guides:
/// `firstItem.firstAttribute (relation) multiplier × secondItem.secondAttribute + constant`.
///
/// Items are not retained. A constraint takes part in layout while it is active: it is then held by the nearest
/// common ancestor of its items.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, AssociatedObjectHolder {
    nonisolated(unsafe) package var associatedObjects: [UnsafeRawPointer: Any] = [:]

    /// What the constraint says. Read by layout all the time: plain values, whatever a subclass makes of the properties.
    @exclusivity(unchecked) nonisolated(unsafe) final private(set) var terms = ConstraintTerms()

    /// The view or guide on the left side; nil once it is gone.
    open var firstItem: AnyObject? { terms.first?.object }
    /// What of the first item the constraint speaks of.
    open var firstAttribute: Attribute { terms.firstAttribute }
    /// How the two sides compare.
    open var relation: Relation { terms.relation }
    /// The view or guide on the right side; nil for a constant alone, and once it is gone.
    open var secondItem: AnyObject? { terms.second?.object }
    /// What of the second item the constraint speaks of.
    open var secondAttribute: Attribute { terms.secondAttribute }
    /// The factor of the second item's attribute.
    open var multiplier: CGFloat { terms.multiplier }

    /// Points added to the right side. Changing it is cheap and allowed while the constraint is active.
    open var constant: CGFloat {
        get { terms.constant }
        set {
            guard newValue != terms.constant else { return }
            require(newValue.isFinite, "Constant is not finite! That's illegal. constant:\(newValue) \(summary)")
            terms.constant = newValue
            guard let holder else { return }
            holder.host?.constantChanged(of: self)
            tellStackOfLimits()
        }
    }

    /// Above 0 and up to 1000; 1000 is required.
    open var priority: UILayoutPriority {
        get { terms.priority }
        set {
            guard newValue != terms.priority else { return }
            do {
                try EquationRules.check(priority: Double(newValue.rawValue))
            } catch {
                stop("It's illegal to set priority:\(newValue.rawValue). \(error): \(summary)")
            }
            terms.priority = newValue
            guard let holder else { return }
            holder.host?.priorityChanged(of: self)
            tellStackOfLimits()
        }
    }

    /// A name for reports and for code.
    @exclusivity(unchecked) open var identifier: String?
    /// Whether the constraint is written into archives; kept.
    /// - Note: Kept without effect.
    open var shouldBeArchived = false

    /// The view that holds the constraint while it is active.
    package var holder: UIView? { unretainedHolder?.takeUnretainedValue() }
    /// The holder gives its constraints up when it goes (UIView+Teardown.swift), so that a plain reference does.
    @exclusivity(unchecked) nonisolated(unsafe) final var unretainedHolder: Unmanaged<UIView>?
    /// The place in the holder's list, in which constraints stand as they were activated.
    @exclusivity(unchecked) final var slot = 0
    /// The places in the lists of the views that the operands belong to; -1 where a view has it for another operand.
    @exclusivity(unchecked) final var mentionSlots = MentionSlots()
    /// The engine's handle while the constraint is in force.
    @exclusivity(unchecked) package final internal(set) var engineID: ConstraintID?
    /// Whether a stack view made the constraint: in a conflict a person's own gives way before it.
    @exclusivity(unchecked) package final var isMadeBySystem = false
    /// Whether the constraint is only listed: the placement of a guide says the same to the engine.
    @exclusivity(unchecked) final var isOnlyListed = false
    /// What the constraint is for in the arrangement of the stack view that holds it; nil for all others.
    @exclusivity(unchecked) package final internal(set) var stackRole: UIStackView.ConstraintRole?

    public override init() {
        super.init()
    }

    /// Creates a constraint. An attribute without an item, or an item without an attribute, on the right side is read as none.
    ///
    /// UIKit raises an exception when the attributes don't fit together or an item is neither a view nor a layout guide; this
    /// stops with the rule that is broken. Only whether all positions lie on one axis is found out when the constraint is laid
    /// out. ``make(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`` throws these instead.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        say(ConstraintTerms(.named(view1), attr1, relation, .named(view2), attr2, multiplier, c))
        do {
            try terms.checkWhenMade()
        } catch {
            stop("NSLayoutConstraint for \(view1): \(error)")
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
        constraint.say(ConstraintTerms(.named(view1), attr1, relation, .named(view2), attr2, multiplier, constant))
        try constraint.terms.check()
        return constraint
    }

    deinit { terms.releaseNames() }

    /// Sets what an inactive constraint says, and from where its operands are measured that are distances.
    final func say(_ terms: ConstraintTerms, measuredFrom origins: OperandOrigins? = nil) {
        let old = self.terms
        self.terms = terms
        self.terms.measure(from: origins)
        self.terms.retainNames()
        old.releaseNames()
    }

    /// Sets the constant of a constraint that is only listed, which no engine has to hear of.
    final func list(_ constant: CGFloat) { terms.constant = constant }

    /// Whether the constraint takes part in layout. Activating it adds it to the nearest common ancestor of its
    /// items.
    open var isActive: Bool {
        get { unretainedHolder != nil }
        set { newValue ? activate() : deactivate() }
    }

    /// Activates constraints, the same as setting ``isActive`` of each.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        withExtendedLifetime(constraints) {
            for index in constraints.indices {
                Unmanaged.passUnretained(constraints[index])._withUnsafeGuaranteedRef { $0.isActive = true }
            }
        }
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
        NSLayoutAnchor(reference: terms.first, attribute: firstAttribute, origin: terms.origins?.first)
    }

    /// The second item's attribute as an anchor; nil for a constant alone.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        secondItem.map { _ in
            NSLayoutAnchor(reference: terms.second, attribute: secondAttribute, origin: terms.origins?.second)
        }
    }

    /// The constraint's class, address and identifier, its equation, and whether it is active, as consoles show it.
    nonisolated open override var description: String {
        MainActor.unchecked { consoleDescription }
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
