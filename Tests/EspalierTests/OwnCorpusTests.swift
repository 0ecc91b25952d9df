import Foundation
import Testing

/// Our own corpus: documents with one rule each, whose frames were worked out by hand (`Corpus/README.md`).
@Suite struct OwnCorpusTests {
    private static let folder = packageFolder.appendingPathComponent("Corpus")
    static let names =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
        .filter { $0.hasSuffix(".xib") }.sorted() ?? []

    /// Laid out from a copy without the frames that a layout has to find, so that none can be read off the file.
    @Test(arguments: names)
    func constraintsGiveTheFramesWorkedOutByHand(name: String) async throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
        let pattern =
            /(?<view>translatesAutoresizingMaskIntoConstraints="NO" id="(?<id>[^"]+)"[^>]*>)\s*<rect key="frame" x="(?<x>[^"]+)" y="(?<y>[^"]+)" width="(?<w>[^"]+)" height="(?<h>[^"]+)"\/>/
        let recorded = text.matches(of: pattern).map { match in
            (id: String(match.id), frame: [match.x, match.y, match.w, match.h].compactMap { Double($0) })
        }
        #expect(!recorded.isEmpty)
        try await withScratchFolder { folder in
            let stripped = text.replacing(pattern) { $0.output.view }
            let run = try await espalier("frames", try folder.file(name, stripped))
            #expect(run.exitCode == 0, "\(run.testDescription)")
            for (id, frame) in recorded {
                let computed = try #require(run.frame(id), "no row for \(id)")
                let error = zip(computed, frame).map { abs($0 - $1) }.max() ?? .infinity
                #expect(error <= 0.5, "\(id) is \(computed), worked out \(frame)")
            }
        }
    }

    /// The Cookbook's recipes have one layout on every device, and nothing in them lacks room.
    @Test func theCookbooksRecipesHaveNoFinding() async throws {
        let recipes = Self.folder.appendingPathComponent("Cookbook.storyboard").path
        let run = try await espalier(
            "check", "--device", "iphone-se-1", "--device", "iphone-15-pro-max", "--device", "ipad", "--orientation",
            "both",
            recipes)
        #expect(run.exitCode == 0, "\(run.testDescription)")
    }

    /// Worked out by hand: iPhone 15 is 393 points wide, and 59 above and 34 below are not safe; iPhone SE on its side is 667
    /// points wide.
    @Test func theCookbooksRecipesFillDevicesAsTheySay() async throws {
        let recipes = Self.folder.appendingPathComponent("Cookbook.storyboard").path
        let upright = try await espalier("frames", "--device", "iphone-15", recipes)
        let side = try await espalier("frames", "--device", "iphone-se", "--orientation", "landscape", recipes)
        func expect(_ run: Run, _ id: String, x: Double, width: Double) throws {
            let frame = try #require(run.frame(id), "no row for \(id)")
            #expect(abs(frame[0] - x) < 0.5 && abs(frame[2] - width) < 0.5, "\(id) is \(frame)")
        }
        #expect(upright.frame("a1") == [20, 79, 353, 719])  // Simple Single View: 852 − 59 − 34 − 2 × 20
        #expect(upright.frame("a2") == [20, 67, 353, 731])  // Adaptive Single View: 8 below the safe area
        try expect(upright, "b3", x: 200.5, width: 172.5)  // Two Equal-Width Views: (393 − 48) / 2
        try expect(upright, "b4", x: 143, width: 230)  // Two Different-Width Views: 345 × 2 / 3
        try expect(upright, "a5", x: 20, width: 150)  // Two Views with Complex Widths: a third would be 115
        try expect(side, "a5", x: 20, width: 206.33)  // (667 − 48) / 3
        try expect(upright, "q11", x: 140.33, width: 112.33)  // Three Equal-Width Buttons: (393 − 56) / 3
        try expect(side, "a20", x: 20, width: 309.5)  // Size Classes: (667 − 48) / 2 …
        #expect(try #require(side.frame("a20"))[1] == 20 && upright.frame("a20")?[1] == 119)  // … and 20, or 59 + 60
        try expect(upright, "st22", x: 0, width: 393)  // Dynamic Stack View: as wide as its scroll view
        try expect(upright, "a23", x: 0, width: 353)  // Buttons with Size Classes: one below the other …
        try expect(side, "a23", x: 0, width: 203.67)  // … and side by side: (667 − 2 × 20 − 2 × 8) / 3
        try expect(upright, "x24", x: 136.5, width: 120)  // Animating Changes: (393 − 120) / 2
        try expect(upright, "k25", x: 324, width: 51)  // UIKit Dynamics: constraints see 49 of a switch, 393 − 20 − 49
    }

    @Test func theTableListsEveryDocument() throws {
        #expect(Self.names.count >= 40)
        let table = try String(contentsOf: Self.folder.appendingPathComponent("README.md"), encoding: .utf8)
        for name in Self.names {
            let isListed = table.contains("(\(name))")
            #expect(isListed, "\(name) has no line in Corpus/README.md")
        }
    }
}
