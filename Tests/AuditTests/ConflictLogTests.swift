import Testing

@testable import Audit

/// Apple's "Unable to simultaneously satisfy constraints." from a console, explained.
@Suite struct ConflictLogTests {
    private func log(_ members: [String], breaking broken: Int, prefix: String = "") -> String {
        let list = members.map { "    \"<\($0)>\"" }.joined(separator: ",\n")
        return """
            \(prefix)Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.
            \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation)
            (
            \(list)
            )

            Will attempt to recover by breaking constraint
            <\(members[broken])>

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.

            """
    }

    private func text(_ log: String) -> String {
        let log = ConflictLog(log, path: "console.log")
        return TextReport().text(for: log.findings)
            + log.problems.map { "\($0.location): \($0.message)\n" }.joined()
    }

    private let tooWide = [
        "NSLayoutConstraint:0x6000a0 H:|-(20)-[UILabel:0x7f80'Hello']   (active, names: '|':UIView:0x7f90 )",
        "NSLayoutConstraint:0x6000a1 H:[UILabel:0x7f80'Hello']-(20)-|   (active, names: '|':UIView:0x7f90 )",
        "NSLayoutConstraint:0x6000a2 UILabel:0x7f80'Hello'.width == 400   (active)",
        "NSLayoutConstraint:0x6000a3 'UIView-Encapsulated-Layout-Width' UIView:0x7f90.width == 375   (active)",
    ]

    @Test func aWidthThatDoesNotFitIsExplainedWithAmounts() {
        let expected = """
            console.log:7:6: error: UILabel "Hello" can't be 400 wide: the others make it 335 = 375 − 20 − 20 (unsatisfiable-constraints)
            console.log:5:6: note: it contradicts constraint: leading of UILabel "Hello" = leading of UIView 0x7f90 + 20 (unsatisfiable-constraints)
            console.log:6:6: note: it contradicts constraint: trailing of UIView 0x7f90 = trailing of UILabel "Hello" + 20 (unsatisfiable-constraints)
            console.log:8:6: note: it contradicts the size that the system gives for the moment: width of UIView 0x7f90 = 375 (unsatisfiable-constraints)
            console.log:7:6: note: fix: the system gives that size for the moment only: lower the priority of the constraint to 999 (line 7) (unsatisfiable-constraints)

            """
        #expect(text(log(tooWide, breaking: 2)) == expected)
        // Lines of Windows, and what Xcode puts before a line.
        let stamp = "2019-05-13 10:43:21.123456+0200 App[1234:56789] [LayoutConstraints] "
        #expect(
            text(
                log(tooWide, breaking: 2, prefix: stamp).split(separator: "\n", omittingEmptySubsequences: false)
                    .joined(separator: "\r\n"))
                == expected)
    }

    @Test func aConflictThatIsPrintedSeveralTimesIsOne() {
        let log = ConflictLog(log(tooWide, breaking: 2) + log(tooWide, breaking: 2), path: "console.log")
        #expect(log.findings.count == 1)
        #expect(log.findings[0].message.hasSuffix("; the log says so 2 times"))
    }

    /// What is written of two constraints and a size of the system is what is printed of a superview: it isn't placed by them.
    @Test func theMaskOfASuperviewIsNoMistake() {
        let members =
            tooWide.dropLast() + [
                "NSAutoresizingMaskLayoutConstraint:0x6001 h=-&- v=-&- UIView:0x7f90.width == 375   (active)"
            ]
        let log = ConflictLog(log(Array(members), breaking: 2), path: "console.log")
        #expect(log.findings[0].fix == "make it ≤ 400, or lower its priority to 999 (line 7)")
    }

    /// A view that was made in code keeps its mask unless code says otherwise.
    @Test func aForgottenMaskIsTheFix() {
        let log = ConflictLog(
            log(
                [
                    "NSAutoresizingMaskLayoutConstraint:0x6001 h=--& v=--& UIImageView:0x7f80.minY == 0   (active, names: '|':UIView:0x7f90 )",
                    "NSAutoresizingMaskLayoutConstraint:0x6002 h=--& v=--& UIImageView:0x7f80.height == 0   (active)",
                    "NSLayoutConstraint:0x6003 'UIView-topMargin-guide-constraint' V:|-(48)-[UILayoutGuide:0x7fa0'UIViewLayoutMarginsGuide']   (active, names: '|':UIView:0x7f90 )",
                    "NSLayoutConstraint:0x6004 'top' UIImageView:0x7f80.top == UILayoutGuide:0x7fa0'UIViewLayoutMarginsGuide'.top   (active)",
                ], breaking: 3), path: "console.log")
        #expect(log.problems.isEmpty)
        #expect(log.findings[0].amount == 48)
        #expect(
            log.findings[0].fix
                == "set translatesAutoresizingMaskIntoConstraints to false on UIImageView 0x7f80, if your constraints shall place it"
        )
    }

    @Test func whatStackViewsMakeIsFolded() {
        let log = ConflictLog(
            log(
                [
                    "NSLayoutConstraint:0x6001 'UISV-canvas-connection' UIStackView:0x7f80.leading == UILabel:0x7f81.leading   (active)",
                    "NSLayoutConstraint:0x6002 'UISV-spacing' H:[UILabel:0x7f81]-(8)-[UIButton:0x7f82]   (active)",
                    "NSLayoutConstraint:0x6003 'UISV-canvas-connection' H:[UIButton:0x7f82]-(0)-|   (active, names: '|':UIStackView:0x7f80 )",
                    "NSLayoutConstraint:0x6004 UILabel:0x7f81.width == 0.5*UIStackView:0x7f80.width   (active)",
                    "NSLayoutConstraint:0x6005 UIButton:0x7f82.width == 0.5*UIStackView:0x7f80.width   (active)",
                    "NSLayoutConstraint:0x6006 UIStackView:0x7f80.width >= 100   (active)",
                ], breaking: 4), path: "console.log")
        #expect(log.problems.isEmpty)
        #expect(log.findings[0].severity == .error && log.findings[0].amount == 8)
        #expect(log.findings[0].related.last?.message == "and 3 constraints that stack views make for their views")
    }

    /// All forms of one constraint.
    @Test(arguments: [
        ("NSLayoutConstraint:0x1 UIView:0x7f80.height == 10", "height of UIView 0x7f80 = 10"),
        (
            "SnapKit.LayoutConstraint:0x1@View.swift#42 UIView:0x7f80.left == UIView:0x7f81.left + 20.0",
            "left of UIView 0x7f80 = left of UIView 0x7f81 + 20"
        ),
        (
            "MASLayoutConstraint:0x1 UIView:0x7f80.width <= 0.5*UIView:0x7f81.height - 3   (inactive)",
            "width of UIView 0x7f80 ≤ 0.5 × height of UIView 0x7f81 − 3"
        ),
        (
            "NSLayoutConstraint:0x1 UILabel:0x7f80'It's'.firstBaseline == UILabel:0x7f81'B'.lastBaseline   (active)",
            "firstBaseline of UILabel \"It's\" = lastBaseline of UILabel \"B\""
        ),
        (
            "NSLayoutConstraint:0x1 V:|-(>=20@750)-[App.Card:0x7f80]   (Names: '|':UIView:0x7f81 )",
            "top of App.Card 0x7f80 ≥ top of UIView 0x7f81 + 20 at priority 750"
        ),
        ("NSLayoutConstraint:0x1 V:[UIView:0x7f80(<=44)]", "height of UIView 0x7f80 ≤ 44"),
        ("NSLayoutConstraint:0x1 H:[UIView:0x7f80(UIView:0x7f81)]", "width of UIView 0x7f80 = width of UIView 0x7f81"),
        (
            "NSLayoutConstraint:0x1 H:|-(NSSpace(20))-[UIView:0x7f80](LTR)   (active, names: '|':UIView:0x7f81 )",
            "left of UIView 0x7f80 = left of UIView 0x7f81 + 20"
        ),
        (
            "NSLayoutConstraint:0x1 H:[BackButton]-(6)-[UIView:0x7f80]   (active, names: BackButton:0x7f81 )",
            "leading of UIView 0x7f80 = trailing of BackButton 0x7f81 + 6"
        ),
        (
            "NSLayoutConstraint:0x1 UIView:0x7f80.leadingMargin == UIView:0x7f81.centerX priority:999",
            "leadingMargin of UIView 0x7f80 = centerX of UIView 0x7f81 at priority 999"
        ),
        ("NSLayoutConstraint UIView 'badge'.width == 10.0", "width of UIView \"badge\" = 10"),
        (
            "NSLayoutConstraint:0x1 UIView:0x7f80.height == 44@750   (active)",
            "height of UIView 0x7f80 = 44 at priority 750"
        ),
        ("NSLayoutConstraint:0x1 'wide' Title.width == 100 (active)", "width of Title = 100"),
        (
            "NSLayoutConstraint:0x1 UILabel:0x7f80'a.b == c'.width == UILabel:0x7f81'x <= y'.width   (active)",
            "width of UILabel \"a.b == c\" = width of UILabel \"x <= y\""
        ),
        ("NSLayoutConstraint:0x1 H:[Title]-(8)-[Value] (active)", "leading of Value = trailing of Title + 8"),
    ])
    func formsAreRead(text: String, words: String) throws {
        let constraint = try LoggedConstraint(text, at: .start)
        #expect(constraint.statements.map(\.words) == [words])
    }

    /// What tables, windows and measuring give a view is no constraint of a person.
    @Test(arguments: [
        "UIView-Encapsulated-Layout-Height", "NSView-Encapsulated-Layout-Width", "_UITemporaryLayoutWidth",
        "NSWindow-current-width",
    ])
    func sizesOfTheMomentAreKnown(name: String) throws {
        let text = "NSLayoutConstraint:0x1 '\(name)' UIView:0x7f80.width == 44   (active)"
        #expect(try LoggedConstraint(text, at: .start).maker == .encapsulatedSize)
    }

    @Test func linesThatSayNothingAreNamed() {
        let log = """
            Unable to simultaneously satisfy constraints.
            (
                "<NSLayoutConstraint:0x1 UIView:0x7f80.width == 10   (active)>",
                "<NSLayoutConstraint:0x2 UIView:0x7f80.wi
                "<NSLayoutConstraint:0x3 UIView:0x7f80.colour == 20   (active)>",
            """
        #expect(
            text(log).split(separator: "\n").suffix(2) == [
                "console.log:4:6: the line is cut: the constraint has no end",
                "console.log:5:6: the constraint isn't understood: no attribute in \"UIView:0x7f80.colour\"",
            ])
    }

    /// A log is text from outside: whatever is in it, it is read to its end.
    @Test func damagedLogsAreReadToTheirEnds() {
        var state: UInt64 = 7
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(truncatingIfNeeded: state >> 33) % bound
        }
        let whole = Array(log(tooWide, breaking: 2).unicodeScalars)
        let odd = Array("<>()[]|'\"\\:=-.*@0123456789eE+nanif\r\n\u{301}\u{1F600}".unicodeScalars)
        var findings = 0
        for _ in 0..<600 {
            var text = whole
            for _ in 0...next(6) {
                let place = next(text.count)
                switch next(4) {
                case 0: text.remove(at: place)
                case 1: text.insert(odd[next(odd.count)], at: place)
                case 2: text[place] = odd[next(odd.count)]
                default: text.removeSubrange(place..<min(place + next(40), text.count))
                }
            }
            let log = ConflictLog(String(String.UnicodeScalarView(text)), path: "console.log")
            #expect(log.findings.count <= 2)
            for finding in log.findings { #expect(finding.amount?.isFinite != false) }
            findings += log.findings.count
        }
        #expect(findings > 300)
    }

    @Test func aLogWithoutConflictsHasNone() {
        let log = ConflictLog("Hello\nWorld (\n", path: "console.log")
        #expect(log.findings.isEmpty && log.problems.isEmpty)
    }
}
