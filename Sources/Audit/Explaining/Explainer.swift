import AutoLayout
public import InterfaceBuilder
import UIKit

/// Says why the frames of a laid-out document are what they are.
///
/// ```swift
/// let document = try Document(contentsOf: "Main.storyboard")
/// let environment = AuditedEnvironment(canvas: CanvasEnvironment(recordedIn: document), title: "the recorded canvas")
/// let explainer = Explainer(of: document, in: environment)
/// let explanation = try explainer.explanation(of: "title", attributes: [.width])
/// print(explanation.attributes[0].steps.map(\.words))
/// ```
///
/// Arguments are derived from the solver's own basis, and each of them was checked by solving its rules alone.
@MainActor
public struct Explainer {
    let instantiation: Instantiation
    let environment: AuditedEnvironment
    let names: ObjectNames

    /// Lays a document out for an environment.
    public init(of document: Document, in environment: AuditedEnvironment) {
        self.environment = environment
        instantiation = Self.quietly { environment.instantiation(of: document) }
        names = ObjectNames(of: instantiation)
    }

    /// Why the frame of a view is what it is.
    ///
    /// - Parameters:
    ///   - name: the view's id, label in Interface Builder, outlet, text or class.
    ///   - attributes: the numbers to explain.
    /// - Throws: where no view has the name, or several have.
    public func explanation(
        of name: String, attributes: [FrameExplanation.Attribute] = FrameExplanation.Attribute.allCases
    ) throws(ExplanationError) -> FrameExplanation {
        let index = try view(named: name)
        let node = instantiation.document.views[index]
        let location = Location(path: instantiation.document.path, position: node.position)
        guard let view = instantiation.view(index) else {
            throw .notInstalled(view: names.name(of: node), location: location)
        }
        let argued = ArguedView(view: view, node: node, instantiation: instantiation, names: names)
        return FrameExplanation(
            view: names.name(of: node), id: node.id, location: location, environment: environment.title,
            frame: ExplainedFrame(view.untransformedFrame), hidden: hidden(view),
            attributes: attributes.map(argued.explanation))
    }

    /// Which view hides one.
    private func hidden(_ view: UIView) -> String? {
        var next: UIView? = view
        while let current = next, !current.isHidden { next = current.superview }
        guard let hiding = next else { return nil }
        let line = instantiation.node(of: hiding).map { " (line \($0.position.line))" } ?? ""
        return "\(names.name(of: hiding)) is hidden\(line)"
    }

    private func view(named name: String) throws(ExplanationError) -> Int {
        let document = instantiation.document
        let named = NamedViews(instantiation: instantiation, names: names)
        let found = named.views(named: name)
        if found.count == 1 { return found[0] }
        if found.isEmpty {
            if let constraint = document.constraints.first(where: { $0.id == name }) {
                throw .constraintNamed(name: name, words: words(for: constraint))
            }
            throw .unknownView(name: name, path: document.path, suggestion: named.suggestion(for: name))
        }
        throw .ambiguousName(
            name: name,
            candidates: found.map { index in
                let node = document.views[index]
                return "line \(node.position.line): \(names.name(of: node))"
                    + (node.parent.map { " in \(names.name(of: document.views[$0]))" } ?? "")
            })
    }

    /// Runs a closure without UIKit's own report of conflicts: what contradicts is said in the explanation.
    static func quietly<Result>(_ body: () -> Result) -> Result {
        let logsConflicts = LayoutHost.logsConflicts
        LayoutHost.logsConflicts = false
        defer { LayoutHost.logsConflicts = logsConflicts }
        return body()
    }

    /// A constraint of the document with its line.
    func words(for node: ConstraintNode) -> String { "\(names.name(of: node)) (line \(node.position.line))" }
}
