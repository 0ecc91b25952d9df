/// Has a search bar, and tells its updater and delegate when a search begins and ends.
///
/// The bar stands below the navigation bar for a navigation item's controller, or where a program puts it, in a table's
/// header for instance. The controller of results isn't shown.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    public let searchBar: UISearchBar
    open private(set) var searchResultsController: UIViewController?
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether a search is under way.
    open var isActive = false { didSet { if isActive != oldValue { activityChanged() } } }
    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsScopeBar = true
    open var automaticallyShowsSearchResultsController = true
    open var showsSearchResultsController = false

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        searchBar = UISearchBar()
        super.init(nibName: nil, bundle: nil)
        searchBar.sizeToFit()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchBar = UISearchBar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        searchBar.sizeToFit()
    }

    public required init?(coder: NSCoder) {
        searchBar = UISearchBar()
        super.init(coder: coder)
        searchBar.sizeToFit()
    }

    private func activityChanged() {
        if isActive { delegate?.willPresentSearchController(self) } else { delegate?.willDismissSearchController(self) }
        searchResultsUpdater?.updateSearchResults(for: self)
        if isActive { delegate?.didPresentSearchController(self) } else { delegate?.didDismissSearchController(self) }
    }
}

/// Brings the results of a search up to date.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
}

/// Hears of the beginning and end of a search.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    func willPresentSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
