import InterfaceBuilder
import Testing
import UIKit

@testable import Audit

/// Rules about texts that lack room, by the whole text that a person reads.
@MainActor @Suite struct TextRuleTests {
    private static let sentence = "Terms and conditions apply to all orders"

    /// The width of a text in the system font of 17 points, as it is measured in a label that has all room.
    private func width(_ text: String) -> String {
        let label = UILabel()
        label.text = text
        return points(Double(label.textLayout(width: nil).width))
    }

    private func label(_ text: String, _ attributes: String = "", content: String = "") -> String {
        view("text", "label", attributes: "text=\"\(text)\" \(attributes)", content: content)
    }

    /// A label of a given size at 20, 100.
    private func document(_ label: String, width: Double, height: Double? = nil, extra: String = "") throws -> Document
    {
        let constraints = place("text", x: 20, y: 100, width: width, height: height ?? 0)
        return try storyboard(
            subviews: [label], constraints: height == nil ? Array(constraints.dropLast()) : constraints, extra: extra)
    }

    private func cut(_ words: String, rule: String = "truncated-text") -> [String] {
        [
            "Main.storyboard:10:1: warning: label \"\(Self.sentence)\" (text) \(words) (\(rule))"
        ]
    }

    // MARK: truncated-text

    @Test func lineLongerThanItsLabel() throws {
        #expect(
            try lines(document(label(Self.sentence), width: 90))
                == cut("has too little room: it needs \(width(Self.sentence)) points of width, has 90"))
    }

    @Test func lineLongerThanTheSmallPhoneHasRoom() throws {
        let document = try storyboard(
            subviews: [label(Self.sentence)],
            constraints: inset("text", ["leading", "trailing"], in: "root", by: 20)
                + inset("text", ["top"], in: "root", by: 90))
        #expect(lines(document) == [])
        #expect(
            try lines(document, devices("iphone-se-1", "iphone-15"))
                == cut(
                    "has too little room: it needs \(width(Self.sentence)) points of width, has 280; on iPhone SE (1st "
                        + "generation)"))
    }

    /// What the constraints leave open along the other axis changes nothing for a line.
    @Test func aLineIsTooLongWhereverItStands() throws {
        let constraints = place("text", x: 20, y: 100, width: 90, height: 0).filter { !$0.contains("top") }
        let found = try lines(storyboard(subviews: [label(Self.sentence)], constraints: Array(constraints.dropLast())))
        #expect(found.contains { $0.hasSuffix(", has 90 (truncated-text)") }, "\(found)")
        #expect(found.contains { $0.hasSuffix("(ambiguous-layout)") })
    }

    @Test func moreLinesThanThereMayBe() throws {
        #expect(
            try lines(document(label(Self.sentence, "numberOfLines=\"2\""), width: 100))
                == cut("has too little room: it needs 4 lines, has room for 2"))
    }

    @Test func moreLinesThanFit() throws {
        // A line is 20.3 points high.
        #expect(
            try lines(document(label(Self.sentence, "numberOfLines=\"0\""), width: 100, height: 45))
                == cut("has too little room: it needs 4 lines, has room for 2"))
    }

    private static let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"15\"/>"

    @Test func titleLongerThanItsButton() throws {
        let button = view(
            "text", "button", content: Self.font + "<state key=\"normal\" title=\"Continue without an account\"/>")
        let document = try storyboard(
            subviews: [button], constraints: place("text", x: 20, y: 100, width: 96, height: 44))
        let title = UILabel()
        title.font = .systemFont(ofSize: 15)
        title.text = "Continue without an account"
        #expect(
            lines(document) == [
                "Main.storyboard:10:1: warning: button \"Continue without an account\" (text) has too little room: it needs "
                    + "\(points(Double(title.textLayout(width: nil).width))) points of width, has 96 (truncated-text)"
            ])
    }

    @Test(arguments: [
        "numberOfLines=\"0\"", "adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"0.2\"", "minimumFontSize=\"4\"",
    ])
    func textThatWrapsOrShrinksFits(_ attributes: String) throws {
        #expect(try lines(document(label(Self.sentence, attributes), width: 90)) == [])
    }

    @Test(arguments: ["Label", "{Explanation of what happens}", "Lorem ipsum dolor sit amet", "0123456789012345"])
    func textThatStandsInForAnotherIsNotRead(_ text: String) throws {
        #expect(try lines(document(label(text), width: 20)) == [])
    }

    @Test(arguments: ["tag=\"7\"", "customClass=\"Localized\""])
    func textThatCodeMaySetIsNotRead(_ attributes: String) throws {
        #expect(try lines(document(label(Self.sentence, attributes), width: 90)) == [])
    }

    @Test func textWithAnOutletIsNotRead() throws {
        let owner =
            "<customObject id=\"owner\"><connections>"
            + "<outlet property=\"label\" destination=\"text\" id=\"o\"/></connections></customObject>"
        #expect(try lines(document(label(Self.sentence), width: 90, extra: owner)) == [])
    }

    private func segments(_ titles: [String], width: Double, extra: String = "") throws -> Document {
        let items = titles.map { "<segment title=\"\($0)\"/>" }.joined()
        return try storyboard(
            subviews: [view("text", "segmentedControl", content: "<segments>\(items)</segments>")],
            constraints: place("text", x: 20, y: 100, width: width, height: 32), extra: extra)
    }

    @Test(arguments: [60.0, 90, 120, 150, 170])
    func segmentWithALongTitle(_ width: Double) throws {
        let found = try lines(segments(["Day", "Every second week"], width: width))
        #expect(found.count == 1)
        let start =
            "Main.storyboard:10:1: warning: segmented control \"Day\" (text) has too little room: its segment \"Every second week\" "
            + "needs "
        #expect(found.first?.hasPrefix(start) == true, "\(found)")
        let has = points((width - 1) / 2)
        #expect(found.first?.hasSuffix(" points of width, has \(has) (truncated-text)") == true, "\(found)")
    }

    @Test func segmentsThatFit() throws {
        #expect(try lines(segments(["Day", "Every second week"], width: 340)) == [])
        #expect(try lines(segments(["Label", "1234567890123456789"], width: 60)) == [])
    }

    private func field(_ placeholder: String, _ attributes: String = "", width: Double) throws -> Document {
        try storyboard(
            subviews: [view("text", "textField", attributes: "placeholder=\"\(placeholder)\" \(attributes)")],
            constraints: place("text", x: 20, y: 100, width: width, height: 34))
    }

    @Test(arguments: [40.0, 60, 80, 100, 120])
    func placeholderLongerThanItsField(_ width: Double) throws {
        let found = try lines(field("as it stands in your passport", width: width))
        #expect(found.count == 1)
        #expect(
            found.first?.contains("has too little room: its placeholder needs ") == true
                && found.first?.hasSuffix(", has \(points(width)) (truncated-text)") == true, "\(found)")
    }

    @Test func placeholdersThatFitShrinkOrStandBehindAText() throws {
        #expect(try lines(field("as it stands in your passport", width: 300)) == [])
        #expect(try lines(field("as it stands in your passport", "text=\"C01X\"", width: 80)) == [])
        #expect(
            try lines(field("as it stands", "adjustsFontSizeToFit=\"YES\" minimumFontSize=\"5\"", width: 80)) == [])
    }

    /// The name of a typeface that only an app brings along says nothing about its letters.
    @Test func textOfAnUnknownTypefaceIsNotMeasured() throws {
        let font = "<fontDescription key=\"fontDescription\" name=\"Nobody-Knows\" family=\"Nobody\" pointSize=\"17\"/>"
        #expect(try lines(document(label(Self.sentence, content: font), width: 90)) == [])
    }

    /// UIKit lays out the labels of ready-made rows by what code sets and by the reader's text size.
    @Test func labelsOfReadyMadeRowsAreNotLookedAt() throws {
        let row = """
            <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="text" id="row">
            <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="row" id="content">
            <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
            <subviews><label text="\(Self.sentence), and to those that are taken back" id="text">
            <rect key="frame" x="16" y="0.0" width="361" height="44"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>
            </tableViewCellContentView>
            </tableViewCell>
            """
        let document = try xib(row)
        #expect(lines(document, at(.accessibilityExtraLarge, document)) == [])
    }

    /// A view that a xib shows in the size in which its author left it.
    @Test(arguments: [50.0, 320])
    func viewOfAnyWidthSaysNothingOfItsTexts(_ width: Double) throws {
        let found = try lines(
            xib(
                """
                <view contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="\(width)" height="60"/>
                <subviews>
                \(label(Self.sentence))
                </subviews>
                <constraints>
                \((inset("text", ["leading", "trailing"], in: "root", by: 100 * width / 320) + inset("text", ["top"], in: "root")).joined(separator: "\n"))
                </constraints>
                <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
                </view>
                """))
        // 320 points is what a phone has.
        #expect(found.count == (width == 320 ? 1 : 0), "\(found)")
    }

    // MARK: clipped-text

    @Test(arguments: [5.0, 8, 10, 12, 15])
    func lineHigherThanItsLabel(_ height: Double) throws {
        let label = UILabel()
        label.text = Self.sentence
        let needs = points(Double(label.textLayout(width: nil).height))
        #expect(
            try lines(document(self.label(Self.sentence), width: 360, height: height))
                == cut("is cut: it needs \(needs) points of height, has \(points(height))", rule: "clipped-text"))
    }

    @Test func textViewThatDoesNotScroll() throws {
        let document = try storyboard(
            subviews: [view("text", "textView", attributes: "scrollEnabled=\"NO\" text=\"\(Self.sentence)\"")],
            constraints: place("text", x: 20, y: 100, width: 100, height: 40))
        let found = lines(document)
        #expect(found.count == 1)
        #expect(found.first?.hasSuffix("points of height, has 40 (clipped-text)") == true, "\(found)")
    }

    @Test func linesHaveAirAboveAndBelow() throws {
        #expect(try lines(document(label(Self.sentence), width: 360, height: 18)) == [])
    }

    @Test func textViewThatScrollsIsNotCut() throws {
        let document = try storyboard(
            subviews: [view("text", "textView", attributes: "text=\"\(Self.sentence)\"")],
            constraints: place("text", x: 20, y: 100, width: 100, height: 40))
        #expect(lines(document) == [])
    }

    // MARK: fixed-height-text

    private static let body = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"

    private func at(_ size: UIContentSizeCategory, _ document: Document) -> [AuditedEnvironment] {
        [
            AuditedEnvironment(
                canvas: CanvasEnvironment(recordedIn: document), contentSizeCategory: size, title: "the recorded canvas"
            )
        ]
    }

    /// Heights that hold one line of the usual size, 22 points; at AX3 one needs 47.7.
    @Test(arguments: [22.0, 24, 28, 32, 36])
    func heightThatHoldsATextThatGrows(_ height: Double) throws {
        let document = try document(label("Hello", content: Self.body), width: 360, height: height)
        #expect(lines(document) == [])
        #expect(
            lines(document, at(.accessibilityExtraLarge, document)) == [
                "Main.storyboard:10:1: warning: label \"Hello\" (text) can't grow with the text size: it needs 47.73 points of "
                    + "height, has \(points(height)) (fixed-height-text)",
                "Main.storyboard:16:1: note: its height is held by constraint (text-h): height of label \"Hello\" (text) = "
                    + "\(points(height)) (fixed-height-text)",
                "Main.storyboard:10:1: note: fix: make that height a least height (≥), or delete it (fixed-height-text)",
            ])
    }

    @Test func leastHeightLetsTheTextGrow() throws {
        let document = try storyboard(
            subviews: [label("Hello", content: Self.body)],
            constraints: Array(place("text", x: 20, y: 100, width: 360, height: 22).dropLast()) + [
                constraint("text", "height", constant: 22, attributes: "relation=\"greaterThanOrEqual\"", id: "h")
            ])
        #expect(lines(document, at(.accessibilityExtraLarge, document)) == [])
    }

    @Test func fontThatKeepsItsSizeNeedsNoMore() throws {
        let document = try document(label("Hello"), width: 360, height: 22)
        #expect(lines(document, at(.accessibilityExtraLarge, document)) == [])
    }
}

/// Rules that a project asks for.
@MainActor @Suite struct OptInRuleTests {
    private func lines(_ document: Document, _ rule: Rule) -> [String] {
        let recorded = AuditedEnvironment(canvas: CanvasEnvironment(recordedIn: document), title: "the recorded canvas")
        let findings = LayoutCheck(of: document, in: [recorded], rules: [rule]).findings()
        return TextReport().text(for: findings).split(separator: "\n").map(String.init)
    }

    @Test func optInRulesAreOff() {
        let optIn = Rule.all.filter(\.isOptIn).map(\.id)
        #expect(optIn == ["no-constraints", "no-op-constraint", "small-target", "unlabelled-image-button"])
    }

    // MARK: small-target

    @Test(arguments: [(20.0, 20.0), (43, 44), (44, 30), (100, 40), (1, 60)])
    func smallButton(_ size: (width: Double, height: Double)) throws {
        let document = try storyboard(
            subviews: [view("go", "button", content: "<state key=\"normal\" title=\"Go\"/>")],
            constraints: place("go", x: 20, y: 100, width: size.width, height: size.height))
        #expect(
            lines(document, .smallTarget) == [
                "Main.storyboard:10:1: warning: button \"Go\" (go) is a small target: it is \(points(size.width)) × "
                    + "\(points(size.height)) points, and fingers need 44 × 44 (small-target)"
            ])
    }

    @Test(arguments: [("button", 44.0), ("label", 20), ("view", 10)])
    func largeButtonsAndOtherViewsAreNoSmallTargets(_ kind: String, _ side: Double) throws {
        let document = try storyboard(
            subviews: [view("go", kind, content: "<state key=\"normal\" title=\"Go\"/>")],
            constraints: place("go", x: 20, y: 100, width: side, height: side))
        #expect(lines(document, .smallTarget) == [])
    }

    // MARK: unlabelled-image-button

    @Test(arguments: ["bin", "heart", "icons/close", "menu", "arrow.left"])
    func pictureAlone(_ image: String) throws {
        let document = try storyboard(
            subviews: [view("go", "button", content: "<state key=\"normal\" image=\"\(image)\"/>")],
            constraints: place("go", x: 20, y: 100, width: 44, height: 44))
        #expect(
            lines(document, .unlabelledImageButton) == [
                "Main.storyboard:10:1: warning: button (go) shows only the picture \"\(image)\" and has no accessibility label "
                    + "(unlabelled-image-button)"
            ])
    }

    @Test(arguments: [
        "<state key=\"normal\" title=\"Delete\" image=\"bin\"/>",
        "<state key=\"normal\" image=\"trash\" catalog=\"system\"/>",
        "<accessibility key=\"accessibilityConfiguration\" label=\"Delete\"/><state key=\"normal\" image=\"bin\"/>",
        "<state key=\"normal\"/>", "<state key=\"normal\" title=\"Delete\"/>",
    ])
    func buttonWithWords(_ content: String) throws {
        let document = try storyboard(
            subviews: [view("go", "button", content: content)],
            constraints: place("go", x: 20, y: 100, width: 44, height: 44))
        #expect(lines(document, .unlabelledImageButton) == [])
    }

    // MARK: no-constraints

    private func free(_ id: String, _ attributes: String = "") -> String {
        "<view fixedFrame=\"YES\" \(attributes)translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\">"
            + "<rect key=\"frame\" x=\"20\" y=\"20\" width=\"50\" height=\"50\"/></view>"
    }

    @Test func viewsWithoutConstraints() throws {
        let keeps = "keeps its place on the canvas (no-constraints)"
        let keep = "keep their places on the canvas (no-constraints)"
        let start = "Main.storyboard:10:1: warning: view (a)"
        func found(_ subviews: String...) throws -> [String] {
            lines(try storyboard(subviews: subviews, constraints: []), .noConstraints)
        }
        #expect(try found(free("a")) == ["\(start) has no constraints and \(keeps)"])
        #expect(try found(free("a"), free("b")) == ["\(start) and view (b) have no constraints and \(keep)"])
        #expect(
            try found(free("a"), free("b"), free("c")) == ["\(start) and 2 other views have no constraints and \(keep)"]
        )
        #expect(try found(free("a", "hidden=\"YES\" ")) == [])
        #expect(
            try found(view("outer", content: "<subviews>\(free("a"))</subviews>")).map { $0.suffix(45) } == [
                "no constraints and \(keeps)".suffix(45)
            ])
        #expect(try found("<view id=\"a\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>") == [])
    }

    // MARK: no-op-constraint

    private func twice(_ first: String, _ second: String) throws -> [String] {
        lines(
            try storyboard(
                subviews: [view("box"), view("other")],
                constraints: place("box", x: 20, y: 100, width: 120, height: 60)
                    + place("other", x: 20, y: 300, width: 120, height: 60) + [first, second]), .noOpConstraint)
    }

    @Test(arguments: [
        ("width", "width", 0.0), ("height", "height", 0), ("leading", "leading", 0), ("centerX", "centerX", 0),
        ("top", "bottom", 140),
    ])
    func sameEquationTwice(_ attribute: String, _ other: String, _ constant: Double) throws {
        let line = { constraint("other", attribute, "box", other, constant: constant, id: $0) }
        let sum = constant == 0 ? "" : " + \(points(constant))"
        let equation = "\(attribute) of view (other) = \(other) of view (box)\(sum)"
        #expect(
            try twice(line("one"), line("two")) == [
                "Main.storyboard:23:1: note: constraint (two): \(equation) says what another constraint says already "
                    + "(no-op-constraint)",
                "Main.storyboard:22:1: note: the other is constraint (one): \(equation) (no-op-constraint)",
            ])
    }

    @Test func equationTurnedRound() throws {
        let found = try twice(
            constraint("other", "width", "box", "width", id: "one"),
            constraint("box", "width", "other", "width", id: "two"))
        #expect(found.count == 2)
        #expect(found.first?.hasPrefix("Main.storyboard:23:1: note: constraint (two)") == true)
    }

    @Test func otherConstantsAndOtherEdgesSayMore() throws {
        #expect(
            try twice(
                constraint("other", "width", "box", "width", constant: 3, id: "one"),
                constraint("box", "width", "other", "width", constant: 3, id: "two")) == [])
        #expect(
            try twice(
                constraint("other", "top", "box", "bottom", id: "one"),
                constraint("other", "bottom", "box", "top", id: "two")) == [])
    }
}
