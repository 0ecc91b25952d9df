import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("What lists ask for while they change")
struct UpdateOrderTests {
    private final class Layout: UICollectionViewLayout {
        var log: [String] = []
        private var places: [UICollectionViewLayoutAttributes] = []
        override func prepare() {
            let count = collectionView?.numberOfItems(inSection: 0) ?? 0
            places = (0..<count).map { item in
                let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
                place.frame = CGRect(x: 0, y: item * 50, width: 100, height: 40)
                return place
            }
            log.append("prepared \(count)")
        }
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            log.append("updates of \(places.count)")
        }
        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: places.count * 50) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { places }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            places[indexPath.item]
        }
    }

    private final class Items: NSObject, UICollectionViewDataSource, UITableViewDataSource {
        var count = 3
        var areAnimated: [Bool] = []
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            areAnimated.append(UIView.areAnimationsEnabled)
            return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            areAnimated.append(UIView.areAnimationsEnabled)
            return UITableViewCell()
        }
    }

    private func show(_ view: UIView) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        view.frame = window.bounds
        window.rootViewController?.view.addSubview(view)
        window.layoutIfNeeded()
        return window
    }

    @Test("A layout is prepared for the new items before it hears of the updates")
    func layoutsAreFirstPrepared() {
        let layout = Layout(), items = Items()
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = items
        let window = show(collection)
        layout.log = []
        items.areAnimated = []
        collection.performBatchUpdates {
            items.count = 4
            collection.insertItems(at: [IndexPath(item: 3, section: 0)])
        }
        #expect(layout.log.prefix(2) == ["prepared 4", "updates of 4"])
        #expect(items.areAnimated == [false])
        AnimationClock.current.advance(by: 1)
        window.isHidden = true
    }

    @Test("Cells are made as without animation, whatever moves them")
    func cellsAreMadeWithoutAnimation() {
        let table = UITableView(), items = Items()
        table.dataSource = items
        let window = show(table)
        items.areAnimated = []
        items.count = 4
        UIView.animate(withDuration: 1) {
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            table.layoutIfNeeded()
            #expect(UIView.areAnimationsEnabled)
        }
        #expect(items.areAnimated == [false])
        AnimationClock.current.advance(by: 2)
        window.isHidden = true
    }

    private final class Growing: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size = CGSize(width: 120, height: 60)
            return layoutAttributes
        }
    }

    @Test("Cells that are measured for a change are the ones that are shown")
    func measuredCellsAreTheShownOnes() {
        let flow = UICollectionViewFlowLayout(), items = Items()
        flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
        collection.register(Growing.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = items
        let window = show(collection)
        UIView.performWithoutAnimation {
            for _ in 0..<3 {
                items.count += 1
                collection.performBatchUpdates { collection.insertItems(at: [IndexPath(item: 0, section: 0)]) }
            }
        }
        collection.layoutIfNeeded()
        #expect(collection.visibleCells.count == 6)
        #expect(collection.subviews.count { $0 is UICollectionViewCell && !$0.isHidden } == 6)
        window.isHidden = true
    }
}
