/// Where, along the change of a dual, the dual of another column meets a slope of that column's cost.
struct RatioEvent: BitwiseCopyable, Sendable {
    /// The distance to the slope: a number on the scratch stack.
    var start: Int32
    var end: Int32
    var column: Int32
    /// The kink behind which the column would come, or -1 if it would not stop.
    var next: Int32
    /// The magnitude of the column's coefficient: the distance is met at distance / coefficient.
    var coefficient: Double
    /// The kink where the column is.
    var position: Double
}

/// The events of one ratio test, taken out in order.
///
/// Distances are rarely the same, as ties are decided by a level of their own. Where they are, the larger coefficient
/// comes first, for accuracy, then the older column.
struct RatioTest: ~Copyable, Sendable {
    var events = Buffer<RatioEvent>()
    /// The events that weren't taken out yet; a heap once they are arranged.
    var heap = Buffer<Int32>()
    /// The events up to one of them, while what many of them bring is summed up.
    var early = Buffer<Int32>()
    /// Columns that have passed a kink, and the kink they are at now.
    var passedColumns = Buffer<Int32>()
    var passedKnots = Buffer<Int32>()

    /// Among events at the same distance the oldest column comes first, whatever its coefficient.
    var prefersOldest = false

    init() {}

    mutating func removeAll() {
        events.removeAll()
        heap.removeAll()
        early.removeAll()
        passedColumns.removeAll()
        passedKnots.removeAll()
    }

    /// Forgets that the column passed a kink that did so last.
    mutating func takeBackLastPass() {
        _ = passedColumns.removeLast()
        _ = passedKnots.removeLast()
    }

    mutating func release() {
        events.release()
        heap.release()
        early.release()
        passedColumns.release()
        passedKnots.release()
    }

    /// Makes room for so many events, and more that follow them.
    mutating func reserve(_ count: Int) {
        events.reserve(2 * count)
        heap.reserve(count)
    }

    /// Adds an event without keeping order; call `arrange` before the first `pop`.
    mutating func append(_ event: RatioEvent) {
        heap.append(Int32(truncatingIfNeeded: events.count))
        events.append(event)
    }

    mutating func arrange(_ scratch: borrowing LexicographicScratch) {
        var index = heap.count / 2 - 1
        while index >= 0 {
            sink(index, scratch)
            index -= 1
        }
    }

    mutating func push(_ event: RatioEvent, _ scratch: borrowing LexicographicScratch) {
        append(event)
        var child = heap.count - 1
        let item = heap[child]
        while child > 0 {
            let parent = (child - 1) / 2
            guard precedes(item, heap[parent], scratch) else { break }
            heap[child] = heap[parent]
            child = parent
        }
        heap[child] = item
    }

    mutating func pop(_ scratch: borrowing LexicographicScratch) -> RatioEvent? {
        guard heap.count > 0 else { return nil }
        let result = heap[0]
        let last = heap.removeLast()
        if heap.count > 0 {
            heap[0] = last
            sink(0, scratch)
        }
        return events[result]
    }

    private mutating func sink(_ start: Int, _ scratch: borrowing LexicographicScratch) {
        let count = heap.count
        let item = heap[start]
        var parent = start
        while true {
            var child = 2 * parent + 1
            guard child < count else { break }
            if child + 1 < count, precedes(heap[child + 1], heap[child], scratch) { child += 1 }
            guard precedes(heap[child], item, scratch) else { break }
            heap[parent] = heap[child]
            parent = child
        }
        heap[parent] = item
    }

    /// Moves the events up to one of them, which is not far from the middle, from the unarranged ones to `early`, and
    /// answers which one that is.
    mutating func separate(_ scratch: borrowing LexicographicScratch) -> Int32 {
        let pivot = middle(scratch)
        var kept = 0
        for position in 0..<heap.count {
            let event = heap[position]
            if precedes(pivot, event, scratch) {
                heap[kept] = event
                kept += 1
            } else {
                early.append(event)
            }
        }
        heap.truncate(to: kept)
        return pivot
    }

    /// The second of the first, the middle and the last event.
    private func middle(_ scratch: borrowing LexicographicScratch) -> Int32 {
        let (a, b, c) = (heap[0], heap[heap.count / 2], heap[heap.count - 1])
        if precedes(a, b, scratch) {
            return precedes(b, c, scratch) ? b : precedes(a, c, scratch) ? c : a
        }
        return precedes(a, c, scratch) ? a : precedes(b, c, scratch) ? c : b
    }

    @inline(__always)
    func precedes(_ first: Int32, _ second: Int32, _ scratch: borrowing LexicographicScratch) -> Bool {
        let a = events[first]
        let b = events[second]
        let order = scratch.compare(a.start, a.end, over: a.coefficient, b.start, b.end, over: b.coefficient)
        if order != 0 { return order < 0 }
        if a.coefficient != b.coefficient, !prefersOldest { return a.coefficient > b.coefficient }
        if a.column != b.column { return a.column < b.column }
        return first < second
    }
}
