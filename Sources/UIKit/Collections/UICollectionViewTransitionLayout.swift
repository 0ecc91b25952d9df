/// A layout between two others, while fingers change one into the other. Nobody touches a program, so items stand where the
/// first one has them until the change is over.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout that the change begins with.
    public let currentLayout: UICollectionViewLayout
    /// The layout that the change leads to.
    public let nextLayout: UICollectionViewLayout
    /// How far the change is, from 0 to 1.
    /// - Note: Kept without effect.
    open var transitionProgress: CGFloat = 0
    private var values: [String: CGFloat] = [:]

    /// A layout between two.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    /// Keeps a number that the change moves.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    /// A number that was kept; 0 where there is none.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    override var followsScrolling: Bool { true }
    open override func prepare() {
        currentLayout.collectionView = collectionView
        currentLayout.prepare()
    }
    open override var collectionViewContentSize: CGSize { currentLayout.collectionViewContentSize }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        currentLayout.layoutAttributesForElements(in: rect)
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        currentLayout.layoutAttributesForItem(at: indexPath)
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }
}

extension UICollectionView {
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    /// Begins a change to another layout, which ``finishInteractiveTransition()`` completes.
    @discardableResult
    public func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        let former = collectionViewLayout
        let between =
            itemDelegate?.collectionView(self, transitionLayoutForOldLayout: former, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: former, nextLayout: layout)
        collectionViewLayout = between
        transitionCompletion = completion
        return between
    }

    /// Goes on with the layout that a change leads to.
    public func finishInteractiveTransition() { endTransition(finished: true) }
    /// Goes back to the layout that a change began with.
    public func cancelInteractiveTransition() { endTransition(finished: false) }

    private func endTransition(finished: Bool) {
        guard let between = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
        collectionViewLayout = finished ? between.nextLayout : between.currentLayout
        layoutIfNeeded()
        let completion = transitionCompletion
        transitionCompletion = nil
        completion?(true, finished)
    }
}
