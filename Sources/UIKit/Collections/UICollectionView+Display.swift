/// What a collection tells of items that come into sight and go.
extension UICollectionView {
    /// What the layout shows in a rectangle, mirrored where it wants that.
    func places(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard isMirrored else { return collectionViewLayout.layoutAttributesForElements(in: rect) ?? [] }
        return (collectionViewLayout.layoutAttributesForElements(in: mirrored(rect)) ?? []).map(mirrored)
    }

    /// Whether the layout is to be mirrored (documentation of `flipsHorizontallyInOppositeLayoutDirection`).
    private var isMirrored: Bool {
        let layout = collectionViewLayout
        return layout.flipsHorizontallyInOppositeLayoutDirection && !layout.mirrorsItself
            && layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        CGRect(
            x: collectionViewLayout.collectionViewContentSize.width - rect.maxX, y: rect.minY, width: rect.width,
            height: rect.height)
    }

    func mirrored(_ place: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isMirrored, let copy = place.copy() as? UICollectionViewLayoutAttributes else { return place }
        copy.frame = mirrored(place.frame)
        return copy
    }

    /// Has a cell that comes into sight say what it needs, and the layout whether it makes room for that.
    func ask(_ cell: UICollectionViewCell, whether place: UICollectionViewLayoutAttributes) {
        let layout = collectionViewLayout
        guard !layout.sizesItself, let offered = place.copy() as? UICollectionViewLayoutAttributes else { return }
        let wanted = cell.preferredLayoutAttributesFitting(offered)
        guard wanted != place,
            layout.shouldInvalidateLayout(forPreferredLayoutAttributes: wanted, withOriginalAttributes: place)
        else { return }
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forPreferredLayoutAttributes: wanted, withOriginalAttributes: place))
    }

    /// Has an item placed anew whose cell says that its content has another size.
    func itemSizeChanged(of cell: UICollectionViewCell) {
        guard selfSizingInvalidation != .disabled, let path = indexPath(for: cell) else { return }
        // Such a layout asks the cells that are seen each time that it is prepared.
        if collectionViewLayout.sizesItself { return setNeedsLayout() }
        if let place = collectionViewLayout.layoutAttributesForItem(at: path) { ask(cell, whether: place) }
    }

    /// Puts a cell aside that is no longer in the collection.
    func endDisplay(of cell: UICollectionViewCell, at path: IndexPath) {
        // One that was only measured was never displayed.
        let wasDisplayed = cell.isDisplayed
        putAside(cell)
        if wasDisplayed { itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path) }
    }

    /// The same, with the item that the cell had.
    func endDisplay(of cell: UICollectionViewCell, among former: [IndexPath: UICollectionViewCell]) {
        guard let path = former.first(where: { $0.value === cell })?.key else { return putAside(cell) }
        endDisplay(of: cell, at: path)
    }

    /// Takes a header, footer or the like away.
    func endDisplay(of view: UICollectionReusableView, _ key: ShownSupplementary) {
        view.removeFromSuperview()
        guard !key.isDecoration else { return }
        itemDelegate?.collectionView(
            self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
    }

    /// Tells the source of what comes next of the items within the size of a collection from what is seen.
    func foresee() {
        guard let source = prefetchDataSource, isPrefetchingEnabled, !bounds.isEmpty else { return }
        let isWide = contentSize.width > bounds.width
        let near = bounds.insetBy(dx: isWide ? -bounds.width : 0, dy: -bounds.height)
        let places = places(in: near)
        let paths = Set(places.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
        let news = prefetching.update(ahead: paths.subtracting(shownCells.keys), seen: Set(shownCells.keys))
        if !news.next.isEmpty { source.collectionView(self, prefetchItemsAt: news.next) }
        if !news.cancelled.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: news.cancelled) }
    }

    /// The item at a point, the one in front of several; nil where there is none.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        layoutIfNeeded()
        let places = places(in: CGRect(origin: point, size: .zero).insetBy(dx: -1, dy: -1))
        return places.filter { $0.representedElementCategory == .cell && $0.frame.holds(point) && !$0.isHidden }
            .max { $0.zIndex < $1.zIndex }?.indexPath
    }

    /// Where a header, footer or the like is.
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    /// The paths of the headers, footers or the like of a kind that are seen, in order.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shownSupplementaries.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
    }

    /// Whether changes are under way.
    public var hasUncommittedUpdates: Bool { changeDepth > 0 }
    /// Nobody drags here, so no drag is under way.
    public var hasActiveDrag: Bool { false }
    /// Nobody drags here, so nothing is dropped.
    public var hasActiveDrop: Bool { false }

    /// How soon items make room for one that is dragged.
    public enum ReorderingCadence: Int, Sendable {
        case immediate = 0, fast, slow
    }
}

/// Is told which items come next, so that it can get their contents ready.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Items are near what is seen.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Items that were near went away without being seen.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
