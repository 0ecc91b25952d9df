extension Solver {
    /// Factors the basis anew, drops dead equations, and computes all basic values afresh.
    mutating func refactor() { refactor(following: Matching()) }

    /// The same; `order` is an order of elimination of all unknowns in the basis where one is known, else empty.
    mutating func refactor(following order: borrowing Matching) {
        upkeep.needsFactoring = false
        stepping.totalWork += equations.count
        dropDeadEquations()
        factor.removeAll()
        factor.extend(to: equations.count)
        var kernel = Buffer<Int32>(minimumCapacity: equations.count)
        for index in 0..<equations.count {
            let equation = Int32(truncatingIfNeeded: index)
            let activity = equations[equation].activity
            guard activity >= 0 else { continue }
            if columns[activity].isBasic {
                factor.append(equation, pivot: -1)
            } else {
                kernel.append(equation)
            }
        }
        var waiting = Buffer<Int32>(minimumCapacity: kernel.count)
        for index in 0..<equations.count where equations[index].activity >= 0 {
            let column = equations[index].basic
            if columns[column].equation < 0 {
                columns[column].isMatched = false
                waiting.append(column)
            }
        }
        for position in 0..<upkeep.released.count where columns[upkeep.released[position]].equation < 0 {
            columns[upkeep.released[position]].isMatched = false
            waiting.append(upkeep.released[position])
        }
        upkeep.released.removeAll()
        for index in 0..<equations.count where equations[index].activity >= 0 {
            let activity = equations[index].activity
            if columns[activity].isBasic {
                columns[activity].place = Int32(truncatingIfNeeded: index)
                equations[index].basic = activity
            }
        }
        let orderedCount = order.pairCount + order.breaks.count
        if orderedCount > 0, orderedCount == kernel.count, orderedCount == waiting.count {
            build(order, kernel)
        } else {
            match(kernel, waiting)
        }
        factor.beginUpdates()
        if duals.dontFit { resetDuals() } else { reconcileTouched() }
        recomputeValues()
    }

    private mutating func dropDeadEquations() {
        guard upkeep.deadCount > 0 else { return }
        var kept = 0
        var gone = Buffer<Int32>()
        for index in 0..<equations.count where isDead(Int32(truncatingIfNeeded: index)) {
            let equation = Int32(truncatingIfNeeded: index)
            let activity = equations[equation].activity
            guard columns[activity].isBasic else {
                kept += 1
                continue
            }
            // The activity's place may carry another equation's name: hand it what is basic at ours.
            let place = columns[activity].place
            let other = equations[equation].basic
            equations[place].basic = other
            columns[other].place = place
            gone.append(equation)
            if isWide(equation) { refinement.wideEquations -= 1 }
            equations[equation] = EquationState()
            duals.clear(&columns[activity].dual)
            columns[activity].place = -1
            columns[activity].seat = -1
            columns[activity].knots = -1
            columns[activity].isLive = false
            vacant.equations.append(equation)
            vacant.dyingColumns.append(activity)
        }
        matrix.removeRows(gone)
        upkeep.deadCount = kept
    }

    mutating func assign(_ match: Match) {
        var pivot = 0.0
        var entry = matrix.rows[match.equation]
        while entry >= 0 {
            if matrix.entries[entry].column == match.column { pivot = matrix.entries[entry].value }
            entry = matrix.entries[entry].nextInRow
        }
        assign(match, pivot: pivot)
    }

    /// Gives a pair the next rank.
    mutating func assign(_ match: Match, pivot: Double) {
        factor.append(match.equation, pivot: pivot)
        columns[match.column].place = match.equation
        equations[match.equation].basic = match.column
    }

    func entryCount(of matches: borrowing Buffer<Match>) -> Int {
        // Pivots are kept apart.
        var result = -matches.count
        for position in 0..<matches.count {
            var entry = matrix.columns[matches[position].column]
            while entry >= 0 {
                result += 1
                entry = matrix.entries[entry].nextInColumn
            }
        }
        return result
    }

    /// Writes the column of a pair into the factor, but for the rows of a nucleus, which are written as they were eliminated.
    mutating func fillColumn(_ match: Match, _ nucleus: borrowing Nucleus) {
        var entry = matrix.columns[match.column]
        while entry >= 0 {
            let item = matrix.entries[entry]
            if item.row != match.equation, !nucleus.contains(item.row) {
                factor.upper.insert(item.value, row: item.row, column: match.equation)
            }
            entry = item.nextInColumn
        }
    }

    /// Lets columns that were set aside take the places of equations that nothing determines yet.
    mutating func insert(
        _ aside: borrowing Buffer<Int32>, intoUnmatched count: Int, of kernel: borrowing Buffer<Int32>
    ) {
        var unmatched = count
        for position in 0..<aside.count {
            let column = aside[position]
            guard unmatched > 0 else {
                letGo(column)
                continue
            }
            loadEntering(column)
            factor.applyOperations(&workspace.entering)
            for position in 0..<workspace.entering.count {
                let index = workspace.entering.indices[position]
                workspace.multipliers.add(workspace.entering.values[index], at: index)
            }
            factor.solveUpper(&workspace.entering)
            if let place = bestUnmatchedPlace() {
                columns[column].place = place
                equations[place].basic = column
                equations[place].openColumns = -1
                unmatched -= 1
                _ = factor.replace(place, with: &workspace.multipliers)
            } else {
                letGo(column)
                workspace.multipliers.clear()
            }
            workspace.entering.clear()
        }
        guard unmatched > 0 else { return }
        for position in 0..<kernel.count where equations[kernel[position]].openColumns == Self.waitsForColumn {
            let equation = kernel[position]
            let activity = equations[equation].activity
            equations[equation].openColumns = -1
            equations[equation].basic = activity
            columns[activity].place = equation
            columns[activity].isFixed = false
            touch(activity)
            duals.dontFit = true
        }
    }

    /// Among the equations without a column, the one that the column in `entering` would determine best.
    private func bestUnmatchedPlace() -> Int32? {
        var best: Int32 = -1
        var size = 1e-9
        for position in 0..<workspace.entering.count {
            let place = workspace.entering.indices[position]
            guard equations[place].openColumns == Self.waitsForColumn else { continue }
            let candidate = workspace.entering.values[place].magnitude
            if candidate > 1.01 * size || (candidate > 0.99 * size && place < best) {
                best = place
                size = candidate
            }
        }
        return best >= 0 ? best : nil
    }

    /// Lets an unknown leave the basis because the others determine everything without it. It stays where it is, if
    /// its dual fits there; no dual changes.
    private mutating func letGo(_ column: Int32) {
        columns[column].place = -1
        columns[column].seat = -1
        touch(column)
    }

    /// Computes the values of the basic columns from those of the nonbasic ones.
    mutating func recomputeValues() {
        // Refining goes through all equations up to three times.
        stepping.totalWork += refinement.isOn ? 4 * columns.count : columns.count
        moves.carriedSteps = 0
        moves.shift.clear()
        // All that stand elsewhere than they should are found below.
        for position in 0..<queue.items.count { columns[queue.items[position].column].isQueued = false }
        queue.removeAll()
        for index in 0..<columns.count {
            let column = Int32(truncatingIfNeeded: index)
            let state = columns[column]
            guard state.isLive || matrix.columns[column] >= 0, !state.isBasic, state.value != 0 else { continue }
            if state.equation < 0 || equations[state.equation].activity == column {
                noteDistance(state.value)
                gatherShift(of: column, by: state.value)
            }
        }
        factor.applyOperations(&moves.shift)
        factor.solveUpper(&moves.shift)
        for index in 0..<equations.count where equations[index].activity >= 0 {
            let column = equations[index].basic
            let value = moves.shift.values[index]
            if columns[column].value != value {
                columns[column].value = value
                note(changeOf: column)
            }
            if !refinement.isOn { queueIfInfeasible(column) }
        }
        moves.shift.clear()
        if refinement.isOn {
            refineValues()
            for index in 0..<equations.count where equations[index].activity >= 0 {
                queueIfInfeasible(equations[index].basic)
            }
        }
        moves.settled.removeAll()
        moves.hasLostDigits = false
    }
}
