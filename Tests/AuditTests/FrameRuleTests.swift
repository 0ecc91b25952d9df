import InterfaceBuilder
import Testing
import UIKit

@testable import Audit

/// Rules about frames, by the whole text that a person reads. The canvas is that of an iPhone 15, 393 × 852 points; the first
/// iPhone SE has 320 × 568.
@MainActor @Suite struct FrameRuleTests {
    // MARK: off-screen

    @Test func buttonBeyondTheRightEdge() throws {
        let document = try storyboard(
            subviews: [button("next")], constraints: place("next", x: 300, y: 100, width: 80, height: 44))
        #expect(
            try lines(document, devices("iphone-se-1")) == [
                "Main.storyboard:10:1: warning: button \"Go\" (next) stands beyond the edge of the screen: by 60 points at the "
                    + "right (off-screen)"
            ])
    }

    @Test func buttonBeyondTheBottom() throws {
        let document = try storyboard(
            subviews: [button("next")], constraints: place("next", x: 20, y: 600, width: 80, height: 40))
        #expect(
            try lines(document, devices("iphone-se-1")) == [
                "Main.storyboard:10:1: warning: button \"Go\" (next) stands beyond the edge of the screen: by 72 points at the "
                    + "bottom (off-screen)"
            ])
    }

    @Test func whatStandsInAViewBeyondTheEdgeIsOneFinding() throws {
        let inner = button("one") + button("two")
        let document = try storyboard(
            subviews: [view("row", content: "<subviews>\(inner)</subviews>")],
            constraints: place("row", x: 200, y: 100, width: 190, height: 44)
                + place("one", x: 270, y: 100, width: 60, height: 44)
                + place("two", x: 330, y: 100, width: 60, height: 44))
        #expect(
            try lines(document, devices("iphone-se-1"))
                == [
                    "Main.storyboard:10:1: warning: button \"Go\" (one) stands beyond the edge of the screen: most of all "
                        + "button \"Go\" (two), by 70 points at the right; 1 other view with it (off-screen)",
                    "Main.storyboard:10:1: note: it takes part: button \"Go\" (two) (off-screen)",
                ].map {
                    $0.replacing(
                        "Main.storyboard:10:1: warning", with: "Main.storyboard:10:\(column(of: "one", inner)): warning"
                    )
                    .replacing(
                        "Main.storyboard:10:1: note", with: "Main.storyboard:10:\(column(of: "two", inner)): note")
                })
    }

    @Test func ofSeveralDevicesTheWorstIsNamed() throws {
        let document = try storyboard(
            subviews: [button("next")], constraints: place("next", x: 310, y: 100, width: 80, height: 44))
        #expect(
            try lines(document, devices("iphone-se-1", "iphone-se", "ipad")) == [
                "Main.storyboard:10:1: warning: button \"Go\" (next) stands beyond the edge of the screen: by 70 points at the "
                    + "right; on iPhone SE (1st generation) and iPhone SE, worst iPhone SE (1st generation): 70 "
                    + "points (off-screen)"
            ])
    }

    @Test func viewWithoutConstraintsIsSaidToHaveNone() throws {
        let free = """
            <button fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="next">\
            <rect key="frame" x="300" y="100" width="80" height="44"/>\
            <color key="backgroundColor" white="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>\
            <state key="normal" title="Go"/></button>
            """
        let document = try storyboard(subviews: [free], constraints: [])
        #expect(
            try lines(document, devices("iphone-se-1")) == [
                "Main.storyboard:10:1: warning: button \"Go\" (next) stands beyond the edge of the screen: by 60 points at the "
                    + "right; it has no constraints (off-screen)"
            ])
    }

    @Test(arguments: ["hidden=\"YES\"", "alpha=\"0.0\""])
    func whatCannotBeSeenIsNotOffScreen(_ attributes: String) throws {
        let document = try storyboard(
            subviews: [button("next", attributes)], constraints: place("next", x: 300, y: 100, width: 80, height: 44))
        #expect(try lines(document, devices("iphone-se-1")) == [])
    }

    @Test func whatTheAuthorPutOutsideStaysThere() throws {
        let document = try storyboard(
            subviews: [button("next")], constraints: place("next", x: 380, y: 100, width: 80, height: 44))
        #expect(lines(document) == [])
        #expect(try lines(document, devices("iphone-se-1")) == [])
    }

    @Test func whatScrollsIsNotOffScreen() throws {
        let content =
            button("next") + "<constraints>" + inset("next", ["leading", "top"], in: "scroll", by: 300).joined()
            + constraint("scroll", "trailing", "next", "trailing", constant: 20, id: "t")
            + constraint("scroll", "bottom", "next", "bottom", constant: 20, id: "b")
            + constraint("next", "width", constant: 80, id: "w") + constraint("next", "height", constant: 40, id: "h")
            + "</constraints>"
        let scroll = view(
            "scroll", "scrollView",
            content: content.replacing("<constraints>", with: "</subviews><constraints>").replacing(
                "<button", with: "<subviews><button", maxReplacements: 1))
        let document = try storyboard(
            subviews: [scroll], constraints: inset("scroll", ["leading", "top", "trailing", "bottom"], in: "root"))
        #expect(try lines(document, devices("iphone-se-1")) == [])
    }

    @Test func pictureMayReachBeyondTheEdge() throws {
        let document = try storyboard(
            subviews: [view("picture", "imageView")],
            constraints: place("picture", x: 0, y: 0, width: 393, height: 852))
        #expect(try lines(document, devices("iphone-se-1")) == [])
    }

    // MARK: outside-parent

    private func card(_ content: String, _ constraints: [String], ground: String = Self.ground) throws -> Document {
        try storyboard(
            subviews: [view("card", content: "\n<subviews>\n\(content)\n</subviews>\(ground)")],
            constraints: inset("card", ["leading", "trailing"], in: "root", by: 20)
                + inset("card", ["top"], in: "root", by: 100) + inset("card", ["bottom"], in: "root", by: 400)
                + constraints)
    }

    private static let ground =
        "<color key=\"backgroundColor\" white=\"0.9\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"

    /// The card is 68 points high on the small phone.
    @Test func buttonOutOfItsCard() throws {
        let document = try card(button("go"), place("go", x: 40, y: 120, width: 80, height: 100))
        #expect(
            try lines(document, devices("iphone-se-1")) == [
                "Main.storyboard:10:1: warning: view (card) does not hold all of its content: button \"Go\" (go) stands out "
                    + "by 52 points at the bottom (outside-parent)",
                "Main.storyboard:12:1: note: it takes part: button \"Go\" (go) (outside-parent)",
            ])
    }

    @Test func allThatStandsOutOfOneViewIsOneFinding() throws {
        let document = try card(
            button("go") + "\n" + button("stop"),
            place("go", x: 40, y: 120, width: 80, height: 100) + place("stop", x: 140, y: 120, width: 80, height: 90))
        #expect(
            try lines(document, devices("iphone-se-1")) == [
                "Main.storyboard:10:1: warning: view (card) does not hold all of its content: button \"Go\" (go) stands out "
                    + "by 52 points at the bottom; 1 other view with it (outside-parent)",
                "Main.storyboard:12:1: note: it takes part: button \"Go\" (go) (outside-parent)",
                "Main.storyboard:13:1: note: it takes part: button \"Go\" (stop) (outside-parent)",
            ])
    }

    @Test func viewThatCutsItsContentShowsWhereItEnds() throws {
        let document = try storyboard(
            subviews: [
                view("card", attributes: "clipsSubviews=\"YES\"", content: "\n<subviews>\n\(button("go"))\n</subviews>")
            ],
            constraints: inset("card", ["leading", "trailing"], in: "root", by: 20)
                + inset("card", ["top"], in: "root", by: 100) + inset("card", ["bottom"], in: "root", by: 400)
                + place("go", x: 40, y: 130, width: 80, height: 50))
        #expect(
            try lines(document, devices("iphone-se-1")) == [
                "Main.storyboard:10:1: warning: view (card) does not hold all of its content: button \"Go\" (go) stands out "
                    + "by 12 points at the bottom (outside-parent)",
                "Main.storyboard:12:1: note: it takes part: button \"Go\" (go) (outside-parent)",
            ])
    }

    @Test func buttonBesideItsCard() throws {
        let document = try storyboard(
            subviews: [view("card", content: "\n<subviews>\n\(button("go"))\n</subviews>\(Self.ground)")],
            constraints: inset("card", ["leading", "trailing"], in: "root", by: 100)
                + inset("card", ["top"], in: "root", by: 100) + [constraint("card", "height", constant: 80, id: "ch")]
                + place("go", x: 110, y: 110, width: 150, height: 44))
        #expect(
            try lines(document, devices("iphone-se-1")) == [
                "Main.storyboard:10:1: warning: view (card) does not hold all of its content: button \"Go\" (go) stands out "
                    + "by 40 points at the right (outside-parent)",
                "Main.storyboard:12:1: note: it takes part: button \"Go\" (go) (outside-parent)",
            ])
    }

    @Test func rowOfATableShowsWhereItEnds() throws {
        let document = try xib(
            row(
                height: 60, subviews: [button("go")],
                constraints: inset("go", ["leading", "top"], in: "content", by: 8) + [
                    constraint("go", "height", constant: 40, id: "h"),
                    constraint("go", "width", "content", "height", id: "w").replacing(
                        "constant=\"0.0\"", with: "multiplier=\"2\" constant=\"0.0\""),
                ]))
        #expect(lines(document) == [])
    }

    @Test func viewWithoutAGroundShowsNoEnd() throws {
        let document = try card(button("go"), place("go", x: 40, y: 120, width: 80, height: 100), ground: "")
        #expect(try lines(document, devices("iphone-se-1")) == [])
    }

    @Test func whatFitsStandsInside() throws {
        let document = try card(button("go"), place("go", x: 40, y: 110, width: 80, height: 40))
        #expect(try lines(document, devices("iphone-se-1")) == [])
    }

    // MARK: overlap

    /// One view by the top, the other by the bottom; on the small phone they share 20 points.
    private func topAndBottom(_ first: String, _ second: String) throws -> Document {
        try storyboard(
            subviews: [first, second],
            constraints: place("first", x: 20, y: 100, width: 100, height: 40) + [
                constraint("second", "leading", "root", "leading", constant: 20, id: "second-x"),
                constraint("root", "bottom", "second", "bottom", constant: 408, id: "second-y"),
                constraint("second", "width", constant: 100, id: "second-w"),
                constraint("second", "height", constant: 40, id: "second-h"),
            ])
    }

    @Test(arguments: [("button", "button"), ("textField", "button"), ("textView", "textField")])
    func controlsOnEachOther(_ kinds: (String, String)) throws {
        let document = try topAndBottom(control("first", kinds.0), control("second", kinds.1))
        let names = [kinds.0, kinds.1].map {
            ["textField": "text field", "textView": "text view"][$0] ?? "button \"Go\""
        }
        #expect(
            try lines(document, devices("iphone-se-1")) == [
                "Main.storyboard:10:1: warning: \(names[0]) (first) overlaps another view: \(names[1]) "
                    + "(second) by 100 × 20 points (overlap)",
                "Main.storyboard:11:1: note: the other is \(names[1]) (second) (overlap)",
            ])
    }

    /// Each layout is told of the views that overlap there, and of no others.
    @Test func otherPairsOnOtherDevicesAreOtherFindings() throws {
        let document = try storyboard(
            subviews: [button("first"), button("low"), button("far")],
            constraints: place("first", x: 20, y: 300, width: 100, height: 40) + [
                constraint("low", "leading", "root", "leading", constant: 20, id: "low-x"),
                constraint("root", "bottom", "low", "bottom", constant: 40, id: "low-y"),
                constraint("low", "width", constant: 100, id: "low-w"),
                constraint("low", "height", constant: 40, id: "low-h"),
                constraint("far", "leading", "root", "leading", constant: 20, id: "far-x"),
                constraint("root", "bottom", "far", "bottom", constant: 240, id: "far-y"),
                constraint("far", "width", constant: 100, id: "far-w"),
                constraint("far", "height", constant: 40, id: "far-h"),
            ])
        let environments =
            try devices("iphone-se-1") + [
                AuditedEnvironment(
                    canvas: CanvasEnvironment(device: try #require(Device.named("iphone-15")), isLandscape: true),
                    title: "sideways")
            ]
        let found = lines(document, environments).filter { $0.contains("warning") }
        #expect(
            found == [
                "Main.storyboard:10:1: warning: button \"Go\" (first) overlaps another view: button \"Go\" (far) by "
                    + "100 × 28 points; on iPhone SE (1st generation) (overlap)",
                "Main.storyboard:10:1: warning: button \"Go\" (first) overlaps another view: button \"Go\" (low) by "
                    + "100 × 27 points; on sideways (overlap)",
            ])
    }

    /// What a container view shows is part of the screen: it is compared with its own scene as designed.
    @Test func embeddedScenesAreLookedAt() throws {
        let embedded = """
            </objects></scene><scene sceneID="inner"><objects><viewController id="shown" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="inside"><rect key="frame" x="0.0" y="0.0" width="393" height="100"/>
            <subviews>\(button("next"))</subviews><constraints>
            \(constraint("next", "leading", "inside", "leading", constant: 300, id: "next-x"))
            \(constraint("next", "top", "inside", "top", constant: 8, id: "next-y"))
            \(constraint("next", "width", constant: 80, id: "next-w"))
            \(constraint("next", "height", constant: 44, id: "next-h"))
            </constraints></view></viewController>
            """
        let document = try storyboard(
            subviews: [
                view(
                    "holder", "containerView",
                    content: "<connections><segue destination=\"shown\" kind=\"embed\" id=\"show\"/></connections>")
            ],
            constraints: inset("holder", ["leading", "trailing"], in: "root") + [
                constraint("holder", "top", "root", "top", constant: 100, id: "holder-y"),
                constraint("holder", "height", constant: 100, id: "holder-h"),
            ], extra: embedded)
        #expect(lines(document) == [])
        let found = try lines(document, devices("iphone-se-1"))
        #expect(
            found.count == 1 && found[0].contains("(next) stands beyond the edge of the screen: by 60 points"),
            "\(found)")
    }

    @Test func overlapsOfOneViewAreOneFinding() throws {
        let document = try storyboard(
            subviews: [button("first"), button("second"), button("third")],
            constraints: place("first", x: 20, y: 100, width: 200, height: 40) + [
                constraint("second", "leading", "root", "leading", constant: 20, id: "second-x"),
                constraint("root", "bottom", "second", "bottom", constant: 408, id: "second-y"),
                constraint("second", "width", constant: 80, id: "second-w"),
                constraint("second", "height", constant: 40, id: "second-h"),
                constraint("third", "leading", "root", "leading", constant: 120, id: "third-x"),
                constraint("root", "bottom", "third", "bottom", constant: 408, id: "third-y"),
                constraint("third", "width", constant: 60, id: "third-w"),
                constraint("third", "height", constant: 40, id: "third-h"),
            ])
        #expect(
            try lines(document, devices("iphone-se-1")) == [
                "Main.storyboard:10:1: warning: button \"Go\" (first) overlaps another view: button \"Go\" (second) "
                    + "by 80 × 20 points, and 1 more (overlap)",
                "Main.storyboard:11:1: note: the other is button \"Go\" (second) (overlap)",
            ])
    }

    @Test func labelsShareOnlyTheirText() throws {
        // Two texts in wide labels: one at the left, one at the right.
        let document = try topAndBottom(
            view("first", "label", attributes: "text=\"A\""),
            view("second", "label", attributes: "text=\"B\" textAlignment=\"right\""))
        #expect(try lines(document, devices("iphone-se-1")) == [])
    }

    @Test func whatOverlapsAsDesignedIsNoFinding() throws {
        let document = try storyboard(
            subviews: [button("first"), button("second")],
            constraints: place("first", x: 20, y: 100, width: 100, height: 40)
                + place("second", x: 60, y: 110, width: 100, height: 40))
        #expect(lines(document) == [])
        #expect(try lines(document, devices("iphone-se-1")) == [])
    }

    @Test func hiddenViewsCoverNothing() throws {
        let document = try topAndBottom(button("first"), button("second", "hidden=\"YES\""))
        #expect(try lines(document, devices("iphone-se-1")) == [])
    }

    // MARK: zero-size

    /// A control between the top and the bottom: 284 points high on the canvas, none on the small phone.
    private func squeezed(_ control: String) throws -> Document {
        try storyboard(
            subviews: [control],
            constraints: [
                constraint("go", "leading", "root", "leading", constant: 20, id: "x"),
                constraint("go", "width", constant: 100, id: "w"),
                constraint("go", "top", "root", "top", constant: 540, id: "t"),
                constraint("root", "bottom", "go", "bottom", constant: 28, id: "b"),
            ])
    }

    @Test(arguments: ["button", "textField", "textView"])
    func controlWithoutHeight(_ kind: String) throws {
        let name =
            switch kind {
            case "button": "button \"Go\""
            case "textField": "text field"
            default: "text view"
            }
        #expect(
            try lines(squeezed(control("go", kind)), devices("iphone-se-1")).contains(
                "Main.storyboard:10:1: warning: \(name) (go) has no height: it is 0 points high, 284 as designed (zero-size)"
            ))
    }

    @Test func labelWithoutWidth() throws {
        let document = try storyboard(
            subviews: [view("go", "label", attributes: "text=\"Hello there\"")],
            constraints: [
                constraint("go", "top", "root", "top", constant: 100, id: "t"),
                constraint("go", "leading", "root", "leading", constant: 280, id: "x"),
                constraint("root", "trailing", "go", "trailing", constant: 40, id: "w"),
            ])
        #expect(
            try lines(document, devices("iphone-se-1")) == [
                "Main.storyboard:10:1: warning: label \"Hello there\" (go) has no width: it is 0 points wide, 73 as designed "
                    + "(zero-size)"
            ])
    }

    @Test(arguments: ["view", "imageView", "label"])
    func spacersMayBeEmpty(_ kind: String) throws {
        #expect(try lines(squeezed(view("go", kind)), devices("iphone-se-1")) == [])
    }

    @Test func whatHasItsSizeIsNoFinding() throws {
        #expect(try lines(squeezed(button("go")), devices("iphone-15")) == [])
    }

    // MARK: misplaced

    @Test(arguments: [(60.0, 80.0, 40.0), (20, 100, 20), (25, 80, 5)])
    func recordedFrameThatIsNotTheLayouts(_ recorded: (x: Double, y: Double, distance: Double)) throws {
        let document = try storyboard(
            subviews: [misplaced("box", x: recorded.x, y: recorded.y, width: 200)],
            constraints: place("box", x: 20, y: 80, width: 200, height: 40))
        let (x, y) = (points(recorded.x), points(recorded.y))
        let line =
            "Main.storyboard:10:1: note: view (box) is misplaced: the document has it at x \(x), y \(y), 200 × 40, the "
            + "constraints put it at x 20, y 80, 200 × 40 (misplaced)"
        #expect(lines(document) == [line])
        // It is about the canvas, on whatever device the rest is looked at.
        #expect(try lines(document, devices("iphone-se-1")) == [line])
    }

    @Test func recordedSizeThatIsNotTheLayouts() throws {
        let document = try storyboard(
            subviews: [misplaced("box", x: 20, y: 80, width: 150)],
            constraints: place("box", x: 20, y: 80, width: 200, height: 40))
        #expect(
            lines(document) == [
                "Main.storyboard:10:1: note: view (box) is misplaced: the document has it at x 20, y 80, 150 × 40, the "
                    + "constraints put it at x 20, y 80, 200 × 40 (misplaced)"
            ])
    }

    @Test func markThatNoLongerHoldsIsNoFinding() throws {
        let document = try storyboard(
            subviews: [misplaced("box", x: 20, y: 80, width: 200)],
            constraints: place("box", x: 20, y: 80, width: 200, height: 40))
        #expect(lines(document) == [])
    }

    private func misplaced(_ id: String, x: Double, y: Double, width: Double) -> String {
        view(
            id, attributes: "misplaced=\"YES\"",
            content: "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"40\"/>")
    }

    // MARK: Parts

    private func button(_ id: String, _ attributes: String = "") -> String {
        view(id, "button", attributes: attributes, content: Self.ground + "<state key=\"normal\" title=\"Go\"/>")
    }

    private func control(_ id: String, _ kind: String) -> String { kind == "button" ? button(id) : view(id, kind) }

    /// Where a view's tag stands on the line of the row that it is in.
    private func column(of id: String, _ inner: String) -> Int {
        let row = view("row", content: "<subviews>\(inner)</subviews>")
        let place = row.range(of: "id=\"\(id)\"")!.lowerBound
        return row[..<place].range(of: "<button", options: .backwards)!.lowerBound.utf16Offset(in: row) + 1
    }
}
