internal import Foundation
internal import UIKit

/// A document that a program shows, and what its objects are found by.
@MainActor
final class InterfaceFile {
    /// With the variations for the program's traits.
    let document: Document
    /// The document as read, and with the variations for other traits that were asked for.
    private let original: Document
    private var resolved: [Traits: Document] = [:]
    let environment = CanvasEnvironment(ofProgram: ())
    /// The connections that leave an id, and those that lead to one, as indices.
    private let outgoing: [String: [Int]]
    private let incoming: [String: [Int]]
    /// How many controllers and views are being made, one within the other.
    private var depth = 0
    /// How many controllers are being completed, one within the other, and those that are to hear that they are complete.
    private var containers = 0
    private var sleeping: [ProgramPart] = []

    init(_ document: Document) {
        original = document
        self.document = document.resolved(for: environment.traits)
        let connections = document.connections
        outgoing = Dictionary(
            grouping: connections.indices.filter { connections[$0].source != nil }, by: { connections[$0].source ?? "" }
        )
        incoming = Dictionary(grouping: connections.indices, by: { connections[$0].destination })
    }

    var tree: ElementTree { document.tree }

    /// The document with the variations for some traits.
    func document(for traits: Traits) -> Document {
        if traits == document.traits { return document }
        if let known = resolved[traits] { return known }
        let document = original.resolved(for: traits)
        resolved[traits] = document
        return document
    }

    /// The connections that have an end at one of these ids, in document order.
    func connections(at ids: Set<String>) -> [Connection] {
        let indices = ids.reduce(into: Set<Int>()) { $0.formUnion((outgoing[$1] ?? []) + (incoming[$1] ?? [])) }
        return indices.sorted().map { document.connections[$0] }
    }

    /// `path:line:column`.
    func place(_ position: SourcePosition) -> String { "\(document.path):\(position)" }

    /// The element of an id that is neither a view nor a controller, guide or constraint.
    func element(_ id: String) -> ElementID? {
        if case .element(let element) = document.object(id) { element } else { nil }
    }

    /// Reads attributes of an element.
    func reader(_ element: ElementID) -> NodeReader {
        NodeReader(tree: tree, element: element, log: WarningLog(path: document.path))
    }

    /// Makes something unless it would be made within itself: storyboards may lead in a circle.
    func descending<Made>(_ what: @autoclosure () -> String, _ make: () -> Made?) -> Made? {
        guard depth < 100 else {
            warn("\(what()): error: this is shown within itself, over and over")
            return nil
        }
        depth += 1
        defer { depth -= 1 }
        return make()
    }

    /// Completes a controller. It hears of that (`awakeFromNib`) when the outermost container around it is complete, too.
    func waking(_ part: ProgramPart, _ complete: () -> Void) {
        containers += 1
        complete()
        containers -= 1
        sleeping.append(part)
        guard containers == 0 else { return }
        let parts = sleeping
        sleeping = []
        for part in parts { part.wake() }
    }

    /// The class that an element names for its object; nil where it names none that is known.
    func ownClass(_ custom: CustomClass?, at position: SourcePosition) -> AnyClass? {
        guard let custom else { return nil }
        if let type = ClassRegistry.type(named: custom.name, in: custom.module) { return type }
        warn("\(place(position)): warning: Unknown class \(custom.name) in Interface Builder file.")
        return nil
    }
}

extension InterfaceFile: StoryboardContents {
    func makeController(
        _ identifier: String?, of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        let index =
            identifier.map { name in document.controllers.firstIndex { $0.storyboardIdentifier == name } }
            ?? document.initialController
        return index.flatMap { ControllerMaker(file: self, storyboard: storyboard).make($0, creator: creator) }
    }
}
