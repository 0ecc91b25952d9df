import Testing
import UIKit

/// Accessories of rows, their backgrounds, and where titles and notes of sections stand.
@MainActor
@Suite("Accessories and grounds of rows")
struct AccessoryTests {
    private func makeCell(_ accessories: [UICellAccessory]) -> UICollectionViewListCell {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.accessories = accessories
        cell.layoutIfNeeded()
        return cell
    }

    private func parts(of cell: UICollectionViewListCell) -> [UIView] {
        cell.subviews.filter { $0 !== cell.contentView }.sorted { $0.frame.minX < $1.frame.minX }
    }

    /// "The order of system accessories in the array doesn't affect their placement."
    @Test(arguments: [false, true])
    func aChevronStandsLast(_ isReversed: Bool) throws {
        let accessories: [UICellAccessory] = [.label(text: "12"), .checkmark(), .disclosureIndicator()]
        let cell = makeCell(isReversed ? accessories.reversed() : accessories)
        let row = parts(of: cell)
        #expect((row[0] as? UILabel)?.text == "12")
        #expect(row.map { ($0 as? UIImageView)?.image?.symbolName } == [nil, "checkmark", "chevron.forward"])
        #expect(row[2].frame.maxX == 304)
        #expect(cell.contentView.frame.maxX < row[0].frame.minX)
    }

    /// Views of one's own stand next to the content unless they are placed; the closure is given what is there in reading order.
    @Test func viewsOfOnesOwnArePlacedAmongTheOthers() {
        func box() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        let (inner, last, leading) = (box(), box(), box())
        var asked: [[UICellAccessory.AccessoryType]] = []
        let row = parts(
            of: makeCell([
                .customView(configuration: .init(customView: leading, placement: .leading())),
                .customView(configuration: .init(customView: inner, placement: .trailing())),
                .customView(
                    configuration: .init(
                        customView: last,
                        placement: .trailing(at: { others in
                            asked.append(others.map(\.accessoryType))
                            return UICellAccessory.Placement.position(after: .label(text: ""))(others)
                        }))),
                .label(text: "1"), .disclosureIndicator(),
            ]))
        #expect(asked == [[.customView(inner), .label, .disclosureIndicator]])
        #expect(row[0] === leading && row[1] === inner && row[2] is UILabel && row[3] === last)
    }

    /// "Hidden accessories take up space in the layout, but are not visible."
    @Test func hiddenOnesKeepTheirRoom() {
        let shown = makeCell([.disclosureIndicator()])
        let hidden = makeCell([.disclosureIndicator(options: .init(isHidden: true))])
        #expect(hidden.contentView.frame == shown.contentView.frame)
        #expect(parts(of: hidden)[0].isHidden)
        let wide = makeCell([.disclosureIndicator(options: .init(reservedLayoutWidth: .custom(40)))])
        #expect(abs(wide.contentView.frame.maxX - 256) < 1e-9)
        #expect(abs(parts(of: wide)[0].frame.midX - (320 - 16 - 20)) <= 0.5)
    }

    /// One accessory may stand in many cells.
    @Test func cellsMakeViewsOfTheirOwn() {
        let accessories: [UICellAccessory] = [.disclosureIndicator()]
        let cells = [makeCell(accessories), makeCell(accessories)]
        #expect(cells.allSatisfy { parts(of: $0).count == 1 })
    }

    /// Check marks and chevrons of outlines have the tint of what they stand in.
    @Test func accessoriesHaveTheTint() {
        let cell = makeCell([.checkmark(), .outlineDisclosure(options: .init(tintColor: .systemRed))])
        cell.tintColor = .systemGreen
        #expect(parts(of: cell).map(\.tintColor) == [.systemGreen, .systemRed])
    }

    /// "A two-state control whose appearance follows the selection state of the cell."
    @Test func circlesFollowTheSelection() {
        let cell = makeCell([.multiselect(displayed: .always)])
        let circle = parts(of: cell)[0] as? UIImageView
        #expect(circle?.image?.symbolName == "circle")
        cell.isSelected = true
        #expect(circle?.image?.symbolName == "checkmark.circle.fill")
    }

    /// "This accessory is a rotating chevron for use in outlines. In iOS … this accessory appears on the trailing edge."
    @Test func chevronsOfOutlinesTurn() throws {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure()]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, text in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: text)
        }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["open", "closed"])
        outline.append(["inside"], to: "open")
        outline.append(["hidden"], to: "closed")
        outline.expand(["open"])
        source.apply(outline, to: 0, animatingDifferences: false)
        view.layoutIfNeeded()
        func chevron(_ item: Int) throws -> UIView {
            let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
            return parts(of: try #require(cell as? UICollectionViewListCell))[0]
        }
        #expect(try abs(chevron(0).transform.b - 1) < 1e-9)
        #expect(try chevron(2).transform == .identity)
        #expect(try chevron(2).frame.maxX == 304)
    }

    private final class Sections: NSObject, UICollectionViewDataSource {
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "Row"
            cell.contentConfiguration = content
        }
        let edges: [String: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>] = Dictionary(
            uniqueKeysWithValues: [
                UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
            ].map { kind in
                (
                    kind,
                    .init(elementKind: kind) { cell, _, _ in
                        var content = cell.defaultContentConfiguration()
                        content.text = "Title"
                        cell.contentConfiguration = content
                    }
                )
            })
        func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: 0)
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            edges[kind].map { collectionView.dequeueConfiguredReusableSupplementary(using: $0, for: indexPath) }
                ?? UICollectionReusableView()
        }
    }

    /// Titles and notes stand at their rows; titles are as high as those of grouped tables.
    @Test func titlesStandAtTheirRows() throws {
        let sections = Sections()
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        (list.headerMode, list.footerMode) = (.supplementary, .supplementary)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 600),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        view.dataSource = sections
        view.layoutIfNeeded()
        func edge(_ kind: String, _ section: Int) throws -> UICollectionViewListCell {
            let found = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
            return try #require(found as? UICollectionViewListCell)
        }
        func row(_ item: Int, _ section: Int) throws -> CGRect {
            try #require(view.cellForItem(at: IndexPath(item: item, section: section))).frame
        }
        let header = try edge(UICollectionView.elementKindSectionHeader, 0)
        let footer = try edge(UICollectionView.elementKindSectionFooter, 0)
        #expect(abs(header.frame.minY - 17.5) <= 0.5)
        #expect(abs(header.frame.height - 38) < 1)
        #expect(try row(0, 0).minY == header.frame.maxY)
        #expect(try footer.frame.minY == row(1, 0).maxY)
        let next = try edge(UICollectionView.elementKindSectionHeader, 1)
        #expect(next.frame.minY == footer.frame.maxY)
        let title = try #require(header.contentView.subviews.compactMap { $0 as? UILabel }.first)
        #expect(title.text == "TITLE" && title.textColor == .secondaryLabel)
        #expect(abs(header.frame.height - title.frame.maxY - 6) < 1)
        let note = try #require(footer.contentView.subviews.compactMap { $0 as? UILabel }.first)
        #expect(note.text == "Title" && note.font.pointSize == 13)
    }

    /// Symbols stand in a column of one width, so that texts begin below each other.
    @Test func textsBesideSymbolsAreAligned() {
        func start(_ symbol: String) -> CGFloat {
            var content = UIListContentConfiguration.cell()
            (content.text, content.image) = ("Text", UIImage(systemName: symbol))
            let view = UIListContentView(configuration: content)
            view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            view.layoutIfNeeded()
            return view.subviews.compactMap { $0 as? UILabel }.first?.frame.minX ?? 0
        }
        #expect(start("circle") == start("chevron.right"))
        #expect(start("circle") == 60)
    }

    /// A background may keep its distance from the cell's edges and have a border.
    @Test func backgroundsHaveInsetsAndBorders() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        var background = UIBackgroundConfiguration.listPlainCell()
        background.backgroundColor = .systemRed
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 6, trailing: 2)
        background.cornerRadius = 12
        (background.strokeColor, background.strokeWidth, background.strokeOutset) = (.systemBlue, 2, 1)
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        let view = try #require(cell.subviews.first)
        #expect(view.frame == cell.bounds && view !== cell.contentView)
        view.layoutIfNeeded()
        let (plate, border) = (view.subviews[0], view.subviews[1])
        #expect(plate.frame == CGRect(x: 8, y: 4, width: 90, height: 50))
        #expect(plate.backgroundColor == .systemRed && plate.layer.cornerRadius == 12)
        #expect(border.frame == CGRect(x: 7, y: 3, width: 92, height: 52) && border.layer.borderWidth == 2)
        cell.backgroundConfiguration = .listPlainCell()
        #expect(cell.subviews == [cell.contentView] && cell.backgroundColor == .systemBackground)
        let row = UITableViewCell(style: .default, reuseIdentifier: nil)
        row.backgroundConfiguration = background
        #expect(row.subviews.contains { type(of: $0) == type(of: view) })
        row.backgroundConfiguration = nil
        #expect(!row.subviews.contains { type(of: $0) == type(of: view) })
    }
}
