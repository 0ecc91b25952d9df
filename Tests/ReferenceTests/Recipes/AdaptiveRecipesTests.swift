import Testing
import UIKit

/// A row as high as its text needs.
private final class TextCell: UITableViewCell {
    let text = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        text.numberOfLines = 0
        contentView.addSubview(text)
        text.pin(leading: 16, top: 10, trailing: 16, bottom: 10)
    }

    required init?(coder: NSCoder) { nil }
}

/// Rows of one, two and three lines.
private final class TextSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = TextCell(style: .default, reuseIdentifier: nil)
        cell.text.text = Array(repeating: "Line", count: indexPath.row + 1).joined(separator: "\n")
        return cell
    }
}

@MainActor
@Suite("Cookbook and Advanced Auto Layout: size classes, scroll views, self-sizing cells")
struct AdaptiveRecipesTests {
    @Test("Size classes: any combination may have constraints, values and views of its own")
    func sizeClasses() throws {
        let element = """
            <stackView id="s" alignment="top" spacing="8" translatesAutoresizingMaskIntoConstraints="NO"><subviews>\
            \(boxElement("a", 30, 10))\(boxElement("b", 40, 20))</subviews>\
            <variation key="heightClass=regular-widthClass=regular" spacing="30"/></stackView>
            """
        #expect(try laidOut(element, on: "iphone-8").frame.width == 78)
        #expect(try laidOut(element, on: "ipad").frame.width == 100)
    }

    @Test(
        "Scroll views: constraints to things outside hold the scroll view's frame",
        .says(
            "Constraints between its edges and its content's hold the size of the content area",
            "Without a width equal to the scroll view's, the content may scroll across"))
    func scrollViews() {
        let scrollView = UIScrollView(), content = UIView()
        scrollView.contentInsetAdjustmentBehavior = .never
        let root = superview(320, 480, scrollView)
        scrollView.addSubview(content)
        scrollView.pin(leading: 10, top: 20, trailing: 10, bottom: 30)
        content.pin(leading: 5, top: 6, trailing: 7, bottom: 8)
        content.pin(width: 500, height: 900)
        root.layoutIfNeeded()
        #expect(scrollView.frame == CGRect(x: 10, y: 20, width: 300, height: 430))
        #expect(content.frame == CGRect(x: 5, y: 6, width: 500, height: 900))
        #expect(scrollView.contentSize == CGSize(width: 512, height: 914))
        content.constraints.first { $0.firstAttribute == .width }?.isActive = false
        content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -12).isActive = true
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 300, height: 914))
    }

    @Test(
        "Self-sizing cells: with automaticDimension, constraints from the content view's top to its bottom make a row's height",
        .says("Rows are as high as their content needs, each by itself"))
    func selfSizingCells() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), source = TextSource()
        table.dataSource = source
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 85
        let window = UIWindow(frame: table.frame)
        window.addSubview(table)
        window.layoutIfNeeded()
        let heights = try (0..<3).map { row in
            try #require(table.cellForRow(at: IndexPath(row: row, section: 0))).contentView.bounds.height
        }
        // Lines of 17 × 1.193 points, 10 above and below them.
        for (row, height) in heights.enumerated() {
            #expect(near(height, CGFloat(row + 1) * 17 * 1.193 + 20, within: 1), "row \(row)")
        }
        withExtendedLifetime(source) {}
    }
}
