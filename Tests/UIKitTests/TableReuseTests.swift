import Testing

@testable import UIKit

@MainActor
@Suite("Rows, headers and footers that are used again")
struct TableReuseTests {
    /// Rows whose heights follow from their contents, in sections with headers.
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = [2_000]
        var height: (IndexPath) -> CGFloat = { 60 + CGFloat($0.row % 3) * 10 }
        var madeCells = 0
        var madeHeaders = 0
        func numberOfSections(in tableView: UITableView) -> Int { rows.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            if let cell = tableView.dequeueReusableCell(withIdentifier: "cell") as? Cell {
                cell.ruler.constant = height(indexPath)
                return cell
            }
            madeCells += 1
            let cell = Cell(style: .default, reuseIdentifier: "cell")
            cell.ruler.constant = height(indexPath)
            return cell
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            guard rows.count > 1 else { return nil }
            if let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") { return view }
            madeHeaders += 1
            return UITableViewHeaderFooterView(reuseIdentifier: "header")
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            rows.count > 1 ? 30 : 0
        }
    }

    final class Cell: UITableViewCell {
        let block = UIView()
        private(set) lazy var ruler = block.heightAnchor.constraint(equalToConstant: 50)

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            block.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(block)
            ruler.priority = UILayoutPriority(999)
            NSLayoutConstraint.activate([
                block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                block.topAnchor.constraint(equalTo: contentView.topAnchor),
                block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), ruler,
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    /// Tables don't keep their data sources.
    private final class Kept { var sources: [AnyObject] = [] }
    private let kept = Kept()

    private func table(_ source: Source, _ set: (UITableView) -> Void = { _ in }) -> UITableView {
        kept.sources.append(source)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.estimatedRowHeight = 50
        (table.dataSource, table.delegate) = (source, source)
        set(table)
        table.layoutIfNeeded()
        return table
    }

    @Test func aTableHasTheCellsOfWhatIsSeenWhereverItIsScrolledTo() throws {
        let source = Source()
        let table = table(source)
        table.scrollToRow(at: IndexPath(row: 1_000, section: 0), at: .top, animated: false)
        let first = try #require(table.indexPathsForVisibleRows?.first)
        #expect(first == IndexPath(row: 1_000, section: 0))
        #expect(table.subviews.count { $0 is UITableViewCell } == table.visibleCells.count)
        #expect(source.madeCells < 20)
        for row in stride(from: 1_000, to: 900, by: -1) {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
        }
        #expect(source.madeCells < 25)
    }

    /// Rows that come into sight above turn out higher than estimated: what is read doesn't jump.
    @Test func rowsInSightStayWhereTheyAreAsRowsAboveAreMeasured() throws {
        let source = Source()
        let table = table(source)
        table.scrollToRow(at: IndexPath(row: 1_000, section: 0), at: .top, animated: false)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1_000, section: 0)))
        #expect(cell.frame.minY == table.contentOffset.y)
        let place = cell.frame.minY - table.contentOffset.y
        table.contentOffset.y -= 20
        table.layoutIfNeeded()
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 999, section: 0))
        #expect(cell.frame.minY - table.contentOffset.y == place + 20)
        // The row above is 60 points high and not 50, as it was estimated to be.
        #expect(table.rectForRow(at: IndexPath(row: 999, section: 0)).height == 60)
    }

    @Test func theTopOfATableIsReachedThoughRowsThereWereNeverSeen() {
        let source = Source()
        let table = table(source)
        table.scrollToRow(at: IndexPath(row: 1_000, section: 0), at: .top, animated: false)
        table.reloadData()
        table.layoutIfNeeded()
        table.setContentOffset(.zero, animated: false)
        table.layoutIfNeeded()
        #expect(table.contentOffset == .zero)
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 0))
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minY == 60)
    }

    @Test func aRowKeepsTheHeightThatItTurnedOutToHave() {
        let source = Source()
        let table = table(source)
        let measured = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        #expect(measured == [60, 70, 80])
        table.contentOffset.y = 2_000
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
        #expect((0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height } == measured)
        #expect(table.rectForRow(at: IndexPath(row: 500, section: 0)).height == 50)
    }

    /// Heights go with their rows, and those of rows that are shown are asked for anew.
    @Test func heightsGoWithRowsThatMove() {
        let source = Source()
        let table = table(source)
        source.rows = [2_001]
        source.height = { $0.row == 0 ? 100 : 60 + CGFloat(($0.row - 1) % 3) * 10 }
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        table.layoutIfNeeded()
        #expect((0..<4).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height } == [100, 60, 70, 80])
    }

    @Test func headersAreUsedAgain() throws {
        let source = Source()
        source.rows = Array(repeating: 3, count: 300)
        let table = table(source)
        #expect(source.madeHeaders < 12)
        table.scrollToRow(at: IndexPath(row: 1, section: 200), at: .top, animated: false)
        #expect(source.madeHeaders < 20)
        #expect(table.subviews.count { $0 is UITableViewHeaderFooterView } < 12)
        // The header of the section stays in sight as long as the section is.
        let header = try #require(table.headerView(forSection: 200))
        #expect(header.frame.minY == table.contentOffset.y)
        #expect(table.headerView(forSection: 0) == nil)
        #expect(table.rectForHeader(inSection: 0).height == 30)
    }

    // MARK: Cells that ask for another size

    @Test func aRowGrowsAsItsCellSaysThatItsContentDid() throws {
        let table = table(Source())
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Cell)
        cell.ruler.constant = 120
        cell.invalidateIntrinsicContentSize()
        table.layoutIfNeeded()
        #expect(cell.frame.height == 120)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minY == 120)
        cell.ruler.constant = 30
        cell.contentView.invalidateIntrinsicContentSize()
        table.layoutIfNeeded()
        #expect(cell.frame.height == 30)
    }

    /// "enabledIncludingConstraints: automatic self-sizing invalidation after Auto Layout changes"; "enabled" leaves it to the
    /// cell, and "disabled" hears nothing.
    @Test func whatHasARowSizedAnewIsUpToTheTable() throws {
        func height(
            _ mode: UITableView.SelfSizingInvalidation, _ change: (Cell) -> Void
        ) throws -> CGFloat {
            let source = Source()
            let table = table(source) { $0.selfSizingInvalidation = mode }
            let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Cell)
            cell.ruler.constant = 120
            change(cell)
            table.layoutIfNeeded()
            return cell.frame.height
        }
        #expect(try height(.enabled) { _ in } == 60)
        #expect(try height(.enabledIncludingConstraints) { _ in } == 120)
        #expect(try height(.disabled) { $0.invalidateIntrinsicContentSize() } == 60)
    }

    @Test func anotherContentConfigurationHasTheRowSizedAnew() throws {
        final class Lines: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                var content = cell.defaultContentConfiguration()
                content.text = "One line"
                cell.contentConfiguration = content
                return cell
            }
        }
        let source = Lines()
        kept.sources.append(source)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = source
        table.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.frame.height == 44)
        var content = cell.defaultContentConfiguration()
        content.text = String(repeating: "Words that take more than one line. ", count: 5)
        cell.contentConfiguration = content
        table.layoutIfNeeded()
        #expect(cell.frame.height > 80)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minY == cell.frame.height)
    }
}
