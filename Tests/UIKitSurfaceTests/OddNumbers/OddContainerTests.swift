import Testing
import UIKit

/// Answers every question of a table and a collection with one number.
private final class OddAnswers: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    let number: Double
    init(_ number: Double) { self.number = number }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row"
        return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { number }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { number }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { number }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { number }
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        Int(odd: number)
    }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize { CGSize(odd: number) }
    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(odd: number) }
    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { number }
    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(odd: number) }
}

/// Gives three rows and items, and says nothing of their sizes.
private final class Items: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row"
        cell.imageView?.image = UIImage(systemName: "star")
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
}

@MainActor
private func use(_ view: UIScrollView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(view)
    for _ in 0..<2 {
        root.layoutIfNeeded()
        _ = (view.adjustedContentInset, view.sizeThatFits(.zero), view.contentSize)
        if let table = view as? UITableView {
            _ = (table.visibleCells, table.indexPathForRow(at: .zero), table.rect(forSection: 0))
            _ = table.indexPathsForRows(in: root.bounds)
            table.reloadData()
        }
        if let collection = view as? UICollectionView {
            _ = collection.visibleCells
            collection.reloadData()
        }
    }
    view.removeFromSuperview()
}

/// Numbers of scroll views, tables, collections and their layouts that UIKit takes without an exception, whatever they are.
@MainActor
@Suite("Odd numbers of containers")
struct OddContainerTests {
    @Test func scrollViews() {
        func scroller() -> UIScrollView {
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.contentSize = CGSize(width: 300, height: 300)
            return view
        }
        let traces = tracesOfOddNumbers(
            scroller, \.contentSize, \.contentInset, \.minimumZoomScale, \.maximumZoomScale, \.zoomScale,
            \.contentOffset, \.verticalScrollIndicatorInsets, \.horizontalScrollIndicatorInsets,
            \.scrollIndicatorInsets)
        #expect(traces.isEmpty)
        setOdd(scroller, \.bounds, \.bounds.origin, \.frame, use: use)
        forEachOddNumber { (number: Double) in
            let view = scroller()
            view.setContentOffset(CGPoint(odd: number), animated: true)
            AnimationClock.current.advance(by: 0.1)
            view.setContentOffset(CGPoint(odd: number), animated: false)
            view.scrollRectToVisible(CGRect(odd: number), animated: true)
            view.setZoomScale(number, animated: true)
            view.zoom(to: CGRect(odd: number), animated: false)
            AnimationClock.current.advance(by: 1)
            use(view)
        }
    }

    @Test func tables() {
        let items = Items(), box = CGRect(x: 0, y: 0, width: 300, height: 300)
        for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
            func table() -> UITableView {
                let table = UITableView(frame: box, style: style)
                table.dataSource = items
                return table
            }
            setOdd(
                table, \.rowHeight, \.estimatedRowHeight, \.sectionHeaderHeight, \.sectionFooterHeight,
                \.estimatedSectionHeaderHeight, \.estimatedSectionFooterHeight, \.sectionHeaderTopPadding,
                \.separatorInset, \.contentInset, \.contentOffset, \.bounds, \.frame, use: use)
            forEachOddNumber { (number: Double) in
                let table = table(), answers = OddAnswers(number), place = Int(odd: number)
                table.delegate = answers
                use(table)
                table.scrollToRow(at: IndexPath(row: place, section: place), at: .middle, animated: true)
                table.scrollToRow(at: IndexPath(row: 1, section: 0), at: .bottom, animated: false)
                _ = (table.cellForRow(at: IndexPath(row: place, section: 0)), table.numberOfRows(inSection: place))
                _ = (table.rectForHeader(inSection: place), table.rectForFooter(inSection: place))
                table.beginUpdates()
                table.endUpdates()
                use(table)
            }
        }
        func cell() -> UITableViewCell {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = "Text"
            cell.detailTextLabel?.text = "Detail"
            cell.accessoryType = .disclosureIndicator
            return cell
        }
        let traces = tracesOfOddNumbers(cell, \.indentationWidth, \.indentationLevel, \.separatorInset)
        #expect(traces.isEmpty)
    }

    @Test func flowLayouts() {
        let items = Items(), box = CGRect(x: 0, y: 0, width: 300, height: 300)
        func show(_ layout: UICollectionViewLayout, _ source: UICollectionViewDataSource) {
            let view = UICollectionView(frame: box, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            view.delegate = source as? UICollectionViewDelegate
            use(view)
            view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .centeredVertically, animated: true)
            view.scrollToItem(at: IndexPath(item: 1, section: 0), at: .bottom, animated: false)
            _ = layout.layoutAttributesForElements(in: box)
            use(view)
        }
        for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
            func layout() -> UICollectionViewFlowLayout {
                let layout = UICollectionViewFlowLayout()
                layout.scrollDirection = direction
                return layout
            }
            setOdd(
                layout, \.itemSize, \.itemSize.width, \.itemSize.height, \.estimatedItemSize, \.minimumLineSpacing,
                \.minimumInteritemSpacing, \.sectionInset, \.sectionInset.left, \.sectionInset.top,
                \.headerReferenceSize, \.footerReferenceSize
            ) { show($0, items) }
            forEachOddNumber { (number: Double) in show(layout(), OddAnswers(number)) }
        }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        setOdd({ attributes }, \.frame, \.center, \.size, \.alpha, \.zIndex, \.transform) {
            UICollectionViewCell(frame: .zero).apply($0)
            _ = ($0.frame, $0.center, $0.size)
        }
    }

    @Test func compositionalLayouts() {
        let items = Items(), box = CGRect(x: 0, y: 0, width: 300, height: 300)
        func show(_ section: NSCollectionLayoutSection, spacing: CGFloat = 0) {
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.interSectionSpacing = spacing
            let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
            let view = UICollectionView(frame: box, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = items
            use(view)
        }
        func size(_ dimension: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: dimension, heightDimension: dimension)
        }
        forEachOddNumber { (number: Double) in
            for dimension in [
                NSCollectionLayoutDimension.absolute(number), .estimated(number), .fractionalWidth(number),
                .fractionalHeight(number),
            ] {
                let item = NSCollectionLayoutItem(layoutSize: size(dimension))
                let plain = NSCollectionLayoutItem(layoutSize: size(.absolute(50)))
                for group in [
                    NSCollectionLayoutGroup.horizontal(layoutSize: size(.absolute(200)), subitems: [item, plain]),
                    .vertical(layoutSize: size(dimension), subitems: [plain, item]),
                    .horizontal(layoutSize: size(dimension), repeatingSubitem: item, count: 2),
                ] { show(NSCollectionLayoutSection(group: group)) }
            }
            let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50)))
            for spacing in [NSCollectionLayoutSpacing.fixed(number), .flexible(number)] {
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: size(.absolute(200)), subitems: [item, item])
                group.interItemSpacing = spacing
                item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                    leading: spacing, top: spacing, trailing: spacing, bottom: spacing)
                (item.contentInsets, group.contentInsets) = (.init(odd: number), .init(odd: number))
                let section = NSCollectionLayoutSection(group: group)
                section.interGroupSpacing = number
                section.contentInsets = .init(odd: number)
                let header = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(.estimated(number)), elementKind: "kind", alignment: .top,
                    absoluteOffset: CGPoint(odd: number))
                (header.zIndex, header.contentInsets) = (Int(odd: number), .init(odd: number))
                show(section, spacing: number)
            }
            var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            list.headerTopPadding = number
            let view = UICollectionView(
                frame: box, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = items
            use(view)
        }
    }

    @Test func contentConfigurations() {
        forEachOddNumber { (number: Double) in
            var content = UIListContentConfiguration.subtitleCell()
            (content.text, content.secondaryText) = ("Text", "More")
            content.image = UIImage(systemName: "star")
            @MainActor func show() {
                let cell = UITableViewCell()
                cell.contentConfiguration = content
                OddScreen(cell).use()
                OddScreen(UIListContentView(configuration: content)).use()
            }
            let plain = content
            content.textProperties.numberOfLines = Int(odd: number)
            content.textProperties.minimumScaleFactor = number
            show()
            content = plain
            content.imageProperties.cornerRadius = number
            content.imageProperties.maximumSize = CGSize(odd: number)
            show()
            content = plain
            content.imageProperties.reservedLayoutSize = CGSize(odd: number)
            show()
            content = plain
            (content.imageToTextPadding, content.textToSecondaryTextVerticalPadding) = (number, number)
            content.textToSecondaryTextHorizontalPadding = number
            show()
            content = plain
            content.directionalLayoutMargins = .init(odd: number)
            show()
        }
    }

    @Test func controllers() {
        func controller() -> UIViewController { UIViewController() }
        setOdd(controller, \.preferredContentSize, \.additionalSafeAreaInsets) { controller in
            for container in [
                UINavigationController(rootViewController: controller), UITabBarController(),
            ] {
                (container as? UITabBarController)?.viewControllers = [controller]
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
                window.rootViewController = container
                window.isHidden = false
                window.layoutIfNeeded()
                controller.removeFromParent()
            }
        }
        forEachOddNumber { (number: Double) in
            let split = UISplitViewController(style: .doubleColumn), tabs = UITabBarController()
            split.preferredPrimaryColumnWidthFraction = number
            (split.minimumPrimaryColumnWidth, split.maximumPrimaryColumnWidth) = (number, number)
            split.preferredPrimaryColumnWidth = number
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(UIViewController(), for: .secondary)
            tabs.viewControllers = [UIViewController(), UIViewController()]
            tabs.selectedIndex = Int(odd: number)
            let pages = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .horizontal,
                options: [.interPageSpacing: number])
            pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
            for root in [split, tabs, pages] as [UIViewController] {
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
                window.windowLevel = UIWindow.Level(rawValue: number)
                window.rootViewController = root
                window.isHidden = false
                window.layoutIfNeeded()
                let sheet = UIViewController()
                sheet.preferredContentSize = CGSize(odd: number)
                sheet.sheetPresentationController?.preferredCornerRadius = number
                root.present(sheet, animated: false)
                window.layoutIfNeeded()
                root.dismiss(animated: false)
                let popover = UIViewController()
                popover.modalPresentationStyle = .popover
                popover.popoverPresentationController?.sourceView = root.view
                popover.popoverPresentationController?.sourceRect = CGRect(odd: number)
                popover.popoverPresentationController?.popoverLayoutMargins = UIEdgeInsets(odd: number)
                root.present(popover, animated: false)
                window.layoutIfNeeded()
                root.dismiss(animated: false)
                window.frame = CGRect(odd: number)
                window.layoutIfNeeded()
            }
            let item = UIBarButtonItem(title: "T", style: .plain, target: nil, action: nil)
            (item.width, item.imageInsets, item.tag) = (number, UIEdgeInsets(odd: number), Int(odd: number))
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            let space = UIBarButtonItem.fixedSpace(number)
            bar.setItems([item, space], animated: false)
            OddScreen(bar).use()
            let tab = UITabBarItem(title: "Tab", image: UIImage(systemName: "star"), tag: 0)
            tab.titlePositionAdjustment = UIOffset(odd: number)
            let tabBar = UITabBar()
            tabBar.setItems([tab], animated: false)
            OddScreen(tabBar).use()
        }
    }
}
