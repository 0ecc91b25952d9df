// Building the basis: which unknown an equation determines. Layout equations nearly all determine their unknowns one
// after the other, so a matching found by looking for equations with one open unknown gives a triangular basis, whose
// factor is the columns themselves. Loops are broken at one unknown, which the equation that closes the loop determines.

extension Solver {
    /// A pair of an equation and the column that it determines.
    struct Match: BitwiseCopyable, Sendable {
        var equation: Int32
        var column: Int32
    }

    /// Lets new equations determine unknowns that nothing determines yet: a *crash basis*. Such unknowns may enter the
    /// basis without any change of duals, so these are steps of the simplex method that need no ratio test; taken
    /// together they cost as much as reading the equations.
    ///
    /// Equations whose activity has one best value take part: the required ones first, then wishes, the highest
    /// priority first. Which unknowns are taken decides nothing but the number of steps that follow.
    ///
    /// - Returns: the pairs as an order of elimination, for the factor that has to be built then; else nothing.
    mutating func crash() -> Matching {
        guard edits.includedEquations.count > 0 else { return Matching() }
        var matching = Matching()
        // The first pairs have their places in the basis already.
        if upkeep.needsFactoring { stepByOwnEquations(&matching) }
        let first = matching.behind.count
        let kernel = equationsWithOneBestValue()
        matchOpenUnknowns(with: kernel, &matching)
        for position in 0..<kernel.count { equations[kernel[position]].openColumns = -1 }
        // Few columns are exchanged one by one; for many it is cheaper to build the factor anew.
        let isFew = matching.pairCount < fewEquations
        let exchanges = isFew && !upkeep.needsFactoring
        var nextBreak = 0
        for position in first..<matching.behind.count where matching.behind[position].equation >= 0 {
            let isBreak = nextBreak < matching.breaks.count && matching.breaks[nextBreak] == position
            if isBreak { nextBreak += 1 }
            if isFew, isBreak { continue }
            determine(matching.behind[position], exchanging: exchanges)
        }
        guard !isFew else { return Matching() }
        upkeep.needsFactoring = true
        return matching
    }

    /// The new equations whose activities have one best value, the required ones first, with their open unknowns counted.
    private mutating func equationsWithOneBestValue() -> Buffer<Int32> {
        var kernel = Buffer<Int32>(minimumCapacity: edits.includedEquations.count)
        var wishes = Buffer<Int32>()
        for position in 0..<edits.includedEquations.count {
            let equation = edits.includedEquations[position]
            let activity = equations[equation].activity
            guard activity >= 0, !isDead(equation) else { continue }
            let state = columns[activity]
            guard state.isBasic, state.dual < 0, state.lowerKnot >= 0, state.lowerKnot == state.upperKnot else {
                continue
            }
            if isFixed(activity, at: rows[state.lowerKnot].position) {
                kernel.append(equation)
            } else {
                wishes.append(equation)
            }
            var open: Int32 = 0
            var entry = matrix.rows[equation]
            while entry >= 0 {
                let item = matrix.entries[entry]
                if isUndetermined(item.column) { open += 1 }
                entry = item.nextInRow
            }
            equations[equation].openColumns = open
        }
        for position in 0..<wishes.count { kernel.append(wishes[position]) }
        return kernel
    }

    /// Lets an unknown take the place of an activity, which goes to its one best value.
    private mutating func determine(_ match: Match, exchanging: Bool) {
        let activity = equations[match.equation].activity
        let seat = columns[activity].lowerKnot
        let place = columns[activity].place
        columns[match.column].isMatched = false
        columns[match.column].place = place
        equations[place].basic = match.column
        if exchanging { addShift(of: activity, by: rows[seat].position - columns[activity].value) }
        columns[activity].place = -1
        columns[activity].seat = seat
        columns[activity].value = rows[seat].position
        columns[activity].isFixed = isFixed(activity, at: rows[seat].position)
        note(changeOf: activity)
        setRange(fittingRange(of: match.column), of: match.column)
        guard exchanging else { return }
        // The activity depends on the unknown by this equation alone, as nothing else determines the unknown yet.
        var entry = matrix.rows[match.equation]
        while matrix.entries[entry].column != match.column { entry = matrix.entries[entry].nextInRow }
        replace(place, with: match.column, matrix.entries[entry].value)
    }

    /// Pairs equations of the kernel with unknowns that nothing determines yet, in an order in which each equation has
    /// one left when its turn comes.
    ///
    /// Where there is none, an unknown is taken as known. The others then follow from it, and an equation that says
    /// something else about them determines it.
    private mutating func matchOpenUnknowns(with kernel: borrowing Buffer<Int32>, _ matching: inout Matching) {
        matching.behind.reserve(matching.behind.count + kernel.count)
        var stack = Buffer<Int32>()
        var wishes = RankHeap()
        // The unknown that breaks the present loop, from which match on others follow from it, and the equations that
        // have no open unknown left since.
        var loop: Int32 = -1
        var start = 0
        var closed = Buffer<Int32>()
        for position in stride(from: kernel.count - 1, through: 0, by: -1)
        where equations[kernel[position]].openColumns == 1 { stack.append(kernel[position]) }
        var cursor = 0
        while true {
            while stack.count > 0 || !wishes.isEmpty {
                let isWish = stack.count == 0
                let equation = isWish ? wishes.pop() : stack.removeLast()
                if equations[equation].openColumns == 0, loop >= 0 { closed.append(equation) }
                guard equations[equation].openColumns == 1 else { continue }
                let priority = priorityOfBestValue(of: equations[equation].activity)
                if !isWish, priority < 1000 {
                    wishes.push(equation, key: Int64(equation) - Int64(priority * 1e6) << 32)
                    continue
                }
                equations[equation].openColumns = -1
                var entry = matrix.rows[equation]
                while !isUndetermined(matrix.entries[entry].column) { entry = matrix.entries[entry].nextInRow }
                let column = matrix.entries[entry].column
                columns[column].isMatched = true
                matching.behind.append(Match(equation: equation, column: column))
                matching.pairCount += 1
                closeColumn(column, &stack)
            }
            if closed.count > 0, let equation = bestEquation(of: closed, for: loop, matching.behind, from: start) {
                matching.behind[start - 1].equation = equation
                matching.breaks.append(Int32(truncatingIfNeeded: start - 1))
            }
            closed.removeAll()
            while cursor < kernel.count, equations[kernel[cursor]].openColumns < 1 { cursor += 1 }
            guard cursor < kernel.count else { break }
            // Only equations with several open unknowns are left: one of these is taken as known for now.
            loop = busiestColumn(of: kernel[cursor]) { $0.isUndetermined }
            matching.behind.append(Match(equation: -1, column: loop))
            start = matching.behind.count
            columns[loop].isMatched = true
            edits.touched.append(loop)
            closeColumn(loop, &stack)
        }
        for position in 0..<edits.touched.count { columns[edits.touched[position]].isMatched = false }
        edits.touched.removeAll()
    }

    /// Of equations without an open unknown the most important one that isn't met whatever value an unknown has, from
    /// which unknowns follow by some of the matches.
    private mutating func bestEquation(
        of closed: borrowing Buffer<Int32>, for unknown: Int32, _ matches: borrowing Buffer<Match>, from start: Int
    ) -> Int32? {
        defer { workspace.reach.clear() }
        workspace.reach.add(1, at: unknown)
        for position in start..<matches.count {
            let match = matches[position]
            var (sum, pivot) = (0.0, 0.0)
            var entry = matrix.rows[match.equation]
            while entry >= 0 {
                let item = matrix.entries[entry]
                if item.column == match.column {
                    pivot = item.value
                } else {
                    sum += item.value * workspace.reach.values[item.column]
                }
                entry = item.nextInRow
            }
            if sum != 0 { workspace.reach.add(-sum / pivot, at: match.column) }
        }
        var best: Int32?
        var highest = 0.0
        for position in 0..<closed.count {
            let priority = priorityOfBestValue(of: equations[closed[position]].activity)
            guard priority > highest else { continue }
            var sum = 0.0
            var entry = matrix.rows[closed[position]]
            while entry >= 0 {
                sum += matrix.entries[entry].value * workspace.reach.values[matrix.entries[entry].column]
                entry = matrix.entries[entry].nextInRow
            }
            guard sum.magnitude > 1e-3 else { continue }
            best = closed[position]
            highest = priority
        }
        return best
    }

    /// The highest priority among the rows at the one best value of a column.
    @inline(__always)
    private func priorityOfBestValue(of column: Int32) -> Double {
        var knot = columns[column].lowerKnot
        let position = rows[knot].position
        var result = 0.0
        while knot >= 0, rows[knot].position == position {
            result = max(result, rows[knot].priority)
            knot = rows[knot].nextKnot
        }
        return result
    }

    @inline(__always)
    private func isUndetermined(_ column: Int32) -> Bool { columns[column].isUndetermined }
}
