import Testing

@testable import Simplex

/// Rows of the same form share an equation, however its equations are found.
@Suite struct FormTests {
    /// With few unknowns each is in many equations, so that the table of forms is used; with many it isn't.
    @Test(arguments: [(unknowns: 4, isTableUsed: true), (60, false)])
    func rowsOfTheSameFormShareAnEquation(unknowns: Int, isTableUsed: Bool) throws {
        var solver = Solver()
        let variables = (0..<unknowns).map { _ in solver.addVariable() }
        func terms(_ index: Int, _ factor: Double) -> [Term] {
            let (first, second) = (variables[index % unknowns], variables[(index + 1) % unknowns])
            return [Term(second, factor), Term(first, factor * Double(1 + index / unknowns))]
        }
        for index in 0..<60 { try solver.add(terms(index, 1), .greaterThanOrEqual, 1, priority: 500) }
        let (count, isInUse) = (solver.equations.count, solver.forms.isInUse)
        #expect(count == 60)
        #expect(isInUse == isTableUsed)
        // The same in another order, scaled, with a term written twice, and with what cancels out.
        for index in 0..<60 {
            try solver.add(terms(index, -4).reversed(), .lessThanOrEqual, 8, priority: 400)
            let parts = terms(index, 0.5)
            try solver.add(parts + parts, .equal, 3, priority: 300)
            let others = variables[2...].flatMap { [Term($0, 1), Term($0, -1)] }
            try solver.add(parts + others, .lessThanOrEqual, 9, priority: 200)
        }
        let countAfter = solver.equations.count
        #expect(countAfter == count)
        try solver.solve()
        try solver.checkInvariants("\(unknowns) unknowns")
        var copy = solver.copy()
        try copy.add(terms(7, 2), .equal, 2, priority: 100)
        try copy.add(terms(60, 2), .equal, 2, priority: 100)
        let countOfCopy = copy.equations.count
        #expect(countOfCopy == count + 1)
    }
}
