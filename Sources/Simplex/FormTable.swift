/// Finds the equation of a linear form, so that rows of the same form share one: a size that has a bound, a hugging
/// and a compression wish is then one column with three kinks, not three columns.
///
/// Open addressing with linear probing. Entries of equations that have gone are passed over, and dropped when the
/// table grows.
struct FormTable: ~Copyable, Sendable {
    private var slots = Buffer<Int32>()
    private var count = 0

    init() {}

    /// Mixes a term into a form's hash; the order of terms doesn't matter.
    @inline(__always)
    static func hash(of coefficient: Double, at column: Int32) -> UInt32 {
        var z = coefficient.bitPattern ^ (UInt64(UInt32(bitPattern: column)) &* 0x9E37_79B9_7F4A_7C15)
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return UInt32(truncatingIfNeeded: z ^ (z >> 31))
    }

    /// The equations that may have the hash, as long as `body` answers false.
    @inline(__always)
    func first(_ hash: UInt32, where body: (Int32) -> Bool) -> Int32? {
        guard slots.count > 0 else { return nil }
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] >= 0 {
            if body(slots[slot]) { return slots[slot] }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// Adds one of the equations.
    mutating func insert(_ equation: Int32, in equations: borrowing Buffer<EquationState>) {
        if 4 * (count + 1) > 3 * slots.count {
            rebuild(equations)
        } else {
            place(equation, equations[equation].hash)
        }
    }

    private mutating func place(_ equation: Int32, _ hash: UInt32) {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] >= 0 { slot = (slot + 1) & mask }
        slots[slot] = equation
        count += 1
    }

    /// Makes room for so many equations, if the table is empty: as much as they would have if they came one by one.
    mutating func reserve(_ equationCount: Int) {
        guard count == 0, equationCount > 0 else { return }
        var size = 8
        while 3 * size < 4 * equationCount { size *= 2 }
        clear(size)
    }

    private mutating func clear(_ size: Int) {
        slots = Buffer(minimumCapacity: size)
        slots.extend(to: size, with: -1)
        count = 0
    }

    private mutating func rebuild(_ equations: borrowing Buffer<EquationState>) {
        var size = 8
        while 2 * size < 3 * (equations.count + 1) { size *= 2 }
        clear(size)
        for index in 0..<equations.count where equations[index].activity >= 0 {
            place(Int32(truncatingIfNeeded: index), equations[index].hash)
        }
    }

    func copy() -> FormTable {
        var result = FormTable()
        result.slots = slots.copy()
        result.count = count
        return result
    }
}
