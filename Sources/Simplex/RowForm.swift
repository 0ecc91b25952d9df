/// The sum of terms of a row that is being added: each unknown once, and none whose terms cancel out.
struct RowForm: ~Copyable, Sendable {
    struct Part: BitwiseCopyable, Sendable {
        var column: Int32
        var coefficient: Double
    }

    /// In the order in which the unknowns were named first.
    private(set) var parts = Buffer<Part>()
    /// The sizes of the largest and of the smallest coefficient.
    private(set) var largest = 0.0
    private(set) var smallest = Double.infinity
    /// The place of the oldest unknown.
    private(set) var oldest = 0

    init() {}

    /// Up to so many terms, those of the same unknown are found by comparing all; beyond, by a vector.
    static let few = 8

    var count: Int {
        @inline(__always) get { parts.count }
    }

    mutating func removeAll() { parts.removeAll() }

    /// Adds a term to few others.
    @inline(__always)
    mutating func add(_ coefficient: Double, at column: Int32) {
        for position in 0..<parts.count where parts[position].column == column {
            parts[position].coefficient += coefficient
            return
        }
        parts.append(Part(column: column, coefficient: coefficient))
    }

    /// Takes the terms that were gathered in a vector.
    mutating func take(_ vector: borrowing SparseVector) {
        for position in 0..<vector.count {
            let column = vector.indices[position]
            parts.append(Part(column: column, coefficient: vector.values[column]))
        }
    }

    /// Drops what has cancelled out, and looks how large the rest is. Answers false where a sum is no number.
    mutating func finish() -> Bool {
        (largest, smallest, oldest) = (0, .infinity, 0)
        var kept = 0
        for position in 0..<parts.count {
            let part = parts[position]
            let size = part.coefficient.magnitude
            guard size > 0 else { continue }
            guard size.isFinite else { return false }
            parts[kept] = part
            if size > largest { largest = size }
            if size < smallest { smallest = size }
            if part.column < parts[oldest].column { oldest = kept }
            kept += 1
        }
        parts.truncate(to: kept)
        return true
    }

    /// What the sum is divided by.
    var scale: Double {
        switch count {
        case 0: 1
        case 1: parts[0].coefficient
        default: Self.scale(largest: largest, oldest: parts[oldest].coefficient)
        }
    }

    /// What a sum of several terms is divided by, so that the same form with another factor is found to be the same: its
    /// largest coefficient is brought between one and two, the oldest unknown's above zero.
    @inline(__always)
    static func scale(largest: Double, oldest: Double) -> Double {
        oldest < 0 ? -largest.binade : largest.binade
    }

    /// The coefficient of an unknown among few, 0 where it isn't there; `guess` is where it is likely to stand.
    @inline(__always)
    func coefficient(of column: Int32, guess: Int) -> Double {
        if guess >= 0, guess < parts.count, parts[guess].column == column { return parts[guess].coefficient }
        for position in 0..<parts.count where parts[position].column == column { return parts[position].coefficient }
        return 0
    }
}
