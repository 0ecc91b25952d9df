import Testing

@testable import Simplex

extension Solver {
    /// What must hold after every successful solve.
    mutating func checkInvariants(_ context: String) throws {
        for index in 0..<equations.count where equations[index].activity >= 0 {
            var sum = 0.0
            var entry = matrix.rows[index]
            while entry >= 0 {
                sum += matrix.entries[entry].value * columns[matrix.entries[entry].column].value
                entry = matrix.entries[entry].nextInRow
            }
            let activity = columns[equations[index].activity].value
            #expect(abs(sum - activity) < 1e-6 * (1 + abs(activity)), "\(context): an activity is off")
            let basic = equations[index].basic
            let holdsPlace = Int(columns[basic].place) == index
            #expect(holdsPlace, "\(context): a place is held by another column")
        }
        var coordinates = 0
        for index in 0..<columns.count {
            var node = columns[index].dual
            while node >= 0 {
                coordinates += 1
                node = duals.nodes[node].next
            }
        }
        // Once none is in use, the pool is begun anew: one too few would have two duals share their memory.
        let used = duals.usedCount
        #expect(used == coordinates, "\(context): duals hold another number of nodes than the pool says")
        for index in 0..<columns.count {
            let column = Int32(index)
            let state = columns[column]
            guard state.isLive, state.equation < 0 || equations[state.equation].activity == column else { continue }
            var last = -Double.infinity
            var knot = state.knots
            while knot >= 0 {
                let isInOrder = rows[knot].position >= last && rows[knot].column == column
                #expect(isInOrder, "\(context): kinks out of order")
                last = rows[knot].position
                knot = rows[knot].nextKnot
            }
            if state.isBasic {
                let stands = !isInfeasible(column)
                #expect(stands, "\(context): a basic column is not where its dual fits")
            } else if !state.isFixed {
                let range = fittingRange(of: column)
                let fits =
                    !range.isEmpty && state.value >= range.lower - 1e-9 && state.value <= range.upper + 1e-9
                #expect(fits, "\(context): a nonbasic column is not where its dual fits")
            }
        }
    }
}
