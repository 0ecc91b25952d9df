import Testing

@testable import UIKit

@MainActor
@Suite("What programs hear of their life and of controllers that appear")
struct ProgramLifeTests {
    final class Watcher: NSObject, UINavigationControllerDelegate {
        var log: [String] = []
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { log.append("will show \(viewController.title ?? "")") }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { log.append("did show \(viewController.title ?? "")") }
    }

    final class Screen: UIViewController {
        var log: [String] = []
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            log.append("appearing in a window: \(view.window != nil)")
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            log.append("laid out")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log.append("appeared")
        }
    }

    private func window(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test("A delegate that comes after the first controller hears of it as the stack appears")
    func delegatesHearOfTheFirstController() {
        let first = UIViewController()
        first.title = "first"
        let stack = UINavigationController(rootViewController: first)
        let watcher = Watcher()
        stack.delegate = watcher
        let window = window(stack)
        #expect(watcher.log == ["will show first", "did show first"])
        let second = UIViewController()
        second.title = "second"
        stack.pushViewController(second, animated: false)
        #expect(watcher.log.suffix(2) == ["will show second", "did show second"])
        window.isHidden = true
    }

    @Test("viewIsAppearing runs once the view is in the window, and viewDidAppear after a layout")
    func appearanceFollowsTheHierarchy() {
        let tabs = UITabBarController()
        let (first, second) = (UIViewController(), Screen())
        tabs.viewControllers = [first, second]
        let window = window(tabs)
        tabs.selectedIndex = 1
        #expect(second.log.first == "appearing in a window: true")
        #expect(second.log.last == "appeared" && second.log.contains("laid out"))
        window.isHidden = true
    }

    @Test("A view that doesn’t extend under bars ends above a tab bar around its stack")
    func viewsEndAboveBarsFurtherOut() {
        let screen = UIViewController()
        screen.edgesForExtendedLayout = []
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: screen)]
        let window = window(tabs)
        let frame = screen.view.convert(screen.view.bounds, to: window)
        #expect(frame.maxY == tabs.tabBar.frame.minY)
        window.isHidden = true
    }

    @Test("A controller’s title is that of both its items")
    func titlesReachBothItems() {
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(title: "Search", image: nil, tag: 0)
        controller.title = "Library"
        #expect(controller.tabBarItem.title == "Library")
        #expect(controller.navigationItem.title == "Library")
        controller.navigationItem.title = "Books"
        #expect(controller.tabBarItem.title == "Library")
    }

    @Test("A view that says in each layout that its size changed comes to rest where it didn’t")
    func sizesThatStayEndLayout() {
        final class Tags: UIView {
            var layouts = 0
            override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 20) }
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                invalidateIntrinsicContentSize()
            }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let tags = Tags()
        tags.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(tags)
        NSLayoutConstraint.activate([
            tags.topAnchor.constraint(equalTo: root.topAnchor),
            tags.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(tags.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
        #expect(tags.layouts < 4)
    }

    @Test("What is chosen before the first layout stays chosen")
    func earlyChoicesStay() {
        final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { UICollectionViewCell() }
        }
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        table.dataSource = rows
        table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        table.layoutIfNeeded()
        #expect(table.indexPathForSelectedRow == [0, 1])
        #expect(table.cellForRow(at: [0, 1])?.isSelected == true)
        let items = UICollectionView(frame: table.frame, collectionViewLayout: UICollectionViewFlowLayout())
        items.dataSource = rows
        items.selectItem(at: [0, 2], animated: false, scrollPosition: [])
        items.layoutIfNeeded()
        #expect(items.indexPathsForSelectedItems == [[0, 2]])
    }

    @Test("A cell keeps the look that the program gave it, until the layout says another")
    func looksOfItemsStay() throws {
        final class Items: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
                (cell.alpha, cell.transform) = (0.3, CGAffineTransform(rotationAngle: 0.1))
                return cell
            }
        }
        let items = Items()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        view.layoutIfNeeded()
        let cell = try #require(view.cellForItem(at: [0, 0]))
        #expect(cell.alpha == 0.3)
        #expect(cell.transform == CGAffineTransform(rotationAngle: 0.1))
        #expect(cell.bounds.size == CGSize(width: 50, height: 50))
    }

    @Test("Colours of one name in a catalog are equal")
    func namedColorsAreEqual() {
        UIColor.register(UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }, named: "Program life")
        defer { UIColor.register(nil, named: "Program life") }
        #expect(UIColor(named: "Program life") == UIColor(named: "Program life"))
        #expect(UIColor(named: "Program life") != UIColor { _ in .red })
    }

    @Test("A button’s second line goes when there is none any more")
    func secondLinesGo() {
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Title"
        button.configuration?.subtitle = "Below"
        button.sizeToFit()
        button.layoutIfNeeded()
        #expect(button.subtitleLabel?.isHidden == false)
        button.configuration?.subtitle = nil
        button.layoutIfNeeded()
        #expect(button.subtitleLabel?.isHidden == true)
    }

    @Test("A window that is shown belongs to the program's scene")
    func windowsBelongToTheScene() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        #expect(window.windowScene == nil)
        window.makeKeyAndVisible()
        #expect(window.windowScene === UIApplication.shared.connectedScenes.first)
        #expect(window.windowScene?.interfaceOrientation == .portrait)
        window.isHidden = true
    }

    @Test("Insets that a controller adds count at once")
    func additionalInsetsCountAtOnce() {
        final class Safe: UIViewController {
            var told: [CGFloat] = []
            override func viewSafeAreaInsetsDidChange() { told.append(view.safeAreaInsets.top) }
        }
        let screen = Safe(), window = window(screen)
        let inner = UIView(frame: screen.view.bounds)
        screen.view.addSubview(inner)
        window.layoutIfNeeded()
        let top = screen.view.safeAreaInsets.top
        screen.told = []
        screen.additionalSafeAreaInsets.top = 20
        #expect(screen.view.safeAreaInsets.top == top + 20 && screen.told == [top + 20])
        window.layoutIfNeeded()
        #expect(inner.safeAreaInsets.top == top + 20 && screen.told == [top + 20])
        screen.additionalSafeAreaInsets.top = 0
        window.layoutIfNeeded()
        #expect(screen.view.safeAreaInsets.top == top && inner.safeAreaInsets.top == top)
        window.isHidden = true
    }

    @Test("What runs alongside a turn sees the new bounds")
    func animationsAlongsideSeeTheNewBounds() {
        final class Turning: UIViewController {
            var seen: [CGSize] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                coordinator.animate { [self] _ in seen.append(view.bounds.size) }
            }
        }
        let screen = Turning(), window = window(screen)
        window.frame = CGRect(x: 0, y: 0, width: 800, height: 390)
        #expect(screen.seen == [CGSize(width: 800, height: 390)])
        window.isHidden = true
    }

    @Test("The first baseline of a view is that of the view that stands for its last one")
    func firstBaselinesFollowLastOnes() {
        final class Tag: UIView {
            let label = UILabel()
            override var forLastBaselineLayout: UIView { label }
        }
        let tag = Tag(), plain = UIView()
        #expect(tag.forFirstBaselineLayout === tag.label && plain.forFirstBaselineLayout === plain)
    }

    @Test("Titles of configured buttons are cut as the configuration says")
    func titlesAreCutAsConfigured() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "A very long title that has no room"
        configuration.titleLineBreakMode = .byTruncatingTail
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.lineBreakMode == .byTruncatingTail && button.titleLabel?.numberOfLines == 1)
        button.configuration?.titleLineBreakMode = .byWordWrapping
        button.layoutIfNeeded()
        #expect(button.titleLabel?.numberOfLines == 0)
    }

    @Test("The responders go on from a window to its scene, the program and its delegate")
    func respondersEndAtTheDelegate() {
        let screen = UIViewController(), window = window(screen)
        let chain = Array(sequence(first: screen.view as UIResponder) { $0.next })
        #expect(chain.contains { $0 === window.windowScene } && chain.contains { $0 === UIApplication.shared })
        #expect(chain.count < 20)
        window.isHidden = true
    }

    @Test("Fields and text views take the font and colour of the first letter")
    func textsTakeTheLookOfTheFirstLetter() {
        let text = NSAttributedString(
            string: "q", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red])
        let view = UITextView(), field = UITextField()
        (view.attributedText, field.attributedText) = (text, text)
        #expect(view.font == .boldSystemFont(ofSize: 20) && field.font == .boldSystemFont(ofSize: 20))
        #expect(view.textColor == .red && field.textColor == .red)
        view.text = "new"
        #expect(view.font == .boldSystemFont(ofSize: 20))
    }

    @Test("A refresh control is 60 points high, above what it refreshes")
    func refreshControlsHaveASize() {
        let control = UIRefreshControl()
        #expect(control.frame.size == CGSize(width: UIScreen.main.bounds.width, height: 60) && control.frame.maxY == 0)
    }
}
