import Testing
import UIKit

/// Configurations of cells in the words of their documentation.
@MainActor
@Suite("Documented: configurations of cells")
struct DocumentedConfigurationTests {
    /// "The system calls this method automatically when the cell's configurationState changes."
    @Test func rowsUpdateWithTheirState() {
        final class Row: UITableViewCell {
            var given: [UICellConfigurationState] = []
            override func updateConfiguration(using state: UICellConfigurationState) { given.append(state) }
        }
        let row = Row(style: .default, reuseIdentifier: nil)
        row.configurationUpdateHandler = { cell, state in cell.textLabel?.text = state.isSelected ? "on" : "off" }
        row.layoutIfNeeded()
        #expect(row.textLabel?.text == "off")
        row.isSelected = true
        row.isSelected = true
        row.layoutIfNeeded()
        #expect(row.textLabel?.text == "on" && row.given.last?.isSelected == true)
        row.isHighlighted = true
        row.isEditing = true
        row.layoutIfNeeded()
        #expect(row.given.count == 3 && row.given.last?.isHighlighted == true && row.given.last?.isEditing == true)
    }

    /// "Setting this property back to nil replaces the current content view with a new, empty content view."
    @Test func noConfigurationIsAnEmptyContentView() {
        var content = UIListContentConfiguration.cell()
        content.text = "text"
        let row = UITableViewCell(style: .default, reuseIdentifier: nil), item = UICollectionViewCell()
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let (own, before) = (UIView(), row.contentView)
        row.contentView.addSubview(own)
        row.contentConfiguration = nil
        #expect(row.contentView === before && own.superview === before)
        row.contentConfiguration = content
        item.contentConfiguration = content
        header.contentConfiguration = content
        #expect(row.contentView is UIListContentView && own.superview === before && before.superview == nil)
        row.contentConfiguration = nil
        item.contentConfiguration = nil
        header.contentConfiguration = nil
        for (cell, view) in [(row, row.contentView), (item, item.contentView), (header, header.contentView)] {
            #expect(!(view is UIListContentView) && view.superview === cell && view.subviews.isEmpty)
            #expect(!cell.subviews.contains { $0 is UIListContentView })
        }
    }

    /// "A background configuration is mutually exclusive with background views … Setting a non-nil value for this property resets
    /// backgroundConfiguration to nil", and the other way round.
    @Test func backgroundsAreViewsOrConfigurations() {
        let row = UITableViewCell(style: .default, reuseIdentifier: nil), item = UICollectionViewCell()
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        for setView in [
            { row.backgroundView = UIView() }, { row.selectedBackgroundView = UIView() },
            { row.multipleSelectionBackgroundView = UIView() },
        ] {
            row.backgroundConfiguration = .listPlainCell()
            #expect(row.backgroundView == nil && row.selectedBackgroundView == nil)
            #expect(row.multipleSelectionBackgroundView == nil)
            setView()
            #expect(row.backgroundConfiguration == nil)
        }
        for setView in [{ item.backgroundView = UIView() }, { item.selectedBackgroundView = UIView() }] {
            item.backgroundConfiguration = .listPlainCell()
            #expect(item.backgroundView == nil && item.selectedBackgroundView == nil)
            setView()
            #expect(item.backgroundConfiguration == nil)
        }
        header.backgroundView = UIView()
        header.backgroundConfiguration = .listPlainHeaderFooter()
        #expect(header.backgroundView == nil)
        header.backgroundView = UIView()
        #expect(header.backgroundConfiguration == nil)
    }

    /// "If this property isn't nil, this view becomes the background view for a selected cell when the table view allows multiple
    /// row selections."
    @Test func rowsOfManyChoicesHaveAViewOfTheirOwn() {
        let row = UITableViewCell(style: .default, reuseIdentifier: nil), table = UITableView()
        table.addSubview(row)
        let (one, many) = (UIView(), UIView())
        (row.selectedBackgroundView, row.multipleSelectionBackgroundView) = (one, many)
        row.isSelected = true
        #expect(one.superview === row && many.superview == nil)
        row.isSelected = false
        table.allowsMultipleSelection = true
        row.isSelected = true
        #expect(one.superview == nil && many.superview === row)
        row.isSelected = false
        #expect(many.superview == nil)
    }

    /// Configurations and states are `Hashable`.
    @Test func configurationsAreCompared() {
        var first = UIListContentConfiguration.cell(), second = first
        #expect(first == second && Set([first, second]).count == 1)
        second.secondaryText = "more"
        #expect(first != second)
        first.secondaryText = "more"
        first.textProperties.colorTransformer = .grayscale
        #expect(first != second)
        second.textProperties.colorTransformer = .grayscale
        #expect(first == second && first.hashValue == second.hashValue)
        second.directionalLayoutMargins.leading += 1
        #expect(first != second && UIListContentConfiguration.cell() != .valueCell())
        #expect(UIListContentConfiguration.cell() == .cell() && UIListContentConfiguration.header() == .header())
        var ground = UIBackgroundConfiguration.clear()
        #expect(ground == .clear() && ground != .listGroupedCell())
        ground.strokeWidth = 1
        #expect(ground != .clear())
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        #expect(state == UICellConfigurationState(traitCollection: UITraitCollection()))
        state[UIConfigurationStateCustomKey("own")] = 1
        #expect(state != UICellConfigurationState(traitCollection: UITraitCollection()))
    }

    /// "The layout guide for the primary text. This property is nil when the content view isn't displaying primary text."
    @Test func guidesOfContents() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "text"
        let view = UIListContentView(configuration: content), line = UIView()
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        #expect(view.imageLayoutGuide == nil && view.secondaryTextLayoutGuide == nil)
        let guide = try #require(view.textLayoutGuide)
        #expect(guide === view.textLayoutGuide && guide.owningView === view)
        view.addSubview(line)
        line.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            line.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            line.bottomAnchor.constraint(equalTo: view.bottomAnchor), line.heightAnchor.constraint(equalToConstant: 1),
        ])
        view.layoutIfNeeded()
        let label = try #require(view.subviews.first { $0 is UILabel })
        #expect(guide.layoutFrame == label.frame && line.frame.minX == label.frame.minX && label.frame.minX > 0)
        content.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }
        view.configuration = content
        view.layoutIfNeeded()
        #expect(guide.layoutFrame == label.frame && line.frame.minX == label.frame.minX && label.frame.minX > 56)
        content.text = nil
        view.configuration = content
        #expect(view.textLayoutGuide == nil && view.imageLayoutGuide != nil)
        content.text = "again"
        view.configuration = content
        view.layoutIfNeeded()
        #expect(view.textLayoutGuide?.layoutFrame == label.frame)
    }
}
