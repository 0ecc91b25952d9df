import InterfaceBuilder
import Testing

@testable import Audit

/// Contradictions, by the whole text that a person reads. Apple's guide, "Unsatisfiable Layouts".
@MainActor @Suite struct ConflictRuleTests {
    // MARK: Bad

    @Test func twoWidthsOfOneView() throws {
        let label = view("Fwr-lb-Ttl", "label", attributes: "text=\"Name\" userLabel=\"Title\"")
        let document = try storyboard(
            subviews: [label],
            constraints: place("Fwr-lb-Ttl", x: 20, y: 100, width: 120, height: 60) + [
                constraint("Fwr-lb-Ttl", "width", constant: 300, attributes: "identifier=\"wide\"", id: "Fwr-wd-Cst")
            ])
        #expect(
            lines(document) == [
                "Main.storyboard:17:1: error: label \"Title\" (Fwr-lb-Ttl) can't be 300 wide: the others make it 120 "
                    + "(unsatisfiable-constraints)",
                "Main.storyboard:15:1: note: it contradicts constraint (Fwr-lb-Ttl-w): width of label \"Title\" "
                    + "(Fwr-lb-Ttl) = 120 (unsatisfiable-constraints)",
                "Main.storyboard:17:1: note: fix: make it ≤ 300, or lower its priority to 999 (line 17) "
                    + "(unsatisfiable-constraints)",
            ])
    }

    @Test func widthAndMarginsThatDoNotFitTheScreenAreSummedUp() throws {
        let document = try storyboard(
            subviews: [view("box")],
            constraints: [
                constraint("box", "leading", "safe", "leading", constant: 20, id: "a"),
                constraint("safe", "trailing", "box", "trailing", constant: 20, id: "b"),
                constraint("box", "width", constant: 400, id: "c"),
                constraint("box", "top", "root", "top", id: "d"),
                constraint("box", "height", constant: 5, id: "e"),
            ])
        #expect(
            lines(document) == [
                "Main.storyboard:15:1: error: view (box) can't be 400 wide: 20 + 400 + 20 = 440, view (root) has 393 "
                    + "(unsatisfiable-constraints)",
                "Main.storyboard:6:1: note: it contradicts the given size of view (root): 393 × 852 "
                    + "(unsatisfiable-constraints)",
                "Main.storyboard:13:1: note: it contradicts constraint (a): leading of view (box) = leading of the safe "
                    + "area of view (root) + 20 (unsatisfiable-constraints)",
                "Main.storyboard:14:1: note: it contradicts constraint (b): trailing of the safe area of view (root) = "
                    + "trailing of view (box) + 20 (unsatisfiable-constraints)",
                "Main.storyboard:15:1: note: fix: make it ≤ 400, or lower its priority to 999 (line 15) "
                    + "(unsatisfiable-constraints)",
            ])
    }

    @Test func constraintsOfAStackViewAreOneNote() throws {
        let width = "<constraints>\(constraint("inner", "width", constant: 16, id: "w"))</constraints>"
        let stack = view("stack", "stackView", content: "<subviews>\(view("inner", content: width))</subviews>")
        let document = try storyboard(
            subviews: [stack], constraints: place("stack", x: 0, y: 0, width: 100, height: 20))
        #expect(
            lines(document) == [
                "Main.storyboard:10:159: error: view (inner) can't be 16 wide: the others make it 100 "
                    + "(unsatisfiable-constraints)",
                "Main.storyboard:15:1: note: it contradicts constraint (stack-w): width of stack view (stack) = 100 "
                    + "(unsatisfiable-constraints)",
                "Main.storyboard:10:1: note: and 2 constraints that stack view (stack) makes for its views "
                    + "(unsatisfiable-constraints)",
                "Main.storyboard:10:159: note: fix: make it ≥ 16, or lower its priority to 999 (line 10) "
                    + "(unsatisfiable-constraints)",
            ])
    }

    /// A stack view places its views itself. What a person says of that against it is wrong, and not the size of a view.
    @Test(arguments: [8.0, 50.0])
    func placeAgainstAStackViewIsToBlame(_ distance: Double) throws {
        let size = "<constraints>\(constraint("one", "width", constant: 50, id: "w"))</constraints>"
        let stack = view(
            "stack", "stackView",
            content: "<subviews>\(view("one", content: size))\(view("two"))</subviews><constraints>"
                + constraint("two", "leading", "stack", "leading", constant: distance, id: "lead") + "</constraints>")
        let document = try storyboard(
            subviews: [stack], constraints: place("stack", x: 0, y: 0, width: 200, height: 20))
        #expect(
            lines(document).map { $0.replacing(/:10:[0-9]+:/, with: ":10:1:") }
                == (distance == 50
                    ? []
                    : [
                        "Main.storyboard:10:1: error: constraint (lead): leading of view (two) = leading of stack view (stack) "
                            + "+ 8 can't hold, it is missed by 42 (unsatisfiable-constraints)",
                        "Main.storyboard:10:1: note: it contradicts constraint (w): width of view (one) = 50 "
                            + "(unsatisfiable-constraints)",
                        "Main.storyboard:10:1: note: and 2 constraints that stack view (stack) makes for its views "
                            + "(unsatisfiable-constraints)",
                        "Main.storyboard:10:1: note: fix: lower its priority to 999, or remove it (line 10) "
                            + "(unsatisfiable-constraints)",
                    ]))
    }

    /// A person can't change what stack views make: where many take part they are one note.
    @Test func constraintsOfManyStackViewsAreOneNote() throws {
        var inner = view(
            "inner", content: "<constraints>\(constraint("inner", "width", constant: 16, id: "w"))</constraints>")
        for id in ["third", "second", "first"] {
            inner = view(id, "stackView", content: "<subviews>\(inner)</subviews>")
        }
        let document = try storyboard(
            subviews: [inner], constraints: place("first", x: 0, y: 0, width: 100, height: 20))
        #expect(
            lines(document).map { $0.replacing(/:10:[0-9]+:/, with: ":10:1:") } == [
                "Main.storyboard:10:1: error: view (inner) can't be 16 wide: the others make it 100 "
                    + "(unsatisfiable-constraints)",
                "Main.storyboard:15:1: note: it contradicts constraint (first-w): width of stack view (first) = 100 "
                    + "(unsatisfiable-constraints)",
                "Main.storyboard:10:1: note: and 6 constraints that stack view (first) and 2 others make for their views "
                    + "(unsatisfiable-constraints)",
                "Main.storyboard:10:1: note: fix: make it ≥ 16, or lower its priority to 999 (line 10) "
                    + "(unsatisfiable-constraints)",
            ])
    }

    /// Three columns that can't all be as wide as they ask have one cause.
    @Test func conflictsOfOneCauseAreOneFinding() throws {
        let document = try storyboard(
            subviews: [view("a"), view("b")],
            constraints: inset("a", ["leading", "top", "trailing"], in: "root")
                + inset("b", ["leading", "top", "trailing"], in: "root") + [
                    constraint("a", "height", constant: 9, id: "ah"), constraint("b", "height", constant: 9, id: "bh"),
                    constraint("a", "width", constant: 100, id: "aw"),
                    constraint("a", "width", "b", "width", constant: 50, id: "ab"),
                ])
        let found = lines(document)
        #expect(found.filter { $0.contains(": error: ") }.count == 1)
        #expect(
            found.first
                == "Main.storyboard:22:1: error: view (a) can't be 100 wide: the others make it 393; 1 more constraint "
                + "can't hold for the same reason (unsatisfiable-constraints)")
        #expect(
            found.last
                == "Main.storyboard:22:1: note: fix: lower the priorities of 2 constraints to 999 (lines 22, 23) "
                + "(unsatisfiable-constraints)")
    }

    @Test func frameOfAnAutoresizingViewCanBeAtFault() throws {
        let fixed =
            "<view id=\"fixed\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"100\" height=\"50\"/>"
            + "<autoresizingMask key=\"autoresizingMask\"/></view>"
        let document = try storyboard(
            subviews: [fixed], constraints: [constraint("fixed", "height", constant: 30, id: "h")])
        #expect(
            lines(document) == [
                "Main.storyboard:13:1: error: view (fixed) can't be 30 high: the others make it 50 "
                    + "(unsatisfiable-constraints)",
                "Main.storyboard:10:1: note: it contradicts the frame that the autoresizing mask gives view (fixed): "
                    + "100 × 50 (unsatisfiable-constraints)",
                "Main.storyboard:13:1: note: fix: make it ≥ 30, or lower its priority to 999 (line 13) "
                    + "(unsatisfiable-constraints)",
            ])
    }

    @Test func worstDeviceGivesTheAmounts() throws {
        let document = try storyboard(
            subviews: [view("box")],
            constraints: inset("box", ["leading", "trailing"], in: "root", by: 8)
                + [
                    constraint("box", "width", constant: 380, id: "w"),
                    constraint("box", "top", "root", "top", id: "t"),
                    constraint("box", "height", constant: 5, id: "h"),
                ])
        let environments = try devices("iphone-se-1", "iphone-se", "iphone-15", "iphone-15-plus", "ipad")
        #expect(
            lines(document, environments).first
                == "Main.storyboard:15:1: error: view (box) can't be 380 wide: 8 + 380 + 8 = 396, view (root) has 810, "
                + "worst iPad (10.2-inch): 414 points (unsatisfiable-constraints)")
    }

    /// Two squares in a column: a wide screen has room for one of them, and a small one for none.
    @Test func fixMendsItOnEveryDevice() throws {
        let squares = ["one", "two"].flatMap { id in
            [
                constraint(id, "leading", "root", "leading", id: "\(id)-l"),
                constraint(id, "width", "root", "width", attributes: "multiplier=\"0.57\"", id: "\(id)-w"),
                constraint(id, "width", id, "height", id: "\(id)-r"),
            ]
        }
        let column = [
            constraint("one", "top", "root", "top", id: "t"), constraint("two", "top", "one", "bottom", id: "m"),
            constraint("root", "bottom", "two", "bottom", id: "b"),
        ]
        let document = try storyboard(subviews: [view("one"), view("two")], constraints: squares + column)
        let environments = try ["ipad-pro-13", "iphone-se-1"].map { name in
            let device = try #require(Device.named(name))
            return AuditedEnvironment(canvas: CanvasEnvironment(device: device, isLandscape: true), title: device.title)
        }
        let fixes = environments.map { lines(document, [$0]).last }
        #expect(
            fixes == [
                "Main.storyboard:19:1: note: fix: lower its priority to 999, or remove it (line 19) (unsatisfiable-constraints)",
                "Main.storyboard:16:1: note: fix: lower the priorities of 2 constraints to 999 (lines 16, 19) "
                    + "(unsatisfiable-constraints)",
            ])
        let both = lines(document, environments)
        #expect(
            both.first
                == "Main.storyboard:19:1: error: constraint (two-r): width of view (two) = height of view (two) can't hold, it "
                + "is missed by 536.64, worst iPad Pro (13-inch): 536.64 points (unsatisfiable-constraints)")
        #expect(
            both.last
                == "Main.storyboard:19:1: note: fix: lower the priorities of 2 constraints to 999 (lines 16, 19) "
                + "(unsatisfiable-constraints)")
    }

    // MARK: Good

    @Test func hiddenArrangedViewsContradictNothing() throws {
        let size = "<constraints>\(constraint("gone", "width", constant: 16, id: "w"))</constraints>"
        let inner = view("gone", attributes: "hidden=\"YES\"", content: size) + view("shown")
        let stack = view("stack", "stackView", content: "<subviews>\(inner)</subviews>")
        let document = try storyboard(
            subviews: [stack], constraints: place("stack", x: 0, y: 0, width: 100, height: 20))
        #expect(lines(document) == [])
    }

    /// Apple doesn't say where a stack view keeps a view that it hides, and nobody sees it.
    @Test(arguments: [true, false])
    func placeOfAHiddenArrangedViewIsNobodysMatter(_ isHidden: Bool) throws {
        let last = view("last", attributes: isHidden ? "hidden=\"YES\"" : "")
        let gap =
            "<constraints>\(constraint("last", "leading", "shown", "trailing", constant: 8, id: "gap"))</constraints>"
        let stack = view(
            "stack", "stackView", attributes: "spacing=\"30\"",
            content: "<subviews>\(view("shown") + last)</subviews>" + gap)
        let document = try storyboard(
            subviews: [stack], constraints: place("stack", x: 0, y: 0, width: 100, height: 20))
        #expect(
            lines(document).first?.replacing(/:10:[0-9]+:/, with: ":10:1:")
                == (isHidden
                    ? nil
                    : "Main.storyboard:10:1: error: constraint (gap): leading of view (last) = trailing of view (shown) + 8 "
                        + "can't hold, it is missed by 22 (unsatisfiable-constraints)"))
    }

    /// Interface Builder: "Placeholder: Remove at build time". Code says what holds instead.
    @Test func placeholdersAreNotToBlame() throws {
        let document = try storyboard(
            subviews: [view("box")],
            constraints: place("box", x: 20, y: 100, width: 120, height: 60) + [
                constraint("box", "width", constant: 300, attributes: "placeholder=\"YES\"", id: "w")
            ])
        #expect(lines(document) == [])
    }

    @Test func lowerPrioritiesContradictNothing() throws {
        let document = try storyboard(
            subviews: [view("box")],
            constraints: place("box", x: 0, y: 0, width: 100, height: 20)
                + [constraint("box", "width", constant: 200, attributes: "priority=\"999\"", id: "w")])
        #expect(lines(document) == [])
    }

    /// A row is as high as its contents; what the file records is the height that it had on the canvas.
    @Test func rowThatIsRecordedTooLowSizesItself() throws {
        let box = view("box")
        let constraints =
            inset("box", ["leading", "top", "trailing", "bottom"], in: "content", by: 12)
            + [constraint("box", "height", constant: 80, id: "h")]
        #expect(lines(try xib(row(height: 44, subviews: [box], constraints: constraints))) == [])
    }

    /// Half a pixel is no contradiction that anybody sees.
    @Test func lessThanAPixelIsNoFinding() throws {
        let document = try storyboard(
            subviews: [view("box")],
            constraints: place("box", x: 0, y: 0, width: 100, height: 20)
                + [constraint("box", "width", constant: 100.3, id: "w")])
        #expect(lines(document) == [])
    }

    /// No safe area reaches into a view of a xib that isn't a screen.
    @Test func smallViewsHaveNoSafeAreaOfTheirOwn() throws {
        let bar = """
            <view id="bar"><rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <subviews>\(view("box"))</subviews>
            <constraints>
            \((inset("box", ["leading", "top", "trailing", "bottom"], in: "safe") + [
                constraint("box", "height", constant: 60, id: "h")
            ]).joined(separator: "\n"))
            </constraints>
            </view>
            """
        #expect(lines(try xib(bar)) == [])
        #expect(lines(try xib(bar), try devices("iphone-15")) == [])
    }

    /// A top-level view without an autoresizing mask is as large as its own constraints say.
    @Test func topLevelViewMaySizeItself() throws {
        let object = """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="button">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <constraints>
            \(constraint("button", "width", constant: 63, id: "w"))
            \(constraint("button", "height", constant: 34, id: "h"))
            </constraints>
            </view>
            """
        #expect(lines(try xib(object)) == [])
    }
}
