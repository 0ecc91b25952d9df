extension RecordedCanvas {
    /// How much further than its constant, in points, a constraint puts a view: ``centerOffset`` if it is required and between
    /// the centres of a view and its superview, turned round where the superview comes first.
    func offset(of node: ConstraintNode) -> Double {
        guard centerOffset != 0, node.priority == 1000, node.firstAttribute == node.secondAttribute,
            node.firstAttribute == .centerX || node.firstAttribute == .centerY,
            case .view(let first) = node.first, case .view(let second)? = node.second
        else { return 0 }
        if document.views[first].parent == second { return centerOffset }
        return document.views[second].parent == first ? -centerOffset : 0
    }
}

extension Document {
    /// Whether the document is still the launch screen that Xcode 6 made for new projects, which later versions of Xcode save
    /// without laying it out anew: a root of 480 by 480 points, standard distances, and no margins.
    var isLaunchScreenOfXcode6: Bool {
        isLaunchScreen
            && views.contains { $0.parent == nil && $0.frame?.width == 480 && $0.frame?.height == 480 }
            && constraints.contains { $0.isSymbolic }
            && !constraints.contains { $0.firstAttribute.isMargin || $0.secondAttribute?.isMargin == true }
    }
}

extension ConstraintNode.Attribute {
    /// Whether it is measured from a view's margins.
    var isMargin: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin: true
        case .centerXWithinMargins, .centerYWithinMargins: true
        default: false
        }
    }
}
