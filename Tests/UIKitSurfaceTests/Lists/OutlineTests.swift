import Testing
import UIKit

@MainActor
@Suite("Outlines in sections")
struct OutlineTests {
    private var outline: NSDiffableDataSourceSectionSnapshot<String> {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["fruit", "bread"])
        outline.append(["apple", "pear"], to: "fruit")
        outline.append(["russet"], to: "apple")
        return outline
    }

    /// "The items that are currently visible": those whose parents are all expanded.
    @Test func itemsBelowCollapsedOnesAreHidden() {
        var outline = outline
        #expect(outline.items == ["fruit", "apple", "russet", "pear", "bread"])
        #expect(outline.rootItems == ["fruit", "bread"])
        #expect(outline.visibleItems == ["fruit", "bread"])
        outline.expand(["fruit"])
        #expect(outline.visibleItems == ["fruit", "apple", "pear", "bread"])
        outline.expand(["apple"])
        #expect(outline.visibleItems == outline.items)
        outline.collapse(["fruit"])
        #expect(outline.visibleItems == ["fruit", "bread"])
        #expect(outline.isExpanded("apple"))
        #expect(outline.level(of: "russet") == 2)
        #expect(outline.parent(of: "pear") == "fruit")
    }

    @Test func itemsAreInsertedReplacedAndDeletedWithWhatIsBelow() {
        var outline = outline
        outline.insert(["milk"], after: "fruit")
        outline.insert(["plum"], before: "pear")
        #expect(outline.items == ["fruit", "apple", "russet", "plum", "pear", "milk", "bread"])
        #expect(outline.parent(of: "plum") == "fruit")
        outline.delete(["apple"])
        #expect(outline.items == ["fruit", "plum", "pear", "milk", "bread"])
        var others = NSDiffableDataSourceSectionSnapshot<String>()
        others.append(["fig"])
        outline.replace(childrenOf: "fruit", using: others)
        #expect(outline.items == ["fruit", "fig", "milk", "bread"])
        #expect(outline.snapshot(of: "fruit", includingParent: true).items == ["fruit", "fig"])
    }

    private typealias Source = UICollectionViewDiffableDataSource<Int, String>

    private func makeSource() -> (UICollectionView, Source) {
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout)
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
        }
        let source = Source(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        return (view, source)
    }

    /// "Updates the UI to reflect the state of the data in the specified section snapshot."
    @Test func aSectionShowsItsOutline() throws {
        let (view, source) = makeSource()
        var outline = outline
        outline.expand(["fruit"])
        source.apply(outline, to: 7, animatingDifferences: false)
        view.layoutIfNeeded()
        #expect(source.snapshot().itemIdentifiers(inSection: 7) == ["fruit", "apple", "pear", "bread"])
        #expect(source.snapshot(for: 7).items == outline.items)
        let apple = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell)
        #expect(apple.indentationLevel == 1)
        let fruit = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(fruit.configurationState.isExpanded)
    }

    /// `reorderingHandlers`: items that may be moved go to the place under the finger; the handlers are given the difference.
    @Test func movedItemsAreToldTo() {
        let (view, source) = makeSource()
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c"])
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
        #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        var moved: [String] = []
        source.reorderingHandlers.canReorderItem = { $0 == "a" }
        source.reorderingHandlers.didReorder = { moved = $0.finalSnapshot.itemIdentifiers }
        #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        let last = view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))
        view.updateInteractiveMovementTargetPosition(last?.center ?? .zero)
        view.endInteractiveMovement()
        #expect(moved == ["b", "c", "a"])
        #expect(source.snapshot().itemIdentifiers == ["b", "c", "a"])
    }
}
