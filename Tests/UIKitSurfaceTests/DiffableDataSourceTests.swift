import Testing
import UIKit

private enum Part: Hashable { case first, second, third }

private final class Titled: UITableViewDiffableDataSource<Part, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Section \(section)"
    }
}

@MainActor
@Suite("Diffable data sources")
struct DiffableDataSourceTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Part, Int>

    private func snapshot() -> NSDiffableDataSourceSnapshot<Part, Int> {
        var snapshot = Snapshot()
        snapshot.appendSections([.first, .second])
        snapshot.appendItems([1, 2, 3], toSection: .first)
        snapshot.appendItems([4, 5])
        return snapshot
    }

    @Test func itemsAreAppended() {
        let snapshot = snapshot()
        #expect(snapshot.sectionIdentifiers == [.first, .second])
        #expect(snapshot.itemIdentifiers(inSection: .first) == [1, 2, 3])
        // To the last section unless told.
        #expect(snapshot.itemIdentifiers(inSection: .second) == [4, 5])
        #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
        #expect(snapshot.numberOfItems == 5)
        #expect(snapshot.numberOfItems(inSection: .second) == 2)
        #expect(snapshot.indexOfItem(4) == 3)
        #expect(snapshot.indexOfItem(9) == nil)
        #expect(snapshot.indexOfSection(.second) == 1)
        #expect(snapshot.sectionIdentifier(containingItem: 5) == .second)
    }

    @Test func itemsAreInsertedMovedAndDeleted() {
        var snapshot = snapshot()
        snapshot.insertItems([10, 11], beforeItem: 2)
        snapshot.insertItems([12], afterItem: 5)
        #expect(snapshot.itemIdentifiers == [1, 10, 11, 2, 3, 4, 5, 12])
        snapshot.moveItem(1, afterItem: 4)
        snapshot.moveItem(12, beforeItem: 10)
        #expect(snapshot.itemIdentifiers(inSection: .first) == [12, 10, 11, 2, 3])
        #expect(snapshot.itemIdentifiers(inSection: .second) == [4, 1, 5])
        snapshot.deleteItems([10, 4, 99])
        #expect(snapshot.itemIdentifiers == [12, 11, 2, 3, 1, 5])
        // What is there already moves to its new place.
        snapshot.appendItems([11], toSection: .second)
        #expect(snapshot.itemIdentifiers(inSection: .first) == [12, 2, 3])
        #expect(snapshot.itemIdentifiers(inSection: .second) == [1, 5, 11])
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfItems == 0)
        #expect(snapshot.numberOfSections == 0)
        snapshot.appendSections([.first])
        snapshot.appendItems([1])
        #expect(snapshot.itemIdentifiers == [1])
    }

    @Test func sectionsAreInsertedMovedAndDeleted() {
        var snapshot = snapshot()
        snapshot.insertSections([.third], beforeSection: .second)
        #expect(snapshot.sectionIdentifiers == [.first, .third, .second])
        snapshot.moveSection(.first, afterSection: .second)
        #expect(snapshot.sectionIdentifiers == [.third, .second, .first])
        #expect(snapshot.itemIdentifiers == [4, 5, 1, 2, 3])
        snapshot.deleteSections([.second])
        #expect(snapshot.itemIdentifiers == [1, 2, 3])
        // The items went with their section and may come again.
        snapshot.appendItems([4], toSection: .third)
        #expect(snapshot.itemIdentifiers == [4, 1, 2, 3])
    }

    @Test func itemsAreReloaded() {
        var snapshot = snapshot()
        snapshot.reloadItems([2])
        snapshot.reconfigureItems([3])
        snapshot.reloadSections([.second])
        #expect(snapshot.reloadedItemIdentifiers == [2])
        #expect(snapshot.reconfiguredItemIdentifiers == [3])
        #expect(snapshot.reloadedSectionIdentifiers == [.second])
    }

    /// UIKit: "Fatal: supplied item identifiers are not unique."
    @Test func identifiersAreUnique() async {
        await #expect(processExitsWith: .failure) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1, 1])
        }
        await #expect(processExitsWith: .failure) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0, 0])
        }
        await #expect(processExitsWith: .failure) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendItems([1])
        }
        await #expect(processExitsWith: .failure) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.insertItems([1], afterItem: 2)
        }
        await #expect(processExitsWith: .failure) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.reloadItems([2])
        }
    }

    /// A table shows what was applied, and is asked for headers by overriding the data source's methods.
    @Test func tablesShowSnapshots() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
        table.rowHeight = 40
        let source = Titled(tableView: table) { _, path, item in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(item) at \(path.row)"
            return cell
        }
        var isDone = false
        source.apply(snapshot(), animatingDifferences: true) { isDone = true }
        table.layoutIfNeeded()
        #expect(isDone)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["1 at 0", "2 at 1", "3 at 2", "4 at 0", "5 at 1"])
        #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == 5)
        #expect(source.itemIdentifier(for: IndexPath(row: 7, section: 1)) == nil)
        #expect(source.indexPath(for: 3) == IndexPath(row: 2, section: 0))
        #expect(source.sectionIdentifier(for: 1) == .second)
        #expect(source.index(for: .second) == 1)
        var next = source.snapshot()
        next.deleteItems([1, 2])
        next.reloadItems([3])
        source.apply(next, animatingDifferences: false)
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 3)
        // What was to be made anew has been.
        #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
    }

    /// A registration makes its cells ready for their items.
    @Test func collectionsShowSnapshotsByRegistrations() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 30)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout)
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let tagged = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, path, item in
            cell.tag = 10 * item + path.section
        }
        let hidden = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, _ in cell.isHidden = true }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, kind, path in view.tag = path.section + 100 }
        let source = UICollectionViewDiffableDataSource<Part, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: item == 5 ? hidden : tagged, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        source.apply(snapshot())
        view.layoutIfNeeded()
        #expect(view.visibleCells.map(\.tag) == [10, 20, 30, 41, 0])
        let kind = UICollectionView.elementKindSectionHeader
        #expect(view.visibleSupplementaryViews(ofKind: kind).map(\.tag) == [100, 101])
        #expect(
            view.visibleSupplementaryViews(ofKind: kind).map(\.frame) == [
                CGRect(x: 0, y: 0, width: 320, height: 20), CGRect(x: 0, y: 50, width: 320, height: 20),
            ])
        // A cell of one registration never serves the other.
        source.apply(snapshot(), animatingDifferences: false)
        view.layoutIfNeeded()
        #expect(view.visibleCells.map(\.tag) == [10, 20, 30, 41, 0])
    }
}
