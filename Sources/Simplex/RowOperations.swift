/// The row operations of a ``Factorization``, in the order in which they were made. Each subtracts multiples of some
/// places, its sources, from one place, its target.
///
/// With many operations at hand, those that a vector has to do with are found by lists of the operations that have a
/// place as source, or as target; with few, all are gone through.
struct RowOperations: ~Copyable, Sendable {
    private var targets = Buffer<Int32>()
    /// Where each operation's sources end.
    private var ends = Buffer<Int32>()
    private var sources = Buffer<Int32>()
    private var factors = Buffer<Double>()
    private var owners = Buffer<Int32>()

    /// The youngest use of a place as a source, the next older use of the same; likewise for targets.
    private var youngestUse = Buffer<Int32>()
    private var olderUse = Buffer<Int32>()
    private var youngest = Buffer<Int32>()
    private var older = Buffer<Int32>()
    private var isWaiting = Buffer<Bool>()

    init() {}

    var count: Int { targets.count }
    var size: Int { sources.count }

    mutating func removeAll() {
        for position in 0..<sources.count { youngestUse[sources[position]] = -1 }
        for operation in 0..<targets.count { youngest[targets[operation]] = -1 }
        targets.removeAll()
        ends.removeAll()
        sources.removeAll()
        factors.removeAll()
        owners.removeAll()
        olderUse.removeAll()
        older.removeAll()
        isWaiting.removeAll()
    }

    /// Adds a source to the operation that is being made. The lists have room for no more places than were in use yet,
    /// as many factors need no operation at all.
    mutating func append(_ factor: Double, source: Int32) {
        youngestUse.extend(to: Int(source) + 1, with: -1)
        olderUse.append(youngestUse[source])
        youngestUse[source] = Int32(truncatingIfNeeded: sources.count)
        sources.append(source)
        factors.append(factor)
        owners.append(Int32(truncatingIfNeeded: targets.count))
    }

    /// Ends the operation that is being made; one without sources isn't kept.
    mutating func finish(target: Int32) {
        guard sources.count > start(of: targets.count) else { return }
        youngest.extend(to: Int(target) + 1, with: -1)
        older.append(youngest[target])
        youngest[target] = Int32(truncatingIfNeeded: targets.count)
        targets.append(target)
        ends.append(Int32(truncatingIfNeeded: sources.count))
        isWaiting.append(false)
    }

    @inline(__always)
    private func start(of operation: Int) -> Int { operation == 0 ? 0 : Int(ends[operation - 1]) }

    mutating func apply(to vector: inout SparseVector, _ heap: inout RankHeap) {
        if size < 100 + 4 * vector.count {
            for operation in 0..<targets.count { apply(operation, to: &vector) }
            return
        }
        for position in 0..<vector.count { wait(forUsesOf: vector.indices[position], after: -1, &heap) }
        while !heap.isEmpty {
            let operation = heap.pop()
            isWaiting[operation] = false
            if apply(Int(operation), to: &vector) { wait(forUsesOf: targets[operation], after: operation, &heap) }
        }
    }

    /// Does one operation; answers whether its target is newly in use.
    @inline(__always) @discardableResult
    private func apply(_ operation: Int, to vector: inout SparseVector) -> Bool {
        var sum = 0.0
        for position in start(of: operation)..<Int(ends[operation]) {
            sum += factors[position] * vector.values[sources[position]]
        }
        return sum != 0 && vector.add(-sum, at: targets[operation])
    }

    private mutating func wait(forUsesOf place: Int32, after operation: Int32, _ heap: inout RankHeap) {
        guard place < youngestUse.count else { return }
        var use = youngestUse[place]
        while use >= 0, owners[use] > operation {
            let owner = owners[use]
            if !isWaiting[owner] {
                isWaiting[owner] = true
                heap.push(owner, key: Int64(owner))
            }
            use = olderUse[use]
        }
    }

    mutating func applyTransposed(to vector: inout SparseVector, _ heap: inout RankHeap) {
        if targets.count < 50 + 2 * vector.count {
            var operation = targets.count - 1
            while operation >= 0 {
                let value = vector.values[targets[operation]]
                if value != 0 {
                    for position in start(of: operation)..<Int(ends[operation]) {
                        vector.add(-factors[position] * value, at: sources[position])
                    }
                }
                operation -= 1
            }
            return
        }
        for position in 0..<vector.count { wait(forTarget: vector.indices[position], before: .max, &heap) }
        while !heap.isEmpty {
            let operation = heap.pop()
            isWaiting[operation] = false
            let value = vector.values[targets[operation]]
            if value == 0 { continue }
            for position in start(of: Int(operation))..<Int(ends[operation]) {
                let source = sources[position]
                if vector.add(-factors[position] * value, at: source) {
                    wait(forTarget: source, before: operation, &heap)
                }
            }
        }
    }

    private mutating func wait(forTarget place: Int32, before operation: Int32, _ heap: inout RankHeap) {
        guard place < youngest.count else { return }
        var other = youngest[place]
        while other >= 0 {
            if other < operation, !isWaiting[other] {
                isWaiting[other] = true
                heap.push(other, key: -Int64(other))
            }
            other = older[other]
        }
    }
}
