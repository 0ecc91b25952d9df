import Testing
import UIKit

private final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
    var foreseen: [IndexPath] = []
    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        foreseen += indexPaths
    }
}

/// A flow layout that shrinks items away from the middle, as carousels do.
private final class Carousel: UICollectionViewFlowLayout {
    var contexts: [UICollectionViewLayoutInvalidationContext] = []

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append(context)
        super.invalidateLayout(with: context)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { place in
            let place = place.copy() as! UICollectionViewLayoutAttributes
            place.transform3D = CATransform3DMakeScale(0.5, 0.5, 1)
            place.zIndex = place.indexPath.item
            return place
        }
    }
}

@MainActor
@Suite("What collections ask of their layouts")
struct LayoutContextTests {
    private let tiles = Tiles()

    private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        view.prefetchDataSource = tiles
        view.dataSource = tiles
        view.layoutIfNeeded()
        return view
    }

    /// "When this property is true, section header views scroll with content until they reach the top of the screen, at which
    /// point they are pinned to the upper bounds of the collection view. Each new header view that scrolls to the top of the
    /// screen pushes the previously pinned header view offscreen."
    @Test func pinnedHeadersStayAtTheTop() throws {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 300, height: 50)
        flow.minimumLineSpacing = 0
        flow.headerReferenceSize = CGSize(width: 0, height: 30)
        flow.sectionHeadersPinToVisibleBounds = true
        let view = collection(flow)
        func header(_ section: Int) throws -> CGRect {
            let path = IndexPath(item: 0, section: section)
            return try #require(
                view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path)
            ).frame
        }
        #expect(try header(0) == CGRect(x: 0, y: 0, width: 300, height: 30))
        view.contentOffset.y = 100
        view.layoutIfNeeded()
        #expect(try header(0).minY == 100)
        view.contentOffset.y = 520
        view.layoutIfNeeded()
        #expect(try header(0).maxY == 530)
        #expect(try header(1).minY == 530)
    }

    /// "The default implementation … creates a new invalidation context" for new bounds, where the layout wants one.
    @Test func newBoundsInvalidateALayoutThatWantsIt() {
        let carousel = Carousel()
        let view = collection(carousel)
        let first = carousel.contexts.count
        #expect(carousel.contexts.contains { $0.invalidateEverything })
        view.contentOffset.y = 10
        #expect(carousel.contexts.count == first + 1)
        #expect(carousel.contexts.last is UICollectionViewFlowLayoutInvalidationContext)
        #expect(carousel.contexts.last?.invalidateEverything == false)
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 5)
        carousel.invalidateLayout(with: context)
        #expect(view.contentOffset.y == 15)
    }

    @Test func cellsTakeWhatTheirAttributesSay() throws {
        let view = collection(Carousel())
        let cell = try #require(view.cellForItem(at: IndexPath(item: 3, section: 0)))
        #expect(cell.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
        #expect(cell.layer.zPosition == 3)
    }

    /// `indexPathForItem(at:)`: "The index path of the item at the specified point or nil if no item was found".
    @Test func itemsAreFoundByPoint() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 300, height: 50)
        flow.minimumLineSpacing = 10
        let view = collection(flow)
        #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 65)) == IndexPath(item: 1, section: 0))
        #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 55)) == nil)
    }

    @Test func itemsNearWhatIsSeenAreForeseen() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 300, height: 110)
        flow.minimumLineSpacing = 0
        let view = collection(flow)
        #expect(tiles.foreseen.first == IndexPath(item: 4, section: 0))
        #expect(Set(tiles.foreseen).isDisjoint(with: view.indexPathsForVisibleItems))
    }

    /// "A closure called before each layout cycle to allow modification of the items in the section immediately before they
    /// are displayed."
    @Test func aSectionsHandlerChangesWhatIsSeen() throws {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        var offsets: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            offsets.append(offset.y)
            for item in items where item.representedElementCategory == .cell {
                item.alpha = item.indexPath.item == 0 ? 0.25 : 1
                #expect(item.frame.width == environment.container.effectiveContentSize.width)
            }
        }
        let view = collection(UICollectionViewCompositionalLayout(section: section))
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 0.25)
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 1)
        view.contentOffset.y = 20
        view.layoutIfNeeded()
        #expect(offsets.last == 20)
    }
}
