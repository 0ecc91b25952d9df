/// Finds the equation of a linear form, so that rows of the same form share one: a distance that has a bound and a wish is
/// then one column with two kinks, not two columns. It is in use only once there are forms of unknowns that are all in many
/// equations; the equations of other unknowns are looked through.
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

    /// Whether all equations are entered.
    var isInUse: Bool {
        @inline(__always) get { slots.count > 0 }
    }

    /// The first of the equations with a hash that `body` answers true for.
    @inline(__always)
    func first(
        _ hash: UInt32, in equations: borrowing Buffer<EquationState>, where body: (Int32) -> Bool
    ) -> Int32? {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] >= 0 {
            let equation = slots[slot]
            if equations[equation].hash == hash, equations[equation].activity >= 0, body(equation) { return equation }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// Adds one of the equations.
    mutating func insert(_ equation: Int32, in equations: borrowing Buffer<EquationState>) {
        if 4 * (count + 1) > 3 * slots.count {
            enterAll(of: equations)
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

    /// Enters all equations, whose hashes are known, in a table of a new size.
    mutating func enterAll(of equations: borrowing Buffer<EquationState>) {
        var size = 8
        while 2 * size < 3 * (equations.count + 1) { size *= 2 }
        slots = Buffer(minimumCapacity: size)
        slots.extend(to: size, with: -1)
        count = 0
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
