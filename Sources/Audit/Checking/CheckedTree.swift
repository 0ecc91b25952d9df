import InterfaceBuilder
import UIKit

/// A tree of a laid-out document, as a rule looks at it.
@MainActor
struct CheckedTree {
    /// The rule.
    let rule: Rule
    /// The tree.
    let tree: ViewTree
    /// The document's objects, with names for people.
    let names: ObjectNames
    /// What can be seen of it, and where.
    let survey: TreeSurvey
    /// What may be tried on it.
    let effort: Effort

    init(
        rule: Rule, tree: ViewTree, names: ObjectNames, survey: TreeSurvey? = nil, allowance: Int = Effort.allowance
    ) {
        (self.rule, self.tree, self.names) = (rule, tree, names)
        self.survey = survey ?? TreeSurvey(of: tree, in: names.instantiation)
        effort = Effort(on: tree.root, allowance: allowance)
    }

    /// The node that a view was made for; nil for views that controls made themselves.
    func node(of view: UIView) -> ViewNode? { names.instantiation.node(of: view) }

    /// Runs a closure while what contradicts other constraints gives way as little as it can, each before the next one does: what it
    /// leaves open when it is left out is no finding of its own.
    func withoutContradictions<Result>(_ body: () -> Result) -> Result {
        let broken = LayoutHost.of(tree.root).conflicts.compactMap { conflict in
            if case .constraint(let constraint) = conflict.broken { constraint } else { nil }
        }
        return broken.isEmpty
            ? body() : Trial(root: tree.root).result(lowering: broken, oneByOne: true) { _ in body() }
    }

    /// What the rule finds wrong with a view, with the view's place and id.
    func finding(about node: ViewNode, _ message: String) -> Finding {
        Finding(
            rule: rule, message: message,
            location: Location(path: names.instantiation.document.path, position: node.position),
            ids: [node.id].compactMap { $0 })
    }
}
