import Testing
import UIKit

private final class ShowsPrimary: NSObject, UISplitViewControllerDelegate {
    var modes: [UISplitViewController.DisplayMode] = []

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        questions += 1
        return .primary
    }
    var questions = 0
    var log: [String] = []
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("collapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("expand") }

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { modes.append(displayMode) }
}

private final class Pages: NSObject, UIPageViewControllerDataSource {
    let pages: [UIViewController]
    init(_ pages: [UIViewController]) { self.pages = pages }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil } }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        pages.firstIndex(of: viewController).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
    }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
}

private final class Searcher: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
    var log: [String] = []
    func willPresentSearchController(_ searchController: UISearchController) { log.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { log.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { log.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { log.append("did dismiss") }
    func updateSearchResults(for searchController: UISearchController) { log.append("update") }
}

@MainActor
@Suite("Split, page and search controllers", .serialized)
struct ColumnTests {
    let primary = UIViewController(), secondary = UIViewController()
    let line = 1 / UIScreen.main.scale

    /// Two fifths of 1,024 points are more than the 320 that the primary column has at most.
    @Test func columnsStandSideBySide() {
        let split = UISplitViewController()
        split.viewControllers = [primary, secondary]
        let window = makePadWindow(root: split)
        #expect(primary.splitViewController === split)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(!split.isCollapsed)
        #expect(split.primaryColumnWidth == 320)
        #expect(primary.view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
        #expect(abs(secondary.view.frame.minX - 320 - line) < 0.01)
        #expect(secondary.view.frame.maxX == 1024)
        #expect(primary.traitCollection.horizontalSizeClass == .compact)
        #expect(secondary.traitCollection.horizontalSizeClass == .regular)
        split.preferredPrimaryColumnWidthFraction = 0.25
        window.layoutIfNeeded()
        #expect(primary.view.frame.width == 256)
        split.minimumPrimaryColumnWidth = 300
        window.layoutIfNeeded()
        #expect(primary.view.frame.width == 300)
        split.maximumPrimaryColumnWidth = 500
        split.preferredPrimaryColumnWidthFraction = 0.75
        window.layoutIfNeeded()
        #expect(primary.view.frame.width == 500)
        split.primaryEdge = .trailing
        window.layoutIfNeeded()
        #expect(primary.view.frame == CGRect(x: 524, y: 0, width: 500, height: 768))
        #expect(secondary.view.frame.minX == 0)
    }

    /// `preferredDisplayMode` decides which columns are seen; showing and hiding a column changes it.
    @Test func columnsAreShownAndHidden() {
        let split = UISplitViewController(style: .doubleColumn), delegate = ShowsPrimary()
        split.delegate = delegate
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        #expect(split.viewController(for: .primary) === primary)
        #expect(primary.navigationController != nil)
        #expect(split.viewController(for: .supplementary) == nil)
        let window = makePadWindow(root: split)
        #expect(primary.view.window === window)
        split.hide(.primary)
        window.layoutIfNeeded()
        #expect(split.displayMode == .secondaryOnly)
        #expect(primary.view.window == nil)
        #expect(secondary.navigationController?.view.frame == CGRect(x: 0, y: 0, width: 1024, height: 768))
        split.show(.primary)
        window.layoutIfNeeded()
        #expect(primary.view.window === window)
        #expect(delegate.modes == [.secondaryOnly, .oneBesideSecondary])
        split.preferredDisplayMode = .oneOverSecondary
        window.layoutIfNeeded()
        #expect(split.splitBehavior == .overlay)
        #expect(secondary.navigationController?.view.frame == CGRect(x: 0, y: 0, width: 1024, height: 768))
        #expect(primary.navigationController?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
    }

    @Test func threeColumns() {
        let split = UISplitViewController(style: .tripleColumn), middle = UIViewController()
        split.setViewController(primary, for: .primary)
        split.setViewController(middle, for: .supplementary)
        split.setViewController(secondary, for: .secondary)
        split.preferredDisplayMode = .twoBesideSecondary
        split.preferredPrimaryColumnWidth = 200
        split.preferredSupplementaryColumnWidth = 250
        let window = makePadWindow(root: split)
        #expect(primary.navigationController?.view.frame.width == 200)
        #expect(abs((middle.navigationController?.view.frame.minX ?? 0) - 200 - line) < 0.01)
        #expect(middle.navigationController?.view.frame.width == 250)
        #expect(abs((secondary.navigationController?.view.frame.minX ?? 0) - 450 - 2 * line) < 0.01)
        split.hide(.primary)
        window.layoutIfNeeded()
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(primary.view.window == nil)
        #expect(middle.navigationController?.view.frame == CGRect(x: 0, y: 0, width: 250, height: 768))
    }

    /// In a horizontally compact environment one column is shown: the secondary one unless the delegate prefers another.
    @Test func columnsCollapse() {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        let window = makeWindow(root: split)
        #expect(split.isCollapsed)
        #expect(split.viewControllers.count == 1)
        let stack = primary.navigationController
        #expect(stack?.view.frame == CGRect(x: 0, y: 0, width: 390, height: 800))
        #expect(stack?.viewControllers == [primary, secondary])
        #expect(secondary.view.window === window)
        #expect(primary.view.window == nil)
        split.show(.primary)
        #expect(stack?.viewControllers == [primary])
        // A column that a way back led from comes again.
        split.show(.secondary)
        #expect(stack?.viewControllers == [primary, secondary])
        stack?.popViewController(animated: false)
        // A controller that is set for a column that isn't shown waits for that.
        let other = UIViewController()
        split.setViewController(other, for: .secondary)
        #expect(stack?.viewControllers == [primary])
        split.show(.secondary)
        #expect(stack?.viewControllers == [primary, other])
        split.show(.primary)
        // Another detail is pushed.
        let detail = UIViewController()
        primary.showDetailViewController(detail, sender: nil)
        window.layoutIfNeeded()
        #expect(stack?.viewControllers == [primary, detail])
        #expect(detail.view.window === window)
        #expect(split.displayModeButtonItem.isHidden)
    }

    /// The delegate says once which column is shown, and columns go back to their places as there is room.
    @Test func columnsExpandAgain() {
        let split = UISplitViewController(style: .doubleColumn), delegate = ShowsPrimary()
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        split.delegate = delegate
        let window = makeWindow(root: split)
        split.view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(delegate.questions == 1 && delegate.log == ["collapse"])
        #expect(primary.view.window === window)
        #expect(secondary.view.window == nil)
        split.show(.secondary)
        #expect(primary.navigationController?.viewControllers == [primary, secondary])
        window.traitOverrides.horizontalSizeClass = .regular
        window.layoutIfNeeded()
        #expect(!split.isCollapsed && delegate.log == ["collapse", "expand"])
        #expect(primary.navigationController?.viewControllers == [primary])
        #expect(secondary.navigationController?.viewControllers == [secondary])
        #expect(secondary.navigationController !== primary.navigationController)
    }

    /// A page fills the view but for the page control that the data source asks for.
    @Test func pagesAreTurned() throws {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let source = Pages([primary, secondary, UIViewController()])
        var finished: Bool?
        pages.setViewControllers([primary], direction: .forward, animated: false) { finished = $0 }
        #expect(finished == true)
        let window = makeWindow(root: pages)
        #expect(pages.viewControllers == [primary])
        #expect(primary.parent === pages)
        #expect(primary.view.frame == CGRect(x: 0, y: 0, width: 390, height: 800))
        pages.dataSource = source
        window.layoutIfNeeded()
        let control = try #require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
        #expect(control.numberOfPages == 3)
        #expect(control.currentPage == 1)
        #expect(control.frame.maxY == 800)
        #expect(primary.view.frame.height == 800 - control.frame.height)
        pages.setViewControllers([secondary], direction: .forward, animated: true) { finished = !$0 }
        window.layoutIfNeeded()
        // What goes is seen until the new page is there.
        #expect(primary.view.window === window)
        #expect(secondary.view.layer.presentation()?.frame.minX == 390)
        AnimationClock.current.advance(by: 0.15)
        #expect(primary.view.layer.presentation().map { $0.frame.minX < -100 } == true)
        #expect(finished == true)
        AnimationClock.current.advance(by: 1)
        #expect(finished == false)
        #expect(primary.parent == nil)
        #expect(primary.view.superview == nil)
        #expect(secondary.view.window === window)
        pages.dataSource = nil
        window.layoutIfNeeded()
        #expect(secondary.view.frame.height == 800)
    }

    /// Programs find the scroll view of pages among the view's subviews, and give it another frame.
    @Test func pagesThatScrollStandInAScrollView() throws {
        final class Pages: UIPageViewController {
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                for case let scroll as UIScrollView in view.subviews { scroll.frame = view.bounds }
            }
        }
        final class Dots: NSObject, UIPageViewControllerDataSource {
            func pageViewController(_: UIPageViewController, viewControllerBefore _: UIViewController)
                -> UIViewController?
            { nil }
            func pageViewController(_: UIPageViewController, viewControllerAfter _: UIViewController)
                -> UIViewController?
            { nil }
            func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
            func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
        }
        let pages = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal), dots = Dots()
        pages.dataSource = dots
        pages.setViewControllers([primary], direction: .forward, animated: false)
        let window = makeWindow(400, 800, root: pages)
        let scroll = try #require(pages.view.subviews.first as? UIScrollView)
        #expect(scroll.isPagingEnabled && primary.view.superview === scroll)
        #expect(pages.view.subviews.last is UIPageControl)
        #expect(scroll.frame == window.bounds && primary.view.frame == window.bounds)
        #expect(primary.view.safeAreaInsets == pages.view.safeAreaInsets)
        let curled = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        #expect(!curled.view.subviews.contains { $0 is UIScrollView })
    }

    /// With a spine in the middle two pages stand side by side; any other number is refused.
    @Test func twoPagesStandBesideASpine() async {
        let pages = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        pages.setViewControllers([primary, secondary], direction: .forward, animated: false, completion: nil)
        let window = makeWindow(800, 400, root: pages)
        #expect(primary.view.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
        #expect(secondary.view.frame == CGRect(x: 400, y: 0, width: 400, height: 400))
        #expect(window.rootViewController === pages)
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                pages.setViewControllers(
                    [UIViewController(), UIViewController()], direction: .forward, animated: false)
            }
        }
    }

    /// The delegate and the updater hear of the beginning and end of a search.
    @Test func searchesBeginAndEnd() {
        let search = UISearchController(searchResultsController: nil), searcher = Searcher()
        search.delegate = searcher
        search.searchResultsUpdater = searcher
        search.isActive = true
        search.isActive = true
        search.isActive = false
        #expect(searcher.log == ["will present", "update", "did present", "will dismiss", "update", "did dismiss"])
        // The bar is as high as search bars are, so that a table has room for it above its rows.
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        table.tableHeaderView = search.searchBar
        #expect(search.searchBar.frame.height == UISearchBar().intrinsicContentSize.height)
    }
}
