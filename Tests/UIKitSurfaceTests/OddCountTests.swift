import Testing
import UIKit

/// A data source that gives numbers that no one means.
private final class OddSource: NSObject, UITableViewDataSource, UICollectionViewDataSource, UIPickerViewDataSource {
    var sections = 1
    var elements = 0

    func numberOfSections(in tableView: UITableView) -> Int { sections }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { elements }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { elements }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { sections }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { elements }
}

/// Counts, places and priorities that no one means, and that must not stop a program.
@MainActor
@Suite("Odd counts")
struct OddCountTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    @Test(arguments: [(1, -1), (-1, 0), (-3, -3), (0, 0), (1, Int.min), (Int.min, -1)])
    func negativeNumbersOfADataSourceStandForNone(sections: Int, elements: Int) {
        let source = OddSource()
        (source.sections, source.elements) = (sections, elements)
        let flow = UICollectionViewFlowLayout()
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let compositional = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let table = UITableView(frame: root.bounds)
        let collections = [flow, compositional].map { UICollectionView(frame: root.bounds, collectionViewLayout: $0) }
        let picker = UIPickerView(frame: root.bounds)
        table.dataSource = source
        picker.dataSource = source
        for collection in collections { collection.dataSource = source }
        for view in [table, picker] + collections { root.addSubview(view) }
        root.layoutIfNeeded()
        table.reloadData()
        collections[0].reloadData()
        root.layoutIfNeeded()
        #expect(table.numberOfRows(inSection: 0) == 0)
        #expect(table.numberOfSections == max(0, sections))
        #expect(table.visibleCells.isEmpty)
        #expect(collections.allSatisfy { $0.numberOfItems(inSection: 0) == 0 && $0.visibleCells.isEmpty })
        #expect(picker.numberOfComponents == max(0, sections))
        #expect(picker.numberOfRows(inComponent: 0) == 0)
        #expect(picker.selectedRow(inComponent: 0) == -1)
    }

    @Test func rowsThatAreNotThere() {
        let source = OddSource()
        source.elements = 3
        let table = UITableView(frame: root.bounds)
        table.dataSource = source
        root.addSubview(table)
        root.layoutIfNeeded()
        for path in [IndexPath(row: 7, section: 0), IndexPath(row: -1, section: -1), IndexPath(row: 0, section: 9)] {
            table.scrollToRow(at: path, at: .middle, animated: false)
            table.selectRow(at: path, animated: false, scrollPosition: .top)
            table.deselectRow(at: path, animated: false)
            #expect(table.rectForRow(at: path) == .zero)
            #expect(table.cellForRow(at: path) == nil)
            #expect(table.rect(forSection: 40) == .zero)
            #expect(table.headerView(forSection: -1) == nil)
        }
        root.layoutIfNeeded()
        #expect(table.visibleCells.count == 3)
    }

    @Test func subviewsGoToTheNearestPlace() {
        let views = (0..<4).map { _ in UIView() }
        root.insertSubview(views[0], at: 9)
        root.insertSubview(views[1], at: -4)
        root.insertSubview(views[2], at: 1)
        root.insertSubview(views[3], at: Int.max)
        #expect(root.subviews == [views[1], views[2], views[0], views[3]])
        root.insertSubview(views[1], at: 77)
        #expect(root.subviews == [views[2], views[0], views[3], views[1]])
    }

    /// UIKit takes any priority above 0. One below 1 gives way to one of 1.
    @Test(arguments: [(Float(0.5), Float(1)), (0.001, 0.002), (1, 1.5), (1.5, 2), (0.5, 1000)])
    func lowPrioritiesKeepTheirOrder(low: Float, high: Float) {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let (short, long) = (
            view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 90)
        )
        short.priority = UILayoutPriority(low)
        long.priority = UILayoutPriority(high)
        NSLayoutConstraint.activate([short, long])
        root.layoutIfNeeded()
        #expect(view.frame.width == 90)
        (short.priority, long.priority) = (UILayoutPriority(max(high, 2)), UILayoutPriority(low))
        root.layoutIfNeeded()
        #expect(view.frame.width == 10)
        #expect(view.constraints.map(\.priority.rawValue) == [max(high, 2), low])
    }

    @Test(arguments: [Float(0.5), 0, -3, 2000, .nan]) func contentPrioritiesAreTakenAsTheyCome(priority: Float) {
        let label = UILabel()
        label.text = "Text"
        label.translatesAutoresizingMaskIntoConstraints = false
        label.setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
        label.setContentCompressionResistancePriority(UILayoutPriority(priority), for: .vertical)
        root.addSubview(label)
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(label.frame.width == label.intrinsicContentSize.width)
    }

    @Test(arguments: [Float(0), -1, 1000.5])
    func prioritiesThatUIKitRefusesStopWithASentence(priority: Float) async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [priority] in
            await MainActor.run {
                let view = UIView()
                view.widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(priority)
            }
        }
        let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(said.contains("a priority must be above 0 and at most 1000"))
    }
}
