/// Has a search bar, and tells its updater and delegate when a search begins and ends.
///
/// The bar stands below the navigation bar for a navigation item's controller, or where a program puts it, in a table's
/// header for instance. A controller of results covers the one that searches, as long as there is something to search for.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// What is proposed while one searches; nothing is shown.
    /// - Note: Kept without effect.
    open var searchSuggestions: [any UISearchSuggestion]?
    /// When the bar's scopes are shown: with the search, unless a program shows them itself.
    open var scopeBarActivation = ScopeBarActivation.automatic
    /// When the bar's scopes are shown.
    public enum ScopeBarActivation: Int, Sendable { case automatic = 0, manual, onTextEntry, onSearchActivation }
    /// The bar that the search is typed into.
    public let searchBar: UISearchBar
    /// The controller that shows what is found.
    open private(set) var searchResultsController: UIViewController?
    /// Who is told that the search changed.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Who hears of a search that begins and ends.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether a search is under way: from when the bar is edited, or from when this is set, until it is cancelled. The text goes
    /// at the end.
    open var isActive = false { didSet { if isActive != oldValue { activityChanged() } } }
    /// Whether what is below is dimmed meanwhile; kept.
    /// - Note: Kept without effect.
    open var obscuresBackgroundDuringPresentation = true
    /// Whether the same; the name before iOS 9.1.
    /// - Note: Kept without effect.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether the navigation bar goes away meanwhile, so that the search bar takes its place.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the bar has a cancel button while a search is under way.
    open var automaticallyShowsCancelButton = true
    /// Whether the bar has its scopes meanwhile, and not before.
    open var automaticallyShowsScopeBar = true
    /// Whether results are shown once something is typed, and not before.
    open var automaticallyShowsSearchResultsController = true { didSet { showResults() } }
    /// Whether results are shown. Setting it ends that they are shown by themselves.
    open var showsSearchResultsController: Bool {
        get { searchResultsController?.viewIfLoaded?.superview != nil }
        set {
            wantsResults = newValue
            automaticallyShowsSearchResultsController = false
        }
    }
    private var wantsResults = false

    /// A search that shows its results in a controller; nil for the one that searches.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        searchBar = UISearchBar()
        super.init(nibName: nil, bundle: nil)
        searchBar.sizeToFit()
        searchBar.controller = self
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchBar = UISearchBar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        searchBar.sizeToFit()
        searchBar.controller = self
    }

    public required init?(coder: NSCoder) {
        searchBar = UISearchBar()
        super.init(coder: coder)
        searchBar.sizeToFit()
        searchBar.controller = self
    }

    private func activityChanged() {
        if isActive {
            delegate?.willPresentSearchController(self)
        } else {
            delegate?.willDismissSearchController(self)
            searchBar.searchTextField.text = ""
            searchBar.resignFirstResponder()
        }
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(isActive, animated: true) }
        if automaticallyShowsScopeBar, scopeBarActivation != .manual { searchBar.showsScopeBar = isActive }
        searchBar.tellBarContainer()
        searchResultsUpdater?.updateSearchResults(for: self)
        showResults()
        if isActive { delegate?.didPresentSearchController(self) } else { delegate?.didDismissSearchController(self) }
    }

    /// Whether the search bar stands in the place of the navigation bar.
    var takesNavigationBarsPlace: Bool { isActive && hidesNavigationBarDuringPresentation }

    /// The bar's field is edited from now on.
    func searchBegan() { if isActive { searchChanged() } else { isActive = true } }

    /// The bar's text changed, or its scope.
    func searchChanged() {
        searchResultsUpdater?.updateSearchResults(for: self)
        showResults()
    }

    // MARK: Results

    /// Brings the view of results over that of the controller that searches, or takes it away.
    private func showResults() {
        guard let results = searchResultsController else { return }
        let isWanted = automaticallyShowsSearchResultsController ? searchBar.text?.isEmpty == false : wantsResults
        guard isActive, isWanted, let host = searchingController, host.isViewLoaded else { return hide(results) }
        if results.parent === host { return }
        host.addChild(results)
        guard let place = host.view, let view = results.view else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        // Rows that come later stand behind it, too.
        view.layer.zPosition = 1
        place.addSubview(view)
        // Content that scrolls stays behind it.
        results.coveredScrollView = place as? UIScrollView
        results.coversTop = !searchBar.isDescendant(of: place)
        let guide = results.coveredScrollView?.frameLayoutGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(
                equalTo: results.coversTop ? guide?.topAnchor ?? place.topAnchor : searchBar.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: guide?.leadingAnchor ?? place.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide?.trailingAnchor ?? place.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: guide?.bottomAnchor ?? place.bottomAnchor),
        ])
        results.didMove(toParent: host)
    }

    private func hide(_ results: UIViewController) {
        guard results.parent != nil else { return }
        results.willMove(toParent: nil)
        results.coveredScrollView = nil
        results.viewIfLoaded?.removeFromSuperview()
        results.removeFromParent()
    }

    /// Who searches: the controller around the bar, or the one that a navigation controller shows below it.
    private var searchingController: UIViewController? {
        let around = sequence(first: searchBar as UIResponder) { $0.next }.first { $0 is UIViewController }
        return (around as? UINavigationController)?.topViewController ?? around as? UIViewController
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
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Something that is proposed while one searches.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    var localizedSuggestion: String? { get }
    var localizedDescription: String? { get }
    var iconImage: UIImage? { get }
    var representedObject: Any? { get set }
}

/// A text that is proposed while one searches.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// The text.
    /// - Note: Kept without effect.
    public let localizedSuggestion: String?
    /// The text with attributes.
    /// - Note: Kept without effect.
    public let localizedAttributedSuggestion: NSAttributedString?
    /// What is told of it.
    /// - Note: Kept without effect.
    public let localizedDescription: String?
    /// A picture beside it.
    /// - Note: Kept without effect.
    public let iconImage: UIImage?
    /// What it stands for.
    /// - Note: Kept without effect.
    open var representedObject: Any?
    /// A text.
    public init(
        localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        (localizedSuggestion, localizedDescription, self.iconImage) = (suggestion, description, iconImage)
        localizedAttributedSuggestion = nil
    }
    /// A text with attributes.
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        (localizedSuggestion, localizedDescription, self.iconImage) = (suggestion.string, description, iconImage)
        localizedAttributedSuggestion = suggestion
    }
}
