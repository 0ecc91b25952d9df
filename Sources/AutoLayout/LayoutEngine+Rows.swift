import Simplex

// The engine hands the solver only finite numbers, priorities in range and live handles, so the solver's errors for
// those are programming errors of this file; conflicts are the one error that layouts cause.
extension LayoutEngine {
    func addRow(
        _ terms: Span<Term>, _ relation: Simplex.Relation, _ constant: Double, _ priority: Double, rank: UInt32,
        owner: RowOwner
    ) -> Row {
        do {
            let row = try solver.add(terms, relation, constant, priority: solverPriority(priority), rank: rank)
            note(owner, of: row)
            return row
        } catch {
            preconditionFailure("the solver refused a checked row: \(error)")
        }
    }

    /// Adds a row on the same terms as another.
    func addRow(
        like other: Row, _ relation: Simplex.Relation, _ constant: Double, _ priority: Double, rank: UInt32,
        owner: RowOwner
    ) -> Row {
        do {
            let row = try solver.add(
                like: other, relation, constant, priority: solverPriority(priority), rank: rank)
            note(owner, of: row)
            return row
        } catch {
            preconditionFailure("the solver refused a checked row: \(error)")
        }
    }

    func note(_ owner: RowOwner, of row: Row) {
        let index = Int(row.index)
        if index == owners.count {
            owners.append(owner)
        } else {
            while owners.count <= index { owners.append(owner) }
            owners[index] = owner
        }
        needsSolving = true
        restIsStale = true
    }

    func removeRow(_ row: Row) {
        do {
            try solver.remove(row)
            needsSolving = true
            restIsStale = true
        } catch {
            preconditionFailure("the solver lost a row: \(error)")
        }
    }

    /// What a live row stands for.
    func owner(of row: Row) -> RowOwner { owners[Int(row.index)] }

    func setConstant(_ constant: Double, of row: Row) {
        do {
            try solver.setConstant(constant, of: row)
            needsSolving = true
            // Elsewhere others may be open.
            restIsStale = true
        } catch {
            preconditionFailure("the solver refused a checked constant: \(error)")
        }
    }

    func setPriority(_ priority: Double, of row: Row) {
        do {
            try solver.setPriority(solverPriority(priority), of: row)
            needsSolving = true
            restIsStale = true
        } catch {
            preconditionFailure("the solver refused a checked priority: \(error)")
        }
    }

    /// The priority of an intrinsic length: 1000 stands just below what is required.
    func optional(_ priority: Double) -> Double { min(clamped(priority), 999.9999) }

    /// A priority within 0…1000.
    func clamped(_ priority: Double) -> Double {
        priority.isNaN ? 1000 : min(1000, max(0, priority))
    }

    /// The solver's priority for one of Auto Layout. Those of the solver begin at 1, these at 0: the lowest ones move
    /// closer together, in their order.
    private func solverPriority(_ priority: Double) -> Double {
        let priority = clamped(priority)
        return priority < 2 ? 1 + priority / 2 : priority
    }
}
