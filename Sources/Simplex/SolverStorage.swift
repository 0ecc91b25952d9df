/// What the solver knows of one column: an unknown, or the *activity* of a row of several terms, which is an unknown
/// of its own tied to the others by an equation.
struct ColumnState: BitwiseCopyable, Sendable {
    /// The value now, and the value at the last successful solve.
    var value = 0.0
    var published = 0.0
    /// Where the column's cost has the slope that its dual says: a basic column belongs between these.
    var lower = -Double.infinity
    var upper = Double.infinity
    /// The rows whose constants `lower` and `upper` are, or -1.
    var lowerKnot: Int32 = -1
    var upperKnot: Int32 = -1
    /// The head of its dual in the ``DualPool``. A fixed column's dual isn't kept.
    var dual: Int32 = -1
    /// The first of its rows, in ascending order of their positions.
    var knots: Int32 = -1
    /// The place of the basis it holds, or -1 when it is nonbasic.
    var place: Int32 = -1
    /// The row at whose constant a nonbasic column sits, or -1 when it floats at its value.
    var seat: Int32 = -1
    /// The equation that an activity belongs to; -1 for an unknown of the user's.
    var equation: Int32 = -1
    /// How many live rows use it.
    var uses: Int32 = 0
    var generation: UInt32 = 0
    var isLive = true
    /// Nonbasic, and held by required rows from both sides.
    var isFixed = false
    var isQueued = false
    var isChanged = false
    var hasListedDual = false
    var isTouched = false
    var isSuspect = false
    var isMatched = false

    @inline(__always) var isBasic: Bool { place >= 0 }
}

/// What the solver knows of one row: a kink in the cost of its column.
struct RowState: BitwiseCopyable, Sendable {
    /// Where the kink is, in the column's units.
    var position = 0.0
    /// By how much each unit below, and above, the kink is a violation, in the units of the row as written.
    var below = 0.0
    var above = 0.0
    var priority = 1000.0
    /// The constant as written; form as written = scale × column.
    var constant = 0.0
    var scale = 1.0
    /// The column, or -1 for a row without terms.
    var column: Int32 = -1
    var nextKnot: Int32 = -1
    var generation: UInt32 = 0
    var relation = Relation.equal
    var isLive = true
    /// The kink stands in the column's list.
    var isLinked = false
    var isPending = false
    /// The priority to have after the next solve.
    var newPriority = 1000.0

    @inline(__always) var isRequired: Bool { priority >= 1000 }
}

/// What the solver knows of one equation `form = activity`.
struct EquationState: BitwiseCopyable, Sendable {
    /// The activity's column, or -1 when the slot is vacant.
    var activity: Int32 = -1
    /// The column that is basic at the place of this name.
    var basic: Int32 = -1
    /// The hash of its form, and whether the form table knows it.
    var hash: UInt64 = 0
    var isListed = false
    /// Its rows were removed; the equation goes when the basis is next factored with its activity basic.
    var isDead = false
    /// While matching: columns without a row, or -1 for a row outside the kernel.
    var openColumns: Int32 = -1
}
