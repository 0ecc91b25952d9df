/// Why a ``Solver`` refused an operation. A refused operation leaves the solver as it was.
public enum SolverError: Error, Hashable, Sendable {
    /// The required rows contradict each other. The set is irreducible: without any one of its rows the others can
    /// be satisfied together.
    case conflict([Row])
    /// A coefficient, constant or priority is NaN or infinite.
    case nonFiniteNumber(Double)
    /// A priority lies outside 1…1000.
    case priorityOutOfRange(Double)
    /// The variable was removed, or belongs to another solver.
    case staleVariable(Variable)
    /// The row was removed, or belongs to another solver.
    case staleRow(Row)
    /// The variable can't be removed: this many rows still use it.
    case variableInUse(Variable, rows: Int)
    /// The answer, or a number on the way to it, is too large for a `Double`.
    case overflow
    /// No optimum was found within this many steps. The bound is far above what any known layout needs; it is there
    /// so that no input can make a solve run for ever.
    case iterationLimit(Int)
}
