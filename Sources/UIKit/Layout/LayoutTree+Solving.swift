internal import AutoLayout

/// How often the engine may be solved in one round: margins, wrapped text and baselines depend on its answer.
private let maximumSolves = 8

extension LayoutTree {
    /// Solves the engine until what depends on its answer no longer changes. Answers the conflicts that were found, and whether
    /// insets and wrapped texts came to rest.
    func settle() -> (conflicts: [Conflict], isAtRest: Bool) {
        unwrap()
        let hasInnerBaselines = forgetInnerBaselines()
        var found = engine.solve(depth: depth(of:))
        // What gave way in a conflict may have fixed the width of a text.
        if unwrap() { found += engine.solve(depth: depth(of:)) }
        let isAtRest = settle(withInnerBaselines: false, &found)
        // Baselines that follow from places, which follow from baselines, may go on changing. They begin where all else is at
        // rest, so that after a number of steps the result doesn't depend on the layout before.
        if hasInnerBaselines { settle(withInnerBaselines: true, &found) }
        return (found, isAtRest)
    }

    @discardableResult
    private func settle(withInnerBaselines: Bool, _ found: inout [Conflict]) -> Bool {
        if !withInnerBaselines, !looseViews.isEmpty {
            // Text is first wrapped at the widths that it has between the margins where they end, not where they began.
            for _ in 0..<maximumSolves {
                applyInsets()
                guard engine.isDirty else { break }
                found += engine.solve(depth: depth(of:))
            }
        }
        for solve in 0..<maximumSolves {
            applyInsets()
            wrap(isFirst: solve == 0 && !withInnerBaselines)
            applyBaselines(withInner: withInnerBaselines)
            guard engine.isDirty else { return true }
            found += engine.solve(depth: depth(of:))
        }
        return false
    }

    /// How many views an item lies in. A guide lies in the view that it belongs to.
    private func depth(of item: Item) -> Int {
        var depth = 0
        var next = view(of: item).flatMap { superview(of: $0) } ?? guide(of: item)?.owner
        while let view = next {
            depth += 1
            next = superview(of: view)
        }
        return depth
    }

    /// The conflicts that are left, in words about constraints.
    func remaining(_ found: [Conflict]) -> [FoundConflict] {
        latest(found).map { conflict in
            var id: ConstraintID?
            if case .constraint(let broken) = conflict.broken { id = broken }
            return FoundConflict(parties: conflict.members.map(party), broken: party(conflict.broken), brokenID: id)
        }
    }

    /// The conflicts that are left, each constraint's latest: margins that aren't known yet may contradict what they fit in
    /// the end.
    func latest(_ found: [Conflict]) -> [Conflict] {
        var latest: [Conflict.Member: Int] = [:]
        for (index, conflict) in found.enumerated() { latest[conflict.broken] = index }
        return found.enumerated().filter { index, conflict in
            if case .constraint(let id) = conflict.broken, !engine.isBroken(id) { return false }
            return latest[conflict.broken] == index
        }.map(\.element)
    }

    /// What a member stands for; nil for the root's size.
    func party(_ member: Conflict.Member) -> ConflictParty? {
        switch member {
        case .constraint(let id): parties.conflictParty(id)
        case .nonNegativeSize: .nonNegativeSize
        }
    }

    // MARK: Baselines

    /// Takes the baselines back that follow from where views inside stand, so that the result doesn't depend on the layout
    /// before. Answers whether there are any.
    private func forgetInnerBaselines() -> Bool {
        var hasFound = false
        for view in baselineViews.all where hasInnerBaselines(view) {
            guard let item = existingItem(of: view) else { continue }
            engine.setBaselines(BaselineOffsets(firstFromTop: 0, lastFromBottom: 0), of: item)
            hasFound = true
        }
        return hasFound
    }

    private func hasInnerBaselines(_ view: UIView) -> Bool {
        baselineView(of: view, first: true) !== view || baselineView(of: view, first: false) !== view
    }

    private func applyBaselines(withInner: Bool) {
        for view in baselineViews.all where withInner || !hasInnerBaselines(view) {
            guard let item = existingItem(of: view) else { continue }
            let rectangle = engine.rectangle(of: item)
            pushBaselines(of: view, size: CGSize(width: rectangle.width, height: rectangle.height))
        }
    }

    func pushBaselines(of view: UIView, size: CGSize) {
        guard let item = existingItem(of: view) else { return }
        engine.setBaselines(baselines(of: view, size: size), of: item)
    }

    /// A view's baselines, or those of the views that stand for it.
    private func baselines(of view: UIView, size: CGSize) -> BaselineOffsets? {
        let (first, last) = (baselineView(of: view, first: true), baselineView(of: view, first: false))
        if first === view && last === view { return view.baselineOffsets(for: size) }
        guard let item = existingItem(of: view) else { return nil }
        let outer = engine.rectangle(of: item)
        var offsets = BaselineOffsets(firstFromTop: 0, lastFromBottom: 0)
        if let (inner, own) = innerBaselines(of: first, in: view) {
            offsets.firstFromTop = rounded(inner.top - outer.top + (own?.firstFromTop ?? 0))
        }
        if let (inner, own) = innerBaselines(of: last, in: view) {
            offsets.lastFromBottom = rounded(outer.bottom - inner.bottom + (own?.lastFromBottom ?? 0))
        }
        return offsets
    }

    /// Without the rounding errors of a difference: to the solver the smallest difference at a high priority is worth more than
    /// any at a lower one.
    private func rounded(_ distance: Double) -> Double { (distance * 0x1p20).rounded() * 0x1p-20 }

    private func innerBaselines(of inner: UIView, in view: UIView) -> (Rectangle, BaselineOffsets?)? {
        guard inner !== view, let item = existingItem(of: inner) else { return nil }
        let rectangle = engine.rectangle(of: item)
        let size = CGSize(width: rectangle.width, height: rectangle.height)
        return (rectangle, baselines(of: inner, size: size))
    }
}
