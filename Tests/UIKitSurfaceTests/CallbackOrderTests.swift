import Foundation
import Testing
import UIKit

/// The order of calls, and what they find, as programs on devices have it.
@MainActor
@Suite("Calls in their order", .serialized)
struct CallbackOrderTests {
    private final class Log {
        var lines: [String] = []
    }

    private final class Page: UIViewController {
        private let name: String
        private let log: Log
        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(nibName: nil, bundle: nil)
        }
        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name) will appear \(animated)") }
        override func viewIsAppearing(_ animated: Bool) { log.lines.append("\(name) is appearing") }
        override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name) did appear \(animated)") }
        override func viewWillDisappear(_ animated: Bool) { log.lines.append("\(name) will disappear \(animated)") }
        override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name) did disappear \(animated)") }
    }

    private func show(_ controller: UIViewController) -> UIWindow { makeWindow(root: controller) }

    /// Pages that scroll come and go while they move.
    @Test func pagesComeAndGoWithTheirMove() {
        let log = Log(), pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let first = Page("first", log), second = Page("second", log)
        pages.setViewControllers([first], direction: .forward, animated: false)
        let window = show(pages)
        AnimationClock.current.advance(by: 1)
        log.lines = []
        var isDone = false
        pages.setViewControllers([second], direction: .forward, animated: true) { isDone = $0 }
        #expect(log.lines == ["second will appear true", "first will disappear true", "second is appearing"])
        #expect(!isDone)
        AnimationClock.current.advance(by: 2)
        #expect(log.lines.suffix(2) == ["second did appear true", "first did disappear true"] && isDone)
        #expect(first.parent == nil && first.viewIfLoaded?.superview == nil && second.view.window === window)
        log.lines = []
        pages.setViewControllers([first], direction: .reverse, animated: false)
        #expect(log.lines.first == "first will appear false" && log.lines.last == "second did disappear false")
        #expect(log.lines.count == 5)
    }

    /// "viewIsAppearing": a parent hears of it before its children.
    @Test func parentsAppearBeforeTheirChildren() {
        let log = Log(), parent = Page("parent", log), child = Page("child", log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let window = show(parent)
        let order = log.lines.filter { $0.hasSuffix("is appearing") }
        #expect(order == ["parent is appearing", "child is appearing"] && window.rootViewController === parent)
    }

    private final class Delegate: NSObject, UINavigationControllerDelegate {
        var hadCoordinator: [Bool] = []
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            hadCoordinator.append(viewController.transitionCoordinator != nil)
        }
    }

    /// Colours of bars change alongside a push by the coordinator that its delegate finds.
    @Test func aPushHasItsCoordinatorWhenItsDelegateHears() {
        let delegate = Delegate(), navigation = UINavigationController(rootViewController: UIViewController())
        let window = show(navigation)
        navigation.delegate = delegate
        navigation.pushViewController(UIViewController(), animated: true)
        AnimationClock.current.advance(by: 1)
        navigation.popViewController(animated: true)
        AnimationClock.current.advance(by: 1)
        navigation.pushViewController(UIViewController(), animated: false)
        #expect(delegate.hadCoordinator == [true, true, false] && window.rootViewController === navigation)
    }

    private final class Container: UIView {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    /// A view that a program moves gives its superview nothing to lay out, whatever constraints it has inside.
    @Test func aMovedViewLeavesItsSuperviewAlone() {
        let window = show(UIViewController()), container = Container(frame: window.bounds)
        let card = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 400)), label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = "Card"
        window.addSubview(container)
        container.addSubview(card)
        card.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: card.safeAreaLayoutGuide.topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
            label.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
        ])
        window.layoutIfNeeded()
        let before = container.layouts
        card.frame.origin.y = 100
        window.layoutIfNeeded()
        #expect(container.layouts == before && card.frame.minY == 100 && label.frame.width == 195)
        #expect(label.convert(label.bounds, to: window).minY == 108)
        card.frame.size.width = 200
        window.layoutIfNeeded()
        #expect(container.layouts == before && label.frame.width == 100)
    }

    /// Content that doesn't scroll across keeps clear of a notch at the side by itself.
    @Test func scrolledContentKnowsTheSafeAreaAtItsSides() {
        let controller = UIViewController(), window = show(controller), view = controller.view!
        let scroll = UIScrollView(), content = UIView(), label = UILabel()
        for (inner, outer) in [(scroll, view), (content, scroll), (label, content)] as [(UIView, UIView)] {
            inner.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(inner)
        }
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.topAnchor.constraint(equalTo: scroll.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 1000),
            label.topAnchor.constraint(equalTo: content.topAnchor),
            label.leadingAnchor.constraint(equalTo: content.safeAreaLayoutGuide.leadingAnchor),
        ])
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 59, bottom: 21, right: 59)
        window.layoutIfNeeded()
        #expect(content.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59))
        #expect(label.frame.minX == 59 && content.frame.width == 390 && scroll.contentOffset.y == -20)
        // What scrolls across is moved out of it instead.
        scroll.alwaysBounceHorizontal = true
        scroll.setNeedsLayout()
        scroll.superview?.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(scroll.adjustedContentInset.left == 59)
    }

    /// "If the view isn't currently installed in a view hierarchy … the edge insets … are 0": content that is scrolled before it is
    /// shown begins below the bars all the same.
    @Test func contentThatIsScrolledEarlyBeginsBelowBars() {
        final class List: UITableViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.reloadData()
                view.layoutIfNeeded()
                tableView.scrollToRow(at: IndexPath(row: 2, section: 0), at: .bottom, animated: false)
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let list = List(), navigation = UINavigationController(rootViewController: list)
        let window = show(navigation)
        window.layoutIfNeeded()
        #expect(list.tableView.contentOffset.y == -44)
    }
}
