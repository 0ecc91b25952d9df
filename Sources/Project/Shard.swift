/// One of several equal parts of a run, for one of the machines that share it: `2/4`.
package struct Shard: Hashable, Sendable {
    /// From 1 to ``count``.
    package let number: Int
    package let count: Int

    /// Reads `number/count`; nil for what isn't that.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], (1...10_000).contains(count),
            (1...count).contains(number)
        else { return nil }
        self.number = number
        self.count = count
    }

    /// The documents that fall to this part: every one to exactly one of the parts. They are dealt out in turn, as documents
    /// of one folder are of one kind.
    package func part<Element>(of documents: [Element]) -> [Element] {
        documents.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
    }
}
