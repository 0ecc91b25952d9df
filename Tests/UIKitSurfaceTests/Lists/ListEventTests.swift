import Testing
import UIKit

/// A table of a hundred rows of 50 points that notes what it is told.
private final class Ledger: UITableViewController, UITableViewDataSourcePrefetching {
    var events: [String] = []
    var foreseen: [IndexPath] = [], forgotten: [IndexPath] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.rowHeight = 50
        tableView.sectionHeaderTopPadding = 0
        tableView.prefetchDataSource = self
    }
    override func numberOfSections(in tableView: UITableView) -> Int { 4 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 25 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "\(section)" }
    override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        indexPath.row % 2
    }
    override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .systemRed
        events.append("header \(section)")
    }
    override func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
        events.append("no header \(section)")
    }
    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        events.append("no row \(indexPath.section).\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { foreseen += indexPaths }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        forgotten += indexPaths
    }
}

@MainActor
@Suite("What tables tell of rows that come and go")
struct ListEventTests {
    private let ledger = Ledger(style: .plain)
    private var table: UITableView { ledger.tableView }

    init() {
        ledger.view.frame = CGRect(x: 0, y: 0, width: 320, height: 500)
        ledger.view.layoutIfNeeded()
    }

    /// "Tells the delegate that the table is about to display the header view for the specified section."
    @Test func aHeaderIsAnnouncedOnceItIsSeen() throws {
        #expect(ledger.events == ["header 0"])
        table.setNeedsLayout()
        table.layoutIfNeeded()
        #expect(ledger.events == ["header 0"])
        #expect(table.headerView(forSection: 0)?.textLabel?.textColor == .systemRed)
        ledger.events = []
        table.contentOffset.y = 1400
        table.layoutIfNeeded()
        #expect(ledger.events.filter { $0.contains("header") } == ["header 1", "no header 0"])
    }

    /// "Tells the delegate that the specified cell was removed from the table."
    @Test func aCellThatGoesIsAnnounced() {
        ledger.events = []
        table.contentOffset.y = 120
        table.layoutIfNeeded()
        #expect(Set(ledger.events) == ["no row 0.0", "no row 0.1"])
    }

    /// "Asks the delegate to return the level of indentation for a row in a given section."
    @Test func theDelegateIndentsRows() {
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.indentationLevel == 1)
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.indentationLevel == 0)
    }

    /// "Instructs your prefetch data source object to begin preparing data for the cells at the supplied index paths", before
    /// the data source is asked for them; "Cancels a previously triggered data prefetch request."
    @Test func rowsNearWhatIsSeenAreForeseen() {
        let seen = Set(table.indexPathsForVisibleRows ?? [])
        #expect(!ledger.foreseen.isEmpty)
        #expect(seen.isDisjoint(with: ledger.foreseen))
        #expect(ledger.foreseen.first == IndexPath(row: 10, section: 0))
        #expect(ledger.forgotten.isEmpty)
        table.contentOffset.y = 4000
        table.layoutIfNeeded()
        #expect(ledger.forgotten.contains(IndexPath(row: 12, section: 0)))
        #expect(ledger.foreseen.contains { $0.section == 3 })
    }
}
