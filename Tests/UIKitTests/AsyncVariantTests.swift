import Foundation
import Testing

@testable import UIKit

/// "You can call this method from synchronous code using a completion handler, or you can call it as an asynchronous method": what
/// stands after `await` runs when the completion would.
@MainActor
@Suite("Methods that are waited for")
struct AsyncVariantTests {
    private let clock = AnimationClock.current

    private func window(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    /// Runs a body and moves animations meanwhile.
    private func run(_ body: @escaping @MainActor () async -> Void) async {
        var isOver = false
        let task = Task { @MainActor in
            await body()
            isOver = true
        }
        for _ in 0..<200 where !isOver {
            await Task.yield()
            clock.advance(by: 0.05)
        }
        if !isOver {
            Issue.record("what was waited for didn't come")
            return task.cancel()
        }
        await task.value
    }

    @Test("What is presented is there after await, and gone after it is dismissed")
    func presenting() async {
        let root = UIViewController(), shown = UIViewController(), next = UIViewController()
        let window = window(root)
        await run {
            await root.present(shown, animated: true)
            #expect(root.presentedViewController === shown && !shown.isBeingPresented)
            await root.dismiss(animated: true)
            #expect(root.presentedViewController == nil)
            await root.present(next, animated: false)
            #expect(root.presentedViewController === next)
            await root.dismiss(animated: false)
        }
        window.isHidden = true
    }

    @Test("Animations and transitions have come to rest after await, and say whether nothing stopped them")
    func animating() async {
        let root = UIViewController(), window = window(root)
        let view = UIView(), other = UIView()
        root.view.addSubview(view)
        await run {
            let before = clock.time
            let isWhole = await UIView.animate(withDuration: 0.4) { view.alpha = 0 }
            #expect(isWhole && clock.time - before >= 0.4)
            await UIView.animate(withDuration: 0.2, delay: 0.1, options: .curveLinear) { view.alpha = 1 }
            await UIView.transition(from: view, to: other, duration: 0.2)
            #expect(other.superview === root.view && view.superview == nil)
            #expect(clock.time - before >= 0.9)
        }
        window.isHidden = true
    }

    private final class Rows: NSObject, UITableViewDataSource {
        var count = 2
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    @Test("Changes of lists have come to rest after await")
    func lists() async {
        let root = UIViewController(), window = window(root), rows = Rows()
        let table = UITableView(frame: root.view.bounds)
        root.view.addSubview(table)
        table.dataSource = rows
        table.layoutIfNeeded()
        let plain = UITableView(frame: root.view.bounds)
        let source = UITableViewDiffableDataSource<Int, String>(tableView: plain) { _, _, _ in UITableViewCell() }
        root.view.addSubview(plain)
        await run {
            rows.count = 3
            let isWhole = await table.performBatchUpdates {
                table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            }
            #expect(isWhole && table.numberOfRows(inSection: 0) == 3)
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["a", "b"])
            await source.apply(snapshot)
            snapshot.appendItems(["c"])
            await source.apply(snapshot, animatingDifferences: true)
            #expect(plain.visibleCells.count == 3)
            #expect(await UIApplication.shared.open(URL(string: "https://example.com")!))
            #expect(await UIApplication.shared.open(URL(string: "chat://example.com")!) == false)
        }
        window.isHidden = true
    }
}
