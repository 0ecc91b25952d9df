/// What holds for all of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The way in which sections follow each other.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// Space between sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the whole layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// What the insets of sections are measured from.
    open var contentInsetsReference = UIContentInsetsReference.automatic
}

/// Gives the section of an index; nil leaves it empty.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Sections made of groups made of items.
///
/// Groups repeat along the direction of scrolling until all items of the section have their place. Items whose size is
/// estimated tell their own by their constraints. Sections that scroll across stand at their beginning; space that grows
/// with the room (`flexible`) is fixed around items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    /// What holds for all sections. Setting it has the layout made anew.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
    private var places: [UICollectionViewLayoutAttributes] = []
    private var contentSize = CGSize.zero
    private let measurements = SelfSizing()
    override var sizesItself: Bool { true }
    override var mirrorsItself: Bool { true }
    private var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
    private var environment: CompositionalEnvironment?
    /// The sections that are lists, and where each section lies.
    private(set) var lists: [Int: UICollectionLayoutListConfiguration] = [:]
    private var sectionAreas: [Int: CGRect] = [:]

    /// Equal sections.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init { _, _ in section }
    }

    /// Equal sections, set by a configuration.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }

    /// Sections asked for one by one; a section for which nil comes back is empty.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Sections asked for one by one, set by a configuration.
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
        let found = places.filter { $0.frame.meets(rect) }
        guard let environment, let view = collectionView, !handlers.isEmpty else { return found }
        // Handlers see copies, so that what they change counts from the layout's own places each time.
        let seen = found.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
        for (section, handler) in handlers.sorted(by: { $0.key < $1.key }) {
            handler(
                seen.filter { $0.indexPath.count > 1 && $0.indexPath.section == section }, view.contentOffset,
                environment)
        }
        return seen
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        places.first { $0.indexPath == indexPath && $0.representedElementCategory == .cell }
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        places.first { $0.indexPath == indexPath && $0.representedElementKind == elementKind }
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }

    /// Items below what is seen keep a guess.
    override var followsScrolling: Bool { true }

    /// Asks sections, and cells for their sizes, anew.
    open override func invalidateLayout() {
        measurements.invalidate()
        super.invalidateLayout()
    }

    /// The same, where the context says that all is to be asked for anew.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything { measurements.invalidate() }
        super.invalidateLayout(with: context)
    }

    /// Places all sections one after the other, between the headers and footers of the whole layout.
    open override func prepare() {
        super.prepare()
        (places, contentSize, handlers, lists, sectionAreas) = ([], .zero, [:], [:], [:])
        guard let view = collectionView else { return }
        let adjusted = view.adjustedContentInset
        let size = CGSize(
            width: max(0, view.bounds.width - adjusted.left - adjusted.right),
            height: max(0, view.bounds.height - adjusted.top - adjusted.bottom))
        let environment = CompositionalEnvironment(size, view.traitCollection)
        self.environment = environment
        let isVertical = configuration.scrollDirection == .vertical
        var along = placeOuter(atStart: true, from: 0, size, in: view)
        for index in 0..<view.numberOfSections {
            guard let section = provider(index, environment) else { continue }
            if index > 0 { along += configuration.interSectionSpacing }
            handlers[index] = section.visibleItemsInvalidationHandler
            var placing = CompositionalPlacing(
                section: section, index: index, view: view, size: size, isVertical: isVertical,
                insets: insets(of: section, in: view), measurements: measurements)
            let start = along
            lists[index] = section.list
            if index == 0 { along += section.list?.firstTitlePadding ?? 0 }
            along = placing.place(from: along)
            places += placing.places
            sectionAreas[index] =
                isVertical
                ? CGRect(x: 0, y: start, width: size.width, height: along - start)
                : CGRect(x: start, y: 0, width: along - start, height: size.height)
        }
        along += placeOuter(atStart: false, from: along, size, in: view)
        contentSize =
            isVertical ? CGSize(width: size.width, height: along) : CGSize(width: along, height: size.height)
        pinOuter(over: (0, along), in: view)
        if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
            for place in places { place.frame.origin.x = contentSize.width - place.frame.maxX }
        }
    }

    /// The colours behind lists, each with its place in the collection, in points: where all sections are lists of one ground
    /// it fills the collection, else each section has its own.
    package var listGrounds: [(area: CGRect, color: UIColor)] {
        if let view = collectionView, let ground = lists[0]?.backgroundColor, lists.count == view.numberOfSections,
            lists.values.allSatisfy({ $0.backgroundColor == ground })
        {
            return [(view.bounds, ground)]
        }
        return lists.sorted { $0.key < $1.key }.compactMap { index, list in
            list.backgroundColor.map { (sectionAreas[index] ?? .zero, $0) }
        }
    }

    /// A section's own insets and those of what it measures them from: the safe area unless told (documentation of
    /// `contentInsetsReference`), as far as the collection doesn't scroll clear of it anyway.
    private func insets(of section: NSCollectionLayoutSection, in view: UICollectionView) -> NSDirectionalEdgeInsets {
        guard configuration.scrollDirection == .vertical else { return section.contentInsets }
        var reference = section.contentInsetsReference
        if reference == .automatic { reference = configuration.contentInsetsReference }
        let whole: UIEdgeInsets
        switch reference {
        case .none: return section.contentInsets
        case .automatic, .safeArea: whole = view.safeAreaInsets
        case .layoutMargins: whole = view.layoutMargins
        case .readableContent:
            let readable = view.readableContentGuide.layoutFrame
            whole = UIEdgeInsets(
                top: 0, left: readable.minX - view.bounds.minX, bottom: 0, right: view.bounds.maxX - readable.maxX)
        }
        let adjusted = view.adjustedContentInset
        let (left, right) = (max(0, whole.left - adjusted.left), max(0, whole.right - adjusted.right))
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var insets = section.contentInsets
        insets.leading += isRightToLeft ? right : left
        insets.trailing += isRightToLeft ? left : right
        return insets
    }

    /// Places headers or footers of the whole layout; answers how long they are.
    private func placeOuter(atStart: Bool, from start: CGFloat, _ size: CGSize, in view: UICollectionView) -> CGFloat {
        let isVertical = configuration.scrollDirection == .vertical
        var extent: CGFloat = 0
        for item in configuration.boundarySupplementaryItems
        where item.stands(atStart: atStart, isVertical: isVertical) {
            let attributes = BoundaryPlace(view: view, container: size, isVertical: isVertical)
                .attributes(of: item, at: IndexPath(index: 0))
            attributes.frame = attributes.frame.offsetBy(dx: isVertical ? 0 : start, dy: isVertical ? start : 0)
            places.append(attributes)
            extent = max(extent, isVertical ? attributes.frame.height : attributes.frame.width)
        }
        return extent
    }

    /// Moves headers and footers of the whole layout that are to stay in sight along with what is seen.
    private func pinOuter(over content: (start: CGFloat, end: CGFloat), in view: UICollectionView) {
        for item in configuration.boundarySupplementaryItems where item.pinToVisibleBounds {
            for place in places where place.indexPath.count == 1 && place.representedElementKind == item.elementKind {
                BoundaryPlace.pin(
                    place, of: item, over: content, in: view, isVertical: configuration.scrollDirection == .vertical)
            }
        }
    }
}
