import Testing
import UIKit

/// Three sections of ten rows, each with a header, as lists by letter are written.
private final class Letters: NSObject, UITableViewDataSource, UITableViewDelegate {
    var header: (Int) -> UIView? = { _ in nil }

    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header(section) }
}

/// A row as high as its content: 70 points, guessed at 40.
private final class TallCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let block = UIView()
        block.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(block)
        NSLayoutConstraint.activate([
            block.topAnchor.constraint(equalTo: contentView.topAnchor),
            block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            block.heightAnchor.constraint(equalToConstant: 70),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@MainActor
@Suite("Sections of tables")
struct TableSectionTests {
    private let letters = Letters()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)

    init() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 40
        table.sectionHeaderHeight = 30
        letters.header = { _ in UIView() }
        table.delegate = letters
        table.dataSource = letters
    }

    /// `sectionHeaderTopPadding`: space above the header of each section of a plain table, 22 points since iOS 15.
    @Test func headersHaveSpaceAbove() {
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 320, height: 30))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 52)
        #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 452, width: 320, height: 452))
        table.sectionHeaderTopPadding = 0
        table.reloadData()
        #expect(table.rectForHeader(inSection: 0).minY == 0)
        #expect(table.contentSize.height == 1290)
    }

    /// "Any section headers or footers are displayed as inline separators and float when the table view is scrolled"
    /// (documentation of `UITableView.Style.plain`); the next header pushes one away.
    @Test func headersFloatAsLongAsTheirSectionIsSeen() throws {
        let views = [UIView(), UIView(), UIView()]
        letters.header = { views[$0] }
        table.sectionHeaderTopPadding = 0
        table.reloadData()
        table.contentOffset.y = 100
        table.layoutIfNeeded()
        #expect(views[0].frame.minY == 100)
        #expect(table.rectForHeader(inSection: 0).minY == 0)
        table.contentOffset.y = 415
        table.layoutIfNeeded()
        #expect(views[0].frame.maxY == 430)
        #expect(views[1].frame.minY == 430)
    }

    /// Headers that no height is stated for are as high as their constraints or content ask for.
    @Test func headersTellTheirHeight() {
        letters.header = { _ in
            let view = UIView(), block = UIView()
            block.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(block)
            NSLayoutConstraint.activate([
                block.topAnchor.constraint(equalTo: view.topAnchor, constant: 6),
                block.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -6),
                block.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                block.heightAnchor.constraint(equalToConstant: 33),
            ])
            return view
        }
        table.sectionHeaderHeight = UITableView.automaticDimension
        table.reloadData()
        #expect(table.rectForHeader(inSection: 0).height == 45)
    }

    /// `visibleCells` and `cellForRow(at:)` know the rows that are seen.
    @Test func rowsOutOfSightHaveNoCell() {
        table.contentOffset.y = 200
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
        #expect(table.cellForRow(at: IndexPath(row: 5, section: 0)) != nil)
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 3, section: 0))
        #expect(table.visibleCells.count == table.indexPathsForVisibleRows?.count)
        #expect(
            table.indexPathsForRows(in: CGRect(x: 0, y: 60, width: 10, height: 40))
                == [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)])
    }

    /// `scrollToRow(at:at:animated:)` brings a row to the place asked for, also past rows whose height was only guessed.
    @Test func rowsAreScrolledToPastGuesses() {
        table.register(TallCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 40
        table.reloadData()
        let last = IndexPath(row: 9, section: 2)
        table.scrollToRow(at: last, at: .bottom, animated: false)
        #expect(table.rectForRow(at: last).height == 70)
        #expect(table.rectForRow(at: last).maxY == table.bounds.maxY)
        #expect(table.contentSize.height == table.bounds.maxY)
    }
}

extension TableSectionTests {
    private final class TwoKinds: NSObject, UITableViewDataSource {
        let own = UILabel()
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            guard indexPath.row == 1 else {
                cell.textLabel?.text = "ready-made"
                return cell
            }
            own.text = "own"
            own.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(own)
            let margins = cell.contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                own.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                own.topAnchor.constraint(equalTo: margins.topAnchor),
                own.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ])
            return cell
        }
    }

    /// Contents of one's own at the margins begin where the system's begin, on phones of any width.
    @Test(arguments: [375.0, 390, 414]) func contentsOfInsetGroupsBeginAlike(width: CGFloat) throws {
        let source = TwoKinds(), controller = UIViewController()
        let table = UITableView(frame: .zero, style: .insetGrouped)
        table.dataSource = source
        controller.view = table
        let window = makeWindow(width, 800, root: controller)
        window.layoutIfNeeded()
        let ready = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel)
        let starts = [ready, source.own].map { $0.convert($0.bounds, to: table).minX }
        #expect(starts[0] == starts[1] && starts[0] == (width <= 375 ? 32 : 40))
    }
}
