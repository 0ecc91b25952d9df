import InterfaceBuilder
import Testing

@testable import Audit

/// `path:line:column: severity: message (rule)`.
@Suite struct TextReportTests {
    private let finding = Finding(
        rule: .ambiguousLayout, message: "it moves",
        location: Location(path: "a.xib", position: SourcePosition(line: 3, column: 7)))

    @Test func lineHasPlaceSeverityMessageAndRule() {
        #expect(TextReport().text(for: finding) == "a.xib:3:7: warning: it moves (ambiguous-layout)\n")
    }

    @Test func relatedPlacesFollowAsNotes() {
        var finding = finding
        finding.related = [
            Finding.Related(
                message: "by this", location: Location(path: "a.xib", position: SourcePosition(line: 9, column: 1)))
        ]
        #expect(
            TextReport().text(for: finding) == """
                a.xib:3:7: warning: it moves (ambiguous-layout)
                a.xib:9:1: note: by this (ambiguous-layout)

                """)
    }

    @Test func fixFollowsTheOtherPlaces() {
        var finding = finding
        finding.fix = "lower it"
        #expect(
            TextReport().text(for: finding) == """
                a.xib:3:7: warning: it moves (ambiguous-layout)
                a.xib:3:7: note: fix: lower it (ambiguous-layout)

                """)
    }

    @Test func fileWithoutAPositionHasNone() {
        let finding = Finding(DocumentError(path: "b.xib", problem: .missing))
        #expect(
            TextReport().text(for: finding)
                == "b.xib: error: there is no such file; check the path (unreadable-document)\n")
    }

    @Test(arguments: [
        (["iPad"], "iPad"), (["iPhone 15", "iPad"], "iPhone 15 and iPad"),
        (["iPhone 15 in portrait", "iPad in portrait"], "iPhone 15 and iPad in portrait"),
        (["iPhone 15 in portrait", "iPad in landscape"], "iPhone 15 in portrait and iPad in landscape"),
        (
            ["iPhone 8", "iPhone 15", "iPad"].map { $0 + " in portrait, text size ax3" },
            "iPhone 8, iPhone 15 and iPad in portrait, text size ax3"
        ),
        (
            ["iPhone 15 in portrait, in de", "iPhone 15 in landscape, in de", "iPad in portrait"],
            "iPhone 15 in portrait, in de; iPhone 15 in landscape, in de; and iPad in portrait"
        ),
    ])
    func environmentsAreNamed(_ titles: [String], _ words: String) {
        var finding = finding
        finding.environments = titles
        #expect(
            TextReport().text(for: finding) == "a.xib:3:7: warning: it moves; on \(words) (ambiguous-layout)\n")
    }

    /// Names from a file can neither break a line nor steer a terminal.
    @Test func controlCharactersAreWrittenOut() {
        var finding = finding
        finding.message = "a\nb\u{1B}[31m\u{2028}"
        #expect(
            TextReport().text(for: finding)
                == "a.xib:3:7: warning: a\\nb\\u{1B}[31m\\u{2028} (ambiguous-layout)\n")
    }

    @Test func coloursAreOnlyUsedWhenAskedFor() {
        #expect(!TextReport().text(for: finding).contains("\u{1B}"))
        #expect(TextReport(isColored: true).text(for: finding).contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
    }

    @Test func worseComesFirstAtOnePlace() {
        let note = Finding(rule: .unknownElement, message: "n", location: finding.location)
        let error = Finding(rule: .invalidConstraint, message: "e", location: finding.location)
        let earlier = Finding(
            rule: .unknownElement, message: "x",
            location: Location(path: "a.xib", position: SourcePosition(line: 3, column: 6)))
        #expect([note, finding, error, earlier].sortedByPlace() == [earlier, error, finding, note])
    }
}
