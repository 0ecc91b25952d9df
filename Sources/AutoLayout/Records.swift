/// A growable list of plain values by index, owned by exactly one engine.
///
/// The engine reads and writes a few of these for every constraint that comes and every edge that moves. `Array` would ask each
/// time whether somebody else has the memory as well, and whether the index is in bounds; here debug builds check bounds.
/// Indices are those of handles that were checked where they came in, and of the solver's unknowns and rows.
struct Records<Element>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity = 0

    /// An empty list, without memory yet.
    init() {
        // An address that is never read or written.
        base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
    }

    deinit {
        base.deinitialize(count: count)
        if capacity > 0 { base.deallocate() }
    }

    var indices: Range<Int> { 0..<count }

    @inline(__always)
    subscript(_ index: Int) -> Element {
        get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        _modify {
            assert(index >= 0 && index < count)
            yield &base[index]
        }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        (base + count).initialize(to: element)
        count += 1
    }

    /// Empties the list and keeps its memory.
    mutating func removeAll() {
        base.deinitialize(count: count)
        count = 0
    }

    /// Makes room for so many elements in all, and no more.
    mutating func reserveCapacity(_ minimum: Int) {
        if minimum > capacity { move(toCapacity: minimum) }
    }

    /// Grows by half; by a quarter where that is much, as what isn't used of it counts among a system's memory.
    @inline(never)
    private mutating func grow() { move(toCapacity: capacity + (capacity < 1024 ? capacity / 2 + 4 : capacity / 4)) }

    private mutating func move(toCapacity larger: Int) {
        // The engine's indices have 31 bits.
        precondition(larger <= Int32.max, "a layout has too many items or constraints")
        let fresh = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        fresh.moveInitialize(from: base, count: count)
        if capacity > 0 { base.deallocate() }
        base = fresh
        capacity = larger
    }
}
