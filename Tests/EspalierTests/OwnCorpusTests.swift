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

    @Test func theTableListsEveryDocument() throws {
        #expect(Self.names.count >= 40)
        let table = try String(contentsOf: Self.folder.appendingPathComponent("README.md"), encoding: .utf8)
        for name in Self.names {
            let isListed = table.contains("(\(name))")
            #expect(isListed, "\(name) has no line in Corpus/README.md")
        }
    }
}
