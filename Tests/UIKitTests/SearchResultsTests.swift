import Testing

@testable import UIKit

/// The controller of a search's results covers the one that searches while there is something to search for.
@MainActor
@Suite("Search results")
struct SearchResultsTests {
    private final class Results: UIViewController {
        var heard: [String] = []
        override func viewWillAppear(_ animated: Bool) { heard.append("willAppear") }
        override func viewDidAppear(_ animated: Bool) { heard.append("didAppear") }
        override func viewDidDisappear(_ animated: Bool) { heard.append("didDisappear") }
    }

    private let results = Results()

    private func show(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test func theyCoverTheTableBelowTheNavigationBar() throws {
        let list = UITableViewController()
        let search = UISearchController(searchResultsController: results)
        list.navigationItem.searchController = search
        let window = show(UINavigationController(rootViewController: list))
        search.isActive = true
        #expect(!results.isViewLoaded)
        search.searchBar.text = "pear"
        window.layoutIfNeeded()
        let view = try #require(results.viewIfLoaded)
        #expect(search.showsSearchResultsController && results.parent === list)
        #expect(view.convert(view.bounds, to: window) == list.view.convert(list.view.bounds, to: window))
        #expect(view.safeAreaInsets == list.view.safeAreaInsets && view.safeAreaInsets.top > 90)
        #expect(results.heard == ["willAppear", "didAppear"])
        // They stay where they are when the table behind them scrolls.
        list.tableView.contentOffset.y += 40
        window.layoutIfNeeded()
        #expect(view.convert(view.bounds, to: window) == list.view.convert(list.view.bounds, to: window))
        search.searchBar.text = ""
        #expect(view.superview == nil && results.parent == nil && search.isActive)
        search.searchBar.text = "plum"
        #expect(view.window === window)
        search.searchBar.simulateTapOnCancelButton()
        #expect(view.superview == nil && !search.showsSearchResultsController)
        #expect(results.heard.last == "didDisappear")
    }

    @Test func theyBeginBelowABarInTheView() throws {
        let screen = UIViewController()
        let search = UISearchController(searchResultsController: results)
        search.searchBar.frame = CGRect(x: 0, y: 100, width: 393, height: 56)
        screen.view.addSubview(search.searchBar)
        let window = show(screen)
        search.searchBar.becomeFirstResponder()
        search.searchBar.searchTextField.insertText("p")
        window.layoutIfNeeded()
        let view = try #require(results.viewIfLoaded)
        #expect(view.frame == CGRect(x: 0, y: 156, width: 393, height: 852 - 156))
    }

    @Test func aProgramSaysItselfWhenTheyAreShown() {
        let screen = UIViewController()
        let search = UISearchController(searchResultsController: results)
        screen.navigationItem.searchController = search
        let window = show(UINavigationController(rootViewController: screen))
        search.showsSearchResultsController = true
        #expect(!search.automaticallyShowsSearchResultsController && !results.isViewLoaded)
        search.isActive = true
        #expect(results.viewIfLoaded?.window === window)
        search.showsSearchResultsController = false
        #expect(results.viewIfLoaded?.window == nil)
    }
}
