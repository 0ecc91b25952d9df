import Foundation
import Testing

/// What is written depends on the documents and the options alone, and harms nothing that stands in its place.
@Suite struct OutputTests {
    private let examples = ["SimpleStackView", "NestedStackViews", "DynamicStackView"].map {
        packageFolder.path + "/Examples/\($0)/\($0).storyboard"
    }

    /// The documents' pictures by their names.
    private func pictures(_ files: [String], _ options: [String], in folder: URL) async throws -> [String: Data] {
        let run = try await espalier(["render"] + files + options + ["--output", folder.path])
        #expect(run.exitCode == 0, "\(run.testDescription)")
        return try run.outputLines.reduce(into: [:]) { pictures, path in
            let file = URL(fileURLWithPath: path)
            pictures[file.lastPathComponent] = try Data(contentsOf: file)
        }
    }

    @Test(arguments: ["png", "svg", "pdf"])
    func picturesAreTheSameInAnyOrderByAnyNumberOfProcesses(format: String) async throws {
        try await withScratchFolder { folder in
            let options = ["--format", format, "--scale", "1", "--device", "iphone-se", "--device", "ipad"]
            let all = try await pictures(examples, options + ["--jobs", "1"], in: folder)
            #expect(all.count == 6)
            #expect(try await pictures(examples.reversed(), options + ["--jobs", "3"], in: folder) == all)
            for (name, picture) in try await pictures([examples[1]], options, in: folder) {
                #expect(picture == all[name], "\(name)")
            }
        }
    }

    @Test func comparisonsAreTheSameOnEveryRun() async throws {
        try await withScratchFolder { folder in
            let text = Document.sound.replacingOccurrences(
                of: "id=\"box\" >", with: "id=\"box\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>")
            let files = try (0..<4).map { try folder.file("\($0).storyboard", text) }
            var outputs: Set<String> = []
            for jobs in ["1", "2", "4"] {
                let run = try await espalier(["frames", "--compare", "--format", "json", "--jobs", jobs] + files)
                #expect(run.exitCode == 1, "\(run.testDescription)")
                #expect(run.outputLines.count == 4)
                outputs.insert(run.output)
            }
            #expect(outputs.count == 1)
            #expect(outputs.first?.hasPrefix("{\"causes\":") == true)
        }
    }

    // MARK: Names of pictures

    private func render(_ names: [String], _ options: [String] = [], in folder: URL) async throws -> Run {
        for name in names {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            // By the path's own bytes: an accent in two parts stays in two parts.
            if !FileManager.default.fileExists(atPath: file.path) {
                try Data(Document.sound.utf8).write(to: file)
            }
        }
        return try await espalier(["render", "--scale", "1", "--output", "out"] + options + names, in: folder)
    }

    @Test func aPictureIsNamedTheSameWhateverIsDrawnBesideIt() async throws {
        try await withScratchFolder { folder in
            let alone = try await render(["a/Main.storyboard"], in: folder)
            #expect(alone.outputLines == ["out/Main.png"], "\(alone.testDescription)")
            let two = try await render(["a/Main.storyboard", "b/Other.storyboard"], in: folder)
            #expect(two.outputLines == ["out/Main.png", "out/Other.png"])
            let three = try await render(
                ["a/Main.storyboard", "b/Main.storyboard", "b/Other.storyboard"], in: folder)
            #expect(three.exitCode == 2)
            #expect(three.outputLines == ["out/Other.png"])
            #expect(
                three.errorLines.map { $0.prefix { $0 != ";" } } == [
                    "a/Main.storyboard: error: its pictures would have the names of those of b/Main.storyboard",
                    "b/Main.storyboard: error: its pictures would have the names of those of a/Main.storyboard",
                ])
            #expect(three.errors.contains("--root"))
        }
    }

    @Test func belowARootPicturesLieInFoldersAsTheirDocumentsDo() async throws {
        try await withScratchFolder { folder in
            let run = try await render(["a/Main.storyboard", "b/c/../Main.storyboard"], ["--root", "."], in: folder)
            #expect(run.outputLines == ["out/a/Main.png", "out/b/Main.png"], "\(run.testDescription)")
        }
    }

    @Test func aDotOfTheDocumentsNameIsNoSceneOfAnotherDocument() async throws {
        try await withScratchFolder { folder in
            let second = """
                <scene sceneID="two"><objects><viewController storyboardIdentifier="Login" id="two-c" \
                sceneMemberID="viewController"><view key="view" id="two-v"><rect key="frame" x="0.0" y="0.0" \
                width="10" height="10"/></view></viewController></objects></scene>
                """
            _ = try folder.file("Main.storyboard", Document.storyboard(outside: second))
            let run = try await render(["Main.storyboard", "Main.Login.xib", "Main-Login.storyboard"], in: folder)
            #expect(
                run.outputLines == [
                    "out/Main.scene-1.png", "out/Main.Login.png", "out/Main..Login.png", "out/Main-Login.png",
                ],
                "\(run.testDescription)")
        }
    }

    @Test func namesThatOnlyLookTheSameAreTwoPictures() async throws {
        try await withScratchFolder { folder in
            let script = """
                cd "$2"; cp "$3" "$(printf 'Caf\\303\\251.storyboard')"; cp "$3" "$(printf 'Cafe\\314\\201.storyboard')"
                cp "$3" 'per%cent.storyboard'; cp "$3" '\u{1F600}.storyboard'; exec "$1" render --output out *.storyboard
                """
            let run = try await shell(script, [executable.path, folder.path, examples[0]], in: folder)
            #expect(run.exitCode == 0, "\(run.testDescription)")
            #expect(
                Set(run.outputLines.map { Array($0.utf8) })
                    == Set(
                        ["out/Cafe%CC%81.png", "out/Caf\u{E9}.png", "out/per%25cent.png", "out/\u{1F600}.png"].map {
                            Array($0.utf8)
                        }))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").count == 4)
        }
    }

    // MARK: Names of documents

    @Test func aDocumentWhoseNameIsNoTextIsReadAndNamedByItsBytes() async throws {
        try await withScratchFolder { folder in
            let script = """
                cd "$2"; name="$(printf 'a\\351b.storyboard')"; cp "$3" "$name"
                "$1" frames "$name" && "$1" render --output out "$name" && "$1" frames "$name.none"
                """
            let run = try await shell(script, [executable.path, folder.path, examples[0]], in: folder)
            #expect(run.exitCode == 2)
            #expect(run.output.contains("a\\xE9b.storyboard\tFwr-rt-Vew\t0\t0\t393\t852\n"), "\(run.testDescription)")
            #expect(run.output.hasSuffix("out/a%E9b.png\n"))
            #expect(run.errors.contains("a\\xE9b.storyboard.none: error: there is no such file"))
        }
    }

    @Test(arguments: ["frames", "check", "render"])
    func aDocumentWhoseNameBeginsWithADashIsRead(command: String) async throws {
        try await withScratchFolder { folder in
            try FileManager.default.copyItem(
                atPath: examples[0], toPath: folder.appendingPathComponent("-dash.storyboard").path)
            let run = try await espalier([command, "-dash.storyboard"], in: folder)
            #expect(run.exitCode == 0, "\(run.testDescription)")
            #expect(!run.output.contains("USAGE"))
        }
    }

    @Test(arguments: ["frames", "check", "render"])
    func aLinkToADocumentIsRead(command: String) async throws {
        try await withScratchFolder { folder in
            _ = try folder.file("a.storyboard", Document.sound)
            try FileManager.default.createSymbolicLink(
                atPath: folder.appendingPathComponent("link.storyboard").path, withDestinationPath: "a.storyboard")
            let run = try await espalier([command, "link.storyboard"], in: folder)
            #expect(run.exitCode == 0, "\(run.testDescription)")
            #expect(command == "check" || run.output.contains("link"))
        }
    }

    // MARK: Places that are no files

    private let page = "\"$1\" frames --compare --html"

    @Test func aPageGoesToStandardOutputAndTheDeviceStays() async throws {
        try await withScratchFolder { folder in
            let file = try folder.file("a.storyboard", Document.sound)
            for script in ["\(page) /dev/stdout \"$2\" | cat", "\(page) /dev/stdout \"$2\" >out; cat out"] {
                let run = try await shell(script, [executable.path, file], in: folder)
                #expect(run.output.hasPrefix("1 document"), "\(run.testDescription)")
                #expect(run.output.hasSuffix("</html>\n"))
            }
            let run = try await shell(
                "mkfifo pipe; cat pipe & \(page) pipe \"$2\" && wait && test -p pipe && test ! -L /dev/null && \(page) /dev/null \"$2\"",
                [executable.path, file], in: folder)
            #expect(run.exitCode == 0, "\(run.testDescription)")
            #expect(run.output.contains("</html>\n"))
        }
    }

    @Test func aPageThatCannotBeWrittenIsAnError() async throws {
        try await withScratchFolder { folder in
            let file = try folder.file("a.storyboard", Document.sound)
            let run = try await espalier("frames", "--compare", "--html", folder.path, file)
            #expect(run.exitCode == 2)
            #expect(
                run.errors
                    == "espalier: error: \(folder.path): the page can't be written: this is a folder, not a file\n")
        }
    }

    /// A picture larger than the system lets files be: an error, and no part of it stays.
    @Test func aFileThatGrowsTooLargeLeavesNothing() async throws {
        try await withScratchFolder { folder in
            let run = try await shell(
                "ulimit -f 8; \"$1\" render --output out \"$2\"", [executable.path, examples[0]], in: folder)
            #expect(run.exitCode == 2, "\(run.testDescription)")
            #expect(run.errors.contains("out/SimpleStackView.png: cannot be written: File too large"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").isEmpty)
        }
    }
}

/// Runs a shell's script; its arguments begin with `$1`.
func shell(_ script: String, _ arguments: [String], in folder: URL) async throws -> Run {
    try await run("/bin/sh", ["-c", script, "sh"] + arguments, in: folder, limit: 120)
}
