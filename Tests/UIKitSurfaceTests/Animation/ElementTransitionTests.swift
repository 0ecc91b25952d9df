import Testing
import UIKit

/// Rows of a table in a window, by a data source that shows snapshots.
@MainActor
private final class Screen {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private(set) var asked: [Int] = []
    private(set) var source: UITableViewDiffableDataSource<String, Int>!
    let clock = AnimationClock.current

    init() {
        table.rowHeight = 40
        window.addSubview(table)
        window.isHidden = false
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        source = UITableViewDiffableDataSource(tableView: table) { [unowned self] table, path, item in
            asked.append(item)
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        show([1, 2, 3, 4], animated: false)
        window.layoutIfNeeded()
        asked = []
    }

    func snapshot(_ items: [Int]) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(["only"])
        snapshot.appendItems(items)
        return snapshot
    }

    func show(_ items: [Int], animated: Bool = true, completion: (() -> Void)? = nil) {
        source.apply(snapshot(items), animatingDifferences: animated, completion: completion)
    }

    func cell(of item: Int) -> UITableViewCell? {
        source.indexPath(for: item).flatMap { table.cellForRow(at: $0) }
    }

    /// Where the upper edge of a cell is seen now.
    func seenTop(_ cell: UITableViewCell?) -> Double? {
        cell?.layer.presentation().map { Double($0.frame.minY) }
    }

    func seenOpacity(_ cell: UITableViewCell?) -> Float? { cell?.layer.presentation()?.opacity }
}

/// Changes of rows and items as they are seen. The documentation of `UITableViewDiffableDataSource.apply(_:)`: "Updates the UI
/// to reflect the state of the data in the specified snapshot, optionally animating the UI changes".
@MainActor
@Suite("Rows and items that come, go and move", .serialized)
struct ElementTransitionTests {
    @Test func whatBothSnapshotsHaveKeepsItsCellAndMoves() throws {
        let screen = Screen()
        let cells = [1, 2, 3, 4].map { screen.cell(of: $0) }
        var isDone = false
        screen.show([2, 3, 9, 1, 4]) { isDone = true }
        #expect(screen.asked == [9])
        #expect([1, 2, 3, 4].map { screen.cell(of: $0) } == cells)
        // The model is as it will be: 1 stands in the fourth row.
        #expect(cells.map { $0?.frame.minY } == [120, 0, 40, 160])
        #expect(screen.seenTop(cells[0]) == 0)
        #expect(screen.seenOpacity(screen.cell(of: 9)) == 0)
        #expect(screen.seenTop(screen.cell(of: 9)) == 80)
        screen.clock.advance(by: 0.15)
        #expect(abs(try #require(screen.seenTop(cells[0])) - 60) < 0.01)
        #expect(abs(try #require(screen.seenTop(cells[1])) - 20) < 0.01)
        #expect(abs(try #require(screen.seenOpacity(screen.cell(of: 9))) - 0.5) < 0.01)
        #expect(!isDone)
        screen.clock.advance(by: 0.2)
        #expect(isDone)
        #expect(screen.seenTop(cells[0]) == 120)
        #expect(screen.seenOpacity(screen.cell(of: 9)) == 1)
    }

    /// A deleted row fades where it stood, below the ones that move up; then its cell can be used again.
    @Test func deletedRowsFadeAndLeave() throws {
        let screen = Screen()
        let gone = try #require(screen.cell(of: 2))
        screen.show([1, 3, 4])
        #expect(gone.superview === screen.table)
        #expect(!screen.table.visibleCells.contains(gone))
        screen.clock.advance(by: 0.15)
        #expect(abs(try #require(screen.seenOpacity(gone)) - 0.5) < 0.01)
        #expect(screen.seenTop(gone) == 40)
        screen.clock.advance(by: 0.2)
        #expect(gone.superview == nil)
        #expect(gone.alpha == 1)
        screen.show([1, 3, 4, 5])
        #expect(screen.cell(of: 5) === gone)
    }

    /// "animatingDifferences: If true, the system animates the updates to the table view. If false, the system doesn't": the
    /// cells stay with their rows all the same, and the completion runs.
    @Test func withoutAnimationAllIsThereAtOnce() {
        let screen = Screen()
        let cell = screen.cell(of: 3)
        var isDone = false
        screen.show([3, 1], animated: false) { isDone = true }
        #expect(isDone)
        #expect(screen.cell(of: 3) === cell)
        #expect(screen.seenTop(cell) == 0)
        #expect(screen.asked.isEmpty)
        #expect(screen.table.visibleCells.count == 2)
    }

    /// "applySnapshotUsingReloadData(_:): Resets the UI to reflect the state of the data in the snapshot without computing a
    /// diff or animating the changes."
    @Test func reloadingAsksForEverythingAnew() {
        let screen = Screen()
        screen.source.applySnapshotUsingReloadData(screen.snapshot([1, 2]))
        screen.window.layoutIfNeeded()
        #expect(screen.asked == [1, 2])
    }

    /// "reconfigureItems(_:): Updates the data for the items …, preserving the existing cells for the items"; reloaded items get
    /// new ones.
    @Test func reconfiguredItemsKeepTheirCells() {
        let screen = Screen()
        let cells = [2, 3].map { screen.cell(of: $0) }
        var snapshot = screen.source.snapshot()
        snapshot.reconfigureItems([2])
        screen.source.apply(snapshot, animatingDifferences: false)
        #expect(screen.asked == [2])
        #expect(screen.cell(of: 2) === cells[0])
        snapshot = screen.source.snapshot()
        snapshot.reloadItems([3])
        screen.source.apply(snapshot, animatingDifferences: false)
        #expect(screen.asked == [2, 3])
    }

    /// Rows slide in from the side that `UITableView.RowAnimation` names.
    @Test(arguments: [
        (UITableView.RowAnimation.left, -320.0, 0.0), (.right, 320, 0), (.top, 0, -40), (.bottom, 0, 40),
        (.fade, 0, 0),
    ])
    func rowsComeFromASide(animation: UITableView.RowAnimation, x: Double, y: Double) throws {
        let screen = Screen()
        screen.source.defaultRowAnimation = animation
        screen.show([1, 9, 2, 3, 4])
        let cell = try #require(screen.cell(of: 9)), shown = try #require(cell.layer.presentation())
        #expect(shown.frame.origin == CGPoint(x: x, y: 40 + y))
        #expect(cell.frame.origin == CGPoint(x: 0, y: 40))
        screen.clock.advance(by: 0.4)
        #expect(cell.layer.presentation()?.frame == cell.frame)
    }

    /// Heights that changed move as well between `beginUpdates()` and `endUpdates()` ("animate the change in row heights").
    @Test func heightsMove() throws {
        let screen = Screen()
        screen.table.beginUpdates()
        screen.table.rowHeight = 60
        screen.table.endUpdates()
        screen.clock.advance(by: 0.15)
        let last = try #require(screen.cell(of: 4))
        #expect(last.frame.minY == 180)
        #expect(abs(try #require(screen.seenTop(last)) - 150) < 0.01)
    }

    @Test func itemsOfACollectionDoLikewise() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let layout = UICollectionViewFlowLayout()
        (layout.itemSize, layout.minimumInteritemSpacing) = (CGSize(width: 100, height: 50), 10)
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        window.addSubview(view)
        window.isHidden = false
        let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        func show(_ items: [String]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, String>()
            snapshot.appendSections(["only"])
            snapshot.appendItems(items)
            source.apply(snapshot)
        }
        show(["a", "b"])
        AnimationClock.current.advance(by: 1)
        let (first, second) = (view.visibleCells[0], view.visibleCells[1])
        let places = [first.frame.minX, second.frame.minX]
        show(["b", "c", "a"])
        #expect(view.visibleCells.count == 3 && view.visibleCells[0] === second && view.visibleCells[2] === first)
        AnimationClock.current.advance(by: 0.15)
        let (from, to) = (places[1], second.frame.minX)
        #expect(to == places[0])
        #expect(abs(try #require(second.layer.presentation()).frame.minX - (from + to) / 2) < 0.01)
        let new = try #require(view.visibleCells[1].layer.presentation())
        #expect(abs(new.opacity - 0.5) < 0.01)
        #expect(new.frame == view.visibleCells[1].frame)
        AnimationClock.current.advance(by: 0.5)
        #expect(view.subviews.count { $0 is UICollectionViewCell } == 3)
    }

    /// Ten thousand changes that are seen leave no views and no animations behind.
    @Test func manyChangesLeaveNothingBehind() {
        let screen = Screen()
        for number in 0..<300 {
            screen.show([1, 2, 100 + number, 3, 4])
            screen.clock.advance(by: 0.1)
            screen.show([1, 2, 3, 4])
            screen.clock.advance(by: number % 3 == 0 ? 0.4 : 0.05)
        }
        screen.clock.advance(by: 1)
        #expect(screen.table.subviews.count { $0 is UITableViewCell } == 4)
        #expect(screen.table.visibleCells.allSatisfy { $0.layer.animationKeys() == nil && $0.alpha == 1 })
        #expect(screen.table.visibleCells.map(\.frame.minY) == [0, 40, 80, 120])
    }
}
