// The dual simplex method, with lexicographic duals, on piecewise linear costs. The duals always fit the costs of the
// nonbasic columns where these stand; a step takes a basic column that stands where its own dual doesn't fit, and
// moves its dual towards the slope that does. On the way duals of nonbasic columns meet slopes of their costs; each
// such column moves on to its next kink, which brings the basic column nearer (the long-step rule, or bound flipping),
// until one would bring it too far: that one enters the basis. When the column's own dual gets there first, the
// column has merely become violated, or is violated no more, and the basis stays.

extension Solver {
    /// - Parameter most: after how many steps something else is to be tried; nil for as many as anything may need.
    mutating func runDualSimplex(upTo most: Int? = nil) throws(SolverError) {
        defer { (stepping.isCautious, stepping.hasFollowers) = (false, false) }
        guard queue.items.count > 0 || moves.shift.count > 0 else { return }
        let limit = most ?? 500 + 6 * (columns.count + rows.count)
        var steps = 0
        // Far more steps than layouts need: it pays to choose them well.
        let bound = stepping.isEager ? 4 : 64 + equations.count
        beginSettling()
        defer { unsettleColumns() }
        // Looking whether all can be met at once may cost a share of what steps cost.
        var bar = stepping.isEager ? -1 : 8 * equations.count
        // With many columns away from home it pays at once.
        stepping.work = queue.items.count > 16 && 16 * queue.items.count > equations.count ? bar + 1 : 0
        stepping.wishWork = 0
        stepping.wishBar = patienceWithWishes
        stepping.hasLetGo = false
        while true {
            if stepping.hasFollowers, mayFitAllDuals {
                applyShift()
                // Steps about required rows have moved all that follow what they moved.
                if mayFitAllDuals { (stepping.work, stepping.hasFollowers) = (bar + 1, false) }
            }
            if stepping.work > bar, mayFitAllDuals {
                if let work = fitAllDuals() { bar = max(bar, 4 * work) }
                stepping.work = 0
                if duals.dontFit { resetDuals() }
            }
            if settled.work > settled.bar { settleColumnsIfHeld() }
            if steps >= bound { applyShift() }
            guard let column = steps >= bound ? takeFarthest() : queue.pop() else {
                guard moves.shift.count > 0 else { return }
                applyShift()
                continue
            }
            columns[column].isQueued = false
            guard columns[column].isBasic, isInfeasible(column) else { continue }
            steps += 1
            stepCount += 1
            do throws(SolverError) {
                guard steps <= limit, !stepping.isExhausted else { throw SolverError.iterationLimit(limit) }
                try step(column)
            } catch {
                queueIfInfeasible(column)
                throw error
            }
            if steps >= bound, upkeep.needsFactoring && !refinement.isOn || duals.dontFit {
                // Many steps make duals drift until they seem to fit nowhere.
                reexamine()
            }
            if upkeep.needsFactoring { refactor() }
            if duals.dontFit { resetDuals() }
            if stepping.isCautious {
                applyShift()
            } else if steps == stepping.patience ?? (most == nil ? limit / 3 : .max) {
                // So many steps are a sign of going round in circles. From here on Bland's rule (1977) is kept, of all
                // that may leave or enter the oldest, which excludes that.
                stepping.isCautious = true
                restart()
            }
        }
    }

    /// One step on a basic column that stands beyond where its dual fits.
    private mutating func step(_ column: Int32) throws(SolverError) {
        if stepping.hasLetGo, !refinement.isOn, moveFloatingNeighbor(of: column) { return }
        gatherRow(of: column, withFixed: refinement.isOn)
        defer { clearStep() }
        noteWork(workspace.multipliers.count + workspace.reach.count)
        var value = columns[column].value + pendingMove()
        var size = 0.0
        if refinement.isOn { (value, size) = takeRefinedValue() }
        guard value.isFinite else { throw .overflow }
        guard isInfeasible(column, at: value), !isNoise(column, value, size) else {
            if refinement.isOn { accept(value, for: column) }
            // An earlier step has already brought it home. So it may be with others; once finding that out one by one
            // has cost as much as bringing all up to date, that is what to do.
            moves.wastedWork += workspace.multipliers.count + 10
            moves.settled.append(column)
            if moves.wastedWork > moves.applyingWork { applyShift() }
            return
        }
        let start = walk(of: column, from: value)
        while let floating = floatingCandidate() {
            guard depends(column, on: floating) else { continue }
            exchange(start, for: floating, nil)
            return
        }
        var walk = start
        let noise = contradiction(of: walk, size)
        var event = stop(of: &walk, noise: noise)
        while let candidate = event?.column, candidate != column, !depends(column, on: candidate) {
            workspace.ratio.removeAll()
            walk = start
            event = stop(of: &walk, noise: noise)
        }
        if isBeyondSettledColumns(event) {
            clearStep()
            unsettleColumns()
            applyShift()
            queueIfInfeasible(column)
            return
        }
        if let event {
            if event.column == column {
                moveDuals(walk, to: event)
                flip()
                settle(column)
            } else if !letWishesGo(insteadOf: event, walk) {
                exchange(walk, for: event.column, event)
            }
            return
        }
        guard walk.remaining > noise else {
            // Too small to be meant: rounding in the constants. Where the column is by then hangs on the moves that wait; other
            // steps may take them back.
            columns[column].isTolerated = true
            if moves.shift.count > 0 { moves.settled.append(column) }
            return
        }
        throw .conflict(conflict(at: column, upward: start.upward))
    }

    /// Whether a column can give its place in the basis to another one: where solves are refined, whether it depends on that one
    /// when the other's column is solved for, too.
    ///
    /// What was gathered may be no more than what rounding left of much larger numbers; then the column is taken for
    /// independent. After an exchange the basis couldn't be factored, and the two would change places back and forth.
    private mutating func depends(_ column: Int32, on other: Int32) -> Bool {
        guard refinement.isOn else { return true }
        let coefficient = workspace.reach.values[other]
        loadEntering(other)
        factor.applyOperations(&workspace.entering)
        factor.solveUpper(&workspace.entering)
        let found = -workspace.entering.values[columns[column].place]
        workspace.entering.clear()
        if (found - coefficient).magnitude <= 0.5 * coefficient.magnitude { return true }
        workspace.reach.values[other] = 0
        return false
    }

    /// The way of a column from a value beyond where its dual fits to there.
    @inline(__always)
    func walk(of column: Int32, from value: Double) -> Walk {
        let upward = columns[column].upperKnot >= 0 && value > rows[columns[column].upperKnot].position
        let knot = upward ? columns[column].upperKnot : columns[column].lowerKnot
        return Walk(column: column, upward: upward, knot: knot, from: value, to: rows[knot].position)
    }

    @inline(__always)
    mutating func clearStep() {
        workspace.reach.clear()
        workspace.multipliers.clear()
        workspace.scratch.truncate(to: 0)
        workspace.ratio.removeAll()
    }

    /// Remembers how many places a step has visited.
    mutating func noteWork(_ count: Int) {
        stepping.lastWork = count
        stepping.work += count
        stepping.totalWork += count
    }

    /// Takes the column out of the queue that stands farthest from where its dual fits, among as many as the last step has
    /// visited places: the search costs no more than the step.
    private mutating func takeFarthest() -> Int32? {
        guard queue.items.count > 1, !stepping.isCautious else { return queue.pop() }
        var farthest = 0
        var distance = 0.0
        for position in 0..<min(queue.items.count, max(16, stepping.lastWork)) {
            let state = columns[queue.items[position].column]
            guard state.isBasic else { continue }
            var own = 0.0
            if state.lowerKnot >= 0 { own = max(own, rows[state.lowerKnot].position - state.value) }
            if state.upperKnot >= 0 { own = max(own, state.value - rows[state.upperKnot].position) }
            if own > distance { (farthest, distance) = (position, own) }
        }
        return queue.remove(at: farthest)
    }

    /// How large a contradiction has to be to be meant.
    @inline(__always)
    private func contradiction(of walk: Walk, _ size: Double) -> Double {
        guard refinement.isOn else { return 1e-7 * (1 + walk.bound.magnitude) }
        return Refinement.meaningless * (size + walk.bound.magnitude) + 1e-9 / rows[walk.knot].scale.magnitude
    }

    /// Whether a column stands where it shouldn't by no more than rounding in what it was computed from.
    @inline(__always)
    private func isNoise(_ column: Int32, _ value: Double, _ size: Double) -> Bool {
        guard refinement.isOn else { return false }
        let state = columns[column]
        let knot = state.upperKnot >= 0 && value > rows[state.upperKnot].position ? state.upperKnot : state.lowerKnot
        return (value - rows[knot].position).magnitude <= 4e-15 * size
    }

    /// Lets a column have the value that was found for it.
    private mutating func accept(_ value: Double, for column: Int32) {
        columns[column].value = value - pendingMove()
        // The others' moves come with rounding of their own: it stays away from the queue until all is looked at again.
        columns[column].isTolerated = true
        note(changeOf: column)
        refinement.idleSteps += 1
    }

    /// Fills `reach` with the row of the simplex tableau: how a basic column depends on the nonbasic ones.
    mutating func gatherRow(of column: Int32, withFixed: Bool) {
        workspace.multipliers.add(1, at: columns[column].place)
        gatherRow(withFixed: withFixed)
    }

    /// Fills `reach` with the combination of rows that `multipliers` says.
    mutating func gatherRow(withFixed: Bool) {
        if refinement.isOn {
            solveTransposedRefined()
            gatherRefinedRow(withFixed: withFixed)
            return
        }
        factor.solveTransposed(&workspace.multipliers)
        for position in 0..<workspace.multipliers.count {
            let equation = workspace.multipliers.indices[position]
            let multiplier = workspace.multipliers.values[equation]
            guard multiplier.magnitude > 1e-13 else { continue }
            let activity = equations[equation].activity
            if !columns[activity].isBasic, withFixed || !columns[activity].isFixed {
                workspace.reach.add(multiplier, at: activity)
            }
            var entry = matrix.rows[equation]
            while entry >= 0 {
                let item = matrix.entries[entry]
                if !columns[item.column].isBasic, withFixed || !columns[item.column].isFixed {
                    workspace.reach.add(-multiplier * item.value, at: item.column)
                }
                entry = item.nextInRow
            }
        }
    }

    /// How far the gathered column will move when `shift` is applied. Steps leave the values of basic columns as they
    /// are and gather what moves them in `shift`; as the multipliers are at hand anyway, the one value that a step
    /// needs costs little, and the others are brought up to date once for many steps.
    @inline(__always)
    private func pendingMove() -> Double {
        guard moves.shift.count > 0 else { return 0 }
        var sum = 0.0
        for position in 0..<workspace.multipliers.count {
            let equation = workspace.multipliers.indices[position]
            sum += workspace.multipliers.values[equation] * moves.shift.values[equation]
        }
        return sum
    }

    static var smallestPivot: Double { 1e-11 }

    /// Coefficients of a gathered row up to this size are taken for zero; refined ones are zero where they should be.
    @inline(__always)
    var smallestCoefficient: Double { refinement.isOn ? 0 : Self.smallestPivot }

    /// A nonbasic column on which nothing depends yet may enter at no cost. The largest coefficient is taken, for
    /// accuracy; among about equal ones the oldest.
    @inline(__always)
    private func floatingCandidate() -> Int32? {
        var best: Int32 = -1
        var size = 0.0
        for position in 0..<workspace.reach.count {
            let column = workspace.reach.indices[position]
            guard columns[column].seat < 0 else { continue }
            let coefficient = workspace.reach.values[column].magnitude
            guard coefficient > smallestCoefficient else { continue }
            if coefficient > 1.001 * size || (coefficient > 0.999 * size && column < best) {
                best = column
                size = coefficient
            }
        }
        return best >= 0 ? best : nil
    }

    /// Moves the dual of a basic column by the distance to an event, and those of the nonbasic ones with it.
    private mutating func moveDuals(_ walk: Walk, to event: RatioEvent) {
        guard event.end > event.start else { return }
        let distance = Int(event.start)..<Int(event.end)
        let coordinates = distance.count * (workspace.reach.count + 1)
        stepping.coordinateCount += coordinates
        settled.work += coordinates
        for index in distance {
            let amount = workspace.scratch.rungs[index].amount
            workspace.scratch.rungs[index].amount = (walk.upward ? amount : -amount) / event.coefficient
            workspace.scratch.rungs[index].largest /= event.coefficient
        }
        duals.add(1, times: distance, of: workspace.scratch, to: &columns[walk.column].dual)
        list(dualOf: walk.column)
        for position in 0..<workspace.reach.count {
            let other = workspace.reach.indices[position]
            let coefficient = workspace.reach.values[other]
            guard coefficient.magnitude > smallestCoefficient else { continue }
            duals.add(-coefficient, times: distance, of: workspace.scratch, to: &columns[other].dual)
            if columns[other].dual < 0 { note(changeOf: other) }
            list(dualOf: other)
        }
    }

    /// Moves the columns that passed kinks to where they came.
    private mutating func flip() {
        for position in 0..<workspace.ratio.passedColumns.count {
            let column = workspace.ratio.passedColumns[position]
            let knot = workspace.ratio.passedKnots[position]
            columns[column].seat = knot
            let move = rows[knot].position - columns[column].value
            columns[column].value = rows[knot].position
            note(changeOf: column)
            addShift(of: column, by: move)
        }
    }

    /// Finds the range of a basic column anew after its dual has changed.
    mutating func settle(_ column: Int32) {
        let range = fittingRange(of: column)
        if range.isEmpty {
            duals.dontFit = true
        } else {
            settle(column, in: range)
        }
    }

    private mutating func settle(_ column: Int32, in range: FittingRange) {
        setRange(range, of: column)
        if moves.shift.count > 0 {
            moves.settled.append(column)
        } else {
            queueIfInfeasible(column)
        }
    }

    /// Exchanges a basic column, which goes to a kink of its cost, for a nonbasic one.
    mutating func exchange(_ walk: Walk, for candidate: Int32, _ event: RatioEvent?) {
        let place = columns[walk.column].place
        let expected = workspace.reach.values[candidate]
        exchangeInBasis(walk, for: candidate, event)
        replace(place, with: candidate, expected)
    }

    /// The same without bringing the factor up to date.
    mutating func exchangeInBasis(_ walk: Walk, for candidate: Int32, _ event: RatioEvent?) {
        let leaving = walk.column
        let place = columns[leaving].place
        let expected = workspace.reach.values[candidate]
        if let event { moveDuals(walk, to: event) }
        flip()
        addShift(of: leaving, by: walk.bound - columns[leaving].value)
        columns[leaving].value = walk.bound
        note(changeOf: leaving)
        columns[leaving].place = -1
        columns[leaving].seat = walk.knot
        columns[leaving].isFixed = isFixed(leaving, at: walk.bound)
        if columns[leaving].isFixed { duals.clear(&columns[leaving].dual) }
        let range = event != nil ? setDualToSlope(of: candidate, right: (expected < 0) == walk.upward) : nil
        columns[candidate].place = place
        equations[place].basic = candidate
        if let range { settle(candidate, in: range) } else { settle(candidate) }
    }

    /// Puts a column in a place of the factor, given how the column that leaves depends on it.
    mutating func replace(_ place: Int32, with column: Int32, _ coefficient: Double) {
        loadEntering(column)
        factor.applyOperations(&workspace.entering)
        let before = factor.diagonal[place]
        let isSound = factor.replace(place, with: &workspace.entering)
        // The pivot has come about in two ways; if they disagree, the factor has lost accuracy. Refined solves, which correct
        // what comes out three times, can do with less of it.
        let expected = -coefficient * before
        let share = refinement.isOn ? 1e-5 : 1e-7
        let isAccurate = (factor.diagonal[place] - expected).magnitude <= share * (1e-3 + expected.magnitude)
        // The first solve of a large part is over soon; if edits follow, the first step of theirs builds the factor anew.
        let isLong = factor.isLong(patience: edits.isGrowing ? 2 : 1)
        if !isSound || !isAccurate || isLong { upkeep.needsFactoring = true }
    }

    /// Gives a column that enters the basis exactly the slope its dual has met. Answers where it fits: from its seat to the next
    /// kink; nil where required rows count on the way there.
    private mutating func setDualToSlope(of column: Int32, right: Bool) -> FittingRange? {
        let kink = rows[columns[column].seat].position
        duals.clear(&columns[column].dual)
        var range = FittingRange()
        var isPlain = true
        var group: Int32 = -1
        var knot = columns[column].knots
        while knot >= 0 {
            let position = rows[knot].position
            if group < 0 || rows[group].position != position { group = knot }
            let isAbove = right ? position <= kink : position < kink
            if isAbove { range.lowerKnot = group } else if range.upperKnot < 0 { range.upperKnot = group }
            let slope = isAbove ? rows[knot].above : -rows[knot].below
            if rows[knot].isRequired {
                if slope != 0 { isPlain = false }
            } else {
                duals.add(slope, at: rows[knot].priority, to: &columns[column].dual)
                duals.add(slope * rows[knot].tieWeight, at: Rung.tieLevel, to: &columns[column].dual)
            }
            knot = rows[knot].nextKnot
        }
        if columns[column].dual >= 0 { list(dualOf: column) }
        return isPlain ? range : nil
    }
}
