import Testing

@testable import AutoLayout

@Suite("Layouts that the solver can't finish")
struct SolvingFailureTests {
    private let engine = LayoutEngine()

    /// Items each of which is a thousand million times as wide as the one before.
    private func addGrowingItems(_ count: Int) throws -> ConstraintID {
        var former = engine.addItem()
        let first = try engine.add(Equation(Operand(former, .width), .equal, constant: 1e9))
        for _ in 1..<count {
            let next = engine.addItem()
            try engine.add(
                Equation(Operand(next, .width), .equal, Operand(former, .width), multiplier: 1e9))
            former = next
        }
        return first
    }

    @Test func numbersTooLargeAreKept() throws {
        _ = try addGrowingItems(40)
        engine.solve()
        #expect(engine.failure == .tooLarge)
        engine.solve()
        #expect(engine.failure == .tooLarge, "nothing changed")
    }

    @Test func theFailureIsForgottenOnceTheLayoutCanBeFinished() throws {
        let first = try addGrowingItems(40)
        engine.solve()
        engine.remove(first)
        engine.solve()
        #expect(engine.failure == nil)
    }

    @Test func largeNumbersAreNoFailure() throws {
        _ = try addGrowingItems(10)
        engine.solve()
        #expect(engine.failure == nil)
    }
}
