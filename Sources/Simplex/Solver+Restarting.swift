extension Solver {
    /// Forgets basis, duals and values, and begins with all activities basic, as a new solver would.
    mutating func restart() {
        upkeep.needsRestart = false
        upkeep.isOptimal = false
        duals.dontFit = false
        forgetSettledColumns()
        queue.removeAll()
        moves.shift.clear()
        moves.settled.removeAll()
        duals.misfits.removeAll()
        duals.listed.removeAll()
        for index in 0..<columns.count {
            let column = Int32(truncatingIfNeeded: index)
            duals.clear(&columns[column].dual)
            columns[column].hasListedDual = false
            columns[column].isQueued = false
            columns[column].isFixed = false
            columns[column].place = -1
            columns[column].seat = -1
            columns[column].value = 0
            note(changeOf: column)
        }
        for index in 0..<equations.count where equations[index].activity >= 0 {
            let activity = equations[index].activity
            equations[index].basic = activity
            columns[activity].place = Int32(truncatingIfNeeded: index)
            if !isDead(Int32(truncatingIfNeeded: index)) {
                edits.includedEquations.append(Int32(truncatingIfNeeded: index))
            }
        }
        refactor()
        for index in 0..<columns.count where columns[index].knots >= 0 { touch(Int32(truncatingIfNeeded: index)) }
        reconcileTouched()
        let order = crash()
        edits.includedEquations.removeAll()
        refactor(following: order)
        applyShift()
    }
}
