import Simplex

// Which of two equal wishes is granted follows from where their items stand in the tree, so that a layout is a function of
// the tree as it is.
extension LayoutEngine {
    /// Says where an item stands in the tree: of two equal wishes, that of the item with the lower order gives way where
    /// something is stretched, and that of the higher one where something is squeezed.
    ///
    /// - Parameter order: 16 times the number of a view, and for a guide of the view as much more as its place among them.
    ///   Items that none was given stand in the order in which they were added.
    public func setOrder(_ order: UInt32, of item: Item) {
        guard contains(item), states[Int(item.index)].order != order else { return }
        restoreBroken()
        states[Int(item.index)].order = order
        for axis in Axis.allCases {
            guard let rows = items[Int(item.index)].intrinsic[axis] else { continue }
            let rank = intrinsicRank(of: item.index, axis)
            setRank(rank, of: rows.hugging)
            setRank(rank + 1, of: rows.compressionResistance)
        }
        for index in mentions.constraints(of: items[Int(item.index)].mentions) {
            guard constraints[Int(index)].priority < 1000, let row = constraints[Int(index)].row else { continue }
            setRank(rank(of: constraints[Int(index)].equation), of: row)
        }
        restIsStale = true
    }

    /// Where an item's own lengths stand among all wishes: the earlier the item, the lower.
    func intrinsicRank(of item: Int32, _ axis: Axis) -> UInt32 {
        (states[Int(item)].order >> 4) &* 8 &+ (axis == .horizontal ? 0 : 2)
    }

    /// Where a constraint stands among all wishes: after all own lengths, by the later one of its items, and then by what it
    /// says but for constant and priority.
    func rank(of equation: Equation) -> UInt32 {
        var highest: UInt32 = 0
        var share = UInt32(truncatingIfNeeded: equation.relation == .equal ? 1 : 2)
        func mix(_ number: UInt32) {
            share = (share ^ number) &* 0x9E37_79B1
            share ^= share >> 15
        }
        for place in equation.places {
            let order = states[Int(place.item.index)].order
            highest = max(highest, order)
            mix(order)
            mix(UInt32(place.attribute.rawValue))
        }
        return Solver.firmRank &+ (highest >> 4 & 0x1F_FFFF) << 10 | share >> 22
    }

    func setRank(_ rank: UInt32, of row: Row) {
        do {
            try solver.setRank(rank, of: row)
            // Ties may be decided otherwise now.
            needsSolving = true
        } catch {
            preconditionFailure("the solver lost a row: \(error)")
        }
    }
}
