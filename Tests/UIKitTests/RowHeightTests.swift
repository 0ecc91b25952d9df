import Testing

@testable import UIKit

@MainActor
@Suite("Heights of rows")
struct RowHeightTests {
    final class Cell: UITableViewCell {}

    final class Source: NSObject, UITableViewDataSource {
        var fill: (UITableViewCell) -> Void = { _ in }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            fill(cell)
            return cell
        }
    }

    /// The row of a table 320 points wide, whose cell is filled by a closure.
    private func row(
        _ set: (UITableView) -> Void = { _ in }, fill: @escaping (UITableViewCell) -> Void
    ) throws -> UITableViewCell {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let source = Source()
        source.fill = fill
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        set(table)
        table.layoutIfNeeded()
        return try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    }

    private func pin(_ view: UIView, to content: UIView, height: CGFloat?) {
        view.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(view)
        var constraints = [
            view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            view.topAnchor.constraint(equalTo: content.topAnchor),
            view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        ]
        if let height { constraints.append(view.heightAnchor.constraint(equalToConstant: height)) }
        NSLayoutConstraint.activate(constraints)
    }

    @Test func aHeightOfZeroThatIsOpenIsTakenAsTheStandardHeight() throws {
        #expect(try row { self.pin(UIView(), to: $0.contentView, height: nil) }.frame.height == 44)
    }

    @Test func aStatedHeightIsKeptAlsoIfItIsZero() throws {
        for height in [0, 1, 20, 90] as [CGFloat] {
            #expect(try row { self.pin(UIView(), to: $0.contentView, height: height) }.frame.height == height)
        }
    }

    @Test func aDequeuedCellHasTheSizeOfItsRow() throws {
        var seen: [CGRect] = []
        for (rowHeight, estimate, style) in [
            (80, 0, UITableView.Style.plain), (UITableView.automaticDimension, 60, .plain),
            (UITableView.automaticDimension, 0, .plain), (50, 0, .insetGrouped),
        ] as [(CGFloat, CGFloat, UITableView.Style)] {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
            let source = Source()
            source.fill = { seen.append($0.contentView.bounds) }
            table.register(Cell.self, forCellReuseIdentifier: "cell")
            table.rowHeight = rowHeight
            table.estimatedRowHeight = estimate
            table.dataSource = source
            table.layoutIfNeeded()
        }
        #expect(
            seen == [
                CGRect(x: 0, y: 0, width: 320, height: 80), CGRect(x: 0, y: 0, width: 320, height: 60),
                CGRect(x: 0, y: 0, width: 320, height: 44), CGRect(x: 0, y: 0, width: 288, height: 50),
            ])
    }

    /// "When the value of this property is true, the table view insets the contents of its cells to the readable width": the
    /// height is that of the text as it then wraps.
    @Test func rowsThatKeepToTheReadableWidthAreMeasuredWithIt() throws {
        let label = UILabel()
        label.numberOfLines = 0
        label.text =
            "Words that fill one line of the whole width, and two of the one that is readable. Words that fill."
        label.translatesAutoresizingMaskIntoConstraints = false
        let cell = try row {
            $0.frame.size.width = 1000
            $0.cellLayoutMarginsFollowReadableWidth = true
        } fill: { cell in
            cell.contentView.addSubview(label)
            let margins = cell.contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            ])
        }
        cell.layoutIfNeeded()
        #expect(label.frame.width == 672)
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 672, height: 1000)).height)
        #expect(label.frame.height > label.sizeThatFits(CGSize(width: 960, height: 1000)).height)
    }

    /// "tableView(_:heightForRowAt:): A nonnegative floating-point value that specifies the height": a row of 0 is hidden, as
    /// forms hide the picker below a date; a negative one leaves the height to the row.
    @Test func aDelegateHidesRowsByAHeightOfZero() throws {
        final class Delegate: NSObject, UITableViewDelegate {
            var height: CGFloat = 0
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
        }
        let delegate = Delegate()
        let source = Source()
        source.fill = { self.pin(UIView(), to: $0.contentView, height: 70) }
        func height(_ told: CGFloat) -> CGFloat {
            delegate.height = told
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            table.register(Cell.self, forCellReuseIdentifier: "cell")
            (table.dataSource, table.delegate) = (source, delegate)
            table.layoutIfNeeded()
            return table.rectForRow(at: IndexPath(row: 0, section: 0)).height
        }
        #expect(height(0) == 0)
        #expect(height(12) == 12)
        #expect(height(UITableView.automaticDimension) == 70)
    }

    /// Constraints to the cell itself, not to its content view, size it as well: programs add views to either.
    @Test func aCellIsSizedByConstraintsToItself() throws {
        let cell = try row { cell in
            let label = UILabel()
            label.numberOfLines = 0
            label.text = "A message that takes up several lines in a cell that is 320 points wide, no less."
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: cell.topAnchor, constant: 16),
                label.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -16),
                label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 32),
                label.widthAnchor.constraint(equalToConstant: 200),
            ])
        }
        let label = try #require(cell.subviews.last as? UILabel)
        cell.layoutIfNeeded()
        #expect(label.frame.height > 60 && cell.frame.height == label.frame.height + 32)
        #expect(cell.contentView.frame == cell.bounds)
    }

    @Test func headersAndItemsAreSizedByConstraintsToThemselves() {
        let (header, item) = (UITableViewHeaderFooterView(reuseIdentifier: nil), UICollectionViewCell())
        for view in [header, item] {
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: view.topAnchor, constant: 4),
                box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -4),
                box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                box.heightAnchor.constraint(equalToConstant: 60),
            ])
            let size = view.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            #expect(size == CGSize(width: 200, height: 68))
            // Measuring leaves the view as it is.
            #expect(view.frame.size == .zero)
        }
    }

    /// What a cell, header or item was given without a layout is as it was after it is measured, its content view too.
    @Test func measuringLeavesContentViewsWhereTheyAre() {
        let (cell, header) = (UITableViewCell(style: .default, reuseIdentifier: nil), UITableViewHeaderFooterView())
        let item = UICollectionViewCell()
        for (view, content) in [(cell, cell.contentView), (header, header.contentView), (item, item.contentView)] {
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: view.topAnchor, constant: 4),
                view.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 4),
                box.heightAnchor.constraint(equalToConstant: 60),
            ])
            let odd = CGRect(x: 1, y: 2, width: 3, height: 4)
            content.frame = odd
            let size = view.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            #expect(size == CGSize(width: 200, height: 68))
            #expect(content.frame == odd)
        }
    }
}
