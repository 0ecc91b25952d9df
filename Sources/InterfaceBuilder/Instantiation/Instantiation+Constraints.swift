import UIKit

extension Instantiation {
    /// Makes the constraints, and activates those that are installed. Only a program has others.
    func activateConstraints() {
        for (index, node) in document.constraints.enumerated() where node.isInstalled || program != nil && node.isUsable
        {
            // Builds of apps leave placeholders out.
            if node.isPlaceholder, program != nil { continue }
            guard let first = item(node.first) else { continue }
            var second: (item: AnyObject, tree: Int)?
            if let other = node.second {
                guard let item = item(other) else { continue }
                guard item.tree == first.tree else {
                    if node.isInstalled { leaveOut(node, "its items belong to different trees of views") }
                    continue
                }
                second = item
            }
            do {
                let constraint = try NSLayoutConstraint.make(
                    item: first.item, attribute: .init(node.firstAttribute), relatedBy: .init(node.relation),
                    toItem: second?.item, attribute: second == nil ? .notAnAttribute : .init(node.secondAttribute),
                    multiplier: node.multiplier,
                    constant: node.constant + (canvas?.offset(of: node) ?? 0))
                constraint.priority = UILayoutPriority(Float(priority(of: node)))
                constraint.identifier = node.identifier
                if node.isInstalled { constraint.isActive = true }
                constraints[index] = constraint
            } catch {
                leaveOut(node, "\(error)")
            }
        }
    }

    /// A placeholder says where things stand until code does. It is not to blame for a contradiction, so where layouts are judged
    /// it holds unless a required constraint contradicts it.
    private func priority(of node: ConstraintNode) -> Double {
        node.isPlaceholder && purpose == .judgement ? min(node.priority, 999.5) : node.priority
    }

    private func leaveOut(_ node: ConstraintNode, _ reason: String) {
        problems.append(
            InstantiationProblem(
                path: document.path, position: node.position, message: "the constraint is left out: \(reason)"))
    }

    /// The view or guide that an item stands for, and its tree.
    private func item(_ item: ConstraintNode.Item) -> (item: AnyObject, tree: Int)? {
        switch item {
        case .view(let index):
            guard let view = views[index], let tree = treeOfView[index] else { return nil }
            return (view, tree)
        case .guide(let index):
            let guide = document.guides[index]
            guard let owner = guide.owner, let view = views[owner], let tree = treeOfView[owner] else { return nil }
            return (self.guide(guide.kind, of: view, controller: guide.controller), tree)
        case .dangling:
            return nil
        }
    }

    private func guide(_ kind: LayoutGuideNode.Kind, of view: UIView, controller: Int?) -> AnyObject {
        switch kind {
        case .top: controller.flatMap { controllers[$0] }?.topLayoutGuide ?? view.safeAreaLayoutGuide
        case .bottom: controller.flatMap { controllers[$0] }?.bottomLayoutGuide ?? view.safeAreaLayoutGuide
        case .contentLayout: (view as? UIScrollView)?.contentLayoutGuide ?? view.safeAreaLayoutGuide
        case .frameLayout: (view as? UIScrollView)?.frameLayoutGuide ?? view.safeAreaLayoutGuide
        case .keyboard: view.keyboardLayoutGuide
        case .safeArea, .other: view.safeAreaLayoutGuide
        }
    }
}

extension NSLayoutConstraint.Attribute {
    init(_ attribute: ConstraintNode.Attribute?) {
        self =
            switch attribute {
            case .left: .left
            case .right: .right
            case .top: .top
            case .bottom: .bottom
            case .leading: .leading
            case .trailing: .trailing
            case .width: .width
            case .height: .height
            case .centerX: .centerX
            case .centerY: .centerY
            case .baseline: .lastBaseline
            case .firstBaseline: .firstBaseline
            case .leftMargin: .leftMargin
            case .rightMargin: .rightMargin
            case .topMargin: .topMargin
            case .bottomMargin: .bottomMargin
            case .leadingMargin: .leadingMargin
            case .trailingMargin: .trailingMargin
            case .centerXWithinMargins: .centerXWithinMargins
            case .centerYWithinMargins: .centerYWithinMargins
            case .unknown, nil: .notAnAttribute
            }
    }
}

extension NSLayoutConstraint.Relation {
    init(_ relation: ConstraintNode.Relation) {
        self =
            switch relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessThanOrEqual
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
    }
}
