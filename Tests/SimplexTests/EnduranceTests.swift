import Foundation
import Testing

@testable import Simplex

@Suite struct EnduranceTests {
    /// A column of labels in a window, as a layout engine would have it.
    private struct Column {
        var tops: [Variable] = []
        var heights: [Variable] = []
        var wishes: [(Row, Row)] = []
        var window: Row

        init(count: Int, in solver: inout Solver) throws {
            let bottom = solver.addVariable()
            window = try solver.add([Term(bottom, 1)], .equal, 1000, priority: 1000)
            for index in 0..<count {
                let top = solver.addVariable()
                let height = solver.addVariable()
                var terms = [Term(top, 1)]
                if index > 0 { terms += [Term(tops[index - 1], -1), Term(heights[index - 1], -1)] }
                try solver.add(terms, .equal, 8, priority: 1000)
                try solver.add([Term(height, 1)], .greaterThanOrEqual, 0, priority: 1000)
                let resistance = try solver.add([Term(height, 1)], .greaterThanOrEqual, 20, priority: 750)
                let hugging = try solver.add([Term(height, 1)], .lessThanOrEqual, 20, priority: 250)
                wishes.append((resistance, hugging))
                tops.append(top)
                heights.append(height)
            }
            try solver.add(
                [Term(tops[count - 1], 1), Term(heights[count - 1], 1), Term(bottom, -1)], .lessThanOrEqual, 0,
                priority: 1000)
        }
    }

    /// A long run sets the number of edits: `SIMPLEX_EDITS=1000000 swift test -c release -Xswiftc -enable-testing
    /// --filter EnduranceTests`.
    private static let edits = ProcessInfo.processInfo.environment["SIMPLEX_EDITS"].flatMap { Int($0) } ?? 4000

    @Test func valuesDoNotDriftOverManyEdits() throws {
        var generator = SeededGenerator(seed: 7)
        var solver = Solver()
        let column = try Column(count: 30, in: &solver)
        var lengths = Array(repeating: 20.0, count: 30)
        var window = 1000.0
        var drift = 0.0
        for edit in 0..<Self.edits {
            if edit % 3 == 0 {
                window = Double.random(in: 300...1400, using: &generator)
                try solver.setConstant(window, of: column.window)
            } else {
                let index = Int.random(in: 0..<30, using: &generator)
                lengths[index] = Double.random(in: 10...40, using: &generator)
                try solver.setConstant(lengths[index], of: column.wishes[index].0)
                try solver.setConstant(lengths[index], of: column.wishes[index].1)
            }
            try solver.solve()
            guard edit % 500 == 499 || edit == Self.edits - 1 else { continue }
            try solver.checkInvariants("edit \(edit)")
            // The youngest labels are cut first, so every number is known.
            var top = 8.0
            var excess = max(0, lengths.reduce(0, +) + 30 * 8 - window)
            var cuts = lengths
            for index in lengths.indices.reversed() {
                cuts[index] = min(lengths[index], excess)
                excess -= cuts[index]
            }
            for index in 0..<30 {
                let cut = cuts[index]
                let height = solver[column.heights[index]]
                drift = max(drift, abs(solver[column.tops[index]] - top), abs(height - lengths[index] + cut))
                top += lengths[index] - cut + 8
            }
        }
        #expect(drift < 1e-9, "after \(Self.edits) edits values are off by \(drift)")
    }

    @Test func rowsAndUnknownsThatComeAndGoLeaveNothingBehind() throws {
        var generator = SeededGenerator(seed: 11)
        var solver = Solver()
        let root = solver.addVariable()
        try solver.add([Term(root, 1)], .equal, 300, priority: 1000)
        var views: [(left: Variable, width: Variable, rows: [Row])] = []
        for round in 0..<1500 {
            let left = solver.addVariable()
            let width = solver.addVariable()
            let before = views.last
            var rows: [Row] = []
            if let before {
                rows.append(
                    try solver.add(
                        [Term(left, 1), Term(before.left, -1), Term(before.width, -1)], .equal, 4, priority: 1000))
            } else {
                rows.append(try solver.add([Term(left, 1)], .equal, 0, priority: 1000))
            }
            rows.append(
                try solver.add([Term(left, 1), Term(width, 1), Term(root, -1)], .lessThanOrEqual, 0, priority: 900))
            rows.append(try solver.add([Term(width, 1)], .equal, Double(round % 40), priority: 250))
            views.append((left, width, rows))
            try solver.solve()
            if views.count > 10 {
                let index = Int.random(in: 5..<views.count - 1, using: &generator)
                for view in views[index...] { for row in view.rows { try solver.remove(row) } }
                for view in views[index...] {
                    try solver.remove(view.left)
                    try solver.remove(view.width)
                }
                views.removeSubrange(index...)
                try solver.solve()
                try solver.checkInvariants("round \(round)")
            }
        }
        let columnCount = solver.columns.count
        let equationCount = solver.equations.count
        #expect(columnCount < 400 && equationCount < 200, "\(columnCount) columns, \(equationCount) equations")
    }

    /// What is remembered of violated rows doesn't grow with those that came and went.
    @Test func violatedRowsThatComeAndGoLeaveNothingBehind() throws {
        var solver = Solver()
        let x = solver.addVariable()
        try solver.add([Term(x, 1)], .lessThanOrEqual, 50, priority: 1000)
        try solver.add([Term(x, 1)], .greaterThanOrEqual, 100, priority: 500)
        for round in 0..<500 {
            let y = solver.addVariable()
            let rows = [
                try solver.add([Term(y, 1), Term(x, -1)], .equal, 5, priority: 700),
                try solver.add([Term(y, 1)], .greaterThanOrEqual, 200, priority: 300),
            ]
            try solver.solve()
            #expect(solver[y] == 55)
            for row in rows { try solver.remove(row) }
            try solver.remove(y)
            try solver.solve()
            if round % 100 == 99 { try solver.checkInvariants("round \(round)") }
        }
        #expect(solver.columns.count < 200)
        #expect(solver.duals.listed.count <= solver.columns.count)
        #expect(solver.duals.nodes.count < 100)
    }

    /// Any finite number is taken or refused; none traps or leaves the solver useless.
    @Test func extremeNumbersAreSolvedOrRefused() throws {
        var generator = SeededGenerator(seed: 3)
        let numbers = [
            0, -0.0, 1, -1, .leastNonzeroMagnitude, .leastNormalMagnitude, 1e-300, 1e-30, 1e-12, 1e12, 1e30, 1e300,
            -1e300,
            .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .ulpOfOne, 1.0 / 3,
        ]
        for _ in 0..<400 {
            var solver = Solver()
            let unknowns = (0..<4).map { _ in solver.addVariable() }
            for _ in 0..<8 {
                let terms = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
                    Term(unknowns.randomElement(using: &generator)!, numbers.randomElement(using: &generator)!)
                }
                let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)!
                do throws(SolverError) {
                    try solver.add(
                        terms, relation, numbers.randomElement(using: &generator)!,
                        priority: [1000, 700, 3].randomElement(using: &generator)!)
                } catch {
                    #expect(error == .overflow)
                }
                do throws(SolverError) {
                    try solver.solve()
                } catch {
                    if case .conflict(let rows) = error, let row = rows.last { try solver.remove(row) }
                }
                for unknown in unknowns {
                    let isFinite = solver[unknown].isFinite
                    #expect(isFinite)
                }
            }
        }
    }
}
