import Foundation
import InterfaceBuilder
import UIKit

/// A change to one of a document's constraints, to see what comes of it.
public enum ConstraintChange: Hashable, Sendable {
    /// Leaves the constraint out.
    case without(constraint: String)
    /// Gives the constraint another constant, in points.
    case set(constraint: String, constant: Double)

    var name: String {
        switch self {
        case .without(let name), .set(let name, _): name
        }
    }
}

/// What comes of changes to constraints.
///
/// Encoded as JSON it is what `espalier explain --format json` prints of them.
public struct ChangeEffect: Codable, Hashable, Sendable {
    /// A view that has another frame.
    public struct Move: Codable, Hashable, Sendable {
        /// What the view is called.
        public var view: String
        /// Its object id.
        public var id: String?
        /// Where its element stands.
        public var location: Location
        /// In its superview's coordinates, in points.
        public var before: ExplainedFrame
        /// In its superview's coordinates, in points.
        public var after: ExplainedFrame
    }

    /// What was changed, in words.
    public var changes: [String]
    /// What it is laid out for: `iPhone 15 in portrait`.
    public var environment: String
    /// The views that have another frame, in document order.
    public var moves: [Move]
    /// What is wrong with the layout that wasn't before, a sentence each.
    public var newProblems: [String]
    /// What was wrong with the layout and no longer is, a sentence each.
    public var solvedProblems: [String]
}

extension Explainer {
    /// Lays the document out again with changes, and says which frames move.
    ///
    /// - Throws: where a constraint isn't to be found, or its name means several.
    public func effect(of changes: [ConstraintChange]) throws(ExplanationError) -> ChangeEffect {
        var changed = instantiation.document
        var words: [String] = []
        for change in changes {
            let index = try constraint(named: change.name)
            let node = changed.constraints[index]
            switch change {
            case .without:
                changed.constraints[index].isInstalled = false
                words.append("without \(self.words(for: node))")
            case .set(_, let constant):
                changed.constraints[index].constant = constant
                words.append("\(points(node.constant)) → \(points(constant)) in \(self.words(for: node))")
            }
        }
        let after = Self.quietly { environment.instantiation(of: changed) }
        let frames = (before: Self.frames(of: instantiation), after: Self.frames(of: after))
        let moves = changed.views.indices.compactMap { index -> ChangeEffect.Move? in
            guard let old = frames.before[index], let new = frames.after[index], !old.isNear(new) else { return nil }
            let node = changed.views[index]
            return ChangeEffect.Move(
                view: names.name(of: node), id: node.id,
                location: Location(path: changed.path, position: node.position),
                before: ExplainedFrame(old), after: ExplainedFrame(new))
        }
        let problems = (before: problems(of: instantiation.document), after: problems(of: changed))
        return ChangeEffect(
            changes: words, environment: environment.title, moves: moves,
            newProblems: problems.after.filter { !problems.before.contains($0) },
            solvedProblems: problems.before.filter { !problems.after.contains($0) })
    }

    /// Contradictions and open layouts, in the order of their places.
    private func problems(of document: Document) -> [String] {
        LayoutCheck(of: document, in: [environment], rules: [.unsatisfiableConstraints, .ambiguousLayout]).findings()
            .map { "\($0.message) (line \($0.location.position?.line ?? 1))" }
    }

    private static func frames(of instantiation: Instantiation) -> [Int: CGRect] {
        var frames: [Int: CGRect] = [:]
        for index in instantiation.document.views.indices {
            frames[index] = instantiation.view(index)?.untransformedFrame
        }
        return frames
    }

    // MARK: Naming

    /// The constraint that an id, an identifier, a label of Interface Builder or a line means.
    private func constraint(named name: String) throws(ExplanationError) -> Int {
        let document = instantiation.document
        let ranks: [(ConstraintNode) -> Bool] = [
            { $0.id == name }, { $0.identifier == name || $0.userLabel == name }, { "\($0.position.line)" == name },
        ]
        for rank in ranks {
            let found = document.constraints.indices.filter { rank(document.constraints[$0]) }
            if found.count == 1 { return found[0] }
            if !found.isEmpty {
                throw .ambiguousConstraint(
                    name: name, candidates: found.map { words(for: document.constraints[$0]) })
            }
        }
        let known = document.constraints.flatMap { [$0.id, $0.identifier, $0.userLabel] }.compactMap { $0 }
        throw .unknownConstraint(name: name, path: document.path, suggestion: known.meant(by: name))
    }
}

extension CGRect {
    /// Whether no number differs by more than a hundredth of a point.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && abs(width - other.width) < 0.01
            && abs(height - other.height) < 0.01
    }
}
