/// Three orders of one list made into one.
struct ListMerge {
    /// The members in their merged order.
    private(set) var order: [Int]
    /// Whether both sides put members into other orders that don't go together; ours is taken then.
    private(set) var isConflict = false

    /// - Parameters:
    ///   - members: all that the merged list holds. Each is in `ours` or in `theirs`.
    init(base: [Int], ours: [Int], theirs: [Int], members: Set<Int>) {
        order = ours.filter(members.contains)
        let theirs = theirs.filter(members.contains)
        let common = Set(base).intersection(order).intersection(theirs)
        let (baseCommon, oursCommon, theirsCommon) = (
            base.filter(common.contains), order.filter(common.contains), theirs.filter(common.contains)
        )
        let ourMoves = Self.moved(from: baseCommon, to: oursCommon)
        if theirsCommon != baseCommon, theirsCommon != oursCommon {
            let theirMoves = Self.moved(from: baseCommon, to: theirsCommon)
            isConflict = !ourMoves.isDisjoint(with: theirMoves)
            let moves = theirMoves.subtracting(ourMoves)
            order.removeAll(where: moves.contains)
        }
        insertMissing(of: theirs, ourMoves: ourMoves)
    }

    /// The least of members that one has to take out and put back to get from one order to another.
    private static func moved(from old: [Int], to new: [Int]) -> Set<Int> {
        if old == new { return [] }
        return Set(old).subtracting(commonSubsequence(old, new).map { old[$0.0] })
    }

    /// Puts what only the other side has, or has elsewhere, between the members that it stands between there.
    private mutating func insertMissing(of theirs: [Int], ourMoves: Set<Int>) {
        var present = Set(order)
        let fixed = Set(theirs).subtracting(ourMoves)
        for (place, member) in theirs.enumerated() where !present.contains(member) {
            let previous = theirs[..<place].last(where: present.contains)
            let next = theirs[(place + 1)...].first(where: present.contains)
            let start = previous.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
            // A neighbour that our side moved elsewhere says less than one that stayed.
            let isNextGone = next.map(ourMoves.contains) ?? true && !(previous.map(ourMoves.contains) ?? false)
            if let next, !isNextGone, let end = order[start...].firstIndex(of: next) {
                order.insert(member, at: end)
            } else {
                // Behind what our side put there: ours comes first.
                let end = order[start...].firstIndex(where: fixed.contains) ?? order.count
                order.insert(member, at: end)
            }
            present.insert(member)
        }
    }
}
