/// A binary heap of indices, smallest key first.
struct RankHeap: ~Copyable, Sendable {
    struct Item: BitwiseCopyable {
        var key: Int64
        var index: Int32
    }

    var items = Buffer<Item>()

    init() {}

    var isEmpty: Bool {
        @inline(__always) get { items.count == 0 }
    }

    @inline(__always)
    mutating func push(_ index: Int32, key: Int64) {
        items.append(Item(key: key, index: index))
        var child = items.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard items[parent].key > key else { break }
            items[child] = items[parent]
            child = parent
        }
        items[child] = Item(key: key, index: index)
    }

    @inline(__always)
    mutating func pop() -> Int32 {
        let result = items[0].index
        let last = items.removeLast()
        let count = items.count
        guard count > 0 else { return result }
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < count else { break }
            if child + 1 < count, items[child + 1].key < items[child].key { child += 1 }
            guard items[child].key < last.key else { break }
            items[parent] = items[child]
            parent = child
        }
        items[parent] = last
        return result
    }

    mutating func removeAll() { items.removeAll() }
}
