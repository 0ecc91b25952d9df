import Foundation
import Testing

/// The page on CI, and the files that it shows.
@Suite struct CIPageTests {
    private static let folder = packageFolder.appendingPathComponent("Documentation/ci")
    private static let files = [
        "github-actions.yml", "gitlab-ci.yml", "Dangerfile", "pre-commit-config.yaml", "pre-push.sh",
    ]

    @Test func thePageShowsTheFilesAsTheyAre() throws {
        let page = try String(
            contentsOf: packageFolder.appendingPathComponent("Documentation/CI.md"), encoding: .utf8)
        let shown = page.matches(of: /<!-- ci\/(.+) -->\n\n```[a-z]+\n((?:.*\n)*?)```/)
        #expect(shown.map { String($0.1) } == Self.files)
        for block in shown {
            let file = Self.folder.appendingPathComponent(String(block.1))
            #expect(try String(contentsOf: file, encoding: .utf8) == String(block.2), "\(block.1)")
        }
        let kept = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
        #expect(kept == Self.files.sorted())
    }

    /// Every command of the page and its files is one that the program understands, and does its work in a repository.
    @Test func everyCommandWorks() async throws {
        try await withScratchFolder { folder in
            _ = try folder.file("Sound.storyboard", Document.sound)
            let script = """
                git init -q -b main; git add .; git -c user.name=A -c user.email=a@b.c commit -q -m One
                git update-ref refs/remotes/origin/main HEAD
                """
            let prepared = try await run("/bin/sh", ["-c", script], in: folder, limit: 60)
            #expect(prepared.exitCode == 0, "\(prepared.testDescription)")
            let commands = try commands()
            #expect(commands.count == 7)
            for command in commands {
                let command = command.replacing("$CI_NODE_INDEX", with: "1").replacing("$CI_NODE_TOTAL", with: "2")
                    .replacing("#{github.branch_for_base}", with: "main")
                let run = try await run(
                    "/bin/sh",
                    ["-c", "PATH=\"$1:$PATH\"; \(command)", "sh", executable.deletingLastPathComponent().path],
                    in: folder, limit: 60)
                #expect(run.exitCode == 0, "\(run.testDescription)")
            }
        }
    }

    /// The commands, in the order in which a reader meets them.
    private func commands() throws -> [String] {
        let page = try String(
            contentsOf: packageFolder.appendingPathComponent("Documentation/CI.md"), encoding: .utf8)
        return page.split(separator: "\n").compactMap { line in
            line.firstMatch(of: /^(?: {4}(?:- )?|system\(")?(espalier [^"]+)/).map { String($0.1) }
        }
    }
}
