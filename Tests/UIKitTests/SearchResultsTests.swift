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
        #expect(view.safeAreaInsets == list.view.safeAreaInsets && view.safeAreaInsets.top >= 52)
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

    /// The bar takes in the search bar, so that its ground lies behind both.
    @Test func theSearchBarStandsInTheNavigationBar() {
        let list = UITableViewController()
        list.title = "List"
        let search = UISearchController(searchResultsController: nil)
        list.navigationItem.searchController = search
        let stack = UINavigationController(rootViewController: list)
        let window = show(stack)
        let bar = stack.navigationBar
        #expect(bar.frame.height == 96 && bar.itemRow == CGRect(x: 0, y: 0, width: 393, height: 44))
        #expect(search.searchBar.convert(search.searchBar.bounds, to: bar).minY == 44)
        bar.prefersLargeTitles = true
        window.layoutIfNeeded()
        #expect(bar.frame.height == 148 && bar.hasLargeTitle && bar.itemRow.height == 44)
        search.isActive = true
        window.layoutIfNeeded()
        #expect(bar.frame.height == 52 && bar.itemRow.isEmpty && !bar.isHidden)
        #expect(list.view.safeAreaInsets.top == bar.frame.maxY)
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

    // MARK: The bars

    private func searchingScreen() -> (UISearchController, UINavigationController, UIViewController, UIWindow) {
        let screen = UIViewController()
        screen.title = "Fruits"
        let search = UISearchController(searchResultsController: nil)
        screen.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: screen)
        return (search, navigation, screen, show(navigation))
    }

    /// "hidesNavigationBarDuringPresentation: The default value of this property is true."
    @Test func aSearchTakesThePlaceOfTheNavigationBar() {
        let (search, navigation, screen, window) = searchingScreen()
        let (bar, field) = (navigation.navigationBar, search.searchBar)
        let (top, safe) = (bar.frame.minY, screen.view.safeAreaInsets.top)
        #expect(field.frame.maxY == bar.frame.maxY && field.frame.minY == top + 44)
        search.isActive = true
        window.layoutIfNeeded()
        #expect(field.frame == bar.frame && field.frame.minY == top)
        #expect(screen.view.safeAreaInsets.top == safe - 44)
        search.isActive = false
        window.layoutIfNeeded()
        #expect(field.frame.minY == top + 44 && screen.view.safeAreaInsets.top == safe)
        search.hidesNavigationBarDuringPresentation = false
        search.isActive = true
        window.layoutIfNeeded()
        #expect(!bar.isHidden && screen.view.safeAreaInsets.top == safe)
    }

    /// "automaticallyShowsScopeBar: A Boolean indicating whether UISearchController manages the visibility of the scope bar."
    @Test func scopesComeAndGoWithTheSearch() throws {
        let (search, _, screen, window) = searchingScreen()
        search.hidesNavigationBarDuringPresentation = false
        search.searchBar.scopeButtonTitles = ["All", "Ripe"]
        window.layoutIfNeeded()
        let safe = screen.view.safeAreaInsets.top
        func control() -> UISegmentedControl? {
            search.searchBar.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first
        }
        #expect(control() == nil)
        search.isActive = true
        window.layoutIfNeeded()
        let scopes = try #require(control())
        #expect(scopes.numberOfSegments == 2 && scopes.titleForSegment(at: 1) == "Ripe")
        #expect(scopes.selectedSegmentIndex == 0 && scopes.frame.minY >= search.searchBar.searchTextField.frame.maxY)
        #expect(screen.view.safeAreaInsets.top == safe + 44)
        final class Delegate: NSObject, UISearchBarDelegate {
            var scope: Int?
            func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
                scope = selectedScope
            }
        }
        let delegate = Delegate()
        search.searchBar.delegate = delegate
        scopes.selectedSegmentIndex = 1
        scopes.sendActions(for: .valueChanged)
        #expect(delegate.scope == 1 && search.searchBar.selectedScopeButtonIndex == 1)
        search.isActive = false
        window.layoutIfNeeded()
        #expect(control() == nil && screen.view.safeAreaInsets.top == safe)
        search.automaticallyShowsScopeBar = false
        search.isActive = true
        window.layoutIfNeeded()
        #expect(control() == nil)
    }

    /// Below a navigation bar the field begins with the title, elsewhere 8 points from the sides.
    @Test func theFieldBeginsWithTheTitle() {
        let (search, _, _, window) = searchingScreen()
        let field = search.searchBar.searchTextField
        search.searchBar.layoutIfNeeded()
        #expect(field.frame.minX == 16 && field.frame.maxX == 393 - 16)
        search.isActive = true
        window.layoutIfNeeded()
        search.searchBar.layoutIfNeeded()
        #expect(field.frame.maxX < search.searchBar.cancelPlace.minX && search.searchBar.cancelPlace.maxX == 393 - 16)
        let free = UISearchBar(frame: CGRect(x: 0, y: 0, width: 393, height: 56))
        free.layoutIfNeeded()
        #expect(free.searchTextField.frame == CGRect(x: 8, y: 10, width: 377, height: 36))
    }
}
