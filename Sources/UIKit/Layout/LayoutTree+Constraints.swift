internal import AutoLayout

extension LayoutTree {
    /// Writes an active constraint into the engine; nil where it speaks of something outside of the tree, or of a view that
    /// another one took out of it when that was asked for its size to enter the engine.
    func write(_ constraint: NSLayoutConstraint) -> ConstraintID? {
        guard let equation = equation(of: constraint), engine.containsItems(of: equation) else { return nil }
        do {
            let id = try engine.add(
                equation, priority: Double(constraint.priority.rawValue), isSystem: constraint.isMadeBySystem)
            parties[id] = .constraint(constraint)
            return id
        } catch {
            // The attributes were checked when the constraint was made; what is left are numbers set since.
            stop("NSLayoutConstraint: \(error) in \(constraint.summary)")
        }
    }

    private func equation(of constraint: NSLayoutConstraint) -> Equation? {
        guard let first = constraint.firstReference, let holder = constraint.holder else { return nil }
        let second = constraint.secondReference
        guard let left = operand(first, constraint.firstAttribute, constraint.firstOrigin, other: second) else {
            return nil
        }
        var right: Operand?
        if let second {
            guard let operand = operand(second, constraint.secondAttribute, constraint.secondOrigin, other: first)
            else { return nil }
            right = operand
        }
        let needsCorner =
            constraint.multiplier != 1 && constraint.firstAttribute.engineAttribute.isPosition && right != nil
        return Equation(
            left, AutoLayout.Relation(rawValue: constraint.relation.rawValue) ?? .equal, right,
            multiplier: Double(constraint.multiplier), constant: Double(constraint.constant),
            container: needsCorner && contains(holder) ? item(of: holder) : nil, direction: direction(of: holder))
    }

    private func operand(
        _ reference: ItemReference, _ attribute: NSLayoutConstraint.Attribute, _ origin: OperandOrigin?,
        other: ItemReference?
    ) -> Operand? {
        guard let item = item(of: reference, attribute, other: other) else { return nil }
        guard let origin else { return Operand(item, attribute.engineAttribute) }
        guard let reference = origin.reference, let place = self.item(of: reference, origin.attribute, other: other)
        else { return nil }
        return Operand(
            item, attribute.engineAttribute, from: Operand.Place(place, origin.attribute.engineAttribute))
    }

    /// The engine's rectangle that an attribute of an item belongs to.
    ///
    /// The edges of a scroll view, seen from inside of it, are those of its content; its size and centre are those
    /// of its frame (recorded documents: 94/94 and 30/30).
    private func item(
        of reference: ItemReference, _ attribute: NSLayoutConstraint.Attribute, other: ItemReference?
    ) -> Item? {
        if let guide = reference.guideItem {
            guard let owner = guide.owner, contains(owner) else { return nil }
            return item(of: guide)
        }
        guard let view = reference.viewItem, contains(view) else { return nil }
        if let inner = other?.view, inner !== view, attribute.isEdge, let scrollView = view as? UIScrollView,
            inner.isDescendant(of: scrollView)
        {
            return item(of: scrollView.contentLayoutGuide)
        }
        return item(of: view)
    }

    /// Has the baselines kept up to date that a constraint speaks of.
    func noteBaselines(of constraint: NSLayoutConstraint) {
        noteBaseline(constraint.firstAttribute, of: constraint.firstReference)
        noteBaseline(constraint.secondAttribute, of: constraint.secondReference)
    }

    private func noteBaseline(_ attribute: NSLayoutConstraint.Attribute, of reference: ItemReference?) {
        guard attribute == .firstBaseline || attribute == .lastBaseline, let view = reference?.viewItem else { return }
        if !has(.hasBaselineConstraints, view) {
            setMark(.hasBaselineConstraints, true, of: view)
            baselineViews.append(view)
        }
        let size = view.wrapping(at: wrappingWidth(of: view)) { view.askOwnSize { $0.intrinsicContentSize } }
        pushBaselines(of: view, size: size)
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute is one of the four edges, or of the four margins' edges.
    var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
            .leadingMargin, .trailingMargin:
            true
        default: false
        }
    }
}
