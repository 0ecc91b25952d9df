import Foundation
import Testing
import UIKit

/// Layouts that programs ask for while views are laid out, and views that they set anew.
@MainActor struct NestedLayoutTests {
    private final class Again: UIView {
        var rounds = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            rounds += 1
            guard rounds == 1 else { return }
            setNeedsLayout()
            layoutIfNeeded()
        }
    }

    @Test func aViewThatAsksWithinItsLayoutIsLaidOutAgain() {
        let (outer, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Again())
        outer.addSubview(view)
        outer.layoutIfNeeded()
        #expect(view.rounds == 2)
        outer.layoutIfNeeded()
        #expect(view.rounds == 2)
    }

    private func header() -> UIView {
        let (header, label) = (UIView(), UILabel())
        label.numberOfLines = 0
        label.text = "A header of the table, as tall as its text wants it to be, over three lines or so of text."
        label.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: header.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -16),
        ])
        return header
    }

    private class List: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    private final class SizingList: List {
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            guard let header = tableView.tableHeaderView else { return }
            let height = header.systemLayoutSizeFitting(
                CGSize(width: tableView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
            guard header.frame.height != height else { return }
            header.frame.size.height = height
            tableView.tableHeaderView = header
            tableView.layoutIfNeeded()
        }
    }

    @Test func rowsStandBelowAHeaderThatIsSizedWithinTheLayout() throws {
        let list = SizingList(style: .plain)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        list.tableView.tableHeaderView = header()
        window.rootViewController = list
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let bottom = try #require(list.tableView.tableHeaderView).frame.maxY
        #expect(bottom > 60)
        #expect(list.tableView.visibleCells.first?.frame.minY == bottom)
        window.isHidden = true
    }

    @Test func aHeaderThatIsSetAgainKeepsItsConstraintsToTheTable() throws {
        let (table, header) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), header())
        header.translatesAutoresizingMaskIntoConstraints = false
        table.tableHeaderView = header
        NSLayoutConstraint.activate([
            header.centerXAnchor.constraint(equalTo: table.centerXAnchor),
            header.widthAnchor.constraint(equalTo: table.widthAnchor),
            header.topAnchor.constraint(equalTo: table.topAnchor),
        ])
        header.layoutIfNeeded()
        let size = header.frame.size
        #expect(size.width == 320 && size.height > 60)
        let same = table.tableHeaderView
        table.tableHeaderView = same
        table.layoutIfNeeded()
        #expect(header.frame.size == size)
    }

    @Test func theContentOfATableIsMeasuredWhenItIsAskedFor() {
        final class Source: NSObject, UITableViewDataSource {
            var rows = 0
            var cells = 0
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                cells += 1
                return UITableViewCell()
            }
        }
        let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200)), Source())
        table.rowHeight = 52
        table.dataSource = source
        table.layoutIfNeeded()
        source.rows = 7
        table.reloadData()
        #expect(table.contentSize == CGSize(width: 320, height: 7 * 52) && source.cells == 0)
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 7 * 52 && table.visibleCells.count == source.cells)
    }

    @Test func contentThatFitsRestsWhereTheInsetsPutIt() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
        scroll.contentInsetAdjustmentBehavior = .never
        window.addSubview(scroll)
        window.layoutIfNeeded()
        scroll.contentSize = CGSize(width: 160, height: 140)
        scroll.contentInset = UIEdgeInsets(top: 30, left: 20, bottom: 30, right: 20)
        #expect(scroll.contentOffset == CGPoint(x: -20, y: -30))
        // Content that can be scrolled stays where it is.
        scroll.contentSize = CGSize(width: 160, height: 900)
        scroll.contentOffset.y = 0
        scroll.contentInset.top = 50
        #expect(scroll.contentOffset.y == 0)
        scroll.contentOffset.y = -50
        scroll.contentInset.top = 0
        #expect(scroll.contentOffset.y == 0)
    }

    private final class Asking: UIViewController {
        var found: UIEdgeInsets?
        var changes = 0
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            found = view.safeAreaInsets
        }
        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            changes += 1
        }
    }

    @Test func theSafeAreaIsThereWhenAViewIsAppearing() {
        let asking = Asking()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: asking)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(asking.found == asking.view.safeAreaInsets && asking.view.safeAreaInsets.top > 40)
        #expect(asking.changes == 1)
        window.isHidden = true
    }

    /// What a controller gives a view below another one counts at once, also for the layout of that one.
    @Test func aFrameGivenWithinALayoutHoldsInTheRestOfIt() throws {
        final class Holder: UIView {
            var seen: [CGFloat] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                seen.append(subviews[0].bounds.height)
            }
        }
        final class Sizing: UIViewController {
            let holder = Holder()
            override func viewDidLoad() {
                super.viewDidLoad()
                let (box, inner) = (UIView(), UIView())
                inner.translatesAutoresizingMaskIntoConstraints = false
                box.addSubview(inner)
                inner.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
                holder.addSubview(box)
                holder.frame = view.bounds
                view.addSubview(holder)
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                holder.subviews[0].frame.size.height = 81
            }
        }
        let sizing = Sizing()
        sizing.view.layoutIfNeeded()
        #expect(sizing.holder.seen.allSatisfy { $0 == 81 } && !sizing.holder.seen.isEmpty)
        #expect(sizing.holder.subviews[0].frame.height == 81)
    }
}
