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
        surveys[node] = survey
        return survey
    }
}

extension AuditedEnvironment {
    /// Whether it is what the author of a document saw.
    func isDesign(of document: Document) -> Bool {
        contentSizeCategory == nil && language == nil && canvas == CanvasEnvironment(recordedIn: document)
    }
}
