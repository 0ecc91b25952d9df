import Foundation
import Testing

/// The commands that the tutorial "A storyboard in CI" shows, run as they stand there.
@Suite struct TutorialCommandTests {
    /// The arguments of the one command in a file of the tutorial.
    private func arguments(of file: String) throws -> [String] {
        let code = packageFolder.appendingPathComponent("Sources/UIKit/UIKit.docc/Tutorials/Code/\(file)")
        let words = try String(contentsOf: code, encoding: .utf8).split(whereSeparator: \.isWhitespace).map(String.init)
        try #require(words.first == "espalier")
        return words.dropFirst().map { $0.hasPrefix("Examples/") ? packageFolder.path + "/" + $0 : $0 }
    }

    @Test(arguments: ["ci-1.sh", "ci-2.sh"])
    func checkingFindsAContradictionAndAnOpenPlace(file: String) async throws {
        let run = try await espalier(arguments(of: file))
        #expect(run.exitCode == 1, "\(run.testDescription)")
        #expect(run.outputLines.contains { $0.hasSuffix("(unsatisfiable-constraints)") && $0.contains(": error: ") })
        #expect(run.outputLines.contains { $0.hasSuffix("(ambiguous-layout)") && $0.contains(": warning: ") })
    }

    @Test func renderingWritesAPictureWithConstraints() async throws {
        try await withScratchFolder { folder in
            let out = folder.appendingPathComponent("out").path
            let arguments = try arguments(of: "ci-3.sh").map { $0 == "out" ? out : $0 }
            let run = try await espalier(arguments)
            #expect(run.exitCode == 0, "\(run.testDescription)")
            let picture = try #require(run.outputLines.first)
            #expect(try Data(contentsOf: URL(fileURLWithPath: picture)).count > 1000)
        }
    }
}
