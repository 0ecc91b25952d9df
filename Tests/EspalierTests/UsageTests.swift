import Foundation
import Testing

/// Help pages and wrong usage. Results go to stdout, everything else to stderr; wrong usage ends with 64.
@Suite struct UsageTests {
    static let pages = [
        [], ["render"], ["live"], ["frames"], ["check"], ["explain"], ["rules"], ["devices"], ["init"],
        ["merge-reports"], ["diff"],
        ["outline"], ["merge-driver"], ["solve"], ["app"], ["app", "init"], ["app", "run"], ["app", "render"],
        ["app", "live"], ["app", "test"],
    ]

    /// Help is part of the interface: its text is kept beside the tests. Set `ESPALIER_RECORD=1` to write it anew.
    @Test(arguments: pages)
    func helpPageReadsAsKept(path: [String]) async throws {
        let run = try await espalier(path + ["--help"])
        #expect(run.exitCode == 0)
        #expect(run.errors.isEmpty)
        let kept = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Help/\((["espalier"] + path).joined(separator: "-")).txt")
        if ProcessInfo.processInfo.environment["ESPALIER_RECORD"] != nil {
            try FileManager.default.createDirectory(
                at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(run.output.utf8).write(to: kept)
        }
        #expect(run.output == (try String(contentsOf: kept, encoding: .utf8)))
    }

    /// `make man` writes the pages anew, from what the command says of itself.
    @Test func manualPagesNameEveryOption() async throws {
        let folder = packageFolder.appendingPathComponent("Documentation/man")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(files == Self.pages.map { (["espalier"] + $0).joined(separator: ".") + ".1" }.sorted())
        for file in files {
            let page = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            let path = file.split(separator: ".").dropFirst().dropLast().map(String.init)
            let run = try await espalier(path + ["--help"])
            #expect(run.exitCode == 0, "\(run.testDescription)")
            for option in run.output.matches(of: /(?m)^ +(?:-[a-z], )?--([a-z-]+)/).map({ $0.1 }) {
                #expect(page.contains("Fl -\(option)"), "\(file): --\(option)")
            }
        }
    }

    @Test(arguments: pages.dropFirst())
    func helpPageHasAnExample(path: [String]) async throws {
        let run = try await espalier(path + ["--help"])
        #expect(run.output.contains("    espalier \(path[0])"), "\(run.testDescription)")
    }

    @Test(arguments: [
        ["render"], ["frames"], ["solve"], ["merge-reports"],
        ["prune"], ["chek"], ["a.storyboard"],
        ["rules", "ambiguous"],
        ["check", "--format", "word"], ["check", "--format", "json", "--format", "sarif"],
        ["check", "--output", "a", "--format", "json"], ["check", "--output", "a", "--output", "b"],
        ["check", "--shard", "5/4"], ["check", "--fail-on", "maybe"],
        ["check", "--baseline", "a.json", "--write-baseline", "b.json"],
        ["diff"], ["diff", "a.xib"], ["diff", "--git", "-x"], ["outline"], ["merge-driver", "a.xib"],
        ["frames", "--device", "abacus", "a.storyboard"],
        ["render", "--orientation", "sideways", "a.storyboard"],
        ["render", "--split", "half", "a.storyboard"],
        ["frames", "--device", "ipad", "--split", "half", "a.storyboard"],
        ["check", "--device", "iphone-15", "--call-bar", "a.storyboard"],
        ["frames", "--ios", "15", "a.storyboard"],
        ["frames", "--device", "iphone-se", "--ios", "7", "a.storyboard"],
        ["render", "--device", "iphone-se", "--ios", "new", "a.storyboard"],
        ["render", "--scale", "0", "a.storyboard"],
        ["render", "--scale", "nan", "a.storyboard"],
        ["render", "--scale", "1e9", "a.storyboard"],
        ["render", "--format", "bmp", "a.storyboard"],
        ["render", "--overlay", "shadows", "a.storyboard"],
        ["render", "--text-size", "huge", "a.storyboard"],
        ["frames", "--orientation", "landscape", "a.storyboard"],
        ["frames", "--device", "all", "a.storyboard"],
        ["frames", "--device", "ipad", "--orientation", "both", "a.storyboard"],
        ["check", "--jobs", "0", "a.storyboard"], ["check", "--jobs", "257", "a.storyboard"],
        ["check", "--time-limit", "0", "a.storyboard"], ["check", "--time-limit", "86401", "a.storyboard"],
        ["frames", "--no-such-flag", "a.storyboard"],
    ])
    func wrongUsageEndsWith64(arguments: [String]) async throws {
        let run = try await espalier(arguments)
        #expect(run.exitCode == 64, "\(run.testDescription)")
        #expect(run.output.isEmpty)
        #expect(!run.errors.isEmpty)
    }

    @Test func unknownDeviceIsToldTheNearestOnes() async throws {
        let run = try await espalier("frames", "--device", "iphone-51", "a.storyboard")
        #expect(run.exitCode == 64)
        #expect(
            run.errors.contains("There is no device \"iphone-51\". Did you mean one of iphone-5s"),
            "\(run.testDescription)")
    }

    @Test(arguments: [
        ("se", "iphone-se, iphone-se-1, ipad"), ("iphone 15", "iphone-15, iphone-11, iphone-12"),
        ("ipad-pro", "ipad-pro-11, ipad-pro-13, ipad-pro-12.9"),
    ])
    func devicesThatHoldWhatIsNamedComeFirst(name: String, near: String) async throws {
        let run = try await espalier("frames", "--device", name, "a.storyboard")
        #expect(run.errors.contains("Did you mean one of \(near)?"), "\(run.testDescription)")
    }

    /// The Human Interface Guidelines write large letters.
    @Test func textSizesMayBeWrittenLarge() async throws {
        try await withScratchFolder { folder in
            let file = try folder.file("a.storyboard", Document.sound)
            let run = try await espalier("check", "--text-size", "AX3", file)
            #expect(run.exitCode == 0, "\(run.testDescription)")
        }
    }

    @Test(arguments: [([], "in this folder"), (["App", "*.xib"], "at App, *.xib")])
    func whereThereIsNothingToCheckIsTold(paths: [String], words: String) async throws {
        try await withScratchFolder { folder in
            let app = folder.appendingPathComponent("App")
            try FileManager.default.createDirectory(at: app, withIntermediateDirectories: false)
            let run = try await espalier(["check"] + paths, in: folder)
            #expect(run.exitCode == 0)
            #expect(
                run.errors == "there is no storyboard and no xib \(words): nothing found in 0 documents\n",
                "\(run.testDescription)")
        }
    }

    @Test(arguments: [
        (["chek"], "espalier has no subcommand \"chek\". Did you mean check?"),
        (["Main.storyboard"], "Say what to do with Main.storyboard: espalier check Main.storyboard"),
        (["rules", "ambigous-layout"], "There is no rule \"ambigous-layout\". Did you mean ambiguous-layout?"),
        (["rules", "truncated"], "There is no rule \"truncated\". Did you mean truncated-text?"),
        (["rules", "colour"], "There is no rule \"colour\". Did you mean missing-colour?"),
        (
            ["rules", "text"],
            "There is no rule \"text\". Did you mean one of truncated-text, clipped-text, fixed-height-text?"
        ),
        (["diffs"], "espalier has no subcommand \"diffs\". Did you mean diff?"),
        (["check", "--format", "sarf"], "There is no format \"sarf\". Did you mean sarif?"),
    ])
    func misspellingsAreToldTheNearestWord(arguments: [String], message: String) async throws {
        let run = try await espalier(arguments)
        #expect(run.exitCode == 64)
        #expect(run.errors.contains(message), "\(run.testDescription)")
    }

    @Test(arguments: [["--version"], ["render", "--version"]])
    func versionIsPrintedAlone(arguments: [String]) async throws {
        let run = try await espalier(arguments)
        #expect(run.exitCode == 0)
        #expect(run.output.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+\n/) != nil, "\(run.testDescription)")
        #expect(run.errors.isEmpty)
    }
}
