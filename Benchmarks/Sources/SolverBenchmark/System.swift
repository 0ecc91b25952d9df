import Simplex

/// A generated layout as plain constraints over numbered unknowns, for any solver.
struct System {
    struct Constraint {
        var terms: [(variable: Int, coefficient: Double)]
        var relation: Relation
        var constant: Double
        var priority: Double
    }

    var variableCount = 0
    /// The views whose frames a direct loop computes too.
    var frames: [Box] = []
    var constraints: [Constraint] = []
    /// The unknowns that an operation `resize` sets: the root's width and height. They have no constraint of their
    /// own; every solver holds them the way it does best.
    var rootWidth = -1
    var rootHeight = -1
    /// The sizes to resize to, the first being the one to start with.
    var sizes: [(width: Double, height: Double)] = []
    /// The constraints whose constants are the middle text's length.
    var textConstraints: [Int] = []
    /// The constraints of the middle row, and those that close the gap when it is away.
    var rowConstraints: [Int] = []
    var gapConstraints: [Constraint] = []

    /// The constraints of more than one term, and their terms: what a layout engine knows as well.
    private(set) var formCount = 0
    private(set) var formTermCount = 0

    mutating func variable() -> Int {
        variableCount += 1
        return variableCount - 1
    }

    @discardableResult
    mutating func add(
        _ terms: [(Int, Double)], _ relation: Relation, _ constant: Double, _ priority: Double = 1000
    ) -> Int {
        constraints.append(
            Constraint(
                terms: terms.map { (variable: $0.0, coefficient: $0.1) }, relation: relation, constant: constant,
                priority: priority))
        if terms.count > 1 {
            formCount += 1
            formTermCount += terms.count
        }
        return constraints.count - 1
    }
}

/// The unknowns of a rectangle.
struct Box {
    var left: Int
    var top: Int
    var width: Int
    var height: Int

    init(in system: inout System) {
        left = system.variable()
        top = system.variable()
        width = system.variable()
        height = system.variable()
    }
}
