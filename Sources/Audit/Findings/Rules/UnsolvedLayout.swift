public import InterfaceBuilder
import UIKit

extension Rule {
    /// The solver found no layout for a tree's constraints.
    public static let unsolvedLayout = Rule(
        "unsolved-layout", .error, "the solver found no layout for the constraints",
        explanation: Explanation(
            why: """
                The frames that Espalier shows may be wrong, and it can't say what contradicts or what is open. No layout of an
                app is known to need so many steps, or so large numbers.
                """,
            fix: """
                Look for many constraints whose multipliers differ widely, or whose multipliers make each other larger and larger. Tell
                Espalier's developers of the file if there are none.
                """,
            example: nil))
}

extension Instantiation {
    /// The trees that the solver found no layout for.
    @MainActor public var unsolvedLayouts: [Finding] { trees.compactMap { $0.unsolvedLayout(in: self) } }
}

extension ViewTree {
    /// What is said of a tree that the solver found no layout for, or some answer about its layout.
    @MainActor func unsolvedLayout(in instantiation: Instantiation) -> Finding? {
        guard let failure = LayoutHost.of(root).failure else { return nil }
        let node = instantiation.document.views[node]
        return Finding(
            rule: .unsolvedLayout, message: "\(failure)",
            location: Location(path: instantiation.document.path, position: node.position),
            ids: [node.id].compactMap { $0 })
    }
}
