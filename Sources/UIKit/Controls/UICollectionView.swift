import Foundation

/// The items of a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// How many sections there are; one unless implemented.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// How many items a section has.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// The cell of an item.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    /// The header, footer or the like that a layout asks for; an empty one unless implemented.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
    /// One.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// An empty view.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

/// Hears of what happens in a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// Whether an item that is touched is chosen.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    /// An item was chosen by a touch.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    /// An item is no longer chosen, because of a touch.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    /// A cell is about to be seen.
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    /// A view beside cells is about to be seen.
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath)
    /// A cell is no longer seen.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    /// A view beside cells is no longer seen.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath)
    /// Whether a tapped item is no longer chosen.
    /// - Note: Kept without effect.
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    /// Whether a touched item is highlighted.
    /// - Note: Kept without effect.
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    /// An item is highlighted.
    /// - Note: Kept without effect.
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    /// An item is no longer highlighted.
    /// - Note: Kept without effect.
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    /// Whether a long press shows a menu.
    /// - Note: Kept without effect.
    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
    /// Whether a menu offers a command.
    /// - Note: Kept without effect.
    func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool
    /// A menu's command was chosen.
    /// - Note: Kept without effect.
    func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?)
    /// The menu of an item.
    /// - Note: Kept without effect.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Where a moved item goes.
    /// - Note: Kept without effect.
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath
    /// Where the content stands after the layout changed.
    /// - Note: Kept without effect.
    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint
    /// Whether an item can be focused.
    /// - Note: Kept without effect.
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
    /// Whether a pan of two fingers chooses items.
    /// - Note: Kept without effect.
    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool
}

extension UICollectionViewDelegate {
    /// It is.
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// It may.
    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// It may.
    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    /// It may not.
    public func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
    { false }
    /// It may not.
    public func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}
    /// None.
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// As usual.
    public func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }
    /// As usual.
    public func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// It may.
    public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }
    /// It may not.
    public func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }
}

/// Sizes and spacings of a flow layout.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// The size of an item, in points; the layout's unless implemented.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    /// Space around a section, in points; the layout's unless implemented.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    /// The least space between lines, in points; the layout's unless implemented.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    /// The least space between items, in points; the layout's unless implemented.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    /// The size of a section's header, in points; the layout's unless implemented.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    /// The size of a section's footer, in points; the layout's unless implemented.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
        layout as? UICollectionViewFlowLayout
    }

    /// The layout's own.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { flow(collectionViewLayout)?.itemSize ?? .zero }
    /// The layout's own.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }
    /// The layout's own.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }
    /// The layout's own.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }
    /// The layout's own.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }
    /// The layout's own.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { flow(collectionViewLayout)?.footerReferenceSize ?? .zero }
}

/// Items placed by a layout.
///
/// With a data source it makes and places the cells that are seen, and uses them again. Cells that were put in by other
/// means stay where they are.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// The items.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { setNeedsReload() } }
    /// Decides where items are.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            setNeedsReload()
        }
    }
    /// A view behind the items.
    open var backgroundView: UIView?
    /// Whether items can be chosen.
    open var allowsSelection = true
    /// Whether several items can be chosen.
    open var allowsMultipleSelection = false
    private var cellClasses: [String: UICollectionViewCell.Type] = [:]
    private var cellNibs: [String: UINib] = [:]
    private var waitingCells: [String: [UICollectionViewCell]] = [:]
    var shownCells: [IndexPath: UICollectionViewCell] = [:]
    var supplementaryClasses: [SupplementaryKey: UICollectionReusableView.Type] = [:]
    var supplementaryNibs: [SupplementaryKey: UINib] = [:]
    var shownSupplementaries: [ShownSupplementary: UICollectionReusableView] = [:]
    var selection: [IndexPath] = []
    /// Whether the next layout calls ``reloadData()``, because the collection has another data source or layout.
    var needsReload = false
    /// How many changes of items are under way, one in the other, and what they come to.
    var changeDepth = 0, changes = ElementChanges()
    /// The cell that the data source is bringing up to date.
    var reconfiguredCell: UICollectionViewCell?
    var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

    /// A collection of the layout at a place.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
    }

    /// A collection of a flow layout at a place.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        collectionViewLayout = coder.beginning.collectionLayout ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    override func setUpFromCoder() {
        super.setUpFromCoder()
        collectionViewLayout.collectionView = self
    }

    /// Has cells of a class made for an identifier.
    open func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass
        cellNibs[identifier] = nil
    }

    /// Has cells made from a nib, the first cell at its top, for an identifier.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        cellNibs[identifier] = nib
        cellClasses[identifier] = nil
    }

    /// A cell that is not in use or a new one; a plain one if no class is registered.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        if let cell = reconfiguredCell, cell.reuseIdentifier == identifier { return cell }
        if let cell = waitingCells[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        if let nib = cellNibs[identifier] {
            let cell = nib.instantiateView(of: UICollectionViewCell.self, for: identifier)
            cell.reuseIdentifier = identifier
            return cell
        }
        return .make(cellClasses[identifier] ?? UICollectionViewCell.self, reuseIdentifier: identifier)
    }

    /// How many sections there are.
    open var numberOfSections: Int {
        count(dataSource?.numberOfSections(in: self), of: "sections of a collection")
    }

    /// How many items a section has.
    open func numberOfItems(inSection section: Int) -> Int {
        count(
            dataSource?.collectionView(self, numberOfItemsInSection: section),
            of: "items in section \(section) of a collection")
    }

    /// The cells that are seen, in order.
    open var visibleCells: [UICollectionViewCell] { shownCells.sorted { $0.key < $1.key }.map(\.value) }

    /// The cell of an item that is seen, or nil.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shownCells[indexPath] }

    /// The item of a cell that is seen, or nil.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shownCells.first { $0.value === cell }?.key }

    /// Scrolling shows others: what is seen is placed anew.
    open override var bounds: CGRect { didSet { if bounds.origin != oldValue.origin { setNeedsLayout() } } }

    /// Asks for all items anew, at the next layout.
    open func reloadData() {
        needsReload = false
        forgetItems()
        selection = []
    }

    /// Puts all cells aside. The next layout asks for them anew.
    func forgetItems() {
        for (_, cell) in shownCells { putAside(cell) }
        shownCells = [:]
        takeSupplementariesAway()
        collectionViewLayout.invalidateLayout()
        setNeedsLayout()
    }

    func takeSupplementariesAway() {
        for (_, view) in shownSupplementaries { view.removeFromSuperview() }
        shownSupplementaries = [:]
    }

    /// Places the items that are seen.
    open override func layoutSubviews() {
        if needsReload { reloadData() }
        super.layoutSubviews()
        backgroundView?.frame = bounds
        guard dataSource != nil else { return }
        collectionViewLayout.prepare()
        contentSize = collectionViewLayout.collectionViewContentSize
        let places = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        placeSupplementaries(places.filter { $0.representedElementCategory != .cell })
        let cells = places.filter { $0.representedElementCategory == .cell }
        let seen = Set(cells.map(\.indexPath))
        for (path, cell) in shownCells where !seen.contains(path) {
            putAside(cell)
            shownCells[path] = nil
            itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        }
        for place in cells {
            guard let cell = cell(of: place.indexPath) else { continue }
            cell.take(place)
            cell.isSelected = selection.contains(place.indexPath)
        }
    }

    /// The cell of an item, made and put in where there is none yet.
    private func cell(of path: IndexPath) -> UICollectionViewCell? {
        guard let cell = shownCells[path] ?? dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
        if cell.superview !== self {
            addSubview(cell)
            ThreadContext.current.animation?.arrives(cell)
        }
        if shownCells[path] == nil { itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path) }
        shownCells[path] = cell
        return cell
    }

    /// The size that an item's cell asks for, when it is offered another.
    func preferredSize(
        ofItemAt path: IndexPath, proposed size: CGSize, isWidthFixed: Bool = false, isHeightFixed: Bool = false
    ) -> CGSize {
        guard let cell = cell(of: path) else { return size }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.isWidthFixed = isWidthFixed
        attributes.isHeightFixed = isHeightFixed
        attributes.frame.size = size
        return cell.preferredLayoutAttributesFitting(attributes).frame.size
    }

    /// Where an item is.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// Scrolls until an item is seen, at the position asked for as far as the content reaches.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
        let vertical: ScrollEdge? =
            scrollPosition.contains(.top)
            ? .start
            : scrollPosition.contains(.centeredVertically) ? .middle : scrollPosition.contains(.bottom) ? .end : nil
        let horizontal: ScrollEdge? =
            scrollPosition.contains(.left)
            ? .start
            : scrollPosition.contains(.centeredHorizontally) ? .middle : scrollPosition.contains(.right) ? .end : nil
        scroll(to: frame, horizontally: horizontal, vertically: vertical, animated: animated) { [unowned self] in
            // Items that came into sight may have turned out larger or smaller than guessed.
            var guess = frame
            for _ in 0..<Self.mostCorrections {
                let corrected = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame
                guard let corrected, corrected != guess else { return }
                guess = corrected
                scroll(to: guess, horizontally: horizontal, vertically: vertical)
            }
        }
    }

    /// The items that are seen, in no order.
    open var indexPathsForVisibleItems: [IndexPath] { visibleCells.compactMap(indexPath(for:)) }

    /// The items that are chosen.
    open var indexPathsForSelectedItems: [IndexPath]? { selection }

    /// Chooses an item; nil takes all choices back.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
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
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        cellForItem(at: indexPath)?.isSelected = false
    }

    // MARK: Changes

    // What is new is asked for when the outermost change is over, without ``reloadData()``, and stands there at once where the
    // collection was laid out before; in a window it is seen coming. Cells and choices of the other items go with these.

    /// Adds items, which the data source has by the end of the change.
    open func insertItems(at indexPaths: [IndexPath]) {
        change { $0.inserted.formUnion(indexPaths) }
    }
    /// Takes items away, which the data source no longer has by the end of the change.
    open func deleteItems(at indexPaths: [IndexPath]) {
        change { $0.deleted.formUnion(indexPaths) }
    }
    /// Asks for items anew.
    open func reloadItems(at indexPaths: [IndexPath]) {
        change { $0.reloaded.formUnion(indexPaths) }
    }
    /// Has the data source bring the cells of items up to date, which stay ("existing cells are preserved").
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        change { $0.reconfigured.formUnion(indexPaths) }
    }
    /// Moves an item.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moved[indexPath] = newIndexPath }
    }
    /// Adds sections, which the data source has by the end of the change.
    open func insertSections(_ sections: IndexSet) {
        change { $0.insertedSections.formUnion(sections) }
    }
    /// Takes sections away, which the data source no longer has by the end of the change.
    open func deleteSections(_ sections: IndexSet) {
        change { $0.deletedSections.formUnion(sections) }
    }
    /// Asks for sections anew.
    open func reloadSections(_ sections: IndexSet) {
        change { $0.reloadedSections.formUnion(sections) }
    }
    /// Moves a section.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections[section] = newSection }
    }

    /// Changes items, and runs the completion when they have come to rest.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        changeDepth += 1
        updates?()
        changeDepth -= 1
        if changeDepth == 0 { endChange(completion) } else { completion?(true) }
    }

    /// Changes to another layout, at once.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        layoutIfNeeded()
        completion?(true)
    }

    func putAside(_ cell: UICollectionViewCell) {
        cell.removeFromSuperview()
        cell.storedLayer?.removeAllAnimations()
        if let identifier = cell.reuseIdentifier { waitingCells[identifier, default: []].append(cell) }
    }
}
