// A removed row's equation stays for a while: as long as its activity is nonbasic, something may still be determined by
// it, and its value serves as well as any other for what nothing determines now. If the row comes back, so much the
// better. When such equations have become many they are made to go.

extension Solver {
    /// Up to about as many equations are cheaper to deal with one by one than by factoring the basis anew.
    var fewEquations: Int { stepping.isEager ? 0 : 8 + equations.count / 256 }

    /// Gets rid of dead equations if they are many, or if the basis is about to be factored anyway and what they
    /// determine is wanted by new equations.
    mutating func purgeIfDue() {
        let isDue = upkeep.deadCount > 32 + (equations.count - vacant.equations.count) / 4
        guard isDue || (edits.includedEquations.count > fewEquations && upkeep.deadCount > fewEquations),
            upkeep.deadCount > 2 * upkeep.unpurgeable
        else { return }
        applyShift()
        // Activities that nothing holds may enter the basis at any time. One column too many is in it then for each
        // of them; the next matching lets those go that it can do without, and none changes its value by that.
        for index in 0..<equations.count where isDead(Int32(truncatingIfNeeded: index)) {
            let activity = equations[index].activity
            let state = columns[activity]
            guard !state.isBasic, state.seat < 0, state.knots < 0, state.dual < 0 else { continue }
            upkeep.released.append(unknownThatLeaves(for: activity))
            setRange(FittingRange(), of: activity)
        }
        refactor()
        upkeep.unpurgeable = upkeep.deadCount
    }

    /// Puts an activity in the place of its equation. If another activity held that, it goes to the place of its own,
    /// and so on until an unknown has to leave.
    mutating func unknownThatLeaves(for activity: Int32) -> Int32 {
        var column = activity
        while columns[column].equation >= 0 {
            let home = columns[column].equation
            let displaced = equations[home].basic
            equations[home].basic = column
            columns[column].place = home
            column = displaced
        }
        return column
    }
}
