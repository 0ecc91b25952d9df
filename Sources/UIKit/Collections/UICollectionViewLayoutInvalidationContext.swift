/// What of a layout is to be asked for anew.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether all of it is, as after ``UICollectionView/reloadData()``.
    open package(set) var invalidateEverything = false
    /// Whether the data source is to be asked how many items there are.
    open package(set) var invalidateDataSourceCounts = false
    /// The items named so far.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The headers, footers and the like named so far, by kind.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The decorations named so far, by kind.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// How far the content is moved, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// By how much the content grows, in points. The layout says how large it is, so nothing follows from this.
    /// - Note: Kept without effect.
    open var contentSizeAdjustment = CGSize.zero

    /// Nothing yet.
    nonisolated public required override init() { super.init() }

    /// Names items.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Names headers, footers and the like.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// Names decorations.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
}

/// What of a flow layout is to be asked for anew.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is to be asked for sizes; it is in any case.
    /// - Note: Kept without effect.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether places are to be found anew; they are in any case.
    /// - Note: Kept without effect.
    open var invalidateFlowLayoutAttributes = true
}

extension UICollectionViewLayout {
    /// What all of the layout is asked for anew by.
    func everythingInvalid() -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
        return context
    }

    func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let kind = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (kind ?? UICollectionViewLayoutInvalidationContext.self).init()
    }

    /// Attributes of the class that the layout uses.
    func makeAttributes(forCellWith path: IndexPath) -> UICollectionViewLayoutAttributes {
        let kind = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        return (kind ?? UICollectionViewLayoutAttributes.self).init(forCellWith: path)
    }
}
