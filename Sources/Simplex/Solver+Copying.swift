extension Solver {
    /// An independent copy of the solver; handles are valid for both.
    public func copy() -> Solver {
        var result = Solver()
        result.columns = columns.copy()
        result.rows = rows.copy()
        result.equations = equations.copy()
        result.matrix = matrix.copy()
        result.forms = forms.copy()
        result.vacantColumns = vacantColumns.copy()
        result.vacantRows = vacantRows.copy()
        result.vacantEquations = vacantEquations.copy()
        result.duals = duals.copy()
        result.listedDuals = listedDuals.copy()
        result.queue = queue.copy()
        result.deadCount = deadCount
        result.nextAge = nextAge
        result.refinement.wideEquations = refinement.wideEquations
        result.pending = pending.copy()
        result.pendingPriorities = pendingPriorities.copy()
        result.freshEquations = freshEquations.copy()
        result.dyingColumns = dyingColumns.copy()
        result.contradictory = contradictory.copy()
        result.changed = changed.copy()
        result.dualsDontFit = dualsDontFit
        result.shift.extend(to: equations.count)
        result.entering.extend(to: equations.count)
        result.multipliers.extend(to: equations.count)
        result.reach.extend(to: columns.count)
        result.needsRestart = needsRestart
        result.needsFactoring = true
        result.includeFreshEquations()
        result.refactor()
        return result
    }
}
