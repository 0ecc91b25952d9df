import Foundation
import InterfaceBuilder
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@testable import Audit

/// Each format, by the whole of what it writes.
@Suite struct ReportTests {
    private static let conflict = Finding(
        rule: .unsatisfiableConstraints, message: "width of label \"A & <B>\" = 400",
        location: Location(path: "App/Main.storyboard", position: SourcePosition(line: 20, column: 5)),
        ids: ["Abc-de-fgh"],
        related: [
            .init(
                message: "it contradicts, 100 % of the time: leading",
                location: Location(path: "App/Main.storyboard", position: SourcePosition(line: 35, column: 9)),
                ids: ["Rel-at-edd"])
        ], environments: ["iPhone SE in portrait", "iPad in portrait"], fix: "make it <= 353", amount: 47)
    private static let open = Finding(
        rule: .ambiguousLayout, message: "the width is ambiguous",
        location: Location(path: "App/Main.storyboard", position: SourcePosition(line: 40, column: 1)), ids: ["b"])
    private static let unreadable = Finding(
        rule: .unreadableDocument, message: "the file is empty", location: Location(path: "Broken ü.xib"))
    private static let unknown = Finding(
        rule: .unknownElement, message: "<x> is not known",
        location: Location(path: "Z.xib", position: SourcePosition(line: 1, column: 2)))

    private let report = CheckReport(
        version: "1.2.3", documents: ["App/Main.storyboard", "Broken ü.xib", "Clean.xib", "Z.xib"],
        findings: [conflict, open, unreadable, unknown])
    private let nothing = CheckReport(version: "1.2.3", documents: ["Clean.xib"], findings: [])

    private func text(_ format: ReportFormat, _ report: CheckReport? = nil) throws -> String {
        try format.reporter.text(for: report ?? self.report)
    }

    // MARK: Summary

    @Test func summaryCountsBySeverity() {
        #expect(report.summary == "2 errors, 1 warning, 1 note in 3 of 4 documents")
        #expect(nothing.summary == "nothing found in 1 document")
        let hidden = CheckReport(version: "", documents: ["a", "b"], findings: [], silenced: 2, known: 3)
        #expect(hidden.summary == "nothing found in 2 documents (3 in the baseline, 2 silenced)")
    }

    // MARK: Formats

    @Test func textHasALineForEachParty() throws {
        #expect(
            try text(.text) == """
                App/Main.storyboard:20:5: error: width of label "A & <B>" = 400; on iPhone SE and iPad in portrait \
                (unsatisfiable-constraints)
                App/Main.storyboard:35:9: note: it contradicts, 100 % of the time: leading (unsatisfiable-constraints)
                App/Main.storyboard:20:5: note: fix: make it <= 353 (unsatisfiable-constraints)
                App/Main.storyboard:40:1: warning: the width is ambiguous (ambiguous-layout)
                Broken ü.xib: error: the file is empty (unreadable-document)
                Z.xib:1:2: note: <x> is not known (unknown-element)

                """)
    }

    @Test func textOfATerminalIsWrappedAtSpaces() {
        let wrapped = TextReport(width: 40).text(for: Self.open)
        #expect(
            wrapped == """
                App/Main.storyboard:40:1: warning: the
                    width is ambiguous
                    (ambiguous-layout)

                """)
        let colored = TextReport(isColored: true, width: 40).text(for: Self.open)
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == wrapped)
    }

    @Test func githubAnnotatesLines() throws {
        #expect(
            try text(.github) == """
                ::error file=App/Main.storyboard,line=20,col=5,title=unsatisfiable-constraints::width of label "A & <B>" = \
                400; on iPhone SE and iPad in portrait%0Aline 35: it contradicts, 100 %25 of the time: leading%0Afix: make it <= 353
                ::warning file=App/Main.storyboard,line=40,col=1,title=ambiguous-layout::the width is ambiguous
                ::error file=Broken ü.xib,title=unreadable-document::the file is empty
                ::notice file=Z.xib,line=1,col=2,title=unknown-element::<x> is not known

                """)
        #expect(try text(.github, nothing) == "")
    }

    @Test func checkstyleHasAFileForEachDocument() throws {
        #expect(
            try text(.checkstyle) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <checkstyle version="4.3">
                <file name="App/Main.storyboard">
                <error line="20" column="5" severity="error" message="width of label &quot;A &amp; &lt;B&gt;&quot; = 400; on \
                iPhone SE and iPad in portrait" source="espalier.unsatisfiable-constraints"/>
                <error line="40" column="1" severity="warning" message="the width is ambiguous" \
                source="espalier.ambiguous-layout"/>
                </file>
                <file name="Broken ü.xib">
                <error severity="error" message="the file is empty" source="espalier.unreadable-document"/>
                </file>
                <file name="Clean.xib">
                </file>
                <file name="Z.xib">
                <error line="1" column="2" severity="info" message="&lt;x&gt; is not known" source="espalier.unknown-element"/>
                </file>
                </checkstyle>

                """)
        #expect(try Markup(try text(.checkstyle)).count("error") == 4)
    }

    @Test func junitHasASuiteForEachDocumentAndACaseForEachFinding() throws {
        #expect(
            try text(.junit) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="espalier check" tests="5" failures="2" errors="1">
                <testsuite name="App/Main.storyboard" tests="2" failures="2" errors="0" skipped="0">
                <testcase classname="App/Main.storyboard" name="unsatisfiable-constraints at 20:5"><failure type="error" \
                message="width of label &quot;A &amp; &lt;B&gt;&quot; = 400; on iPhone SE and iPad in \
                portrait">App/Main.storyboard:20:5: error: width of label &quot;A &amp; &lt;B&gt;&quot; = 400; on iPhone SE \
                and iPad in portrait (unsatisfiable-constraints)
                App/Main.storyboard:35:9: note: it contradicts, 100 % of the time: leading (unsatisfiable-constraints)
                App/Main.storyboard:20:5: note: fix: make it &lt;= 353 (unsatisfiable-constraints)</failure></testcase>
                <testcase classname="App/Main.storyboard" name="ambiguous-layout at 40:1"><failure type="warning" message="the \
                width is ambiguous">App/Main.storyboard:40:1: warning: the width is ambiguous \
                (ambiguous-layout)</failure></testcase>
                </testsuite>
                <testsuite name="Broken ü.xib" tests="1" failures="0" errors="1" skipped="0">
                <testcase classname="Broken ü.xib" name="unreadable-document"><error type="error" message="the file is \
                empty">Broken ü.xib: error: the file is empty (unreadable-document)</error></testcase>
                </testsuite>
                <testsuite name="Clean.xib" tests="1" failures="0" errors="0" skipped="0">
                <testcase classname="Clean.xib" name="layout"/>
                </testsuite>
                <testsuite name="Z.xib" tests="1" failures="0" errors="0" skipped="0">
                <testcase classname="Z.xib" name="unknown-element at 1:2"><system-out>Z.xib:1:2: note: &lt;x&gt; is not known \
                (unknown-element)</system-out></testcase>
                </testsuite>
                </testsuites>

                """)
        let markup = try Markup(try text(.junit))
        #expect(markup.count("testcase") == 5 && markup.count("failure") == 2 && markup.count("error") == 1)
    }

    @Test func gitlabHasAnIssueForEachFinding() throws {
        let issues = try #require(
            try JSONSerialization.jsonObject(with: Data(try text(.gitlab).utf8)) as? [[String: Any]])
        #expect(issues.map { $0["severity"] as? String } == ["critical", "minor", "critical", "info"])
        #expect(issues.map { $0["check_name"] as? String } == report.findings.map(\.rule.id))
        let lines = issues.map { (($0["location"] as? [String: Any])?["lines"] as? [String: Any])?["begin"] as? Int }
        #expect(lines == [20, 40, 1, 1])
        #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 4)
        #expect(try text(.gitlab, nothing) == "[\n\n]\n")
    }

    @Test func markdownListsDocuments() throws {
        #expect(
            try text(.markdown) == """
                ### espalier check: 2 errors, 1 warning, 1 note in 3 of 4 documents

                **App/Main.storyboard**

                - ❌ line 20: width of label "A &amp; &lt;B&gt;" = 400; on iPhone SE and iPad in portrait \
                (`unsatisfiable-constraints`)
                  - line 35: it contradicts, 100 % of the time: leading
                  - fix: make it &lt;= 353
                - ⚠️ line 40: the width is ambiguous (`ambiguous-layout`)

                **Broken ü.xib**

                - ❌ the file is empty (`unreadable-document`)

                **Z.xib**

                - ℹ️ line 1: &lt;x&gt; is not known (`unknown-element`)

                """)
    }

    @Test func markdownStaysShortEnoughForAComment() throws {
        let many = (1...2000).map { line in
            Finding(
                rule: .ambiguousLayout, message: "the width of a view that has a rather long name is ambiguous",
                location: Location(path: "A.xib", position: SourcePosition(line: line, column: 1)))
        }
        let text = try text(.markdown, CheckReport(version: "1", documents: ["A.xib"], findings: many))
        #expect(text.count < 65_536)
        let shown = text.split(separator: "\n").count { $0.hasPrefix("- ") }
        #expect(text.hasSuffix("… and \(2000 - shown) more. `espalier check` lists them all.\n"))
    }

    // MARK: SARIF

    private func run(of report: CheckReport) throws -> [String: Any] {
        let log = try JSONSerialization.jsonObject(with: Data(try text(.sarif, report).utf8)) as? [String: Any]
        #expect(log?["version"] as? String == "2.1.0")
        return try #require((log?["runs"] as? [[String: Any]])?.first)
    }

    /// What the specification requires, and what code scanning needs beyond that.
    @Test func sarifHasRulesResultsAndRelativePlaces() throws {
        let run = try run(of: report)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "espalier")
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == 4)
        #expect(results.map { $0["level"] as? String } == ["error", "warning", "error", "note"])
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
            #expect((result["message"] as? [String: Any])?["text"] is String)
            let locations = try #require(result["locations"] as? [[String: Any]])
            let physical = try #require(locations.first?["physicalLocation"] as? [String: Any])
            let artifact = try #require(physical["artifactLocation"] as? [String: Any])
            #expect(artifact["uriBaseId"] as? String == "%SRCROOT%")
            let uri = try #require(artifact["uri"] as? String)
            #expect(URL(string: uri)?.scheme == nil && !uri.hasPrefix("/"))
        }
        let broken = try #require(
            (results[2]["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
        #expect((broken["artifactLocation"] as? [String: Any])?["uri"] as? String == "Broken%20%C3%BC.xib")
        #expect(broken["region"] == nil)
        let related = try #require(results[0]["relatedLocations"] as? [[String: Any]])
        #expect(related.count == 1)
        let place = (related[0]["physicalLocation"] as? [String: Any])?["region"] as? [String: Int]
        #expect(place == ["startLine": 35, "startColumn": 9])
        for rule in rules {
            #expect((rule["shortDescription"] as? [String: Any])?["text"] is String)
            let level = (rule["defaultConfiguration"] as? [String: Any])?["level"] as? String
            #expect(["error", "warning", "note"].contains(level))
        }
    }

    /// The schema asks for unique items.
    @Test func sarifNamesAnObjectOnce() throws {
        var twice = report
        twice.findings[0].ids = ["a", "b", "a", "b\n", "b "]
        let results = try #require(try run(of: twice)["results"] as? [[String: Any]])
        let location = try #require((results[0]["locations"] as? [[String: Any]])?.first)
        let names = (location["logicalLocations"] as? [[String: Any]])?.compactMap { $0["name"] as? String }
        #expect(names?.count == Set(names ?? []).count && names?.prefix(2) == ["a", "b"], "\(names ?? [])")
    }

    private func fingerprints(_ report: CheckReport) throws -> [String] {
        let results = try #require(try run(of: report)["results"] as? [[String: Any]])
        return results.compactMap { ($0["partialFingerprints"] as? [String: String])?["espalierObjects/v1"] }
    }

    @Test func fingerprintsSurviveMovedLinesAndNewWords() throws {
        var moved = report
        for index in moved.findings.indices where !moved.findings[index].ids.isEmpty {
            moved.findings[index].location.position = SourcePosition(line: 999, column: 1)
            moved.findings[index].message += ", said otherwise"
        }
        #expect(try fingerprints(moved) == fingerprints(report))
        #expect(try Set(fingerprints(report)).count == 4)
    }

    @Test func fingerprintsAreTheSameInEveryFolder() throws {
        func fingerprint(_ folder: String) throws -> [String] {
            let finding = Finding(
                rule: .unusableFont, message: "a font may be in \(folder)/Brand.ttf, but it is empty",
                location: Location(path: "A.xib"))
            return try fingerprints(CheckReport(version: "1", documents: ["A.xib"], findings: [finding]))
        }
        #expect(try fingerprint("/home/me/app") == fingerprint("/builds/7/app"))
        #expect(try fingerprint("/a").count == 1)
    }

    /// Findings lie in files of translations, too: every format tells of them.
    @Test(arguments: ReportFormat.allCases) func findingsInOtherFilesAreTold(format: ReportFormat) throws {
        let finding = Finding(
            rule: .unusableTranslation, message: "a ; belongs here",
            location: Location(path: "de.lproj/Main.strings", position: SourcePosition(line: 2, column: 1)))
        let report = CheckReport(version: "1", documents: ["Base.lproj/Main.storyboard"], findings: [finding])
        #expect(report.summary == "1 warning in 1 of 2 files")
        #expect(try text(format, report).contains("a ; belongs here"))
    }

    @Test func findingsAboutOneObjectHaveFingerprintsOfTheirOwn() throws {
        let twice = CheckReport(version: "1", documents: ["A.xib"], findings: [Self.open, Self.open])
        let both = try fingerprints(twice)
        #expect(both[1] == both[0] + "-2")
    }

    @Test func pathsBecomeReferencesOfURIs() {
        #expect("a b/c#d.xib".uriPath == "a%20b/c%23d.xib")
        #expect("a:b.xib".uriPath == "./a:b.xib")
        #expect("50%.xib".uriPath == "50%25.xib")
    }

    // MARK: JSON

    @Test func jsonReadsBack() throws {
        let read = try JSONReport.report(merging: [("a.json", Data(try text(.json).utf8))])
        #expect(read.findings == report.findings.sortedByPlace())
        #expect(read.documents == report.documents)
        #expect(read.version == "1.2.3")
    }

    @Test func jsonHasTheDocumentedMembers() throws {
        let contents = try #require(
            try JSONSerialization.jsonObject(with: Data(try text(.json).utf8)) as? [String: Any])
        #expect(contents.keys.sorted() == ["documents", "findings", "summary", "tool", "version"])
        #expect(contents["version"] as? Int == 1)
        let summary = try #require(contents["summary"] as? [String: Int])
        #expect(summary == ["documents": 4, "errors": 2, "warnings": 1, "notes": 1, "silenced": 0, "known": 0])
        let finding = try #require((contents["findings"] as? [[String: Any]])?.first)
        #expect(finding["rule"] as? String == "unsatisfiable-constraints")
        #expect(finding["severity"] as? String == "error")
        #expect(finding["ids"] as? [String] == ["Abc-de-fgh"])
        #expect(finding["environments"] as? [String] == ["iPhone SE in portrait", "iPad in portrait"])
        let location = try #require(finding["location"] as? [String: Any])
        #expect(location["path"] as? String == "App/Main.storyboard")
        #expect(location["position"] as? [String: Int] == ["line": 20, "column": 5])
        #expect((finding["fingerprint"] as? String)?.count == 16)
    }

    @Test func reportsOfPartsMergeToTheWhole() throws {
        let parts = (0..<4).map { number in
            let documents = report.documents.enumerated().filter { $0.offset % 4 == number }.map(\.element)
            return CheckReport(
                version: report.version, documents: documents,
                findings: report.findings.filter { documents.contains($0.location.path) })
        }
        let merged = try JSONReport.report(
            merging: parts.reversed().map { ("part", Data(try text(.json, $0).utf8)) })
        for format in ReportFormat.allCases {
            #expect(try text(format, merged) == text(format, report.sorted()), "\(format)")
        }
    }

    @Test(arguments: [
        ("", "The given data was not valid JSON."),
        ("[]", "Expected to decode"),
        ("{\"version\": 2}", "it has version 2, and only 1 is known"),
        ("{\"version\": 1}", "tool is missing"),
    ])
    func whatIsNoReportIsAnError(_ text: String, _ reason: String) {
        let error = #expect(throws: ReportError.self) {
            try JSONReport.report(merging: [("a.json", Data(text.utf8))])
        }
        #expect(error?.description.hasPrefix("a.json: error: this is no report of `--format json`: ") == true)
        #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
    }

    @Test func unknownRulesOfOtherVersionsAreNamed() throws {
        let text = try text(.json).replacing("ambiguous-layout", with: "future-rule")
        let error = #expect(throws: ReportError.self) {
            try JSONReport.report(merging: [("a.json", Data(text.utf8))])
        }
        #expect(error?.reason == "findings[1].rule: there is no rule \"future-rule\"")
    }

    // MARK: HTML

    @Test func pageIsWellFormedAndAsksForNothingElse() throws {
        var report = report
        report.scenes = [
            ReportedScene(
                path: "App/Main.storyboard", name: "Login", environment: "iPad in portrait",
                size: CGSize(width: 100, height: 200), picture: Data([1, 2, 3]),
                frames: ["Abc-de-fgh": CGRect(x: 1, y: 2, width: 3, height: 4), "Rel-at-edd": .zero])
        ]
        let page = try text(.html, report)
        let markup = try Markup(page)
        #expect(markup.count("script") == 1 && markup.count("style") == 1 && markup.count("svg") == 1)
        #expect(markup.count("link") + markup.count("img") + markup.count("iframe") == 0)
        #expect(!page.contains("url(") && !page.contains("@import"))
        #expect(
            !page.replacing("http://www.w3.org/1999/xhtml", with: "").replacing("http://www.w3.org/2000/svg", with: "")
                .contains("http"))
        #expect(page.contains("<rect class=\"own\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"))
        #expect(page.contains("<rect class=\"other\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/>"))
    }

    @Test func pageWithoutFindingsSaysSo() throws {
        let page = try text(.html, nothing)
        _ = try Markup(page)
        #expect(page.contains("Nothing found."))
    }
}

/// The elements of an XML text, as a parser sees them.
private final class Markup: NSObject, XMLParserDelegate {
    private var names: [String] = []

    init(_ text: String) throws {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    }

    func count(_ name: String) -> Int { names.count { $0 == name } }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        names.append(elementName)
    }
}
