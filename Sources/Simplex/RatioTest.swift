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
    var heap = Buffer<Int32>()
    /// Columns that have passed a kink, and the kink they are at now.
    var passedColumns = Buffer<Int32>()
    var passedKnots = Buffer<Int32>()

    /// Among events at the same distance the oldest column comes first, whatever its coefficient.
    var prefersOldest = false

    init() {}

    mutating func removeAll() {
        events.removeAll()
        heap.removeAll()
        passedColumns.removeAll()
        passedKnots.removeAll()
    }

    mutating func release() {
        events.release()
        heap.release()
        passedColumns.release()
        passedKnots.release()
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

    @inline(__always)
    private func precedes(_ first: Int32, _ second: Int32, _ scratch: borrowing LexicographicScratch) -> Bool {
        let a = events[first]
        let b = events[second]
        let order = scratch.compare(a.start, a.end, over: a.coefficient, b.start, b.end, over: b.coefficient)
        if order != 0 { return order < 0 }
        if a.coefficient != b.coefficient, !prefersOldest { return a.coefficient > b.coefficient }
        if a.column != b.column { return a.column < b.column }
        return first < second
    }
}
