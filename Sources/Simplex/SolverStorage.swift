/// What the solver knows of one column: an unknown, or the *activity* of a row of several terms, which is an unknown
/// of its own tied to the others by an equation.
struct ColumnState: BitwiseCopyable, Sendable {
    /// The value now, and the value at the last successful solve.
    var value = 0.0
    var published = 0.0
    /// A basic column belongs where its cost has the slope that its dual says: between the kinks of these rows. -1
    /// stands for no limit. A nonbasic column has its ``seat`` in place of the second.
    var lowerKnot: Int32 = -1
    var upperKnot: Int32 = -1
    /// The head of its dual in the ``DualPool``. A fixed column's dual isn't kept.
    var dual: Int32 = -1
    /// The first of its rows, in ascending order of their positions.
    var knots: Int32 = -1
    /// The place of the basis it holds, or -1 when it is nonbasic.
    var place: Int32 = -1
    /// The equation that an activity belongs to; -1 for an unknown of the user's.
    var equation: Int32 = -1
    /// How many live rows use it.
    var uses: Int32 = 0
    /// Nine flags, and above them the generation: solves go through many columns, so these are kept small.
    private var bits: UInt32 = 1

    @inline(__always)
    private func has(_ flag: UInt32) -> Bool { bits & flag != 0 }

    @inline(__always)
    private mutating func set(_ flag: UInt32, _ isOn: Bool) { bits = bits & ~flag | (isOn ? flag : 0) }

    /// How many unknowns had this slot before. When no higher number can be told from the first, the slot isn't used again.
    var generation: UInt32 {
        get { bits >> 9 }
        set { bits = newValue << 9 | bits & 0x1FF }
    }
    /// The row at whose constant a nonbasic column sits, or -1 when it floats at its value; -1 for a basic column. A
    /// column that leaves the basis has to be given one.
    var seat: Int32 {
        get { isBasic ? -1 : upperKnot }
        set {
            assert(!isBasic)
            upperKnot = newValue
        }
    }
    var isLive: Bool {
        get { has(1) }
        set { set(1, newValue) }
    }
    /// Nonbasic, and held by required rows from both sides.
    var isFixed: Bool {
        get { has(2) }
        set { set(2, newValue) }
    }
    /// Waits in the queue of the infeasible.
    var isQueued: Bool {
        get { has(4) }
        set { set(4, newValue) }
    }
    /// Its value has to be published.
    var isChanged: Bool {
        get { has(8) }
        set { set(8, newValue) }
    }
    var hasListedDual: Bool {
        get { has(16) }
        set { set(16, newValue) }
    }
    /// Waits to be reconciled with its cost.
    var isTouched: Bool {
        get { has(32) }
        set { set(32, newValue) }
    }
    /// Its required rows were once found to contradict each other.
    var isSuspect: Bool {
        get { has(64) }
        set { set(64, newValue) }
    }
    /// Taken, while equations and unknowns are matched.
    var isMatched: Bool {
        get { has(128) }
        set { set(128, newValue) }
    }
    /// A basic column that required rows want a trifle away from where it is: rounding in their constants.
    var isTolerated: Bool {
        get { has(256) }
        set { set(256, newValue) }
    }

    @inline(__always) var isBasic: Bool { place >= 0 }
}

/// What the solver knows of one row: a kink in the cost of its column.
struct RowState: BitwiseCopyable, Sendable {
    /// Where the kink is, in the column's units: the constant as written / scale. Form as written = scale × column.
    var position = 0.0
    var scale = 1.0
    var priority = 1000.0
    /// The column, or -1 for a row without terms.
    var column: Int32 = -1
    var nextKnot: Int32 = -1
    /// Where it stands among the rows that could give way to each other; see ``Solver/setRank(_:of:)``.
    var rank: UInt32 = 0
    /// Eight flags, and above them the generation; bytes of their own would make each row a word longer.
    private var bits: UInt32 = 1 | 8 | 16 | 32

    @inline(__always)
    private func has(_ flag: UInt32) -> Bool { bits & flag != 0 }

    @inline(__always)
    private mutating func set(_ flag: UInt32, _ isOn: Bool) { bits = bits & ~flag | (isOn ? flag : 0) }

    /// How many rows had this slot before. When no higher number can be told from the first, the slot isn't used again.
    var generation: UInt32 {
        get { bits >> 8 }
        set { bits = newValue << 8 | bits & 0xFF }
    }
    var isLive: Bool {
        get { has(1) }
        set { set(1, newValue) }
    }
    /// The kink stands in the column's list.
    var isLinked: Bool {
        get { has(2) }
        set { set(2, newValue) }
    }
    var isPending: Bool {
        get { has(4) }
        set { set(4, newValue) }
    }
    var limitsFromBelow: Bool {
        get { has(8) }
        set { set(8, newValue) }
    }
    var limitsFromAbove: Bool {
        get { has(16) }
        set { set(16, newValue) }
    }
    var relation: Relation {
        get {
            switch bits >> 5 & 3 {
            case 0: .lessThanOrEqual
            case 1: .equal
            default: .greaterThanOrEqual
            }
        }
        set {
            let number: UInt32 =
                switch newValue {
                case .lessThanOrEqual: 0
                case .equal: 1
                case .greaterThanOrEqual: 2
                }
            bits = bits & ~(3 << 5) | number << 5
        }
    }

    /// By how much each unit below, and above, the kink is a violation, in the units of the row as written.
    @inline(__always) var below: Double { limitsFromBelow ? scale.magnitude : 0 }
    @inline(__always) var above: Double { limitsFromAbove ? scale.magnitude : 0 }
    @inline(__always) var isRequired: Bool { priority >= 1000 }

    /// What each unit of violation weighs at the level below all priorities, which decides between solutions that are
    /// equally good at every priority: the more the higher the row's rank, nothing for a required one. Of rows that ask for
    /// at least something those of low rank weigh more, and all of them less than other rows, unless their rank is
    /// ``Solver/firmRank`` or above. Roots keep weights of many rows within few orders of magnitude. A small share that
    /// follows no rule keeps sums of several weights from being equal.
    @inline(__always) var tieWeight: Double {
        guard !isRequired, priority >= Rung.lowestPriority else { return 0 }
        var share = (rank ^ (rank >> 16)) &* 0x85EB_CA6B
        share = (share ^ (share >> 13)) &* 0xC2B2_AE35
        let weight = (1 + Double(rank) + Double(share ^ (share >> 16)) * 0x1p-33).squareRoot()
        return relation == .greaterThanOrEqual && rank < Solver.firmRank ? 1 / weight : weight
    }
}

/// What the solver knows of one equation `form = activity`.
struct EquationState: BitwiseCopyable, Sendable {
    /// The activity's column, or -1 when the slot is vacant.
    var activity: Int32 = -1
    /// The column that is basic at the place of this name.
    var basic: Int32 = -1
    /// The hash of its form, where the ``FormTable`` is in use.
    var hash: UInt32 = 0
    /// While matching: columns without a row, or -1 for a row outside the kernel.
    var openColumns: Int32 = -1
}
