// What the solver keeps beside the system, the basis and the duals.

/// Slots that new columns, rows and equations may have.
struct VacantSlots: ~Copyable, Sendable {
    var columns = Buffer<Int32>()
    var rows = Buffer<Int32>()
    var equations = Buffer<Int32>()
    /// Removed columns that something still refers to, so that their slots can't be had yet.
    var dyingColumns = Buffer<Int32>()

    func copy() -> VacantSlots {
        var result = VacantSlots()
        result.columns = columns.copy()
        result.rows = rows.copy()
        result.equations = equations.copy()
        result.dyingColumns = dyingColumns.copy()
        return result
    }
}

/// A priority that a row is to have after the next solve.
struct PendingPriority: BitwiseCopyable, Sendable {
    var row: Int32
    var generation: UInt32
    var priority: Double
}

/// What the next solve has to take up.
struct PendingEdits: ~Copyable, Sendable {
    /// Rows that were added, removed or changed.
    var rows = Buffer<Int32>()
    var priorities = Buffer<PendingPriority>()
    /// Columns of rows whose rank changed; see ``Solver/reweigh()``.
    var reranked = Buffer<Int32>()
    /// Equations that take no part yet, and those that take part since the last solve.
    var freshEquations = Buffer<Int32>()
    var includedEquations = Buffer<Int32>()
    /// Many equations were included since the last solve.
    var isGrowing = false
    /// Columns whose cost or dual has changed.
    var touched = Buffer<Int32>()
    /// Columns whose required rows may contradict each other, and complements of rows without terms.
    var contradictory = Buffer<Int32>()

    /// Whether nothing was asked for since the last solve.
    var isEmpty: Bool { rows.count == 0 && priorities.count == 0 && reranked.count == 0 }

    /// A copy of all that stays from one solve to the next.
    func copy() -> PendingEdits {
        var result = PendingEdits()
        result.rows = rows.copy()
        result.priorities = priorities.copy()
        result.freshEquations = freshEquations.copy()
        result.contradictory = contradictory.copy()
        result.reranked = reranked.copy()
        return result
    }
}

/// Moves of nonbasic columns that the basic ones haven't followed yet.
struct PendingMoves: ~Copyable, Sendable {
    /// The moves, as a right-hand side.
    var shift = SparseVector()
    /// Basic columns whose range has changed while `shift` waits to be applied.
    var settled = Buffer<Int32>()
    /// How many places the last application of `shift` visited, and how many were visited in vain since.
    var applyingWork = 0
    var wastedWork = 0
    /// How many steps the values have been carried along since they were computed afresh.
    var carriedSteps = 0
    /// Something moved so far that rounding may show in what is left: all values are to be computed afresh.
    var hasLostDigits = false
}

/// What has become of the basis, and what has to be done about it.
struct Upkeep: ~Copyable, Sendable {
    /// The last solve succeeded.
    var isOptimal = false
    var needsFactoring = false
    var needsRestart = false
    /// How many equations have lost all rows, and how many of these the last purge could not remove.
    var deadCount = 0
    var unpurgeable = 0
    /// Columns that lost their place in the basis to another, until the next factorisation decides about them.
    var released = Buffer<Int32>()
}

/// What readers are told.
struct Results: ~Copyable, Sendable {
    /// Columns whose values have changed since the last successful solve.
    var changed = Buffer<Int32>()
    /// The unknowns whose values the last successful solve changed.
    var published = Buffer<Int32>()
    /// Whether ``Solver/openWays(upTo:)`` will be asked, and the columns that may be open then.
    var tellsOpenWays = false
    var loose = Buffer<Int32>()
}

/// How steps are chosen.
struct Stepping: Sendable {
    /// Bland's rule is kept: there were so many steps that they may go round in circles.
    var isCautious = false
    /// After how many steps of one solve that is suspected; nil for a bound by the size. For tests.
    var patience: Int?
    /// What pays in large systems only is done in small ones as well. For tests.
    var isEager = false
    /// How many places the steps have visited since it was last tried to make many of them at once.
    var work = 0
    /// How many the last step has visited, and all steps and factorisations of all solves.
    var lastWork = 0
    var totalWork = 0
    /// After how many places an answer isn't worth more.
    var mostWork = Int.max
    /// How many places steps that let one wish go have visited, and at how many it is tried to let many go together.
    var wishWork = 0
    var wishBar = 0
    /// Many wishes were let go in the present solve.
    var hasLetGo = false
    /// Before the first steps unknowns were let follow from others; see ``Solver/stepByOwnEquations(_:)``.
    var hasFollowers = false
    /// How many coordinates of duals steps have changed. For tests.
    var coordinateCount = 0
    /// How many events were passed in all steps without being put in order. For tests.
    var unorderedCount = 0

    var isExhausted: Bool { totalWork > mostWork }
}

/// Kept to save allocations; cleared after use.
struct Workspace: ~Copyable, Sendable {
    var scratch = LexicographicScratch()
    /// A column on its way into the basis.
    var entering = SparseVector()
    /// How much each equation contributes to a row of the tableau, and that row, by column.
    var multipliers = SparseVector()
    var reach = SparseVector()
    /// The terms of the row that is being added.
    var form = RowForm()
    var ratio = RatioTest()

    mutating func release() {
        ratio.release()
        entering.release()
        multipliers.release()
        reach.release()
    }
}
