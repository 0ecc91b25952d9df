import Testing

@testable import AutoLayout

/// Which of several required constraints gives way: "It breaks one of the conflicting constraints" (Auto Layout Guide,
/// "Unsatisfiable Layouts"). Which one follows from the tree and from what the constraints say, and not from what came first.
@Suite("Conflicts don't depend on the order of additions")
struct ConflictOrderTests {
    /// The places of an engine's equations among those that were broken, when they are added in an order.
    private func broken(_ equations: [Equation], inOrder order: [Int]) throws -> (Set<Int>, [Rectangle]) {
        let engine = LayoutEngine()
        let root = engine.addItem(), items = (0..<3).map { _ in engine.addItem() }
        try engine.fix(root, to: Rectangle(left: 0, top: 0, right: 300, bottom: 300))
        var ids: [(index: Int, id: ConstraintID)] = []
        for index in order { ids.append((index, try engine.add(equations[index]))) }
        engine.solve()
        // Rows in another order are added up in another one: the last bits may differ.
        func rounded(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }
        let places = items.map { item in
            let rectangle = engine.rectangle(of: item)
            return Rectangle(left: rounded(rectangle.left), right: rounded(rectangle.right))
        }
        return (Set(ids.filter { engine.isBroken($0.id) }.map(\.index)), places)
    }

    @Test(arguments: 0..<150) func theSameOnesGiveWayInEveryOrder(seed: UInt64) throws {
        var generator = SeededGenerator(seed)
        let engine = LayoutEngine()
        let items = (0..<4).map { _ in engine.addItem() }
        let attributes: [Attribute] = [.width, .left, .right, .centerX]
        var equations: [Equation] = []
        for _ in 0..<9 {
            let pair = items.shuffled(using: &generator),
                attribute = attributes.randomElement(using: &generator) ?? .width
            let relation = [Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(
                using: &generator)
            let constant = Double(Int.random(in: 0...6, using: &generator) * 20)
            let isAlone = attribute == .width && Bool.random(using: &generator)
            equations.append(
                Equation(
                    Operand(pair[0], attribute), relation ?? .equal, isAlone ? nil : Operand(pair[1], attribute),
                    constant: constant))
        }
        let first = try broken(equations, inOrder: Array(equations.indices))
        for _ in 0..<6 {
            let other = try broken(equations, inOrder: equations.indices.shuffled(using: &generator))
            #expect(other.0 == first.0)
            #expect(other.1 == first.1)
        }
    }

    private let engine = LayoutEngine()
    private let root: Item
    private let item: Item

    init() throws {
        root = engine.addItem()
        item = engine.addItem()
        try engine.fix(root, to: Rectangle(left: 0, top: 0, right: 300, bottom: 300))
    }

    private func gaveWay(depth: (Item) -> Int = { _ in 0 }) -> Conflict.Member? {
        engine.solve(depth: depth).last?.broken
    }

    /// Of a width and both edges the width gives way, and of two widths the larger one.
    @Test func lengthsGiveWayBeforeEdges() throws {
        let width = try engine.add(Equation(Operand(item, .width), .equal, constant: 400))
        try engine.add(Equation(Operand(item, .left), .equal, Operand(root, .left), constant: 20))
        try engine.add(Equation(Operand(item, .right), .equal, Operand(root, .right), constant: -20))
        #expect(gaveWay() == .constraint(width))
        #expect(engine.rectangle(of: item).width == 260)
        engine.remove(width)
        let large = try engine.add(Equation(Operand(item, .height), .equal, constant: 200))
        try engine.add(Equation(Operand(item, .height), .equal, constant: 84))
        #expect(gaveWay() == .constraint(large))
        #expect(engine.rectangle(of: item).height == 84)
    }

    /// What is deeper in the tree gives way before what it lies in, and the end before the beginning.
    @Test func deeperItemsGiveWayFirst() throws {
        let inner = engine.addItem()
        try engine.add(Equation(Operand(item, .height), .equal, constant: 0))
        let bottom = try engine.add(
            Equation(Operand(inner, .bottom), .equal, Operand(item, .bottom), constant: -8))
        try engine.add(Equation(Operand(inner, .top), .equal, Operand(item, .top), constant: 8))
        #expect(gaveWay { $0 == inner ? 2 : 1 } == .constraint(bottom))
    }

    @Test func whatAPersonMadeGivesWayBeforeTheSystem() throws {
        let own = try engine.add(Equation(Operand(item, .left), .equal, Operand(root, .left)))
        try engine.add(Equation(Operand(item, .width), .equal, constant: 50), isSystem: true)
        try engine.add(Equation(Operand(item, .right), .equal, constant: 400), isSystem: true)
        #expect(gaveWay() == .constraint(own))
    }

    /// Another order of the items decides anew.
    @Test func theOrderOfItemsDecides() throws {
        let other = engine.addItem()
        let widths = try [item, other].map { try engine.add(Equation(Operand($0, .width), .equal, constant: 200)) }
        try engine.add(Equation(Operand(item, .left), .equal, Operand(root, .left)))
        try engine.add(Equation(Operand(other, .left), .equal, Operand(item, .right)))
        try engine.add(Equation(Operand(other, .right), .equal, Operand(root, .right)))
        #expect(gaveWay() == .constraint(widths[1]))
        engine.setOrder(9 << 4, of: item)
        #expect(gaveWay() == .constraint(widths[0]))
        #expect(!engine.isBroken(widths[1]))
    }
}
