import Foundation

/// Decides where a collection's items are.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection that is laid out.
    open package(set) weak var collectionView: UICollectionView?

    /// A layout that shows nothing.
    nonisolated public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    /// Has views of a class made for a kind of decoration.
    open func register(_ viewClass: UICollectionReusableView.Type?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass
    }

    /// The size or look that a view beside cells has.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a decoration is; nil for none.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where scrolling comes to rest: where it would unless overridden.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// Where the content stands after items changed: where it would unless overridden.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    /// Called before places are asked for: when they were made invalid, and when the collection has another size or insets.
    open func prepare() {}
    /// The size of everything, in points.
    open var collectionViewContentSize: CGSize { .zero }
    /// What is shown in the rectangle, and where.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Where an item is.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: What is asked for anew

    /// The class of the layout's attributes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of what says which places are to be asked for anew.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
    /// Whether places are to be asked for anew when the collection's bounds change.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// What is asked for anew when the collection's bounds change.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }
    /// Whether places are to be asked for anew as a cell that comes into sight asks for others. Flow and compositional layouts see
    /// to that themselves.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// What is asked for anew as a cell asks for another size.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }
    /// Whether the layout is to be prepared before places are asked for.
    final var isInvalid = true
    /// Whether the layout sees itself to the sizes that cells ask for, and to texts from right to left.
    var sizesItself: Bool { false }
    var mirrorsItself: Bool { false }
    /// Whether the layout is prepared whenever the collection is laid out, as its places hang on what is seen.
    var followsScrolling: Bool { false }
    /// Asks for places anew, by ``invalidateLayout(with:)``.
    open func invalidateLayout() {
        isInvalid = true
        collectionView?.setNeedsLayout()
        // Who overrides the one may call the other.
        guard !isTellingContext else { return }
        isTellingContext = true
        invalidateLayout(with: makeInvalidationContext())
        isTellingContext = false
    }
    private final var isTellingContext = false

    /// Asks for the places anew that a context names, by both methods that a program may override, in the order that UIKit has
    /// (measured on devices with iOS 26).
    final func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
        isTellingContext = true
        invalidateLayout()
        isTellingContext = false
        invalidateLayout(with: context)
    }
    /// Asks for the places anew that the context names; for all of them here. Moves the content as far as it says.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let move = context.contentOffsetAdjustment
        if let view = collectionView, move != .zero {
            view.contentOffset = CGPoint(x: view.contentOffset.x + move.x, y: view.contentOffset.y + move.y)
        }
        isInvalid = true
        collectionView?.setNeedsLayout()
    }

    // MARK: Changes

    /// Called before items change, with the changes.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called after items changed.
    open func finalizeCollectionViewUpdates() {}
    /// Called before the collection's bounds change in an animation; not called here.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called after the collection's bounds changed in an animation; not called here.
    open func finalizeAnimatedBoundsChange() {}
    /// Called before another layout takes over.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called before this layout takes over from another.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called when the layouts have changed.
    open func finalizeLayoutTransition() {}
    /// Where a new item comes from. Items fade in here, so it isn't asked for.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where an item goes that leaves. Items fade out here, so it isn't asked for.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a new header or the like comes from; not asked for here.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a header or the like goes that leaves; not asked for here.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a new decoration comes from; not asked for here.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where a decoration goes that leaves; not asked for here.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Where an item that is moved to a point goes: the place of the item there, its own where there is none.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }
    /// How an item looks while it is moved; it stays where it is here.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let place = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
        let moved = place ?? makeAttributes(forCellWith: indexPath)
        moved.center = position
        return moved
    }
    /// Whether the layout is mirrored where text runs against the direction that it is written for. Compositional layouts see to
    /// that themselves.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// The direction that the layout is written for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

/// The direction in which a collection scrolls.
extension UICollectionView {
    /// The direction in which a collection scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Up and down.
        case vertical = 0
        /// To the sides.
        case horizontal
    }
}

/// Items one after the other in lines, as words in a text.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Says that sizes follow from the contents.
    public class var automaticSize: CGSize { CGSize(width: 1.7976931348623157e308, height: 1.7976931348623157e308) }

    /// The size of items, in points.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
    /// A guess at the size of items, in points; any but zero has items tell their own size.
    open var estimatedItemSize = CGSize.zero { didSet { if estimatedItemSize != oldValue { invalidateLayout() } } }
    /// The least space between lines, in points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
    /// The least space between items of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    /// Space around each section, in points.
    open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
    /// The direction in which the collection scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// The size of headers, in points.
    open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
    /// The size of footers, in points.
    open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
    /// Whether headers stay in sight as long as something of their section is.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }
    /// Whether footers stay in sight as long as something of their section is.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }
    /// What the insets of sections are measured from.
    /// - Note: Kept without effect.
    open var sectionInsetReference = SectionInsetReference.fromContentInset
    /// What the insets of sections are measured from.
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset = 0, fromSafeArea, fromLayoutMargins
    }
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }
    /// A new length across the scrolling direction breaks lines elsewhere; what is kept in sight moves along with what scrolls.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let old = collectionView?.bounds else { return false }
        if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return newBounds != old }
        return scrollDirection == .vertical ? newBounds.width != old.width : newBounds.height != old.height
    }
    private var places: [UICollectionViewLayoutAttributes] = []
    /// From where to where each section goes along the scrolling direction, in points.
    private var extents: [ClosedRange<CGFloat>] = []
    private var contentSize = CGSize.zero
    private let measurements = SelfSizing()

    /// The size of everything, in points.
    open override var collectionViewContentSize: CGSize { contentSize }

    /// Sets all items in lines. Items of a full line are spread over it; the last one keeps the least spacing.
    open override func prepare() {
        (places, extents, contentSize) = ([], [], .zero)
        guard let view = collectionView else { return }
        let isVertical = scrollDirection == .vertical
        let insets = view.adjustedContentInset
        let room =
            isVertical
            ? view.bounds.width - insets.left - insets.right : view.bounds.height - insets.top - insets.bottom
        var along: CGFloat = 0
        for section in 0..<view.numberOfSections {
            let start = along
            along = placeSection(section, in: view, isVertical: isVertical, room: room, from: start)
            extents.append(start...max(start, along))
        }
        contentSize = isVertical ? CGSize(width: room, height: along) : CGSize(width: along, height: room)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds, let view = collectionView else {
            return places.filter { $0.frame.meets(rect) }
        }
        return places.map { pinned($0, in: view) }.filter { $0.frame.meets(rect) }
    }

    /// A header or footer where it is seen, as long as its section reaches there.
    private func pinned(
        _ place: UICollectionViewLayoutAttributes, in view: UICollectionView
    ) -> UICollectionViewLayoutAttributes {
        let isHeader = place.representedElementKind == UICollectionView.elementKindSectionHeader
        guard place.representedElementCategory == .supplementaryView,
            isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds,
            extents.indices.contains(place.indexPath.section),
            let moved = place.copy() as? UICollectionViewLayoutAttributes
        else { return place }
        let (extent, insets, isVertical) = (
            extents[place.indexPath.section], view.adjustedContentInset, scrollDirection == .vertical
        )
        let (origin, length) =
            isVertical ? (place.frame.minY, place.frame.height) : (place.frame.minX, place.frame.width)
        let start = isVertical ? view.bounds.minY + insets.top : view.bounds.minX + insets.left
        let end = isVertical ? view.bounds.maxY - insets.bottom : view.bounds.maxX - insets.right
        let along =
            isHeader
            ? max(origin, min(start, extent.upperBound - length))
            : min(origin, max(end - length, extent.lowerBound))
        if isVertical { moved.frame.origin.y = along } else { moved.frame.origin.x = along }
        moved.zIndex = max(moved.zIndex, 10)
        return moved
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        places.first { $0.indexPath == indexPath && $0.representedElementCategory == .cell }
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        places.first { $0.indexPath == indexPath && $0.representedElementKind == elementKind }
    }

    override var sizesItself: Bool { true }
    /// Items below what is seen keep a guess.
    override var followsScrolling: Bool { estimatedItemSize != .zero }

    /// Asks for sizes, and cells for theirs, anew.
    open override func invalidateLayout() {
        measurements.invalidate()
        super.invalidateLayout()
    }

    /// The same, where the context says that all is to be asked for anew.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything { measurements.invalidate() }
        super.invalidateLayout(with: context)
    }

    /// The size of an item: that of its contents where a guess was given (documentation of `estimatedItemSize`). Items
    /// below what is seen keep the guess until they are scrolled to.
    private func size(
        of path: IndexPath, in view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?,
        at along: CGFloat
    ) -> CGSize {
        let stated = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
        guard estimatedItemSize != .zero else { return stated }
        // A delegate that doesn't implement its method states the layout's size.
        let guess = stated != itemSize || estimatedItemSize == Self.automaticSize ? stated : estimatedItemSize
        let origin = scrollDirection == .vertical ? CGPoint(x: 0, y: along) : CGPoint(x: along, y: 0)
        return measurements.size(
            ofItemAt: path, at: origin, proposed: guess, isWidthFixed: false, isHeightFixed: false, in: view)
    }

    /// Places a header or footer across all of the layout; answers how long it is.
    private func placeEdge(
        _ kind: String, _ section: Int, _ size: CGSize, at along: CGFloat, isVertical: Bool, room: CGFloat
    ) -> CGFloat {
        let length = isVertical ? size.height : size.width
        guard length > 0 else { return 0 }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
        attributes.frame =
            isVertical
            ? CGRect(x: 0, y: along, width: room, height: length)
            : CGRect(x: along, y: 0, width: length, height: room)
        places.append(attributes)
        return length
    }

    /// Places a section from a position along the scrolling direction; answers where it ends.
    private func placeSection(
        _ section: Int, in view: UICollectionView, isVertical: Bool, room: CGFloat, from start: CGFloat
    ) -> CGFloat {
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        let lineSpacing =
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
        let itemSpacing =
            delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        let header =
            delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        let footer =
            delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        let headerLength = placeEdge(
            UICollectionView.elementKindSectionHeader, section, header, at: start, isVertical: isVertical, room: room)
        var lines = FlowLines(
            isVertical: isVertical, insets: inset, width: room, lineSpacing: lineSpacing, itemSpacing: itemSpacing,
            from: start + headerLength + (isVertical ? inset.top : inset.left))
        for index in 0..<view.numberOfItems(inSection: section) {
            let path = IndexPath(item: index, section: section)
            lines.add(path, size(of: path, in: view, delegate, at: lines.position))
        }
        lines.finish()
        places += lines.places.map { place in
            guard type(of: self).layoutAttributesClass != UICollectionViewLayoutAttributes.self else { return place }
            let own = makeAttributes(forCellWith: place.indexPath)
            own.frame = place.frame
            return own
        }
        let end = lines.position + (isVertical ? inset.bottom : inset.right)
        return end
            + placeEdge(
                UICollectionView.elementKindSectionFooter, section, footer, at: end, isVertical: isVertical, room: room)
    }
}
