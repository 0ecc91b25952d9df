import Testing

@testable import UIKit

@MainActor
@Suite("Controls: tables and collections")
struct ControlsCellTests {
    final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        var asked = 0
        let count: Int
        init(count: Int) { self.count = count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked += 1
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
    }

    @Test func theContentViewMakesRoomForTheAccessory() {
        let cell = host(UITableViewCell(style: .default, reuseIdentifier: nil))
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 375)
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 348.5)
    }

    @Test func subtitlesStandBelowEachOther() throws {
        let cell = host(UITableViewCell(style: .subtitle, reuseIdentifier: nil))
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 60)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Subtitle"
        cell.layoutIfNeeded()
        let title = try #require(cell.textLabel?.frame)
        let subtitle = try #require(cell.detailTextLabel?.frame)
        #expect(title.minX == 16)
        #expect(subtitle.minY == title.maxY + 3)
        #expect(abs(title.minY - (60 - subtitle.maxY)) <= 1)
    }

    @Test func value1PutsTheDetailAtTheTrailingEnd() throws {
        for isRightToLeft in [false, true] {
            let cell = host(UITableViewCell(style: .value1, reuseIdentifier: nil), rightToLeft: isRightToLeft)
            cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
            cell.textLabel?.text = "Name"
            cell.detailTextLabel?.text = "Value"
            cell.layoutIfNeeded()
            let detail = try #require(cell.detailTextLabel?.frame)
            #expect(isRightToLeft ? detail.minX == 16 : detail.maxX == 359)
        }
    }

    /// A cell that is shown makes room for its new text by itself.
    @Test func newTextsHaveTheirRoom() throws {
        let cell = host(UITableViewCell(style: .value1, reuseIdentifier: nil))
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
        cell.textLabel?.text = "Distance"
        cell.layoutIfNeeded()
        #expect(cell.detailTextLabel?.frame.width == 0)
        cell.detailTextLabel?.text = "1000.5"
        cell.layoutIfNeeded()
        let detail = try #require(cell.detailTextLabel)
        #expect(detail.frame.width == detail.intrinsicContentSize.width && detail.frame.maxX == 359)
    }

    /// At the sizes for accessibility the detail stands below the text in rows of every style.
    @Test(arguments: [UITableViewCell.CellStyle.value1, .value2])
    func detailsStandBelowLargeTexts(_ style: UITableViewCell.CellStyle) throws {
        let cell = host(UITableViewCell(style: style, reuseIdentifier: nil))
        var environment = LayoutEnvironment()
        environment.contentSizeCategory = .accessibilityLarge
        cell.setEnvironment(environment)
        cell.textLabel?.text = "Name"
        cell.detailTextLabel?.text = "Value"
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: cell.fittingHeight(width: 375))
        cell.layoutIfNeeded()
        let (text, detail) = (try #require(cell.textLabel?.frame), try #require(cell.detailTextLabel?.frame))
        #expect(text.minX == detail.minX && detail.minY >= text.maxY && detail.maxY <= cell.bounds.height)
    }

    /// The content of headers stands in line with that of rows.
    @Test func headersHaveTheMarginsOfRows() {
        let header = host(UITableViewHeaderFooterView(reuseIdentifier: nil))
        header.frame = CGRect(x: 0, y: 0, width: 393, height: 60)
        header.layoutIfNeeded()
        #expect(header.contentView.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20))
    }

    @Test func aTableMakesTheCellsThatAreSeen() {
        let rows = Rows(count: 1000)
        let table = host(UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
        table.rowHeight = 48
        table.dataSource = rows
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 10)
        #expect(rows.asked == 10)
        #expect(table.contentSize.height == 48_000)
        #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.frame.minY == 144)
        table.contentOffset.y = 480
        table.layoutIfNeeded()
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 10, section: 0))
        #expect(table.subviews.count == 10)
    }

    @Test func cellsSizeThemselvesByTheirConstraints() {
        final class TallCell: UITableViewCell {
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
                NSLayoutConstraint.activate([
                    view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                    view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                    view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                    view.heightAnchor.constraint(equalToConstant: 70),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        let rows = Rows(count: 2)
        let table = host(UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)))
        table.register(TallCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.frame.height) == [90, 90])
        #expect(table.contentSize.height == 180)
    }

    @Test func aFlowLayoutSetsItemsInLines() {
        let items = Rows(count: 5)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        layout.minimumLineSpacing = 10
        layout.minimumInteritemSpacing = 10
        layout.sectionInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        let view = host(
            UICollectionView(frame: CGRect(x: 0, y: 0, width: 340, height: 300), collectionViewLayout: layout))
        view.dataSource = items
        view.layoutIfNeeded()
        #expect(view.visibleCells.map(\.frame.minX) == [5, 120, 235, 5, 120])
        #expect(view.visibleCells.map(\.frame.minY) == [5, 5, 5, 55, 55])
        #expect(view.contentSize == CGSize(width: 340, height: 100))
    }

    @Test func anEffectsContentFillsIt() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
        view.layoutIfNeeded()
        #expect(view.contentView.frame == view.bounds)
    }
}
