import Testing

@testable import UIKit

@MainActor
@Suite("Rows of a table that is edited")
struct TableEditingTests {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var style = UITableViewCell.EditingStyle.delete
        var canEdit = true
        var canMove = false
        var indents = true
        var accessory: (UITableViewCell) -> Void = { _ in }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            accessory(cell)
            return cell
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }
        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { style }
        func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
            indents
        }
    }

    /// Tables don't keep their data sources.
    private final class Kept { var sources: [AnyObject] = [] }
    private let kept = Kept()

    private func cell(_ source: Source, _ set: (UITableView) -> Void = { _ in }) throws -> UITableViewCell {
        kept.sources.append(source)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        (table.dataSource, table.delegate) = (source, source)
        table.layoutIfNeeded()
        table.setEditing(true, animated: false)
        set(table)
        table.layoutIfNeeded()
        return try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    }

    /// "The content of the cell will usually shrink to allow room for an editing control."
    @Test func aControlMovesTheContent() throws {
        for style in [UITableViewCell.EditingStyle.delete, .insert] {
            let source = Source()
            source.style = style
            let cell = try cell(source)
            #expect(cell.isEditing)
            #expect(cell.contentView.frame == CGRect(x: 40, y: 0, width: 280, height: 44))
            let circle = try #require(cell.editingControls.circle)
            #expect(circle.superview === cell)
            #expect(circle.frame.maxX <= 44 && abs(circle.frame.midY - 22) < 0.5)
        }
    }

    /// "If not implemented, all rows are assumed to be editable"; a row that isn't stays as it is.
    @Test func aRowThatCanNotBeEditedStaysAsItIs() throws {
        let source = Source()
        source.canEdit = false
        let cell = try cell(source)
        #expect(!cell.isEditing)
        #expect(cell.contentView.frame.minX == 0)
        #expect(cell.editingControls.circle == nil)
    }

    /// Rows without a control are indented, unless the delegate says that they aren't: so lists are reordered alone.
    @Test func aRowWithoutAControlIsIndentedUnlessItIsNotToBe() throws {
        let source = Source()
        source.style = .none
        #expect(try cell(source).contentView.frame.minX == 40)
        source.indents = false
        #expect(try cell(source).contentView.frame.minX == 0)
    }

    @Test func aRowThatCanBeMovedHasAGripAtItsEnd() throws {
        let source = Source()
        source.canMove = true
        let cell = try cell(source)
        #expect(cell.showsReorderControl)
        let grip = try #require(cell.editingControls.grip)
        #expect(grip.frame.maxX <= 304 && grip.frame.minX >= 276)
        #expect(cell.contentView.frame.maxX == 280)
    }

    /// "If you assign neither, the cell's accessory view will vanish when in editing mode."
    @Test func accessoriesAreThoseOfEditing() throws {
        let (usual, other) = (UISwitch(), UIStepper())
        let source = Source()
        source.accessory = { $0.accessoryView = usual }
        let cell = try cell(source)
        #expect(usual.superview == nil)
        cell.editingAccessoryView = other
        cell.layoutIfNeeded()
        #expect(other.superview === cell)
        #expect(cell.contentView.frame.maxX == other.frame.minX)
        cell.setEditing(false, animated: false)
        cell.layoutIfNeeded()
        #expect(usual.superview === cell && other.superview == nil)
        #expect(cell.contentView.frame.minX == 0)
    }

    @Test func severalRowsThatCanBeChosenHaveCircles() throws {
        let source = Source()
        kept.sources.append(source)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        (table.dataSource, table.delegate) = (source, source)
        table.allowsMultipleSelectionDuringEditing = true
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let circle = try #require(cell.editingControls.circle as? UIImageView)
        let empty = circle.image
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        #expect(circle.image != empty)
        table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
        #expect(circle.image == empty)
        table.setEditing(false, animated: false)
        #expect(cell.editingControls.circle == nil)
    }

    /// From right to left all is mirrored.
    @Test func fromRightToLeftTheControlStandsAtTheRight() throws {
        let source = Source()
        source.canMove = true
        let cell = try cell(source) { $0.semanticContentAttribute = .forceRightToLeft }
        cell.semanticContentAttribute = .forceRightToLeft
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 40, y: 0, width: 240, height: 44))
        #expect(try #require(cell.editingControls.circle).frame.minX >= 276)
        #expect(try #require(cell.editingControls.grip).frame.maxX <= 44)
    }

    /// Rows that come into sight while the table is edited have their own controls, in cells that other rows had.
    @Test func cellsThatAreUsedAgainShowTheControlsOfTheirRow() throws {
        final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            }
            private func isLate(_ path: IndexPath) -> Bool { path.row >= 30 }
            func tableView(
                _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
            ) -> UITableViewCell.EditingStyle { isLate(indexPath) ? .none : .delete }
            func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { isLate(indexPath) }
            func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
                !isLate(indexPath)
            }
        }
        let rows = Rows()
        kept.sources.append(rows)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 44
        table.setEditing(true, animated: false)
        (table.dataSource, table.delegate) = (rows, rows)
        table.layoutIfNeeded()
        for start in [0, 40, 0] {
            table.contentOffset.y = CGFloat(start) * 44
            table.layoutIfNeeded()
            let cell = try #require(table.cellForRow(at: IndexPath(row: start + 2, section: 0)))
            #expect((cell.editingControls.circle != nil) == (start == 0))
            #expect((cell.editingControls.grip != nil) == (start == 40))
            #expect(cell.contentView.frame.minX == (start == 0 ? 40 : 0))
        }
    }
}
