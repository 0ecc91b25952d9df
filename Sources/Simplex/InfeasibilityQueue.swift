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

    mutating func pop() -> Int32? { items.count > 0 ? remove(at: 0) : nil }

    /// Takes an item out, wherever it stands.
    mutating func remove(at position: Int) -> Int32 {
        let result = items[position].column
        let last = items.removeLast()
        let count = items.count
        guard position < count else { return result }
        var place = position
        while true {
            var child = 2 * place + 1
            guard child < count else { break }
            if child + 1 < count, items[child + 1].precedes(items[child]) { child += 1 }
            guard items[child].precedes(last) else { break }
            items[place] = items[child]
            place = child
        }
        while place > 0 {
            let parent = (place - 1) / 2
            guard last.precedes(items[parent]) else { break }
            items[place] = items[parent]
            place = parent
        }
        items[place] = last
        return result
    }

    mutating func removeAll() { items.removeAll() }

    func copy() -> InfeasibilityQueue {
        var result = InfeasibilityQueue()
        result.items = items.copy()
        return result
    }
}
