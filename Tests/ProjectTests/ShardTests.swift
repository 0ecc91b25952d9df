import Testing

@testable import Project

/// Parts of a run for several machines.
@Suite struct ShardTests {
    @Test(arguments: ["0/4", "5/4", "1", "1/", "/4", "a/b", "1/0", "-1/4", "1/2/3", "1/99999"])
    func whatIsNoPartIsNone(_ text: String) { #expect(Shard(text) == nil) }

    @Test(arguments: [1, 2, 3, 4, 7, 20])
    func everyDocumentFallsToOnePart(count: Int) throws {
        let documents = Array(0..<13)
        let parts = try (1...count).map { try #require(Shard("\($0)/\(count)")).part(of: documents) }
        #expect(parts.flatMap(\.self).sorted() == documents)
        #expect((parts.map(\.count).max() ?? 0) - (parts.map(\.count).min() ?? 0) <= 1)
    }
}
