import Testing

@testable import AutoLayout

@Suite("Visual format")
struct VisualFormatTests {
    @Test func viewsSpacesAndEdgesAreRead() throws {
        let line = try VisualFormat("H:|-[a(>=50,==b@700)]-8-[b][c]-(>=gap@low,<=20)-|")
        #expect(line.axis == .horizontal)
        #expect(line.views.map(\.name) == ["a", "b", "c"])
        #expect(line.leadingSpace == .standard)
        #expect(
            line.views[0].lengths == [
                VisualFormat.Predicate(relation: .greaterThanOrEqual, value: .number(50)),
                VisualFormat.Predicate(relation: .equal, value: .name("b", column: 15), priority: .number(700)),
            ])
        #expect(
            line.spaces == [
                .predicates([VisualFormat.Predicate(relation: .equal, value: .number(8))]), .none,
            ])
        #expect(
            line.trailingSpace
                == .predicates([
                    VisualFormat.Predicate(
                        relation: .greaterThanOrEqual, value: .name("gap", column: 35),
                        priority: .name("low", column: 39)),
                    VisualFormat.Predicate(relation: .lessThanOrEqual, value: .number(20)),
                ]))
    }

    @Test func theAxisIsHorizontalUnlessSaidOtherwise() throws {
        #expect(try VisualFormat("[a]").axis == .horizontal)
        #expect(try VisualFormat("V:[a]-[b]").axis == .vertical)
        #expect(try VisualFormat("V:[a]-[b]").spaces == [.standard])
    }

    /// Apple's grammar asks for parentheses around a relation; UIKit and many programs do without.
    @Test func relationsOfSpacesNeedNoParentheses() throws {
        let bare = try VisualFormat("H:|->=0-[a]-<=gap-[b]-==8-|")
        let usual = try VisualFormat("H:|-(>=0)-[a]-(<=gap)-[b]-(==8)-|")
        #expect(bare.leadingSpace == usual.leadingSpace && bare.trailingSpace == usual.trailingSpace)
        #expect(bare.spaces.count == 1 && usual.spaces.count == 1)
    }

    @Test(arguments: [
        ("", 1, "expected a view '[name]'"), ("[a", 3, "expected ']' after the view 'a'"),
        ("[a]-", 5, "expected a number or a name"), ("[a]-8[b]", 6, "expected '-' after the space"),
        ("[a(>=)]", 6, "expected a number or a name"), ("[a]|x", 5, "nothing may follow the superview's edge '|'"),
        ("[1]", 2, "expected a view's name"), ("[a]--[b]", 5, "expected a number or a name"),
    ])
    func mistakesAreNamedWithTheirColumn(format: String, column: Int, message: String) {
        let expected = VisualFormatError(format: format, column: column, message: message)
        #expect(throws: expected) { try VisualFormat(format) }
    }
}
