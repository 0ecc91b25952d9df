/// The basic columns that are not where their dual wants them, most important first.
///
/// Importance is the priority of the row whose constant the column has passed; among equals the older column goes
/// first. Entries may be out of date; who takes one out looks again.
struct InfeasibilityQueue: ~Copyable, Sendable {
    struct Item: BitwiseCopyable {
        /// Priorities that are one number here count as the same.
        var priority: Float
        var column: Int32

        @inline(__always)
        func precedes(_ other: Item) -> Bool {
            priority > other.priority || (priority == other.priority && column < other.column)
        }
    }

    var items = Buffer<Item>()

    init() {}

    mutating func push(_ column: Int32, priority: Double) {
        let item = Item(priority: Float(priority), column: column)
        items.append(item)
        var child = items.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard item.precedes(items[parent]) else { break }
            items[child] = items[parent]
            child = parent
        }
        items[child] = item
    }

    mutating func pop() -> Int32? {
        guard items.count > 0 else { return nil }
        let result = items[0].column
        let last = items.removeLast()
        let count = items.count
        guard count > 0 else { return result }
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < count else { break }
            if child + 1 < count, items[child + 1].precedes(items[child]) { child += 1 }
            guard items[child].precedes(last) else { break }
            items[parent] = items[child]
            parent = child
        }
        items[parent] = last
        return result
    }

    /// Lets an item be the next one; its priority must be that of the first.
    mutating func bringForward(_ position: Int) {
        // All on the way up have the same priority: each moves down by one, which puts older columns behind younger ones, so
        // what is no longer in order by age alone is taken out in another order, and none is lost.
        var child = position
        while child > 0 {
            let parent = (child - 1) / 2
            let item = items[parent]
            items[parent] = items[child]
            items[child] = item
            child = parent
        }
    }

    mutating func removeAll() { items.removeAll() }

    func copy() -> InfeasibilityQueue {
        var result = InfeasibilityQueue()
        result.items = items.copy()
        return result
    }
}
