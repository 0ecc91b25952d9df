// The order of elimination: which equation determines which unknown of the basis.

/// Pairs of equations and unknowns, while they are being found.
struct Matching: ~Copyable {
    typealias Match = Solver.Match

    /// Equations that have one open unknown left, and unknowns that may be in one open equation only.
    var stack = Buffer<Int32>()
    var lonely = Buffer<Int32>()
    /// The pairs that come first in the order of elimination, and those that come last, from the end.
    var ahead = Buffer<Match>()
    var behind = Buffer<Match>()
    /// Where in `behind` the unknowns stand that break loops, and which of them wait for an equation.
    var breaks = Buffer<Int32>()
    var waitingBreaks = Buffer<Int32>()
    /// How many pairs of the crash basis break no loop.
    var pairCount = 0
}

extension Solver {
    /// What `openColumns` says of an equation of the kernel that was matched, or that no column was found for.
    static var matched: Int32 { -2 }
    static var waitsForColumn: Int32 { -3 }

    @inline(__always)
    private func isOpen(_ column: Int32) -> Bool { columns[column].isUnmatchedInBasis }

    /// Orders the kernel: the equations whose activities are nonbasic, and the unknowns that are basic.
    ///
    /// An equation that has one open column is last in the order of elimination, a column that has one open equation
    /// first. What is left are loops: one of their columns is taken as known to break each, and determined by an equation
    /// that has no open column left after that. Where equations have many open columns that leads nowhere, and they are
    /// eliminated as a whole.
    mutating func match(_ kernel: borrowing Buffer<Int32>, _ waiting: borrowing Buffer<Int32>) {
        var matching = Matching()
        begin(&matching, kernel, waiting)
        var nucleus = Nucleus()
        var cursor = 0
        while true {
            matchSingles(&matching)
            while cursor < kernel.count, equations[kernel[cursor]].openColumns < 1 { cursor += 1 }
            guard cursor < kernel.count else { break }
            if matching.breaks.count == 0, isDense(kernel, from: cursor) {
                eliminate(kernel, from: cursor, &nucleus)
                break
            }
            breakLoop(at: kernel[cursor], &matching)
        }
        var aside = Buffer<Int32>()
        for position in 0..<matching.waitingBreaks.count {
            aside.append(matching.behind[matching.waitingBreaks[position]].column)
        }
        // Columns that occur in no kernel equation make the basis singular; they are set aside like the others.
        for position in 0..<waiting.count where !columns[waiting[position]].isMatched {
            aside.append(waiting[position])
        }
        let unmatched = build(matching, nucleus, kernel, &aside)
        for position in 0..<waiting.count { columns[waiting[position]].isMatched = false }
        insert(aside, intoUnmatched: unmatched, of: kernel)
    }

    /// Writes the factor of a basis whose order of elimination was found before.
    mutating func build(_ order: borrowing Matching, _ kernel: borrowing Buffer<Int32>) {
        for position in 0..<kernel.count { equations[kernel[position]].openColumns = Self.matched }
        var aside = Buffer<Int32>()
        let unmatched = build(order, Nucleus(), kernel, &aside)
        insert(aside, intoUnmatched: unmatched, of: kernel)
    }

    /// Counts the open columns of the kernel's equations, and finds those that have one.
    private mutating func begin(
        _ matching: inout Matching, _ kernel: borrowing Buffer<Int32>, _ waiting: borrowing Buffer<Int32>
    ) {
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
        where equations[kernel[position]].openColumns == 1 { matching.stack.append(kernel[position]) }
        for position in stride(from: waiting.count - 1, through: 0, by: -1)
        where openEquation(of: waiting[position]) != nil { matching.lonely.append(waiting[position]) }
    }

    /// Pairs equations with their one open column, and columns with their one open equation, as long as there are such.
    private mutating func matchSingles(_ matching: inout Matching) {
        while matching.stack.count > 0 || matching.lonely.count > 0 {
            let match: Match
            if matching.stack.count > 0 {
                let equation = matching.stack.removeLast()
                if equations[equation].openColumns == 0, matching.waitingBreaks.count > 0 {
                    matching.behind[matching.waitingBreaks.removeLast()].equation = equation
                    equations[equation].openColumns = Self.matched
                }
                guard equations[equation].openColumns == 1 else { continue }
                var entry = matrix.rows[equation]
                while !isOpen(matrix.entries[entry].column) { entry = matrix.entries[entry].nextInRow }
                match = Match(equation: equation, column: matrix.entries[entry].column)
                matching.behind.append(match)
            } else {
                let column = matching.lonely.removeLast()
                guard isOpen(column), let equation = openEquation(of: column) else { continue }
                match = Match(equation: equation, column: column)
                matching.ahead.append(match)
            }
            equations[match.equation].openColumns = Self.matched
            columns[match.column].isMatched = true
            closeColumn(match.column, &matching.stack)
            var entry = matrix.rows[match.equation]
            while entry >= 0 {
                let column = matrix.entries[entry].column
                if isOpen(column), openEquation(of: column) != nil { matching.lonely.append(column) }
                entry = matrix.entries[entry].nextInRow
            }
        }
    }

    /// Takes an unknown of an equation as known.
    private mutating func breakLoop(at equation: Int32, _ matching: inout Matching) {
        let column = busiestColumn(of: equation) { $0.isUnmatchedInBasis }
        columns[column].isMatched = true
        matching.breaks.append(Int32(truncatingIfNeeded: matching.behind.count))
        matching.waitingBreaks.append(Int32(truncatingIfNeeded: matching.behind.count))
        matching.behind.append(Match(equation: -1, column: column))
        closeColumn(column, &matching.stack)
    }

    /// How much of what it was summed up from must be left of a pivot. Where solves are refined they make up for less.
    private var leastShareOfPivots: Double { refinement.wideEquations > 0 ? 1e-7 : 1e-3 }

    /// Writes the factor in the order found. Answers for how many equations no column was found.
    private mutating func build(
        _ matching: borrowing Matching, _ nucleus: borrowing Nucleus, _ kernel: borrowing Buffer<Int32>,
        _ aside: inout Buffer<Int32>
    ) -> Int {
        for position in 0..<matching.ahead.count { assign(matching.ahead[position]) }
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
        for position in 0..<nucleus.pairs.count where nucleus.pairs[position].column >= 0 {
            assign(nucleus.pairs[position], pivot: nucleus.pivots[position])
        }
        for position in stride(from: matching.behind.count - 1, through: 0, by: -1)
        where matching.behind[position].equation >= 0 { assign(matching.behind[position]) }
        // The updates that follow need some more.
        let entryCount = entryCount(of: matching.ahead) + entryCount(of: matching.behind) + nucleus.entries.count
        factor.upper.reserve(entries: entryCount + entryCount / 16)
        for position in 0..<matching.ahead.count { fillColumn(matching.ahead[position], nucleus) }
        fill(nucleus)
        for position in 0..<matching.behind.count where matching.behind[position].equation >= 0 {
            fillColumn(matching.behind[position], nucleus)
        }
        for position in stride(from: matching.breaks.count - 1, through: 0, by: -1) {
            let match = matching.behind[matching.breaks[position]]
            guard match.equation >= 0,
                !factor.eliminateRow(match.equation, &workspace.entering, leastShare: leastShareOfPivots)
            else { continue }
            equations[match.equation].openColumns = Self.waitsForColumn
            unmatched += 1
            aside.append(match.column)
        }
        return unmatched
    }

    /// The one equation of the kernel without a column in which a column occurs, nil if there are several or none.
    @inline(__always)
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
}
