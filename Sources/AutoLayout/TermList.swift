import Simplex

/// The terms of an equation, without memory of their own on the heap.
///
/// There are at most nine: two for each of four places, and the corner of the container.
struct TermList {
    private(set) var storage = InlineArray<9, Term>(repeating: Term(Variable(index: -1, generation: 0), 0))
    private(set) var count = 0

    subscript(index: Int) -> Term {
        precondition(index < count, "no term \(index) of \(count)")
        // Reading the array itself would copy all of it.
        return storage.span[index]
    }

    /// Adds a variable times a factor, to the term of the same variable where there is one.
    @inline(__always)
    mutating func add(_ variable: Variable, _ factor: Double) {
        for index in 0..<count where storage[index].variable == variable {
            storage[index].coefficient += factor
            return
        }
        storage[count] = Term(variable, factor)
        count += 1
    }
}
