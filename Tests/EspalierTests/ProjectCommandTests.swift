import Foundation
import Testing

/// `espalier check` on the folder of a project: what is checked, what is told, and how the run ends.
@Suite struct ProjectCommandTests {
    /// A box whose place along the horizontal is open.
    private static let open = Document.storyboard(
        subviews: Document.view("box"),
        constraints: [
            Document.constraint("box", "top", "root", "top", constant: "20", id: "t"),
            Document.constraint("box", "width", constant: "50", id: "w"),
            Document.constraint("box", "height", constant: "50", id: "h"),
        ].joined(separator: "\n"))
    /// A box that shall have two widths.
    private static let contradiction = Document.storyboard(
        subviews: Document.view("box"),
        constraints: Document.place("box", x: 20, y: 100, width: 120, height: 60) + "\n"
            + Document.constraint("box", "width", constant: "300", id: "wide"))

    /// A folder with a project: three documents, one of them among pods, and one for macOS.
    private func withProject(
        _ configuration: String? = nil, _ body: @Sendable (URL) async throws -> Void
    ) async throws {
        try await withScratchFolder { folder in
            for name in ["App", "Pods"] {
                try FileManager.default.createDirectory(
                    at: folder.appendingPathComponent(name), withIntermediateDirectories: false)
            }
            _ = try folder.file("App/Clash.storyboard", Self.contradiction)
            _ = try folder.file("App/Open.storyboard", Self.open)
            _ = try folder.file("Sound.storyboard", Document.sound)
            _ = try folder.file("Pods/Open.storyboard", Self.open)
            _ = try folder.file(
                "App/Mac.xib", "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"3.0\"/>")
            if let configuration { _ = try folder.file(".espalier.yml", configuration) }
            try await body(folder)
        }
    }

    private func check(_ arguments: String..., in folder: URL) async throws -> Run {
        try await espalier(["check"] + arguments, in: folder)
    }

    // MARK: Orientations

    /// A button that stands beyond the lower edge of a phone on its side.
    private static let tall = Document.storyboard(
        subviews:
            "<button translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"go\"><state key=\"normal\" title=\"Go\"/></button>",
        constraints: Document.place("go", x: 20, y: 500, width: 80, height: 40))
    private static let list = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key>
        <array><string>UIInterfaceOrientationPortrait</string></array></dict></plist>
        """

    @Test func orientationsThatTheAppDoesNotSupportAreLeftOutAndToldOnce() async throws {
        try await withScratchFolder { folder in
            for name in [".git", "App"] {
                try FileManager.default.createDirectory(
                    at: folder.appendingPathComponent(name), withIntermediateDirectories: false)
            }
            for index in 0..<2 { _ = try folder.file("App/Scene\(index).storyboard", Self.tall) }
            let options = ["check", "App", "--device", "iphone-15", "--orientation", "both", "--cache", "kept"]
            let unknown = try await espalier(options, in: folder)
            #expect(unknown.errors == "2 warnings in 2 documents\n", "\(unknown.testDescription)")
            _ = try folder.file("App/Info.plist", Self.list)
            // The cache hears of it.
            let run = try await espalier(options, in: folder)
            #expect(run.exitCode == 0 && run.output.isEmpty, "\(run.testDescription)")
            #expect(
                run.errors == """
                    landscape on iPhones left out for 2 documents: Info.plist supports portrait only
                    nothing found in 2 documents

                    """, "\(run.testDescription)")
            let all = try await espalier(options + ["--all-orientations"], in: folder)
            #expect(all.errors == "2 warnings in 2 documents\n", "\(all.testDescription)")
            _ = try folder.file(".espalier.yml", "orientations: all\n")
            let configured = try await espalier(options, in: folder)
            #expect(configured.errors == "2 warnings in 2 documents\n", "\(configured.testDescription)")
        }
    }

    @Test func documentsThatAreNamedForIPadsAreNotLookedAtOnPhones() async throws {
        try await withScratchFolder { folder in
            _ = try folder.file("Main~ipad.storyboard", Self.tall)
            let run = try await check("--device", "iphone-se-1", "--orientation", "landscape", in: folder)
            #expect(
                run.errors == """
                    iPhones left out for 1 document: their names say that they are made for iPads
                    nothing found in 1 document

                    """, "\(run.testDescription)")
        }
    }

    @Test func screensOfAClassThatDoesNotTurnAreLeftOut() async throws {
        try await withScratchFolder { folder in
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(".git"), withIntermediateDirectories: false)
            _ = try folder.file(
                "Login.storyboard",
                Self.tall.replacingOccurrences(of: "<viewController ", with: "<viewController customClass=\"Login\" "))
            _ = try folder.file(
                "Login.swift",
                "class Login: UIViewController { override var shouldAutorotate: Bool { false } }")
            let run = try await check("--device", "iphone-15", "--orientation", "both", in: folder)
            #expect(
                run.errors == """
                    landscape on iPhones left out for 1 document: classes of some of their screens don't support it
                    nothing found in 1 document

                    """, "\(run.testDescription)")
        }
    }

    // MARK: What is checked

    @Test func withoutArgumentsTheFolderIsChecked() async throws {
        try await withProject { folder in
            let run = try await check(in: folder)
            #expect(run.exitCode == 1, "\(run.testDescription)")
            let places = run.outputLines.map { $0.prefix { $0 != ":" } }
            #expect(Set(places) == ["App/Clash.storyboard", "App/Open.storyboard"])
            #expect(
                run.errors == "1 error, 1 warning in 2 of 3 documents; left out: 1 for other systems than iOS\n",
                "\(run.testDescription)")
        }
    }

    @Test func foldersFilesAndPatternsCanBeNamed() async throws {
        try await withProject { folder in
            for paths in [["App"], ["App/*.storyboard"], ["App/Clash.storyboard", "App", "./App/Open.storyboard"]] {
                let run = try await espalier(["check"] + paths, in: folder)
                #expect(run.errors.hasPrefix("1 error, 1 warning in 2 documents"), "\(run.testDescription)")
            }
            let pods = try await check("Pods", in: folder)
            #expect(pods.errors == "1 warning in 1 document\n", "\(pods.testDescription)")
        }
    }

    @Test func documentOfAnotherSystemIsAnErrorWhereItIsNamed() async throws {
        try await withProject { folder in
            let run = try await check("App/Mac.xib", in: folder)
            #expect(run.exitCode == 2)
            #expect(run.errors.contains("App/Mac.xib:1:1: error: the document's type is "), "\(run.testDescription)")
            #expect(run.errors.contains("(unsupported-document)"))
        }
    }

    @Test func cleanProjectHasASummaryToo() async throws {
        try await withProject { folder in
            let run = try await check("Sound.storyboard", in: folder)
            #expect(run.exitCode == 0)
            #expect(run.output.isEmpty)
            #expect(run.errors == "nothing found in 1 document\n")
            let quiet = try await check("--quiet", "Sound.storyboard", in: folder)
            #expect(quiet.errors.isEmpty)
        }
    }

    // MARK: Configuration

    @Test func configurationOfAFolderAboveHolds() async throws {
        let text = """
            devices: [iphone-se, ipad]
            excluded: [App/Clash.storyboard]
            rules: {ambiguous-layout: note}
            """
        try await withProject(text) { folder in
            let run = try await check(in: folder.appendingPathComponent("App"))
            #expect(run.exitCode == 0, "\(run.testDescription)")
            #expect(run.output.hasPrefix("Open.storyboard:"))
            #expect(run.output.contains(": note: "))
            #expect(
                run.errors
                    == "1 note in 1 document; left out: 1 for other systems than iOS, 1 that the configuration excludes\n",
                "\(run.testDescription)")
        }
    }

    @Test func includedFoldersAreCheckedWhereNoneIsNamed() async throws {
        try await withProject("included: [Pods, Sound.storyboard]") { folder in
            let run = try await check(in: folder)
            #expect(run.errors == "1 warning in 1 of 2 documents\n", "\(run.testDescription)")
        }
    }

    @Test func whatTheConfigurationIgnoresIsCounted() async throws {
        try await withProject("ignored: [{id: box, path: App/Open.storyboard, reason: code places it}]") { folder in
            let run = try await check(in: folder)
            #expect(run.exitCode == 1, "\(run.testDescription)")
            #expect(!run.output.contains("Open.storyboard"))
            #expect(run.errorLines.last?.contains("1 error in 1 of 3 documents (1 silenced)") == true)
        }
    }

    @Test func ownSizesOfClassesAreUsed() async throws {
        let constraints = [
            Document.constraint("box", "top", "root", "top", constant: "20", id: "t"),
            Document.constraint("box", "leading", "root", "leading", constant: "20", id: "l"),
        ].joined(separator: "\n")
        let text = Document.storyboard(
            subviews: Document.view("box", attributes: "customClass=\"Stars\""), constraints: constraints)
        try await withScratchFolder { folder in
            _ = try folder.file("Stars.storyboard", text)
            let before = try await check("--format", "json", in: folder)
            #expect(before.output.contains("\"box\""), "\(before.testDescription)")
            _ = try folder.file(".espalier.yml", "classes: {Stars: {intrinsic: [120, 24]}}")
            let run = try await check(in: folder)
            #expect(run.exitCode == 0, "\(run.testDescription)")
        }
    }

    @Test func mistakeInTheConfigurationIsToldWithItsPlace() async throws {
        try await withProject("rules:\n  ambigous-layout: off\n") { folder in
            let run = try await check(in: folder.appendingPathComponent("App"))
            #expect(run.exitCode == 2)
            #expect(run.output.isEmpty)
            #expect(
                run.errors
                    == "../.espalier.yml:2:3: error: there is no rule \"ambigous-layout\"; did you mean ambiguous-layout?\n",
                "\(run.testDescription)")
            let missing = try await check("--config", "none.yml", in: folder)
            #expect(missing.exitCode == 2)
            #expect(missing.errors == "none.yml: error: the configuration can't be read: No such file or directory\n")
        }
    }

    @Test func initWritesAConfigurationOnce() async throws {
        try await withScratchFolder { folder in
            _ = try folder.file("Sound.storyboard", Document.sound)
            let first = try await espalier(["init"], in: folder)
            #expect(first.exitCode == 0 && first.output == ".espalier.yml\n")
            let run = try await check(in: folder)
            #expect(run.exitCode == 0, "\(run.testDescription)")
            let second = try await espalier(["init"], in: folder)
            #expect(second.exitCode == 2)
            #expect(second.errors == ".espalier.yml: error: the configuration can't be written: there is one already\n")
        }
    }

    // MARK: What is told

    @Test func failureLevelDecidesHowTheRunEnds() async throws {
        try await withProject { folder in
            for (paths, level, code) in [
                ("App/Open.storyboard", "error", 0), ("App/Open.storyboard", "warning", 1),
                ("App/Clash.storyboard", "error", 1), ("App/Clash.storyboard", "never", 0),
            ] as [(String, String, Int32)] {
                let run = try await check("--fail-on", level, paths, in: folder)
                #expect(run.exitCode == code, "\(run.testDescription)")
                #expect(!run.output.isEmpty)
            }
        }
    }

    @Test func baselineHidesWhatItKnows() async throws {
        try await withProject { folder in
            let written = try await check("--write-baseline", "known.json", in: folder)
            #expect(written.exitCode == 0 && written.output.isEmpty, "\(written.testDescription)")
            let same = try await check("--baseline", "known.json", in: folder)
            #expect(same.exitCode == 0 && same.output.isEmpty, "\(same.testDescription)")
            #expect(same.errors.hasPrefix("nothing found in 3 documents (2 in the baseline)"))
            // Lines move, and something new comes.
            _ = try folder.file("App/Open.storyboard", Self.open.replacing("<scenes>", with: "\n\n<scenes>"))
            _ = try folder.file("New.storyboard", Self.open)
            let later = try await check("--baseline", "../\(folder.lastPathComponent)/known.json", in: folder)
            #expect(later.exitCode == 1)
            #expect(
                !later.outputLines.isEmpty && later.outputLines.allSatisfy { $0.hasPrefix("New.storyboard:") },
                "\(later.testDescription)")
            let broken = try await check("--baseline", "App/Open.storyboard", in: folder)
            #expect(broken.exitCode == 2)
            #expect(
                broken.errors
                    == "App/Open.storyboard: error: this is no baseline; write it anew with --write-baseline\n")
        }
    }

    @Test func onlyChangesAreCheckedSinceARevision() async throws {
        try await withProject { folder in
            let refused = try await check("--changed-since", "HEAD", in: folder)
            #expect(refused.exitCode == 2)
            #expect(refused.errors == "espalier: error: git: this folder lies in no repository\n")
            let script = """
                cd "$1"; git init -q; git add .; git -c user.name=A -c user.email=a@b.c commit -q -m One
                """
            let prepared = try await shellRun(script, [folder.path], in: folder)
            #expect(prepared.exitCode == 0, "\(prepared.testDescription)")
            let none = try await check("--changed-since", "HEAD", in: folder)
            #expect(none.exitCode == 0 && none.errors == "nothing found in 0 documents\n", "\(none.testDescription)")
            _ = try folder.file("Sound.storyboard", Self.open)
            _ = try folder.file("App/New.storyboard", Document.sound)
            let changed = try await check("--changed-since", "HEAD", in: folder)
            #expect(changed.exitCode == 1)
            #expect(changed.errors == "1 warning in 1 of 2 documents\n", "\(changed.testDescription)")
        }
    }

    /// Git sets variables for hooks that only fit the top of the repository.
    @Test func hooksOfGitCheckWhatTheyShould() async throws {
        try await withProject { folder in
            let script = """
                git init -q; echo Open.storyboard > .gitignore; git add .
                cd App; GIT_DIR=.git GIT_INDEX_FILE=.git/index GIT_PREFIX=App/ "$1" check
                """
            let run = try await shellRun(script, [executable.path], in: folder)
            #expect(
                run.errors == "1 error in 1 document; left out: 1 for other systems than iOS\n",
                "\(run.testDescription)")
        }
    }

    private func shellRun(_ script: String, _ arguments: [String], in folder: URL) async throws -> Run {
        try await EspalierTests.run("/bin/sh", ["-c", script, "sh"] + arguments, in: folder, limit: 60)
    }

    // MARK: Reports

    @Test func severalReportsAreWrittenAtOnce() async throws {
        try await withProject { folder in
            let run = try await check(
                "--format", "sarif", "--output", "out.sarif", "--format", "text", "--format", "junit", "--output",
                "out.xml",
                in: folder)
            #expect(run.exitCode == 1, "\(run.testDescription)")
            #expect(run.outputLines.first?.hasPrefix("App/Clash.storyboard:") == true)
            let sarif = try String(contentsOf: folder.appendingPathComponent("out.sarif"), encoding: .utf8)
            #expect(sarif.contains("\"uri\" : \"App/Clash.storyboard\""))
            let junit = try String(contentsOf: folder.appendingPathComponent("out.xml"), encoding: .utf8)
            #expect(junit.contains("<testsuite name=\"Sound.storyboard\" tests=\"1\" failures=\"0\""))
        }
    }

    @Test func reportThatCannotBeWrittenIsAnError() async throws {
        try await withProject { folder in
            let run = try await check(
                "--quiet", "--format", "json", "--output", "none/out.json", "Sound.storyboard", in: folder)
            #expect(run.exitCode == 2)
            #expect(
                run.errors
                    == "espalier: error: none/out.json: the report can't be written: No such file or directory\n")
        }
    }

    @Test(arguments: ["json", "html", "sarif", "markdown"])
    func reportsOfFourPartsMergeToTheWhole(format: String) async throws {
        try await withProject { folder in
            _ = try folder.file("Broken.xib", "<document>")
            let whole = try await check("--format", format, "--scenes", in: folder)
            var files: [String] = []
            for part in 1...4 {
                let file = "part-\(part).json"
                let run = try await check(
                    "--shard", "\(part)/4", "--format", "json", "--output", file, "--scenes", in: folder)
                #expect(run.output.isEmpty)
                files.append(file)
            }
            let merged = try await espalier(["merge-reports"] + files + ["--format", format], in: folder)
            #expect(merged.exitCode == 2, "\(merged.testDescription)")
            #expect(merged.output == whole.output)
            if format == "html" { #expect(merged.output.contains("data:image/png;base64,")) }
        }
    }

    @Test func whatIsNoReportCannotBeMerged() async throws {
        try await withProject { folder in
            let run = try await espalier(["merge-reports", "Sound.storyboard", "--format", "json"], in: folder)
            #expect(run.exitCode == 2)
            #expect(run.errors.hasPrefix("Sound.storyboard: error: this is no report of `--format json`: "))
        }
    }

    // MARK: Lists

    @Test func rulesAreListedAndExplained() async throws {
        let list = try await espalier("rules")
        #expect(list.exitCode == 0)
        #expect(list.outputLines.contains { $0.hasPrefix("ambiguous-layout ") && $0.contains(" warning ") })
        let one = try await espalier("rules", "ambiguous-layout")
        #expect(one.output.hasPrefix("ambiguous-layout (warning)\n\nMore than one"), "\(one.testDescription)")
        #expect(one.outputLines.filter { !$0.hasPrefix("    ") }.allSatisfy { $0.count <= 100 })
    }

    @Test func devicesAreListedWithTheirMeasures() async throws {
        let run = try await espalier("devices")
        #expect(run.exitCode == 0)
        #expect(run.outputLines.first == "name\ttitle\twidth\theight\tscale\ttop\tbottom\tsideLeft\tsideBottom")
        #expect(run.outputLines.contains("iphone-air\tiPhone Air\t420\t912\t3\t68\t34\t68\t21"))
        #expect(run.outputLines.contains("ipad\tiPad (10.2-inch)\t810\t1080\t2\t20\t0\t0\t0"))
    }

    @Test func programInSwiftIsToldWhatToDo() async throws {
        try await withScratchFolder { folder in
            _ = try folder.file("View.swift", "import UIKit\n")
            let run = try await check("--quiet", "View.swift", in: folder)
            #expect(run.exitCode == 2)
            #expect(
                run.errors == """
                    View.swift:1:1: error: this is Swift code, not an Interface Builder document; a program that imports \
                    UIKit is run, by `swift run` in a package that depends on espalier (unreadable-document)

                    """)
        }
    }
}
