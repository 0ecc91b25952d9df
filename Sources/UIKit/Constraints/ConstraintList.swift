/// The constraints that a view holds, in the order in which they were added.
///
/// Adding and removing cost O(1): a constraint remembers its slot, and slots left empty are closed up once they are
/// more than half of all.
struct ConstraintList: Sequence {
    private var slots: [NSLayoutConstraint?] = []
    private(set) var count = 0

    @MainActor
    mutating func append(_ constraint: NSLayoutConstraint) {
        constraint.slot = slots.count
        slots.append(constraint)
        count += 1
    }

    @MainActor
    mutating func remove(_ constraint: NSLayoutConstraint) {
        let slot = constraint.slot
        guard slots.indices.contains(slot), slots[slot] === constraint else { return }
        slots[slot] = nil
        count -= 1
        if slots.count > 16 && count < slots.count / 2 { closeUp() }
    }

    @MainActor
    private mutating func closeUp() {
        slots = slots.filter { $0 != nil }
        for (index, constraint) in slots.enumerated() { constraint?.slot = index }
    }

    /// Calls a function for each constraint, oldest first. What is added or removed meanwhile has no part in it.
    ///
    /// The list keeps them meanwhile, which spares retaining and releasing each of them.
    @inline(__always)
    func forEachUnretained(_ body: (NSLayoutConstraint) -> Void) {
        guard count > 0 else { return }
        let slots = slots
        withExtendedLifetime(slots) {
            for index in slots.indices where slots[index] != nil {
                Unmanaged.passUnretained(slots[index].unsafelyUnwrapped)._withUnsafeGuaranteedRef(body)
            }
        }
    }

    /// The constraints, oldest first. What is added or removed meanwhile has no part in it.
    func makeIterator() -> Iterator { Iterator(slots: slots) }

    struct Iterator: IteratorProtocol {
        fileprivate let slots: [NSLayoutConstraint?]
        private var index = 0

        fileprivate init(slots: [NSLayoutConstraint?]) {
            self.slots = slots
        }

        mutating func next() -> NSLayoutConstraint? {
            while index < slots.count {
                index += 1
                if let constraint = slots[index - 1] { return constraint }
            }
            return nil
        }
    }
}
