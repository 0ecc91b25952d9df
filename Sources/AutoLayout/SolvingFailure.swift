import Simplex

/// Why the solver couldn't finish a layout, or an answer about one. Contradictory constraints are no failure: one of them
/// gives way.
public enum SolvingFailure: Error, Hashable, Sendable {
    /// No optimum was found within this many steps. No known layout needs so many: the bound is there so that no input can
    /// make a layout run for ever.
    case steps(Int)
    /// The frames, or numbers on the way to them, are too large for a `Double`.
    case tooLarge
}

extension SolvingFailure: CustomStringConvertible {
    /// What went wrong, and what to do.
    public var description: String {
        switch self {
        case .steps(let steps):
            "no layout was found within \(steps) steps, and frames may be wrong. Look for many constraints whose multipliers "
                + "differ widely."
        case .tooLarge:
            "the numbers of the layout are too large, and frames may be wrong. Look for multipliers and constants far beyond "
                + "a screen's size."
        }
    }
}

extension LayoutEngine {
    /// Keeps what the solver couldn't do. Checked input can cause nothing else but the bound on steps and overflow.
    func note(_ error: SolverError) {
        switch error {
        case .iterationLimit(let steps): failure = .steps(steps)
        case .overflow: failure = .tooLarge
        // A question meets contradictions only where the layout itself wasn't finished, and that is kept already.
        case .conflict: break
        case .nonFiniteNumber, .priorityOutOfRange, .staleVariable, .staleRow, .variableInUse:
            preconditionFailure("the solver refused a checked system: \(error)")
        }
    }
}
