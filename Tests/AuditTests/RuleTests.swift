import Foundation
import Testing

@testable import Audit

/// The table of rules.
@Suite struct RuleTests {
    @Test func everyRuleHasAnIDOfItsOwn() {
        #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    }

    @Test func thePageOfTheCommandListsEveryRule() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Documentation/Command.md")
        let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").map(String.init)
        let start = try #require(lines.firstIndex(of: "| rule | severity | means |"))
        let rows = lines[(start + 2)...].prefix { $0.hasPrefix("|") }
        #expect(Array(rows) == Rule.all.map { "| `\($0.id)` | \($0.severity.rawValue) | \($0.meaning) |" })
    }
}
