import Simplex

/// A rule that has a part in where an edge stands.
public struct Determinant: Hashable, Sendable {
    /// What a rule comes from.
    public enum Rule: Hashable, Sendable {
        case constraint(ConstraintID)
        /// The item's own length, held by hugging or by compression resistance.
        case intrinsicLength(Item, Axis)
        /// Widths and heights are not negative.
        case nonNegativeSize(Item, Axis)
    }

    /// What has the part.
    public var rule: Rule
    /// How many points the edge moves for each point that the rule's constant grows by.
    public var rate: Double
}

extension LayoutEngine {
    /// The rules that determine an edge, in the order in which they were made; call after ``solve()``.
    ///
    /// An edge follows its determinants linearly: wherever the items are put, the edge's distance from its place is the
    /// sum of the determinants' deviations there (``deviation(from:at:)``) times their rates, and what is left is up to
    /// nothing.
    ///
    /// - Parameter edge: `left`, `right`, `top` or `bottom`; nothing determines any other attribute.
    public func determinants(of item: Item, _ edge: Attribute) -> [Determinant] {
        guard contains(item), let variable = items[Int(item.index)].variable(edge) else { return [] }
        do {
            return try solver.determination(of: variable).map {
                Determinant(rule: rule(of: $0.row), rate: $0.rate)
            }
        } catch {
            note(error)
            return []
        }
    }

    /// By how many points a rule would be missed if items stood at other places: its left side less its right side.
    ///
    /// - Parameter places: the alignment rectangle of an item, in the root's coordinates.
    public func deviation(from rule: Determinant.Rule, at places: (Item) -> Rectangle) -> Double {
        switch rule {
        case .constraint(let id):
            guard contains(id) else { return 0 }
            let equation = constraints[Int(id.index)].equation
            var values: [Variable: Double] = [:]
            for item in equation.items where contains(item) {
                let (record, place) = (items[Int(item.index)], places(item))
                values[record.left] = place.left
                values[record.top] = place.top
                values[record.right] = place.right
                values[record.bottom] = place.bottom
            }
            let lowered = lower(equation)
            return (0..<lowered.terms.count).reduce(-lowered.constant) { sum, index in
                sum + lowered.terms[index].coefficient * (values[lowered.terms[index].variable] ?? 0)
            }
        case .intrinsicLength(let item, let axis):
            return places(item).length(axis) - (intrinsicLength(of: item, axis)?.length ?? 0)
        case .nonNegativeSize(let item, let axis):
            return places(item).length(axis)
        }
    }

    /// The length that an item would like to have.
    public func intrinsicLength(of item: Item, _ axis: Axis) -> IntrinsicLength? {
        contains(item) ? items[Int(item.index)].intrinsic[axis]?.wanted : nil
    }

    private func rule(of row: Row) -> Determinant.Rule {
        switch owner(of: row) {
        case .constraint(let index):
            .constraint(ConstraintID(index: index, generation: constraints[Int(index)].generation))
        case .nonNegative(let index, let axis): .nonNegativeSize(handle(index), axis)
        case .intrinsic(let index, let axis): .intrinsicLength(handle(index), axis)
        case .rest: preconditionFailure("what only rests is not determined")
        }
    }
}

extension ItemRecord {
    /// The unknown that an edge is.
    fileprivate func variable(_ edge: Attribute) -> Variable? {
        switch edge {
        case .left: left
        case .right: right
        case .top: top
        case .bottom: bottom
        default: nil
        }
    }
}

extension Rectangle {
    fileprivate func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
}
