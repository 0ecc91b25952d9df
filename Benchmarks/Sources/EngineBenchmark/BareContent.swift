import Simplex
import UIKit

/// A row of a layout's system over the edges of views, which are numbered.
struct BareRow: Hashable {
    enum Edge: Hashable { case left, top, right, bottom }

    struct EdgeTerm: Hashable {
        var view: Int
        var edge: Edge
        var coefficient: Double
    }

    var terms: [EdgeTerm]
    var relation: Simplex.Relation
    var constant: Double
    var priority: Double

    /// The row but for its constant: what stays the same where only that changes.
    var shape: BareRow {
        var shape = self
        shape.constant = 0
        return shape
    }
}

/// The system of a tree of views, read from what views tell anybody: their constraints, their own sizes and priorities,
/// the root's size.
///
/// The rows come in the order in which the engine hands them over: views from the root down with their own sizes, then
/// the constraints. Only attributes that the workloads use are known here.
@MainActor
struct BareContent {
    private(set) var views: [UIView] = []
    private(set) var rows: [BareRow] = []
    private var places: [ObjectIdentifier: Int] = [:]

    init(of root: UIView) {
        var waiting = [root]
        while let view = waiting.popLast() {
            // What controls are made of themselves takes no part.
            guard view === root || !view.translatesAutoresizingMaskIntoConstraints else { continue }
            places[ObjectIdentifier(view)] = views.count
            views.append(view)
            waiting.append(contentsOf: view.subviews.reversed())
        }
        for (index, view) in views.enumerated() { addSize(of: view, index, isRoot: view === root) }
        for view in views { for constraint in view.constraints { add(constraint) } }
    }

    private mutating func addSize(of view: UIView, _ index: Int, isRoot: Bool) {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let isHorizontal = axis == .horizontal
            let (start, end): (BareRow.Edge, BareRow.Edge) = isHorizontal ? (.left, .right) : (.top, .bottom)
            let size = [
                BareRow.EdgeTerm(view: index, edge: end, coefficient: 1),
                BareRow.EdgeTerm(view: index, edge: start, coefficient: -1),
            ]
            func add(_ terms: [BareRow.EdgeTerm], _ relation: Simplex.Relation, _ constant: CGFloat, _ priority: Float)
            {
                rows.append(
                    BareRow(terms: terms, relation: relation, constant: constant, priority: Double(priority)))
            }
            add(size, .greaterThanOrEqual, 0, 1000)
            if isRoot {
                add([BareRow.EdgeTerm(view: index, edge: start, coefficient: 1)], .equal, 0, 1000)
                let length = isHorizontal ? view.bounds.width : view.bounds.height
                add([BareRow.EdgeTerm(view: index, edge: end, coefficient: 1)], .equal, length, 1000)
            }
            let own = view.intrinsicContentSize
            let length = isHorizontal ? own.width : own.height
            guard length >= 0, !(view.isHidden && view.superview is UIStackView) else { continue }
            add(size, .lessThanOrEqual, length, view.contentHuggingPriority(for: axis).rawValue)
            add(size, .greaterThanOrEqual, length, view.contentCompressionResistancePriority(for: axis).rawValue)
        }
    }

    private mutating func add(_ constraint: NSLayoutConstraint) {
        var terms: [BareRow.EdgeTerm] = []
        add(constraint.firstItem, constraint.firstAttribute, 1, to: &terms)
        add(constraint.secondItem, constraint.secondAttribute, -constraint.multiplier, to: &terms)
        let relation: Simplex.Relation =
            switch constraint.relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        rows.append(
            BareRow(
                terms: terms, relation: relation, constant: constraint.constant,
                priority: Double(constraint.priority.rawValue)))
    }

    private func add(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double,
        to terms: inout [BareRow.EdgeTerm]
    ) {
        guard let item, let view = places[ObjectIdentifier(item)] else { return }
        let parts: [(BareRow.Edge, Double)] =
            switch attribute {
            case .leading, .left: [(.left, 1)]
            case .trailing, .right: [(.right, 1)]
            case .top: [(.top, 1)]
            case .bottom: [(.bottom, 1)]
            case .width: [(.right, 1), (.left, -1)]
            case .height: [(.bottom, 1), (.top, -1)]
            case .centerX: [(.left, 0.5), (.right, 0.5)]
            case .centerY: [(.top, 0.5), (.bottom, 0.5)]
            default: preconditionFailure("no workload uses \(attribute)")
            }
        for (edge, share) in parts {
            terms.append(BareRow.EdgeTerm(view: view, edge: edge, coefficient: factor * share))
        }
    }
}

extension BareContent {
    /// What has to go and to come to get from this system to another one of the same views.
    func difference(to other: BareContent) -> BareDifference {
        var surplus: [BareRow: Int] = [:]
        for row in rows { surplus[row, default: 0] += 1 }
        for row in other.rows { surplus[row, default: 0] -= 1 }
        var difference = BareDifference()
        for row in rows {
            guard let count = surplus[row], count > 0 else { continue }
            surplus[row] = count - 1
            difference.removed.append(row)
        }
        for row in other.rows {
            guard let count = surplus[row], count < 0 else { continue }
            surplus[row] = count + 1
            difference.added.append(row)
        }
        return difference
    }
}

/// Rows that two systems don't have in common.
struct BareDifference {
    var removed: [BareRow] = []
    var added: [BareRow] = []
}
