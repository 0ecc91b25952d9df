internal import AutoLayout

extension LayoutHost {
    /// How often a pass may start over because views asked for layout while they were laid out.
    private static let maximumRounds = 12
    /// How often the engine may be solved in one round: margins, wrapped text and baselines depend on its answer.
    private static let maximumSolves = 8

    /// Lays out the tree, if anything waits for it.
    ///
    /// - Complexity: what the solver moves, the views that wait for layout and those above them with their subviews, and
    ///   all texts that wrap at a width in which content sizes have a say; the views with inset sources of their own and
    ///   those above them with their subviews.
    func layoutIfNeeded() {
        guard !isRunning else { return }
        isRunning = true
        defer { (isRunning, passEnvironment) = (false, nil) }
        for _ in 0..<Self.maximumRounds {
            guard root.host === self else {
                // A change of direction during the pass put a new host in this one's place.
                LayoutHost.of(root).layoutIfNeeded()
                return
            }
            let waiting: LayoutFlags = [
                .needsLayout, .descendantNeedsLayout, .needsUpdateConstraints, .descendantNeedsUpdateConstraints,
            ]
            guard needsPass || !root.flags.isDisjoint(with: waiting) else { return }
            needsPass = false
            passEnvironment = nil
            passEnvironment = SharedEnvironment(environment)
            root.runUpdateConstraints()
            solve()
            placeAll()
        }
    }

    /// Brings the engine up to date and solves it, until what depends on its answer no longer changes.
    func solve() {
        if hasGoneViews {
            forgetGoneWrappingViews()
            baselineViews.removeAll { $0.host !== self || !$0.flags.contains(.hasBaselineConstraints) }
            hasGoneViews = false
        }
        register()
        if insetsAreDirty { applyInsets() }
        guard engine.isDirty else { return }
        unwrap()
        var found = engine.solve()
        // What gave way in a conflict may have fixed the width of a text.
        if unwrap() { found += engine.solve() }
        for solve in 0..<Self.maximumSolves {
            applyInsets()
            wrap(isFirst: solve == 0)
            applyBaselines()
            guard engine.isDirty else { break }
            found += engine.solve()
        }
        insetsAreDirty = false
        if !found.isEmpty { report(found) }
    }

    /// Keeps the conflicts that are left: margins that aren't known yet may contradict what they fit in the end.
    private func report(_ found: [Conflict]) {
        var latest: [Conflict.Member: Int] = [:]
        for (index, conflict) in found.enumerated() { latest[conflict.broken] = index }
        foundConflicts = []
        for (index, conflict) in found.enumerated() where latest[conflict.broken] == index {
            if case .constraint(let id) = conflict.broken, !engine.isBroken(id) { continue }
            foundConflicts.append(
                FoundConflict(parties: conflict.members.map(party), broken: party(conflict.broken)))
        }
        if Self.logsConflicts { conflicts.forEach(log) }
    }

    /// What a member stands for; nil for the root's size.
    private func party(_ member: Conflict.Member) -> ConflictParty? {
        switch member {
        case .constraint(let id): parties[id]
        case .nonNegativeSize: .nonNegativeSize
        }
    }

    // MARK: Baselines

    private func applyBaselines() {
        for view in baselineViews.all {
            guard let item = view.engineItem else { continue }
            let rectangle = engine.rectangle(of: item)
            pushBaselines(of: view, size: CGSize(width: rectangle.width, height: rectangle.height))
        }
    }

    func pushBaselines(of view: UIView, size: CGSize) {
        guard let item = view.engineItem else { return }
        engine.setBaselines(baselines(of: view, size: size), of: item)
    }

    /// A view's baselines, or those of the views that stand for it.
    private func baselines(of view: UIView, size: CGSize) -> BaselineOffsets? {
        let (first, last) = (view.forFirstBaselineLayout, view.forLastBaselineLayout)
        if first === view && last === view { return view.baselineOffsets(for: size) }
        guard let item = view.engineItem else { return nil }
        let outer = engine.rectangle(of: item)
        var offsets = BaselineOffsets(firstFromTop: outer.height, lastFromBottom: 0)
        if let (inner, own) = innerBaselines(of: first, in: view) {
            offsets.firstFromTop = inner.top - outer.top + (own?.firstFromTop ?? inner.height)
        }
        if let (inner, own) = innerBaselines(of: last, in: view) {
            offsets.lastFromBottom = outer.bottom - inner.bottom + (own?.lastFromBottom ?? 0)
        }
        return offsets
    }

    private func innerBaselines(of inner: UIView, in view: UIView) -> (Rectangle, BaselineOffsets?)? {
        guard inner !== view, let item = inner.engineItem else { return nil }
        let rectangle = engine.rectangle(of: item)
        let size = CGSize(width: rectangle.width, height: rectangle.height)
        return (rectangle, baselines(of: inner, size: size))
    }
}
