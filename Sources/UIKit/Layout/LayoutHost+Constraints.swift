internal import AutoLayout

extension LayoutHost {
    /// Hands an active constraint to the engine.
    func insert(_ constraint: NSLayoutConstraint, heldBy holder: UIView) {
        guard constraint.engineID == nil,
            constraint.unretainedHolder?.toOpaque() == Unmanaged.passUnretained(holder).toOpaque(),
            holder.host === self,
            let id = write(constraint, heldBy: holder)
        else { return }
        constraint.engineID = id
        noteBaselines(of: constraint)
        let crossed = constraint.crossedScrollViews(heldBy: holder)
        if !crossed.isEmpty { scrollCrossings.add(constraint, through: crossed.map(\.scrollView)) }
    }

    // MARK: Changes between passes

    func activated(_ constraint: NSLayoutConstraint) {
        newConstraints.append(constraint)
        tellSizedViews()
    }

    func deactivated(_ constraint: NSLayoutConstraint) {
        guard let id = constraint.engineID else { return }
        engine.remove(id)
        parties.remove(constraint, id)
        constraint.engineID = nil
        noteIdle(after: constraint)
        tellSizedViews()
    }

    func constantChanged(of constraint: NSLayoutConstraint) {
        guard let id = constraint.engineID else { return }
        let scrolled = constraint.holder.map { constraint.scrolledDistance(heldBy: $0) } ?? 0
        engine.setConstant(Double(constraint.constant + scrolled), of: id)
        askForPass()
    }

    func priorityChanged(of constraint: NSLayoutConstraint) {
        guard let id = constraint.engineID else { return }
        engine.setPriority(Double(constraint.priority.rawValue), of: id)
        askForPass()
    }

    /// Hears that subviews stand in another order.
    func reordered() {
        orderIsDirty = true
        askForPass()
    }

    func added(_ view: UIView) {
        // Views behind it have other numbers now, even if the engine never hears of this one.
        orderIsDirty = true
        newViews.append(view)
    }

    /// Forgets a subtree that leaves before a pass came to it.
    func forgetNew(_ view: UIView) { newViews.removeLast(view) }

    /// Forgets a subtree that leaves.
    func removed(_ top: UIView) {
        orderIsDirty = true
        top.forEachInTree { view in
            guard view.host === self else { return }
            for constraint in view.links.owned { deactivated(constraint) }
        }
        // Subviews hang from their superviews, so they go first.
        var order: [UIView] = []
        top.forEachInTree { order.append($0) }
        for view in order.reversed() where view.host === self {
            for guide in view.allGuides { removed(guide) }
            removeItem(of: view)
            forgetMarks(of: view)
            view.host = nil
            view.markNeedsLayout()
        }
        if let superview = top.storedSuperview { noteIdle(superview) }
        root.markNeedsLayout()
    }

    func forgetMarks(of view: UIView) {
        if !view.flags.isDisjoint(with: [.isWrapping, .hasBaselineConstraints]) { hasGoneViews = true }
        view.flags.subtract([.hasBaselineConstraints, .isHeld, .isWrapping, .isLoose])
    }

    /// Takes a view, and what holds it, out of the engine.
    func removeItem(of view: UIView) {
        guard let item = view.engineItem else { return }
        if view.flags.contains(.isHeld) {
            for placement in placements.removeValue(forKey: ObjectIdentifier(view)) ?? [] {
                parties[placement.id] = .none
            }
        }
        remove(item)
        view.engineItem = nil
    }

    func removed(_ guide: UILayoutGuide) {
        guard let item = guide.engineItem else { return }
        if let owner = guide.owner { noteIdle(owner) }
        for id in guide.placementConstraints { parties[id] = .none }
        guide.placementConstraints = []
        guide.engineItem = nil
        remove(item)
    }

    func intrinsicSizeChanged(of view: UIView) {
        resizedViews.append(view)
        tellSizedViews()
    }

    func placementChanged(of view: UIView) {
        if view.engineItem == nil {
            if !view.translatesAutoresizingMaskIntoConstraints { newItems.append(view) }
        } else {
            replacedViews.append(view)
            view.flags.insert(.hasNewFrame)
            noteIdle(view)
        }
        insetsAreDirty = true
        askForPass()
    }

    func marginsChanged() {
        insetsAreDirty = true
        root.markNeedsLayout()
    }

    func scrolled(_ view: UIView) {
        if !scrollCrossings.isEmpty { scrollCrossings.constraints(through: view).forEach(constantChanged) }
        guard let scrollView = view as? UIScrollView, let guide = scrollView.existingFrameGuide else { return }
        if setPlacement(.scrollFrame(offset: scrollView.bounds.origin), of: guide) { askForPass() }
    }

    /// Asks for a pass that lays out the views that it moves, and not the root for its own sake.
    func askForPass() {
        guard !needsPass else { return }
        needsPass = true
        root.askForDisplay()
        tellSizedViews()
    }

    /// What changes while a pass runs is the pass's own doing.
    private func tellSizedViews() {
        guard !sizedViews.isEmpty, !isRunning else { return }
        for sized in sizedViews { sized.view?.contentSizeChanged() }
    }

    /// Has a view hear whenever constraints change in the tree.
    func tellOfConstraints(_ view: UIView) {
        guard !sizedViews.contains(where: { $0.view === view }) else { return }
        sizedViews.removeAll { $0.view == nil }
        sizedViews.append(SizedView(view: view))
    }

    struct SizedView { weak var view: UIView? }

    /// Equations are written for one reading direction, so a new one starts over.
    func directionChanged() { reset() }

    /// Starts over with an empty engine.
    func reset() {
        root.forEachInTree { $0.forgetEngine() }
        root.host = nil
        root.markNeedsLayout()
    }
}

extension UIView {
    /// Whether ``allGuides`` may hold any.
    var mayHaveGuides: Bool { flags.contains(.hasInsetSources) || !layoutGuides.isEmpty }

    /// The view's guides: its own, the system's, and those kept by subclasses and controllers.
    package var allGuides: [UILayoutGuide] {
        guard flags.contains(.hasInsetSources) else { return layoutGuides }
        return layoutGuides + systemGuides.all + extraGuides
    }

    /// Guides kept by subclasses and controllers outside of ``layoutGuides``.
    private var extraGuides: [UILayoutGuide] {
        var guides: [UILayoutGuide] = []
        if let scrollView = self as? UIScrollView { guides += scrollView.existingGuides }
        if let controller = viewController { guides += controller.existingLayoutSupport }
        return guides
    }

    /// Forgets what an engine that no longer exists knew of the view.
    func forgetEngine() {
        engineItem = nil
        host = nil
        flags.subtract(.ofEngine)
        for guide in allGuides {
            guide.engineItem = nil
            guide.placementConstraints = []
        }
        for constraint in links.owned { constraint.engineID = nil }
    }

    /// Leaves the host that the view had as the root of its own tree, or in a tree it was taken from.
    func dropHost() {
        guard host != nil else { return }
        forEachInTree { $0.forgetEngine() }
    }
}
