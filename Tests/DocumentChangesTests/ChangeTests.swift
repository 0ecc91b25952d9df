import DocumentChanges
import Foundation
import InterfaceBuilder
import Testing

/// Differences in the words that people use.
@Suite struct ChangeTests {
    private func difference(_ old: String, _ new: String) throws -> DocumentDifference {
        try DocumentDifference(old: Data(old.utf8), new: Data(new.utf8), path: "Login.storyboard")
    }

    private func sentences(_ old: String, _ new: String) throws -> [String] {
        try difference(old, new).changes.map(\.sentence)
    }

    private let outlet = "<outlet property=\"titleLabel\" destination=\"title\" id=\"outlet\"/>"

    private func document(_ subviews: [String], _ constraints: [String] = []) -> String {
        storyboard(subviews: subviews, constraints: constraints, connections: [outlet])
    }

    @Test func constantsBelongToTheViewThatTheyPlace() throws {
        let title = label("title", "Log in")
        let old = document([title], [pin("a", "title", "leading", "16"), pin("b", "title", "top", "8", to: "safe")])
        let new = old.replacing("constant=\"16\"", with: "constant=\"24\"").replacing(
            "constant=\"8\"", with: "constant=\"12\"")
        #expect(
            try sentences(old, new) == ["*titleLabel* in Login: leading 16 → 24, top to the safe area 8 → 12"])
    }

    @Test func constraintsBetweenSistersNameTheOther() throws {
        let views = [label("title", "Log in"), label("hint", "Hint")]
        let below =
            "<constraint firstItem=\"hint\" firstAttribute=\"top\" secondItem=\"title\" secondAttribute=\"bottom\" constant=\"8\" id=\"c\"/>"
        let width =
            "<constraint firstAttribute=\"width\" relation=\"greaterThanOrEqual\" constant=\"40\" priority=\"750\" id=\"w\"/>"
        let old = document(
            [views[0], view("hint", "label", "text=\"Hint\"", inside: "<constraints>\(width)</constraints>")], [below])
        let new = old.replacing("constant=\"8\"", with: "constant=\"20\"").replacing(
            "priority=\"750\"", with: "priority=\"999\"")
        #expect(
            try sentences(old, new) == [
                "label \"Hint\" in Login: width ≥ 40 at 750 → ≥ 40 at 999, top to *titleLabel*'s bottom 8 → 20"
            ]
                || sentences(old, new) == [
                    "label \"Hint\" in Login: top to *titleLabel*'s bottom 8 → 20, width ≥ 40 at 750 → ≥ 40 at 999"
                ])
    }

    @Test func textsFontsAndColours() throws {
        func title(_ attributes: String, _ inside: String) -> String {
            view("title", "label", attributes, inside: inside)
        }
        let old = document([
            title(
                "text=\"Log in\" hidden=\"YES\"",
                "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/><nil key=\"textColor\"/>")
        ])
        let new = document([
            title(
                "",
                "<string key=\"text\">Sign in\nnow</string>"
                    + "<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"20\"/>"
                    + "<color key=\"textColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"0.5\"/>")
        ])
        #expect(
            try sentences(old, new) == [
                "*titleLabel* in Login: font system 17 → bold system 20, hidden yes → default, "
                    + "text \"Log in\" → \"Sign in now\", text color none → #FF0000 at 50 %"
            ])
    }

    @Test func whatCameTellsItsConstraintsWithIt() throws {
        let title = label("title", "Log in")
        let old = document([title])
        let new = document(
            [title, label("hint", "Hint")], [pin("a", "hint", "leading", "16"), pin("b", "hint", "top", "8")])
        #expect(try sentences(old, new) == ["added label \"Hint\" to *Login*, with 2 constraints"])
        #expect(try sentences(new, old) == ["removed label \"Hint\" from *Login*, with 2 constraints"])
    }

    @Test func constraintsThatCameAndWent() throws {
        let title = label("title", "Log in")
        let (old, new) = (
            document([title], [pin("a", "title", "leading", "16")]), document([title], [pin("b", "title", "top", "8")])
        )
        #expect(
            try Set(sentences(old, new)) == [
                "removed constraint of *titleLabel* in Login: leading 16",
                "added constraint of *titleLabel* in Login: top 8",
            ])
    }

    @Test func objectsThatMoved() throws {
        let save = view("save", "button", "userLabel=\"Save\"")
        func rows(_ holder: String) -> [String] {
            ["Row", "Footer"].map { name in
                view(
                    name, "view", "userLabel=\"\(name)\"",
                    inside: name == holder ? "<subviews>\(save)</subviews>" : "<subviews/>")
            }
        }
        #expect(
            try sentences(document(rows("Row")), document(rows("Footer"))) == [
                "moved *Save* from *Row* to *Footer* in Login"
            ])
    }

    @Test func orderOfViewsMeansSomething() throws {
        let labels = ["one", "two", "three"].map { label($0, $0) }
        #expect(
            try sentences(document(labels), document([labels[2], labels[0], labels[1]])) == [
                "moved label \"three\" to the front in *Login*"
            ] || sentences(document(labels), document([labels[2], labels[0], labels[1]])).count == 1)
    }

    @Test func connections() throws {
        let title = label("title", "Log in")
        let old = storyboard(subviews: [title])
        #expect(try sentences(old, document([title])) == ["added outlet titleLabel of *Login* to *titleLabel*"])
    }

    @Test func sizeClassesAreNamed() throws {
        let title = label("title", "Log in")
        let plain = pin("a", "title", "leading", "16")
        let varied =
            plain.dropLast(2) + "><variation key=\"heightClass=compact\" constant=\"8\"/></constraint>"
        #expect(
            try sentences(document([title], [plain]), document([title], [String(varied)])) == [
                "*titleLabel* in Login: leading, constant in compact height default → 8"
            ])
    }

    /// `include` installs an object in a size class, `exclude` leaves it out.
    @Test func whatAVariationInstallsIsAChange() throws {
        let title = label("title", "Log in")
        let pins = [pin("a", "title", "leading", "16"), pin("b", "title", "top", "16")]
        func document(_ first: String) -> String {
            let mask = "<mask key=\"constraints\"><\(first) reference=\"a\"/><exclude reference=\"b\"/></mask>"
            return storyboard(subviews: [title], constraints: pins).replacing(
                "                    </view>\n",
                with: "<variation key=\"heightClass=compact\">\(mask)</variation>\n                    </view>\n")
        }
        let found = try sentences(document("exclude"), document("include"))
        #expect(found.count == 1)
        #expect(found[0].contains("in compact height leaves out "))
        #expect(found[0].contains(" → installs ") && found[0].contains("; leaves out "))
    }

    @Test func aButtonIsCalledByWhatItShows() throws {
        func button(_ title: String) -> String {
            view(
                "b", "button", "",
                inside: "<state key=\"normal\" title=\"Button\"/>"
                    + "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"\(title)\"/>")
        }
        #expect(
            try sentences(storyboard(subviews: [button("Go")]), storyboard(subviews: [button("Start")])) == [
                "button \"Go\" in Login: configuration title \"Go\" → \"Start\""
            ])
    }

    // MARK: Noise

    @Test func whatXcodeWritesOnItsOwnAccountIsNoise() throws {
        let frame = "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"30\" height=\"20\"/>"
        let old = document([view("title", "label", "text=\"A\"", inside: frame)])
        let new = storyboard(
            subviews: [
                view(
                    "title", "label", "text=\"A\" misplaced=\"YES\"", inside: frame.replacing("\"30\"", with: "\"31\""))
            ],
            connections: [outlet], resources: ["<systemColor name=\"labelColor\"/>"], tools: "23094",
            device: "retina6_1", frame: "width=\"414\" height=\"896\"")
        let found = try difference(old, new)
        #expect(found.verdict == .noise)
        #expect(found.changes.isEmpty)
        #expect(
            found.noise == [
                "the Xcode it was saved with", "the canvas' device", "2 recorded frames",
                "marks of misplaced or ambiguous views", "recorded resources",
            ])
    }

    @Test func newIdsAreNoise() throws {
        let old = document([label("title", "Log in")], [pin("a", "title", "leading", "16")])
        let found = try difference(old, old.replacing("\"title\"", with: "\"other\"").replacing("\"a\"", with: "\"b\""))
        #expect(found.verdict == .noise)
        #expect(found.noise == ["2 ids of objects"])
    }

    @Test func orderWithoutMeaningIsNoise() throws {
        let pins = [pin("a", "title", "leading", "16"), pin("b", "title", "top", "8")]
        let title = label("title", "Log in")
        let found = try difference(document([title], pins), document([title], pins.reversed()))
        #expect(found.verdict == .noise)
        #expect(found.noise == ["order of what has none"])
        let spaced = document([title]).replacing("        <!--Login-->\n", with: "")
        #expect(try difference(document([title]), spaced).noise == ["formatting"])
    }

    @Test func equalVersionsAreTheSame() throws {
        let text = document([label("title", "Log in")])
        #expect(try difference(text, text).verdict == .same)
    }

    // MARK: Frames

    @MainActor @Test func viewsThatMoveTogetherAreToldTogether() throws {
        let views = ["title", "one", "two"].map { label($0, $0) }
        func stacked(_ constant: Int) -> String {
            document(
                views,
                [pin("a", "title", "top", "\(constant)", to: "safe"), pin("b", "title", "leading", "16")]
                    + [("one", "title"), ("two", "one")].flatMap { view, above in
                        [
                            "<constraint firstItem=\"\(view)\" firstAttribute=\"top\" secondItem=\"\(above)\" secondAttribute=\"bottom\" constant=\"8\" id=\"\(view)-y\"/>",
                            pin("\(view)-x", view, "leading", "16"),
                        ]
                    })
        }
        func parsed(_ text: String) throws -> InterfaceBuilder.Document {
            try InterfaceBuilder.Document(data: Data(text.utf8), path: "Login.storyboard")
        }
        let phone = try #require(Device.named("iphone-15")), pad = try #require(Device.named("ipad"))
        let changes = FrameChanges(
            from: try parsed(stacked(16)), to: try parsed(stacked(24)),
            in: [phone, pad].map { device in
                { _ in .init(canvas: CanvasEnvironment(device: device), title: device.title) }
            })
        #expect(
            changes.moves().map(\.sentence) == ["*titleLabel* in Login and 2 other views: 8 pt down on both devices"])
    }

    @Test func outlineLeavesNoiseOut() throws {
        let old = document([label("title", "Log in")], [pin("a", "title", "leading", "16")])
        let new = old.replacing("22505", with: "23094").replacing("\"a\"", with: "\"b\"")
        let outlines = try [old, new].map { try DocumentOutline(data: Data($0.utf8), path: "Login.storyboard").text }
        #expect(outlines[0] == outlines[1])
        #expect(outlines[0].contains("constraint: *titleLabel* leading = 16\n"))
        #expect(outlines[0].contains("text: \"Log in\"\n"))
    }
}
