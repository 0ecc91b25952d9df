import Foundation
import Testing

/// The worked examples of Documentation/Diff.md, run as they stand there.
@Suite struct DiffDocumentationTests {
    /// The lines of a page that begin with `$`, each with the lines that follow it up to the next one.
    private func examples() throws -> [(command: String, output: String)] {
        let page = packageFolder.appendingPathComponent("Documentation/Diff.md")
        var examples: [(command: String, output: String)] = []
        var isInside = false
        for line in try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n") {
            if line.hasPrefix("    $ ") {
                examples.append((String(line.dropFirst(6)), ""))
                isInside = true
            } else if line.hasPrefix("    "), isInside, !examples.isEmpty {
                examples[examples.count - 1].output += line.dropFirst(4) + "\n"
            } else if line.isEmpty, isInside {
                examples[examples.count - 1].output += "\n"
            } else {
                isInside = false
            }
        }
        return examples
    }

    @Test func everyCommandPrintsWhatThePageShows() async throws {
        let examples = try examples()
        #expect(examples.count >= 4)
        try await withScratchFolder { folder in
            for name in try FileManager.default.contentsOfDirectory(atPath: packageFolder.path + "/Documentation/Diff")
            {
                try FileManager.default.copyItem(
                    atPath: packageFolder.path + "/Documentation/Diff/" + name,
                    toPath: folder.appendingPathComponent(name).path)
            }
            let path = executable.deletingLastPathComponent().path + ":/usr/bin:/bin"
            for example in examples {
                let run = try await run(
                    "/usr/bin/env", ["PATH=\(path)", "sh", "-c", example.command], in: folder, limit: 120)
                let said = (run.output + run.errors).trimmingCharacters(in: .newlines)
                #expect(said == example.output.trimmingCharacters(in: .newlines), "\(example.command)\n\(said)")
            }
        }
    }
}
