import Foundation
import Testing

@Suite("The page of what the reference says")
struct ReferencePageTests {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    @Test("It names every test, in the order of the documents")
    func isComplete() throws {
        let page = try ReferencePage(tests: Self.tests)
        for section in page.documents.flatMap(\.sections) {
            #expect(!section.title.isEmpty && !section.rows.isEmpty, "\(section.file)")
            #expect(ReferencePage.order.contains(section.file), "\(section.file) has no place in ReferencePage.order")
            #expect(section.rows.allSatisfy { !$0.idea.isEmpty }, "\(section.file)")
        }
    }

    @Test("It is up to date; `make reference` writes it anew")
    func isUpToDate() throws {
        let page = try ReferencePage(tests: Self.tests).text
        let path = Self.tests.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Documentation/Reference.md")
        if ProcessInfo.processInfo.environment["ESPALIER_RECORD"] != nil { try Data(page.utf8).write(to: path) }
        let kept = try? String(contentsOf: path, encoding: .utf8)
        let isUpToDate = page == kept
        #expect(isUpToDate, "Documentation/Reference.md is out of date: run `make reference`")
    }
}
