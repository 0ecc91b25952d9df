import Foundation
import Testing

@testable import Typography

/// Unicode's own test data for Annex 14: LineBreakTest.txt of Unicode 15.0, without its comments.
/// `÷ 0023 × 0023 ÷`: no break between, a break at the end.
@Suite struct LineBreakerTests {
    private static func lines() throws -> [Substring] {
        let url = try #require(
            Bundle.module.url(forResource: "LineBreakTest-15.0", withExtension: "txt", subdirectory: "Fixtures"))
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    }

    @Test func everyLineOfUnicodesTestIsBrokenAsItSays() throws {
        var failures: [String] = []
        let lines = try Self.lines()
        #expect(lines.count > 7000)
        for line in lines {
            let words = line.split(separator: " ")
            var scalars: [Unicode.Scalar] = []
            var expected: [Bool] = []
            for (index, word) in words.enumerated() {
                if let value = UInt32(word, radix: 16), let scalar = Unicode.Scalar(value) {
                    scalars.append(scalar)
                    expected.append(words[index - 1] == "÷")
                }
            }
            let found = LineBreaker.opportunities(scalars.map(LineBreakClass.init)).map { $0 != .prohibited }
            if found != expected { failures.append(String(line)) }
        }
        #expect(failures.isEmpty, "\(failures.count) of \(lines.count): \(failures.prefix(5))")
    }

    @Test(arguments: [
        ("a b", [2]), ("a  b", [3]), ("well-known", [5]), ("a\u{A0}b", []), ("日本語", [1, 2]), ("「日本」", [2]),
        ("$1,000.00", []), ("a\u{200B}b", [2]), ("(see) it", [6]), ("50 %", [3]), ("a/b", [2]),
    ])
    func breaksStandWhereAReaderExpectsThem(text: String, breaks: [Int]) {
        let found = LineBreaker.opportunities(text.unicodeScalars.map { LineBreakClass($0) })
        #expect(found.indices.filter { found[$0] == .allowed } == breaks)
    }
}
