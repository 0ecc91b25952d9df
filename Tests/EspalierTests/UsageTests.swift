import Foundation
import Testing

/// Help pages and wrong usage. Results go to stdout, everything else to stderr; wrong usage ends with 64.
@Suite struct UsageTests {
    static let pages = [[], ["render"], ["frames"], ["check"], ["solve"]]

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

    @Test(arguments: pages.dropFirst())
    func helpPageHasAnExample(path: [String]) async throws {
        let run = try await espalier(path + ["--help"])
        #expect(run.output.contains("    espalier \(path[0]) "), "\(run.testDescription)")
    }

    @Test(arguments: [
        ["render"], ["frames"], ["check"], ["solve"],
        ["prune"],
        ["frames", "--device", "abacus", "a.storyboard"],
        ["render", "--orientation", "sideways", "a.storyboard"],
        ["render", "--split", "half", "a.storyboard"],
        ["frames", "--device", "ipad", "--split", "half", "a.storyboard"],
        ["check", "--device", "iphone-15", "--call-bar", "a.storyboard"],
        ["render", "--scale", "0", "a.storyboard"],
        ["render", "--scale", "nan", "a.storyboard"],
        ["render", "--scale", "1e9", "a.storyboard"],
        ["render", "--format", "bmp", "a.storyboard"],
        ["frames", "--no-such-flag", "a.storyboard"],
    ])
    func wrongUsageEndsWith64(arguments: [String]) async throws {
        let run = try await espalier(arguments)
        #expect(run.exitCode == 64, "\(run.testDescription)")
        #expect(run.output.isEmpty)
        #expect(!run.errors.isEmpty)
    }
}
