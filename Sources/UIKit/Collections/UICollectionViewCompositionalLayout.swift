/// What holds for all of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// Space between sections, in points.
    open var interSectionSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var contentInsetsReference = UIContentInsetsReference.automatic
}

/// Gives the section of an index; nil leaves it empty.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Sections made of groups made of items.
///
/// Groups repeat along the direction of scrolling until all items of the section have their place. Items whose size is
/// estimated tell their own by their constraints.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
    private var places: [UICollectionViewLayoutAttributes] = []
    private var contentSize = CGSize.zero

    public convenience init(section: NSCollectionLayoutSection) {
        self.init { _, _ in section }
    }

    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }

    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    open override var collectionViewContentSize: CGSize { contentSize }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        places.filter { $0.frame.intersects(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        places.first { $0.indexPath == indexPath && $0.representedElementCategory == .cell }
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        places.first { $0.indexPath == indexPath && $0.representedElementKind == elementKind }
    }

    /// Places all sections one after the other.
    open override func prepare() {
        super.prepare()
        (places, contentSize) = ([], .zero)
        guard let view = collectionView else { return }
        let insets = view.adjustedContentInset
        let size = CGSize(
            width: max(0, view.bounds.width - insets.left - insets.right),
            height: max(0, view.bounds.height - insets.top - insets.bottom))
        let environment = CompositionalEnvironment(size, view.traitCollection)
        let isVertical = configuration.scrollDirection == .vertical
        var along: CGFloat = 0
        for index in 0..<view.numberOfSections {
            guard let section = provider(index, environment) else { continue }
            if index > 0 { along += configuration.interSectionSpacing }
            var placing = CompositionalPlacing(
                section: section, index: index, view: view, size: size, isVertical: isVertical)
            along = placing.place(from: along)
            places += placing.places
        }
        contentSize =
            isVertical ? CGSize(width: size.width, height: along) : CGSize(width: along, height: size.height)
        if view.effectiveUserInterfaceLayoutDirection == .rightToLeft, isVertical {
            for place in places { place.frame.origin.x = size.width - place.frame.maxX }
        }
    }
}
