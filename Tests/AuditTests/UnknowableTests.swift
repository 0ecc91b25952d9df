import InterfaceBuilder
import Testing

@testable import Audit

/// What a file alone can't tell is a note and never more, and findings with one cause are one finding.
@MainActor @Suite struct UnknowableTests {
    /// Makes code know an object by an outlet.
    private func outlet(_ id: String) -> String {
        "<connections><outlet property=\"\(id)\" destination=\"\(id)\" id=\"outlet-\(id)\"/></connections>"
    }

    // MARK: Sizes

    @Test func emptyViewThatCodeKnowsMayBeFilled() throws {
        for element in ["view", "imageView", "stackView", "tableView"] {
            let document = try storyboard(
                subviews: [view("box", element, content: outlet("box"))],
                constraints: inset("box", ["leading", "top", "trailing"], in: "root"))
            let found = lines(document)
            #expect(found.count == 1)
            #expect(
                found.first?.hasPrefix(
                    "Main.storyboard:10:1: note: where 1 view stands depends on the size that code gives ")
                    == true, "\(found)")
            #expect(found.first?.hasSuffix(" (box), which this file doesn't tell (unknown-own-size)") == true)
        }
    }

    /// A view that is open on both axes is one view, and a scroll view with its content is one, too.
    @Test(arguments: [1, 2, 3])
    func viewsAreCountedOnce(_ count: Int) throws {
        let views = (0..<count).map { view("box\($0)", attributes: "customClass=\"Badge\"") }
        let document = try storyboard(
            subviews: views, constraints: (0..<count).flatMap { inset("box\($0)", ["leading", "top"], in: "root") })
        let recorded = AuditedEnvironment(canvas: CanvasEnvironment(recordedIn: document), title: "the recorded canvas")
        let findings = LayoutCheck(of: document, in: [recorded]).findings()
        #expect(
            findings.map(\.message) == [
                "where \(count == 1 ? "1 view stands" : "\(count) views stand") depends on the size that the class Badge "
                    + "gives itself, which this file doesn't tell"
            ])
        #expect(findings.first?.ids.sorted() == (0..<count).map { "box\($0)" })
    }

    @Test func viewWhoseContentsTheFilePlacesIsNotEmpty() throws {
        let document = try storyboard(
            subviews: [view("box", content: "<subviews>\(view("inner"))</subviews>\(outlet("box"))")],
            constraints: inset("box", ["leading", "top", "trailing"], in: "root")
                + inset("inner", ["leading", "top"], in: "box") + [
                    constraint("inner", "width", constant: 40, id: "w"),
                    constraint("inner", "height", constant: 40, id: "h"),
                ])
        #expect(
            lines(document)
                == [
                    "Main.storyboard:10:1: warning: view (box) needs a Y position or height: any height fits (ambiguous-layout)",
                    "Main.storyboard:10:1: note: fix: add constraints for its Y position or its height (ambiguous-layout)",
                ].map {
                    $0.replacing("a Y position or height", with: "a height").replacing(
                        "its Y position or its", with: "its")
                })
    }

    @Test func viewsThatStandByAnOtherOneAreNotOpenByThemselves() throws {
        let document = try storyboard(
            subviews: [view("box", content: outlet("box")), view("below")],
            constraints: inset("box", ["leading", "top", "trailing"], in: "root") + [
                constraint("below", "top", "box", "bottom", constant: 8, id: "t"),
                constraint("below", "leading", "root", "leading", id: "l"),
                constraint("below", "width", constant: 40, id: "w"),
                constraint("below", "height", constant: 40, id: "h"),
            ])
        #expect(
            lines(document) == [
                "Main.storyboard:10:1: note: where 2 views stand depends on the size that code gives view (box), which this "
                    + "file doesn't tell (unknown-own-size)"
            ])
    }

    /// Interface Builder's canvas uses "Intrinsic Size: Placeholder"; a running program doesn't.
    @Test func whatOnlyHoldsWithAPlaceholderIsUnknowable() throws {
        let subviews = { (attributes: String) in
            [
                view("box", attributes: attributes),
                view("go", "button", content: "<state key=\"normal\" title=\"Go\"/>"),
            ]
        }
        let constraints =
            inset("box", ["leading", "trailing"], in: "root") + [
                constraint("box", "top", "root", "top", constant: 20, id: "t"),
                constraint("go", "top", "box", "bottom", constant: 20, id: "b"),
                constraint("go", "centerX", "root", "centerX", id: "c"),
            ]
        let placeholder = try storyboard(
            subviews: subviews("placeholderIntrinsicWidth=\"100\" placeholderIntrinsicHeight=\"540\""),
            constraints: constraints)
        #expect(
            lines(placeholder, try devices("iphone-se-1")) == [
                "Main.storyboard:10:1: note: whether 1 more finding holds depends on the size that code gives view (box) in "
                    + "place of its placeholder, which this file doesn't tell (unknown-own-size)"
            ])
        let height = constraint("box", "height", constant: 540, id: "h")
        let known = lines(
            try storyboard(
                subviews: subviews("placeholderIntrinsicHeight=\"540\""), constraints: constraints + [height]),
            try devices("iphone-se-1"))
        #expect(known.count == 1 && known[0].contains("stands beyond the edge of the screen"), "\(known)")
    }

    // MARK: Ties

    @Test func twoConstraintsOfOnePriorityAreATie() throws {
        let document = try storyboard(
            subviews: [view("box")],
            constraints: inset("box", ["leading", "top"], in: "root") + [
                constraint("box", "height", constant: 40, id: "h"),
                constraint("box", "width", constant: 100, attributes: "priority=\"500\"", id: "narrow"),
                constraint("box", "width", constant: 200, attributes: "priority=\"500\"", id: "wide"),
            ])
        #expect(
            lines(document) == [
                "Main.storyboard:10:1: warning: constraint (narrow): width of view (box) = 100 at priority 500 and constraint "
                    + "(wide): width of view (box) = 200 at priority 500 both count 500, so either may give way: it may be 100 or "
                    + "150 wide (ambiguous-layout)",
                "Main.storyboard:10:1: note: fix: lower the priority of the second constraint to 499 (line 17) (ambiguous-layout)",
            ])
    }

    /// Where all of several must shrink, it isn't enough that one counts less.
    @Test func severalThatMustAllShrinkNeedPrioritiesOfTheirOwn() throws {
        let button = { view($0, "button", content: "<state key=\"normal\" title=\"\($0)\"/>") }
        let inner = "<subviews>\(button("a"))\(button("b"))\(button("c"))</subviews>"
        let document = try storyboard(
            subviews: [view("box", content: inner)],
            constraints: place("box", x: 20, y: 100, width: 120, height: 20)
                + inset("a", ["leading", "top"], in: "box") + inset("b", ["leading"], in: "box")
                + inset("c", ["leading", "bottom"], in: "box") + [
                    constraint("b", "top", "a", "bottom", id: "ab"), constraint("c", "top", "b", "bottom", id: "bc"),
                ])
        let found = lines(document)
        #expect(
            found.first?.hasPrefix(
                "Main.storyboard:10:74: warning: button \"a\" (a), button \"b\" (b) and button \"c\" (c) all resist "
                    + "compression of their height at 750, so any may shrink: ") == true, "\(found)")
        #expect(
            found.last == "Main.storyboard:10:74: note: fix: give each a vertical compression resistance of its own "
                + "(ambiguous-layout)")
    }

    // MARK: Contradictions

    @Test func constraintThatCodeKnowsMayChange() throws {
        let document = try storyboard(
            subviews: [view("box", content: outlet("high"))],
            constraints: place("box", x: 20, y: 100, width: 120, height: 60) + [
                constraint("box", "height", constant: 80, id: "high")
            ])
        let found = lines(document)
        #expect(
            found.first == "Main.storyboard:17:1: note: view (box) can't be 80 high: the others make it 60; code knows "
                + "constraint (high) by an outlet and may change it (unsatisfiable-constraints)"
                || found.first
                    == "Main.storyboard:16:1: note: view (box) can't be 60 high: the others make it 80; code knows "
                    + "constraint (high) by an outlet and may change it (unsatisfiable-constraints)",
            "\(found)")
    }

    // MARK: One cause

    @Test func allReferencesToOneLostObjectAreOneFinding() throws {
        let document = try storyboard(
            subviews: [view("box")],
            constraints: place("box", x: 20, y: 100, width: 120, height: 60) + [
                constraint("box", "leading", "gone", "leading", id: "a"),
                constraint("box", "trailing", "gone", "trailing", id: "b"),
            ])
        let found = lines(document)
        #expect(found.count == 2)
        #expect(
            found.first
                == "Main.storyboard:17:1: warning: secondItem=\"gone\" of <constraint> names no object of this document; "
                + "the <constraint> is left out; 1 more reference names it (dangling-reference)", "\(found)")
    }

    /// Two texts of which code shows one at a time.
    @Test func textsThatCodeSetsDoNotOverlap() throws {
        let labels = { (first: String, second: String) in
            try storyboard(
                subviews: [
                    view("first", "label", attributes: "text=\"Nobody is here yet\"", content: first),
                    view("second", "label", attributes: "text=\"You are not connected\"", content: second),
                ],
                constraints: [
                    constraint("first", "leading", "root", "leading", constant: 20, id: "a"),
                    constraint("first", "top", "root", "top", constant: 400, id: "b"),
                    constraint("second", "leading", "root", "leading", constant: 20, id: "c"),
                    constraint("root", "bottom", "second", "bottom", constant: 150, id: "d"),
                ])
        }
        let device = try devices("iphone-se-1")
        #expect(lines(try labels("", ""), device).count == 2)
        #expect(lines(try labels(outlet("first"), ""), device) == [])
    }

    // MARK: Texts

    @Test func segmentsThatCodeKnowsMayHaveOtherTitles() throws {
        let items = "<segment title=\"Every day of the week\"/><segment title=\"Every second week of the year\"/>"
        let control = { (outlet: String) in
            try storyboard(
                subviews: [view("text", "segmentedControl", content: "<segments>\(items)</segments>\(outlet)")],
                constraints: place("text", x: 20, y: 100, width: 120, height: 32))
        }
        #expect(lines(try control("")).count == 1)
        #expect(lines(try control(outlet("text"))) == [])
    }

    /// Nobody reads or presses anything there.
    @Test func whatLacksRoomOnALaunchScreenIsANote() throws {
        var document = try storyboard(
            subviews: [view("text", "label", attributes: "text=\"Terms and conditions of use\"")],
            constraints: place("text", x: 20, y: 100, width: 90, height: 30))
        let severity = { (lines: [String]) in lines.first.map { $0.split(separator: " ")[1] } }
        #expect(severity(lines(document)) == "warning:")
        document.isLaunchScreen = true
        #expect(severity(lines(document)) == "note:")
    }
}
