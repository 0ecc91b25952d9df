import Testing

@testable import AutoLayout

/// Which rules determine an edge, and how it follows them.
@Suite struct DeterminationTests {
    /// `child.left = root.left + 20`, `child.width` its own 80, `next.left = child.right + 8`.
    private func row() throws -> (engine: LayoutEngine, child: Item, next: Item, root: Item) {
        let engine = LayoutEngine()
        let (root, child, next) = (engine.addItem(), engine.addItem(), engine.addItem())
        try engine.fix(root, to: Rectangle(right: 320, bottom: 480))
        try engine.add(Equation(Operand(child, .left), .equal, Operand(root, .left), constant: 20))
        try engine.add(Equation(Operand(next, .left), .equal, Operand(child, .right), constant: 8))
        engine.setIntrinsicLength(
            IntrinsicLength(80, hugging: 250, compressionResistance: 750), of: child, .horizontal)
        engine.solve()
        return (engine, child, next, root)
    }

    @Test func edgeFollowsEveryRuleOnItsWay() throws {
        let (engine, child, next, _) = try row()
        #expect(engine.rectangle(of: next).left == 108)
        let determinants = engine.determinants(of: next, .left)
        #expect(determinants.allSatisfy { $0.rate == 1 })
        #expect(determinants.contains { $0.rule == .intrinsicLength(child, .horizontal) })
        // The root's left edge, the distance of 20, the own width, the distance of 8.
        #expect(determinants.count == 4)
    }

    /// Wherever items are put, rates times deviations add up to how far an edge is from its place.
    @Test func deviationsAddUpToTheDistance() throws {
        let (engine, child, next, root) = try row()
        let places = [
            root: Rectangle(right: 320, bottom: 480), child: Rectangle(left: 23, right: 110),
            next: Rectangle(left: 120, right: 150),
        ]
        let sum = engine.determinants(of: next, .left).reduce(0) { sum, determinant in
            sum + determinant.rate * engine.deviation(from: determinant.rule) { places[$0] ?? Rectangle() }
        }
        #expect(abs(sum - (120 - 108)) < 1e-9)
        #expect(engine.deviation(from: .intrinsicLength(child, .horizontal)) { places[$0] ?? Rectangle() } == 7)
    }

    @Test func multipliersScaleTheRate() throws {
        let engine = LayoutEngine()
        let (root, child) = (engine.addItem(), engine.addItem())
        try engine.fix(root, to: Rectangle(right: 320, bottom: 480))
        try engine.add(Equation(Operand(child, .left), .equal, Operand(root, .left)))
        let half = try engine.add(
            Equation(Operand(child, .width), .equal, Operand(root, .width), multiplier: 0.5))
        engine.solve()
        let determinants = engine.determinants(of: child, .right)
        #expect(determinants.first { $0.rule == .constraint(half) }?.rate == 1)
        // The root's right edge moves the child's by half as much.
        #expect(determinants.contains { $0.rate == 0.5 })
    }

    @Test func nothingDeterminesOtherAttributes() throws {
        let (engine, child, _, _) = try row()
        #expect(engine.determinants(of: child, .centerX).isEmpty)
    }
}
