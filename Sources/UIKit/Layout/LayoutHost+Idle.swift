internal import AutoLayout

// Views with a frame of their own, and guides, are in the engine as long as something needs them there: a constraint that
// mentions them, or an item below. So a layout depends on what is in the tree, and not on what was in it.
extension LayoutHost {
    /// Looks before the next layout whether a view has still to be in the engine.
    func noteIdle(_ view: UIView) {
        guard view.engineItem != nil, view.translatesAutoresizingMaskIntoConstraints, !isRoot(view) else { return }
        idleViews.append(view)
    }

    /// The same for what a constraint mentions that has left.
    func noteIdle(after constraint: NSLayoutConstraint) {
        for operand in 0..<(constraint.terms.unretainedOrigins == nil ? 2 : ConstraintTerms.operandCount) {
            guard let reference = constraint.terms.reference(operand) else { continue }
            if let guide = reference.guideItem { idleGuides.append(guide) }
            guard let view = reference.viewItem else { continue }
            noteIdle(view)
            if let guide = (view as? UIScrollView)?.existingContentGuide { idleGuides.append(guide) }
        }
    }

    /// Takes those out of the engine that nothing needs there, and then what was there for their sake alone.
    func dropIdleItems() {
        let guides = idleGuides
        idleGuides = []
        for guide in guides {
            guard let item = guide.engineItem, guide.owner?.host === self,
                !engine.mentions(item, moreThan: guide.placementConstraints.count)
            else { continue }
            removed(guide)
        }
        for view in idleViews.takeAll() {
            var next: UIView? = view
            while let view = next, isIdle(view) {
                removeItem(of: view)
                forgetMarks(of: view)
                next = superview(of: view)
                next?.autoresize(view)
            }
        }
    }

    private func isIdle(_ view: UIView) -> Bool {
        guard view.host === self, let item = view.engineItem, !isRoot(view),
            view.translatesAutoresizingMaskIntoConstraints
        else { return false }
        return !engine.mentions(item, moreThan: placements[ObjectIdentifier(view)]?.count ?? 0)
            && !view.storedSubviews.contains { $0.engineItem != nil }
            && !(view.mayHaveGuides && view.allGuides.contains { $0.engineItem != nil })
    }
}
