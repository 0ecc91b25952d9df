public import Foundation
import InterfaceBuilder

extension DocumentDifference {
    /// Compares what two versions of a document say; lays nothing out.
    /// - Parameters:
    ///   - old: the old version's bytes; nil for a document that is new.
    ///   - new: the new version's bytes; nil for one that is gone.
    ///   - path: the document's name.
    ///   - oldPath: its name in the old version, when it is another one.
    /// - Throws: `DocumentError` for a version that can't be read.
    public init(old: Data?, new: Data?, path: String, oldPath: String? = nil) throws {
        self.init(path: path, oldPath: oldPath)
        if old == new, oldPath == nil { return }
        let graphs = try (
            old.map { try ObjectGraph(data: $0, path: (oldPath ?? path) + (new == nil ? "" : " (old)")) },
            new.map { try ObjectGraph(data: $0, path: path + (old == nil ? "" : " (new)")) }
        )
        switch graphs {
        case (let old?, let new?): compare(old, new)
        case (nil, let new?): tellWhole(new, .added)
        case (let old?, nil): tellWhole(old, .removed)
        case (nil, nil): break
        }
        if let oldPath {
            verdict = .changed
            changes.insert(
                DocumentChange(
                    kind: .moved, object: "the document", id: "", sentence: "renamed the document from \(oldPath)"),
                at: 0)
        }
    }

    private mutating func compare(_ old: ObjectGraph, _ new: ObjectGraph) {
        let finder = ChangeFinder(old: old, new: new)
        changes = finder.changes
        noise = finder.noiseWords
        if changes.isEmpty, noise.isEmpty {
            let isOrder = old.tree.contents[0] != new.tree.contents[0]
            noise = [(isOrder ? NoiseKind.order : .formatting).rawValue]
        }
        verdict = changes.isEmpty ? .noise : .changed
    }

    private mutating func tellWhole(_ graph: ObjectGraph, _ kind: DocumentChange.Kind) {
        verdict = .changed
        let views = graph.objects.count { ObjectTitles.isView($0) }
        let scenes = graph.objects.count { $0.kind == "scene" }
        let counts = [(scenes, "scene"), (views, "view")].filter { $0.0 > 0 }
            .map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: " and ")
        changes = [
            DocumentChange(
                kind: kind, object: "the document", id: "",
                sentence: "\(kind.rawValue) the document" + (counts.isEmpty ? "" : ", with \(counts)"))
        ]
    }
}
