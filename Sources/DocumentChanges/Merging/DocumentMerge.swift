public import Foundation
import InterfaceBuilder

/// Two versions of a document made into one, object by object.
///
/// What one side changed, added, moved or deleted is done in the result. What both sides changed in ways that don't go
/// together is a conflict: the result holds both, ours in effect and theirs in a comment beside it, or both objects. It
/// is a document that Interface Builder opens in any case.
///
/// ```swift
/// let merge = try DocumentMerge(base: base, ours: ours, theirs: theirs, path: "Main.storyboard")
/// for conflict in merge.conflicts { print(conflict) }
/// try merge.result.write(to: file)
/// ```
public struct DocumentMerge: Sendable {
    /// The merged document, in Interface Builder's formatting; untouched parts byte for byte as ours has them.
    public let result: Data
    /// In the order of their lines.
    public let conflicts: [MergeConflict]
    /// The new ids of objects of theirs whose ids ours had given to other objects, by their old ones.
    public let renamedObjects: [String: String]

    /// - Parameters:
    ///   - base: the version that both sides began with; no bytes when both made the document.
    ///   - ours: one side, which stays in effect where the two contradict each other.
    ///   - theirs: the other side.
    ///   - path: the document's name in errors and conflicts.
    /// - Throws: `DocumentError` for a version that can't be read, `MergeError` for a result that isn't sound. O(bytes),
    ///   and more for long lists whose order both sides changed.
    public init(base: Data, ours: Data, theirs: Data, path: String) throws {
        if ours == theirs || theirs == base || ours == base {
            // Whatever it is, it is what one of them wants.
            (result, conflicts, renamedObjects) = (ours == base ? theirs : ours, [], [:])
            return
        }
        let lines = LineEnds(ours)
        let mine = try MarkupText(data: LineEnds.unix(ours), path: path + " (ours)")
        var other = try MarkupText(data: LineEnds.unix(theirs), path: path + " (theirs)")
        var duplicates: [String: String] = [:]
        var renamed: [String: String] = [:]
        let origin: MarkupText
        if base.allSatisfy({ $0 == 32 || (9...13).contains($0) }) {
            origin = try MarkupText(data: Data("<document/>".utf8), path: path)
        } else {
            origin = try MarkupText(data: LineEnds.unix(base), path: path + " (base)")
            let clashing = try ClashingObjects(base: origin, ours: mine, theirs: other)
            (other, renamed, duplicates) = (clashing.theirs, clashing.renamed, clashing.duplicates)
        }
        let sides = MergeSides(base: origin, ours: mine, theirs: other)
        var writer = MergeWriter(MergePlan(sides, duplicates: duplicates), path: path)
        let text = writer.text()
        try Self.check(text, sides, path: path)
        result = lines.data(text)
        conflicts = writer.conflicts
        renamedObjects = renamed
    }

    /// Makes sure that the result is a document, and that no object is lost but those that one side deleted.
    private static func check(_ text: String, _ sides: MergeSides, path: String) throws {
        let tree: ElementTree
        do {
            tree = try ElementTree(documentData: Data(text.utf8), path: path)
        } catch let error as DocumentError {
            throw MergeError.unsound(path: path, reason: error.problem.message)
        }
        let base = Set(sides.base.tree.objects.keys)
        let (ours, theirs) = (Set(sides.ours.tree.objects.keys), Set(sides.theirs.tree.objects.keys))
        let expected = ours.intersection(theirs).union(ours.union(theirs).subtracting(base))
        let lost = expected.subtracting(tree.objects.keys)
        if let id = lost.min() { throw MergeError.unsound(path: path, reason: "the object \(id) would be lost") }
    }
}

/// How the lines of a file end.
private struct LineEnds {
    private let hasReturns: Bool

    init(_ data: Data) {
        let ends = data.count { $0 == 10 }
        hasReturns = ends > 0 && data.count { $0 == 13 } * 2 > ends
    }

    /// A text with a line feed at the end of each line.
    static func unix(_ data: Data) -> Data {
        guard data.contains(13) else { return data }
        var result = Data(capacity: data.count)
        var wasReturn = false
        for byte in data {
            if wasReturn, byte != 10 { result.append(13) }
            wasReturn = byte == 13
            if !wasReturn { result.append(byte) }
        }
        if wasReturn { result.append(13) }
        return result
    }

    func data(_ text: String) -> Data {
        guard hasReturns else { return Data(text.utf8) }
        return Data(text.utf8.flatMap { $0 == 10 ? [13, 10] : [$0] })
    }
}
