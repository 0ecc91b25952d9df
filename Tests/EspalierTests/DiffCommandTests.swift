import Foundation
import Testing

/// `espalier diff`: exit code 0 when nothing differs, 1 for what an author changed, 3 for noise alone, 2 for trouble.
@Suite struct DiffCommandTests {
    private static let old = document(x: 20)
    private static let new = document(x: 28)
    private static let noisy = old.replacingOccurrences(of: "22505", with: "23094")

    private static func document(x: Int) -> String {
        Document.storyboard(
            subviews: Document.view("box", attributes: "userLabel=\"Box\""),
            constraints: Document.place("box", x: x, y: 100, width: 120, height: 60))
    }

    @Test func equalVersionsEndWithZero() async throws {
        try await withScratchFolder { folder in
            let file = try folder.file("a.storyboard", Self.old)
            let run = try await espalier("diff", file, file)
            #expect(run.exitCode == 0, "\(run.testDescription)")
            #expect(run.output == "no differences\n")
        }
    }

    @Test func changesEndWithOneAndSayWhatMoved() async throws {
        try await withScratchFolder { folder in
            let old = try folder.file("old.storyboard", Self.old), new = try folder.file("new.storyboard", Self.new)
            let run = try await espalier("diff", old, new)
            #expect(run.exitCode == 1, "\(run.testDescription)")
            #expect(
                run.output
                    == """
                    \(new)
                        *Box* in viewController controller: leading 20 → 28
                      frames
                        *Box* in viewController controller: 8 pt to the right on all 3 devices

                    1 change in 1 document

                    """.replacingOccurrences(of: "viewController controller", with: "view controller controller"))
            #expect(run.errors.isEmpty)
        }
    }

    @Test func noiseAloneEndsWithThree() async throws {
        try await withScratchFolder { folder in
            let old = try folder.file("old.storyboard", Self.old), new = try folder.file("new.storyboard", Self.noisy)
            let run = try await espalier("diff", old, new)
            #expect(run.exitCode == 3, "\(run.testDescription)")
            #expect(run.output.contains("  noise: the Xcode it was saved with\n"))
            #expect(run.outputLines.last == "1 document differs in noise alone")
        }
    }

    @Test func troubleEndsWithTwoAndEverythingElseIsCompared() async throws {
        try await withScratchFolder { folder in
            for (name, text) in [("old", Self.old), ("new", Self.new)] {
                let files = folder.appendingPathComponent(name)
                try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
                _ = try files.file("a.storyboard", text)
                _ = try files.file("b.xib", name == "old" ? text : "<document")
            }
            let run = try await espalier(
                "diff", folder.appendingPathComponent("old").path, folder.appendingPathComponent("new").path)
            #expect(run.exitCode == 2, "\(run.testDescription)")
            #expect(run.errorLines.count == 1)
            #expect(run.errors.contains("b.xib (new):1:"))
            #expect(run.output.contains("leading 20 → 28"))
            #expect(run.output.hasSuffix(" in 1 document, 1 document could not be compared\n"))
            let nowhere = try await espalier("diff", folder.path + "/nothing.xib", folder.path + "/new/a.storyboard")
            #expect(nowhere.exitCode == 2)
            #expect(nowhere.output == "1 document could not be compared\n")
        }
    }

    @Test func foldersAreComparedByTheNamesInThem() async throws {
        try await withScratchFolder { folder in
            let (old, new) = (folder.appendingPathComponent("old/In"), folder.appendingPathComponent("new/In"))
            for files in [old, new] {
                try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
                _ = try files.file("same.storyboard", Self.old)
            }
            _ = try old.file("gone.storyboard", Self.old)
            _ = try new.file("come.storyboard", Self.old)
            let run = try await espalier(
                "diff", folder.appendingPathComponent("old").path, folder.appendingPathComponent("new").path)
            #expect(run.exitCode == 1, "\(run.testDescription)")
            #expect(
                run.output == """
                    In/come.storyboard
                        added the document, with 1 scene and 2 views

                    In/gone.storyboard
                        removed the document, with 1 scene and 2 views

                    2 changes in 2 documents

                    """)
        }
    }

    @Test func jsonMarkdownAndPageSayTheSame() async throws {
        try await withScratchFolder { folder in
            let old = try folder.file("old.storyboard", Self.old), new = try folder.file("new.storyboard", Self.new)
            let json = try await espalier("diff", "--format", "json", old, new)
            let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
            #expect(object?["version"] as? Int == 1)
            let documents = try #require(object?["documents"] as? [[String: Any]])
            #expect((documents.first?["changes"] as? [[String: Any]])?.first?["id"] as? String == "box")
            let markdown = try await espalier("diff", "--format", "markdown", old, new)
            #expect(markdown.output.contains("- *Box* in view controller controller: leading 20 → 28\n"))
            let page = folder.appendingPathComponent("page.html")
            let html = try await espalier("diff", "--format", "html", "--output", page.path, old, new)
            #expect(html.exitCode == 1 && html.output.isEmpty, "\(html.testDescription)")
            let text = try String(contentsOf: page, encoding: .utf8)
            // Three devices, two versions each, with the box marked in both.
            #expect(text.components(separatedBy: "data:image/png;base64,").count == 7)
            #expect(text.components(separatedBy: "<title>Box</title>").count == 7)
            #expect(
                !text.contains("http://")
                    || text.components(separatedBy: "http://").count
                        == text.components(separatedBy: "http://www.w3.org/").count
            )
        }
    }

    // MARK: git

    private func git(_ arguments: [String], in folder: URL) async throws {
        let identity = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "init.defaultBranch=main"]
        let run = try await run("/usr/bin/env", ["git"] + identity + arguments, in: folder, limit: 60)
        try #require(run.exitCode == 0, "\(run.testDescription)")
    }

    /// A repository with a document in a folder, as it was at first.
    private func withRepository(_ body: (URL, URL) async throws -> Void) async throws {
        try await withScratchFolder { folder in
            let app = folder.appendingPathComponent("App")
            try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
            _ = try app.file("Main.storyboard", Self.old)
            try await git(["init", "-q"], in: folder)
            try await git(["add", "."], in: folder)
            try await git(["commit", "-q", "-m", "First"], in: folder)
            try await body(folder, app)
        }
    }

    @Test func gitIsAskedForRevisions() async throws {
        try await withRepository { folder, app in
            _ = try app.file("Main.storyboard", Self.new)
            let working = try await espalier(["diff", "--no-frames", "--git", "HEAD"], in: folder)
            #expect(working.exitCode == 1, "\(working.testDescription)")
            #expect(
                working.output.hasPrefix(
                    "App/Main.storyboard\n    *Box* in view controller controller: leading 20 → 28\n"))
            try await git(["commit", "-q", "-a", "-m", "Second"], in: folder)
            let inside = try await espalier(
                ["diff", "--no-frames", "--git", "HEAD~1..HEAD", "Main.storyboard"], in: app)
            #expect(inside.output == working.output, "\(inside.testDescription)")
            let other = try await espalier(["diff", "--git", "HEAD~1..HEAD", "Other.storyboard"], in: app)
            #expect(other.exitCode == 0 && other.output == "no differences\n", "\(other.testDescription)")
        }
    }

    @Test func gitFollowsRenamedDocuments() async throws {
        try await withRepository { folder, app in
            try await git(["mv", "App/Main.storyboard", "App/Login.storyboard"], in: folder)
            _ = try app.file("Login.storyboard", Self.new)
            try await git(["commit", "-q", "-a", "-m", "Second"], in: folder)
            let run = try await espalier(["diff", "--no-frames", "--git", "HEAD~1..HEAD"], in: folder)
            #expect(
                run.output == """
                    App/Login.storyboard
                        renamed the document from App/Main.storyboard
                        *Box* in view controller controller: leading 20 → 28

                    2 changes in 1 document

                    """, "\(run.testDescription)")
        }
    }

    @Test func unknownRevisionIsTrouble() async throws {
        try await withRepository { folder, _ in
            let run = try await espalier(["diff", "--git", "no-such-revision"], in: folder)
            #expect(run.exitCode == 2, "\(run.testDescription)")
            #expect(run.errors.contains("no-such-revision"))
        }
    }

    @Test func gitDiffShowsOutlines() async throws {
        try await withRepository { folder, app in
            try await git(["config", "diff.espalier.textconv", "\"\(executable.path)\" outline"], in: folder)
            _ = try folder.file(".gitattributes", "*.storyboard diff=espalier\n")
            _ = try app.file("Main.storyboard", Self.new)
            let run = try await run(
                "/usr/bin/env", ["git", "--no-pager", "diff", "HEAD", "--", "App"], in: folder, limit: 60)
            let changed = run.outputLines.filter {
                ($0.hasPrefix("-") || $0.hasPrefix("+")) && !$0.hasPrefix("---") && !$0.hasPrefix("+++")
            }
            #expect(
                changed == [
                    "-        constraint: *Box* leading = 20", "+        constraint: *Box* leading = 28",
                ], "\(run.testDescription)")
        }
    }

    @Test func gitDifftoolCallsIt() async throws {
        try await withRepository { folder, app in
            try await git(
                ["config", "difftool.espalier.cmd", "\"\(executable.path)\" diff --no-frames \"$LOCAL\" \"$REMOTE\""],
                in: folder)
            _ = try app.file("Main.storyboard", Self.new)
            let run = try await run(
                "/usr/bin/env", ["git", "difftool", "-y", "-t", "espalier", "HEAD"], in: folder, limit: 60)
            #expect(
                run.output.contains("*Box* in view controller controller: leading 20 → 28"), "\(run.testDescription)")
        }
    }

    // MARK: Merging

    @Test func gitMergesByObject() async throws {
        try await withRepository { folder, app in
            try await git(
                ["config", "merge.espalier.driver", "\"\(executable.path)\" merge-driver %O %A %B %P"], in: folder)
            _ = try folder.file(".gitattributes", "*.storyboard merge=espalier\n")
            try await git(["add", "."], in: folder)
            try await git(["commit", "-q", "-m", "Attributes"], in: folder)
            try await git(["checkout", "-q", "-b", "theirs"], in: folder)
            // Two lines next to each other: git by itself would call that a conflict.
            _ = try app.file(
                "Main.storyboard", Self.old.replacingOccurrences(of: "constant=\"100\"", with: "constant=\"90\""))
            try await git(["commit", "-q", "-a", "-m", "Theirs"], in: folder)
            try await git(["checkout", "-q", "main"], in: folder)
            _ = try app.file("Main.storyboard", Self.new)
            try await git(["commit", "-q", "-a", "-m", "Ours"], in: folder)
            try await git(["merge", "-q", "-m", "Merge", "theirs"], in: folder)
            let merged = try String(contentsOf: app.appendingPathComponent("Main.storyboard"), encoding: .utf8)
            #expect(merged == Self.new.replacingOccurrences(of: "constant=\"100\"", with: "constant=\"90\""))
        }
    }

    @Test func conflictsAreNamedAndEndWithOne() async throws {
        try await withScratchFolder { folder in
            let base = try folder.file("base.storyboard", Self.old), ours = try folder.file("ours.storyboard", Self.new)
            let theirs = try folder.file("theirs.storyboard", Self.document(x: 36))
            let run = try await espalier("merge-driver", base, ours, theirs, "App/Main.storyboard")
            #expect(run.exitCode == 1, "\(run.testDescription)")
            #expect(run.errorLines.count == 1)
            #expect(
                run.errors.contains(
                    "conflict: constraint (box-x): ours has constant=\"28\", theirs constant=\"36\"; ours is in effect")
            )
            #expect(run.errors.hasPrefix("App/Main.storyboard:"))
            let merged = try String(contentsOfFile: ours, encoding: .utf8)
            #expect(merged.contains("<!--merge conflict: ours has constant=\"28\", theirs constant=\"36\""))
        }
    }

    @Test(arguments: ["<document", "", "<html/>"])
    func damagedVersionsLeaveOursAsItWas(text: String) async throws {
        try await withScratchFolder { folder in
            let base = try folder.file("base.storyboard", Self.old), ours = try folder.file("ours.storyboard", Self.new)
            let theirs = try folder.file("theirs.storyboard", text)
            let run = try await espalier("merge-driver", base, ours, theirs, "App/Main.storyboard")
            #expect(run.exitCode == 2, "\(run.testDescription)")
            #expect(run.errors.hasPrefix("App/Main.storyboard (theirs):1:"), "\(run.testDescription)")
            #expect(try String(contentsOfFile: ours, encoding: .utf8) == Self.new)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
        }
    }
}
