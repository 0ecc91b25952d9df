import Testing

@testable import AutoLayout

@Suite("Widths that required equations determine")
struct FixedWidthTests {
    private let engine = LayoutEngine()
    private let root: Item

    init() throws {
        root = engine.addItem()
        try engine.fix(root, to: Rectangle(right: 300, bottom: 200))
    }

    private static func equation(
        _ first: Item, _ attribute: Attribute, _ second: Item? = nil, _ other: Attribute = .notAnAttribute,
        times multiplier: Double = 1, plus constant: Double = 0, _ relation: Relation = .equal
    ) -> Equation {
        Equation(
            Operand(first, attribute), relation, second.map { Operand($0, other) }, multiplier: multiplier,
            constant: constant)
    }

    @Test func twoEdgesOrAWidthDetermineIt() throws {
        let pinned = engine.addItem(), sized = engine.addItem(), centred = engine.addItem(), open = engine.addItem()
        try engine.add(Self.equation(pinned, .leading, root, .leading))
        try engine.add(Self.equation(pinned, .trailing, root, .trailing))
        try engine.add(Self.equation(sized, .width, plus: 40))
        try engine.add(Self.equation(centred, .centerX, sized, .centerX))
        try engine.add(Self.equation(centred, .width, root, .width, times: 0.5))
        try engine.add(Self.equation(open, .leading, pinned, .trailing))
        try engine.add(Self.equation(open, .trailing, root, .trailing, .lessThanOrEqual))
        for item in [root, pinned, sized, centred] { #expect(engine.hasFixedWidth(item)) }
        #expect(!engine.hasFixedWidth(open))
    }

    @Test func itIsOpenAgainOnceAnEquationThatItFollowsFromIsGone() throws {
        let first = engine.addItem(), second = engine.addItem()
        let width = try engine.add(Self.equation(first, .width, plus: 40))
        try engine.add(Self.equation(second, .width, first, .width))
        #expect(engine.hasFixedWidth(second))
        engine.setPriority(999, of: width)
        #expect(!engine.hasFixedWidth(second))
        #expect(Set(engine.takeLoosenedItems()) == [first, second])
        #expect(engine.takeLoosenedItems().isEmpty)
        engine.setPriority(1000, of: width)
        #expect(engine.hasFixedWidth(second))
        engine.remove(width)
        #expect(!engine.hasFixedWidth(first))
    }

    @Test func anEquationThatGaveWayDeterminesNothing() throws {
        let item = engine.addItem()
        try engine.add(Self.equation(item, .leading, root, .leading))
        // A person's constraint gives way before one of the system.
        try engine.add(Self.equation(item, .width, root, .width, .greaterThanOrEqual), isSystem: true)
        try engine.add(Self.equation(item, .trailing, root, .trailing, plus: -50))
        #expect(engine.hasFixedWidth(item))
        #expect(engine.solve().count == 1)
        #expect(!engine.hasFixedWidth(item))
        #expect(engine.takeLoosenedItems() == [item])
    }

    /// Compared with an engine that has had these constraints only, whatever was there before.
    @Test(arguments: 0..<60) func theAnswerDoesNotDependOnWhatWasThereBefore(seed: UInt64) throws {
        var generator = SeededGenerator(seed)
        let items = [root] + (0..<5).map { _ in engine.addItem() }
        var held: [(id: ConstraintID, equation: Equation, priority: Double)] = []
        for _ in 0..<60 {
            if !held.isEmpty, Int.random(in: 0..<3, using: &generator) == 0 {
                engine.remove(held.remove(at: Int.random(in: 0..<held.count, using: &generator)).id)
            } else {
                let attributes: [Attribute] = [.left, .right, .width, .centerX]
                let attribute = attributes.randomElement(using: &generator) ?? .left
                let first = items[Int.random(in: 1..<items.count, using: &generator)]
                let second = items[Int.random(in: 0..<items.count, using: &generator)]
                guard first != second else { continue }
                let equation = Self.equation(first, attribute, second, attribute, plus: 8)
                let priority = Bool.random(using: &generator) ? 1000.0 : 750
                held.append((try engine.add(equation, priority: priority), equation, priority))
            }
            let fresh = LayoutEngine()
            try fresh.fix(fresh.addItem(), to: Rectangle(right: 300, bottom: 200))
            for _ in 1..<items.count { _ = fresh.addItem() }
            for constraint in held { try fresh.add(constraint.equation, priority: constraint.priority) }
            for item in items { #expect(engine.hasFixedWidth(item) == fresh.hasFixedWidth(item)) }
        }
    }
}

/// A linear congruential generator (Knuth's MMIX), so that a failure can be repeated from its seed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 33)
    }
}
