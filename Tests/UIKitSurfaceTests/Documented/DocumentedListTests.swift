import Testing
import UIKit

/// Rows of texts.
private final class Texts: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
    var sections: [[String]]
    var headers: [String?] = []
    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? TextCell)?.label.text = sections[indexPath.section][indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers.indices.contains(section) ? headers[section] : nil
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? TextItem)?.label.text = sections[indexPath.section][indexPath.item]
        return cell
    }
}

private final class TextCell: UITableViewCell {
    let label = UILabel()
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        contentView.adding(label) {
            [
                $0.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
                $0.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
                $0.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 15),
                $0.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -15),
            ]
        }
    }
    required init?(coder: NSCoder) { nil }
}

private final class TextItem: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.adding(label) {
            [
                $0.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                $0.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                $0.topAnchor.constraint(equalTo: contentView.topAnchor),
                $0.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ]
        }
    }
    required init?(coder: NSCoder) { nil }
}

/// Tables and collections in the words of their documentation.
@MainActor
@Suite("Documented: tables and collections")
struct DocumentedListTests {
    private let long = String(repeating: "many words in a row ", count: 10)

    private func table(_ texts: Texts, style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: rect(0, 0, 320, 480), style: style)
        table.register(TextCell.self, forCellReuseIdentifier: "cell")
        (table.dataSource, table.delegate) = (texts, texts)
        return table
    }

    @Test func defaultsOfTables() {
        let table = UITableView()
        #expect(table.style == .plain)
        #expect(UITableView.automaticDimension == -1)
        #expect(table.rowHeight == UITableView.automaticDimension)
        #expect(table.estimatedRowHeight == UITableView.automaticDimension)
        #expect(table.sectionHeaderHeight == UITableView.automaticDimension)
        #expect(table.separatorStyle == .singleLine)
        #expect(table.allowsSelection && !table.allowsMultipleSelection && !table.allowsSelectionDuringEditing)
        #expect(!table.isEditing)
        #expect(table.tableHeaderView == nil && table.tableFooterView == nil && table.backgroundView == nil)
        #expect(table.visibleCells.isEmpty)
        #expect(table.indexPathForSelectedRow == nil)
        #expect(table.separatorInset.left > 0)
        #expect(UITableViewCell(style: .default, reuseIdentifier: "a").selectionStyle == .default)
        #expect(UITableViewCell().accessoryType == .none)
        #expect(UITableViewCell().reuseIdentifier == nil)
    }

    /// "Self-sizing table view cells": rows are as high as their constraints.
    @Test func rowsSizeThemselves() throws {
        let texts = Texts([["short", long]])
        defer { withExtendedLifetime(texts) {} }
        let table = table(texts)
        table.layoutIfNeeded()
        let cells = table.visibleCells
        #expect(cells.count == 2)
        let label = UILabel()
        label.text = "short"
        let separator = cells[0].frame.height - cells[0].contentView.frame.height
        #expect((0...1).contains(separator))
        #expect(abs(cells[0].contentView.frame.height - label.intrinsicContentSize.height - 30) <= 1)
        #expect(cells[1].frame.height > cells[0].frame.height * 2)
        #expect(abs(cells[1].frame.minY - cells[0].frame.maxY) < 1e-9)
        #expect(abs(table.contentSize.height - cells[1].frame.maxY) < 1e-9)
        #expect(abs(table.rectForRow(at: IndexPath(row: 1, section: 0)).maxY - cells[1].frame.maxY) < 1e-9)
        #expect(table.indexPath(for: cells[1]) == IndexPath(row: 1, section: 0))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: cells[1].frame.midY)) == IndexPath(row: 1, section: 0))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 5000)) == nil)
    }

    @Test func fixedRowsAndReuse() {
        let texts = Texts([(0..<100).map { "row \($0)" }])
        let table = table(texts)
        table.rowHeight = 50
        table.layoutIfNeeded()
        #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 100)
        #expect(table.contentSize.height == 5000)
        #expect((9...11).contains(table.visibleCells.count))
        #expect(table.cellForRow(at: IndexPath(row: 50, section: 0)) == nil)
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 0))
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
        table.layoutIfNeeded()
        #expect(table.contentOffset.y == 2500)
        #expect((table.cellForRow(at: IndexPath(row: 50, section: 0)) as? TextCell)?.label.text == "row 50")
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
        table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .middle, animated: false)
        table.layoutIfNeeded()
        #expect(table.contentOffset.y == 4520)
        defer { withExtendedLifetime(texts) {} }
        texts.sections[0].removeLast(98)
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 2)
        #expect(table.contentSize.height == 100)
    }

    @Test func selections() {
        let texts = Texts([["a", "b", "c"]])
        defer { withExtendedLifetime(texts) {} }
        let table = table(texts)
        table.layoutIfNeeded()
        let path = IndexPath(row: 1, section: 0)
        table.selectRow(at: path, animated: false, scrollPosition: .none)
        #expect(table.indexPathForSelectedRow == path)
        #expect(table.cellForRow(at: path)?.isSelected == true)
        table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
        table.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
        #expect(table.indexPathForSelectedRow == nil)
        table.allowsMultipleSelection = true
        table.selectRow(at: path, animated: false, scrollPosition: .none)
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        #expect(table.indexPathsForSelectedRows?.count == 2)
        table.reloadData()
        #expect(table.indexPathsForSelectedRows == nil)
    }

    @Test func batchUpdates() {
        let texts = Texts([["a", "b", "c"]]), table = table(texts)
        defer { withExtendedLifetime(texts) {} }
        table.rowHeight = 40
        table.layoutIfNeeded()
        texts.sections[0] = ["b", "new", "c"]
        var isDone = false
        table.performBatchUpdates {
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        } completion: {
            isDone = $0
        }
        table.layoutIfNeeded()
        AnimationClock.current.advance(by: 1)
        #expect(isDone)
        #expect(table.visibleCells.map { ($0 as? TextCell)?.label.text } == ["b", "new", "c"])
        #expect(table.visibleCells.map(\.frame.minY) == [0, 40, 80])
    }

    @Test func headersAndFooters() {
        let texts = Texts([["a"], ["b"]])
        defer { withExtendedLifetime(texts) {} }
        texts.headers = ["First", "Second"]
        let table = table(texts, style: .grouped)
        table.rowHeight = 44
        let header = UIView(frame: rect(0, 0, 10, 70))
        table.tableHeaderView = header
        table.layoutIfNeeded()
        #expect(header.frame == rect(0, 0, 320, 70))
        #expect(table.rectForHeader(inSection: 0).minY == 70)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == table.rectForHeader(inSection: 0).maxY)
        #expect(table.rect(forSection: 1).minY == table.rect(forSection: 0).maxY)
        #expect(table.headerView(forSection: 0)?.textLabel?.text?.lowercased() == "first")
        #expect(table.style == .grouped)
    }

    // MARK: Collections

    private func collection(_ texts: Texts, _ layout: UICollectionViewLayout, width: CGFloat = 320) -> UICollectionView
    {
        let view = UICollectionView(frame: rect(0, 0, width, 480), collectionViewLayout: layout)
        view.register(TextItem.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = texts
        return view
    }

    @Test func defaultsOfFlowLayouts() {
        let layout = UICollectionViewFlowLayout()
        #expect(layout.itemSize == CGSize(width: 50, height: 50))
        #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
        #expect(layout.scrollDirection == .vertical)
        #expect(layout.sectionInset == .zero && layout.headerReferenceSize == .zero)
        #expect(layout.estimatedItemSize == .zero)
        #expect(!layout.sectionHeadersPinToVisibleBounds)
        #expect(layout.sectionInsetReference == .fromContentInset)
        #expect(UICollectionViewFlowLayout.automaticSize.width == CGFloat.greatestFiniteMagnitude)
    }

    /// Items stand in lines: "as many items on a line as will fit", spread over its whole length.
    @Test func flows() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        layout.minimumInteritemSpacing = 5
        layout.sectionInset = UIEdgeInsets(top: 3, left: 0, bottom: 4, right: 0)
        let texts = Texts([["a", "b", "c", "d"]])
        defer { withExtendedLifetime(texts) {} }
        let view = collection(texts, layout)
        view.layoutIfNeeded()
        let frames = (0..<4).map { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
        #expect(frames == [rect(0, 3, 100, 40), rect(110, 3, 100, 40), rect(220, 3, 100, 40), rect(0, 53, 100, 40)])
        #expect(view.contentSize == CGSize(width: 320, height: 97))
        layout.scrollDirection = .horizontal
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 480)
        #expect(view.numberOfItems(inSection: 0) == 4)
    }

    /// "estimatedItemSize … Setting it to any other value causes the collection view to query each cell for its size".
    @Test func itemsSizeThemselves() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let texts = Texts([["i", "a wider item"]])
        defer { withExtendedLifetime(texts) {} }
        let view = collection(texts, layout)
        view.layoutIfNeeded()
        for path in view.indexPathsForVisibleItems {
            let item = view.cellForItem(at: path) as? TextItem
            #expect(item?.frame.size == item?.label.intrinsicContentSize)
        }
        #expect(view.visibleCells.count == 2)
    }

    @Test func compositionalLists() {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
        let texts = Texts([["a", "b", "c"]])
        defer { withExtendedLifetime(texts) {} }
        let view = collection(texts, UICollectionViewCompositionalLayout(section: section))
        view.layoutIfNeeded()
        let frames = (0..<3).map { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
        #expect(frames == [rect(20, 5, 140, 60), rect(160, 5, 140, 60), rect(20, 75, 140, 60)])
        #expect(view.contentSize == CGSize(width: 320, height: 140))
    }
}
