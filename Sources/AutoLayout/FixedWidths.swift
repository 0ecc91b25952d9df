/// What required equations alone say of where items stand horizontally, whatever wishes and bounds there are besides.
///
/// An equation in which only one item is open makes one combination of that item's two edges known; two different ones fix
/// both edges. What is known this way doesn't depend on the order in which equations are looked at. Equations that say
/// something only together, such as those of a row of equally wide items, are not seen through.
struct FixedWidths {
    /// Nothing is kept until someone asks.
    var isInUse = false
    /// Constraints to look at, from `head` on.
    private var waiting: [Int32] = []
    private var head = 0
    private var isWaiting: [Bool] = []
    /// By constraint: the index of the item of which it makes a combination known, or -1.
    private(set) var subjects: [Int32] = []
    /// By item.
    private var knowledge: [Knowledge] = []
    /// Items of which less is known than before.
    var loosened: [Int32] = []

    /// A multiple of an item's left edge and one of its right edge, added up.
    struct Combination {
        var left = 0.0
        var right = 0.0

        static let width = Combination(left: -1, right: 1)

        var isNothing: Bool { left == 0 && right == 0 }

        /// Whether one combination is a multiple of the other.
        func isParallel(to other: Combination) -> Bool {
            let scale = (abs(left) + abs(right)) * (abs(other.left) + abs(other.right))
            return abs(left * other.right - right * other.left) <= 1e-9 * scale
        }
    }

    private struct Knowledge {
        /// Up to two combinations and the constraints that make them known.
        var first: (constraint: Int32, combination: Combination)?
        var second: (constraint: Int32, combination: Combination)?

        func covers(_ combination: Combination) -> Bool {
            guard let first else { return false }
            return second != nil || first.combination.isParallel(to: combination)
        }
    }

    // MARK: Equations to look at

    mutating func enqueue(_ constraint: Int32) {
        guard isInUse else { return }
        let index = Int(constraint)
        while isWaiting.count <= index {
            isWaiting.append(false)
            subjects.append(-1)
        }
        guard !isWaiting[index] else { return }
        isWaiting[index] = true
        waiting.append(constraint)
    }

    /// The constraint that has waited longest.
    mutating func dequeue() -> Int32? {
        guard head < waiting.count else {
            waiting.removeAll(keepingCapacity: true)
            head = 0
            return nil
        }
        defer { head += 1 }
        isWaiting[Int(waiting[head])] = false
        return waiting[head]
    }

    // MARK: What is known

    func isKnown(_ combination: Combination, of item: Int32) -> Bool {
        Int(item) < knowledge.count && knowledge[Int(item)].covers(combination)
    }

    /// The item of which a constraint makes something known, or -1.
    func subject(of constraint: Int32) -> Int32 {
        Int(constraint) < subjects.count ? subjects[Int(constraint)] : -1
    }

    mutating func learn(_ combination: Combination, of item: Int32, from constraint: Int32) {
        while knowledge.count <= Int(item) { knowledge.append(Knowledge()) }
        subjects[Int(constraint)] = item
        if knowledge[Int(item)].first == nil {
            knowledge[Int(item)].first = (constraint, combination)
        } else {
            knowledge[Int(item)].second = (constraint, combination)
        }
    }

    /// Forgets what a constraint said. Answers of which item, or nil if it said nothing.
    mutating func forget(_ constraint: Int32) -> Int32? {
        let item = subject(of: constraint)
        guard item >= 0 else { return nil }
        subjects[Int(constraint)] = -1
        if knowledge[Int(item)].first?.constraint == constraint {
            knowledge[Int(item)].first = knowledge[Int(item)].second
        }
        knowledge[Int(item)].second = nil
        loosened.append(item)
        return item
    }
}
