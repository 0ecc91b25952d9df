// A removed row's equation stays for a while: as long as its activity is nonbasic, something may still be determined by
// it, and its value serves as well as any other for what nothing determines now. If the row comes back, so much the
// better. When such equations have become many they are made to go.

extension Solver {
    /// Gets rid of dead equations if they are many.
    mutating func purgeIfDue() {
        guard deadCount > 32 + (equations.count - vacantEquations.count) / 4, deadCount > 2 * unpurgeable else {
            return
        }
        applyShift()
        for index in 0..<equations.count where equations[index].isDead {
            let activity = equations[index].activity
            if !columns[activity].isBasic { makeBasic(activity) }
        }
        refactor()
        unpurgeable = deadCount
    }

    /// Lets a column that nothing holds enter the basis. The best to leave is one that nothing holds either, for then
    /// no value changes; else the first to come to a kink when the column is moved.
    private mutating func makeBasic(_ candidate: Int32) {
        guard columns[candidate].seat < 0, columns[candidate].knots < 0, columns[candidate].dual < 0 else { return }
        loadEntering(candidate)
        factor.applyOperations(&entering)
        factor.solveUpper(&entering)
        var free: Int32 = -1
        var freeSize = 1e-6
        var first: Int32 = -1
        var firstDistance = Double.infinity
        for position in 0..<entering.count {
            let place = entering.indices[position]
            let rate = -entering.values[place]
            guard rate.magnitude > 1e-6 else { continue }
            let state = columns[equations[place].basic]
            if state.knots < 0, state.dual < 0 {
                if rate.magnitude > freeSize {
                    free = place
                    freeSize = rate.magnitude
                }
                continue
            }
            for bound in [state.lower, state.upper] where bound.isFinite {
                let distance = (bound - state.value) / rate
                if distance.magnitude < firstDistance.magnitude {
                    first = place
                    firstDistance = distance
                }
            }
        }
        let place = free >= 0 ? free : first
        let rate = place >= 0 ? -entering.values[place] : 0
        entering.clear()
        guard place >= 0 else { return }
        let leaving = equations[place].basic
        if free < 0 {
            columns[candidate].value += firstDistance
            addShift(of: candidate, by: firstDistance)
            applyShift()
            let state = columns[leaving]
            let isAtLower = (state.value - state.lower).magnitude < (state.value - state.upper).magnitude
            let bound = isAtLower ? state.lower : state.upper
            columns[leaving].seat = isAtLower ? state.lowerKnot : state.upperKnot
            addShift(of: leaving, by: bound - state.value)
            columns[leaving].value = bound
            columns[leaving].isFixed = isFixed(leaving, at: bound)
            if columns[leaving].isFixed { duals.clear(&columns[leaving].dual) }
        } else {
            columns[leaving].seat = -1
        }
        columns[leaving].place = -1
        columns[candidate].place = place
        equations[place].basic = candidate
        columns[candidate].lower = -Double.infinity
        columns[candidate].upper = Double.infinity
        replace(place, with: candidate, rate)
        if needsFactoring { refactor() }
        applyShift()
    }
}
