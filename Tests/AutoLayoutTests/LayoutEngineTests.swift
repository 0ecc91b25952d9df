import Testing

@testable import AutoLayout

@Suite("LayoutEngine")
struct LayoutEngineTests {
    private let engine = LayoutEngine()
    private let root: Item

    init() throws {
        root = engine.addItem()
        try engine.fix(root, to: Rectangle(right: 300, bottom: 200))
    }

    @discardableResult
    private func add(
        _ first: Item, _ attribute: Attribute, _ relation: Relation = .equal, _ second: Item? = nil,
        _ other: Attribute = .notAnAttribute, times multiplier: Double = 1, plus constant: Double = 0,
        priority: Double = 1000, direction: LayoutDirection = .leftToRight
    ) throws -> ConstraintID {
        try engine.add(
            Equation(
                Operand(first, attribute), relation, second.map { Operand($0, other) }, multiplier: multiplier,
                constant: constant, container: root, direction: direction), priority: priority)
    }

    @Test func leadingIsRightFromRightToLeft() throws {
        let item = engine.addItem()
        try add(item, .leading, .equal, root, .leading, plus: 20, direction: .rightToLeft)
        try add(item, .width, plus: 50)
        engine.solve()
        #expect(engine.rectangle(of: item).right == 280)
        #expect(engine.rectangle(of: item).left == 230)
    }

    @Test func inequalitiesAreMirroredToo() throws {
        let item = engine.addItem()
        try add(item, .leading, .greaterThanOrEqual, root, .leading, plus: 20, direction: .rightToLeft)
        try add(item, .leading, .equal, root, .leading, plus: 5, priority: 500, direction: .rightToLeft)
        try add(item, .width, plus: 50)
        engine.solve()
        #expect(engine.rectangle(of: item).right == 280)
    }

    @Test func aMultipliedPositionIsMeasuredFromTheContainersCorner() throws {
        let inner = engine.addItem(), item = engine.addItem()
        try engine.fix(inner, to: Rectangle(left: 100, top: 50, right: 200, bottom: 100))
        for (first, axis) in [(Attribute.centerX, Attribute.width), (.centerY, .height)] {
            try engine.add(
                Equation(
                    Operand(item, first), .equal, Operand(inner, first), multiplier: 0.5, container: inner))
            try add(item, axis, plus: 10)
        }
        engine.solve()
        // Inner's centre is 50, 25 from its corner; half of that is 25, 12.5.
        let rectangle = engine.rectangle(of: item)
        #expect(abs(rectangle.left - 120) < 1e-9)
        #expect(abs(rectangle.top - 57.5) < 1e-9)
    }

    @Test func marginsAndBaselinesMoveWhatIsTiedToThem() throws {
        let item = engine.addItem()
        try add(item, .left, .equal, root, .leftMargin)
        try add(item, .firstBaseline, .equal, root, .topMargin, plus: 30)
        try add(item, .width, plus: 10)
        try add(item, .height, plus: 20)
        engine.setMargins(Insets(top: 1, left: 8), of: root)
        engine.solve()
        // Without text the first baseline is the top edge.
        #expect(engine.rectangle(of: item) == Rectangle(left: 8, top: 31, right: 18, bottom: 51))
        engine.setBaselines(BaselineOffsets(firstFromTop: 15, lastFromBottom: 4), of: item)
        engine.setMargins(Insets(top: 1, left: 16), of: root)
        engine.solve()
        #expect(engine.rectangle(of: item) == Rectangle(left: 16, top: 16, right: 26, bottom: 36))
    }

    @Test func intrinsicSizeHugsAndResists() throws {
        let item = engine.addItem()
        engine.setIntrinsicLength(
            IntrinsicLength(80, hugging: 250, compressionResistance: 750), of: item, .horizontal)
        try add(item, .left, .equal, root, .left)
        try add(item, .width, plus: 60, priority: 740)
        engine.solve()
        #expect(engine.rectangle(of: item).width == 80)
        try add(item, .width, plus: 120, priority: 300)
        engine.solve()
        #expect(engine.rectangle(of: item).width == 80)
        let id = try add(item, .width, plus: 60, priority: 760)
        engine.solve()
        #expect(engine.rectangle(of: item).width == 60)
        engine.remove(id)
        engine.solve()
        #expect(engine.rectangle(of: item).width == 80)
    }

    @Test func anUnsatisfiableSetIsReportedAndTheRestStillLaidOut() throws {
        let item = engine.addItem()
        try add(item, .left, .equal, root, .left, plus: 10)
        let first = try add(item, .width, plus: 100)
        let second = try add(item, .width, plus: 120)
        try add(item, .top, .equal, root, .top, plus: 7)
        let conflicts = engine.solve()
        #expect(conflicts.count == 1)
        #expect(Set(conflicts[0].members) == [.constraint(first), .constraint(second)])
        #expect(conflicts[0].broken == .constraint(second))
        #expect(engine.rectangle(of: item).left == 10)
        #expect(engine.rectangle(of: item).width == 100)
        #expect(engine.rectangle(of: item).top == 7)
        engine.remove(first)
        #expect(engine.solve().isEmpty)
        #expect(engine.rectangle(of: item).width == 120)
    }

    @Test func sizesAreNotNegative() throws {
        let item = engine.addItem()
        try add(item, .left, .equal, root, .left, plus: 200)
        try add(item, .right, .equal, root, .left, plus: 100)
        let conflicts = engine.solve()
        #expect(conflicts.count == 1)
        #expect(conflicts[0].members.contains(.nonNegativeSize(item, .horizontal)))
        #expect(engine.rectangle(of: item).width >= 0)
    }

    @Test func ambiguityIsFoundByItemAndAxis() throws {
        let item = engine.addItem()
        try add(item, .left, .equal, root, .left, plus: 10)
        try add(item, .right, .equal, root, .right, plus: -10)
        try add(item, .height, plus: 20)
        engine.solve()
        #expect(!engine.hasAmbiguousLayout(item, .horizontal))
        #expect(engine.hasAmbiguousLayout(item, .vertical))
    }

    @Test func removingAnItemRemovesItsConstraints() throws {
        let a = engine.addItem(), b = engine.addItem()
        try add(a, .width, plus: 50)
        let id = try add(b, .width, .equal, a, .width)
        engine.remove(a)
        #expect(!engine.contains(id))
        #expect(!engine.contains(a))
        try add(b, .width, plus: 20)
        #expect(engine.solve().isEmpty)
        #expect(engine.rectangle(of: b).width == 20)
        // The next item may take the removed one's place; the old handle stays dead.
        _ = engine.addItem()
        #expect(!engine.contains(a))
    }

    @Test func distancesCanBeCompared() throws {
        let a = engine.addItem(), b = engine.addItem()
        for (item, left) in [(a, 10.0), (b, 50.0)] {
            try add(item, .left, .equal, root, .left, plus: left)
        }
        try add(b, .width, plus: 10)
        try engine.add(
            Equation(
                Operand(a, .width), .equal, Operand(b, .right, from: Operand.Place(a, .left)), multiplier: 0.5))
        engine.solve()
        #expect(engine.rectangle(of: a).width == 25)
    }

    @Test func onlyItemsThatMovedAreNamed() throws {
        let still = engine.addItem(), moving = engine.addItem()
        for item in [still, moving] {
            try add(item, .left, .equal, root, .left, plus: 10)
            try add(item, .top, .equal, root, .top, plus: 10)
            try add(item, .width, plus: 50)
        }
        try add(still, .height, plus: 20)
        let height = try add(moving, .height, plus: 20)
        engine.solve()
        #expect(Set(engine.movedItems) == [root, still, moving])
        engine.takeMovedItems()
        engine.setConstant(30, of: height)
        engine.solve()
        #expect(engine.movedItems == [moving])
        #expect(engine.rectangle(of: moving) == Rectangle(left: 10, top: 10, right: 60, bottom: 40))
        #expect(engine.rectangle(of: still) == Rectangle(left: 10, top: 10, right: 60, bottom: 30))
        #expect(engine.takeMovedItems() == [moving])
        #expect(engine.movedItems.isEmpty)
    }

    @Test func anItemThatIsBackWhereItStoodIsNotNamedWhenMovesAreForgotten() throws {
        let item = engine.addItem()
        let width = try add(item, .width, plus: 50)
        engine.solve()
        engine.takeMovedItems()
        for length in [70.0, 50] {
            engine.setConstant(length, of: width)
            engine.solve()
        }
        #expect(engine.movedItems == [item])
        #expect(engine.takeMovedItems().isEmpty)
    }

    @Test func constraintsOfAnItemComeInTheOrderInWhichTheyWereAdded() throws {
        let item = engine.addItem()
        var ids: [ConstraintID] = []
        for constant in [1.0, 2, 3, 4] { ids.append(try add(item, .width, .greaterThanOrEqual, plus: constant)) }
        for removed in [2, 0, 1] {
            engine.remove(ids.remove(at: removed))
            #expect(engine.constraints(on: item, .horizontal) == ids)
        }
        ids.append(try add(item, .width, .greaterThanOrEqual, root, .width, plus: -500))
        #expect(engine.constraints(on: item, .horizontal) == ids)
        #expect(engine.constraints(on: root, .horizontal).contains(ids[1]))
    }
}
