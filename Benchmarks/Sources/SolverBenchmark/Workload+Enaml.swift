// The shape of kiwi's own benchmark, a dialogue as the enaml toolkit lays it out: three rows of a label and a field, a
// wide field below them, everything in a frame of margins, each relation as a required bound and a wish to meet it.
import Simplex

extension Workload {
    func enaml() -> System {
        var system = System()
        let sizes = [(400.0, 600.0), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400)]
        root(&system, (0..<100).map { sizes[$0 % sizes.count] })
        var form = EnamlForm(in: &system)
        form.addLabels()
        form.addFields()
        form.stack()
        form.noteEdits()
        return form.system
    }
}

/// A dialogue while it is being written down.
private struct EnamlForm {
    var system: System
    private let left: Int, top: Int
    private let inner: (left: Int, top: Int, right: Int, bottom: Int)
    private let midline: Int
    private let labels: [Box], fields: [Box]
    private let wide: Box
    private static let strong = 750.0, medium = 600.0, preferred = 500.0, weak = 250.0

    init(in system: inout System) {
        left = system.variable()
        top = system.variable()
        inner = (system.variable(), system.variable(), system.variable(), system.variable())
        midline = system.variable()
        labels = (0..<3).map { _ in Box(in: &system) }
        fields = (0..<3).map { _ in Box(in: &system) }
        wide = Box(in: &system)
        system.frames = labels + fields + [wide]
        self.system = system
        let window = [left, top, system.rootWidth, system.rootHeight]
        for unknown in window { atLeast([(unknown, 1)], 0) }
        for box in system.frames {
            for unknown in [box.left, box.top, box.width, box.height] { atLeast([(unknown, 1)], 0) }
        }
        equal([(inner.left, 1), (left, -1)], 10, 1000)
        equal([(inner.top, 1), (top, -1)], 10, 1000)
        equal([(inner.right, 1), (left, -1), (system.rootWidth, -1)], -10, 1000)
        equal([(inner.bottom, 1), (top, -1), (system.rootHeight, -1)], -10, 1000)
    }

    private mutating func atLeast(_ terms: [(Int, Double)], _ constant: Double, _ priority: Double = 1000) {
        system.add(terms, .greaterThanOrEqual, constant, priority)
    }

    private mutating func equal(_ terms: [(Int, Double)], _ constant: Double, _ priority: Double) {
        system.add(terms, .equal, constant, priority)
    }

    /// A bound that is required, and the wish to meet it exactly.
    private mutating func snug(_ terms: [(Int, Double)], _ constant: Double) {
        atLeast(terms, constant)
        equal(terms, constant, Self.preferred)
    }

    mutating func addLabels() {
        for (label, width) in zip(labels, [67.0, 66, 24]) {
            equal([(label.width, 1)], width, Self.weak)
            atLeast([(label.width, 1)], width, Self.strong)
            equal([(label.height, 1)], 16, Self.strong)
            atLeast([(label.height, 1)], 16, Self.strong)
            snug([(label.left, 1), (inner.left, -1)], 0)
        }
    }

    mutating func addFields() {
        for field in [fields[0], fields[1], wide] {
            atLeast([(field.width, 1)], 125, Self.strong)
            equal([(field.height, 1)], 21, Self.strong)
            atLeast([(field.height, 1)], 21, Self.strong)
        }
        atLeast([(fields[2].width, 1)], 119, Self.medium)
        system.add([(fields[2].width, 1)], .lessThanOrEqual, 16_777_215, Self.medium)
        atLeast([(fields[2].height, 1)], 24, Self.medium)
        system.add([(fields[2].height, 1)], .lessThanOrEqual, 24, Self.medium)
        for (label, field) in zip(labels, fields) {
            equal([(field.left, 1), (midline, -1)], 0, Self.strong)
            equal(
                [(field.top, 1), (field.height, 0.5), (label.top, -1), (label.height, -0.5)], 0, Self.strong)
            snug([(field.left, 1), (label.left, -1), (label.width, -1)], 10)
            snug([(inner.right, 1), (field.left, -1), (field.width, -1)], 0)
        }
        snug([(wide.left, 1), (inner.left, -1)], 0)
        snug([(inner.right, 1), (wide.left, -1), (wide.width, -1)], 0)
    }

    /// Rows under each other, the wide field at the bottom.
    mutating func stack() {
        for column in [labels, fields] {
            snug([(column[0].top, 1), (inner.top, -1)], 0)
            for (above, below) in zip(column, column.dropFirst() + [wide]) {
                snug([(below.top, 1), (above.top, -1), (above.height, -1)], 10)
            }
        }
        for _ in 0..<2 { snug([(inner.bottom, 1), (wide.top, -1), (wide.height, -1)], 0) }
    }

    /// The middle label is edited; the middle row goes and comes.
    mutating func noteEdits() {
        let middle = [labels[1], fields[1]].flatMap { [$0.left, $0.top, $0.width, $0.height] }
        for (index, constraint) in system.constraints.enumerated() {
            let unknowns = constraint.terms.map(\.variable)
            if unknowns == [labels[1].width], constraint.priority < 1000 { system.textConstraints.append(index) }
            if unknowns.contains(where: middle.contains) { system.rowConstraints.append(index) }
        }
        for column in [labels, fields] {
            let terms = [(column[2].top, 1.0), (column[0].top, -1.0), (column[0].height, -1.0)]
            for (relation, priority) in [(Relation.greaterThanOrEqual, 1000.0), (.equal, Self.preferred)] {
                system.gapConstraints.append(
                    .init(
                        terms: terms.map { (variable: $0.0, coefficient: $0.1) }, relation: relation, constant: 10,
                        priority: priority))
            }
        }
    }
}
