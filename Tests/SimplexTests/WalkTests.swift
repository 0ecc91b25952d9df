import Testing

@testable import Simplex

/// The walk of a step from event to event: what is parted half by half must come out as if all had been sorted.
@Suite struct WalkTests {
    /// A column that stands too high or too low, and many others that move along with it, each with kinks of its own.
    private struct Scene: ~Copyable {
        var solver = Solver()
        var columns: [Int32] = []
        var walk: Simplex.Walk

        /// - Parameter share: how far the column stands beyond its kink, as a share of what all events bring together.
        init(seed: UInt64, count: Int, share: Double) throws {
            var generator = SeededGenerator(seed: seed)
            // Numbers exact in binary, so that sums don't depend on their order.
            func pick(_ numbers: [Double]) -> Double { numbers.randomElement(using: &generator)! }
            func position() -> Double { Double(Int.random(in: 0...160, using: &generator)) / 4 }
            let isTied = Bool.random(using: &generator)
            let upward = Bool.random(using: &generator)
            let own = solver.addVariable()
            let kinks = Bool.random(using: &generator) ? [0.0] : [0, -3, -8, 5, 9]
            var first: Row?
            for (index, kink) in kinks.enumerated() {
                let row = try solver.add(
                    [Term(own, 1)], .equal, kink, priority: kinks.count == 1 ? 1000 : 750 - Double(index))
                first = first ?? row
            }
            var variables: [Variable] = []
            for _ in 0..<count {
                // Rows of one rank weigh the same in ties, so that whole distances are equal.
                if isTied { solver.nextRank = 40 }
                let variable = solver.addVariable()
                variables.append(variable)
                let (size, term) = (position(), [Term(variable, 1)])
                switch Int.random(in: 0..<5, using: &generator) {
                case 0:
                    // Flat on one side: the way there costs nothing.
                    let relation: Relation = Bool.random(using: &generator) ? .lessThanOrEqual : .greaterThanOrEqual
                    try solver.add(term, relation, size, priority: 750)
                case 1: try solver.add(term, .equal, size, priority: 1000)
                case 2:
                    for _ in 0..<4 { try solver.add(term, .equal, position(), priority: pick([749, 250, 50])) }
                default:
                    try solver.add(term, .greaterThanOrEqual, size, priority: 750)
                    try solver.add(term, .lessThanOrEqual, size, priority: 250)
                }
                if Bool.random(using: &generator) { try solver.add(term, .greaterThanOrEqual, 0, priority: 1000) }
                if Bool.random(using: &generator) { try solver.add(term, .lessThanOrEqual, 64, priority: 1000) }
            }
            try solver.solve()
            for variable in variables {
                let column = variable.index
                columns.append(column)
                solver.workspace.reach.add(pick([-2, -1, -1, -0.5, 0, 1e-12, 0.5, 1, 1, 2]), at: column)
            }
            let knot = first!.index
            walk = Simplex.Walk(column: own.index, upward: upward, knot: knot, from: 0, to: 0)
            walk.remaining = .greatestFiniteMagnitude
            var reach = 0.0
            _ = Self.stopBySorting(&solver, &walk) { reach += $0 }
            Self.forget(&solver)
            walk = Simplex.Walk(column: own.index, upward: upward, knot: knot, from: 0, to: 0)
            walk.remaining = max(0.25, (4 * share * reach).rounded() / 4)
        }

        /// Sorts all events, takes the first, and puts the one that follows it in its place among the others.
        static func stopBySorting(
            _ solver: inout Solver, _ walk: inout Simplex.Walk, passing: (Double) -> Void = { _ in }
        ) -> RatioEvent? {
            solver.gatherEvents(walk)
            var open: [Int32] = []
            for position in 0..<solver.workspace.ratio.heap.count { open.append(solver.workspace.ratio.heap[position]) }
            open.sort { !solver.workspace.ratio.precedes($0, $1, solver.workspace.scratch) }
            while let index = open.popLast() {
                let event = solver.workspace.ratio.events[index]
                let reduction = solver.reduction(by: event)
                if reduction >= walk.remaining { return event }
                passing(reduction)
                walk.remaining -= reduction
                solver.pass(event, &walk)
                guard let following = solver.event(after: event, walk) else { continue }
                let fresh = Int32(solver.workspace.ratio.events.count)
                solver.workspace.ratio.events.append(following)
                var place = open.count
                while place > 0, solver.workspace.ratio.precedes(open[place - 1], fresh, solver.workspace.scratch) {
                    place -= 1
                }
                open.insert(fresh, at: place)
            }
            return nil
        }

        static func forget(_ solver: inout Solver) {
            solver.workspace.ratio.removeAll()
            solver.workspace.scratch.truncate(to: 0)
        }

        /// Where each column came, in the order in which it passed its kinks.
        static func passed(_ solver: borrowing Solver) -> [Int32: [Int32]] {
            var result: [Int32: [Int32]] = [:]
            for position in 0..<solver.workspace.ratio.passedColumns.count {
                result[solver.workspace.ratio.passedColumns[position], default: []].append(
                    solver.workspace.ratio.passedKnots[position])
            }
            return result
        }
    }

    /// Walks the same way twice, once with all events sorted, and compares what stops it and what was passed.
    private func compare(seed: UInt64, count: Int, share: Double, isEager: Bool) throws {
        let context = "seed \(seed), \(count) columns, \(share) of the way"
        var scene = try Scene(seed: seed, count: count, share: share)
        var plain = scene.walk
        let expected = Scene.stopBySorting(&scene.solver, &plain)
        let distance = expected.map { event in
            (event.start..<event.end).map { index in
                let rung = scene.solver.workspace.scratch.rungs[index]
                return [rung.priority, rung.amount]
            }
        }
        let passed = Scene.passed(scene.solver)
        Scene.forget(&scene.solver)

        scene.solver.stepping.isEager = isEager
        var walk = scene.walk
        let found = scene.solver.stop(of: &walk, noise: 0)
        #expect(found?.column == expected?.column, "\(context)")
        #expect(found?.next == expected?.next, "\(context)")
        let foundDistance = found.map { event in
            (event.start..<event.end).map { index in
                let rung = scene.solver.workspace.scratch.rungs[index]
                return [rung.priority, rung.amount]
            }
        }
        #expect(foundDistance == distance, "\(context)")
        #expect(Scene.passed(scene.solver) == passed, "\(context)")
        #expect(walk.remaining == plain.remaining && walk.bound == plain.bound, "\(context)")
        let knots = (walk.knot, plain.knot)
        #expect(knots.0 == knots.1, "\(context)")
    }

    /// From a step that the first event stops to one that none stops.
    @Test(arguments: [0, 0.02, 0.3, 0.5, 0.9, 0.999, 1, 1.5])
    func partingEventsIsLikeSortingThem(share: Double) throws {
        for seed in 0..<150 {
            let count = [1, 2, 3, 7, 40, 63, 64, 65, 130, 300][seed % 10]
            try compare(seed: UInt64(seed), count: count, share: share, isEager: seed % 3 == 0)
        }
    }

    @Test(arguments: [0.001, 0.4, 0.98, 2]) func thousandsOfEventsArePartedLikeSorted(share: Double) throws {
        for seed in 1000..<1004 {
            try compare(seed: UInt64(seed), count: 3000, share: share, isEager: false)
        }
    }

    /// Of many views in a window that gets too small the last are squeezed, by as much as they are too long together.
    @Test func manySqueezedViewsArePassedWithoutBeingSorted() throws {
        let (count, length) = (1000, 20.0)
        var solver = Solver()
        let end = solver.addVariable()
        let window = try solver.add([Term(end, 1)], .equal, length * Double(count), priority: 1000)
        var sum = [Term(end, -1)]
        var views: [Variable] = []
        for _ in 0..<count {
            let view = solver.addVariable()
            try solver.add([Term(view, 1)], .greaterThanOrEqual, 0, priority: 1000)
            try solver.add([Term(view, 1)], .greaterThanOrEqual, length, priority: 750)
            try solver.add([Term(view, 1)], .lessThanOrEqual, length, priority: 250)
            sum.append(Term(view, 1))
            views.append(view)
        }
        try solver.add(sum, .equal, 0, priority: 1000)
        try solver.solve()
        for full in [730, 12, 999, 500, 1] {
            let (steps, unordered) = (solver.stepCount, solver.stepping.unorderedCount)
            try solver.setConstant(length * Double(full) + 7, of: window)
            try solver.solve()
            for (index, view) in views.enumerated() {
                let expected = index < full ? length : index == full ? 7 : 0
                let value = solver[view]
                #expect(abs(value - expected) < 1e-6, "view \(index) of which \(full) have room")
            }
            let moved = (steps: solver.stepCount - steps, unordered: solver.stepping.unorderedCount - unordered)
            #expect(moved.steps <= 2, "\(moved.steps) steps")
            #expect(moved.unordered > 0, "no event was passed without being sorted")
            try solver.checkInvariants("\(full) have room")
        }
    }

    /// What many columns together just reach is reached, though the sum of what they bring is short of it by rounding. Sums of
    /// thirds and tenths come out otherwise in another order.
    @Test(arguments: 2...12) func whatAllTogetherJustReachIsReached(count: Int) throws {
        var generator = SeededGenerator(seed: UInt64(count))
        for trial in 0..<200 {
            let lengths = (0..<count).map { _ in
                Double(Int.random(in: 1...99, using: &generator)) / (trial % 2 == 0 ? 3 : 10)
            }
            var solver = Solver()
            solver.stepping.isEager = trial % 4 > 1
            var views: [Variable] = []
            for length in lengths {
                let view = solver.addVariable()
                try solver.add([Term(view, 1)], .lessThanOrEqual, length, priority: 1000)
                try solver.add([Term(view, 1)], .equal, 0, priority: 750)
                views.append(view)
            }
            try solver.solve()
            let whole = lengths.sorted().reduce(0, +)
            try solver.add(views.map { Term($0, 1) }, .greaterThanOrEqual, whole, priority: 1000)
            try solver.solve()
            for (view, length) in zip(views, lengths) {
                let value = solver[view]
                #expect(abs(value - length) < 1e-6, "\(count) views, trial \(trial)")
            }
            try solver.checkInvariants("\(count) views, trial \(trial)")
        }
    }
}
