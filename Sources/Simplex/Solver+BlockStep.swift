// Many steps at once. When the own sizes of a thousand controls pull at one width that all of them share, the vertex at
// hand is soon optimal, but the duals don't say so yet: column by column, a step gives the dual of a column that stands
// between its kinks the slope that it has there, and the basis stays. Each of these steps needs a row of the tableau,
// which is long where what they share hangs on many equations. As duals add up, a sum of all these rows does as well, for
// one solve at each priority.

/// Changes of the duals of many basic columns, and the duals of nonbasic ones before they followed.
struct DualBlock: ~Copyable {
    struct Move: BitwiseCopyable {
        var column: Int32
        var level: Int32
        var amount: Double
    }

    struct Kept: BitwiseCopyable {
        var column: Int32
        var dual: Int32
    }

    var priorities = Buffer<Double>()
    var moves = Buffer<Move>()
    var kept = Buffer<Kept>()

    mutating func add(_ rung: Rung, of column: Int32) {
        var level = 0
        while level < priorities.count, priorities[level] != rung.priority { level += 1 }
        if level == priorities.count { priorities.append(rung.priority) }
        moves.append(Move(column: column, level: Int32(truncatingIfNeeded: level), amount: rung.amount))
    }
}

extension Solver {
    /// Whether many columns wait for steps, none of them beyond a required row.
    var mayFitAllDuals: Bool {
        queue.items.count > (stepping.isEager ? 0 : 8) && queue.items[0].priority < 1000 && !stepping.isCautious
    }

    /// Gives all basic columns that stand where their duals don't fit duals that do, provided that the duals of the
    /// nonbasic columns fit where these sit after that. Everything is optimal then. Otherwise nothing changes.
    ///
    /// - Returns: how many places were visited in vain; nil if it was not in vain.
    mutating func fitAllDuals() -> Int? {
        applyShift()
        var block = DualBlock()
        // At a priority, and at the level that decides ties.
        block.moves.reserve(2 * queue.items.count)
        for position in 0..<queue.items.count {
            let column = queue.items[position].column
            guard columns[column].isBasic, isInfeasible(column) else { continue }
            guard addMove(of: column, to: &block) else { return position }
        }
        var work = queue.items.count
        var isFit = !(0..<block.priorities.count).contains { block.priorities[$0] > settled.level }
        for level in 0..<block.priorities.count where isFit { isFit = follow(&block, level, &work) }
        for position in 0..<block.kept.count where isFit { isFit = dualFitsSeat(of: block.kept[position].column) }
        for position in 0..<block.kept.count {
            var kept = block.kept[position]
            columns[kept.column].isMatched = false
            if !isFit { swap(&kept.dual, &columns[kept.column].dual) }
            duals.clear(&kept.dual)
            if columns[kept.column].dual >= 0 { list(dualOf: kept.column) } else { note(changeOf: kept.column) }
        }
        guard isFit else { return work }
        for position in 0..<queue.items.count { columns[queue.items[position].column].isQueued = false }
        queue.removeAll()
        stepCount += 1
        for position in 0..<block.moves.count {
            let move = block.moves[position]
            duals.add(move.amount, at: block.priorities[move.level], to: &columns[move.column].dual)
            list(dualOf: move.column)
        }
        // The moves of a column stand together.
        for position in 0..<block.moves.count
        where position == 0 || block.moves[position].column != block.moves[position - 1].column {
            settle(block.moves[position].column)
        }
        return nil
    }

    /// Adds how far the dual of a basic column is from the next slope of its cost that fits its value. Answers false if
    /// no slope does, because the value is beyond a required row.
    private mutating func addMove(of column: Int32, to block: inout DualBlock) -> Bool {
        let state = columns[column]
        guard state.value.isFinite else { return false }
        let isAbove = state.upperKnot >= 0 && state.value > rows[state.upperKnot].position
        let start = workspace.scratch.end
        defer { workspace.scratch.truncate(to: start) }
        var knot = state.knots
        while knot >= 0 {
            let row = rows[knot]
            let margin = tolerance(of: knot, isTolerated: state.isTolerated)
            // A kink where the column stands counts as on the far side, so the slope is the nearest that fits.
            let isPassed = row.position < (isAbove ? state.value - margin : state.value + margin)
            let slope = isPassed ? row.above : -row.below
            if row.isRequired {
                if slope != 0, isPassed == isAbove { return false }
            } else {
                workspace.scratch.add(slope, at: row.priority, toNumberAt: start)
                workspace.scratch.add(slope * row.tieWeight, at: Rung.tieLevel, toNumberAt: start)
            }
            knot = row.nextKnot
        }
        var node = state.dual
        while node >= 0 {
            let (rung, size) = (duals.nodes[node].rung, Double(duals.nodes[node].largest))
            workspace.scratch.add(-rung.amount, size, at: rung.priority, toNumberAt: start)
            node = duals.nodes[node].next
        }
        for position in start..<workspace.scratch.end { block.add(workspace.scratch.rungs[position].rung, of: column) }
        return true
    }

    /// Lets the duals of nonbasic columns follow the moves of a block at one level. Answers false if it can't be told
    /// whether a dual moves or its change is a rounding error.
    private mutating func follow(_ block: inout DualBlock, _ level: Int, _ work: inout Int) -> Bool {
        var largest = 0.0
        for position in 0..<block.moves.count where Int(block.moves[position].level) == level {
            let move = block.moves[position]
            workspace.multipliers.add(move.amount, at: columns[move.column].place)
            largest = max(largest, move.amount.magnitude)
        }
        gatherRow(withFixed: false)
        defer {
            work += workspace.multipliers.count + workspace.reach.count
            workspace.reach.clear()
            workspace.multipliers.clear()
        }
        for position in 0..<workspace.reach.count {
            let column = workspace.reach.indices[position]
            let amount = workspace.reach.values[column]
            guard amount.magnitude > smallestCoefficient * largest else { continue }
            guard amount.magnitude > 100 * smallestCoefficient * largest else { return false }
            if !columns[column].isMatched {
                columns[column].isMatched = true
                block.kept.append(DualBlock.Kept(column: column, dual: columns[column].dual))
                columns[column].dual = duals.copy(of: columns[column].dual)
            }
            duals.add(-amount, at: block.priorities[level], to: &columns[column].dual)
        }
        return true
    }

    private mutating func dualFitsSeat(of column: Int32) -> Bool {
        let seat = columns[column].seat
        let position = seat >= 0 ? rows[seat].position : columns[column].value
        let range = fittingRange(of: column)
        return !range.isEmpty && range.lower <= position && position <= range.upper
    }
}
