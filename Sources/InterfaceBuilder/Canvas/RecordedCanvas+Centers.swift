extension RecordedCanvas {
    /// How much further than its constant, in points, a constraint puts a view.
    func offset(of node: ConstraintNode) -> Double { offsetOfXcode6(node) + offsetOfGuide(node) }

    /// The centre of a scroll view's own safe area is that of what bars leave uncovered of its frame (documentation of
    /// `safeAreaLayoutGuide`). The canvas doesn't move content out from under the bars, so in the coordinates of content that is
    /// lower than the frame's own centre: 3/3 views in 3 documents of one project.
    private func offsetOfGuide(_ node: ConstraintNode) -> Double {
        if node.secondAttribute == .centerY { return lowering(node.second) }
        return node.firstAttribute == .centerY ? -lowering(node.first) : 0
    }

    /// By how much bars lower the centre of a scroll view's safe area, at the edges of a root that the scroll view keeps to.
    private func lowering(_ item: ConstraintNode.Item?) -> Double {
        guard case .guide(let guide)? = item, document.guides[guide].kind == .safeArea,
            let scrollView = document.guides[guide].owner, document.views[scrollView].kind == .scrollView,
            let root = document.views[scrollView].parent, document.views[root].parent == nil
        else { return 0 }
        let covered = document.placement(ofRoot: root, in: environment).safeArea
        let (top, bottom) = (
            isTied(scrollView, to: root, at: .top) ? covered.top : 0,
            isTied(scrollView, to: root, at: .bottom) ? covered.bottom : 0
        )
        return (top - bottom) / 2
    }

    private func isTied(_ view: Int, to root: Int, at edge: ConstraintNode.Attribute) -> Bool {
        document.views[root].constraints.contains { index in
            let node = document.constraints[index]
            return node.firstAttribute == edge && node.secondAttribute == edge && node.constant == 0
                && [node.first, node.second].allSatisfy { $0 == .view(view) || $0 == .view(root) }
        }
    }

    /// ``centerOffset`` if it is required and between
    /// the centres of a view and its superview, turned round where the superview comes first.
    private func offsetOfXcode6(_ node: ConstraintNode) -> Double {
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
