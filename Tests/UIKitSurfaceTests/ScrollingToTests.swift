import Testing
import UIKit

private final class Lines: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

private final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: 25) }
}

/// A layout whose items are turned once they are scrolled away from the top.
private final class TurningLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 2000) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 100, y: 100, width: 80, height: 40)
        attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
        attributes.zIndex = 3
        return [attributes]
    }
}

@MainActor
@Suite("Scrolling to rows and items")
struct ScrollingToTests {
    /// Rows of 40 points in a table 400 high: the row comes to the edge asked for, never beyond the content.
    @Test func tablesScrollToRows() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), lines = Lines()
        table.rowHeight = 40
        table.dataSource = lines
        func offset(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
            return table.contentOffset.y
        }
        #expect(offset(50, .top) == 2000)
        #expect(offset(50, .middle) == 1820)  // the middle at 2,020 in the middle of 400
        #expect(offset(50, .bottom) == 1640)  // the end at 2,040
        // Seen already: it stays.
        #expect(offset(45, .none) == 1640)
        #expect(offset(60, .none) == 2040)
        #expect(offset(99, .top) == 3600)
        #expect(offset(0, .bottom) == 0)
        #expect(table.rectForRow(at: IndexPath(row: 70, section: 0)) == CGRect(x: 0, y: 2800, width: 300, height: 40))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 2815)) == IndexPath(row: 70, section: 0))
        table.contentInset.top = 30
        #expect(offset(50, .top) == 1970)
    }

    /// Flow layouts ask their delegate for the size of headers, and the data source for the headers.
    @Test func collectionsScrollToItems() {
        let layout = UICollectionViewFlowLayout(), tiles = Tiles()
        layout.itemSize = CGSize(width: 100, height: 90)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        view.delegate = tiles
        view.dataSource = tiles
        // Lines of three, 100 apart, below a header of 25.
        view.scrollToItem(at: IndexPath(item: 30, section: 0), at: .top, animated: false)
        #expect(view.contentOffset.y == 1025)
        view.scrollToItem(at: IndexPath(item: 30, section: 0), at: .centeredVertically, animated: false)
        #expect(view.contentOffset.y == 870)  // 1,025 + 45 - 200
        #expect(view.cellForItem(at: IndexPath(item: 30, section: 0))?.frame.minY == 1025)
        view.selectItem(at: IndexPath(item: 99, section: 0), animated: false, scrollPosition: .bottom)
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 99, section: 0)])
        #expect(view.contentOffset.y == 3015)  // 25 + 33 * 100 + 90 - 400
        #expect(view.cellForItem(at: IndexPath(item: 99, section: 0))?.isSelected == true)
        let header = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
        #expect(header?.frame.minY == 25)
    }

    /// Frames are those before the transform, each time the layout places its items.
    @Test func transformsStayWithTheirItems() throws {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: TurningLayout())
        let tiles = Tiles()
        view.dataSource = tiles
        for _ in 0..<3 {
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
        let cell = try #require(view.visibleCells.first)
        #expect(cell.bounds.size == CGSize(width: 80, height: 40))
        #expect(cell.center == CGPoint(x: 140, y: 120))
        #expect(cell.frame == CGRect(x: 60, y: 80, width: 160, height: 80))
        #expect(cell.layer.zPosition == 3)
    }
}
