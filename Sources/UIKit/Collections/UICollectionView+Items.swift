// Scrolling to items, choosing them and changing them.

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

    /// Scrolls until an item is seen, at the position asked for as far as the content reaches.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard var frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
        let vertical: ScrollEdge? =
            scrollPosition.contains(.top)
            ? .start
            : scrollPosition.contains(.centeredVertically) ? .middle : scrollPosition.contains(.bottom) ? .end : nil
        let horizontal: ScrollEdge? =
            scrollPosition.contains(.left)
            ? .start
            : scrollPosition.contains(.centeredHorizontally) ? .middle : scrollPosition.contains(.right) ? .end : nil
        scroll(to: frame, horizontally: horizontal, vertically: vertical)
        // Items that come into sight may turn out larger or smaller than guessed.
        for _ in 0..<Self.mostCorrections {
            guard let corrected = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame, corrected != frame
            else { return }
            frame = corrected
            scroll(to: frame, horizontally: horizontal, vertically: vertical)
        }
    }

    private static var mostCorrections: Int { 8 }

    /// The items that are seen, in no order.
    public var indexPathsForVisibleItems: [IndexPath] { visibleCells.compactMap(indexPath(for:)) }

    /// The items that are chosen.
    public var indexPathsForSelectedItems: [IndexPath]? { selection }

    /// Chooses an item; nil takes all choices back.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if indexPath == nil || !allowsMultipleSelection {
            for path in selection { cellForItem(at: path)?.isSelected = false }
            selection = []
        }
        guard let indexPath, !selection.contains(indexPath) else { return }
        selection.append(indexPath)
        cellForItem(at: indexPath)?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Takes the choice of an item back.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        cellForItem(at: indexPath)?.isSelected = false
    }

    /// Takes part in a change of items: all are asked for anew.
    public func insertItems(at indexPaths: [IndexPath]) { reloadData() }
    /// Takes part in a change of items: all are asked for anew.
    public func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
    /// Takes part in a change of items: all are asked for anew.
    public func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
    /// Takes part in a change of items: all are asked for anew.
    public func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
    /// Takes part in a change of items: all are asked for anew.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    /// Takes part in a change of sections: all are asked for anew.
    public func insertSections(_ sections: IndexSet) { reloadData() }
    /// Takes part in a change of sections: all are asked for anew.
    public func deleteSections(_ sections: IndexSet) { reloadData() }
    /// Takes part in a change of sections: all are asked for anew.
    public func reloadSections(_ sections: IndexSet) { reloadData() }

    /// Changes to another layout, at once.
    public func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        layoutIfNeeded()
        completion?(true)
    }
}
