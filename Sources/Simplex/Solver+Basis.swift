// Building the basis: which unknown an equation determines. Layout equations nearly all determine their unknowns one
// after the other, so a matching found by looking for equations with one open unknown gives a triangular basis, whose
// factor is the columns themselves. What can't be matched so (loops) enters by exchanging columns.

extension Solver {
    /// A pair of an equation and the column that it determines.
    struct Match: BitwiseCopyable, Sendable {
        var equation: Int32
        var column: Int32
    }

    /// Lets new equations determine unknowns that nothing determines yet. Such unknowns may enter the basis without
    /// any change of duals, so these are steps of the simplex method that need no ratio test; taken together they
    /// cost as much as reading the equations.
    mutating func crash() {
        var kernel = Buffer<Int32>(minimumCapacity: includedEquations.count)
        for position in 0..<includedEquations.count {
            let equation = includedEquations[position]
            guard !equations[equation].isDead else { continue }
            let activity = equations[equation].activity
            guard columns[activity].isBasic, requiredEquality(of: activity) >= 0 else { continue }
            kernel.append(equation)
        }
        for position in 0..<kernel.count {
            var open: Int32 = 0
            var entry = matrix.rows[kernel[position]]
            while entry >= 0 {
                let item = matrix.entries[entry]
                if isUndetermined(item.column) { open += 1 }
                entry = item.nextInRow
            }
            equations[kernel[position]].openColumns = open
        }
        var matches = Buffer<Match>()
        var stack = Buffer<Int32>()
        for position in stride(from: kernel.count - 1, through: 0, by: -1)
        where equations[kernel[position]].openColumns == 1 { stack.append(kernel[position]) }
        var cursor = 0
        while true {
            while stack.count > 0 {
                let equation = stack.removeLast()
                guard equations[equation].openColumns == 1 else { continue }
                equations[equation].openColumns = -1
                var entry = matrix.rows[equation]
                while !isUndetermined(matrix.entries[entry].column) { entry = matrix.entries[entry].nextInRow }
                let column = matrix.entries[entry].column
                columns[column].isMatched = true
                matches.append(Match(equation: equation, column: column))
                closeColumn(column, &stack)
            }
            while cursor < kernel.count, equations[kernel[cursor]].openColumns < 1 { cursor += 1 }
            guard cursor < kernel.count else { break }
            // Only equations with several open unknowns are left: one of these stays undetermined for now.
            let column = busiestColumn(of: kernel[cursor]) { $0.isUndetermined }
            columns[column].isMatched = true
            touched.append(column)
            closeColumn(column, &stack)
        }
        for position in 0..<touched.count { columns[touched[position]].isMatched = false }
        touched.removeAll()
        for position in 0..<kernel.count { equations[kernel[position]].openColumns = -1 }
        guard matches.count > 0 else { return }
        for position in 0..<matches.count {
            let match = matches[position]
            let activity = equations[match.equation].activity
            columns[match.column].isMatched = false
            columns[match.column].place = match.equation
            equations[match.equation].basic = match.column
            columns[activity].place = -1
            columns[activity].seat = requiredEquality(of: activity)
            columns[activity].value = rows[columns[activity].seat].position
            columns[activity].isFixed = true
            note(changeOf: activity)
            setRange(fittingRange(of: match.column), of: match.column)
        }
        needsFactoring = true
    }

    /// The required row that fixes a column, or -1.
    private func requiredEquality(of column: Int32) -> Int32 {
        var knot = columns[column].knots
        while knot >= 0, !rows[knot].isRequired || rows[knot].below == 0 || rows[knot].above == 0 {
            knot = rows[knot].nextKnot
        }
        return knot
    }

    @inline(__always)
    private func isUndetermined(_ column: Int32) -> Bool { columns[column].isUndetermined }
}
