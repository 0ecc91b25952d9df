/// Why a length or a distance is what it is: rules from which alone it follows.
///
/// Laying out nothing but these rules, with their priorities, gives the same value and no other. Without any one of them it would
/// be another one, or open.
public struct Argument: Sendable {
    /// What takes part in an argument.
    public enum Rule: Hashable, Sendable {
        case constraint(ConstraintID)
        /// The item wants to be no longer than its own length.
        case hugging(Item, Axis)
        /// The item wants to be no shorter than its own length.
        case compressionResistance(Item, Axis)
        /// Widths and heights are not negative.
        case nonNegativeSize(Item, Axis)
    }

    /// A rule and its part.
    public struct Premise: Sendable {
        /// The rule.
        public var rule: Rule
        /// How many points the value moves for each point that the rule's constant grows by. Zero for a rule that only presses:
        /// it keeps another one, which is no equation, from having room.
        public var rate: Double
        /// The part of the value that the rule's constant accounts for, in points; what margins and baselines add to the constant
        /// included. These parts add up to the value.
        public var amount: Double
        /// By how many points the layout misses the rule.
        public var missed: Double
        /// From 0 to 1000.
        public var priority: Double
        /// The edges that stand fast by this rule once those before it are known.
        public var settled: [Place]
    }

    /// An edge and where it stands.
    public struct Place: Hashable, Sendable {
        /// The item whose edge it is.
        public var item: Item
        /// `left`, `right`, `top` or `bottom`.
        public var edge: Attribute
        /// In the root's coordinates, in points.
        public var value: Double
    }

    /// The length or distance, in points.
    public var value: Double
    /// What it is made of, from what is fixed by itself to what depends on it; then what only presses.
    public var premises: [Premise]
}

/// A rule that a layout misses although it wishes for it.
public struct MissedWish: Sendable {
    /// The rule.
    public var rule: Argument.Rule
    /// From 0 to 1000.
    public var priority: Double
    /// By how many points.
    public var missed: Double
}
