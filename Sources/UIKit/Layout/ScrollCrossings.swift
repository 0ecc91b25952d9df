internal import AutoLayout
import Synchronization

/// Constraints between what is in a scroll view and what is outside.
///
/// The engine knows scrolled content where it stands unscrolled, so that scrolling moves nothing in it. A constraint whose items
/// lie on both sides of a scroll view takes the offset into its constant: so a view of the content can float above it
/// (Apple's Technical Note 2154, "Floating views").
struct ScrollCrossings {
    /// The constraints that cross the border of a scroll view.
    private var constraints: [ObjectIdentifier: [Crossing]] = [:]

    private struct Crossing { weak var constraint: NSLayoutConstraint? }

    var isEmpty: Bool { constraints.isEmpty }

    mutating func add(_ constraint: NSLayoutConstraint, through scrollViews: [UIScrollView]) {
        for scrollView in scrollViews {
            constraints[ObjectIdentifier(scrollView), default: []].append(Crossing(constraint: constraint))
        }
    }

    /// Those that cross the border of a scroll view and are still in an engine.
    @MainActor
    mutating func constraints(through scrollView: UIView) -> [NSLayoutConstraint] {
        guard let known = constraints[ObjectIdentifier(scrollView)] else { return [] }
        let living = known.compactMap(\.constraint).filter { $0.engineID != nil }
        constraints[ObjectIdentifier(scrollView)] = living.isEmpty ? nil : living.map { Crossing(constraint: $0) }
        return living
    }
}

extension UIScrollView {
    /// Whether any scroll view was ever made: without one no constraint is looked through for borders.
    static let existing = Atomic(false)
}

extension NSLayoutConstraint {
    /// The scroll views that one of the items is in and the other isn't, and with what share each offset counts: 1 where it is
    /// the first item, less the multiplier where it is the second.
    @MainActor
    func crossedScrollViews(heldBy holder: UIView) -> [(scrollView: UIScrollView, share: CGFloat)] {
        guard UIScrollView.existing.load(ordering: .relaxed), let second = terms.second,
            terms.firstAttribute.engineAttribute.isPosition, terms.secondAttribute.engineAttribute.isPosition,
            let first = terms.first
        else { return [] }
        let around = first.scrollViews(around: second, terms.firstAttribute, upTo: holder)
        let others = second.scrollViews(around: first, terms.secondAttribute, upTo: holder)
        guard !around.isEmpty || !others.isEmpty else { return [] }
        let multiplier = terms.multiplier
        return around.filter { view in !others.contains { $0 === view } }.map { ($0, 1) }
            + others.filter { view in !around.contains { $0 === view } }.map { ($0, 0 - multiplier) }
    }

    /// What the offsets of scroll views that the constraint crosses add to its constant.
    @MainActor
    func scrolledDistance(heldBy holder: UIView) -> CGFloat {
        let isAcross = terms.firstAttribute.engineAttribute.axis == .horizontal
        return crossedScrollViews(heldBy: holder).reduce(0) { sum, crossed in
            let offset = crossed.scrollView.bounds.origin
            return sum + crossed.share * (isAcross ? offset.x : offset.y)
        }
    }
}

extension ItemReference {
    /// Whether what is named scrolls with the content of a scroll view: a view or guide in it, or a guide that the program gave the
    /// scroll view itself.
    @MainActor
    func isInContent(of scrollView: UIScrollView) -> Bool {
        guard let owner = view else { return false }
        if owner !== scrollView { return owner.isDescendant(of: scrollView) }
        return guideItem.map { guide in scrollView.layoutGuides.contains { $0 === guide } } ?? false
    }

    /// The scroll views in whose content an operand lies, from the inside as far as the holder of a constraint.
    @MainActor
    fileprivate func scrollViews(
        around other: ItemReference, _ attribute: NSLayoutConstraint.Attribute, upTo holder: UIView
    ) -> [UIScrollView] {
        var found: [UIScrollView] = []
        var next: UIView?
        if let view = viewItem {
            // Its edges are those of its content for what is in it.
            if attribute.engineAttribute.isEdge, let scrollView = view as? UIScrollView,
                other.isInContent(of: scrollView)
            {
                found.append(scrollView)
            }
            if view !== holder { next = view.superview }
        } else if let guide = guideItem, let owner = guide.owner {
            if let scrollView = owner as? UIScrollView,
                isInContent(of: scrollView) || scrollView.existingGuides.contains(where: { $0 === guide })
            {
                found.append(scrollView)
            }
            if owner !== holder { next = owner.superview }
        }
        while let view = next {
            if let scrollView = view as? UIScrollView { found.append(scrollView) }
            next = view === holder ? nil : view.superview
        }
        return found
    }
}
