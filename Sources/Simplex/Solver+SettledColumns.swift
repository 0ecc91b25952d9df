// Columns that more important rows hold strictly where they are. While steps are about what is less important, such a column
// can't stop any of them, and only the most important coordinate of its dual matters. In a long stack that is too short to keep
// the distances it wishes for, these are most columns of every row of the tableau, each with a dual of a hundred coordinates.

/// The nonbasic columns that steps leave out for now.
struct SettledColumns: ~Copyable, Sendable {
    /// They count as fixed, and their duals aren't kept.
    var columns = Buffer<Int32>()
    /// Their duals lie strictly between the slopes of their costs at priorities above this. Infinite while there are none.
    var level = Double.infinity
    /// How many coordinates of duals steps have changed since columns were last settled, and at how many it is done again.
    var work = 0
    var bar = 0

    init() {}
}

extension Solver {
    /// How many coordinates of duals steps may change before columns are settled. To let them take part again takes a solve for
    /// each priority, so it pays only where steps are many and duals are long.
    private var patienceWithSettling: Int { stepping.isEager ? 4 : 256 * equations.count }

    mutating func beginSettling() {
        settled.work = 0
        settled.bar = patienceWithSettling
    }

    /// Settles columns after steps that have cost much, if the next is about something less important than what holds them.
    mutating func settleColumnsIfHeld() {
        guard queue.items.count > 0, !stepping.isCautious, !refinement.isOn else { return }
        let level = Double(queue.items[0].priority.nextUp)
        guard level < settled.level, level < 1000, !duals.dontFit else { return }
        settled.work = 0
        for position in 0..<duals.listed.count {
            let column = duals.listed[position]
            guard !columns[column].isBasic, !columns[column].isFixed, columns[column].dual >= 0,
                isHeld(column, above: level)
            else { continue }
            duals.clear(&columns[column].dual)
            columns[column].isFixed = true
            settled.columns.append(column)
        }
        if settled.columns.count > 0 { settled.level = level }
    }

    /// Whether a column's dual lies strictly between the slopes of its cost at priorities above a level.
    private mutating func isHeld(_ column: Int32, above level: Double) -> Bool {
        for upward in [true, false] {
            let start = workspace.scratch.end
            guard pushGap(of: column, at: columns[column].value, upward: upward) else { continue }
            let isHeld = workspace.scratch.sign(from: start) > 0 && workspace.scratch.rungs[start].priority > level
            workspace.scratch.truncate(to: start)
            if !isHeld { return false }
        }
        return true
    }

    /// Whether a settled column might stop a step before it comes to an event, or where none stops it.
    func isBeyondSettledColumns(_ event: RatioEvent?) -> Bool {
        guard settled.columns.count > 0 else { return false }
        guard let event else { return true }
        return event.end > event.start && workspace.scratch.rungs[event.start].priority > settled.level
    }

    /// Lets steps take all columns into account again; their duals follow from those of the basic columns.
    mutating func unsettleColumns() {
        guard settled.columns.count > 0 else { return }
        // What it costs must stay a share of what the steps do.
        let workBefore = stepping.totalWork
        for position in 0..<settled.columns.count {
            let column = settled.columns[position]
            guard columns[column].isFixed, !isFixed(column, at: columns[column].value) else { continue }
            columns[column].isFixed = false
            columns[column].isMatched = true
        }
        follow(basicDuals()) { $0.isMatched }
        for position in 0..<settled.columns.count { columns[settled.columns[position]].isMatched = false }
        forgetSettledColumns()
        settled.bar = max(settled.bar, 4 * (stepping.totalWork - workBefore))
    }

    mutating func forgetSettledColumns() {
        settled.columns.removeAll()
        settled.level = .infinity
        settled.work = 0
    }
}
