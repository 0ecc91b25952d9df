import InterfaceBuilder
import UIKit

extension Rule {
    /// A constraint says what another one says already.
    public static let noOpConstraint = Rule(
        "no-op-constraint", .note, optIn: true, "a constraint says what another one says already",
        explanation: Explanation(
            why: """
                It changes nothing now, and when somebody changes one of the two, they contradict each other. The rule is opt in,
                as such constraints do no harm to people who use the app.
                """,
            fix: "Delete one of the two.",
            example: Example(
                bad: NoOpExample.markup("<constraint firstAttribute=\"width\" constant=\"80\" id=\"again\"/>"),
                good: NoOpExample.markup("")))
    ) { checked in
        let instantiation = checked.names.instantiation
        let document = instantiation.document
        var said: [Statement: ConstraintNode] = [:]
        var findings: [Finding] = []
        for constraint in document.constraints where constraint.isInstalled {
            // A constraint joins views of one tree, that of the view that holds it.
            guard let tree = instantiation.tree(of: constraint.owner),
                instantiation.trees[tree].node == checked.tree.node
            else { continue }
            let statement = Statement(constraint)
            guard let first = said[statement], first.priority >= constraint.priority else {
                said[statement] = constraint
                continue
            }
            findings.append(checked.finding(about: constraint, saidBy: first))
        }
        return findings
    }
}

/// What a constraint says, but for its priority.
private struct Statement: Hashable {
    var sides: Set<Side>
    var relation: ConstraintNode.Relation
    var isSymbolic: Bool
    var constant: Double
    var multiplier: Double

    struct Side: Hashable {
        var item: ConstraintNode.Item
        var attribute: ConstraintNode.Attribute
        /// Whether the side is greater by the constant, or may be greater.
        var isFirst: Bool
    }

    init(_ node: ConstraintNode) {
        // a = b is b = a, and a = b + 8 is b = a − 8.
        let isFree = node.multiplier == 1 && node.constant == 0 && node.relation == .equal
        sides = [Side(item: node.first, attribute: node.firstAttribute, isFirst: !isFree)]
        if let second = node.second, let attribute = node.secondAttribute {
            sides.insert(Side(item: second, attribute: attribute, isFirst: false))
        }
        (relation, isSymbolic, constant, multiplier) = (
            node.relation, node.isSymbolic, node.constant, node.multiplier
        )
    }
}

extension CheckedTree {
    fileprivate func finding(about constraint: ConstraintNode, saidBy first: ConstraintNode) -> Finding {
        let path = names.instantiation.document.path
        return Finding(
            rule: rule, message: "\(names.name(of: constraint)) says what another constraint says already",
            location: Location(path: path, position: constraint.position), ids: [constraint.id].compactMap { $0 },
            related: [
                Finding.Related(
                    message: "the other is \(names.name(of: first))",
                    location: Location(path: path, position: first.position), ids: [first.id].compactMap { $0 })
            ])
    }
}

private enum NoOpExample {
    static func markup(_ more: String) -> String {
        """
        <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <color key="backgroundColor" white="0.8" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <constraints>
                    <constraint firstAttribute="width" constant="80" id="w"/>
                    <constraint firstAttribute="height" constant="40" id="h"/>
                    \(more)
                </constraints>
            </view>
        </subviews>
        <constraints>
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading"
                constant="20" id="a"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top"
                constant="80" id="b"/>
        </constraints>
        """
    }
}
