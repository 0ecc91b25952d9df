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
    /// The events that weren't taken out yet; a heap once they are arranged, unless they are few.
    var heap = Buffer<Int32>()
    private var isHeap = false
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

    /// Adds an event without keeping order; call `arrange` before `first` is asked for.
    mutating func append(_ event: RatioEvent) {
        heap.append(Int32(truncatingIfNeeded: events.count))
        events.append(event)
    }

    /// Puts the event in front that comes first. Of few the others stay as they are, as most steps end at the first.
    mutating func arrange(_ scratch: borrowing LexicographicScratch) {
        isHeap = heap.count > 16
        if isHeap {
            makeHeap(scratch)
        } else if heap.count > 1 {
            var place = 0
            for position in 1..<heap.count where precedes(heap[position], heap[place], scratch) { place = position }
            (heap[0], heap[place]) = (heap[place], heap[0])
        }
    }

    /// The event that comes next, once they are arranged.
    var first: RatioEvent? { heap.count > 0 ? events[heap[0]] : nil }

    /// Takes the first event out; puts the one that follows in its place, if one does.
    mutating func replaceFirst(with following: RatioEvent?, _ scratch: borrowing LexicographicScratch) {
        if let following {
            heap[0] = Int32(truncatingIfNeeded: events.count)
            events.append(following)
        } else {
            let last = heap.removeLast()
            guard heap.count > 0 else { return }
            heap[0] = last
        }
        if isHeap { sink(0, scratch) } else { makeHeap(scratch) }
        isHeap = true
    }

    private mutating func makeHeap(_ scratch: borrowing LexicographicScratch) {
        for parent in stride(from: heap.count / 2 - 1, through: 0, by: -1) { sink(parent, scratch) }
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
        let separating = events[pivot]
        var kept = 0
        for position in 0..<heap.count {
            let event = heap[position]
            if precedes((separating, pivot), (events[event], event), scratch) {
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
        precedes((events[first], first), (events[second], second), scratch)
    }

    /// The same of events with their numbers.
    @inline(__always)
    private func precedes(
        _ first: (event: RatioEvent, number: Int32), _ second: (event: RatioEvent, number: Int32),
        _ scratch: borrowing LexicographicScratch
    ) -> Bool {
        let (a, b) = (first.event, second.event)
        let order = scratch.compare(a.start, a.end, over: a.coefficient, b.start, b.end, over: b.coefficient)
        if order != 0 { return order < 0 }
        if a.coefficient != b.coefficient, !prefersOldest { return a.coefficient > b.coefficient }
        if a.column != b.column { return a.column < b.column }
        return first.number < second.number
    }
}
