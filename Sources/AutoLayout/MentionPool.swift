/// For each item the constraints that mention it, oldest first.
///
/// The lists are doubly linked through one array, so that a constraint leaves the list of an item that thousands of others
/// mention at the cost of O(1).
struct MentionPool: ~Copyable {
    /// The ends of an item's list; -1 while it is empty.
    struct List {
        fileprivate var first: Int32 = -1
        fileprivate var last: Int32 = -1
    }

    // Not private: the compiler (6.3) fails where another file destroys a list of it.
    struct Entry {
        var item: Int32
        var constraint: Int32
        var previous: Int32
        var next: Int32
        /// The entry of the same constraint in the list of another item it mentions, or the next free one.
        var sibling: Int32
    }

    private var entries = Records<Entry>()
    private var firstFree: Int32 = -1

    /// Appends a constraint to the list of an item; `sibling` is the first of the constraint's entries so far.
    ///
    /// - Returns: the first of the constraint's entries now.
    mutating func append(_ constraint: Int32, to list: inout List, of item: Int32, sibling: Int32) -> Int32 {
        let entry = Entry(item: item, constraint: constraint, previous: list.last, next: -1, sibling: sibling)
        let index: Int32
        if firstFree >= 0 {
            index = firstFree
            firstFree = entries[Int(index)].sibling
            entries[Int(index)] = entry
        } else {
            index = Int32(truncatingIfNeeded: entries.count)
            entries.append(entry)
        }
        if list.last >= 0 { entries[Int(list.last)].next = index } else { list.first = index }
        list.last = index
        return index
    }

    /// Takes an entry out of its item's list.
    ///
    /// - Returns: the constraint's next entry, or -1.
    mutating func remove(_ index: Int32, from items: inout Records<ItemRecord>) -> Int32 {
        let entry = entries[Int(index)]
        if entry.previous >= 0 {
            entries[Int(entry.previous)].next = entry.next
        } else {
            items[Int(entry.item)].mentions.first = entry.next
        }
        if entry.next >= 0 {
            entries[Int(entry.next)].previous = entry.previous
        } else {
            items[Int(entry.item)].mentions.last = entry.previous
        }
        entries[Int(index)].sibling = firstFree
        firstFree = index
        return entry.sibling
    }

    /// The constraint that was added last to a list.
    func last(of list: List) -> Int32? { list.last < 0 ? nil : entries[Int(list.last)].constraint }

    /// Whether a list has more entries than a number.
    ///
    /// - Complexity: O(the number).
    func hasMore(than count: Int, in list: List) -> Bool {
        var left = count
        var index = list.first
        while index >= 0 {
            guard left > 0 else { return true }
            left -= 1
            index = entries[Int(index)].next
        }
        return false
    }

    /// The constraints of a list, oldest first.
    func constraints(of list: List) -> [Int32] {
        var result: [Int32] = []
        var index = list.first
        while index >= 0 {
            result.append(entries[Int(index)].constraint)
            index = entries[Int(index)].next
        }
        return result
    }
}
