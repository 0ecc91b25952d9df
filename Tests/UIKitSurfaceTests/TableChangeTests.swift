import Testing
import UIKit

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
    var texts = ["a", "b", "c"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = texts[indexPath.row]
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.accessibilityIdentifier = texts[indexPath.item]
        return cell
    }
}

/// A table that hears of all that is done to its rows, as subclasses do that show a placeholder for an empty table.
private final class HearingTable: UITableView {
    var calls: [String] = []

    override func reloadData() {
        calls.append("reload")
        super.reloadData()
    }
    override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        calls.append("insert")
        super.insertRows(at: indexPaths, with: animation)
    }
    override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        calls.append("delete")
        super.deleteRows(at: indexPaths, with: animation)
    }
    override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        calls.append("reloadRows")
        super.reloadRows(at: indexPaths, with: animation)
    }
    override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        calls.append("move")
        super.moveRow(at: indexPath, to: newIndexPath)
    }
    override func insertSections(_ sections: IndexSet, with animation: RowAnimation) { calls.append("sections") }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        calls.append("batch")
        super.performBatchUpdates(updates, completion: completion)
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        calls.append("edit")
        super.setEditing(editing, animated: animated)
    }
}

private final class HearingCollection: UICollectionView {
    var calls: [String] = []

    override func reloadData() {
        calls.append("reload")
        super.reloadData()
    }
    override func insertItems(at indexPaths: [IndexPath]) {
        calls.append("insert")
        super.insertItems(at: indexPaths)
    }
    override func deleteItems(at indexPaths: [IndexPath]) {
        calls.append("delete")
        super.deleteItems(at: indexPaths)
    }
}

@MainActor
@Suite("Changes of tables and collections")
struct TableChangeTests {
    private let rows = Rows()

    private func makeTable(_ style: UITableView.Style = .plain) -> HearingTable {
        let table = HearingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 40
        return table
    }

    private func texts(_ table: UITableView) -> [String?] { table.visibleCells.map { $0.textLabel?.text } }

    /// Setting a data source has the rows loaded once, by the first layout at the latest.
    @Test func aDataSourceHasDataLoadedOnce() {
        let table = makeTable()
        table.dataSource = rows
        table.estimatedRowHeight = 50
        #expect(table.calls.isEmpty)
        table.layoutIfNeeded()
        #expect(table.calls == ["reload"] && texts(table) == ["a", "b", "c"])
        table.layoutIfNeeded()
        #expect(table.calls == ["reload"])
        let other = makeTable()
        other.dataSource = rows
        other.reloadData()
        other.layoutIfNeeded()
        #expect(other.calls == ["reload"])
    }

    /// "Changes are made visible when the method returns": rows of a change stand there after it, and the cells that are seen
    /// are known.
    @Test func cellsAreSeenAfterAChange() {
        let table = makeTable()
        table.dataSource = rows
        table.layoutIfNeeded()
        table.calls = []
        rows.texts.insert("new", at: 1)
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        #expect(texts(table) == ["a", "new", "b", "c"])
        #expect(table.contentSize.height == 160)
        var isDone = false
        table.performBatchUpdates {
            rows.texts.removeFirst()
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            rows.texts.append("last")
            table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
        } completion: {
            isDone = $0
        }
        #expect(isDone && texts(table) == ["new", "b", "c", "last"])
        #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.frame.minY == 120)
        table.beginUpdates()
        rows.texts.swapAt(0, 1)
        table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
        table.endUpdates()
        #expect(texts(table) == ["b", "new", "c", "last"])
        rows.texts[0] = "B"
        table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        #expect(texts(table).first == "B")
        table.setEditing(true, animated: false)
        table.insertSections([1], with: .none)
        #expect(
            table.calls == ["insert", "batch", "delete", "insert", "move", "reloadRows", "edit", "sections"])
        #expect(table.isEditing && table.visibleCells.allSatisfy(\.isEditing))
    }

    /// Rows that stay keep their cells and are still chosen, wherever they go; deletions are counted as before the change and
    /// insertions as after it, in whichever order they are stated.
    @Test func cellsAndChoicesGoWithTheirRows() throws {
        let table = makeTable()
        table.allowsMultipleSelection = true
        rows.texts = ["a", "b", "c", "d"]
        table.dataSource = rows
        table.layoutIfNeeded()
        let cells = Dictionary(uniqueKeysWithValues: zip(rows.texts, table.visibleCells))
        for row in [1, 3] {
            table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        table.performBatchUpdates {
            rows.texts = ["new", "b", "d", "other", "c"]
            table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 4, section: 0))
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        #expect(texts(table) == ["new", "b", "d", "other", "c"])
        for (row, text) in [(1, "b"), (2, "d"), (4, "c")] {
            #expect(table.cellForRow(at: IndexPath(row: row, section: 0)) === cells[text])
        }
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)])
        #expect(table.visibleCells.map(\.isSelected) == [false, true, true, false, false])
        #expect(table.visibleCells.map(\.frame.minY) == [0, 40, 80, 120, 160])
    }

    @Test func collectionsDoLikewise() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 50)
        let view = HearingCollection(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = rows
        view.layoutIfNeeded()
        #expect(view.calls == ["reload"])
        rows.texts.append("d")
        view.insertItems(at: [IndexPath(item: 3, section: 0)])
        #expect(view.visibleCells.map(\.accessibilityIdentifier) == ["a", "b", "c", "d"])
        view.performBatchUpdates {
            rows.texts.removeFirst(2)
            view.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
        }
        #expect(view.visibleCells.map(\.accessibilityIdentifier) == ["c", "d"])
        #expect(view.calls == ["reload", "insert", "delete"])
    }

    /// `rectForHeader(inSection:)`: the place of a header whether or not it is in sight or has a view.
    @Test func headersHaveAPlaceWhereverTheyAre() {
        final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
            func numberOfSections(in tableView: UITableView) -> Int { 3 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 25 }
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 10 }
        }
        let sections = Sections(), table = makeTable()
        table.sectionHeaderTopPadding = 0
        table.dataSource = sections
        table.delegate = sections
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 25))
        #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 425, width: 320, height: 10))
        #expect(table.rectForHeader(inSection: 2) == CGRect(x: 0, y: 870, width: 320, height: 25))
        #expect(table.rectForHeader(inSection: 3) == .zero)
    }
}
