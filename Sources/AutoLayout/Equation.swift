/// How the two sides of an equation compare. Raw values are those of `NSLayoutConstraint.Relation`.
public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
}

/// One side of an equation: an attribute of an item, or the distance between two attributes of one axis.
public struct Operand: Hashable, Sendable {
    /// The item that is placed.
    public var item: Item
    /// What of it is placed.
    public var attribute: Attribute
    /// When set, the operand is the distance from this place to ``item``'s ``attribute``
    /// (`anchorWithOffset(to:)`).
    public var origin: Place?

    /// A position attribute of an item.
    public struct Place: Hashable, Sendable {
        /// The item spoken of.
        public var item: Item
        /// What of it is meant.
        public var attribute: Attribute

        /// An attribute of an item.
        public init(_ item: Item, _ attribute: Attribute) {
            self.item = item
            self.attribute = attribute
        }
    }

    /// An attribute of an item, measured from a place.
    public init(_ item: Item, _ attribute: Attribute, from origin: Place? = nil) {
        self.item = item
        self.attribute = attribute
        self.origin = origin
    }
}

/// `first (relation) multiplier × second + constant`: what a constraint says, without its priority.
///
/// Positions are measured from the leading upper corner of ``container``, along the reading direction where an
/// attribute depends on it; a multiplier therefore scales the distance from that corner.
public struct Equation: Hashable, Sendable {
    /// The left side.
    public var first: Operand
    /// How the sides compare.
    public var relation: Relation
    /// The right side but for factor and constant; nil for a constant alone.
    public var second: Operand?
    /// The factor of the right side.
    public var multiplier: Double
    /// Points.
    public var constant: Double
    /// The item whose corner is the origin of positions: the nearest common ancestor of both items.
    public var container: Item?
    /// The direction of reading, by which leading and trailing are left or right.
    public var direction: LayoutDirection

    /// An equation as its parts say; see the properties.
    public init(
        _ first: Operand, _ relation: Relation, _ second: Operand? = nil, multiplier: Double = 1,
        constant: Double = 0, container: Item? = nil, direction: LayoutDirection = .leftToRight
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.container = container
        self.direction = direction
    }
}
