private import CMemory

/// A growable array of plain values with unchecked access, owned by exactly one solver.
///
/// The solver's inner loops read and write a handful of these for every number they touch. `Array` would check
/// bounds and uniqueness each time; here bounds are checked in debug builds, and in release builds that define
/// `SIMPLEX_CHECKED`. Indices come from the solver alone: what callers hand over is checked where it enters.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private(set) var capacity: Int

    /// An empty buffer; one without capacity has no memory yet.
    init(minimumCapacity: Int = 0) {
        capacity = 0
        base = Self.nowhere
        reserve(minimumCapacity)
    }

    deinit { if capacity > 0 { espalier_free(base) } }

    /// An address that is never read or written.
    private static var nowhere: UnsafeMutablePointer<Element> {
        UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
    }

    @inline(__always)
    private func check(_ isValid: @autoclosure () -> Bool) {
        #if SIMPLEX_CHECKED
        precondition(isValid(), "an index of the solver is out of bounds")
        #else
        assert(isValid())
        #endif
    }

    @inline(__always)
    subscript(_ index: Int) -> Element {
        get {
            check(index >= 0 && index < count)
            return base[index]
        }
        _modify {
            check(index >= 0 && index < count)
            yield &base[index]
        }
    }

    @inline(__always)
    subscript(_ index: Int32) -> Element {
        get {
            check(index >= 0 && Int(index) < count)
            return base[Int(index)]
        }
        _modify {
            check(index >= 0 && Int(index) < count)
            yield &base[Int(index)]
        }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        base[count] = element
        count += 1
    }

    /// Makes the buffer `newCount` long; places that are new hold `element`.
    mutating func extend(to newCount: Int, with element: Element) {
        guard newCount > count else { return }
        if newCount > capacity { grow(to: newCount) }
        (base + count).initialize(repeating: element, count: newCount - count)
        count = newCount
    }

    @inline(__always)
    mutating func removeLast() -> Element {
        check(count > 0)
        count -= 1
        return base[count]
    }

    @inline(__always)
    mutating func removeAll() { count = 0 }

    /// Empties the buffer and gives its memory back if it was much.
    mutating func release() {
        count = 0
        guard capacity > 64 else { return }
        espalier_free(base)
        capacity = 0
        base = Self.nowhere
    }

    @inline(__always)
    mutating func truncate(to newCount: Int) {
        check(newCount >= 0 && newCount <= count)
        count = newCount
    }

    /// Makes room for so many elements in all, and no more.
    mutating func reserve(_ minimum: Int) {
        if minimum > capacity { move(toCapacity: minimum) }
    }

    /// Gives memory back that more than a quarter of the elements would fit into.
    mutating func trim() {
        guard count > 0 else { return release() }
        if capacity > 64, capacity > count + count / 4 { move(toCapacity: count) }
    }

    /// Doubles while small, as small systems are mostly made of first allocations; then grows by half, and by a quarter where
    /// that is much, as what isn't used of it counts among a system's memory.
    @inline(never)
    private mutating func grow(to minimum: Int) {
        let more = capacity < 64 ? max(12, capacity) : capacity < 1024 ? capacity / 2 : capacity / 4
        move(toCapacity: max(minimum, capacity + more))
    }

    private mutating func move(toCapacity larger: Int) {
        // The solver's indices have 31 bits.
        precondition(larger <= Int32.max, "a system has too many variables, rows or terms")
        // What the C library aligns memory for, on every system.
        assert(MemoryLayout<Element>.alignment <= 16)
        let old = capacity > 0 ? UnsafeMutableRawPointer(base) : nil
        guard let fresh = espalier_resize(old, larger * MemoryLayout<Element>.stride) else {
            fatalError("there is no memory for \(larger) numbers of a system")
        }
        base = fresh.assumingMemoryBound(to: Element.self)
        capacity = larger
    }

    /// An independent copy.
    func copy() -> Buffer {
        var result = Buffer(minimumCapacity: count)
        result.base.update(from: base, count: count)
        result.count = count
        return result
    }
}

// The memory behind `base` is reachable through this value alone, and the value can't be copied; so whoever holds
// it holds the memory exclusively, on whatever thread.
extension Buffer: @unchecked Sendable {}
