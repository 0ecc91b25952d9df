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
    /// An item was chosen.
    /// - Note: Kept without effect.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    /// An item is no longer chosen.
    /// - Note: Kept without effect.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    /// A cell is about to be seen.
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
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
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    /// Decides where items are.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            reloadData()
        }
    }
    /// A view behind the items.
    open var backgroundView: UIView?
    /// Whether items can be chosen.
    /// - Note: Kept without effect.
    open var allowsSelection = true
    /// Whether several items can be chosen.
    open var allowsMultipleSelection = false
    private var cellClasses: [String: UICollectionViewCell.Type] = [:]
    private var waitingCells: [String: [UICollectionViewCell]] = [:]
    private var shownCells: [IndexPath: UICollectionViewCell] = [:]
    var supplementaryClasses: [SupplementaryKey: UICollectionReusableView.Type] = [:]
    var shownSupplementaries: [ShownSupplementary: UICollectionReusableView] = [:]
    var selection: [IndexPath] = []
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
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    /// Has cells of a class made for an identifier.
    open func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass
    }

    /// A cell that is not in use or a new one; a plain one if no class is registered.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        if let cell = waitingCells[identifier]?.popLast() {
            cell.prepareForReuse()
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

    /// Asks for all items anew.
    open func reloadData() {
        for (_, cell) in shownCells { putAside(cell) }
        shownCells = [:]
        for (_, view) in shownSupplementaries { view.removeFromSuperview() }
        shownSupplementaries = [:]
        selection = []
        collectionViewLayout.invalidateLayout()
        setNeedsLayout()
    }

    /// Changes items: all are asked for anew.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }

    /// Places the items that are seen.
    open override func layoutSubviews() {
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
        if cell.superview !== self { addSubview(cell) }
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

    private func putAside(_ cell: UICollectionViewCell) {
        cell.removeFromSuperview()
        if let identifier = cell.reuseIdentifier { waitingCells[identifier, default: []].append(cell) }
    }
}
