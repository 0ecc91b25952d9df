// Wishes that stand in the way of something more important, all at once. When a stack that is longer than its window has a
// thousand equal gaps, every wish for an equal gap is met at first but one, whose gap is far below what is required. A step
// gives that gap what it must have, and lets the next wish go in exchange: which is the same for the next gap, a thousand
// times, and each time the row of the tableau has all the other wishes in it.

extension Solver {
    /// How much work steps that let one wish go may cause before many are let go together.
    var patienceWithWishes: Int { stepping.isEager ? 4 : 8 * equations.count }

    /// Lets the activities of all wishes that the gathered row depends on, that aren't more important than the one which a step
    /// would let go, and that nothing stops behind their last kink, enter the basis; provided that such steps have cost much.
    ///
    /// As many unknowns that nothing holds leave it, and may enter at no cost where something has to give. No value and no
    /// dual changes by that; so the order in which things are found changes and not what is found.
    ///
    /// - Parameter event: where the step would end, letting one wish go.
    /// - Returns: whether wishes were let go. The step is to be made anew then.
    mutating func letWishesGo(insteadOf event: RatioEvent, _ walk: Walk) -> Bool {
        guard event.next < 0, !stepping.isCautious else { return false }
        stepping.wishWork += workspace.multipliers.count + workspace.reach.count
        guard stepping.wishWork > stepping.wishBar else { return false }
        stepping.wishWork = 0
        stepping.wishBar *= 2
        let priority = priorityOfSeat(of: event.column)
        var wishes = Buffer<Int32>()
        for position in 0..<workspace.reach.count {
            let column = workspace.reach.indices[position]
            let coefficient = workspace.reach.values[column]
            guard coefficient.magnitude > smallestCoefficient, columns[column].equation >= 0, columns[column].seat >= 0,
                kink(of: column, beyond: columns[column].value, upward: (coefficient < 0) == walk.upward) < 0,
                priorityOfSeat(of: column) <= priority
            else { continue }
            wishes.append(column)
        }
        guard priority < rows[walk.knot].priority, wishes.count > (stepping.isEager ? 1 : 16) else { return false }
        applyShift()
        for position in 0..<wishes.count {
            upkeep.released.append(unknownThatLeaves(for: wishes[position]))
            settle(wishes[position])
        }
        upkeep.needsFactoring = true
        stepping.hasLetGo = true
        return true
    }

    /// The highest priority among the rows at the kink where a nonbasic column sits.
    private func priorityOfSeat(of column: Int32) -> Double {
        let position = rows[columns[column].seat].position
        var knot = columns[column].knots
        var result = 0.0
        while knot >= 0, rows[knot].position <= position {
            if rows[knot].position == position { result = max(result, rows[knot].priority) }
            knot = rows[knot].nextKnot
        }
        return result
    }

    /// Brings a basic column to where its dual fits by moving a floating unknown that is near it in the equations. This costs
    /// what hangs on the unknown; the row of the tableau, which would show all unknowns, costs what the column hangs on.
    ///
    /// - Returns: whether there is such an unknown.
    mutating func moveFloatingNeighbor(of column: Int32) -> Bool {
        guard let candidate = floatingNeighbor(of: column) else { return false }
        applyShift()
        let state = columns[column]
        guard isInfeasible(column), state.value.isFinite else { return true }
        loadEntering(candidate)
        factor.applyOperations(&workspace.entering)
        factor.solveUpper(&workspace.entering)
        let coefficient = -workspace.entering.values[state.place]
        noteWork(workspace.entering.count)
        workspace.entering.clear()
        guard coefficient.magnitude > 1e-3 else { return false }
        workspace.reach.add(coefficient, at: candidate)
        exchange(walk(of: column, from: state.value), for: candidate, nil)
        workspace.reach.clear()
        applyShift()
        return true
    }

    /// A floating unknown in the equation of an activity, or in one that determines another unknown of that.
    private func floatingNeighbor(of column: Int32) -> Int32? {
        guard columns[column].equation >= 0 else { return nil }
        var entry = matrix.rows[columns[column].equation]
        var visited = 0
        while entry >= 0, visited < 8 {
            let unknown = matrix.entries[entry].column
            if columns[unknown].isFloating { return unknown }
            var other = columns[unknown].isBasic ? matrix.rows[columns[unknown].place] : -1
            while other >= 0, visited < 8 {
                if columns[matrix.entries[other].column].isFloating { return matrix.entries[other].column }
                other = matrix.entries[other].nextInRow
                visited += 1
            }
            entry = matrix.entries[entry].nextInRow
            visited += 1
        }
        return nil
    }
}

extension ColumnState {
    /// Whether nothing determines the column.
    fileprivate var isFloating: Bool { place < 0 && seat < 0 }
}
