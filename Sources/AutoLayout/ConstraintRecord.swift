import Simplex

/// What the engine keeps of a constraint.
struct ConstraintRecord {
    var generation: UInt32 = 0
    var isAlive = false
    var equation: Equation
    var priority: Double
    /// Whether the system made the constraint (autoresizing, guides): such a one gives way last.
    var isSystem: Bool
    /// Counts additions: of two constraints in conflict that say the same, the younger gives way.
    var age: Int
    /// nil while the constraint is broken.
    var row: Row?
    /// The first of the entries in the lists of the items that the equation mentions.
    var firstMention: Int32 = -1
}
