import Audit
import Foundation
import InterfaceBuilder
import Testing

@testable import Project

/// A baseline knows findings by what they are about, however their lines move.
@Suite struct BaselineTests {
    private func finding(_ id: String, line: Int, _ message: String = "m", path: String = "A.xib") -> Finding {
        Finding(
            rule: .ambiguousLayout, message: message,
            location: Location(path: path, position: SourcePosition(line: line, column: 1)), ids: [id])
    }

    private func report(_ findings: Finding...) -> CheckReport {
        CheckReport(version: "1", documents: ["A.xib"], findings: findings)
    }

    private func filtered(_ now: CheckReport, by before: CheckReport) throws -> CheckReport {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Baseline(of: before).write(to: path)
        return try Baseline(contentsOf: path).filter(now) { $0 }
    }

    @Test func knownFindingsAreLeftOutWhereverTheyStand() throws {
        let left = try filtered(
            report(finding("a", line: 9, "other words"), finding("b", line: 3)), by: report(finding("a", line: 1)))
        #expect(left.findings.map(\.ids) == [["b"]])
        #expect(left.known == 1)
        #expect(left.summary == "1 warning in 1 document (1 in the baseline)")
    }

    @Test func asManyAreKnownAsThereWere() throws {
        let before = report(finding("a", line: 1, "horizontal"), finding("a", line: 1, "vertical"))
        let now = report(finding("a", line: 1, "x"), finding("a", line: 2, "y"), finding("a", line: 3, "z"))
        let left = try filtered(now, by: before)
        #expect(left.findings.map(\.message) == ["z"])
        #expect(left.known == 2)
    }

    @Test func otherDocumentsAreOthers() throws {
        let left = try filtered(report(finding("a", line: 1, path: "B.xib")), by: report(finding("a", line: 1)))
        #expect(left.findings.count == 1)
    }

    @Test(arguments: ["", "[]", "{\"version\": 9, \"findings\": []}", "\u{0}"])
    func whatIsNoBaselineIsAnError(_ text: String) throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        let error = #expect(throws: BaselineError.self) { try Baseline(contentsOf: path) }
        #expect(error?.description.contains("write it anew with --write-baseline") == true)
    }

    @Test func missingBaselineIsAnError() {
        let error = #expect(throws: BaselineError.self) { try Baseline(contentsOf: "/nowhere/known.json") }
        #expect(
            error?.description == "/nowhere/known.json: error: the baseline can't be read: No such file or directory")
    }
}
