import Testing
import UIKit

@MainActor
@Suite("Collection layouts of a program’s own")
struct OwnCollectionLayoutTests {
    final class Rows: UICollectionViewLayout {
        var heights: [CGFloat] = [50, 50, 50]
        var questions = 0, invalidations = 0
        var isFlipped = false
        override class var layoutAttributesClass: AnyClass { Attributes.self }
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { isFlipped }
        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: heights.reduce(0, +)) }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let place = Attributes(forCellWith: indexPath)
            let y = heights[..<indexPath.item].reduce(0, +)
            place.frame = CGRect(x: 0, y: y, width: 30, height: heights[indexPath.item])
            return place
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            heights.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
                .filter { $0.frame.intersects(rect) }
        }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool {
            questions += 1
            heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
            return true
        }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            invalidations += 1
            super.invalidateLayout(with: context)
        }
    }
    final class Attributes: UICollectionViewLayoutAttributes {}

    final class Cell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            #expect(layoutAttributes is Attributes)
            layoutAttributes.frame.size.height = CGFloat(30 + 10 * layoutAttributes.indexPath.item)
            return layoutAttributes
        }
    }
    final class SizedCell: UICollectionViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 41, height: 78) }
    }

    final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    /// The layout is asked for places whenever somebody needs one, not in layout passes alone.
    @Test func placesAreKnownBeforeTheFirstLayoutAndAfterAReload() {
        final class Growing: NSObject, UICollectionViewDataSource {
            var count = 2
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
            func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let (layout, source) = (UICollectionViewFlowLayout(), Growing())
        (layout.itemSize, layout.minimumInteritemSpacing) = (CGSize(width: 40, height: 44), 0)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        #expect(view.layoutAttributesForItem(at: [0, 0])?.frame == CGRect(x: 0, y: 0, width: 40, height: 44))
        #expect(view.layoutAttributesForItem(at: [0, 2]) == nil)
        source.count = 3
        view.reloadData()
        #expect(view.layoutAttributesForItem(at: [0, 2])?.frame == CGRect(x: 0, y: 54, width: 40, height: 44))
    }

    private func collection(_ layout: UICollectionViewLayout, _ kind: AnyClass, _ source: Source) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
        view.register(kind as? UICollectionViewCell.Type, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        return view
    }

    @Test("Cells that come into sight tell the layout what they need, in attributes of its class")
    func preferred() {
        let (layout, source) = (Rows(), Source())
        let view = collection(layout, Cell.self, source)
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        #expect(layout.questions == 2 && layout.heights == [30, 40, 50])
        #expect(view.contentSize.height == 120)
        #expect(
            view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame == CGRect(x: 0, y: 70, width: 30, height: 50))
    }

    @Test("A cell without constraints says by sizeThatFits how large it is")
    func fitting() {
        let (layout, source) = (UICollectionViewFlowLayout(), Source())
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let view = collection(layout, SizedCell.self, source)
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.bounds.size == CGSize(width: 41, height: 78))
    }

    @Test("invalidateLayout reaches the method that takes a context")
    func invalidation() {
        let layout = Rows()
        layout.invalidateLayout()
        #expect(layout.invalidations == 1)
    }

    @Test("A layout that flips is mirrored where text runs from right to left")
    func flipped() {
        let (layout, source) = (Rows(), Source())
        layout.isFlipped = true
        let view = collection(layout, UICollectionViewCell.self, source)
        view.semanticContentAttribute = .forceRightToLeft
        view.layoutIfNeeded()
        let path = IndexPath(item: 0, section: 0)
        #expect(view.cellForItem(at: path)?.frame.minX == 70)
        #expect(view.layoutAttributesForItem(at: path)?.frame.minX == 70)
        #expect(view.indexPathForItem(at: CGPoint(x: 90, y: 10)) == path)
    }

    @Test("Attributes that get another size keep their middle")
    func middle() {
        let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        place.center = CGPoint(x: 50, y: 50)
        place.size = CGSize(width: 20, height: 30)
        #expect(place.frame == CGRect(x: 40, y: 35, width: 20, height: 30))
        place.bounds.size = CGSize(width: 10, height: 10)
        #expect(place.frame == CGRect(x: 45, y: 45, width: 10, height: 10))
    }

    @Test("A collection’s background view is in it at once")
    func background() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
        let (first, second) = (UIView(), UIView())
        view.backgroundView = first
        #expect(first.superview === view)
        view.backgroundView = second
        #expect(first.superview == nil && second.superview === view)
    }
}
