/// One coordinate of a lexicographic number: the amount at a priority.
struct Rung: BitwiseCopyable, Sendable {
    var priority: Double
    var amount: Double

    /// The lowest priority that callers can give. Below it are levels of our own.
    static var lowestPriority: Double { 1 }
    /// The level that decides ties. Below it are those that say where something rests.
    static var tieLevel: Double { 0 }
}

/// The duals of all columns. A dual has a coordinate for each priority; nearly all are zero, so each dual is a list
/// of its nonzero coordinates, highest priority first, and most lists are empty.
struct DualPool: ~Copyable, Sendable {
    struct Node: BitwiseCopyable {
        var rung: Rung
        var next: Int32
        /// The largest number that the amount was summed up from.
        var largest: Float

        /// A magnitude that stays finite as a `Float`: duals hardly get as large, and an infinite one would make every sum nothing.
        @inline(__always)
        static func size(of amount: Double) -> Float { Float(min(amount.magnitude, 1e30)) }
    }

    var nodes = Buffer<Node>()
    private var vacant: Int32 = -1
    /// How many nodes are in use: all that the columns' lists hold.
    private(set) var usedCount = 0
    /// The columns that were given a dual since all were last forgotten.
    var listed = Buffer<Int32>()
    /// Columns whose duals lie beyond all slopes of their costs, and whether all duals have to go.
    var misfits = Buffer<Int32>()
    var dontFit = false
    /// How many places were visited to recover duals that weren't kept, in the present solve.
    var recoveryWork = 0

    init() {}

    /// Amounts that cancel to this share of what they were made of are rounding errors. Refined solves tell more.
    static let ordinaryCancellation = 1e-11
    static let refinedCancellation = 1e-13
    var cancellation = Self.ordinaryCancellation

    @inline(__always)
    mutating func add(_ amount: Double, at priority: Double, to head: inout Int32) {
        _ = add(amount, Node.size(of: amount), at: priority, to: &head, behind: -1)
    }

    /// Adds a multiple of a coordinate, which brings the size of what it was summed up from along.
    @inline(__always)
    mutating func add(_ factor: Double, times node: Node, to head: inout Int32) {
        let size = Node.size(of: factor * Double(node.largest))
        _ = add(factor * node.rung.amount, size, at: node.rung.priority, to: &head, behind: -1)
    }

    /// Adds a multiple of a number on the scratch stack, in one walk along both.
    mutating func add(
        _ factor: Double, times number: Range<Int>, of scratch: borrowing LexicographicScratch, to head: inout Int32
    ) {
        var before: Int32 = -1
        for index in number {
            let size = Node.size(of: factor * scratch.rungs[index].largest)
            let amount = factor * scratch.rungs[index].amount
            before = add(amount, size, at: scratch.rungs[index].priority, to: &head, behind: before)
        }
    }

    /// Adds at a priority below that of a node, or to the whole list for -1. Answers the last node of no lower priority.
    ///
    /// - Parameter size: the largest number that the amount was summed up from.
    @inline(__always)
    private mutating func add(
        _ amount: Double, _ size: Float, at priority: Double, to head: inout Int32, behind start: Int32
    ) -> Int32 {
        guard amount != 0 else { return start }
        var before = start
        var node = start >= 0 ? nodes[start].next : head
        while node >= 0, nodes[node].rung.priority > priority {
            before = node
            node = nodes[node].next
        }
        if node >= 0, nodes[node].rung.priority == priority {
            let sum = nodes[node].rung.amount + amount
            let largest = max(nodes[node].largest, size)
            if sum.magnitude <= cancellation * Double(largest) {
                let next = nodes[node].next
                if before >= 0 { nodes[before].next = next } else { head = next }
                vacate(node)
                return before
            }
            nodes[node].rung.amount = sum
            nodes[node].largest = largest
            return node
        }
        let fresh = make(Node(rung: Rung(priority: priority, amount: amount), next: node, largest: size))
        if before >= 0 { nodes[before].next = fresh } else { head = fresh }
        return fresh
    }

    /// A dual of its own with the same coordinates.
    mutating func copy(of head: Int32) -> Int32 {
        var copy: Int32 = -1
        var node = head
        while node >= 0 {
            add(1, times: nodes[node], to: &copy)
            node = nodes[node].next
        }
        return copy
    }

    mutating func clear(_ head: inout Int32) {
        while head >= 0 {
            let next = nodes[head].next
            vacate(head)
            head = next
        }
    }

    /// Takes a node back that has left its list.
    @inline(__always)
    private mutating func vacate(_ node: Int32) {
        nodes[node].next = vacant
        vacant = node
        usedCount -= 1
        guard usedCount == 0 else { return }
        // The next ones follow each other in memory again, in the order in which steps walk along them.
        nodes.removeAll()
        vacant = -1
    }

    private mutating func make(_ node: Node) -> Int32 {
        usedCount += 1
        if vacant >= 0 {
            let index = vacant
            vacant = nodes[index].next
            nodes[index] = node
            return index
        }
        nodes.append(node)
        return Int32(truncatingIfNeeded: nodes.count - 1)
    }

    func copy() -> DualPool {
        var result = DualPool()
        result.nodes = nodes.copy()
        result.vacant = vacant
        result.usedCount = usedCount
        result.listed = listed.copy()
        result.misfits = misfits.copy()
        result.dontFit = dontFit
        return result
    }
}

/// A coordinate that is being summed up, and the largest of its parts, by which rounding errors are told.
struct RungSum: BitwiseCopyable, Sendable {
    var priority: Double
    var amount: Double
    var largest: Double

    init(_ amount: Double, _ largest: Double, at priority: Double) {
        self.priority = priority
        self.amount = amount
        self.largest = largest
    }

    var rung: Rung { Rung(priority: priority, amount: amount) }
}

/// A stack of short lexicographic numbers, highest priority first, for use within one step.
struct LexicographicScratch: ~Copyable, Sendable {
    var rungs = Buffer<RungSum>(minimumCapacity: 64)
    /// See ``DualPool/cancellation``. Distances are the same that differ by this share of what they were made of.
    var cancellation = DualPool.ordinaryCancellation

    init() {}

    var end: Int {
        @inline(__always) get { rungs.count }
    }

    mutating func truncate(to end: Int) { rungs.truncate(to: end) }

    /// Adds to the number that begins at `start` and ends with the stack.
    mutating func add(_ amount: Double, at priority: Double, toNumberAt start: Int) {
        add(amount, amount.magnitude, at: priority, toNumberAt: start)
    }

    /// Adds to the number that begins at `start` and ends with the stack.
    ///
    /// - Parameter size: the largest number that the amount was summed up from.
    mutating func add(_ amount: Double, _ size: Double, at priority: Double, toNumberAt start: Int) {
        guard amount != 0 else { return }
        let fresh = RungSum(amount, size, at: priority)
        var position = rungs.count
        while position > start, rungs[position - 1].priority < priority { position -= 1 }
        guard position > start, rungs[position - 1].priority == priority else {
            rungs.append(fresh)
            guard position < rungs.count - 1 else { return }
            for index in stride(from: rungs.count - 1, to: position, by: -1) { rungs[index] = rungs[index - 1] }
            rungs[position] = fresh
            return
        }
        let sum = rungs[position - 1].amount + amount
        let largest = max(rungs[position - 1].largest, size)
        if sum.magnitude <= cancellation * largest {
            for index in position..<rungs.count { rungs[index - 1] = rungs[index] }
            rungs.truncate(to: rungs.count - 1)
        } else {
            rungs[position - 1].amount = sum
            rungs[position - 1].largest = largest
        }
    }

    /// The sign of the number that begins at `start` and ends with the stack.
    func sign(from start: Int) -> Int {
        guard rungs.count > start else { return 0 }
        return rungs[start].amount > 0 ? 1 : -1
    }

    /// Whether one number is less than (-1), about equal to (0) or greater than (1) another. Both are given as
    /// ranges of the stack with the divisor that still applies to them.
    @inline(__always)
    func compare(
        _ start: Int32, _ end: Int32, over divisor: Double,
        _ otherStart: Int32, _ otherEnd: Int32, over otherDivisor: Double
    ) -> Int {
        var left = start
        var right = otherStart
        while left < end, right < otherEnd {
            let (priority, other) = (rungs[left].priority, rungs[right].priority)
            if priority > other { return rungs[left].amount > 0 ? 1 : -1 }
            if other > priority { return rungs[right].amount > 0 ? -1 : 1 }
            // Dividing would take longer than all else here.
            let x = rungs[left].amount * otherDivisor
            let y = rungs[right].amount * divisor
            if x != y {
                let largest = max(rungs[left].largest * otherDivisor, rungs[right].largest * divisor)
                if (x - y).magnitude > cancellation * largest { return x > y ? 1 : -1 }
            }
            left += 1
            right += 1
        }
        if left < end { return rungs[left].amount > 0 ? 1 : -1 }
        if right < otherEnd { return rungs[right].amount > 0 ? -1 : 1 }
        return 0
    }
}
