/// A table or a collection: shows cells that a data source makes.
@MainActor
protocol CellContainer: UIScrollView {
    associatedtype Cell: UIView
    var shownCells: [IndexPath: Cell] { get set }
    /// The cell to hand out when a cell is asked for, while one is brought up to date.
    var reconfiguredCell: Cell? { get set }
    /// Asks the data source for a cell.
    func makeCell(at path: IndexPath) -> Cell?
    func putAside(_ cell: Cell)
}

extension CellContainer {
    /// Has the data source bring a row or item up to date: asked for a cell, the container hands out the one that is there.
    func reconfigure(_ path: IndexPath) {
        guard let cell = shownCells[path] else { return }
        reconfiguredCell = cell
        let answer = makeCell(at: path)
        reconfiguredCell = nil
        guard let answer, answer !== cell else { return }
        putAside(cell)
        shownCells[path] = answer
    }
}

// Cells are made as without animation, whatever moves them to their places.

extension UITableView: CellContainer {
    func makeCell(at path: IndexPath) -> UITableViewCell? {
        UIView.withoutAnimation { dataSource?.tableView(self, cellForRowAt: path) }
    }
}

extension UICollectionView: CellContainer {
    func makeCell(at path: IndexPath) -> UICollectionViewCell? {
        UIView.withoutAnimation { dataSource?.collectionView(self, cellForItemAt: path) }
    }
}
