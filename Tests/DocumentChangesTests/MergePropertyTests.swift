import DocumentChanges
import Foundation
import InterfaceBuilder
import Testing

/// Merging what two sides changed independently of each other is the same as doing all changes, in either order.
///
/// `ESPALIER_MERGES` says how many pairs of edits are generated; an ordinary run takes a part of them.
@MainActor @Suite struct MergePropertyTests {
    private static let count = ProcessInfo.processInfo.environment["ESPALIER_MERGES"].flatMap { Int($0) } ?? 300

    @Test func mergingEqualsDoingBoth() throws {
        var merged = 0
        var seed = 0
        while merged < Self.count {
            seed += 1
            var random = Randomness(seed: seed)
            let base = GeneratedDocument(&random)
            let edits = ["ours", "theirs"].map { GeneratedEdit.list(on: base, prefix: $0, &random) }
            guard !edits[0].isEmpty, !edits[1].isEmpty, GeneratedEdit.areIndependent(edits[0], edits[1]) else {
                continue
            }
            merged += 1
            let story: Comment = "seed \(seed): \(edits[0]) and \(edits[1])"
            let sides = edits.map { edits in document(base, edits) }
            let both = [document(base, edits[0] + edits[1]), document(base, edits[1] + edits[0])].map(\.text)
            let expected = try CanonicalDocument(both[0]), swapped = try CanonicalDocument(both[1])
            try #require(expected == swapped, story)
            for (ours, theirs) in [(sides[0], sides[1]), (sides[1], sides[0])] {
                let merge = try DocumentMerge(
                    base: Data(base.text.utf8), ours: Data(ours.text.utf8), theirs: Data(theirs.text.utf8),
                    path: "Generated.storyboard")
                try #require(merge.conflicts.isEmpty, story)
                let result = try CanonicalDocument(String(decoding: merge.result, as: UTF8.self))
                try #require(result == expected, story)
            }
        }
        #expect(merged == Self.count)
    }

    /// Whatever the two sides did, no object is lost but those that one of them deleted and the other left alone, and the
    /// result is a document that lays out.
    @Test func nothingIsLostWhateverHappened() throws {
        var conflicts = 0
        for seed in 1...Self.count / 2 {
            var random = Randomness(seed: seed)
            let base = GeneratedDocument(&random)
            let edits = ["ours", "theirs"].map { GeneratedEdit.list(on: base, prefix: $0, &random) }
            let sides = edits.map { document(base, $0) }
            let story: Comment = "seed \(seed): \(edits[0]) and \(edits[1])"
            let merge: DocumentMerge
            do {
                merge = try DocumentMerge(
                    base: Data(base.text.utf8), ours: Data(sides[0].text.utf8), theirs: Data(sides[1].text.utf8),
                    path: "Generated.storyboard")
            } catch {
                Issue.record(error, story)
                continue
            }
            if !merge.conflicts.isEmpty { conflicts += 1 }
            let result = try Document(data: merge.result, path: "Generated.storyboard")
            let ids = Set(result.views.compactMap(\.id))
            let kept = Set(sides[0].views.keys).intersection(sides[1].views.keys)
            let added = Set(sides[0].views.keys).symmetricDifference(sides[1].views.keys).subtracting(base.views.keys)
            try #require(ids.isSuperset(of: kept.union(added)), story)
            try #require(result.warnings.isEmpty, story)
            let instantiation = Instantiation(of: result)
            try #require(instantiation.frames.count == result.views.count, story)
        }
        #expect(conflicts > 0)
    }

    private func document(_ base: GeneratedDocument, _ edits: [GeneratedEdit]) -> GeneratedDocument {
        edits.reduce(into: base) { document, edit in edit.apply(&document) }
    }
}

/// A document without what has no meaning: white space, the order of attributes, and of constraints, outlets, resources.
private struct CanonicalDocument: Equatable, CustomStringConvertible {
    let description: String

    init(_ text: String) throws {
        let tree = try ElementTree(data: Data(text.utf8), path: "Generated.storyboard")
        description = Self.text(tree, tree.root, indent: "")
    }

    private static func text(_ tree: ElementTree, _ element: ElementID, indent: String) -> String {
        let attributes = tree.attributes(element).map { "\($0.name)=\($0.value)" }.sorted()
            .filter { !$0.hasPrefix("toolsVersion=") }
        var children = tree.children(element).map { text(tree, $0, indent: indent + "  ") }
        if tree.name(element) != "subviews" { children.sort() }
        return "\(indent)\(tree.name(element)) \(attributes) \(tree.text(element))\n" + children.joined()
    }
}
