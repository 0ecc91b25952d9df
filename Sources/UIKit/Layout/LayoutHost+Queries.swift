package import AutoLayout

extension LayoutHost {
    /// What one of the engine's constraints stands for.
    package func party(_ id: ConstraintID) -> ConflictParty? { parties.conflictParty(id) }

    /// The view or guide that an item of the engine stands for.
    package func object(of item: Item) -> AnyObject? { view(of: item) ?? guide(of: item) }

    /// The view's alignment rectangle in the root's coordinates, not rounded; nil for a view that no constraint speaks of.
    package func rectangle(of view: UIView) -> Rectangle? { view.engineItem.map(engine.rectangle) }

    /// By how many points a constraint is missed where its items stand; 0 for one that holds.
    package func missedDistance(of constraint: NSLayoutConstraint) -> Double? {
        guard let id = constraint.engineID else { return nil }
        let difference = engine.deviation(from: .constraint(id), at: engine.rectangle)
        return switch constraint.relation {
        case .equal: abs(difference)
        case .greaterThanOrEqual: max(0, -difference)
        case .lessThanOrEqual: max(0, difference)
        }
    }

    /// Whether the constraint was left out because it contradicts others.
    package func isBroken(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.engineID.map(engine.isBroken) ?? false
    }

    /// The constant with which a constraint would hold as an equation where its items stand.
    package func heldConstant(of constraint: NSLayoutConstraint) -> CGFloat? {
        constraint.engineID.map { id in
            constraint.constant + CGFloat(engine.deviation(from: .constraint(id), at: engine.rectangle))
        }
    }

    /// Whether the view's place or size is left open by the constraints of its tree.
    static func isAmbiguous(_ view: UIView) -> Bool {
        let host = of(view)
        host.layoutIfNeeded()
        return Axis.allCases.contains { host.isAmbiguous(view, $0) }
    }

    /// Whether the view's place or size along an axis is left open.
    ///
    /// - Parameter ignoresTies: whether it counts as open which of several equal views of a stack gives way.
    package func isAmbiguous(_ view: UIView, _ axis: AutoLayout.Axis, ignoresTies: Bool = false) -> Bool {
        guard let item = view.engineItem, view !== root else { return false }
        // A stack view decides by its own rule which of several equal views gives way (documentation of
        // `UIStackView.Distribution.fill`).
        let isArranged = (view.storedSuperview as? UIStackView)?.arrangedSubviews.contains { $0 === view } ?? false
        return engine.hasAmbiguousLayout(item, axis, ignoringTies: ignoresTies || !isArranged)
    }

    /// Whether constraints place views in a scroll view and yet leave the size of its content open along an axis.
    package func hasAmbiguousContent(_ scrollView: UIScrollView, _ axis: AutoLayout.Axis) -> Bool {
        guard scrollView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else {
            return false
        }
        // Without an item no constraint speaks of the content's edges.
        guard let item = scrollView.existingContentGuide?.engineItem else { return true }
        return engine.hasAmbiguousLayout(item, axis)
    }

    /// The scrolled content's rectangle in the root's coordinates, not rounded.
    package func contentRectangle(of scrollView: UIScrollView) -> Rectangle {
        scrollView.existingContentGuide?.engineItem.map(engine.rectangle) ?? Rectangle()
    }

    static func isAmbiguous(_ guide: UILayoutGuide) -> Bool {
        guard let host = guide.owningView.map(of) else { return false }
        host.layoutIfNeeded()
        // No constraint speaks of a guide that isn't in the engine.
        guard let item = guide.engineItem else { return guide.placement == .free }
        return Axis.allCases.contains { host.engine.hasAmbiguousLayout(item, $0) }
    }

    static func constraintsAffecting(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let host = of(view)
        host.layoutIfNeeded()
        return host.constraints(on: view.engineItem, axis)
    }

    static func constraintsAffecting(_ guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let host = guide.owningView.map(of) else { return [] }
        host.layoutIfNeeded()
        return host.constraints(on: guide.engineItem, axis)
    }

    private func constraints(on item: Item?, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let item else { return [] }
        return engine.constraints(on: item, axis.engineAxis).compactMap { id in
            if case .constraint(let constraint) = parties.conflictParty(id) { constraint } else { nil }
        }
    }

    /// What of a view's place and size is left open along each axis: nil for nothing, else whether it is the size.
    package func openParts(of view: UIView) -> (horizontal: Bool?, vertical: Bool?) {
        func part(_ axis: AutoLayout.Axis, _ length: AutoLayout.Attribute) -> Bool? {
            guard let item = view.engineItem, isAmbiguous(view, axis) else { return nil }
            return engine.argument(for: Operand(item, length)) == nil
        }
        return (part(.horizontal, .width), part(.vertical, .height))
    }

    /// Writes a conflict to standard error in the manner of UIKit.
    static func log(_ conflict: LayoutConflict) { FileHandle.standardError.write(Data(text(of: conflict).utf8)) }

    /// A conflict in the manner of UIKit.
    package static func text(of conflict: LayoutConflict) -> String {
        var text = "Unable to simultaneously satisfy constraints.\n(\n"
        for party in conflict.parties { text += "    \(Self.describe(party))\n" }
        text += ")\nWill attempt to recover by breaking constraint\n\(Self.describe(conflict.broken))\n"
        return text
    }

    static func describe(_ party: ConflictParty) -> String {
        switch party {
        case .constraint(let constraint): constraint.logEntry
        case .autoresizing(let view): "<autoresizing frame of \(view.messageName) \(view.untransformedFrame)>"
        case .guide(let guide): "<placement of \(guide.messageName)>"
        case .nonNegativeSize: "<widths and heights are not negative>"
        }
    }
}
