internal import AutoLayout

/// What all anchors share: an attribute of an item. Two anchors are equal when they name the same attribute.
@preconcurrency @MainActor
open class LayoutAnchorBase: NSObject {
    /// The view or guide that the anchor belongs to; nil once it is gone.
    open var item: AnyObject? { reference?.object }
    final let reference: ItemReference?
    final let attribute: NSLayoutConstraint.Attribute
    final let origin: OperandOrigin?

    init(reference: ItemReference?, attribute: NSLayoutConstraint.Attribute, origin: OperandOrigin? = nil) {
        self.reference = reference
        self.attribute = attribute
        self.origin = origin
        super.init()
    }

    /// The attribute's name.
    open var name: String { "\(attribute)" }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? LayoutAnchorBase else { return false }
        return MainActor.unchecked {
            item === other.item && attribute == other.attribute && origin?.item === other.origin?.item
                && origin?.attribute == other.origin?.attribute
        }
    }

    nonisolated open override var hash: Int {
        MainActor.unchecked {
            var hasher = Hasher()
            hasher.combine(item.map(ObjectIdentifier.init))
            hasher.combine(attribute)
            return hasher.finalize()
        }
    }

    nonisolated open override var description: String {
        MainActor.unchecked { "<\(type(of: self)) \(item.map { "\(type(of: $0))" } ?? "nil").\(attribute)>" }
    }
}

/// Makes constraints between attributes of one kind; the type parameter keeps kinds apart.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: LayoutAnchorBase, NSCopying {
    /// The anchor itself, which never changes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// A constraint that the anchors are in the same place.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.equal, to: anchor)
    }
    /// A constraint that this anchor is at or beyond another.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor)
    }
    /// A constraint that this anchor is at or before another.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor)
    }
    /// A constraint that this anchor is so many points beyond another.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, to: anchor, constant: c)
    }
    /// A constraint that this anchor is at least so many points beyond another.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, constant: c)
    }
    /// A constraint that this anchor is at most so many points beyond another.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, constant: c)
    }

    /// Whether the item's layout is ambiguous.
    open var hasAmbiguousLayout: Bool {
        item.flatMap(NSLayoutConstraint.view(of:))?.hasAmbiguousLayout ?? false
    }

    /// The constraints that affect the item along the anchor's axis.
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        guard let axis = attribute.engineAttribute.axis else { return [] }
        return item.flatMap(NSLayoutConstraint.view(of:))?
            .constraintsAffectingLayout(for: axis == .horizontal ? .horizontal : .vertical) ?? []
    }
}

extension LayoutAnchorBase {
    /// A constraint between two anchors. The view of an anchor may be gone: such a constraint can't be activated any more.
    func relate(
        _ relation: NSLayoutConstraint.Relation, to other: LayoutAnchorBase?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint()
        constraint.say(
            ConstraintTerms(
                reference, attribute, relation, other?.reference, other?.attribute ?? .notAnAttribute, multiplier,
                constant),
            measuredFrom: .of(origin, other?.origin))
        do {
            try constraint.terms.checkWhenMade()
        } catch {
            stop("NSLayoutConstraint for \(constraint.summary): \(error)")
        }
        return constraint
    }
}
