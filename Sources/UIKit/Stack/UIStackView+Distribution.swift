extension UIStackView {
    /// Makes the constraints along the axis.
    func distribute(_ views: [UIView]) {
        guard let first = views.first, let last = views.last else {
            // The sum of no lengths, and the largest of none (documentation of `UIStackView`: its fitting size). One that
            // arranges nothing at all is as long as its surroundings make it (reported of UIKit's).
            guard !arrangedSubviews.isEmpty else { return }
            add(.fit, self, length, .equal, nil, .notAnAttribute, priority: 49)
            add(.spanningFit, self, crossLength, .equal, nil, .notAnAttribute, priority: 49)
            return
        }
        connectStart(of: first, to: nil)
        connectEnd(to: last)
        let spaced = distribution == .equalSpacing || distribution == .equalCentering
        for (view, next) in zip(views, views.dropFirst()) {
            space(next, after: view, spaced ? .greaterThanOrEqual : .equal)
        }
        switch distribution {
        case .fill: break
        case .fillEqually: equalLengths(views)
        case .fillProportionally: proportionalLengths(views)
        case .equalSpacing: equalGaps(views, from: spacingEnd, to: spacingStart, firstPriority: 1000, step: 0)
        case .equalCentering: equalGaps(views, from: middle, to: middle, firstPriority: 149, step: 1)
        }
        if spaced { add(.fit, self, length, .equal, nil, .notAnAttribute, priority: 49) }
    }

    /// Ties the start of a view to the end of the one before or, if there is none, to the start of the stack.
    func connectStart(of view: UIView, to before: UIView?) {
        if let before {
            space(view, after: before, .equal)
        } else if placesEdgeBaselines, view.hasBaseline {
            add(.connection, view, start, .greaterThanOrEqual, self, areaStart)
            add(
                .connection, view, .firstBaseline, .equal, self, areaStart, constant: stated(spacing),
                priority: Self.edgeBaselinePriority)
        } else {
            add(.connection, view, start, .equal, self, areaStart)
        }
    }

    func connectEnd(to last: UIView) {
        guard placesEdgeBaselines, last.hasBaseline else {
            endConnection = add(.connection, self, areaEnd, .equal, last, end)
            return
        }
        add(.connection, self, areaEnd, .greaterThanOrEqual, last, end)
        endConnection = add(
            .connection, self, areaEnd, .equal, last, .lastBaseline, constant: stated(spacing),
            priority: Self.edgeBaselinePriority)
    }

    /// Whether baselines of the top and bottom views stand at the spacing from the stack's edges (documentation of
    /// `isBaselineRelativeArrangement`), unless the views would stick out then. Where the spacing is the system's the views
    /// stand at the edges (one recorded stack).
    private var placesEdgeBaselines: Bool { measuresFromBaselines && spacing != Self.spacingUseSystem }
    private static var edgeBaselinePriority: Float { 999 }

    /// Whether distances are those between baselines.
    var measuresFromBaselines: Bool { isBaselineRelativeArrangement && !isHorizontal }
    private var spacingStart: NSLayoutConstraint.Attribute { measuresFromBaselines ? .firstBaseline : start }
    private var spacingEnd: NSLayoutConstraint.Attribute { measuresFromBaselines ? .lastBaseline : end }

    private func space(_ next: UIView, after view: UIView, _ relation: NSLayoutConstraint.Relation) {
        add(.spacing, next, spacingStart, relation, view, spacingEnd, constant: distance(from: view, to: next))
    }

    /// The distance between two neighbours in points. The system's between baselines of texts follows from their fonts: 22
    /// points for text of 17 points (5/5 recorded distances, one of them between 17 and 13), elsewhere it is that between views.
    private func distance(from view: UIView, to next: UIView) -> CGFloat {
        let distance = statedSpacing(after: view)
        guard distance == Self.spacingUseSystem, measuresFromBaselines,
            let above = view.forLastBaselineLayout.baselineFont, let below = next.forFirstBaselineLayout.baselineFont
        else { return self.distance(after: view) }
        return (above.pointSize + below.pointSize) / 2 * 22 / 17
    }

    /// The distance after a view in points.
    func distance(after view: UIView) -> CGFloat {
        let spacing = statedSpacing(after: view)
        return spacing == Self.spacingUseSystem ? SystemSpacing.standard : spacing
    }

    /// The spacing set for the distance after a view, or else for all.
    private func statedSpacing(after view: UIView) -> CGFloat {
        stated(customSpacings[ObjectIdentifier(view)] ?? spacing)
    }

    /// A spacing that is no finite number, or that asks for the usual one, counts as none.
    private func stated(_ spacing: CGFloat) -> CGFloat {
        spacing.isFinite && spacing != Self.spacingUseDefault ? spacing : 0
    }

    private func equalLengths(_ views: [UIView]) {
        guard let first = views.first else { return }
        for view in views.dropFirst() { equalLength(of: view, and: first) }
    }

    func equalLength(of view: UIView, and first: UIView) {
        add(.fillEqually, view, length, .equal, first, length)
    }

    /// Each view gets its share of the stack's length: its own length by the sum of all, spacings included
    /// (recorded documents: 20/21). The system's spacing counts as the number that stands for it, next to nothing (3/3).
    /// The later a view stands, the earlier it gives way. A view without a length of its own has none, whatever the others
    /// come to.
    private func proportionalLengths(_ views: [UIView]) {
        let lengths = views.map { max(0, $0.lengthForProportions(axis)) }
        let spacings = views.dropLast().reduce(0) { $0 + statedSpacing(after: $1) }
        let total = lengths.reduce(0, +) + spacings
        guard lengths.contains(where: { $0 > 0 }), total > 0 else {
            equalLengths(views)
            return
        }
        let hasSizeless = lengths.contains(0)
        for (index, view) in views.enumerated() {
            let priority = Float(max(1, 999 - index))
            add(
                .fillProportionally, view, length, .equal, self, areaEnd, multiplier: lengths[index] / total,
                priority: lengths[index] == 0
                    ? Self.noSharePriority : hasSizeless ? min(priority, Self.noSharePriority - 0.05) : priority,
                secondOrigin: OperandOrigin(reference: reference, attribute: areaStart))
        }
    }

    /// Below a person's constraints at 999 (one recorded stack with a sizeless view grew with its surroundings), above all shares.
    private static var noSharePriority: Float { 998.95 }

    /// The distances between neighbours are equal; they are measured between the views themselves, so no guides are
    /// needed.
    private func equalGaps(
        _ views: [UIView], from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute,
        firstPriority: Float, step: Float
    ) {
        guard views.count > 2 else { return }
        for index in 2..<views.count {
            add(
                .fillEqually, views[index], to, .equal, views[1], to,
                priority: max(1, firstPriority - step * Float(index - 2)),
                firstOrigin: OperandOrigin(reference: views[index - 1].reference, attribute: from),
                secondOrigin: OperandOrigin(reference: views[0].reference, attribute: from))
        }
    }
}

extension UIView {
    /// Whether the view, or the one that stands for it, has a line of text to measure from.
    ///
    /// A row's is that of its tallest view by the views' own heights: how high they are by now would depend on the layout
    /// before.
    fileprivate var hasBaseline: Bool {
        guard let stack = self as? UIStackView, !stack.overridesBaseline(first: true) else {
            return forFirstBaselineLayout.baselineOffsets(for: bounds.size) != nil
        }
        let shown = stack.shownSubviews
        guard stack.isHorizontal else { return shown.first?.hasBaseline ?? false }
        let heights = shown.map { $0.lengthForProportions(.vertical) }
        guard let tallest = shown.indices.max(by: { heights[$0] < heights[$1] }) else { return false }
        return shown[tallest].hasBaseline
    }

    /// The length that counts in a proportional distribution: the intrinsic one, of a stack that of its content, where
    /// required constraints for the length of a view in it count as well.
    func lengthForProportions(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        guard let stack = self as? UIStackView else {
            // Where it wraps by now follows from the lengths, not they from that.
            let size = wrapping(at: nil) { effectiveIntrinsicSize }
            return max(0, axis == .horizontal ? size.width : size.height)
        }
        let views = stack.shownSubviews
        let lengths = views.map { $0.limitedLengthForProportions(axis) }
        let longest = lengths.max() ?? 0
        guard stack.axis == axis else { return longest }
        let spacings = views.dropLast().reduce(0) { $0 + stack.distance(after: $1) }
        return stack.distribution == .fillEqually
            ? longest * CGFloat(views.count) + spacings : lengths.reduce(0, +) + spacings
    }

    /// The same, as far as the view's required constraints for its length allow.
    func limitedLengthForProportions(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        limited(lengthForProportions(axis), along: axis)
    }

    /// A length as far as the view's required constraints for it allow.
    private func limited(_ length: CGFloat, along axis: NSLayoutConstraint.Axis) -> CGFloat {
        var (least, most) = (-CGFloat.infinity, CGFloat.infinity)
        for constraint in links.owned
        where constraint.limitedLength == axis && constraint.priority == .required && constraint.firstItem === self {
            if constraint.relation != .lessThanOrEqual { least = max(least, constraint.constant) }
            if constraint.relation != .greaterThanOrEqual { most = min(most, constraint.constant) }
        }
        return max(least, min(most, length))
    }
}

extension NSLayoutConstraint {
    /// The axis along which the constraint, not one of the system's, limits a single item's length.
    fileprivate var limitedLength: Axis? {
        guard !isMadeBySystem, terms.unretainedSecond == nil else { return nil }
        return switch terms.firstAttribute {
        case .width: .horizontal
        case .height: .vertical
        default: nil
        }
    }

    /// Tells the stack view around a view that limits to the view's length changed.
    func tellStackOfLimits() {
        guard limitedLength != nil, let view = firstItem as? UIView else { return }
        (view.superview as? UIStackView)?.arrangedSubviewSizeChanged()
    }
}
