import Simplex
import Timing
import UIKit

/// A tree's system in the solver alone, without views and without the layout engine.
@MainActor
final class BareLayout {
    private var solver = Solver()
    private var boxes: [Edges] = []
    private var handles: [BareRow: [Simplex.Row]] = [:]

    private struct Edges {
        var left: Variable
        var top: Variable
        var right: Variable
        var bottom: Variable
    }

    /// A change of the system as the solver takes it.
    struct Edit {
        fileprivate var constants: [(row: Simplex.Row, constant: Double)] = []
        fileprivate var removals: [Simplex.Row] = []
        fileprivate var additions: [BareRow] = []
        fileprivate var terms: [[Term]] = []
    }

    /// Builds the system and solves it. Answers the microseconds that took, without those of translating the rows.
    init(_ content: BareContent, time: inout Double) throws {
        var added: [Simplex.Row] = []
        added.reserveCapacity(content.rows.count)
        boxes.reserveCapacity(content.views.count)
        time = microseconds {
            for _ in content.views {
                boxes.append(
                    Edges(
                        left: solver.addVariable(), top: solver.addVariable(), right: solver.addVariable(),
                        bottom: solver.addVariable()))
            }
        }
        let terms = content.rows.map { self.terms($0) }
        let forms = Set(terms.filter { $0.count > 1 })
        // The engine knows as much before it adds anything.
        solver.reserveCapacity(
            variables: 4 * content.views.count, rows: content.rows.count, forms: forms.count,
            terms: forms.reduce(0) { $0 + $1.count })
        time += try microseconds {
            for (row, terms) in zip(content.rows, terms) { added.append(try add(row, terms)) }
            try solver.solve()
        }
        for (row, handle) in zip(content.rows, added) { handles[row, default: []].append(handle) }
    }

    /// Looks up what a difference means. A row of which only the constant differs gets the new one.
    func edit(_ difference: BareDifference) -> Edit {
        var edit = Edit()
        var vacated: [BareRow: [Simplex.Row]] = [:]
        for row in difference.removed {
            guard let handle = handles[row]?.popLast() else { continue }
            vacated[row.shape, default: []].append(handle)
        }
        for row in difference.added {
            if let handle = vacated[row.shape]?.popLast() {
                edit.constants.append((handle, row.constant))
                handles[row, default: []].append(handle)
            } else {
                edit.additions.append(row)
                edit.terms.append(terms(row))
            }
        }
        for row in difference.removed { edit.removals += vacated.removeValue(forKey: row.shape) ?? [] }
        return edit
    }

    /// Applies an edit and solves. Answers the microseconds that took.
    func apply(_ edit: Edit) throws -> Double {
        var added: [Simplex.Row] = []
        let time = try microseconds {
            for (row, constant) in edit.constants { try solver.setConstant(constant, of: row) }
            for row in edit.removals { try solver.remove(row) }
            for (row, terms) in zip(edit.additions, edit.terms) { added.append(try add(row, terms)) }
            try solver.solve()
        }
        for (row, handle) in zip(edit.additions, added) { handles[row, default: []].append(handle) }
        return time
    }

    private func add(_ row: BareRow, _ terms: [Term]) throws(SolverError) -> Simplex.Row {
        try solver.add(terms, row.relation, row.constant, priority: row.priority)
    }

    private func terms(_ row: BareRow) -> [Term] {
        row.terms.map { term in
            let box = boxes[term.view]
            let variable =
                switch term.edge {
                case .left: box.left
                case .top: box.top
                case .right: box.right
                case .bottom: box.bottom
                }
            return Term(variable, term.coefficient)
        }
    }

    /// How many of the views have other edges than here, beyond what rounding to pixels does.
    func differences(from views: [UIView]) -> Int {
        let half = 0.5 / UIScreen.main.scale + 1e-3
        var count = 0
        for (view, box) in zip(views, boxes) {
            // The engine places alignment rectangles.
            let rectangle = view.alignmentRect(forFrame: view.frame)
            let frame = view.superview?.convert(rectangle, to: views[0]) ?? rectangle
            let distances = [
                solver[box.left] - frame.minX, solver[box.top] - frame.minY, solver[box.right] - frame.maxX,
                solver[box.bottom] - frame.maxY,
            ]
            if distances.contains(where: { abs($0) > half }) { count += 1 }
        }
        return count
    }
}
