import Foundation

/// Items placed by a layout.
///
/// With a data source it makes and places the cells that are seen, and uses them again. Cells that were put in by other
/// means stay where they are.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// When cells that are shown are sized anew.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Not when they ask for it: flow and compositional layouts size what is seen anew each time the collection is laid out.
        case disabled = 0
        /// When a cell or its content view calls `invalidateIntrinsicContentSize()`, or the cell gets another content
        /// configuration.
        case enabled
        /// Also when constraints, or sizes that views have by themselves, change.
        case enabledIncludingConstraints
    }
    /// When cells that are shown are sized anew. It isn't animated here.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
        didSet {
            if selfSizingInvalidation == .enabledIncludingConstraints { host?.tellOfConstraints(self) }
            setNeedsLayout()
        }
    }
    /// Whether items open as something is held above them; nobody drags here.
    /// - Note: Kept without effect.
    open var isSpringLoaded = false
    /// What opens the menus of items: none is opened.
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
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
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// Whether items can be chosen.
    open var allowsSelection = true
    /// Whether several items can be chosen.
    open var allowsMultipleSelection = false
    /// Whether the collection is edited. Cells of lists hear of it.
    open var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            wasEdited = true
            setNeedsLayout()
        }
    }
    /// Whether the collection was ever edited, so that its cells follow it.
    private var wasEdited = false
    /// Whether items can be chosen while the collection is edited.
    /// - Note: Kept without effect.
    open var allowsSelectionDuringEditing = false
    /// Whether several items can be chosen while the collection is edited.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether items can have the focus of a keyboard or remote.
    /// - Note: Kept without effect.
    open var allowsFocus = true
    /// Whether what has the focus is chosen, unless the delegate says otherwise.
    open var selectionFollowsFocus = false
    /// Whether what had the focus last gets it back.
    /// - Note: Kept without effect.
    open var remembersLastFocusedIndexPath = false
    /// Is told which items come next.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? { didSet { setNeedsLayout() } }
    /// Whether ``prefetchDataSource`` is told.
    open var isPrefetchingEnabled = true { didSet { setNeedsLayout() } }
    /// Gives what a drag takes along. Nobody drags here.
    /// - Note: Kept without effect.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    /// Takes what a drag brings. Nobody drags here.
    /// - Note: Kept without effect.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    /// Whether items can be dragged.
    /// - Note: Kept without effect.
    open var dragInteractionEnabled = true
    /// How soon items make room for one that is dragged.
    /// - Note: Kept without effect.
    open var reorderingCadence = ReorderingCadence.immediate
    var prefetching = Foresight()
    var movedItem: MovedItem?
    var transitionCompletion: LayoutInteractiveTransitionCompletion?
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
    private(set) var placeAtHand = CGRect.zero
    var itemDelegate: (any UICollectionViewDelegate)? { delegate }

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
            cell.needsConfigurationUpdate = true
            cell.forgetLook()
            cell.prepareForReuse()
            tellPlace(at: indexPath, to: cell)
            return cell
        }
        if let nib = cellNibs[identifier] {
            let cell = nib.instantiateView(of: UICollectionViewCell.self, for: identifier)
            cell.reuseIdentifier = identifier
            return cell
        }
        let cell = UICollectionViewCell.make(
            cellClasses[identifier] ?? UICollectionViewCell.self, reuseIdentifier: identifier, frame: placeAtHand)
        tellPlace(at: indexPath, to: cell)
        return cell
    }

    /// Where the view stands that is asked for: views are made with that frame, as code that derives others from their bounds in
    /// `init(frame:)` needs it.
    func whileMaking<Made>(at place: CGRect, _ make: () -> Made) -> Made {
        placeAtHand = place
        defer { placeAtHand = .zero }
        return make()
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
    open override var bounds: CGRect {
        willSet { askAboutBounds(newValue) }
        didSet { invalidateForNewBounds() }
    }
    open override var frame: CGRect {
        willSet { askAboutBounds(CGRect(origin: bounds.origin, size: newValue.size)) }
        didSet { invalidateForNewBounds() }
    }

    /// Asks the layout before the bounds change, so that it can compare the new ones with the old ones.
    private func askAboutBounds(_ new: CGRect) {
        guard new != bounds, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new) else { return }
        contextOfNewBounds = collectionViewLayout.invalidationContext(forBoundsChange: new)
    }

    private func invalidateForNewBounds() {
        guard let context = contextOfNewBounds else { return }
        contextOfNewBounds = nil
        collectionViewLayout.invalidate(with: context)
    }
    private var contextOfNewBounds: UICollectionViewLayoutInvalidationContext?

    /// Asks for all items anew, at the next layout.
    open func reloadData() {
        needsReload = false
        forgetItems()
        selection = []
    }

    /// Puts all cells aside. The next layout asks for them anew.
    func forgetItems() {
        for (path, cell) in shownCells { endDisplay(of: cell, at: path) }
        (shownCells, prefetching, movedItem) = ([:], Foresight(), nil)
        takeSupplementariesAway()
        collectionViewLayout.invalidate(with: collectionViewLayout.everythingInvalid())
        setNeedsLayout()
    }

    func takeSupplementariesAway() {
        let former = shownSupplementaries
        shownSupplementaries = [:]
        for (key, view) in former { endDisplay(of: view, key) }
    }

    /// The reload that a new data source asks for. What was chosen before the first layout stays so.
    private func reloadBeforeLayout() {
        let chosen = selection
        reloadData()
        selection = chosen
    }

    /// Places the items that are seen.
    open override func layoutSubviews() {
        if needsReload { reloadBeforeLayout() }
        super.layoutSubviews()
        backgroundView?.frame = bounds
        guard dataSource != nil else { return }
        if selfSizingInvalidation == .enabledIncludingConstraints { host?.tellOfConstraints(self) }
        prepareLayout()
        let former = contentSize
        contentSize = collectionViewLayout.collectionViewContentSize
        _ = returnToContent(smallerThan: former)
        let places = places(in: bounds)
        placeSupplementaries(places.filter { $0.representedElementCategory != .cell })
        let cells = places.filter { $0.representedElementCategory == .cell && isSeen($0) }
        let seen = Set(cells.map(\.indexPath))
        for (path, cell) in shownCells where !seen.contains(path) {
            shownCells[path] = nil
            endDisplay(of: cell, at: path)
        }
        for place in cells {
            let isNew = shownCells[place.indexPath] == nil
            guard let cell = cell(of: place.indexPath, at: place.frame) else { continue }
            if isNew { ask(cell, whether: place) }
            cell.take(place)
            cell.isSelected = selection.contains(place.indexPath)
            if !cell.isDisplayed {
                cell.isDisplayed = true
                itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: place.indexPath)
            }
            if wasEdited { (cell as? UICollectionViewListCell)?.follow(isEditing) }
        }
        foresee()
    }

    /// Has all items that are seen sized anew, where constraints may do that.
    override func contentSizeChanged() {
        if selfSizingInvalidation == .enabledIncludingConstraints { setNeedsLayout() }
    }

    /// Whether a place is seen. One that is turned or scaled may reach further than its frame.
    private func isSeen(_ place: UICollectionViewLayoutAttributes) -> Bool {
        let (frame, seen) = (place.frame, bounds)
        return frame.minX < seen.maxX && seen.minX < frame.maxX && frame.minY < seen.maxY && seen.minY < frame.maxY
            || !place.transform.isIdentity
    }

    /// Has an invalid layout find its places when it is asked for them outside of a layout pass.
    func preparePlaces() {
        guard dataSource != nil, collectionViewLayout.isInvalid || preparedRoom == nil, !isPreparing else { return }
        prepareLayout()
    }

    private func prepareLayout() {
        let room = LayoutRoom(size: bounds.size, insets: adjustedContentInset)
        guard collectionViewLayout.isInvalid || collectionViewLayout.followsScrolling || room != preparedRoom else {
            return
        }
        preparedRoom = room
        collectionViewLayout.isInvalid = false
        isPreparing = true
        defer { isPreparing = false }
        collectionViewLayout.prepare()
    }
    private var isPreparing = false
    private var preparedRoom: LayoutRoom?

    /// What a layout was prepared for.
    private struct LayoutRoom: Equatable {
        let size: CGSize
        let insets: UIEdgeInsets
    }

    /// The cell of an item, made and put in where there is none yet.
    private func cell(of path: IndexPath, at place: CGRect) -> UICollectionViewCell? {
        let known = shownCells[path]
        guard
            let cell = known ?? whileMaking(at: place, { makeCell(at: path) })
        else { return nil }
        if cell.superview !== self {
            addSubview(cell)
            ThreadContext.current.animation?.arrives(cell)
        }
        if shownCells[path] == nil { cell.isSelected = selection.contains(path) }
        cell.updateConfigurationIfNeeded()
        shownCells[path] = cell
        return cell
    }

    /// The size that an item's cell asks for, when it is offered another.
    func preferredSize(
        ofItemAt path: IndexPath, proposed place: CGRect, isWidthFixed: Bool = false, isHeightFixed: Bool = false
    ) -> CGSize {
        guard let cell = cell(of: path, at: place) else { return place.size }
        let attributes = collectionViewLayout.makeAttributes(forCellWith: path)
        attributes.isWidthFixed = isWidthFixed
        attributes.isHeightFixed = isHeightFixed
        attributes.frame = place
        return cell.preferredLayoutAttributesFitting(attributes).frame.size
    }

    /// Where an item is, also before the items are placed for the first time, and at once after a reload.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        preparePlaces()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath).map(mirrored)
    }

    /// Scrolls until an item is seen, at the position asked for as far as the content reaches.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
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
                let corrected = layoutAttributesForItem(at: indexPath)?.frame
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
        if indexPath == nil || !(isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection) {
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
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        let former = collectionViewLayout
        former.prepareForTransition(to: layout)
        layout.prepareForTransition(from: former)
        collectionViewLayout = layout
        layoutIfNeeded()
        takeTargetOffset()
        former.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
        completion?(true)
    }

    /// Changes to another layout.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Moves the content to where the delegate, or else the layout, would have it after a change.
    func takeTargetOffset() {
        let target =
            itemDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: contentOffset)
            ?? collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
        if target != contentOffset { contentOffset = target }
    }

    func putAside(_ cell: UICollectionViewCell) {
        cell.isDisplayed = false
        cell.removeFromSuperview()
        cell.storedLayer?.removeAllAnimations()
        if let identifier = cell.reuseIdentifier { waitingCells[identifier, default: []].append(cell) }
    }
}
