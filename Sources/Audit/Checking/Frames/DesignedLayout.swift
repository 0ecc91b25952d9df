import InterfaceBuilder
import UIKit

/// A document as its author saw it: on the canvas that it records, at the usual text size.
///
/// What looks odd there was seen and left so. Rules that tell design from accident compare with it.
@MainActor
final class DesignedLayout {
    private let document: Document
    private var surveys: [Int: TreeSurvey] = [:]

    private(set) lazy var instantiation = Instantiation(
        of: document, in: CanvasEnvironment(recordedIn: document), purpose: .judgement)

    init(of document: Document) { self.document = document }

    /// The tree whose root is a node, by its index among the document's views; nil where the canvas shows none.
    func survey(of node: Int) -> TreeSurvey? {
        if let known = surveys[node] { return known }
        guard let tree = instantiation.trees.first(where: { $0.node == node }) else { return nil }
        let survey = TreeSurvey(of: tree, in: instantiation)
        survey.embedded = { [weak self] in self?.view($0, from: node) }
        surveys[node] = survey
        return survey
    }

    /// A view in the coordinates of a tree's root, where container views of the tree show the one that it is in: on the canvas
    /// such trees stand by themselves.
    private func view(_ index: Int, from root: Int, within depth: Int = 8) -> PlacedView? {
        guard depth > 0, let tree = instantiation.tree(of: index) else { return nil }
        let node = instantiation.trees[tree].node
        guard let placed = survey(of: node)?.view(index) else { return nil }
        if node == root { return placed }
        return instantiation.containerView(ofTree: tree).flatMap { view($0, from: root, within: depth - 1) }
            .map { placed.moved(by: $0.frame.origin) }
    }
}

extension AuditedEnvironment {
    /// Whether it is what the author of a document saw.
    func isDesign(of document: Document) -> Bool {
        contentSizeCategory == nil && language == nil && canvas == CanvasEnvironment(recordedIn: document)
    }
}
