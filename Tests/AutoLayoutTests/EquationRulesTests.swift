import Testing

@testable import AutoLayout

/// The rules of the Auto Layout Guide, "Auto Layout Attributes".
@Suite("Rules of equations")
struct EquationRulesTests {
    private func check(
        _ first: Attribute, _ second: Attribute = .notAnAttribute, multiplier: Double = 1, constant: Double = 0
    ) throws(EquationError) {
        try EquationRules.check(
            first: first, second: second, hasSecondItem: second != .notAnAttribute, multiplier: multiplier,
            constant: constant)
    }

    @Test func aSizeCannotBeConstrainedToAPosition() {
        #expect(throws: EquationError.sizeWithPosition(.width, .leading)) { try check(.width, .leading) }
        #expect(throws: EquationError.sizeWithPosition(.top, .height)) { try check(.top, .height) }
    }

    @Test func aPositionCannotBeAConstant() {
        #expect(throws: EquationError.positionWithoutSecondItem(.top)) { try check(.top, constant: 20) }
        #expect(throws: EquationError.positionWithZeroMultiplier(.top)) { try check(.top, .top, multiplier: 0) }
    }

    @Test func aSizeCanBeAConstant() throws {
        try check(.height, constant: 20)
        try check(.width, .height, multiplier: 0, constant: 3)
    }

    @Test func aVerticalPositionCannotBeConstrainedToAHorizontalOne() {
        #expect(throws: EquationError.horizontalWithVertical(.top, .leading)) { try check(.top, .leading) }
        #expect(throws: EquationError.horizontalWithVertical(.centerX, .lastBaseline)) {
            try check(.centerX, .lastBaseline)
        }
    }

    @Test func leadingCannotBeConstrainedToLeft() {
        #expect(throws: EquationError.directionalWithAbsolute(.leading, .left)) { try check(.leading, .left) }
        #expect(throws: EquationError.directionalWithAbsolute(.rightMargin, .trailing)) {
            try check(.rightMargin, .trailing)
        }
    }

    @Test func centresGoWithEitherKindOfEdge() throws {
        try check(.centerX, .left)
        try check(.trailing, .centerX)
        try check(.centerXWithinMargins, .leadingMargin)
        try check(.firstBaseline, .centerY)
    }

    /// Interface Builder writes centres at 0.8 of the superview's; the guide's advice against it is no rule of the
    /// engine.
    @Test func positionsMayHaveMultipliers() throws {
        try check(.centerY, .centerY, multiplier: 0.8)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func numbersMustBeFinite(value: Double) {
        #expect(throws: EquationError.self) { try check(.width, constant: value) }
        #expect(throws: EquationError.self) { try check(.width, .width, multiplier: value) }
    }

    @Test func messagesStateTheRule() {
        #expect(
            EquationError.directionalWithAbsolute(.leading, .left).description
                == "leading and trailing can't be constrained to left and right: leading to left; use one kind for both"
        )
        #expect(
            EquationError.positionWithoutSecondItem(.top).description
                == "a position can't be a constant: top needs a second item to be relative to")
    }
}
