import Foundation
import Testing

/// `espalier check`: conflicts and ambiguities, `path:line:column: severity: message (rule)`.
@Suite struct CheckCommandTests {
    private func check(_ text: String, _ body: (Run, String) throws -> Void) async throws {
        try await withScratchFolder { folder in
            let file = try folder.file("a.storyboard", text)
            try body(try await espalier("check", file), file)
        }
    }

    /// The line of the document, counted from one, on which `text` first stands.
    private func line(of text: String, in document: String) -> Int? {
        document.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(text) }.map {
            $0 + 1
        }
    }

    @Test func soundLayoutHasNoFindings() async throws {
        try await check(Document.sound) { run, _ in
            #expect(run.exitCode == 0, "\(run.testDescription)")
            #expect(run.output.isEmpty)
        }
    }

    @Test func contradictingConstraintsAreAFindingAtOneOfThem() async throws {
        let extra = Document.constraint("box", "width", constant: "300", id: "wide")
        let text = Document.storyboard(
            subviews: Document.view("box"),
            constraints: Document.place("box", x: 20, y: 100, width: 120, height: 60) + "\n" + extra)
        try await check(text) { run, file in
            #expect(run.exitCode == 1, "\(run.testDescription)")
            let lines = ["wide", "box-w"].compactMap { line(of: "id=\"\($0)\"", in: text) }
            let starts = lines.map { "\(file):\($0):" }
            #expect(
                run.outputLines.contains { finding in starts.contains { finding.hasPrefix($0) } },
                "\(run.testDescription)")
        }
    }

    @Test func openPositionIsAnAmbiguity() async throws {
        let constraints = [
            Document.constraint("box", "leading", "root", "leading", constant: "20", id: "x"),
            Document.constraint("box", "width", constant: "50", id: "w"),
            Document.constraint("box", "height", constant: "50", id: "h"),
        ].joined(separator: "\n")
        let text = Document.storyboard(subviews: Document.view("box"), constraints: constraints)
        try await check(text) { run, file in
            #expect(run.exitCode == 1, "\(run.testDescription)")
            let start = "\(file):\(line(of: "id=\"box\"", in: text) ?? 0):"
            #expect(run.outputLines.contains { $0.hasPrefix(start) }, "\(run.testDescription)")
        }
    }

    @Test func everyFindingHasAPositionASeverityAndARule() async throws {
        let text = Document.storyboard(subviews: Document.view("box"))
        try await check(text) { run, _ in
            #expect(!run.outputLines.isEmpty, "\(run.testDescription)")
            for finding in run.outputLines {
                #expect(
                    finding.wholeMatch(of: /.+\.storyboard:[0-9]+:[0-9]+: (error|warning|note): .+ \([a-z-]+\)/) != nil,
                    "\(finding)")
            }
        }
    }

    @Test(arguments: ["SimpleStackView", "NestedStackViews", "DynamicStackView"])
    func recipesAreSound(name: String) async throws {
        let run = try await espalier("check", packageFolder.path + "/Examples/\(name)/\(name).storyboard")
        #expect(run.exitCode == 0, "\(run.testDescription)")
        #expect(run.output.isEmpty)
    }

    @Test func unreadableFileEndsWithTwo() async throws {
        try await check("<document><scenes></document>") { run, file in
            #expect(run.exitCode == 2)
            #expect(run.errorLines.count == 2)
            #expect(run.errors.hasPrefix("\(file):1:"), "\(run.testDescription)")
            #expect(run.errors.hasSuffix("\n1 error in 1 document\n"))
        }
    }
}
