import Testing

@testable import UIKit

/// Properties of tables and cells in the words of their documentation.
@MainActor
@Suite("Properties of tables")
struct TablePropertyTests {
    private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
        var askedHeaders: [Int] = []
        let sections: Int
        /// Keeps the tree alive.
        var root: UIView?
        init(_ sections: Int = 1) { self.sections = sections }
        func numberOfSections(in tableView: UITableView) -> Int { sections }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            cell.editingAccessoryType = .checkmark
            return cell
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            askedHeaders.append(section)
            return UITableViewHeaderFooterView(reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 60 }
    }

    /// A source without titles or views for headers.
    private final class BareRows: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    /// A header that is placed out of sight and made anew each time asks for another layout each time.
    @Test func headersOutOfSightAreKept() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain), source = Sections(4)
        (table.dataSource, table.delegate, table.estimatedSectionHeaderHeight) = (source, source, 0)
        table.layoutIfNeeded()
        let asked = source.askedHeaders
        #expect(asked == [0, 1, 2, 3])
        for _ in 0..<3 {
            table.setNeedsLayout()
            table.layoutIfNeeded()
        }
        #expect(source.askedHeaders == asked)
        table.reloadData()
        table.layoutIfNeeded()
        #expect(source.askedHeaders == asked + asked)
    }

    /// The table's own height is for headers that there are: Interface Builder writes 28 for every plain table.
    @Test func aPlainSectionWithoutTitleHasNoHeader() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain), rows = BareRows()
        (table.dataSource, table.delegate) = (rows, rows)
        table.sectionHeaderHeight = 28
        table.sectionFooterHeight = 28
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
        #expect(table.rectForFooter(inSection: 0).height == 0)
    }

    private func table(
        width: CGFloat, safeArea: UIEdgeInsets = .zero, rows: Sections, style: UITableView.Style = .plain
    ) -> UITableView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 400))
        root.setEnvironment(LayoutEnvironment(), safeAreaInsets: safeArea)
        let table = UITableView(frame: root.bounds, style: style)
        table.rowHeight = 50
        table.sectionHeaderTopPadding = 0
        root.addSubview(table)
        rows.root = root
        table.dataSource = rows
        table.delegate = rows
        root.layoutIfNeeded()
        return table
    }

    @Test("The cell margins are derived from the width of the readable content guide")
    func cellLayoutMarginsFollowReadableWidth() throws {
        let rows = Sections()
        let table = table(width: 1000, rows: rows)
        let cell = try #require(table.visibleCells.first)
        #expect(cell.textLabel?.frame.minX == 20)
        table.cellLayoutMarginsFollowReadableWidth = true
        rows.root?.layoutIfNeeded()
        // A readable width is 672 points.
        #expect(cell.textLabel?.frame.minX == 164)
        #expect(cell.textLabel?.frame.width == 672)
        #expect(cell.contentView.layoutMargins.left == 164)
        #expect(cell.contentView.layoutMargins.right == 164)
    }

    @Test("The table positions its content views within the safe area, unless it is told not to")
    func insetsContentViewsToSafeArea() throws {
        let rows = Sections()
        let notch = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44)
        let table = table(width: 800, safeArea: notch, rows: rows)
        let cell = try #require(table.visibleCells.first)
        #expect(cell.frame.width == 800)
        #expect(cell.contentView.frame.minX == 44)
        #expect(cell.contentView.frame.maxX == 756)
        table.insetsContentViewsToSafeArea = false
        rows.root?.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 0)
        #expect(cell.contentView.frame.maxX == 800)
    }

    @Test("An estimate defers the cost of a header to when it is scrolled into sight")
    func estimatedSectionHeaderHeight() {
        let rows = Sections(10)
        let all = table(width: 375, rows: rows)
        #expect(Set(rows.askedHeaders).count == 10)
        #expect(all.contentSize.height == 1600)

        let few = Sections(10)
        let table = table(width: 375, rows: few)
        few.askedHeaders = []
        table.estimatedSectionHeaderHeight = 30
        // Headers that are seen are asked for anew when all is.
        table.reloadData()
        table.layoutIfNeeded()
        #expect(Set(few.askedHeaders) == [0, 1, 2])
        #expect(table.contentSize.height == 1390)
        table.contentOffset.y = 300
        table.layoutIfNeeded()
        #expect(few.askedHeaders.contains(4))
    }

    @Test("A table that goes into editing mode tells its cells; they show their editing accessory")
    func editing() throws {
        let rows = Sections()
        let table = table(width: 375, rows: rows)
        let cell = try #require(table.visibleCells.first)
        #expect(cell.contentView.frame.width == 375)
        table.setEditing(true, animated: false)
        rows.root?.layoutIfNeeded()
        #expect(cell.isEditing)
        // A circle before the content, and a check mark after it.
        #expect(cell.contentView.frame.width == 295)
        table.isEditing = false
        rows.root?.layoutIfNeeded()
        #expect(!cell.isEditing)
        #expect(cell.contentView.frame.width == 375)
    }

    @Test("Whether several rows can be selected while the table is edited is asked of a property of its own")
    func allowsMultipleSelectionDuringEditing() {
        let rows = Sections()
        let table = table(width: 375, rows: rows)
        let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
        table.allowsMultipleSelection = true
        table.isEditing = true
        for path in [first, second] { table.selectRow(at: path, animated: false, scrollPosition: .none) }
        #expect(table.indexPathsForSelectedRows == [second])
        table.allowsMultipleSelectionDuringEditing = true
        table.selectRow(at: first, animated: false, scrollPosition: .none)
        #expect(table.indexPathsForSelectedRows == [second, first])
    }

    @Test("The selected background view is a subview only while the cell is selected, just above the background view")
    func selectedBackgroundView() throws {
        let chosen = UIView(), behind = UIView()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.backgroundView = behind
        cell.selectedBackgroundView = chosen
        #expect(chosen.superview == nil)
        cell.isSelected = true
        let place = try #require(cell.subviews.firstIndex(of: chosen))
        #expect(cell.subviews.firstIndex(of: behind) == place - 1)
        #expect(place < (cell.subviews.firstIndex(of: cell.contentView) ?? -1))
        cell.isSelected = false
        #expect(chosen.superview == nil)

        let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
        item.selectedBackgroundView = chosen
        item.isHighlighted = true
        #expect(item.subviews.first === chosen)
        #expect(chosen.frame == item.bounds)
        item.isHighlighted = false
        #expect(chosen.superview == nil)
    }

    @Test("A list's header has the padding above it that its configuration asks for")
    func headerTopPadding() throws {
        func header(padding: CGFloat?) throws -> (header: CGRect, rows: CGFloat) {
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.headerMode = .supplementary
            configuration.headerTopPadding = padding
            let items = Items()
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 400),
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
            let kind = UICollectionView.elementKindSectionHeader
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
            view.dataSource = items
            view.layoutIfNeeded()
            let header = try #require(view.visibleSupplementaryViews(ofKind: kind).first)
            return (header.frame, view.visibleCells.first?.frame.minY ?? 0)
        }
        let plain = try header(padding: 0), padded = try header(padding: 12)
        #expect(plain.header.minY == 0)
        #expect(try header(padding: nil).header.minY == 22, "that of tables")
        #expect(padded.header == plain.header.offsetBy(dx: 0, dy: 12))
        #expect(padded.rows == plain.rows + 12)
    }

    private final class Items: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
    }
}
