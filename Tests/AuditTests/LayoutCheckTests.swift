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

    /// Apple's guide, "Unsatisfiable Layouts": required constraints that contradict each other; one is dropped.
    @Test func contradictionNamesAllParties() throws {
        let label = view("Fwr-lb-Ttl", "label", attributes: "text=\"Name\" userLabel=\"Title\"")
        let document = try storyboard(
            subviews: [label],
            constraints: place("Fwr-lb-Ttl", x: 20, y: 100, width: 120, height: 60) + [
                constraint("Fwr-lb-Ttl", "width", constant: 300, attributes: "identifier=\"wide\"", id: "Fwr-wd-Cst")
            ])
        #expect(
            lines(document) == [
                "Main.storyboard:17:1: error: left out as it can't hold together with 1 other: constraint \"wide\" "
                    + "(Fwr-wd-Cst): width of label \"Title\" (Fwr-lb-Ttl) = 300 (unsatisfiable-constraints)",
                "Main.storyboard:15:1: note: it contradicts constraint (Fwr-lb-Ttl-w): width of label \"Title\" "
                    + "(Fwr-lb-Ttl) = 120 (unsatisfiable-constraints)",
            ])
    }

    @Test func contradictionWithTheRootNamesItsSize() throws {
        let document = try storyboard(
            subviews: [view("box")],
            constraints: [
                constraint("box", "leading", "safe", "leading", constant: 10, id: "a"),
                constraint("safe", "trailing", "box", "trailing", constant: 10, id: "b"),
                constraint("box", "width", constant: 500, id: "c"),
                constraint("box", "top", "root", "top", id: "d"),
                constraint("box", "height", constant: 5, id: "e"),
            ])
        let found = lines(document)
        #expect(found.first?.contains(": error: left out as it can't hold together with ") == true)
        #expect(found.contains { $0.contains("note: it contradicts the given size of view (root): 393 × 852 (") })
        #expect(found.contains { $0.contains("leading of view (box) = leading of the safe area of view (root) + 10") })
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

    @Test func constraintOfAStackViewSaysWhoMadeIt() throws {
        let width = "<constraints>\(constraint("inner", "width", constant: 16, id: "w"))</constraints>"
        let stack = view("stack", "stackView", content: "<subviews>\(view("inner", content: width))</subviews>")
        let document = try storyboard(
            subviews: [stack], constraints: place("stack", x: 0, y: 0, width: 100, height: 20))
        let found = lines(document)
        #expect(found.contains { $0.contains(": it contradicts a constraint made by stack view (stack): ") })
        #expect(found.filter { $0.contains(": error: ") }.count == 1)
    }

    /// Apple's guide, "Ambiguous Layouts": more than one solution.
    @Test func openPositionIsNamedByViewAndAxis() throws {
        let document = try storyboard(
            subviews: [view("box"), view("button", "button", attributes: "buttonType=\"system\"")],
            constraints: Array(place("box", x: 20, y: 100, width: 120, height: 60).dropFirst())
                + place("button", x: 0, y: 0, width: 10, height: 10))
        #expect(
            lines(document) == [
                "Main.storyboard:10:1: warning: the horizontal position or width of view (box) is ambiguous: "
                    + "more than one satisfies all constraints equally well (ambiguous-layout)"
            ])
    }

    @Test func viewsThatMoveWithAnAmbiguousOneAreNotNamed() throws {
        let inner = view("inner")
        let document = try storyboard(
            subviews: [view("outer", content: "<subviews>\(inner)</subviews>")],
            constraints: [
                constraint("inner", "top", "outer", "top", id: "a"),
                constraint("inner", "leading", "outer", "leading", id: "b"),
                constraint("inner", "width", constant: 5, id: "c"), constraint("inner", "height", constant: 5, id: "d"),
                constraint("outer", "width", constant: 50, id: "e"),
                constraint("outer", "height", constant: 50, id: "f"),
                constraint("outer", "leading", "root", "leading", id: "g"),
            ])
        let found = lines(document)
        #expect(found.count == 1)
        #expect(found.first?.contains("vertical position or height of view (outer)") == true)
    }

    /// Interface Builder calls it "Scrollable Content Size Ambiguity".
    @Test func scrollViewWhoseContentHasNoSizeIsNamed() throws {
        let scroll = view("scroll", "scrollView", content: "<subviews>\(view("inner"))</subviews>")
        let pinned = ["leading", "top", "trailing"].map { constraint("inner", $0, "scroll", $0, id: "i-\($0)") }
        let sizes = ["width", "height"].map { constraint("inner", $0, constant: 40, id: "i-\($0)") }
        let document = try storyboard(
            subviews: [scroll],
            constraints: place("scroll", x: 0, y: 0, width: 300, height: 300) + pinned + sizes)
        #expect(
            lines(document) == [
                "Main.storyboard:10:1: warning: the height of the content of scroll view (scroll) is ambiguous: "
                    + "more than one satisfies all constraints equally well (ambiguous-layout)"
            ])
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
        let devices = try ["iphone-se", "ipad"].map { name in
            let device = try #require(Device.named(name))
            return AuditedEnvironment(canvas: CanvasEnvironment(device: device), title: device.title)
        }
        let found = lines(document, devices)
        let first = try #require(found.first)
        #expect(first.hasSuffix(" on iPad (10.2-inch) (unsatisfiable-constraints)"), "\(first)")
        #expect(lines(document, [devices[1], devices[1]]) == lines(document, [devices[1]]))
        #expect(lines(document) == [])
    }
}
