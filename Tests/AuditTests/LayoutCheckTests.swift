import InterfaceBuilder
import Testing

@testable import Audit

/// What a check finds, by the whole text that a person reads.
@MainActor @Suite struct LayoutCheckTests {
    @Test func soundLayoutHasNoFindings() throws {
        let document = try storyboard(
            subviews: [view("box")], constraints: place("box", x: 20, y: 100, width: 120, height: 60))
        #expect(lines(document) == [])
    }

    /// A hidden arranged subview takes no room; that contradicts nothing it asks for while it is shown.
    @Test func hiddenArrangedViewsAreNoFinding() throws {
        let size = "<constraints>\(constraint("gone", "width", constant: 16, id: "w"))</constraints>"
        let inner = view("gone", attributes: "hidden=\"YES\"", content: size) + view("shown")
        let stack = view("stack", "stackView", content: "<subviews>\(inner)</subviews>")
        let document = try storyboard(
            subviews: [stack], constraints: place("stack", x: 0, y: 0, width: 100, height: 20))
        #expect(lines(document) == [])
    }

    @Test func ruleOfAutoLayoutThatAConstraintBreaksIsStated() throws {
        let document = try storyboard(
            subviews: [view("box")],
            constraints: place("box", x: 20, y: 100, width: 120, height: 60) + [
                constraint("box", "width", "root", "leading", id: "odd")
            ])
        #expect(
            lines(document) == [
                "Main.storyboard:17:1: error: the constraint is left out: a size can't be constrained to a position: "
                    + "width to leading; compare sizes with sizes (invalid-constraint)"
            ])
    }

    @Test func referenceToNothingIsAWarningAndAnUnknownElementANote() throws {
        let document = try storyboard(
            subviews: [view("box", "holograph")],
            constraints: place("box", x: 20, y: 100, width: 120, height: 60) + [
                constraint("box", "leading", "ghost", "trailing", id: "lost")
            ])
        #expect(
            lines(document) == [
                "Main.storyboard:10:1: note: <holograph> is not known; it is treated as a plain view (unknown-element)",
                "Main.storyboard:17:1: warning: secondItem=\"ghost\" of <constraint> names no object of this "
                    + "document; the <constraint> is left out (dangling-reference)",
            ])
    }

    @Test func findingOnSomeDevicesNamesThem() throws {
        let document = try storyboard(
            subviews: [view("box")],
            constraints: [
                constraint("box", "leading", "root", "leading", id: "a"),
                constraint("root", "trailing", "box", "trailing", id: "b"),
                constraint("box", "width", attributes: "relation=\"lessThanOrEqual\"", id: "w")
                    .replacing("constant=\"0.0\"", with: "constant=\"500\""),
                constraint("box", "top", "root", "top", id: "c"), constraint("box", "height", constant: 9, id: "d"),
            ])
        let devices = try devices("iphone-se", "ipad")
        let found = lines(document, devices)
        let first = try #require(found.first)
        #expect(first.hasSuffix("; on iPad (10.2-inch) (unsatisfiable-constraints)"), "\(first)")
        #expect(lines(document, [devices[1], devices[1]]) == lines(document, [devices[1]]))
        #expect(lines(document) == [])
    }
}
