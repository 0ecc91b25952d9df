/// The places of a constraint in the lists of the views that its operands belong to; -1 where it has none.
///
/// Four numbers: an array would have memory of its own, and a vector would have each constraint aligned to 16 bytes, which
/// takes malloc the long way.
struct MentionSlots {
    private var slots: InlineArray<4, Int32> = [-1, -1, -1, -1]

    @inline(__always)
    subscript(operand: Int) -> Int32 {
        get { slots[operand] }
        set { slots[operand] = newValue }
    }

    var isEmpty: Bool { slots[0] < 0 && slots[1] < 0 && slots[2] < 0 && slots[3] < 0 }
}

/// The active constraints that mention a view or one of its guides, in no particular order.
///
/// Adding and removing cost O(1): a constraint remembers its place in the list of each view it mentions.
struct MentionList {
    private(set) var constraints: [NSLayoutConstraint] = []

    /// Adds a constraint whose operand of that number is the view's.
    @MainActor
    mutating func append(_ constraint: NSLayoutConstraint, operand: Int) {
        constraint.mentionSlots[operand] = Int32(truncatingIfNeeded: constraints.count)
        // Most views are mentioned by three or four.
        if constraints.isEmpty { constraints.reserveCapacity(4) }
        constraints.append(constraint)
    }

    /// Removes a constraint that was added for the operand; `view` is the one whose list this is.
    @MainActor
    mutating func remove(_ constraint: NSLayoutConstraint, operand: Int, from view: UIView) {
        let slot = Int(constraint.mentionSlots[operand])
        constraint.mentionSlots[operand] = -1
        guard constraints.indices.contains(slot), constraints[slot] === constraint else { return }
        let last = constraints.removeLast()
        guard slot < constraints.count else { return }
        constraints[slot] = last
        for operand in 0..<ConstraintTerms.operandCount
        where Int(last.mentionSlots[operand]) == constraints.count && last.operandView(operand) === view {
            last.mentionSlots[operand] = Int32(truncatingIfNeeded: slot)
        }
    }
}
