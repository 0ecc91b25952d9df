internal import AutoLayout

extension LayoutHost {
    /// How often a pass may start over because views asked for layout while they were laid out.
    static let maximumRounds = 12

    /// Lays out the tree, if anything waits for it.
    ///
    /// - Complexity: what the solver moves, the views that wait for layout and those above them with their subviews, and
    ///   all texts that wrap at a width in which content sizes have a say; the views with inset sources of their own and
    ///   those above them with their subviews.
    func layoutIfNeeded() {
        guard !isRunning else { return }
        isRunning = true
        defer { (isRunning, passEnvironment) = (false, nil) }
        for round in 0..<Self.maximumRounds {
            guard root.host === self else {
                // A change of direction during the pass put a new host in this one's place.
                LayoutHost.of(root).layoutIfNeeded()
                return
            }
            guard isWaiting else {
                endlessLayout = nil
                return
            }
            needsPass = false
            passEnvironment = nil
            passEnvironment = sharedEnvironment
            root.runUpdateConstraints()
            solve(isFirst: round == 0)
            if root.host === self { placeAll() }
        }
        if isWaiting { noteEndlessLayout() }
    }

    /// Whether a pass has anything to do.
    private var isWaiting: Bool {
        let waiting: LayoutFlags = [.needsLayout, .descendantNeedsLayout]
        return needsPass || !root.flags.isDisjoint(with: waiting.union(.waitsForUpdate))
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
        guard Self.logsConflicts else { return }
        for conflict in remaining(found) { LayoutHost.log(LayoutConflict(conflict, root: root)) }
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
