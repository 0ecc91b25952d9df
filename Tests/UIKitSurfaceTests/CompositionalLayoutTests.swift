import Testing
import UIKit

/// A cell as high as its box.
private final class TextCell: UICollectionViewCell {
    let box = UIView()
    lazy var height = box.heightAnchor.constraint(equalToConstant: 10)

    override init(frame: CGRect) {
        super.init(frame: frame)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor), height,
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Ground: UICollectionReusableView {}

/// Items of given heights in sections; counts the cells it makes.
private final class Source: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    var made = 0

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        made += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
        (cell as? TextCell)?.height.constant = CGFloat(20 + 10 * (indexPath.item % 3))
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }
}

@MainActor
@Suite("Compositional layouts")
struct CompositionalLayoutTests {
    private typealias Size = NSCollectionLayoutSize
    private typealias Group = NSCollectionLayoutGroup
    private typealias Item = NSCollectionLayoutItem
    private typealias Section = NSCollectionLayoutSection

    /// A collection 300 points wide and 600 high.
    private func show(_ layout: UICollectionViewLayout, _ source: Source) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
        view.register(TextCell.self, forCellWithReuseIdentifier: "text")
        for kind in ["header", "footer", "badge", "top"] {
            view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        view.dataSource = source
        view.layoutIfNeeded()
        return view
    }

    private func frames(_ view: UICollectionView, section: Int = 0) -> [CGRect] {
        (0..<view.numberOfItems(inSection: section)).compactMap {
            view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
    }

    private func line(_ items: [NSCollectionLayoutItem], height: NSCollectionLayoutDimension) -> NSCollectionLayoutGroup
    {
        Group.horizontal(
            layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: height), subitems: items)
    }

    /// Apple's grid: items of a fifth of the width in groups as high as a fifth of the width.
    @Test func fractionsAreOfTheContainer() {
        let item = Item(
            layoutSize: Size(widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
        let source = Source([7])
        let view = show(
            UICollectionViewCompositionalLayout(section: Section(group: line([item], height: .fractionalWidth(0.2)))),
            source)
        let expected = (0..<7).map { CGRect(x: CGFloat($0 % 5) * 60, y: CGFloat($0 / 5) * 60, width: 60, height: 60) }
        #expect(frames(view) == expected)
        #expect(view.contentSize == CGSize(width: 300, height: 120))
        #expect(view.cellForItem(at: IndexPath(item: 6, section: 0))?.frame == expected[6])
    }

    /// Insets of a section reduce the container of its groups; insets of an item are taken off its own size.
    @Test func insetsAndSpacing() {
        let item = Item(layoutSize: Size(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let section = Section(group: line([item], height: .absolute(50)))
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        section.interGroupSpacing = 5
        let source = Source([3])
        let view = show(UICollectionViewCompositionalLayout(section: section), source)
        // The groups are 240 wide, each half 120.
        #expect(
            frames(view) == [
                CGRect(x: 22, y: 11, width: 114, height: 46), CGRect(x: 142, y: 11, width: 114, height: 46),
                CGRect(x: 22, y: 66, width: 114, height: 46),
            ])
        // 10 + 50 + 5 + 50 + 30
        #expect(view.contentSize.height == 145)
    }

    /// A count divides what spacing leaves of a group among equal items.
    @Test func countedItemsShareTheGroup() {
        let item = Item(layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = Group.horizontal(
            layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
            repeatingSubitem: item, count: 3)
        group.interItemSpacing = .fixed(15)
        let source = Source([4])
        let view = show(UICollectionViewCompositionalLayout(section: Section(group: group)), source)
        // (300 - 2 * 15) / 3 = 90
        #expect(
            frames(view) == [
                CGRect(x: 0, y: 0, width: 90, height: 44), CGRect(x: 105, y: 0, width: 90, height: 44),
                CGRect(x: 210, y: 0, width: 90, height: 44), CGRect(x: 0, y: 44, width: 90, height: 44),
            ])
    }

    /// Apple's nested groups: a leading item of 70 % beside two trailing ones in a vertical group of 30 %.
    @Test func groupsNest() {
        let leading = Item(
            layoutSize: Size(widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1)))
        let trailing = Item(
            layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.3)))
        let column = Group.vertical(
            layoutSize: Size(widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
            repeatingSubitem: trailing, count: 2)
        let source = Source([4])
        let view = show(
            UICollectionViewCompositionalLayout(
                section: Section(group: line([leading, column], height: .fractionalHeight(0.4)))), source)
        // 0.4 of 600 are 240 high.
        #expect(
            frames(view) == [
                CGRect(x: 0, y: 0, width: 210, height: 240), CGRect(x: 210, y: 0, width: 90, height: 120),
                CGRect(x: 210, y: 120, width: 90, height: 120), CGRect(x: 0, y: 240, width: 210, height: 240),
            ])
    }

    /// Flexible spacing takes what the items of a group leave.
    @Test func flexibleSpacingSpreadsItems() {
        let item = Item(layoutSize: Size(widthDimension: .absolute(80), heightDimension: .absolute(40)))
        let group = line([item], height: .absolute(40))
        group.interItemSpacing = .flexible(10)
        let source = Source([3])
        let view = show(UICollectionViewCompositionalLayout(section: Section(group: group)), source)
        // 80 * 3 + 10 * 2 fit into 300; the 60 that the items leave go between them.
        #expect(frames(view).map(\.minX) == [0, 110, 220])
    }

    /// Estimated heights are those that the cells' constraints come to; a group is as high as its highest item.
    @Test func estimatedItemsTellTheirSize() {
        let size = Size(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
        let group = Group.vertical(layoutSize: size, subitems: [Item(layoutSize: size)])
        let source = Source([4])
        let section = Section(group: group)
        section.interGroupSpacing = 1
        let view = show(UICollectionViewCompositionalLayout(section: section), source)
        #expect(frames(view).map(\.height) == [20, 30, 40, 20])
        #expect(frames(view).map(\.minY) == [0, 21, 52, 93])
        let half = Item(layoutSize: Size(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(100)))
        let pairs = show(
            UICollectionViewCompositionalLayout(section: Section(group: line([half], height: .estimated(100)))), source)
        #expect(frames(pairs).map(\.minY) == [0, 0, 30, 30])
        #expect(pairs.contentSize.height == 70)
    }

    /// Cells are made for what is seen; thousands of items further down keep their guess.
    @Test func onlyWhatIsSeenIsMade() {
        let size = Size(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
        let source = Source([20_000])
        let view = show(
            UICollectionViewCompositionalLayout(
                section: Section(group: Group.vertical(layoutSize: size, subitems: [Item(layoutSize: size)]))), source)
        #expect(source.made < 40)
        #expect(view.visibleCells.count < 30)
        view.scrollToItem(at: IndexPath(item: 15_000, section: 0), at: .top, animated: false)
        #expect(view.indexPathsForVisibleItems.contains(IndexPath(item: 15_000, section: 0)))
        #expect(source.made < 120)
    }

    /// A header stands above the section's content, a footer below it, as wide as their sizes say.
    @Test func boundaryItemsStandAroundSections() {
        let item = Item(layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)))
        let section = Section(group: line([item], height: .absolute(50)))
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        let edge = Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
        let half = Size(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(12))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(layoutSize: edge, elementKind: "header", alignment: .top),
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: half, elementKind: "footer", alignment: .bottomTrailing),
        ]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 7
        configuration.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(25)),
                elementKind: "top", alignment: .top)
        ]
        let source = Source([1, 1])
        let view = show(
            UICollectionViewCompositionalLayout(section: section, configuration: configuration), source)
        func edgeFrame(_ kind: String, _ section: Int) -> CGRect? {
            view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
        }
        #expect(
            view.visibleSupplementaryViews(ofKind: "top").map(\.frame) == [CGRect(x: 0, y: 0, width: 300, height: 25)])
        #expect(edgeFrame("header", 0) == CGRect(x: 20, y: 25, width: 260, height: 30))
        #expect(frames(view) == [CGRect(x: 20, y: 65, width: 260, height: 50)])
        #expect(edgeFrame("footer", 0) == CGRect(x: 150, y: 125, width: 130, height: 12))
        #expect(edgeFrame("header", 1)?.minY == 144)
        // 25 for the header of all, 7 between sections of 30 + 10 + 50 + 10 + 12
        #expect(view.contentSize.height == 256)
        section.supplementariesFollowContentInsets = false
        view.reloadData()
        view.layoutIfNeeded()
        #expect(edgeFrame("header", 0) == CGRect(x: 0, y: 25, width: 300, height: 30))
    }

    /// A header that is pinned stays at the top until its section ends.
    @Test func pinnedHeadersStayInSight() {
        let item = Item(layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)))
        let section = Section(group: line([item], height: .absolute(100)))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
            elementKind: "header", alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let source = Source([10, 10])
        let view = show(UICollectionViewCompositionalLayout(section: section), source)
        let path = IndexPath(item: 0, section: 0)
        view.contentOffset.y = 250
        view.layoutIfNeeded()
        #expect(view.supplementaryView(forElementKind: "header", at: path)?.frame.minY == 250)
        // The section ends at 1,030.
        view.contentOffset.y = 1015
        view.layoutIfNeeded()
        #expect(view.supplementaryView(forElementKind: "header", at: path)?.frame.minY == 1000)
    }

    /// A pinned footer stays at the bottom from the beginning of its section on, and so do headers of the whole layout at the top.
    @Test func pinnedFootersAndHeadersOfAllStayInSight() {
        let item = Item(layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)))
        let section = Section(group: line([item], height: .absolute(100)))
        let size = Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
        let footer = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: "footer", alignment: .bottom)
        let title = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: "title", alignment: .top)
        (footer.pinToVisibleBounds, title.pinToVisibleBounds) = (true, true)
        section.boundarySupplementaryItems = [footer]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [title]
        let source = Source([10, 10])
        let view = show(
            UICollectionViewCompositionalLayout(section: section, configuration: configuration), source)
        func top(_ kind: String) -> CGFloat? { view.visibleSupplementaryViews(ofKind: kind).map(\.frame.minY).min() }
        #expect(top("title") == 0 && top("footer") == view.bounds.height - 30)
        view.contentOffset.y = 250
        view.layoutIfNeeded()
        #expect(top("title") == 250 && top("footer") == 250 + view.bounds.height - 30)
        // The first section's own place for its footer, below its rows, is higher than the edge of what is seen.
        view.contentOffset.y = 1_010
        view.layoutIfNeeded()
        #expect(top("footer") == 1_030)
    }

    /// Apple's badge: a square at the top trailing corner, moved out by three tenths of its size.
    @Test func badgesStandAtTheirItems() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: Size(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let item = Item(
            layoutSize: Size(widthDimension: .absolute(100), heightDimension: .absolute(80)),
            supplementaryItems: [badge])
        let source = Source([1])
        let view = show(
            UICollectionViewCompositionalLayout(section: Section(group: line([item], height: .absolute(80)))), source)
        let frame = view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 0, section: 0))?.frame
        #expect(frame == CGRect(x: 86, y: -6, width: 20, height: 20))
    }

    /// Each group has the badges that are set on it, at the index path of its first item.
    @Test func groupsHaveBadges() {
        let item = Item(layoutSize: Size(widthDimension: .absolute(100), heightDimension: .absolute(80)))
        let group = line([item, item], height: .absolute(80))
        #expect(group.supplementaryItems.isEmpty)
        group.supplementaryItems = [
            NSCollectionLayoutSupplementaryItem(
                layoutSize: Size(widthDimension: .absolute(20), heightDimension: .absolute(10)), elementKind: "badge",
                containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing]))
        ]
        group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 40)
        let source = Source([3])
        let view = show(UICollectionViewCompositionalLayout(section: Section(group: group)), source)
        let frames = (0..<3).map {
            view.supplementaryView(forElementKind: "badge", at: IndexPath(item: $0, section: 0))?.frame
        }
        #expect(
            frames == [
                CGRect(x: 240, y: 70, width: 20, height: 10), nil, CGRect(x: 240, y: 150, width: 20, height: 10),
            ])
    }

    @Test func aGroupSaysWhatItIsMadeOf() {
        let tall = Item(layoutSize: Size(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(44)))
        let column = Group.vertical(
            layoutSize: Size(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
            repeatingSubitem: tall, count: 2)
        #expect(
            line([tall, column], height: .absolute(80)).visualDescription()
                == """
                horizontal group (1 of the width x 80)
                    item (0.5 of the width x about 44)
                    vertical group (0.5 of the width x 1 of the height), 2 times
                        item (0.5 of the width x about 44)
                """)
    }

    @Test func aSectionKeepsHowItScrollsAcross() {
        let properties = Section(group: line([], height: .absolute(80))).orthogonalScrollingProperties
        #expect(properties.bounce == .automatic && properties.decelerationRate == .automatic)
        (properties.bounce, properties.decelerationRate) = (.never, .fast)
        #expect(properties.bounce == .never && properties.decelerationRate == .fast)
    }

    /// The ground of a section lies behind all of it, less its insets.
    @Test func decorationsLieBehindSections() throws {
        let item = Item(layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)))
        let section = Section(group: line([item], height: .absolute(50)))
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
        ground.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        section.decorationItems = [ground]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Ground.self, forDecorationViewOfKind: "ground")
        let source = Source([2])
        let view = show(layout, source)
        let shown = try #require(view.subviews.first as? Ground)
        #expect(shown.frame == CGRect(x: 5, y: 5, width: 290, height: 110))
        #expect(shown.layer.zPosition < 0)
    }

    /// A section that scrolls across stands its groups side by side and takes the height of one.
    @Test func sectionsScrollAcross() {
        let item = Item(layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = Group.horizontal(
            layoutSize: Size(widthDimension: .absolute(200), heightDimension: .absolute(120)), subitems: [item])
        let section = Section(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 10
        let source = Source([3])
        let view = show(UICollectionViewCompositionalLayout(section: section), source)
        #expect(frames(view).map(\.origin) == [0, 210, 420].map { CGPoint(x: $0, y: 0) })
        #expect(view.contentSize == CGSize(width: 300, height: 120))
        section.orthogonalScrollingBehavior = .groupPagingCentered
        view.reloadData()
        view.layoutIfNeeded()
        #expect(frames(view).map(\.minX) == [50, 260, 470])
    }

    /// Sections measure their insets from the safe area unless told otherwise.
    @Test func insetsAreMeasuredFromTheirReference() {
        let item = Item(layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)))
        let section = Section(group: line([item], height: .absolute(50)))
        section.contentInsets.leading = 5
        let controller = UIViewController(), source = Source([1])
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
        controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
        let view = show(UICollectionViewCompositionalLayout(section: section), source)
        controller.view.addSubview(view)
        view.setNeedsLayout()
        controller.view.layoutIfNeeded()
        #expect(frames(view) == [CGRect(x: 45, y: 0, width: 225, height: 50)])
        section.contentInsetsReference = .none
        view.reloadData()
        view.layoutIfNeeded()
        #expect(frames(view) == [CGRect(x: 5, y: 0, width: 295, height: 50)])
    }

    /// Items of a custom group stand where its closure says, for the group's size.
    @Test func customGroupsPlaceTheirItems() {
        let group = Group.custom(
            layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        ) { environment in
            let half = environment.container.contentSize.width / 2
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: half, height: 100)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: half, y: 50, width: half, height: 50), zIndex: 2),
            ]
        }
        let source = Source([3])
        let view = show(UICollectionViewCompositionalLayout(section: Section(group: group)), source)
        #expect(
            frames(view) == [
                CGRect(x: 0, y: 0, width: 150, height: 100), CGRect(x: 150, y: 50, width: 150, height: 50),
                CGRect(x: 0, y: 100, width: 150, height: 100),
            ])
    }

    /// Leading is right where text is written from right to left.
    @Test func layoutsFollowTheReadingDirection() {
        let item = Item(layoutSize: Size(widthDimension: .absolute(100), heightDimension: .absolute(50)))
        let source = Source([2])
        let view = show(
            UICollectionViewCompositionalLayout(section: Section(group: line([item], height: .absolute(50)))), source)
        view.semanticContentAttribute = .forceRightToLeft
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(frames(view).map(\.minX) == [200, 100])
    }

    /// Groups that can't hold an item, and sizes of nothing, end the section instead of going on for ever.
    @Test func emptySizesEnd() {
        let item = Item(layoutSize: Size(widthDimension: .fractionalWidth(0), heightDimension: .fractionalHeight(0)))
        let source = Source([5])
        let empty = show(
            UICollectionViewCompositionalLayout(section: Section(group: line([item], height: .absolute(0)))), source)
        #expect(empty.contentSize.height == 0)
        let nothing = show(
            UICollectionViewCompositionalLayout(section: Section(group: line([], height: .absolute(10)))), source)
        #expect(nothing.contentSize.height == 0)
        let none = show(UICollectionViewCompositionalLayout { _, _ in nil }, source)
        #expect(none.contentSize.height == 0)
    }
}
