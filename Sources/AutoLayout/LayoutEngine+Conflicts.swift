import Simplex

/// A set of required constraints that contradict each other: without any one of them the rest can be satisfied.
public struct Conflict: Sendable {
    /// What takes part in a conflict.
    public enum Member: Hashable, Sendable {
        case constraint(ConstraintID)
        /// Widths and heights are not negative.
        case nonNegativeSize(Item, Axis)
    }

    /// The parties of the conflict.
    public var members: [Member]
    /// The member that was left out of the layout.
    public var broken: Member
}

/// How readily a required constraint gives way in a conflict: the one that stands last does.
///
/// It follows from the tree as it is, and not from what came first: of constraints that say the same, it doesn't matter which
/// one gives way. Apple's documentation leaves the choice open ("It breaks one of the conflicting constraints"). 15 logs of Apple's
/// engine that people published agree with this order; some of them contradict any order by age.
private struct Standing: Comparable {
    /// 0 for sizes that are not negative, 1 for what the system made, 2 for what a person did.
    var maker: Int
    /// How deep the deepest of its items lies in the tree.
    var depth = 0
    /// Whether it says how wide or high an item is, by itself or beside others.
    var isLength = false
    /// Where its items stand among all, and what it says of them.
    var content: [Double] = []
    var age = 0

    static func < (one: Standing, other: Standing) -> Bool {
        if one.maker != other.maker { return one.maker < other.maker }
        if one.depth != other.depth { return one.depth < other.depth }
        if one.isLength != other.isLength { return other.isLength }
        if one.content != other.content { return one.content.lexicographicallyPrecedes(other.content) }
        return one.age < other.age
    }
}

// Which constraints are broken is the same for every path that leads to a tree. In the order of their standing, each is kept
// that can be satisfied together with all that are kept before it. The solver names one conflict at a time, in any order, so
// a constraint may be broken for the sake of one that is broken later: then it gets another chance.
extension LayoutEngine {
    /// Breaks the member of a conflict that stands last.
    ///
    /// - Parameter depth: how deep an item lies in the tree.
    func breakOne(of rows: [Row], depth: (Item) -> Int) -> Conflict {
        var members: [Conflict.Member] = []
        var victim: (standing: Standing, row: Row, member: Conflict.Member)?
        for row in rows {
            let (member, standing) = describe(row, depth)
            members.append(member)
            if let last = victim, standing < last.standing { continue }
            victim = (standing, row, member)
        }
        guard let victim else { preconditionFailure("a conflict has members") }
        switch owner(of: victim.row) {
        case .constraint(let index):
            broken.append(index)
            _ = takeOut(index)
        case .intrinsic, .rest:
            preconditionFailure("only required rows are in conflict")
        case .nonNegative(let index, let axis):
            removeRow(victim.row)
            items[Int(index)].nonNegative[axis] = nil
        }
        return Conflict(members: members, broken: victim.member)
    }

    /// Gives a constraint another chance that is broken although another member of its conflict has been broken since. Answers
    /// whether there was one.
    func restoreNeedlesslyBroken(_ conflicts: inout [Conflict]) -> Bool {
        guard conflicts.count > 1 else { return false }
        let broken = Set(conflicts.map(\.broken))
        for (place, conflict) in conflicts.enumerated() {
            guard case .constraint(let id) = conflict.broken,
                conflict.members.contains(where: { $0 != conflict.broken && broken.contains($0) })
            else { continue }
            conflicts.remove(at: place)
            self.broken.removeAll { $0 == id.index }
            insertRow(of: id.index)
            return true
        }
        return false
    }

    /// A row in words, and how readily it gives way.
    private func describe(_ row: Row, _ depth: (Item) -> Int) -> (Conflict.Member, Standing) {
        switch owner(of: row) {
        case .constraint(let index):
            let record = constraints[Int(index)]
            let id = ConstraintID(index: index, generation: record.generation)
            return (.constraint(id), standing(of: record, depth))
        case .nonNegative(let item, let axis):
            return (.nonNegativeSize(handle(item), axis), Standing(maker: 0))
        case .intrinsic, .rest:
            preconditionFailure("only required rows are in conflict")
        }
    }

    private func standing(of record: ConstraintRecord, _ depth: (Item) -> Int) -> Standing {
        let equation = record.equation
        var standing = Standing(maker: record.isSystem ? 1 : 2, age: record.age)
        standing.isLength = equation.first.effectiveAttribute.kind == .size
        var places: [(order: UInt32, attribute: Int)] = []
        for place in equation.places {
            places.append((states[Int(place.item.index)].order, place.attribute.rawValue))
            standing.depth = max(standing.depth, depth(place.item))
        }
        // Of both sides of an equation, that of the later item counts first.
        let first = places[0]
        places.sort { $0 > $1 }
        standing.content = places.flatMap { [Double($0.order), Double($0.attribute)] }
        standing.content += [
            Double(equation.relation.rawValue), equation.multiplier, equation.constant, Double(first.order),
            Double(first.attribute), equation.direction == .leftToRight ? 0 : 1,
        ]
        return standing
    }

    /// Whether a constraint gave way in a conflict and hasn't taken part since.
    public func isBroken(_ id: ConstraintID) -> Bool { contains(id) && broken.contains(id.index) }

    /// Lets constraints that gave way take part again.
    func restoreBroken() {
        guard !broken.isEmpty else { return }
        let waiting = broken
        broken = []
        for index in waiting where constraints[Int(index)].isAlive && constraints[Int(index)].row == nil {
            insertRow(of: index)
        }
    }
}
