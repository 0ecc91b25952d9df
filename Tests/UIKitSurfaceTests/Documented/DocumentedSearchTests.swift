import Testing
import UIKit

/// Search bars, search controllers and taps on tabs in the words of their documentation.
@MainActor
@Suite("Documented: search", .serialized)
struct DocumentedSearchTests {
    private final class Listener: NSObject, UISearchBarDelegate, UISearchResultsUpdating, UITabBarControllerDelegate {
        var calls: [String] = []
        var refuses: String?
        var refusedController: UIViewController?

        private func call(_ name: String) -> Bool {
            calls.append(name)
            return refuses != name
        }
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { call("should begin") }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { _ = call("began") }
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { call("should end") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { _ = call("ended") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { _ = call("text \(searchText)") }
        func searchBar(
            _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { call("should type \(text)") }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { _ = call("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { _ = call("cancel") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            _ = call("scope \(selectedScope)")
        }
        func updateSearchResults(for searchController: UISearchController) {
            _ = call("update \(searchController.searchBar.text ?? "nil")")
        }
        func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
            controller !== refusedController
        }
        func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
            _ = call("tab \(tabs.selectedIndex)")
        }
    }

    private func bar(_ listener: Listener) -> (UISearchBar, UIWindow) {
        let root = UIViewController(), bar = UISearchBar()
        root.view.addSubview(bar)
        bar.delegate = listener
        return (bar, makeWindow(root: root))
    }

    /// "Tells the delegate that the user changed the search text", and asks before; a text that code sets is no change of the user's.
    @Test func delegatesHearOfTyping() {
        let listener = Listener(), (bar, window) = bar(listener)
        #expect(bar.becomeFirstResponder() && bar.isFirstResponder && bar.searchTextField.isFirstResponder)
        bar.searchTextField.insertText("ab")
        bar.searchTextField.deleteBackward()
        bar.text = "code"
        listener.refuses = "should type !"
        bar.searchTextField.insertText("!")
        bar.searchTextField.sendActions(for: .editingDidEndOnExit)
        #expect(bar.text == "code")
        #expect(bar.resignFirstResponder() && !bar.isFirstResponder)
        #expect(
            listener.calls == [
                "should begin", "began", "should type ab", "text ab", "should type ", "text a", "should type !",
                "search",
                "should end", "ended",
            ])
        withExtendedLifetime(window) {}
    }

    /// "false if you do not want the search field to become the first responder"; likewise to resign.
    @Test func delegatesRefuse() {
        let listener = Listener(), (bar, window) = bar(listener)
        listener.refuses = "should begin"
        #expect(!bar.searchTextField.becomeFirstResponder() && !bar.isFirstResponder)
        listener.refuses = "should end"
        #expect(bar.becomeFirstResponder() && !bar.resignFirstResponder() && bar.isFirstResponder)
        listener.refuses = nil
        #expect(bar.resignFirstResponder())
        withExtendedLifetime(window) {}
    }

    @Test func buttonsAndScopes() {
        let listener = Listener(), (bar, window) = bar(listener)
        bar.scopeButtonTitles = ["All", "New"]
        bar.simulateTap(onScopeAt: 1)
        bar.simulateTap(onScopeAt: 1)
        bar.simulateTap(onScopeAt: 9)
        bar.simulateTapOnSearchButton()
        bar.simulateTapOnCancelButton()
        #expect(bar.selectedScopeButtonIndex == 1 && listener.calls == ["scope 1", "search", "cancel"])
        withExtendedLifetime(window) {}
    }

    /// "The system calls this method when the search bar becomes the first responder or the search bar's text changes."
    @Test func updatersHearOfTheText() {
        let page = UIViewController(), search = UISearchController(searchResultsController: nil), listener = Listener()
        search.searchResultsUpdater = listener
        page.navigationItem.searchController = search
        let window = makeWindow(root: UINavigationController(rootViewController: page))
        search.searchBar.text = "a"
        search.searchBar.text = "a"
        #expect(listener.calls == ["update a"] && !search.isActive && !search.searchBar.showsCancelButton)
        search.searchBar.becomeFirstResponder()
        #expect(search.isActive && search.searchBar.showsCancelButton)
        search.searchBar.searchTextField.insertText("b")
        search.searchBar.simulateTapOnCancelButton()
        #expect(listener.calls == ["update a", "update a", "update ab", "update "])
        #expect(!search.isActive && search.searchBar.text == "" && !search.searchBar.isFirstResponder)
        #expect(!search.searchBar.showsCancelButton)
        search.automaticallyShowsCancelButton = false
        search.isActive = true
        #expect(!search.searchBar.showsCancelButton)
        withExtendedLifetime(window) {}
    }

    /// "The tab bar controller calls this method in response to the user tapping a tab bar item."
    @Test func tapsOnTabsAskAndTell() {
        let tabs = UITabBarController(), listener = Listener()
        let pages = [UIViewController(), UIViewController(), UIViewController()]
        tabs.viewControllers = pages
        tabs.delegate = listener
        tabs.selectedIndex = 1
        listener.refusedController = pages[0]
        tabs.simulateTap(onTabAt: 0)
        #expect(tabs.selectedIndex == 1 && listener.calls.isEmpty)
        tabs.simulateTap(onTabAt: 2)
        #expect(tabs.selectedIndex == 2 && listener.calls == ["tab 2"])
    }
}
