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

    /// The node that a view was made for; nil for views that controls made themselves.
    func node(of view: UIView) -> ViewNode? { names.instantiation.node(of: view) }

    /// What the rule finds wrong with a view, with the view's place and id.
    func finding(about node: ViewNode, _ message: String) -> Finding {
        Finding(
            rule: rule, message: message,
            location: Location(path: names.instantiation.document.path, position: node.position),
            ids: [node.id].compactMap { $0 })
    }
}
