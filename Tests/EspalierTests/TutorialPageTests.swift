import Foundation
import Testing

/// Pages that show commands with what they print. Lines are wrapped there, and `…` stands for what is left out.
@Suite struct TutorialPageTests {
    /// A command of a page, and what the page shows of its output; nil where it shows none.
    private struct Shown {
        var command: String
        var output: String?
    }

    /// The commands of a page. They stand four spaces from the margin. A `$` stands before those whose output follows.
    private func commands(of page: String) throws -> [Shown] {
        let text = try String(contentsOf: packageFolder.appendingPathComponent(page), encoding: .utf8)
        var commands: [Shown] = []
        var isOutput = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            guard line.hasPrefix("    ") else {
                isOutput = false
                continue
            }
            let content = String(line.dropFirst(4))
            if content.hasPrefix("$ ") {
                commands.append(Shown(command: String(content.dropFirst(2)), output: ""))
                isOutput = true
            } else if isOutput {
                commands[commands.count - 1].output? += content + "\n"
            } else {
                commands.append(Shown(command: content))
            }
        }
        return commands
    }

    private func words(_ text: some StringProtocol) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Whether a page shows what a run printed: all parts in their order, the first and last at the ends.
    private func expect(_ shown: String, isOf run: Run) {
        let parts = shown.split(separator: "…", omittingEmptySubsequences: false).map(words)
        var rest = words(run.output + run.errors)[...]
        #expect(rest.hasPrefix(parts.first ?? ""), "\(run.testDescription)")
        #expect(rest.hasSuffix(parts.last ?? ""), "\(run.testDescription)")
        for part in parts where !part.isEmpty {
            let place = rest.range(of: part)
            #expect(place != nil, "\(part)\n\(run.testDescription)")
            if let place { rest = rest[place.upperBound...] }
        }
    }

    /// Every command of the tutorial, one after the other in one folder, as a newcomer runs them.
    @Test func theTutorialWorksAsItIsWritten() async throws {
        try await withScratchFolder { home in
            var folder = home
            let commands = try commands(of: "Documentation/Tutorial.md")
            #expect(commands.count == 17)
            for shown in commands {
                if shown.command.hasPrefix("cd ") {
                    folder.appendPathComponent(String(shown.command.dropFirst(3)))
                    continue
                }
                let script = """
                    export PATH="$1:$PATH" ESPALIER="$2" GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@b.c GIT_COMMITTER_NAME=A \
                    GIT_COMMITTER_EMAIL=a@b.c
                    \(shown.command)
                    """
                let run = try await run(
                    "/bin/sh",
                    ["-c", script, "sh", executable.deletingLastPathComponent().path, packageFolder.path], in: folder,
                    limit: 120)
                if let output = shown.output {
                    expect(output, isOf: run)
                    #expect(run.exitCode == (run.errors.hasPrefix("1 error, ") ? 1 : 0), "\(run.testDescription)")
                } else {
                    #expect(run.exitCode == 0, "\(run.testDescription)")
                }
            }
        }
    }

    /// Set `ESPALIER_RECORD=1` to write anew what the README shows.
    @Test func theReadmeShowsWhatCheckPrints() async throws {
        let run = try await espalier(["check", "Examples"], in: packageFolder)
        let readme = packageFolder.appendingPathComponent("README.md")
        if ProcessInfo.processInfo.environment["ESPALIER_RECORD"] != nil {
            let text = try String(contentsOf: readme, encoding: .utf8)
            try Data(text.replacing(try shownInReadme(), with: excerpt(of: run)).utf8).write(to: readme)
        }
        let shown = try commands(of: "README.md").first { $0.command == "espalier check Examples" }
        expect(try #require(shown?.output), isOf: run)
    }

    private func shownInReadme() throws -> String {
        let text = try String(contentsOf: packageFolder.appendingPathComponent("README.md"), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            .drop { $0 != "    $ espalier check Examples" }.dropFirst().prefix { $0.hasPrefix("    ") }
        return lines.joined(separator: "\n")
    }

    /// The first line, the last finding's and the summary, wrapped.
    private func excerpt(of run: Run) -> String {
        let findings = run.outputLines.filter { !$0.contains(": note: ") }
        return [run.outputLines.first, "…", findings.last, run.errorLines.last].compactMap(\.self)
            .flatMap { wrapped($0) }.joined(separator: "\n")
    }

    private func wrapped(_ text: String) -> [String] {
        var lines = ["   "]
        for word in text.split(separator: " ") {
            if lines[lines.count - 1].count + 1 + word.count > 124 { lines.append("   ") }
            lines[lines.count - 1] += " " + word
        }
        return lines
    }
}
