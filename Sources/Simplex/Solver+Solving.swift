extension Solver {
    /// Makes the values optimal: required rows hold, and each lower level, highest first, has the least sum of
    /// absolute violations.
    ///
    /// Throws ``SolverError/conflict(_:)`` when required rows contradict each other; the values then stay those of
    /// the last successful solve, and the caller may remove a row of the set and solve again.
    public mutating func solve() throws(SolverError) {
        guard !edits.isEmpty || !upkeep.isOptimal else {
            results.published.removeAll()
            return
        }
        upkeep.isOptimal = false
        probe = nil
        takeUpEdits()
        try refuseContradictions()
        if upkeep.needsRestart { restart() }
        do throws(SolverError) {
            try optimise()
        } catch {
            if case .conflict = error { throw error }
            if stepping.isExhausted { throw error }
            // Rounding, or numbers without measure, have led astray: begin anew, without what is remembered.
            restart()
            do throws(SolverError) {
                try optimise()
            } catch {
                if case .conflict = error { throw error }
                upkeep.needsRestart = true
                throw error
            }
        }
    }

    private mutating func optimise() throws(SolverError) {
        if refinement.wideEquations > 0 { try runRefined() } else { try runDualSimplex() }
        for position in 0..<results.changed.count where !columns[results.changed[position]].value.isFinite {
            throw .overflow
        }
        publish()
        upkeep.isOptimal = true
        if edits.isGrowing { releaseWorkspace() }
    }

    /// Gives back what the first solve of a large part needed once and edits hardly need: the lists in which much was
    /// gathered.
    private mutating func releaseWorkspace() {
        edits.isGrowing = false
        edits.touched.release()
        results.changed.release()
        moves.settled.release()
        moves.shift.release()
        queue.items.release()
        workspace.release()
        factor.releaseWorkspace()
        // More may have been reserved than was needed.
        rows.trim()
    }

    // MARK: Edits

    private mutating func takeUpEdits() {
        reweigh()
        includeFreshEquations()
        for position in 0..<edits.priorities.count {
            let change = edits.priorities[position]
            if rows[change.row].isLinked, rows[change.row].column >= 0 { unlinkForEdit(change.row) }
            if rows[change.row].generation == change.generation { rows[change.row].priority = change.priority }
        }
        edits.priorities.removeAll()
        // Kinks that were moved stand out of order in their lists: all leave before any comes back.
        for position in 0..<edits.rows.count {
            let row = edits.rows[position]
            if rows[row].isLinked, rows[row].column >= 0 { unlinkForEdit(row) }
        }
        for position in 0..<edits.rows.count { takeUp(edits.rows[position]) }
        edits.rows.release()
        duals.recoveryWork = 0
        reconcileTouched()
        if edits.isGrowing { edits.touched.release() }
        if duals.misfits.count > 0, !duals.dontFit { relaxMisfits() }
        if duals.dontFit { resetDuals() }
        purgeIfDue()
        if edits.includedEquations.count > 0 || upkeep.needsFactoring {
            let order = crash()
            edits.includedEquations.release()
            if upkeep.needsFactoring { refactor(following: order) }
        }
        applyShift()
        if moves.carriedSteps > 5000 { recomputeValues() }
        releaseDyingColumns()
    }

    /// Brings a row's state in line with what was asked for, and marks its column to be looked at.
    private mutating func takeUp(_ row: Int32) {
        rows[row].isPending = false
        let column = rows[row].column
        if column < 0 {
            takeUpEmpty(row)
            return
        }
        if rows[row].isLive {
            link(row)
            touch(column)
            return
        }
        vacate(row)
        let equation = columns[column].equation
        if equation >= 0 {
            columns[column].uses -= 1
            if columns[column].uses == 0 { upkeep.deadCount += 1 }
        }
        touch(column)
    }

    /// Unlinks a row; if its column sits at it, the column keeps its seat if the row is linked again.
    private mutating func unlinkForEdit(_ row: Int32) {
        let column = rows[row].column
        let wasSeat = columns[column].seat == row
        unlink(row)
        if wasSeat, rows[row].isLive { columns[column].seat = row }
    }

    /// Lets another row have the slot of a removed one, unless its generations are used up.
    private mutating func vacate(_ row: Int32) {
        if rows[row].generation > 0 { vacant.rows.append(row) }
    }

    private mutating func takeUpEmpty(_ row: Int32) {
        if rows[row].isLive {
            if !rows[row].isLinked {
                rows[row].isLinked = true
                edits.contradictory.append(~row)
            }
        } else {
            rows[row].isLinked = false
            vacate(row)
            for position in stride(from: edits.contradictory.count - 1, through: 0, by: -1)
            where edits.contradictory[position] == ~row {
                let last = edits.contradictory.removeLast()
                if position < edits.contradictory.count { edits.contradictory[position] = last }
            }
        }
    }

    mutating func includeFreshEquations() {
        workspace.reach.extend(to: columns.count)
        guard edits.freshEquations.count > 0 else { return }
        if edits.freshEquations.count > 64 {
            edits.isGrowing = true
            edits.touched.reserve(columns.count)
            results.changed.reserve(columns.count)
        }
        let length = equations.count
        factor.extend(to: length)
        moves.shift.extend(to: length)
        workspace.entering.extend(to: length)
        workspace.multipliers.extend(to: length)
        // Where nothing asks the factor before it is built anew, new equations need not enter the old one.
        if edits.isGrowing, duals.listed.count == 0, upkeep.deadCount == 0 { upkeep.needsFactoring = true }
        edits.includedEquations.reserve(edits.includedEquations.count + edits.freshEquations.count)
        for position in 0..<edits.freshEquations.count {
            include(edits.freshEquations[position])
            edits.includedEquations.append(edits.freshEquations[position])
        }
        edits.freshEquations.release()
    }

    /// Lets an equation take part, with its activity basic.
    private mutating func include(_ equation: Int32) {
        let activity = equations[equation].activity
        equations[equation].basic = activity
        columns[activity].place = equation
        guard !upkeep.needsFactoring else { return }
        factor.prepend(equation, pivot: -1)
        var sum = 0.0
        var entry = matrix.rows[equation]
        while entry >= 0 {
            let item = matrix.entries[entry]
            sum += item.value * columns[item.column].value
            let place = columns[item.column].place
            if place >= 0 { factor.upper.insert(item.value, row: equation, column: place) }
            entry = item.nextInRow
        }
        columns[activity].value = sum
    }

    /// Frees the slots of removed unknowns that nothing refers to any more.
    private mutating func releaseDyingColumns() {
        var kept = 0
        for position in 0..<vacant.dyingColumns.count {
            let column = vacant.dyingColumns[position]
            if columns[column].knots < 0, matrix.columns[column] < 0, !columns[column].isBasic {
                release(column: column)
            } else {
                vacant.dyingColumns[kept] = column
                kept += 1
            }
        }
        vacant.dyingColumns.truncate(to: kept)
    }

    mutating func touch(_ column: Int32) {
        guard !columns[column].isTouched else { return }
        columns[column].isTouched = true
        edits.touched.append(column)
    }

    mutating func reconcileTouched() {
        if edits.touched.count > 64, !upkeep.needsFactoring { queue.items.reserve(edits.touched.count) }
        for position in 0..<edits.touched.count {
            let column = edits.touched[position]
            columns[column].isTouched = false
            reconcile(column)
        }
        edits.touched.removeAll()
    }

    /// Looks again where a column belongs after its cost or its dual has changed. A nonbasic column moves to where
    /// its dual fits; a basic one that stands elsewhere is queued.
    private mutating func reconcile(_ column: Int32) {
        noteContradiction(at: column)
        if columns[column].isFixed {
            // The dual of a fixed column isn't kept; it is needed only if the column isn't fixed any more.
            let seat = columns[column].seat
            if seat >= 0, rows[seat].isLinked, isFixed(column, at: rows[seat].position) {
                place(column, at: rows[seat].position)
                return
            }
            columns[column].isFixed = false
            recoverDual(of: column)
        }
        let range = fittingRange(of: column)
        if range.isEmpty {
            duals.misfits.append(column)
            return
        }
        if columns[column].isBasic {
            setRange(range, of: column)
            // Once the basis has been factored anew, all are looked at.
            if !upkeep.needsFactoring { queueIfInfeasible(column) }
        } else {
            seat(column, in: range)
        }
    }

    @inline(__always)
    mutating func setRange(_ range: FittingRange, of column: Int32) {
        columns[column].isTolerated = false
        columns[column].lowerKnot = range.lowerKnot
        columns[column].upperKnot = range.upperKnot
    }

    /// Puts a nonbasic column where its dual fits, as near to where it is as possible.
    private mutating func seat(_ column: Int32, in range: FittingRange) {
        var target = columns[column].value
        if columns[column].seat >= 0 { target = rows[columns[column].seat].position }
        if target <= range.lower || range.lower == range.upper {
            columns[column].seat = range.lowerKnot
            target = range.lower
        } else if target >= range.upper {
            columns[column].seat = range.upperKnot
            target = range.upper
        } else {
            columns[column].seat = -1
        }
        place(column, at: target)
        if columns[column].dual < 0 { note(changeOf: column) }
        columns[column].isFixed = columns[column].seat >= 0 && isFixed(column, at: target)
        if columns[column].isFixed { duals.clear(&columns[column].dual) }
    }

    /// Moves a nonbasic column; the basic ones follow in `applyShift`.
    private mutating func place(_ column: Int32, at target: Double) {
        let move = target - columns[column].value
        guard move != 0 else { return }
        columns[column].value = target
        note(changeOf: column)
        addShift(of: column, by: move)
    }

    mutating func addShift(of column: Int32, by move: Double) {
        noteDistance(move)
        // Once the basis has been factored anew, all values are computed afresh.
        if !upkeep.needsFactoring { gatherShift(of: column, by: move) }
    }

    /// Adds what a nonbasic column contributes to the right-hand side.
    @inline(__always)
    mutating func gatherShift(of column: Int32, by move: Double) {
        let equation = columns[column].equation
        if equation >= 0 {
            moves.shift.add(move, at: equation)
            return
        }
        var entry = matrix.columns[column]
        while entry >= 0 {
            let item = matrix.entries[entry]
            moves.shift.add(-item.value * move, at: item.row)
            entry = item.nextInColumn
        }
    }

    /// Large moves leave rounding errors of their own measure, which show where sums come to little: values are computed
    /// afresh then. Beyond all measure, even what removed rows have left behind can't be built on any more.
    @inline(__always)
    mutating func noteDistance(_ move: Double) {
        guard move.magnitude > 1e7 else { return }
        moves.hasLostDigits = true
        if move.magnitude > 1e9 { upkeep.needsRestart = true }
    }

    /// Lets the basic columns follow the moves of nonbasic ones gathered in `shift`.
    mutating func applyShift() {
        guard moves.shift.count > 0 else { return }
        factor.applyOperations(&moves.shift)
        factor.solveUpper(&moves.shift)
        for position in 0..<moves.shift.count {
            let place = moves.shift.indices[position]
            let move = moves.shift.values[place]
            guard move != 0 else { continue }
            let column = equations[place].basic
            columns[column].value += move
            noteDistance(move)
            note(changeOf: column)
            queueIfInfeasible(column)
        }
        moves.applyingWork = moves.shift.count
        moves.wastedWork = 0
        moves.shift.clear()
        for position in 0..<moves.settled.count { queueIfInfeasible(moves.settled[position]) }
        moves.settled.removeAll()
        moves.carriedSteps += 1
        // Refined steps compute the value they need by themselves, and look at all of them afresh in the end. Before them, where
        // ratios multiply to distances like this at every step, it is enough to do so now and then.
        if moves.hasLostDigits, !refinement.isOn, refinement.wideEquations == 0 || moves.carriedSteps >= 64 {
            recomputeValues()
        }
    }

    // MARK: Feasibility

    // What is asked of a column is read field by field: a copy of all of it waits for what was just written.

    /// How far a value may lie beyond the kink of a row; for tolerated columns as far as contradictions are taken for rounding.
    @inline(__always)
    func tolerance(of knot: Int32, isTolerated: Bool) -> Double {
        if refinement.isOn { return Self.refinedTolerance(rows[knot], isTolerated) }
        return (isTolerated ? 2e-7 : 1e-9) * (1 + rows[knot].position.magnitude)
    }

    /// The same where solves are refined: a trifle of the row as written. A method, which isn't inlined, would have the whole
    /// solver copied for each call.
    @inline(never)
    private static func refinedTolerance(_ row: RowState, _ isTolerated: Bool) -> Double {
        isTolerated ? .infinity : 1e-11 * (row.position.magnitude + 1 / row.scale.magnitude)
    }

    @inline(__always)
    func isInfeasible(_ column: Int32) -> Bool { isInfeasible(column, at: columns[column].value) }

    /// Whether a basic column would not stand where its dual fits at a value.
    @inline(__always)
    func isInfeasible(_ column: Int32, at value: Double) -> Bool {
        isBelow(value, column) || isAbove(value, column) || !value.isFinite
    }

    @inline(__always)
    private func isBelow(_ value: Double, _ column: Int32) -> Bool {
        let knot = columns[column].lowerKnot
        guard knot >= 0, value < rows[knot].position else { return false }
        return value < rows[knot].position - tolerance(of: knot, isTolerated: columns[column].isTolerated)
    }

    @inline(__always)
    private func isAbove(_ value: Double, _ column: Int32) -> Bool {
        let knot = columns[column].upperKnot
        guard knot >= 0, value > rows[knot].position else { return false }
        return value > rows[knot].position + tolerance(of: knot, isTolerated: columns[column].isTolerated)
    }

    @inline(__always)
    mutating func queueIfInfeasible(_ column: Int32) {
        guard !columns[column].isQueued else { return }
        let value = columns[column].value
        if isBelow(value, column) {
            queue(column, for: columns[column].lowerKnot)
        } else if isAbove(value, column) {
            queue(column, for: columns[column].upperKnot)
        }
    }

    private mutating func queue(_ column: Int32, for knot: Int32) {
        columns[column].isQueued = true
        queue.push(column, priority: stepping.isCautious ? 0 : rows[knot].priority)
    }

    private mutating func publish() {
        results.published.removeAll()
        for position in 0..<results.changed.count {
            let column = results.changed[position]
            columns[column].isChanged = false
            if results.tellsOpenWays, columns[column].mayBeLoose, !isHeldFromBothSides(column) {
                results.loose.append(column)
            }
            let value = columns[column].uses > 0 ? columns[column].value : 0
            guard columns[column].published != value else { continue }
            columns[column].published = value
            if columns[column].equation < 0, columns[column].isLive { results.published.append(column) }
        }
        results.changed.removeAll()
    }
}
