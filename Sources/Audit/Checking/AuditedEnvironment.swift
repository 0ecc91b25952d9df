public import InterfaceBuilder
public import UIKit

/// What a document is laid out for when it's checked, with a name for people.
public struct AuditedEnvironment: Sendable {
    /// The screen and what the system takes of it.
    public var canvas: CanvasEnvironment
    /// The reader's text size; nil for the usual one.
    public var contentSizeCategory: UIContentSizeCategory?
    /// The language in which texts are shown; nil for that of the document.
    public var language: Language?
    /// `iPhone 15 in portrait`.
    public var title: String
    /// The author's classes of controllers whose screens are never seen so.
    public var leavesOut: Set<String> = []

    /// An environment with a name for people.
    public init(
        canvas: CanvasEnvironment, contentSizeCategory: UIContentSizeCategory? = nil, language: Language? = nil,
        title: String
    ) {
        self.canvas = canvas
        self.language = language
        self.contentSizeCategory = contentSizeCategory
        self.title = title
    }

    /// A document's views, laid out for this environment.
    @MainActor public func instantiation(of document: Document, for purpose: LayoutPurpose = .display) -> Instantiation
    {
        Instantiation(
            of: translated(document).document, in: canvas, contentSizeCategory: contentSizeCategory, purpose: purpose)
    }

    /// A document in the environment's language, and the files of translations that can't be read.
    public func translated(_ document: Document) -> (document: Document, problems: [TranslationProblem]) {
        guard let language else { return (document, []) }
        guard case .code(let code) = language else { return (document.translated(into: language), []) }
        let translation = Translation(of: document.path, into: code)
        return (document.translated(into: language, translation), translation.problems)
    }
}

extension AuditedEnvironment {
    /// All that a layout depends on: the environments of two devices with the same screen differ in names alone.
    struct Figures: Hashable {
        private let canvas: CanvasEnvironment
        private let contentSizeCategory: UIContentSizeCategory?
        private let language: Language?
        private let leavesOut: Set<String>

        fileprivate init(of environment: AuditedEnvironment) {
            canvas = environment.canvas.withoutName
            contentSizeCategory = environment.contentSizeCategory
            language = environment.language
            leavesOut = environment.leavesOut
        }
    }

    var figures: Figures { Figures(of: self) }
}

extension CanvasEnvironment {
    fileprivate var withoutName: CanvasEnvironment {
        guard case .device(var device) = source else { return self }
        (device.name, device.title) = ("", "")
        var environment = self
        environment.source = .device(device)
        return environment
    }
}
