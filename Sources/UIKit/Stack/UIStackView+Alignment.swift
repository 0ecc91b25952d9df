extension UIStackView {
    /// Makes the constraints across the axis.
    ///
    /// UIKit ties the views to each other and to a guide that spans them; tying each view to the stack says the
    /// same with fewer constraints.
    func align(_ views: [UIView]) {
        guard let first = views.first else { return }
        for view in views { align(view, with: first) }
        guard effectiveAlignment != .fill else { return }
        add(.spanningFit, self, crossLength, .equal, nil, .notAnAttribute, priority: 51)
    }

    /// Makes the constraints of one of the views.
    func align(_ view: UIView, with first: UIView) {
        let effective = effectiveAlignment
        guard effective != .fill else {
            add(.alignment, view, crossStart, .equal, self, areaCrossStart)
            add(.alignment, view, crossEnd, .equal, self, areaCrossEnd)
            return
        }
        align(view, with: first, effective)
        add(.ambiguitySuppression, view, crossLength, .equal, nil, .notAnAttribute, priority: 25)
    }

    /// Baselines align rows only (documentation of `UIStackView.Alignment`).
    var effectiveAlignment: Alignment {
        guard !isHorizontal else { return alignment }
        return switch alignment {
        case .firstBaseline: .leading
        case .lastBaseline: .trailing
        default: alignment
        }
    }

    private func align(_ view: UIView, with first: UIView, _ alignment: Alignment) {
        let (startRelation, endRelation): (NSLayoutConstraint.Relation, NSLayoutConstraint.Relation) =
            switch alignment {
            case .leading: (.equal, .lessThanOrEqual)
            case .trailing: (.greaterThanOrEqual, .equal)
            default: (.greaterThanOrEqual, .lessThanOrEqual)
            }
        // Where baselines are aligned, only the first view has to stay inside at the far side: 7 of 7 recorded rows whose
        // views differ in height are no higher than that, with fields and buttons standing out above their labels. A
        // row that is higher than it need be has its views at the near side.
        let isBoundAtStart = alignment != .firstBaseline || view === first
        let isBoundAtEnd = alignment != .lastBaseline || view === first
        if isBoundAtStart { add(.alignment, view, crossStart, startRelation, self, areaCrossStart) }
        if isBoundAtEnd { add(.alignment, view, crossEnd, endRelation, self, areaCrossEnd) }
        switch alignment {
        case .firstBaseline:
            add(.spanningFit, view, crossStart, .equal, self, areaCrossEnd, priority: 51)
        case .lastBaseline:
            add(.spanningFit, view, crossEnd, .equal, self, areaCrossStart, priority: 51)
        default: break
        }
        switch alignment {
        case .center:
            add(.alignment, view, crossMiddle, .equal, self, areaCrossMiddle)
        case .firstBaseline where view !== first:
            add(.alignment, view, .firstBaseline, .equal, first, .firstBaseline)
        case .lastBaseline where view !== first:
            add(.alignment, view, .lastBaseline, .equal, first, .lastBaseline)
        default: break
        }
    }
}
