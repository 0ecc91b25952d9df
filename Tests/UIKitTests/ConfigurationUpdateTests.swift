import Testing
import UIKit

@MainActor
@Suite("Configurations that are brought up to date for a state")
struct ConfigurationUpdateTests {
    final class Row: UITableViewCell {
        var states: [UICellConfigurationState] = []
        var chosen: [Bool] = []
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            states.append(state)
            var content = UIListContentConfiguration.cell()
            content.text = state.isSelected ? "chosen" : "plain"
            contentConfiguration = content
        }
        override func setSelected(_ selected: Bool, animated: Bool) {
            super.setSelected(selected, animated: animated)
            chosen.append(selected)
        }
        var shownText: String? { (contentConfiguration as? UIListContentConfiguration)?.text }
    }

    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var header: UITableViewHeaderFooterView?
        var log: [String] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            log.append("cell \(indexPath.row)")
            return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            log.append("display \(indexPath.row) \((cell as? Row)?.states.count ?? -1)")
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    }

    private func table(_ source: Source) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
        table.register(Row.self, forCellReuseIdentifier: "row")
        (table.dataSource, table.delegate) = (source, source)
        table.layoutIfNeeded()
        return table
    }

    @Test("A row’s cell is configured once before it is displayed, without asking")
    func rowsAreConfiguredBeforeTheyAreDisplayed() throws {
        let source = Source()
        let table = table(source)
        #expect(source.log == ["cell 0", "display 0 1", "cell 1", "display 1 1"])
        let cell = try #require(table.cellForRow(at: [0, 0]) as? Row)
        #expect(cell.shownText == "plain")
        #expect(cell.contentView is UIListContentView)
        #expect(cell.chosen == [false])
    }

    @Test("A row that is chosen tells its cell by setSelected(_:animated:), and is configured before the next layout")
    func chosenRowsAreConfigured() throws {
        let source = Source()
        let table = table(source)
        let cell = try #require(table.cellForRow(at: [0, 1]) as? Row)
        table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        #expect(cell.chosen == [false, true])
        #expect(cell.shownText == "plain")
        table.layoutIfNeeded()
        #expect(cell.shownText == "chosen")
        table.deselectRow(at: [0, 1], animated: false)
        cell.setNeedsUpdateConfiguration()
        cell.setNeedsUpdateConfiguration()
        table.layoutIfNeeded()
        #expect(cell.states.map(\.isSelected) == [false, true, false])
    }

    @Test("Headers are configured by their handler")
    func headersAreConfigured() {
        let source = Source()
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.configurationUpdateHandler = { view, _ in
            var content = view.defaultContentConfiguration()
            content.text = "Places"
            view.contentConfiguration = content
        }
        source.header = header
        let table = table(source)
        #expect((header.contentConfiguration as? UIListContentConfiguration)?.text == "Places")
        #expect(header.superview === table)
    }

    final class Tile: UICollectionViewCell {
        var updates = 0
        override func updateConfiguration(using state: UICellConfigurationState) {
            updates += 1
            var content = UIListContentConfiguration.cell()
            content.text = "tile"
            contentConfiguration = content
        }
    }

    final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var log: [String] = []
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { log.append("\((cell as? Tile)?.updates ?? -1) \(cell.frame.width)") }
    }

    @Test("An item’s cell is configured and placed before it is displayed")
    func itemsAreConfiguredBeforeTheyAreDisplayed() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 70)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
        view.register(Tile.self, forCellWithReuseIdentifier: "tile")
        let source = Tiles()
        (view.dataSource, view.delegate) = (source, source)
        view.layoutIfNeeded()
        #expect(source.log == ["1 90.0"])
        #expect(view.cellForItem(at: [0, 0])?.contentView is UIListContentView)
    }

    final class Switcher: UIButton {
        var updates: [Bool] = []
        override func updateConfiguration() {
            updates.append(isSelected)
            configuration?.title = isSelected ? "a longer title" : "off"
        }
    }

    @Test("A button is configured before its first layout, and before the next one after its state changed")
    func buttonsAreConfigured() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let button = Switcher(configuration: .filled())
        button.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(button)
        NSLayoutConstraint.activate([
            button.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            button.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ])
        root.layoutIfNeeded()
        #expect(button.updates == [false])
        let narrow = button.frame.width
        button.isSelected = true
        button.isHighlighted = true
        #expect(button.updates == [false])
        root.layoutIfNeeded()
        #expect(button.updates == [false, true])
        #expect(button.frame.width > narrow)
        #expect(abs(button.frame.midX - 150) < 0.5)
    }

    @Test("A button’s handler runs once for all that changed, after its update, and for another tint")
    func handlersRunOnce() {
        let button = UIButton(configuration: .plain())
        var calls = 0
        button.configurationUpdateHandler = { _ in calls += 1 }
        button.setNeedsUpdateConfiguration()
        #expect(calls == 0)
        button.layoutIfNeeded()
        #expect(calls == 1)
        button.configuration?.title = "Title"
        button.updateConfiguration()
        button.layoutIfNeeded()
        #expect(calls == 1)
        button.tintColor = .red
        button.layoutIfNeeded()
        #expect(calls == 2)
    }

    @Test("A configuration has one title, with attributes or without")
    func titlesAreOne() {
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = AttributedString("Old")
        configuration.title = "New"
        #expect(configuration.attributedTitle.map { String($0.characters) } == "New")
        configuration.attributedSubtitle = AttributedString("Below")
        #expect(configuration.subtitle == "Below")
        let button = UIButton(configuration: configuration)
        #expect(button.currentTitle == "New")
    }

    @Test("Rows that are chosen while a table is edited aren’t any more when it no longer is")
    func editingEndsChoices() {
        let source = Source()
        let table = table(source)
        table.allowsMultipleSelectionDuringEditing = true
        table.setEditing(true, animated: false)
        table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
        #expect(table.indexPathsForSelectedRows == [[0, 0]])
        table.setEditing(false, animated: false)
        #expect(table.indexPathsForSelectedRows == nil)
    }
}
