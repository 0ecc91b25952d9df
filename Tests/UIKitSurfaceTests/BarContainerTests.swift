import Testing
import UIKit

private final class Page: UIViewController {
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("load")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.append("will appear")
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        log.append("is appearing")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.append("did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.append("will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.append("did disappear")
    }
}

@MainActor
@Suite("Controllers with bars")
struct BarContainerTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))

    private func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    /// What lies beneath bars changes with them, without a word to the controller: a hidden tab bar covers nothing, and beneath
    /// an opaque bar a view begins only where it says so ("extendedLayoutIncludesOpaqueBars").
    @Test func changesOfBarsReachWhatLiesBeneath() {
        let page = Page(), navigation = UINavigationController(rootViewController: page)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        show(tabs)
        #expect(page.view.safeAreaInsets.bottom == 49)
        tabs.tabBar.isHidden = true
        window.layoutIfNeeded()
        #expect(page.view.safeAreaInsets.bottom == 0)
        tabs.tabBar.isHidden = false
        window.layoutIfNeeded()
        #expect(page.view.safeAreaInsets.bottom == 49)
        func top() -> CGFloat { page.view.convert(CGPoint.zero, to: nil).y }
        #expect(top() == 0)
        navigation.navigationBar.isTranslucent = false
        window.layoutIfNeeded()
        #expect(top() == 44)
        page.extendedLayoutIncludesOpaqueBars = true
        window.layoutIfNeeded()
        #expect(top() == 0)
        page.edgesForExtendedLayout = []
        window.layoutIfNeeded()
        #expect(top() == 44)
        // A bar that the program hides itself doesn't come back with the next layout.
        navigation.navigationBar.isHidden = true
        navigation.view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.isHidden)
    }

    /// The bar is 44 points high and lies over the view, whose safe area begins below it.
    @Test func theSafeAreaBeginsBelowANavigationBar() {
        let page = Page(), navigation = UINavigationController(rootViewController: page)
        show(navigation)
        #expect(page.view.window === window)
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 390, height: 800))
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
        #expect(page.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 44, width: 390, height: 756))
        navigation.additionalSafeAreaInsets.top = 20
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.frame.minY == 20)
        #expect(page.view.safeAreaInsets.top == 64)
        navigation.setNavigationBarHidden(true, animated: false)
        window.layoutIfNeeded()
        #expect(page.view.safeAreaInsets.top == 20)
        navigation.setNavigationBarHidden(false, animated: false)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.setToolbarHidden(false, animated: false)
        window.layoutIfNeeded()
        #expect(page.view.safeAreaInsets.top == 116)
        #expect(page.view.safeAreaInsets.bottom == navigation.toolbar.frame.height)
        #expect(navigation.toolbar.frame.maxY == 800)
    }

    /// A view that doesn't extend under the bar begins at its lower edge (documentation of `edgesForExtendedLayout`).
    @Test func viewsThatDontExtendUnderBarsEndAtThem() {
        let page = Page(), navigation = UINavigationController(rootViewController: page)
        page.edgesForExtendedLayout = []
        show(navigation)
        #expect(page.view.frame == CGRect(x: 0, y: 44, width: 390, height: 756))
        #expect(page.view.safeAreaInsets == .zero)
        page.edgesForExtendedLayout = .all
        navigation.navigationBar.isTranslucent = false
        navigation.view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(page.view.frame.minY == 44)
        page.extendedLayoutIncludesOpaqueBars = true
        navigation.view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(page.view.frame.minY == 0)
    }

    @Test func aStackShowsItsLastController() {
        let first = Page(), second = Page(), third = Page()
        let navigation = UINavigationController(rootViewController: first)
        show(navigation)
        #expect(first.log == ["load", "will appear", "is appearing", "did appear"])
        navigation.pushViewController(second, animated: false)
        #expect(first.log.suffix(2) == ["will disappear", "did disappear"])
        #expect(second.log == ["load", "will appear", "is appearing", "did appear"])
        #expect(first.view.window == nil)
        #expect(second.view.superview === navigation.view)
        #expect(navigation.topViewController === second)
        navigation.pushViewController(third, animated: false)
        #expect(navigation.popToRootViewController(animated: false) == [second, third])
        #expect(first.log.last == "did appear")
        #expect(third.parent == nil)
        #expect(navigation.viewControllers == [first])
        navigation.setViewControllers([second, third], animated: false)
        #expect(navigation.popViewController(animated: false) === third)
        #expect(second.view.window === window)
        #expect(first.parent == nil)
    }

    @Test func aTabBarControllerShowsTheSelectedController() {
        let first = Page(), second = Page(), tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: second)
        second.title = "Second"
        tabs.viewControllers = [first, navigation]
        show(tabs)
        #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0))
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 751, width: 390, height: 49))
        #expect(!second.isViewLoaded)
        tabs.selectedIndex = 1
        window.layoutIfNeeded()
        #expect(first.log.last == "did disappear")
        #expect(second.log == ["load", "will appear", "is appearing", "did appear"])
        #expect(second.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
        #expect(second.tabBarController === tabs)
        tabs.selectedViewController = first
        #expect(tabs.selectedIndex == 0)
        #expect(first.log.last == "did appear")
        tabs.tabBar.isHidden = true
        tabs.view.setNeedsLayout()
        tabs.additionalSafeAreaInsets.bottom = 10
        window.layoutIfNeeded()
        #expect(first.view.safeAreaInsets.bottom == 10)
    }

    /// Phones held sideways have lower bars.
    @Test func barsAreLowerInCompactHeight() {
        let page = Page(), tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: page)]
        tabs.traitOverrides.verticalSizeClass = .compact
        show(tabs)
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 0, bottom: 32, right: 0))
    }

    /// A child whose view joins that of a parent on screen appears, and disappears when it leaves.
    @Test func childrenAppearWithTheirViews() {
        let parent = Page(), early = Page(), late = Page()
        parent.addChild(early)
        parent.view.addSubview(early.view)
        show(parent)
        #expect(early.log == ["load", "will appear", "is appearing", "did appear"])
        parent.addChild(late)
        parent.view.addSubview(late.view)
        late.didMove(toParent: parent)
        #expect(late.log == ["load", "will appear", "is appearing", "did appear"])
        late.view.removeFromSuperview()
        #expect(late.log.suffix(2) == ["will disappear", "did disappear"])
    }

    /// Bars grow with what they show: 30 points for a prompt, 52 for a large title, 56 in all in a sheet.
    @Test func barsAreAsHighAsWhatTheyShow() {
        let content = Page(), navigation = UINavigationController(rootViewController: content)
        show(navigation)
        content.navigationItem.prompt = "Choose"
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.frame.height == 74)
        #expect(content.view.safeAreaInsets.top == 74)
        content.navigationItem.prompt = nil
        navigation.navigationBar.prefersLargeTitles = true
        window.layoutIfNeeded()
        #expect(content.view.safeAreaInsets.top == 96)
        content.navigationItem.largeTitleDisplayMode = .never
        window.layoutIfNeeded()
        #expect(content.view.safeAreaInsets.top == 44)
        let sheet = UINavigationController(rootViewController: UIViewController())
        navigation.present(sheet, animated: false)
        #expect(sheet.navigationBar.frame.height == 56)
    }

    /// A list that is scrolled puts a search bar away, then a large title; both come back with its beginning ("Large titles …
    /// collapse as the user scrolls").
    @Test func contentThatIsScrolledPutsALargeTitleAway() {
        final class List: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let list = List(), navigation = UINavigationController(rootViewController: list)
        let (bar, table) = (navigation.navigationBar, list.tableView!)
        bar.prefersLargeTitles = true
        list.navigationItem.searchController = UISearchController(searchResultsController: nil)
        show(navigation)
        #expect(bar.frame.height == 148 && table.contentOffset.y == -148)
        func scroll(by distance: CGFloat) -> CGFloat {
            table.contentOffset.y = distance - 148
            window.layoutIfNeeded()
            #expect(table.contentOffset.y == distance - 148)
            return bar.frame.height
        }
        #expect(scroll(by: 20) == 128)
        #expect(scroll(by: 72) == 76)
        #expect(scroll(by: 400) == 44 && table.adjustedContentInset.top == 44 && list.view.safeAreaInsets.top == 44)
        // What comes on top has its own bar, and the list finds its bar again.
        navigation.pushViewController(UIViewController(), animated: false)
        window.layoutIfNeeded()
        #expect(bar.frame.height == 96)
        navigation.popViewController(animated: false)
        window.layoutIfNeeded()
        #expect(bar.frame.height == 44 && table.contentOffset.y == 252)
        #expect(scroll(by: 0) == 148)
        list.navigationItem.hidesSearchBarWhenScrolling = false
        #expect(scroll(by: 400) == 96)
    }

    /// "Automatic: inherit the display mode from the previous navigation item."
    @Test func largeTitlesAreInherited() {
        let first = UIViewController(), navigation = UINavigationController(rootViewController: first)
        navigation.navigationBar.prefersLargeTitles = true
        first.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(UIViewController(), animated: false)
        show(navigation)
        #expect(navigation.navigationBar.frame.height == 44)
        let third = UIViewController()
        third.navigationItem.largeTitleDisplayMode = .always
        navigation.pushViewController(third, animated: false)
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.frame.height == 96)
    }

    /// A column's controllers have their safe area though they have no constraints.
    @Test func columnsHandSafeAreasDown() {
        let content = UIViewController(), navigation = UINavigationController(rootViewController: content)
        let split = UISplitViewController(style: .unspecified)
        split.viewControllers = [navigation]
        window.setEnvironment(LayoutEnvironment(), safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        show(split)
        // The bar begins below the status bar, which is 54 points high.
        #expect(navigation.navigationBar.frame.minY == 54)
        #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 98, left: 0, bottom: 34, right: 0))
    }
}
