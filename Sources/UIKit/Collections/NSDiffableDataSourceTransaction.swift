/// What became of one section as items were moved.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// What it had.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// What it has.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// How one becomes the other.
    public let difference: CollectionDifference<ItemIdentifierType>
}

/// What became of a collection as items were moved.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// What was shown.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// What is shown.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// How the items of one become those of the other.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The sections whose items changed.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    init(
        from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        initialSnapshot = initial
        finalSnapshot = final
        difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers)
        sectionTransactions = final.sections.compactMap { section in
            let before = initial.sections.first { $0.identifier == section.identifier }?.items ?? []
            guard before != section.items else { return nil }
            var (old, new) = (
                NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
                NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
            )
            old.append(before)
            new.append(section.items)
            return NSDiffableDataSourceSectionTransaction(
                sectionIdentifier: section.identifier, initialSnapshot: old, finalSnapshot: new,
                difference: section.items.difference(from: before))
        }
    }
}

extension UICollectionViewDiffableDataSource {
    /// What is asked and told as items are moved.
    public struct ReorderingHandlers {
        /// Whether an item can be moved; none can unless set.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Items are about to be moved.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Items were moved.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Nothing is asked or told.
        public init() {}
    }

    /// What is asked and told as items are expanded and collapsed by a touch. Nobody touches a program.
    public struct SectionSnapshotHandlers<ItemType: Hashable> {
        /// Whether an item can be expanded.
        /// - Note: Kept without effect.
        public var shouldExpandItem: ((ItemType) -> Bool)?
        /// An item is about to be expanded.
        /// - Note: Kept without effect.
        public var willExpandItem: ((ItemType) -> Void)?
        /// Whether an item can be collapsed.
        /// - Note: Kept without effect.
        public var shouldCollapseItem: ((ItemType) -> Bool)?
        /// An item is about to be collapsed.
        /// - Note: Kept without effect.
        public var willCollapseItem: ((ItemType) -> Void)?
        /// What is below an item that is about to be expanded.
        /// - Note: Kept without effect.
        public var snapshotForExpandingParent:
            (
                (ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>)
                    -> NSDiffableDataSourceSectionSnapshot<ItemType>
            )?

        /// Nothing is asked or told.
        public init() {}
    }

    /// Shows an outline in a section: the items that are visible in it. A section that isn't there is added at the end.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        var whole = self.snapshot()
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.deleteItems(whole.itemIdentifiers(inSection: section))
        whole.appendItems(snapshot.visibleItems, toSection: section)
        outlines[section] = snapshot
        show(whole, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// The outline of a section.
    public func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        let whole = snapshot()
        if whole.indexOfSection(section) != nil { flat.append(whole.itemIdentifiers(inSection: section)) }
        return flat
    }

    /// Gives a cell of a list the place that its item has in the outline.
    func outline(_ cell: UICollectionViewCell, of item: ItemIdentifierType) {
        guard let cell = cell as? UICollectionViewListCell else { return }
        guard let outline = outlines.values.first(where: { $0.contains(item) }) else { return }
        cell.indentationLevel = outline.level(of: item)
        cell.isExpanded = outline.isExpanded(item)
    }

    /// Moves an item as a finger would.
    func move(_ item: ItemIdentifierType, to target: IndexPath) {
        let initial = snapshot()
        guard let origin = initial.indexPath(of: item) else { return }
        var final = initial
        if let neighbour = initial.item(at: target) {
            let isLater = origin.section == target.section && origin.item < target.item
            if isLater {
                final.moveItem(item, afterItem: neighbour)
            } else {
                final.moveItem(item, beforeItem: neighbour)
            }
        } else if initial.sectionIdentifiers.indices.contains(target.section) {
            final.appendItems([item], toSection: initial.sectionIdentifiers[target.section])
        }
        let transaction = NSDiffableDataSourceTransaction(from: initial, to: final)
        reorderingHandlers.willReorder?(transaction)
        for section in transaction.sectionTransactions { outlines[section.sectionIdentifier] = nil }
        show(final, animatingDifferences: true, completion: nil)
        reorderingHandlers.didReorder?(transaction)
    }
}

extension UICollectionViewDiffableDataSource: MovingDataSource {}
