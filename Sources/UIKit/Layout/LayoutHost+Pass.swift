internal import AutoLayout

extension LayoutHost {
    /// How often a pass may start over because views asked for layout while they were laid out.
    static let maximumRounds = 12

    /// Lays out all of the tree that waits for it.
    func layoutIfNeeded() { layoutIfNeeded(in: root) }

    /// Lays out what waits in a view's tree. Where the view itself hangs on a layout above it, the trees of the views that
    /// wait there as well. What waits beside that goes on waiting (documentation of `layoutIfNeeded()`).
    ///
    /// - Complexity: what the solver moves, the views that wait for layout and those above them with their subviews, and
    ///   all texts that wrap at a width in which content sizes have a say; the views with inset sources of their own and
    ///   those above them with their subviews.
    func layoutIfNeeded(in view: UIView) {
        guard !isRunning else { return layOutInside(view) }
        isRunning = true
        layOutRounds(for: view)
        (isRunning, passEnvironment) = (false, nil)
        sayConflicts()
    }

    private func layOutRounds(for view: UIView) {
        let root = root
        for round in 0..<Self.maximumRounds {
            guard root.host === self else {
                // A change of direction during the pass put a new host in this one's place.
                LayoutHost.of(root).layoutIfNeeded(in: view)
                return
            }
            guard isWaiting(for: view) else {
                endlessLayout = nil
                return
            }
            needsPass = false
            passEnvironment = nil
            passEnvironment = sharedEnvironment
            root.runUpdateConstraints()
            solve(isFirst: round == 0)
            if root.host === self { placeAll(for: view) }
        }
        if isWaiting(for: view) { noteEndlessLayout() }
    }

    /// Whether a pass has anything to do for a view.
    private func isWaiting(for view: UIView) -> Bool { isEngineWaiting || isTreeWaiting(for: view) }

    private var isEngineWaiting: Bool { needsPass || !root.flags.isDisjoint(with: .waitsForUpdate) }

    private func isTreeWaiting(for view: UIView) -> Bool {
        let top = uppermostWaiting(above: view)
        return !top.flags.isDisjoint(with: top.flags.contains(.isLayingOut) ? .descendantNeedsLayout : .waitsForLayout)
    }

    /// A layout that a program asks for while views are laid out, such as in its `layoutSubviews`: the frames below the view
    /// are there when it comes back. A view that is just laying out its subviews has another turn only afterwards.
    private func layOutInside(_ view: UIView) {
        guard isPlacing else { return }
        for _ in 0..<Self.maximumRounds {
            // An engine that has to begin anew waits for the next round.
            let bringsUpToDate = isEngineWaiting && !startsOver
            guard root.host === self, bringsUpToDate || isTreeWaiting(for: view) else { return }
            if bringsUpToDate {
                isPlacing = false
                needsPass = false
                root.runUpdateConstraints()
                solve(isFirst: false)
                isPlacing = true
            }
            if root.host === self { placeTree(for: view) }
        }
    }

    /// Brings the engine up to date and solves it, until what depends on its answer no longer changes.
    ///
    /// - Parameter isFirst: whether this call lays out the tree for the first time.
    func solve(isFirst: Bool = true) {
        forgetGoneViews()
        register()
        let isEdited = engine.isDirty
        // Views that came without constraints, such as a column's, leave the engine as it is.
        if insetsAreDirty || root.flags.contains(.descendantNeedsInsets) {
            insetsAreDirty = false
            applyInsets()
        }
        guard engine.isDirty else { return }
        if startsOver, wasSolved {
            if isFirst { return startOver() }
            // Insets alone would go on and on.
            guard isEdited else { return }
        }
        let (found, isAtRest) = settle()
        wasSolved = true
        guard isAtRest || startsOver else { return startOver() }
        // Those of where everything ends, whether the tree is asked for another layout or not.
        if !isAtRest { applyInsets() }
        insetsAreDirty = false
        noteUnsolvedLayout()
        guard !found.isEmpty else { return }
        foundConflicts = latest(foundConflicts + found)
        if Self.logsConflicts { unsaidConflicts += found }
    }

    /// Writes those conflicts of a pass that are left at its end: rows that are laid out one after the other may contradict for
    /// a while what others still are.
    private func sayConflicts() {
        guard !unsaidConflicts.isEmpty else { return }
        // A host that took this one's place has found them anew.
        let found = root.host === self ? remaining(unsaidConflicts) : []
        unsaidConflicts = []
        for conflict in found { LayoutHost.log(LayoutConflict(conflict, root: root)) }
    }

    /// Begins anew with an empty engine, and does so before all solves to come.
    ///
    /// Insets follow from places, and places may follow from insets. Where that doesn't come to rest, the layout is what a
    /// number of solves comes to: from the same beginning, so that it doesn't depend on the layout before.
    private func startOver() {
        root.forEachInTree {
            $0.results.margins = nil
            $0.foundSafeArea = .zero
        }
        reset()
        root.forEachInTree { $0.askForInsets() }
        LayoutHost.of(root).startsOver = true
    }

    private func forgetGoneViews() {
        guard hasGoneViews else { return }
        wrappingViews.removeAll { $0.host !== self || $0.engineItem == nil }
        looseViews.removeAll { $0.host !== self || $0.engineItem == nil }
        baselineViews.removeAll { $0.host !== self || !$0.flags.contains(.hasBaselineConstraints) }
        hasGoneViews = false
    }
}
