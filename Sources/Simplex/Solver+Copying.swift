extension Solver {
    /// An independent copy of the solver; handles are valid for both.
    public func copy() -> Solver {
        var result = Solver()
        result.columns = columns.copy()
        result.rows = rows.copy()
        result.equations = equations.copy()
        result.matrix = matrix.copy()
        result.forms = forms.copy()
        result.vacant = vacant.copy()
        result.nextRank = nextRank
        result.duals = duals.copy()
        result.queue = queue.copy()
        result.upkeep.deadCount = upkeep.deadCount
        result.upkeep.needsRestart = upkeep.needsRestart
        result.edits = edits.copy()
        result.results.changed = results.changed.copy()
        result.refinement.wideEquations = refinement.wideEquations
        result.moves.shift.extend(to: equations.count)
        result.workspace.entering.extend(to: equations.count)
        result.workspace.multipliers.extend(to: equations.count)
        result.upkeep.needsFactoring = true
        result.includeFreshEquations()
        result.refactor()
        return result
    }
}
