extension Document {
    /// How much further than its constant, in points, a required constraint between the centres of a view and its superview
    /// puts the view on the canvas: just under half a point where Xcode 6 laid out, else nothing.
    ///
    /// A view with a size of its own is rounded back to the same place; a length that follows from the centre is a point
    /// longer or shorter: 441 for the labels of Xcode 6's launch screen, whose margins leave 440 (corpus: 19 views in 10
    /// documents of 7 repositories, among them all 8 that still hold that launch screen).
    var centerOffset: Double {
        (6000..<7000).contains(toolsVersion) || isLaunchScreenOfXcode6 ? 0.49 : 0
    }

    /// Whether the document is still the launch screen that Xcode 6 made for new projects, which later versions of Xcode save
    /// without laying it out anew: a root of 480 by 480 points, standard distances, and no margins.
    private var isLaunchScreenOfXcode6: Bool {
        isLaunchScreen
            && views.contains { $0.parent == nil && $0.frame?.width == 480 && $0.frame?.height == 480 }
            && constraints.contains { $0.isSymbolic }
            && !constraints.contains { $0.firstAttribute.isMargin || $0.secondAttribute?.isMargin == true }
    }

    /// The part of ``centerOffset``, if there is any, that belongs to a constraint: all of it if it is required and between the
    /// centres of a view and its superview, turned round where the superview comes first.
    func share(of node: ConstraintNode, inCenterOffset offset: Double) -> Double {
        guard offset != 0, node.priority == 1000, node.firstAttribute == node.secondAttribute,
            node.firstAttribute == .centerX || node.firstAttribute == .centerY,
            case .view(let first) = node.first, case .view(let second)? = node.second
        else { return 0 }
        if views[first].parent == second { return offset }
        return views[second].parent == first ? -offset : 0
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
