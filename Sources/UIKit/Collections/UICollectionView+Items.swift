// Where items are scrolled to, and what follows a change of items.

extension UICollectionView {
    /// Where an item is scrolled to.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The item's top edge at the top of the collection.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// The item halfway up the collection.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// The item's bottom edge at the bottom of the collection.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// The item's left edge at the collection's left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// The item halfway across the collection.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// The item's right edge at the collection's right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// How often an item is scrolled to anew that turned out larger or smaller than guessed.
    static var mostCorrections: Int { 8 }

    /// Has the next layout call ``reloadData()``, once for all that changed until then.
    func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    func change(_ note: (inout ElementChanges) -> Void) {
        note(&changes)
        if changeDepth == 0 { endChange() }
    }

    /// Makes the changes that lead from one snapshot to another.
    func make(_ changes: ElementChanges, isAnimated: Bool, completion: (() -> Void)?) {
        self.changes = changes
        if isAnimated {
            endChange { _ in completion?() }
        } else {
            UIView.performWithoutAnimation { endChange { _ in completion?() } }
        }
    }

    /// Ends the outermost change. In a window items come, go and move to their places, and the completion runs when they have;
    /// elsewhere they are there at once.
    func endChange(_ completion: ((Bool) -> Void)? = nil) {
        let wasPlaced = !shownCells.isEmpty || window != nil
        let changes = changes
        self.changes = ElementChanges()
        let former = shownCells
        let (kept, dropped) = changes.move(shownCells)
        let context = collectionViewLayout.makeInvalidationContext()
        context.invalidateDataSourceCounts = changes != ElementChanges()
        collectionViewLayout.invalidate(with: context)
        if changes != ElementChanges() {
            // What is measured from here on are the cells at their new places.
            shownCells = kept
            selection = selection.compactMap(changes.newPath(of:))
            takeSupplementariesAway()
            // A layout knows the places after the changes when it is told of these.
            preparePlaces()
            collectionViewLayout.prepare(forCollectionViewUpdates: changes.updateItems)
            prefetching = Foresight()
        }
        for path in changes.reconfigured { reconfigure(path) }
        setNeedsLayout()
        guard wasPlaced, window != nil, UIView.areAnimationsEnabled, !needsReload else {
            for cell in dropped { endDisplay(of: cell, among: former) }
            if wasPlaced { layoutIfNeeded() }
            collectionViewLayout.finalizeCollectionViewUpdates()
            takeTargetOffset()
            completion?(true)
            return
        }
        ElementTransition.run(
            in: self, leaving: dropped.map { ($0, .fade) }, arrival: { $0 is UICollectionViewCell ? .fade : .none },
            completion: { [self] finished in
                for cell in dropped { endDisplay(of: cell, among: former) }
                completion?(finished)
            })
        collectionViewLayout.finalizeCollectionViewUpdates()
        takeTargetOffset()
    }
}
