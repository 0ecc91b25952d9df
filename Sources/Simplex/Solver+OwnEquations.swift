// The steps that come before the first factor. A container that is as high as the highest of its contents has a wish for
// no height, and must be at least as high as each of them: while all these heights stand where their own wishes want them,
// such an equation is itself the activity's row of the tableau. So the step needs no solve, and what it exchanges no update.

extension Solver {
    /// Lets unknowns enter the basis in the place of activities that aren't where they must be, or must be where they are, as
    /// long as everything else in their equations is nonbasic.
    ///
    /// - Parameter matching: is given the pairs. They come last in the order of elimination, as their equations have no other
    ///   unknown in the basis.
    mutating func stepByOwnEquations(_ matching: inout Matching) {
        for position in 0..<edits.includedEquations.count {
            let equation = edits.includedEquations[position]
            let activity = equations[equation].activity
            guard activity >= 0, columns[activity].place == equation, let value = valueOfOwnRow(of: equation),
                let column = isInfeasible(activity, at: value)
                    ? stepByOwnEquation(of: activity, at: value) : letUnknownFollow(from: activity, at: value)
            else { continue }
            matching.behind.append(Match(equation: equation, column: column))
            matching.pairCount += 1
        }
    }

    /// The value of an equation's form; nil where an unknown is in the basis, or floats, so that equations may determine it.
    @inline(__always)
    private func valueOfOwnRow(of equation: Int32) -> Double? {
        var value = 0.0
        var entry = matrix.rows[equation]
        while entry >= 0 {
            let item = matrix.entries[entry]
            guard !columns[item.column].isBasic, columns[item.column].seat >= 0 else { return nil }
            value += item.value * columns[item.column].value
            entry = item.nextInRow
        }
        return value
    }

    /// Answers the unknown that has entered the basis; nil where the activity is where required rows want it.
    private mutating func stepByOwnEquation(of activity: Int32, at value: Double) -> Int32? {
        var walk = walk(of: activity, from: value)
        guard rows[walk.knot].isRequired, value.isFinite else { return nil }
        defer { clearStep() }
        var entry = matrix.rows[columns[activity].place]
        while entry >= 0 {
            let item = matrix.entries[entry]
            if !columns[item.column].isFixed { workspace.reach.add(item.value, at: item.column) }
            entry = item.nextInRow
        }
        guard let event = stop(of: &walk, noise: 0), event.column != activity else { return nil }
        stepCount += 1
        noteWork(workspace.reach.count)
        exchangeInBasis(walk, for: event.column, event)
        return event.column
    }

    /// Where required rows hold an activity just where it is, lets an unknown of the equation follow from the others: else each
    /// step that moves one of them takes another that brings the equation back. No value and no dual changes by that.
    ///
    /// - Returns: the unknown, that which the fewest rows use.
    private mutating func letUnknownFollow(from activity: Int32, at value: Double) -> Int32? {
        let knot = columns[activity].lowerKnot
        guard knot >= 0, rows[knot].position == value, isFixed(activity, at: value) else { return nil }
        var best: Int32 = -1
        var entry = matrix.rows[columns[activity].place]
        while entry >= 0 {
            let column = matrix.entries[entry].column
            if !columns[column].isFixed, columns[column].dual < 0,
                best < 0 || columns[column].uses < columns[best].uses
            {
                best = column
            }
            entry = matrix.entries[entry].nextInRow
        }
        guard best >= 0 else { return nil }
        exchangeInBasis(Walk(column: activity, upward: true, knot: knot, from: value, to: value), for: best, nil)
        stepping.hasFollowers = true
        return best
    }
}
