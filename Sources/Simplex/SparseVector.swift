/// A vector of which few places are in use: dense storage, and a list of the places touched.
struct SparseVector: ~Copyable, Sendable {
    var values = Buffer<Double>()
    private(set) var indices = Buffer<Int32>()
    private var isListed = Buffer<Bool>()

    init() {}

    /// How many places are listed.
    var count: Int {
        @inline(__always) get { indices.count }
    }

    mutating func reserve(_ length: Int) {
        values.reserve(length)
        isListed.reserve(length)
    }

    mutating func extend(to length: Int) {
        values.extend(to: length, with: 0)
        isListed.extend(to: length, with: false)
    }

    /// Adds to a place and lists it; answers whether it is newly listed.
    @inline(__always) @discardableResult
    mutating func add(_ value: Double, at index: Int32) -> Bool {
        values[index] += value
        if isListed[index] { return false }
        isListed[index] = true
        indices.append(index)
        return true
    }

    /// Makes a place zero that stays listed.
    @inline(__always)
    mutating func clear(at index: Int32) { values[index] = 0 }

    /// Gives the memory of a long list of places back; the vector must be clear.
    mutating func release() { indices.release() }

    mutating func clear() {
        for position in 0..<indices.count {
            let index = indices[position]
            values[index] = 0
            isListed[index] = false
        }
        indices.removeAll()
    }
}
