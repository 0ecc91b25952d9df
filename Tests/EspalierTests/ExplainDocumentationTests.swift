import Foundation
import Testing

/// The examples of Documentation/Explain.md, run as they stand there.
@Suite struct ExplainDocumentationTests {
    /// The lines of the page that begin with `$`, each with the indented lines that follow it.
    private func examples() throws -> [(command: String, output: String)] {
        let page = packageFolder.appendingPathComponent("Documentation/Explain.md")
        var examples: [(command: String, output: String)] = []
        var isInside = false
        for line in try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n") {
            if line.hasPrefix("    $ ") {
                examples.append((String(line.dropFirst(6)), ""))
                isInside = true
            } else if line.isEmpty || line.hasPrefix("    "), isInside {
                examples[examples.count - 1].output += line.dropFirst(4) + "\n"
            } else {
                isInside = false
            }
        }
        return examples
    }

    @Test func everyCommandPrintsWhatThePageShows() async throws {
        let examples = try examples()
        #expect(examples.count == 3)
        let path = executable.deletingLastPathComponent().path + ":/usr/bin:/bin"
        for example in examples {
            let run = try await run(
                "/usr/bin/env", ["PATH=\(path)", "sh", "-c", example.command], in: packageFolder, limit: 120)
            let said = words(run.output + run.errors)
            #expect(said == words(example.output), "\(example.command)\n\(run.output)")
        }
    }

    /// The README's excerpt has the same words, but for what "…" stands for.
    @Test func theReadmeShowsAnExcerpt() async throws {
        let text = try String(contentsOf: packageFolder.appendingPathComponent("README.md"), encoding: .utf8)
        let lines = text.components(separatedBy: "\n").drop { !$0.hasPrefix("    $ espalier explain") }
        let command = try #require(lines.first?.split(separator: " ").dropFirst(2).map(String.init))
        let excerpt = lines.dropFirst().prefix { $0.hasPrefix("    ") }.joined(separator: "\n")
        let shown = excerpt.split(separator: "…").map { words(String($0)) }.filter { !$0.isEmpty }
        let run = try await espalier(command, in: packageFolder)
        #expect(run.exitCode == 0 && !shown.isEmpty)
        for part in shown { #expect(words(run.output).contains(part), "\(run.testDescription)") }
    }

    private func words(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
