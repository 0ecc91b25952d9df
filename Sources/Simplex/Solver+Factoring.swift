extension Solver {
    /// Factors the basis anew, drops dead equations, and computes all basic values afresh.
    mutating func refactor() {
        needsFactoring = false
        dropDeadEquations()
        factor.removeAll()
        factor.extend(to: equations.count)
        var kernel = Buffer<Int32>()
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
        var waiting = Buffer<Int32>()
        for index in 0..<equations.count where equations[index].activity >= 0 {
            let column = equations[index].basic
            if columns[column].equation < 0 {
                columns[column].isMatched = false
                waiting.append(column)
            }
        }
        for position in 0..<released.count where columns[released[position]].equation < 0 {
            columns[released[position]].isMatched = false
            waiting.append(released[position])
        }
        released.removeAll()
        for index in 0..<equations.count where equations[index].activity >= 0 {
            let activity = equations[index].activity
            if columns[activity].isBasic {
                columns[activity].place = Int32(truncatingIfNeeded: index)
                equations[index].basic = activity
            }
        }
        match(kernel, waiting)
        factor.beginUpdates()
        if dualsDontFit { resetDuals() } else { reconcileTouched() }
        recomputeValues()
    }

    private mutating func dropDeadEquations() {
        guard deadCount > 0 else { return }
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
            vacantEquations.append(equation)
            dyingColumns.append(activity)
        }
        matrix.removeRows(gone)
        deadCount = kept
    }

    /// Orders the kernel: the equations whose activities are nonbasic, and the unknowns that are basic.
    private mutating func match(_ kernel: borrowing Buffer<Int32>, _ waiting: borrowing Buffer<Int32>) {
        // An equation that has one open column is last in the order of elimination, a column that has one open
        // equation first. What is left are loops: one of their columns is taken as known to break each, and determined
        // by an equation that has no open column left after that.
        var stack = Buffer<Int32>()
        for position in 0..<kernel.count {
            var open: Int32 = 0
            var entry = matrix.rows[kernel[position]]
            while entry >= 0 {
                if isOpen(matrix.entries[entry].column) { open += 1 }
                entry = matrix.entries[entry].nextInRow
            }
            equations[kernel[position]].openColumns = open
        }
        for position in stride(from: kernel.count - 1, through: 0, by: -1)
        where equations[kernel[position]].openColumns == 1 { stack.append(kernel[position]) }
        var lonely = Buffer<Int32>()
        for position in stride(from: waiting.count - 1, through: 0, by: -1)
        where openEquation(of: waiting[position]) != nil { lonely.append(waiting[position]) }
        var ahead = Buffer<Match>()
        var behind = Buffer<Match>()
        // Where in `behind` the columns stand that break loops, and which of them wait for an equation.
        var breaks = Buffer<Int32>()
        var waitingBreaks = Buffer<Int32>()
        var cursor = 0
        while true {
            while stack.count > 0 || lonely.count > 0 {
                let match: Match
                if stack.count > 0 {
                    let equation = stack.removeLast()
                    if equations[equation].openColumns == 0, waitingBreaks.count > 0 {
                        behind[waitingBreaks.removeLast()].equation = equation
                        equations[equation].openColumns = Self.matched
                    }
                    guard equations[equation].openColumns == 1 else { continue }
                    var entry = matrix.rows[equation]
                    while !isOpen(matrix.entries[entry].column) { entry = matrix.entries[entry].nextInRow }
                    match = Match(equation: equation, column: matrix.entries[entry].column)
                    behind.append(match)
                } else {
                    let column = lonely.removeLast()
                    guard isOpen(column), let equation = openEquation(of: column) else { continue }
                    match = Match(equation: equation, column: column)
                    ahead.append(match)
                }
                equations[match.equation].openColumns = Self.matched
                columns[match.column].isMatched = true
                closeColumn(match.column, &stack)
                var entry = matrix.rows[match.equation]
                while entry >= 0 {
                    let column = matrix.entries[entry].column
                    if isOpen(column), openEquation(of: column) != nil { lonely.append(column) }
                    entry = matrix.entries[entry].nextInRow
                }
            }
            while cursor < kernel.count, equations[kernel[cursor]].openColumns < 1 { cursor += 1 }
            guard cursor < kernel.count else { break }
            let column = busiestColumn(of: kernel[cursor]) { $0.isUnmatchedInBasis }
            columns[column].isMatched = true
            breaks.append(Int32(truncatingIfNeeded: behind.count))
            waitingBreaks.append(Int32(truncatingIfNeeded: behind.count))
            behind.append(Match(equation: -1, column: column))
            closeColumn(column, &stack)
        }
        var aside = Buffer<Int32>()
        for position in 0..<waitingBreaks.count { aside.append(behind[waitingBreaks[position]].column) }
        // Columns that occur in no kernel equation make the basis singular; they are set aside like the others.
        for position in 0..<waiting.count where !columns[waiting[position]].isMatched {
            aside.append(waiting[position])
        }
        for position in 0..<ahead.count { assign(ahead[position]) }
        var unmatched = 0
        for position in 0..<kernel.count {
            let equation = kernel[position]
            let isMatched = equations[equation].openColumns == Self.matched
            equations[equation].openColumns = isMatched ? -1 : Self.waitsForColumn
            if !isMatched {
                factor.append(equation, pivot: -1)
                unmatched += 1
            }
        }
        for position in stride(from: behind.count - 1, through: 0, by: -1) {
            if behind[position].equation >= 0 { assign(behind[position]) }
        }
        // The updates that follow need some more.
        let entryCount = entryCount(of: ahead) + entryCount(of: behind)
        factor.upper.reserve(entries: entryCount + entryCount / 16)
        for position in 0..<ahead.count { fillColumn(ahead[position]) }
        for position in 0..<behind.count where behind[position].equation >= 0 { fillColumn(behind[position]) }
        for position in stride(from: breaks.count - 1, through: 0, by: -1) {
            let match = behind[breaks[position]]
            guard match.equation >= 0, !factor.eliminateRow(match.equation, &entering) else { continue }
            equations[match.equation].openColumns = Self.waitsForColumn
            unmatched += 1
            aside.append(match.column)
        }
        for position in 0..<waiting.count { columns[waiting[position]].isMatched = false }
        insert(aside, intoUnmatched: unmatched, of: kernel)
    }

    /// What `openColumns` says of an equation of the kernel that was matched, or that no column was found for.
    private static var matched: Int32 { -2 }
    private static var waitsForColumn: Int32 { -3 }

    @inline(__always)
    private func isOpen(_ column: Int32) -> Bool { columns[column].isUnmatchedInBasis }

    /// The one equation of the kernel without a column in which a column occurs, nil if there are several or none.
    private func openEquation(of column: Int32) -> Int32? {
        var result: Int32?
        var entry = matrix.columns[column]
        while entry >= 0 {
            let item = matrix.entries[entry]
            if equations[item.row].openColumns > 0 {
                guard result == nil else { return nil }
                result = item.row
            }
            entry = item.nextInColumn
        }
        return result
    }

    private mutating func assign(_ match: Match) {
        var pivot = 0.0
        var entry = matrix.rows[match.equation]
        while entry >= 0 {
            if matrix.entries[entry].column == match.column { pivot = matrix.entries[entry].value }
            entry = matrix.entries[entry].nextInRow
        }
        factor.append(match.equation, pivot: pivot)
        columns[match.column].place = match.equation
        equations[match.equation].basic = match.column
    }

    private func entryCount(of matches: borrowing Buffer<Match>) -> Int {
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

    private mutating func fillColumn(_ match: Match) {
        var entry = matrix.columns[match.column]
        while entry >= 0 {
            let item = matrix.entries[entry]
            if item.row != match.equation {
                factor.upper.insert(item.value, row: item.row, column: match.equation)
            }
            entry = item.nextInColumn
        }
    }

    /// Lets columns that were set aside take the places of equations that nothing determines yet.
    private mutating func insert(
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
            factor.applyOperations(&entering)
            for position in 0..<entering.count {
                let index = entering.indices[position]
                multipliers.add(entering.values[index], at: index)
            }
            factor.solveUpper(&entering)
            if let place = bestUnmatchedPlace() {
                columns[column].place = place
                equations[place].basic = column
                equations[place].openColumns = -1
                unmatched -= 1
                _ = factor.replace(place, with: &multipliers)
            } else {
                letGo(column)
                multipliers.clear()
            }
            entering.clear()
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
            dualsDontFit = true
        }
    }

    /// Among the equations without a column, the one that the column in `entering` would determine best.
    private func bestUnmatchedPlace() -> Int32? {
        var best: Int32 = -1
        var size = 1e-9
        for position in 0..<entering.count {
            let place = entering.indices[position]
            guard equations[place].openColumns == Self.waitsForColumn else { continue }
            let candidate = entering.values[place].magnitude
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
        carriedSteps = 0
        shift.clear()
        for index in 0..<columns.count {
            let column = Int32(truncatingIfNeeded: index)
            let state = columns[column]
            guard state.isLive || matrix.columns[column] >= 0, !state.isBasic, state.value != 0 else { continue }
            if state.equation < 0 || equations[state.equation].activity == column {
                addShift(of: column, by: state.value)
            }
        }
        factor.applyOperations(&shift)
        factor.solveUpper(&shift)
        for index in 0..<equations.count where equations[index].activity >= 0 {
            let column = equations[index].basic
            let value = shift.values[index]
            if columns[column].value != value {
                columns[column].value = value
                note(changeOf: column)
            }
            if !refinement.isOn { queueIfInfeasible(column) }
        }
        shift.clear()
        if refinement.isOn {
            refineValues()
            for index in 0..<equations.count where equations[index].activity >= 0 {
                queueIfInfeasible(equations[index].basic)
            }
        }
        settled.removeAll()
        hasLostDigits = false
    }
}
