import Simplex

extension LayoutEngine {
    /// Whether more than one place or size of the item along the axis satisfies all constraints equally well
    /// (Apple's Auto Layout Guide, "Ambiguous Layouts").
    ///
    /// Call after ``solve()``. Costs about one more solve.
    ///
    /// - Parameter ignoringTies: whether layouts count as equally good that differ only in which of several equal wishes is
    ///   granted.
    public func hasAmbiguousLayout(_ item: Item, _ axis: Axis, ignoringTies: Bool = true) -> Bool {
        guard contains(item) else { return false }
        let record = items[Int(item.index)]
        let edges = axis == .horizontal ? [record.left, record.right] : [record.top, record.bottom]
        for edge in edges {
            do {
                if try solver.alternative(to: edge, ignoringTies: ignoringTies) != nil { return true }
            } catch {
                note(error)
            }
        }
        return false
    }

    /// The constraints that speak of the item along the axis.
    public func constraints(on item: Item, _ axis: Axis) -> [ConstraintID] {
        guard contains(item) else { return [] }
        return mentions.constraints(of: items[Int(item.index)].mentions)
            .filter { index in
                constraints[Int(index)].equation.places.contains { $0.item == item && $0.attribute.axis == axis }
            }
            .map { ConstraintID(index: $0, generation: constraints[Int($0)].generation) }
    }
}
