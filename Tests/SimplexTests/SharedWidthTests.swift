import Testing

@testable import Simplex

/// Large layouts in which much hangs together: loops of equations, and one size at which thousands of wishes pull. Counted
/// in steps, as the clock of a busy machine proves nothing.
@Suite struct SharedWidthTests {
    /// Adds `sum of terms relation constant`.
    private func add(
        _ terms: [(Variable, Double)], _ relation: Relation, _ constant: Double, _ priority: Double = 1000,
        to solver: inout Solver
    ) throws {
        try solver.add(terms.map { Term($0.0, $0.1) }, relation, constant, priority: priority)
    }

    /// Adds the two wishes of a view for its own size.
    private func addOwnSize(_ terms: [(Variable, Double)], _ size: Double, to solver: inout Solver) throws {
        try add(terms, .greaterThanOrEqual, size, 750, to: &solver)
        try add(terms, .lessThanOrEqual, size, 250, to: &solver)
    }

    /// Each of many rows centres a view. Top and bottom follow from height and centre, which say something about both of
    /// them: a loop in every row.
    @Test func loopsAreSolvedByReadingThem() throws {
        var solver = Solver()
        var above: Variable?
        var edges: [(top: Variable, bottom: Variable)] = []
        for index in 0..<500 {
            let (top, bottom) = (solver.addVariable(), solver.addVariable())
            let (viewTop, viewBottom) = (solver.addVariable(), solver.addVariable())
            if let above {
                try add([(top, 1), (above, -1)], .equal, 8, to: &solver)
            } else {
                try add([(top, 1)], .equal, 8, to: &solver)
            }
            try add([(bottom, 1), (top, -1)], .equal, 40, to: &solver)
            try add([(viewTop, 1), (viewBottom, 1), (top, -1), (bottom, -1)], .equal, 0, to: &solver)
            try addOwnSize([(viewBottom, 1), (viewTop, -1)], Double(20 + index % 7), to: &solver)
            edges.append((viewTop, viewBottom))
            above = bottom
        }
        try solver.solve()
        let steps = solver.stepCount
        #expect(steps == 0)
        for (index, edge) in edges.enumerated() {
            let height = Double(20 + index % 7)
            let values = (top: solver[edge.top], bottom: solver[edge.bottom])
            #expect(abs(values.top - Double(28 + 48 * index) + height / 2) < 1e-6)
            #expect(abs(values.bottom - Double(28 + 48 * index) - height / 2) < 1e-6)
        }
        try solver.checkInvariants("loops")
    }

    /// A form: in each row a label and a field, which fills it; all fields are as wide as the first. They wish for the same
    /// width, so that their equations hold at the start, and no step is needed to bring one of them back.
    @Test func fieldsFollowTheirEqualsWithoutSteps() throws {
        let count = 200
        var solver = Solver()
        var (fields, labels): ([Variable], [Variable]) = ([], [])
        for index in 0..<count {
            let (label, left, field) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
            try addOwnSize([(label, 1)], Double(60 + 11 * index % 97), to: &solver)
            try add([(left, 1), (label, -1)], .equal, 8, to: &solver)
            try add([(field, 1)], .greaterThanOrEqual, 60, 750, to: &solver)
            try add([(field, 1)], .lessThanOrEqual, 60, 249, to: &solver)
            if let first = fields.first { try add([(field, 1), (first, -1)], .equal, 0, to: &solver) }
            try add([(left, 1), (field, 1)], .equal, 300, to: &solver)
            fields.append(field)
            labels.append(label)
        }
        try solver.solve()
        let steps = solver.stepCount
        #expect(steps < count + 20, "\(steps) steps")
        // The row with the longest label says how wide the fields are; the labels of the others are stretched.
        for index in 0..<count {
            #expect(abs(solver[fields[index]] - 136) < 1e-9)
            #expect(abs(solver[labels[index]] - 156) < 1e-9)
        }
        try solver.checkInvariants("a form")
    }

    /// Views of one width fill a window: what their texts wish for is met by none of them, and the row of the tableau of each
    /// goes through all of them.
    @Test func wishesThatMoveNothingTakeOneStepTogether() throws {
        let count = 2000
        var solver = Solver()
        let end = solver.addVariable()
        try add([(end, 1)], .equal, Double(24 * count), to: &solver)
        var first: [(Variable, Double)]?
        var before: Variable?
        for index in 0..<count {
            let (left, right) = (solver.addVariable(), solver.addVariable())
            if let before {
                try add([(left, 1), (before, -1)], .equal, 4, to: &solver)
            } else {
                try add([(left, 1)], .equal, 4, to: &solver)
            }
            let width = [(right, 1.0), (left, -1.0)]
            try addOwnSize(width, Double(10 + 17 * index % 23), to: &solver)
            if let first {
                try add(width + first.map { ($0.0, -$0.1) }, .equal, 0, to: &solver)
            }
            first = first ?? width
            before = right
        }
        try add([(before!, 1), (end, -1)], .equal, 0, to: &solver)
        try solver.solve()
        let steps = solver.stepCount
        #expect(steps < 100, "\(steps) steps")
        let last = solver[before!]
        #expect(abs(last - Double(24 * count)) < 1e-6)
        try solver.checkInvariants("equal widths")
    }

    /// The field of every row is as wide as that of the row above, and a label beside it wishes to keep its text, shorter ones
    /// first: the longest decides about the width of all.
    @Test(arguments: [false, true]) func rowsThatShareAWidthTakeFewSteps(shortFirst: Bool) throws {
        let count = 4000
        var solver = Solver()
        var above: [(Variable, Double)]?
        var labels: [Variable] = []
        for index in 0..<count {
            let (label, field) = (solver.addVariable(), solver.addVariable())
            try add([(label, 1), (field, 1)], .equal, 10_000, to: &solver)
            try addOwnSize([(label, 1)], Double(shortFirst ? 10 + index : 10 + count - 1 - index), to: &solver)
            try add([(field, 1)], .lessThanOrEqual, 30, 249, to: &solver)
            if let above { try add([(field, 1)] + above, .equal, 0, to: &solver) }
            above = [(field, -1)]
            labels.append(label)
        }
        try solver.solve()
        let steps = solver.stepCount
        #expect(steps < 5 * count, "\(steps) steps")
        for label in labels {
            let width = solver[label]
            #expect(abs(width - Double(9 + count)) < 1e-6)
        }
        try solver.checkInvariants("a shared width")
    }
}
