/// A handle to an unknown of a ``Solver``: a free real number.
///
/// A handle stays valid until the variable is removed; its place may then be given to another variable, whose
/// handle has another generation, so that a stale handle is recognised instead of naming a stranger.
public struct Variable: Hashable, Sendable {
    package let index: Int32
    package let generation: UInt32

    package init(index: Int32, generation: UInt32) {
        self.index = index
        self.generation = generation
    }
}
