/// A handle to an unknown of a ``Solver``: a free real number.
public struct Variable: Hashable, Sendable {
    package let index: Int32
    package let generation: UInt32
}
