// The walk along the change of a dual, from one event to the next: the long-step rule.

/// A step on its way: how far the dual of a basic column has been moved, and what that has brought.
struct Walk {
    /// The basic column, and whether it stands above where its dual fits.
    let column: Int32
    let upward: Bool
    /// The row at whose kink the column should be, given the slope that its dual has on the way, and where that is.
    var knot: Int32
    var bound: Double
    /// By how much the column would stand beyond the kink when all that was passed has moved.
    var remaining: Double

    init(column: Int32, upward: Bool, knot: Int32, from value: Double, to bound: Double) {
        self.column = column
        self.upward = upward
        self.knot = knot
        self.bound = bound
        remaining = (value - bound).magnitude
    }
}

extension Solver {
    /// Goes from event to event, the nearest first, and passes those that bring the column of the walk nearer to where it
    /// should be. Answers the one that would bring it too far, or nil if none does.
    ///
    /// - Parameter noise: what is left of the way up to that is the rounding of what was passed.
    mutating func stop(of walk: inout Walk, noise: Double) -> RatioEvent? {
        gatherEvents(walk)
        passMany(&walk, noise: noise)
        workspace.ratio.arrange(workspace.scratch)
        var last: (event: RatioEvent, walk: Walk)?
        while let event = workspace.ratio.first {
            let reduction = reduction(by: event)
            if stepping.isCautious || reduction >= walk.remaining { return event }
            if walk.remaining - reduction <= noise { last = (event, walk) }
            walk.remaining -= reduction
            pass(event, &walk)
            workspace.ratio.replaceFirst(with: self.event(after: event, walk), workspace.scratch)
        }
        guard let last else { return nil }
        // All together just reach: the last one does.
        walk = last.walk
        if last.event.column != walk.column { workspace.ratio.takeBackLastPass() }
        return last.event
    }

    /// Finds the first event of each column of the gathered row.
    mutating func gatherEvents(_ walk: Walk) {
        if workspace.reach.count > 256 { workspace.ratio.reserve(workspace.reach.count + 1) }
        if let event = event(of: walk.column, at: walk.bound, coefficient: 1, upward: walk.upward) {
            workspace.ratio.append(event)
        }
        for position in 0..<workspace.reach.count {
            let other = workspace.reach.indices[position]
            let coefficient = workspace.reach.values[other]
            guard coefficient.magnitude > smallestCoefficient else { continue }
            let event = event(
                of: other, at: columns[other].value, coefficient: coefficient.magnitude,
                upward: (coefficient < 0) == walk.upward)
            if let event { workspace.ratio.append(event) }
        }
        workspace.ratio.prefersOldest = stepping.isCautious
    }

    /// By how much the column of a walk comes nearer to where it should be when an event is passed.
    @inline(__always)
    func reduction(by event: RatioEvent) -> Double {
        guard event.next >= 0 else { return .infinity }
        return event.coefficient * (rows[event.next].position - event.position).magnitude
    }

    /// Goes on past an event: its column moves to its next kink.
    mutating func pass(_ event: RatioEvent, _ walk: inout Walk) {
        if event.column == walk.column {
            walk.bound = rows[event.next].position
            walk.knot = event.next
        } else {
            workspace.ratio.passedColumns.append(event.column)
            workspace.ratio.passedKnots.append(event.next)
        }
    }

    /// Passes as many events as must be passed whatever their order is, before the few that are left are put in order.
    ///
    /// The events are parted at one in their middle. If all up to that bring the column nearer by less than what remains,
    /// they are passed; if not, those behind it don't matter. So the work is in proportion to the number of events, as
    /// half of those that are left are done with each time.
    private mutating func passMany(_ walk: inout Walk, noise: Double) {
        guard !stepping.isCautious else { return }
        var rounds = 0
        while workspace.ratio.heap.count > (stepping.isEager ? 2 : 64), rounds < 32 {
            rounds += 1
            let pivot = workspace.ratio.separate(workspace.scratch)
            let (ownCount, eventCount, end) = (
                workspace.ratio.early.count, workspace.ratio.events.count, workspace.scratch.end
            )
            let lateCount = workspace.ratio.heap.count
            // Those that follow after the early events may be early as well.
            var sum = 0.0
            var position = 0
            while position < workspace.ratio.early.count, sum < walk.remaining {
                let early = workspace.ratio.events[workspace.ratio.early[position]]
                sum += reduction(by: early)
                position += 1
                guard early.next >= 0, let following = event(after: early, walk) else { continue }
                let index = Int32(truncatingIfNeeded: workspace.ratio.events.count)
                workspace.ratio.append(following)
                guard !workspace.ratio.precedes(pivot, index, workspace.scratch) else { continue }
                workspace.ratio.early.append(workspace.ratio.heap.removeLast())
            }
            if sum < walk.remaining - noise {
                walk.remaining -= sum
                stepping.unorderedCount += workspace.ratio.early.count
                for position in 0..<workspace.ratio.early.count {
                    pass(workspace.ratio.events[workspace.ratio.early[position]], &walk)
                }
            } else {
                // Where it's a matter of rounding whether the early ones suffice, all are put in order.
                workspace.ratio.heap.truncate(to: sum < walk.remaining ? lateCount : 0)
                if sum < walk.remaining { rounds = .max }
                for position in 0..<ownCount { workspace.ratio.heap.append(workspace.ratio.early[position]) }
                workspace.ratio.events.truncate(to: eventCount)
                workspace.scratch.truncate(to: end)
            }
            workspace.ratio.early.removeAll()
        }
    }

    /// The event at which a column that stands at a kink leaves it.
    private mutating func event(
        of column: Int32, at position: Double, coefficient: Double, upward: Bool
    ) -> RatioEvent? {
        let start = workspace.scratch.end
        guard pushGap(of: column, at: position, upward: upward) else { return nil }
        if workspace.scratch.sign(from: start) < 0 { workspace.scratch.truncate(to: start) }
        return RatioEvent(
            start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: workspace.scratch.end),
            column: column,
            next: kink(of: column, beyond: position, upward: upward), coefficient: coefficient, position: position)
    }

    /// The event at the kink that a column comes to by passing another.
    mutating func event(after event: RatioEvent, _ walk: Walk) -> RatioEvent? {
        let position = rows[event.next].position
        let start = workspace.scratch.end
        guard pushGap(after: event.start, event.end, of: event.column, at: position) else { return nil }
        let rises = event.column == walk.column ? walk.upward : rows[event.next].position > event.position
        return RatioEvent(
            start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: workspace.scratch.end),
            column: event.column, next: kink(of: event.column, beyond: position, upward: rises),
            coefficient: event.coefficient, position: position)
    }
}
