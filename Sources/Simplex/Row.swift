/// A handle to a constraint of a ``Solver``: a linear form, a relation, a constant and a priority.
///
/// Like a ``Variable`` it carries a generation, so that the handle of a removed row is recognised as stale.
public struct Row: Hashable, Sendable {
    package let index: Int32
    package let generation: UInt32

    package init(index: Int32, generation: UInt32) {
        self.index = index
        self.generation = generation
    }
}

/// How a linear form stands to its constant: `form relation constant`.
public enum Relation: Hashable, Sendable, BitwiseCopyable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
}

/// One summand of a linear form: a coefficient times a variable.
public struct Term: Hashable, Sendable {
    /// The unknown.
    public var variable: Variable
    /// Its factor; finite.
    public var coefficient: Double

    /// An unknown times a factor.
    public init(_ variable: Variable, _ coefficient: Double) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// A row's part in a value; see ``Solver/determination(of:)``.
public struct Contribution: Hashable, Sendable {
    /// The row.
    public var row: Row
    /// The part of the value that the row's constant accounts for.
    public var amount: Double
    /// How far the value moves when the row's constant grows by one.
    public var rate: Double
}
