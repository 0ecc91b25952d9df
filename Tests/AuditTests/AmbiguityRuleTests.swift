import Foundation
import InterfaceBuilder
import Testing

@testable import Audit

/// Layouts that leave something open, by the whole text that a person reads. Apple's guide, "Ambiguous Layouts".
@MainActor @Suite struct AmbiguityRuleTests {
    // MARK: Bad

    @Test func viewWithoutAPositionLacksOne() throws {
        let document = try storyboard(
            subviews: [view("box")],
            constraints: Array(place("box", x: 20, y: 100, width: 120, height: 60).dropFirst()))
        #expect(
            lines(document) == [
                "Main.storyboard:10:1: warning: view (box) needs an X position: it may stand at x = 0 or 60 "
                    + "(ambiguous-layout)",
                "Main.storyboard:10:1: note: fix: add constraints for its X position (ambiguous-layout)",
            ])
    }

    @Test func viewWithoutAnyConstraintIsOneFinding() throws {
        let document = try storyboard(
            subviews: [view("box")],
            constraints: [
                constraint("box", "width", constant: 5, id: "w"), constraint("box", "height", constant: 6, id: "h"),
            ]
        )
        #expect(
            lines(document) == [
                "Main.storyboard:10:1: warning: view (box) needs an X position and a Y position: it may stand at x = 0 or "
                    + "20, and stand at y = 0 or 20 (ambiguous-layout)",
                "Main.storyboard:10:1: note: fix: add constraints for its X position and its Y position (ambiguous-layout)",
            ])
    }

    /// Interface Builder: "Need constraints for: Y position or height".
    @Test func viewWithOneEdgeLacksAPositionOrALength() throws {
        let document = try storyboard(
            subviews: [view("box")],
            constraints: inset("box", ["leading", "trailing", "bottom"], in: "root"))
        #expect(
            lines(document) == [
                "Main.storyboard:10:1: warning: view (box) needs a Y position or height: any height fits "
                    + "(ambiguous-layout)",
                "Main.storyboard:10:1: note: fix: add constraints for its Y position or its height (ambiguous-layout)",
            ])
    }

    @Test func viewsThatMoveWithAnOpenOneAreCounted() throws {
        let document = try storyboard(
            subviews: [view("outer", content: "<subviews>\(view("inner"))</subviews>")],
            constraints: [
                constraint("inner", "top", "outer", "top", id: "a"),
                constraint("inner", "leading", "outer", "leading", id: "b"),
                constraint("inner", "width", constant: 5, id: "c"), constraint("inner", "height", constant: 5, id: "d"),
                constraint("outer", "width", constant: 50, id: "e"),
                constraint("outer", "height", constant: 50, id: "f"),
                constraint("outer", "leading", "root", "leading", id: "g"),
            ])
        #expect(
            lines(document).first
                == "Main.storyboard:10:1: warning: view (outer) needs a Y position: it may stand at y = 0 or 25; 1 other "
                + "view moves with it (ambiguous-layout)")
    }

    @Test func labelsThatHugEquallyAreNamedTogether() throws {
        let label = { view($0, "label", attributes: "text=\"\($0)\" horizontalHuggingPriority=\"251\"") }
        let document = try storyboard(
            subviews: [label("posts"), label("karma")],
            constraints: inset("posts", ["leading", "top"], in: "root")
                + inset("karma", ["trailing", "top"], in: "root") + [
                    constraint("karma", "leading", "posts", "trailing", constant: 8, id: "gap")
                ])
        let found = lines(document)
        #expect(
            found.first?.hasPrefix(
                "Main.storyboard:10:1: warning: label \"posts\" (posts) and label \"karma\" (karma) both hug their width at "
                    + "251, so any may stretch: the first may be ") == true)
        #expect(
            found.dropFirst() == [
                "Main.storyboard:11:1: note: it takes part: label \"karma\" (karma) (ambiguous-layout)",
                "Main.storyboard:10:1: note: fix: set the horizontal hugging of one to 250, such as of label \"karma\" "
                    + "(karma) (ambiguous-layout)",
            ])
    }

    /// A switch looks wrong at another width, a label doesn't.
    @Test func theLabelIsToStretchAndNotTheSwitch() throws {
        let document = try storyboard(
            subviews: [view("name", "label", attributes: "text=\"Name\""), view("on", "switch")],
            constraints: inset("name", ["leading", "top"], in: "root") + inset("on", ["trailing", "top"], in: "root")
                + [
                    constraint("on", "leading", "name", "trailing", constant: 8, id: "gap")
                ])
        #expect(
            lines(document).contains {
                $0.contains("fix: set the horizontal hugging of one to 249, such as of label \"Name\" (name)")
            })
    }

    /// A stack view settles which of its own views gives way, so that none of them is open, and the stack view is.
    @Test func constraintThatArrangedViewsStandAgainstIsNamedWithThem() throws {
        let button = {
            view($0, "button", attributes: "buttonType=\"system\"", content: "<state key=\"normal\" title=\"Go\"/>")
        }
        let stack = view(
            "stack", "stackView", attributes: "axis=\"vertical\" distribution=\"fillEqually\"",
            content: "<subviews>\(["one", "two", "three"].map(button).joined())</subviews>")
        func document(priority: Int) throws -> Document {
            try storyboard(
                subviews: [stack],
                constraints: inset("stack", ["leading", "top", "trailing"], in: "root") + [
                    constraint("stack", "height", constant: 60, attributes: "priority=\"\(priority)\"", id: "low")
                ])
        }
        let column = stack.columnOfTag("<button", last: false)
        #expect(
            try lines(document(priority: 750)) == [
                "Main.storyboard:10:1: warning: the resistance of button \"Go\" (one) to compression of its height and "
                    + "constraint (low): height of stack view (stack) = 60 at priority 750 both count 750, so either may give "
                    + "way: stack view (stack) may be 60 or 90 high (ambiguous-layout)",
                "Main.storyboard:10:\(column): note: it takes part: button \"Go\" (one) (ambiguous-layout)",
                "Main.storyboard:10:1: note: fix: lower the priority of the second constraint to 749 (line 16) "
                    + "(ambiguous-layout)",
            ])
        #expect(try lines(document(priority: 749)) == [])
    }

    /// A stack view settles which of its own views gives way, and not which of those inside of them does.
    @Test func viewWithoutRoomLacksNoConstraint() throws {
        let two = view("two", "label", attributes: "text=\"Two\"")
        let pinned = inset("two", ["leading", "top", "trailing", "bottom"], in: "box").joined()
        let box = view("box", content: "<subviews>\(two)</subviews><constraints>\(pinned)</constraints>")
        let stack = view(
            "stack", "stackView", attributes: "axis=\"vertical\"",
            content: "<subviews>\(view("one", "label", attributes: "text=\"One\""))\(box)</subviews>")
        func document(height: Double) throws -> Document {
            try storyboard(
                subviews: [stack], constraints: place("stack", x: 0, y: 40, width: 200, height: height))
        }
        let column = stack.columnOfTag("<label", last: true)
        #expect(
            try lines(document(height: 24)) == [
                "Main.storyboard:10:\(column): warning: there is too little height for label \"Two\" (two) and others, and "
                    + "which of them gives way is open: it may be 3.67 or 20.33 high (ambiguous-layout)",
                "Main.storyboard:10:\(column): note: fix: set the vertical compression resistance of label \"Two\" (two) to "
                    + "751, so that it doesn't (ambiguous-layout)",
            ])
        #expect(try lines(document(height: 41)) == [])
    }

    /// Interface Builder calls it "Scrollable Content Size Ambiguity".
    @Test func scrolledContentWithoutAnEnd() throws {
        let scroll = view("scroll", "scrollView", content: "<subviews>\(view("inner"))</subviews>")
        let pinned = inset("inner", ["leading", "top", "trailing"], in: "scroll")
        let sizes = ["width", "height"].map { constraint("inner", $0, constant: 40, id: "i-\($0)") }
        let document = try storyboard(
            subviews: [scroll],
            constraints: place("scroll", x: 0, y: 0, width: 300, height: 300) + pinned + sizes)
        #expect(
            lines(document) == [
                "Main.storyboard:10:1: warning: the height of the content of scroll view (scroll) is open: no chain of "
                    + "constraints reaches from its top to its bottom edge (ambiguous-layout)",
                "Main.storyboard:10:1: note: fix: tie the bottom of view (inner) to the bottom of the scroll view "
                    + "(ambiguous-layout)",
            ])
    }

    /// Where the chain is there, a view in it has no length: another tie would leave it none.
    @Test func aViewWithoutAHeightInAScrollView() throws {
        let scroll = view(
            "scroll", "scrollView",
            content: "<subviews>\(view("title", "label", attributes: "text=\"Title\""))\(view("inner"))</subviews>")
        let document = try storyboard(
            subviews: [scroll],
            constraints: place("scroll", x: 0, y: 100, width: 300, height: 500)
                + inset("title", ["leading", "trailing", "top"], in: "scroll")
                + inset("inner", ["leading", "trailing", "bottom"], in: "scroll") + [
                    constraint("title", "width", constant: 300, id: "wide"),
                    constraint("inner", "top", "title", "bottom", id: "below"),
                ])
        let found = lines(document)
        #expect(found.first?.contains("is open: view (inner) in it has no height") == true, "\(found)")
        #expect(found.contains { $0.contains("fix: add a constraint for the height of view (inner)") })
    }

    // MARK: Good

    /// What a class of the author's does in code is a note, once for all that follows from it.
    @Test func classThatMaySizeItselfIsUnknowable() throws {
        let document = try storyboard(
            subviews: [view("stars", attributes: "customClass=\"RatingView\"")],
            constraints: inset("stars", ["leading", "top"], in: "root"))
        #expect(
            lines(document) == [
                "Main.storyboard:10:1: note: where 1 view stands depends on the size that the class RatingView gives itself, "
                    + "which this file doesn't tell (unknown-own-size)"
            ])
    }

    /// "If there is any ambiguity, the stack view resizes the arranged views based on their index" (documentation of
    /// `UIStackView.Distribution.fill`).
    @Test func rowOfEqualLabelsFollowsTheirOrder() throws {
        let label = { view($0, "label", attributes: "text=\"\($0)\"") }
        let stack = view("stack", "stackView", content: "<subviews>\(label("one") + label("two"))</subviews>")
        let document = try storyboard(
            subviews: [stack], constraints: inset("stack", ["leading", "top", "trailing"], in: "root"))
        #expect(lines(document) == [])
    }

    /// The canvas lends views in stacks 50 points; a program doesn't.
    @Test func emptyViewInAStackTakesWhatIsLeft() throws {
        let inner = view("space") + view("button", "button", attributes: "buttonType=\"system\"")
        let stack = view(
            "stack", "stackView", attributes: "axis=\"vertical\"", content: "<subviews>\(inner)</subviews>")
        let document = try storyboard(
            subviews: [stack], constraints: inset("stack", ["leading", "top", "trailing", "bottom"], in: "root"))
        #expect(lines(document) == [])
    }

    @Test(arguments: ["off", "ignoreSizes"])
    func authorCanSilenceIt(_ word: String) throws {
        let document = try storyboard(
            subviews: [view("box", attributes: "verifyAmbiguity=\"\(word)\"")],
            constraints: inset("box", ["leading", "trailing", "top"], in: "root"))
        #expect(lines(document) == [])
    }

    @Test func rowWithLabelsSizesItself() throws {
        let label = { view($0, "label", attributes: "text=\"\($0)\" verticalHuggingPriority=\"251\"") }
        let constraints =
            inset("title", ["leading", "top", "trailing"], in: "content")
            + inset("detail", ["leading", "bottom", "trailing"], in: "content")
            + [constraint("detail", "top", "title", "bottom", constant: 4, id: "gap")]
        let document = try xib(
            row(height: 120, subviews: [label("title"), label("detail")], constraints: constraints))
        #expect(lines(document) == [])
        let large = AuditedEnvironment(
            canvas: CanvasEnvironment(recordedIn: document), contentSizeCategory: .accessibilityExtraExtraExtraLarge,
            title: "AX5")
        #expect(lines(document, [large]) == [])
    }

    /// A view that a conflict sets free is the conflict's matter.
    @Test func contradictionLeavesNothingOpen() throws {
        let document = try storyboard(
            subviews: [view("box")],
            constraints: inset("box", ["leading", "trailing"], in: "root") + [
                constraint("box", "width", constant: 500, id: "w"), constraint("box", "top", "root", "top", id: "t"),
                constraint("box", "height", constant: 5, id: "h"),
            ])
        #expect(!lines(document).contains { $0.contains("ambiguous-layout") })
    }
}

extension String {
    /// The column of a tag on a line that holds it, the last of that name or the first.
    fileprivate func columnOfTag(_ tag: String, last: Bool) -> Int {
        range(of: tag, options: last ? .backwards : []).map { distance(from: startIndex, to: $0.lowerBound) + 1 } ?? 0
    }
}
