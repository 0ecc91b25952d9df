import Testing
import UIKit

/// A configuration of one's own whose view is 70 points high.
private struct Banner: UIContentConfiguration {
    var title = ""
    func makeContentView() -> UIView & UIContentView { BannerView(configuration: self) }
    func updated(for state: any UIConfigurationState) -> Banner { self }
}

private final class BannerView: UIView, UIContentView {
    var configuration: any UIContentConfiguration { didSet { show() } }
    let label = UILabel()

    init(configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor), label.bottomAnchor.constraint(equalTo: bottomAnchor),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
            label.heightAnchor.constraint(equalToConstant: 70),
        ])
        show()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func show() { label.text = (configuration as? Banner)?.title }
}

private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if indexPath.row == 2 {
            cell.contentConfiguration = Banner(title: "Sale")
            return cell
        }
        var content = cell.defaultContentConfiguration()
        content.text = "Title"
        content.secondaryText = indexPath.row == 1 ? "Detail" : nil
        cell.contentConfiguration = content
        return cell
    }
}

@MainActor
@Suite("Content configurations")
struct ListContentTests {
    /// The cell's content view is the one that its configuration makes; rows are as high as it asks.
    @Test func configurationsMakeTheContentView() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600)), rows = Rows()
        table.dataSource = rows
        table.layoutIfNeeded()
        let cells = table.visibleCells
        let title = UILabel(), detail = UILabel()
        (title.text, title.font) = ("Title", .preferredFont(forTextStyle: .body))
        (detail.text, detail.font) = ("Detail", .preferredFont(forTextStyle: .caption1))
        let two = title.intrinsicContentSize.height + 3 + detail.intrinsicContentSize.height + 22
        #expect(cells[0].frame.height == 44)
        #expect(abs(cells[1].frame.height - two) < 0.5)
        #expect(cells[2].frame.height == 70)
        let labels = cells[1].contentView.subviews.compactMap { $0 as? UILabel }
        #expect(labels.map(\.text) == ["Title", "Detail"])
        #expect(labels.allSatisfy { $0.frame.minX == 16 })
        #expect(labels[0].frame.maxY < labels[1].frame.minY)
        #expect((cells[2].contentView as? BannerView)?.label.frame.minX == 10)
    }

    /// A configuration of the same kind changes the view that is there; one of another kind brings its own.
    @Test func viewsAreKeptForTheirKind() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = Banner(title: "One")
        let view = cell.contentView
        cell.contentConfiguration = Banner(title: "Two")
        #expect(cell.contentView === view)
        #expect((view as? BannerView)?.label.text == "Two")
        cell.contentConfiguration = cell.defaultContentConfiguration()
        #expect(cell.contentView is UIListContentView)
        #expect(view.superview == nil)
    }

    /// A value stands at the end of the line, below where there is no room for both.
    @Test func valuesStandAtTheEnd() throws {
        var content = UIListContentConfiguration.valueCell()
        content.text = "Name"
        content.secondaryText = "Value"
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        view.layoutIfNeeded()
        let labels = view.subviews.compactMap { $0 as? UILabel }
        #expect(labels[0].frame.minX == 16)
        #expect(abs(labels[1].frame.maxX - 284) < 0.5)
        #expect(abs(labels[0].frame.midY - labels[1].frame.midY) < 0.5)
        content.secondaryText = "A value that is much too long to stand beside anything else in a row"
        view.configuration = content
        view.layoutIfNeeded()
        #expect(labels[1].frame.minX == 16)
        #expect(labels[1].frame.minY > labels[0].frame.maxY)
    }

    /// Accessories stand at the ends of a list's cell, the content between them.
    @Test func accessoriesStandAtTheEnds() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), other = UIView(frame: box.frame)
        cell.accessories = [
            .customView(configuration: .init(customView: box, placement: .leading())),
            .customView(configuration: .init(customView: other, placement: .trailing(displayed: .whenEditing))),
        ]
        cell.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 16, y: 15, width: 20, height: 20))
        #expect(other.isHidden)
        #expect(cell.contentView.frame == CGRect(x: 44, y: 0, width: 256, height: 50))
        cell.isEditing = true
        cell.layoutIfNeeded()
        #expect(other.frame == CGRect(x: 264, y: 15, width: 20, height: 20))
        #expect(cell.contentView.frame == CGRect(x: 44, y: 0, width: 212, height: 50))
    }

    /// A list of a collection: rows of one line are 44 points high, within the least margins of an inset group.
    @Test func listsAreRows() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 600),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, text in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: text)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["One", "Two"])
        source.apply(snapshot)
        view.layoutIfNeeded()
        #expect(
            view.visibleCells.map(\.frame) == [
                CGRect(x: 16, y: 18, width: 343, height: 44), CGRect(x: 16, y: 62, width: 343, height: 44),
            ])
    }
}
