import Testing

@testable import UIKit

@MainActor
@Suite("The letters at the side of a table")
struct SectionIndexTests {
    final class Source: NSObject, UITableViewDataSource {
        var titles: [String]? = ["A", "B", "C"]
        var asked = 0
        func numberOfSections(in tableView: UITableView) -> Int { 3 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? {
            asked += 1
            return titles
        }
    }

    private let source = Source()

    private func table(_ style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
        table.dataSource = source
        table.layoutIfNeeded()
        return table
    }

    private func index(of table: UITableView) -> SectionIndexView? {
        table.subviews.last as? SectionIndexView
    }

    @Test func theyStandAtTheEndOfWhatIsSeenAboveTheRows() throws {
        let table = table()
        #expect(try #require(index(of: table)).frame == CGRect(x: 305, y: 0, width: 15, height: 400))
        #expect(table.visibleCells.first?.contentView.frame.width == 305)
        #expect(table.visibleCells.first?.indexWidth == 15)
        table.contentOffset.y = 60
        table.layoutIfNeeded()
        #expect(index(of: table)?.frame.minY == 60 && source.asked == 1)
        table.semanticContentAttribute = .forceRightToLeft
        table.setNeedsLayout()
        table.layoutIfNeeded()
        #expect(index(of: table)?.frame.minX == 0)
        #expect(table.visibleCells.first?.contentView.frame.minX == 15)
    }

    @Test func theSourceIsAskedAnewAtReloads() {
        let table = table()
        source.titles = nil
        table.reloadSectionIndexTitles()
        table.layoutIfNeeded()
        #expect(index(of: table) == nil && table.visibleCells.first?.contentView.frame.width == 320)
        source.titles = ["Z"]
        table.reloadData()
        table.layoutIfNeeded()
        #expect(index(of: table)?.titles == ["Z"] && source.asked == 3)
        table.sectionIndexMinimumDisplayRowCount = 7
        table.layoutIfNeeded()
        #expect(index(of: table) == nil)
        table.sectionIndexMinimumDisplayRowCount = 6
        table.layoutIfNeeded()
        #expect(index(of: table) != nil)
    }

    /// "The table view must be in the plain style."
    @Test func groupsHaveNone() { #expect(index(of: table(.grouped)) == nil) }

    @Test func pointsStandForWhatHasNoRoom() {
        let letters = "ABCDEFGHIJ".map(String.init)
        #expect(SectionIndexView.abridged(letters, toAtMost: 10) == letters)
        #expect(SectionIndexView.abridged(letters, toAtMost: 5) == ["A", "•", "E", "•", "J"])
        #expect(SectionIndexView.abridged(letters, toAtMost: 1) == ["A"])
        #expect(SectionIndexView.abridged(letters, toAtMost: 0).isEmpty)
    }
}
