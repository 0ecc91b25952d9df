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
    /// Called before places are asked for.
    open func prepare() {}
    /// The size of everything, in points.
    open var collectionViewContentSize: CGSize { .zero }
    /// What is shown in the rectangle, and where.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Where an item is.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Whether places are to be asked for anew when the collection's bounds change.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Asks for places anew.
    open func invalidateLayout() { collectionView?.setNeedsLayout() }
    /// The class of what is said of what isn't right any more.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
    /// Asks for places anew: for all, whatever is said of what isn't right any more.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
    /// What isn't right any more in new bounds.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
    /// Whether places are to be asked for anew where a cell wants another size: they are, unless overridden.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// What isn't right any more where a cell wants another size.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
    /// Called before items change: never, here.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called after items changed: never, here.
    open func finalizeCollectionViewUpdates() {}
    /// Called before bounds change: never, here.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called after bounds changed: never, here.
    open func finalizeAnimatedBoundsChange() {}
    /// Where an item that comes begins: the collection doesn't ask.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
    /// Where an item that goes ends: the collection doesn't ask.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
    /// Whether the layout is mirrored where the language runs to the left: it isn't.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// Which way the layout was made for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// The class of the places.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
}

/// What isn't right any more of a layout.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether nothing is.
    open var invalidateEverything: Bool { true }
    /// Whether there are more or fewer items.
    open var invalidateDataSourceCounts: Bool { false }
    /// By how much the content is moved, in points.
    /// - Note: Kept without effect.
    open var contentOffsetAdjustment = CGPoint.zero
    /// By how much the content grows, in points.
    /// - Note: Kept without effect.
    open var contentSizeAdjustment = CGSize.zero
    /// The items that are placed anew.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The views beside cells that are placed anew.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The decorations that are placed anew.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Places items anew.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
    /// Places views beside cells anew.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }
    /// Places decorations anew.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }
}

/// What isn't right any more of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked for sizes anew: it is, in any case.
    /// - Note: Kept without effect.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether items are placed anew: they are, in any case.
    /// - Note: Kept without effect.
    open var invalidateFlowLayoutAttributes = true
}

/// A change of items.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What happens to an item.
    public enum Action: Int, Sendable { case insert = 0, delete, reload, move, none }

    /// Where the item was.
    open var indexPathBeforeUpdate: IndexPath? { nil }
    /// Where the item is.
    open var indexPathAfterUpdate: IndexPath? { nil }
    /// What happens to it.
    open var updateAction: Action { .none }
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
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// A guess at the size of items, in points; any but zero has items tell their own size.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The least space between lines, in points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The least space between items of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// Space around each section, in points.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// The direction in which the collection scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    /// The size of headers, in points.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The size of footers, in points.
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    private var places: [UICollectionViewLayoutAttributes] = []
    private var contentSize = CGSize.zero
    private let measurements = SelfSizing()

    /// The size of everything, in points.
    open override var collectionViewContentSize: CGSize { contentSize }

    /// Sets all items in lines. Items of a full line are spread over it; the last one keeps the least spacing.
    open override func prepare() {
        places = []
        contentSize = .zero
        guard let view = collectionView else { return }
        let isVertical = scrollDirection == .vertical
        let insets = view.adjustedContentInset
        let room =
            isVertical
            ? view.bounds.width - insets.left - insets.right : view.bounds.height - insets.top - insets.bottom
        var along: CGFloat = 0
        for section in 0..<view.numberOfSections {
            along = placeSection(section, in: view, isVertical: isVertical, room: room, from: along)
        }
        contentSize = isVertical ? CGSize(width: room, height: along) : CGSize(width: along, height: room)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        places.filter { $0.frame.meets(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        places.first { $0.indexPath == indexPath && $0.representedElementCategory == .cell }
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        places.first { $0.indexPath == indexPath && $0.representedElementKind == elementKind }
    }

    /// Asks for sizes, and cells for theirs, anew.
    open override func invalidateLayout() {
        measurements.invalidate()
        super.invalidateLayout()
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
        places += lines.places
        let end = lines.position + (isVertical ? inset.bottom : inset.right)
        return end
            + placeEdge(
                UICollectionView.elementKindSectionFooter, section, footer, at: end, isVertical: isVertical, room: room)
    }
}
