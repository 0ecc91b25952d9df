import Testing
import UIKit

private final class PhotoCell: UICollectionViewCell {
    static let reuseIdentifier = String(describing: PhotoCell.self)
    let imageView = UIImageView(), titleLabel = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 10; contentView.clipsToBounds = true
        imageView.contentMode = .scaleAspectFill
        titleLabel.font = .preferredFont(forTextStyle: .caption1); titleLabel.textColor = .white
        for v in [imageView, titleLabel] as [UIView] {
            v.translatesAutoresizingMaskIntoConstraints = false; contentView.addSubview(v)
        }
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
            imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            imageView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }
    required init?(coder: NSCoder) { fatalError() }
}
private final class TitleHeader: UICollectionReusableView {
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .title3)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }
    required init?(coder: NSCoder) { fatalError() }
}
private final class GalleryViewController: UIViewController, UICollectionViewDelegate {
    enum Section: Int, CaseIterable {
        case featured, grid
        var title: String { self == .featured ? "Featured" : "All photos" }
    }
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Int>!
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Gallery"
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        collectionView.delegate = self
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
        collectionView.register(
            TitleHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.addSubview(collectionView)
        dataSource = UICollectionViewDiffableDataSource<Section, Int>(collectionView: collectionView) {
            (collectionView: UICollectionView, indexPath: IndexPath, identifier: Int) -> UICollectionViewCell? in
            guard
                let cell = collectionView.dequeueReusableCell(
                    withReuseIdentifier: PhotoCell.reuseIdentifier, for: indexPath) as? PhotoCell
            else { fatalError() }
            cell.titleLabel.text = "Photo \(identifier)"
            cell.contentView.backgroundColor = UIColor(
                hue: CGFloat(identifier % 12) / 12, saturation: 0.5, brightness: 0.8, alpha: 1)
            return cell
        }
        dataSource.supplementaryViewProvider = { [unowned self] collectionView, kind, indexPath in
            let header =
                collectionView.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: "header", for: indexPath) as! TitleHeader
            header.label.text = self.dataSource.snapshot().sectionIdentifiers[indexPath.section].title
            return header
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(Array(0..<6), toSection: .featured)
        snapshot.appendItems(Array(6..<40), toSection: .grid)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
    private func createLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewCompositionalLayout {
            (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
            let section: NSCollectionLayoutSection
            switch Section(rawValue: sectionIndex)! {
            case .featured:
                let item = NSCollectionLayoutItem(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(180)),
                    subitems: [item])
                section = NSCollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = .groupPaging
                section.interGroupSpacing = 10
            case .grid:
                let columns = layoutEnvironment.container.effectiveContentSize.width > 500 ? 5 : 3
                let item = NSCollectionLayoutItem(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(
                        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(columns))),
                    subitem: item, count: columns)
                section = NSCollectionLayoutSection(group: group)
            }
            section.contentInsets = .init(top: 0, leading: 16, bottom: 8, trailing: 16)
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = true
            section.boundarySupplementaryItems = [header]
            return section
        }
        return layout
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
    }
}

private final class ErrandsViewController: UICollectionViewController {
    struct Errand: Identifiable, Hashable {
        var id = UUID(); var title: String; var due: String; var isDone: Bool
    }
    typealias DataSource = UICollectionViewDiffableDataSource<Int, Errand.ID>
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Errand.ID>
    var dataSource: DataSource!
    var errands = [
        Errand(title: "Water the plants", due: "Every Monday", isDone: false),
        Errand(title: "Return the books", due: "Tomorrow", isDone: true),
        Errand(title: "Call the dentist", due: "Friday", isDone: false),
    ]
    convenience init() {
        var listConfiguration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        listConfiguration.showsSeparators = true
        listConfiguration.backgroundColor = .clear
        listConfiguration.trailingSwipeActionsConfigurationProvider = { _ in nil }
        self.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: listConfiguration))
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Errands"
        collectionView.backgroundColor = .systemGroupedBackground
        let cellRegistration = UICollectionView.CellRegistration(handler: prepare)
        dataSource = DataSource(collectionView: collectionView) {
            (collectionView: UICollectionView, indexPath: IndexPath, itemIdentifier: Errand.ID) in
            return collectionView.dequeueConfiguredReusableCell(
                using: cellRegistration, for: indexPath, item: itemIdentifier)
        }
        var snapshot = Snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(errands.map { $0.id })
        dataSource.apply(snapshot)
        collectionView.dataSource = dataSource
    }
    func prepare(cell: UICollectionViewListCell, indexPath: IndexPath, id: Errand.ID) {
        let errand = errands.first { $0.id == id }!
        var contentConfiguration = cell.defaultContentConfiguration()
        contentConfiguration.text = errand.title
        contentConfiguration.secondaryText = errand.due
        contentConfiguration.secondaryTextProperties.font = UIFont.preferredFont(forTextStyle: .caption1)
        cell.contentConfiguration = contentConfiguration
        let button = UIButton();
        button.setImage(UIImage(systemName: errand.isDone ? "circle.fill" : "circle"), for: .normal)
        cell.accessories = [
            .customView(configuration: .init(customView: button, placement: .leading(displayed: .always))),
            .disclosureIndicator(displayed: .always),
        ]
        var backgroundConfiguration = UIBackgroundConfiguration.listGroupedCell()
        backgroundConfiguration.backgroundColor = .secondarySystemGroupedBackground
        cell.backgroundConfiguration = backgroundConfiguration
    }
}

@MainActor
@Suite("Programs: a gallery and a list in collections")
struct GalleryProgramTests {
    /// In 390 points less margins of 16: groups of eight tenths beside each other, then three squares in a row.
    @Test func picturesStandInAGrid() throws {
        let gallery = GalleryViewController()
        let window = makeWindow(root: UINavigationController(rootViewController: gallery))
        let view = try #require(gallery.view.subviews.compactMap { $0 as? UICollectionView }.first)
        func frame(_ item: Int, _ section: Int) -> CGRect {
            view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .zero
        }
        let header = try #require(
            view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
                as? TitleHeader)
        #expect(header.label.text == "Featured")
        #expect(abs(header.frame.height - header.label.intrinsicContentSize.height - 16) < 0.5)
        #expect(abs(frame(0, 0).width - 286.4) < 0.01)
        #expect(frame(0, 0).height == 180)
        #expect(abs(frame(1, 0).minX - (16 + 286.4 + 10)) < 0.01)
        #expect(abs(frame(0, 0).minY - header.frame.maxY) < 0.01)
        // 358 / 3 less 2 on each side.
        let side = 358.0 / 3 - 4
        #expect(abs(frame(0, 1).width - side) < 0.01)
        #expect(abs(frame(0, 1).height - side) < 0.01)
        #expect(abs(frame(1, 1).minX - (16 + 358.0 / 3 + 2)) < 0.01)
        #expect(abs(frame(3, 1).minY - frame(0, 1).minY - 358.0 / 3) < 0.01)
        #expect(view.contentOffset.y == -44)
        #expect(window.rootViewController != nil)
    }

    /// Rows of two lines between a button and an arrow, in one inset group.
    @Test func errandsStandInAList() throws {
        let list = ErrandsViewController()
        let window = makeWindow(root: list)
        let cells = list.collectionView.visibleCells.compactMap { $0 as? UICollectionViewListCell }
        #expect(cells.count == 3)
        #expect(cells.allSatisfy { $0.frame.minX == 20 && $0.frame.width == 350 && $0.frame.height > 44 })
        #expect(zip(cells, cells.dropFirst()).allSatisfy { abs($0.frame.maxY - $1.frame.minY) < 0.5 })
        #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(cells[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        #expect(cells.allSatisfy { $0.contentView.frame.minX > 16 && $0.contentView.frame.maxX < 350 })
        #expect(window.rootViewController === list)
    }
}
