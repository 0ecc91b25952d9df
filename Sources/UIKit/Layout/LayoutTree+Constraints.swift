internal import AutoLayout

extension LayoutTree {
    /// Writes an active constraint into the engine; nil where it speaks of something outside of the tree, or of a view that
    /// another one took out of it when that was asked for its size to enter the engine.
    func write(_ constraint: NSLayoutConstraint, heldBy holder: UIView) -> ConstraintID? {
        guard !constraint.isOnlyListed, let equation = equation(of: constraint, heldBy: holder),
            engine.containsItems(of: equation)
        else {
            return nil
        }
        do {
            let id = try engine.add(
                equation, priority: Double(constraint.terms.priority.rawValue), isSystem: constraint.isMadeBySystem)
            parties[id] = .constraint(.passUnretained(constraint))
            return id
        } catch {
            // All was checked when the constraint was made, but that its positions lie on one axis.
            stop("Constraint improperly relates anchors of incompatible types: \(error) in \(constraint.summary)")
        }
    }

    private func equation(of constraint: NSLayoutConstraint, heldBy holder: UIView) -> Equation? {
        let terms = constraint.terms
        guard let first = terms.unretainedFirst else { return nil }
        let second = terms.unretainedSecond, origins = terms.origins
        let attributes = (terms.firstAttribute.engineAttribute, terms.secondAttribute.engineAttribute)
        guard let left = operand(first, attributes.0, origins?.first, other: second) else { return nil }
        var right: Operand?
        if let second {
            right = operand(second, attributes.1, origins?.second, other: first)
            if right == nil { return nil }
        }
        let multiplier = Double(terms.multiplier)
        let needsCorner = multiplier != 1 && attributes.0.isPosition && right != nil
        let dependsOnReading = attributes.0.dependsOnReading || attributes.1.dependsOnReading || origins != nil
        return Equation(
            left, terms.relation.engineRelation, right, multiplier: multiplier,
            constant: Double(terms.constant + constraint.scrolledDistance(heldBy: holder)),
            container: needsCorner && contains(holder) ? item(of: holder) : nil,
            direction: dependsOnReading ? direction(of: holder) : .leftToRight)
    }

    private func operand(
        _ reference: Unmanaged<ItemReference>, _ attribute: AutoLayout.Attribute, _ origin: OperandOrigin?,
        other: Unmanaged<ItemReference>?
    ) -> Operand? {
        guard let item = item(of: reference, attribute, other: other) else { return nil }
        guard let origin else { return Operand(item, attribute) }
        let place = origin.attribute.engineAttribute
        guard let reference = origin.reference,
            let start = self.item(of: .passUnretained(reference), place, other: other)
        else { return nil }
        return Operand(item, attribute, from: Operand.Place(start, place))
    }

    /// The engine's rectangle that an attribute of an item belongs to.
    ///
    /// The edges of a scroll view, seen from inside of it, are those of its content; its size and centre are those
    /// of its frame (recorded documents: 94/94 and 30/30).
    private func item(
        of reference: Unmanaged<ItemReference>, _ attribute: AutoLayout.Attribute, other: Unmanaged<ItemReference>?
    ) -> Item? {
        guard let view = reference._withUnsafeGuaranteedRef({ $0.unretainedView }) else {
            guard let guide = reference.takeUnretainedValue().guideItem, let owner = guide.owner, contains(owner) else {
                return nil
            }
            return item(of: guide)
        }
        return view.withView { view in
            guard contains(view) else { return nil }
            if !view.flags.contains(.isScrollView), let item = existingItem(of: view) { return item }
            if view.flags.contains(.isScrollView), attribute.isEdge, let scrollView = view as? UIScrollView,
                other?.takeUnretainedValue().isInContent(of: scrollView) == true
            {
                return item(of: scrollView.contentLayoutGuide)
            }
            return item(of: view)
        }
    }

    /// Has the baselines kept up to date that a constraint speaks of.
    func noteBaselines(of constraint: NSLayoutConstraint) {
        if constraint.terms.firstAttribute.isBaseline { noteBaseline(of: constraint.terms.first) }
        if constraint.terms.secondAttribute.isBaseline { noteBaseline(of: constraint.terms.second) }
        guard constraint.terms.unretainedOrigins != nil, let origins = constraint.terms.origins else { return }
        for origin in [origins.first, origins.second] {
            if let origin, origin.attribute.isBaseline { noteBaseline(of: origin.reference) }
        }
    }

    private func noteBaseline(of reference: ItemReference?) {
        guard let view = reference?.viewItem else { return }
        if !has(.hasBaselineConstraints, view) {
            setMark(.hasBaselineConstraints, true, of: view)
            baselineViews.append(view)
        }
        let size = view.wrapping(at: wrappingWidth(of: view)) { view.askOwnSize { $0.intrinsicContentSize } }
        pushBaselines(of: view, size: size)
    }
}

extension AutoLayout.Attribute {
    /// Whether the attribute is one of the four edges, or of the four margins' edges.
    var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
            .leadingMargin, .trailingMargin:
            true
        default: false
        }
    }

    /// Whether the attribute's place depends on the direction of reading.
    fileprivate var dependsOnReading: Bool {
        self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var engineRelation: AutoLayout.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
