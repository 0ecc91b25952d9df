// Keeping the duals right when rows change: a dual that fits no slope any more is taken back, or all are.

extension Solver {
    /// Forgets all duals, which is always allowed: zero fits every cost somewhere. Wishes that are violated are then
    /// taken up anew, from the basis at hand.
    mutating func resetDuals() {
        duals.dontFit = false
        duals.misfits.removeAll()
        for position in 0..<settled.columns.count { touch(settled.columns[position]) }
        forgetSettledColumns()
        for position in 0..<duals.listed.count {
            let column = duals.listed[position]
            columns[column].hasListedDual = false
            duals.clear(&columns[column].dual)
            touch(column)
        }
        duals.listed.removeAll()
        reconcileTouched()
    }

    /// Takes back the duals of basic columns that give a column a dual beyond all slopes of its cost, because a row
    /// that held it was removed or weakened. If that spreads too far, all duals are reset.
    mutating func relaxMisfits() {
        var remaining = 40
        while duals.misfits.count > 0 {
            let column = duals.misfits.removeLast()
            if columns[column].isFixed || !fittingRange(of: column).isEmpty { continue }
            let sources = columns[column].isBasic ? [column] : violatedColumns(behind: column)
            for source in sources where remaining > 0 {
                remaining -= 1
                takeBack(dualOf: source)
            }
            touch(column)
            if remaining == 0 || sources.isEmpty {
                duals.misfits.removeAll()
                duals.dontFit = true
                reconcileTouched()
                duals.misfits.removeAll()
                return
            }
            reconcileTouched()
        }
    }

    /// The basic columns with duals on whose values a nonbasic one has an influence.
    private mutating func violatedColumns(behind column: Int32) -> [Int32] {
        loadEntering(column)
        factor.applyOperations(&workspace.entering)
        factor.solveUpper(&workspace.entering)
        defer { workspace.entering.clear() }
        var result: [Int32] = []
        for position in 0..<workspace.entering.count {
            let place = workspace.entering.indices[position]
            let basic = equations[place].basic
            if workspace.entering.values[place].magnitude > Self.smallestPivot, columns[basic].dual >= 0 {
                result.append(basic)
            }
        }
        return result
    }

    /// Makes the dual of a basic column zero, and those of the nonbasic ones what follows from that.
    private mutating func takeBack(dualOf column: Int32) {
        gatherRow(of: column, withFixed: false)
        for position in 0..<workspace.reach.count {
            let other = workspace.reach.indices[position]
            let coefficient = workspace.reach.values[other]
            guard coefficient.magnitude > smallestCoefficient else { continue }
            var node = columns[column].dual
            while node >= 0 {
                duals.add(coefficient, times: duals.nodes[node], to: &columns[other].dual)
                node = duals.nodes[node].next
            }
            list(dualOf: other)
            touch(other)
        }
        duals.clear(&columns[column].dual)
        touch(column)
        workspace.reach.clear()
        workspace.multipliers.clear()
    }

    /// Remembers that the column has a dual.
    @inline(__always)
    mutating func list(dualOf column: Int32) {
        guard !columns[column].hasListedDual else { return }
        columns[column].hasListedDual = true
        duals.listed.append(column)
    }

    /// Computes the dual of a nonbasic column from those of the basic ones. Where that has been done so often that
    /// taking up all duals anew is cheaper, it is given up.
    mutating func recoverDual(of column: Int32) {
        duals.clear(&columns[column].dual)
        guard duals.listed.count > 0, !duals.dontFit else { return }
        guard duals.recoveryWork <= 8 * equations.count else {
            duals.dontFit = true
            return
        }
        loadEntering(column)
        factor.applyOperations(&workspace.entering)
        factor.solveUpper(&workspace.entering)
        for position in 0..<workspace.entering.count {
            let place = workspace.entering.indices[position]
            let share = workspace.entering.values[place]
            var node = columns[equations[place].basic].dual
            while node >= 0, share.magnitude > Self.smallestPivot {
                duals.add(share, times: duals.nodes[node], to: &columns[column].dual)
                node = duals.nodes[node].next
            }
        }
        duals.recoveryWork += workspace.entering.count
        workspace.entering.clear()
        if columns[column].dual >= 0 { list(dualOf: column) }
    }

    /// Fills `entering` with a column of the equations, written as `form - activity = 0`.
    mutating func loadEntering(_ column: Int32) {
        let equation = columns[column].equation
        if equation >= 0 {
            workspace.entering.add(-1, at: equation)
            return
        }
        var entry = matrix.columns[column]
        while entry >= 0 {
            let item = matrix.entries[entry]
            workspace.entering.add(item.value, at: item.row)
            entry = item.nextInColumn
        }
    }
}
