import Foundation

/// Hears of a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
    /// The text changed.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Search was tapped.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Cancel was tapped.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Whether a touch begins a search.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// A search began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Whether a search may end.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// A search ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Whether what was typed takes the place of text.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The bookmarks' button was tapped.
    /// - Note: Kept without effect.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// The results' button was tapped.
    /// - Note: Kept without effect.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// A scope was tapped.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// It does.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// It may.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// It does.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// A field for a search with buttons around it. It has no width of its own and is 56 points high (6 of 7 free ones), 44
/// before iOS 11; scopes take 44 points more below, a prompt 31 above.
@preconcurrency @MainActor
open class UISearchBar: UIView {
    /// Whether dictation starts by looking at the bar.
    /// - Note: Kept without effect.
    open var isLookToDictateEnabled = false
    private var accessory: UIView?
    /// A view above the keyboard while the bar is edited; no keyboard is shown.
    open override var inputAccessoryView: UIView? {
        get { accessory }
        set { accessory = newValue }
    }
    /// Whether the bar takes text.
    open var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set { searchTextField.isEnabled = newValue }
    }
    /// How the bar is drawn.
    public enum Style: Int, Sendable {
        /// With a ground of its own.
        case `default` = 0
        /// The same.
        case prominent
        /// Without a ground.
        case minimal
    }

    /// Hears of what somebody types and taps, in the field or as tests say (`simulateTapOnSearchButton()` and others).
    open weak var delegate: (any UISearchBarDelegate)?
    /// How the bar is drawn.
    open var searchBarStyle = Style.default
    /// The look before appearances.
    /// - Note: Kept without effect.
    open var barStyle = UIBarStyle.default
    /// The colour of the ground.
    open var barTintColor: UIColor?
    /// Whether what is behind shines through.
    /// - Note: Kept without effect.
    open var isTranslucent = true
    /// A line above the field.
    open var prompt: String? {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// Whether a cancel button is shown.
    open var showsCancelButton = false { didSet { setNeedsLayout() } }
    /// Whether a bookmark button is shown while the field is empty.
    open var showsBookmarkButton = false { didSet { setNeedsDisplay() } }
    /// Whether scopes are shown.
    open var showsScopeBar = false { didSet { scopesChanged() } }
    /// The titles of the scopes.
    open var scopeButtonTitles: [String]? { didSet { scopesChanged() } }
    /// The scope that is on.
    open var selectedScopeButtonIndex = 0 { didSet { scopeControl?.selectedSegmentIndex = selectedScopeButtonIndex } }
    private var scopeControl: UISegmentedControl?
    /// Whether the bar stands below a navigation bar, with whose title its field begins.
    var standsInNavigation = false { didSet { if standsInNavigation != oldValue { setNeedsLayout() } } }
    /// Whether a button for results is shown.
    /// - Note: Kept without effect.
    open var showsSearchResultsButton = false
    /// Whether that button is on.
    /// - Note: Kept without effect.
    open var isSearchResultsButtonSelected = false
    /// A picture behind the scopes.
    /// - Note: Kept without effect.
    open var scopeBarBackgroundImage: UIImage?
    /// How far the field's text is moved.
    /// - Note: Kept without effect.
    open var searchTextPositionAdjustment = UIOffset.zero
    /// How far the field's ground is moved.
    /// - Note: Kept without effect.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
    /// A picture behind everything.
    /// - Note: Kept without effect.
    open var backgroundImage: UIImage?
    /// The field.
    open private(set) lazy var searchTextField = makeField()
    private var promptLabel: UILabel?

    /// The text searched for.
    open var text: String? {
        get { searchTextField.text }
        set {
            let former = text ?? ""
            searchTextField.text = newValue
            if former != text { controller?.searchChanged() }
        }
    }
    /// The controller of the search.
    weak var controller: UISearchController?
    /// Whether there is a search that can be cancelled: the field is being edited, or the controller of the search is active.
    package var isSearching: Bool { searchTextField.isFirstResponder || controller?.isActive == true }
    /// What is shown while there is no text.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// Whether the field takes key presses.
    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    /// Whether the field is edited.
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    /// Has the field edited.
    @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    /// Ends editing in the field.
    @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    /// An empty bar at a place.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        _ = searchTextField
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func setUpFromCoder() {
        super.setUpFromCoder()
        _ = searchTextField
    }

    /// The pictures of the field.
    public enum Icon: Int, Sendable { case search = 0, clear, bookmark, resultsList }
    private var icons: [String: UIImage] = [:]
    private var iconShifts: [Icon: UIOffset] = [:]

    /// Keeps a picture of the field; the usual ones are drawn.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons["\(icon) \(state.rawValue)"] = iconImage
    }
    /// A picture of the field that was set.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons["\(icon) \(state.rawValue)"] }
    /// Keeps a shift of a picture; it isn't drawn.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { iconShifts[icon] = adjustment }
    /// The shift of a picture.
    open func positionAdjustment(for icon: Icon) -> UIOffset { iconShifts[icon] ?? .zero }
    /// Keeps a picture for behind everything; it isn't drawn.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { self.backgroundImage = backgroundImage }
    /// Keeps a picture for behind the field; it isn't drawn.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        icons["field \(state.rawValue)"] = backgroundImage
    }
    /// The picture for behind the field.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { icons["field \(state.rawValue)"] }
    /// Keeps a picture for behind the scopes; it isn't drawn.
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        icons["scope \(state.rawValue)"] = backgroundImage
    }
    private var scopeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// Keeps the attributes of the scopes' titles; they are drawn as usual.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { scopeAttributes[state.rawValue] = attributes }
    /// The attributes of the scopes' titles.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopeAttributes[state.rawValue]
    }
    /// Shows or hides the scopes.
    open func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }

    /// Shows or hides the cancel button.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    private func makeField() -> UISearchTextField {
        let field = UISearchTextField(frame: .zero)
        field.bar = self
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 17)
        addSubview(field)
        return field
    }

    private func makePromptLabel() -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: 13)
        label.textAlignment = .center
        addSubview(label)
        promptLabel = label
        return label
    }

    private func placePrompt() {
        guard hasPrompt else {
            promptLabel?.isHidden = true
            return
        }
        let label = promptLabel ?? makePromptLabel()
        label.isHidden = false
        label.text = prompt
        label.frame = CGRect(x: 8, y: 0, width: max(0, bounds.width - 16), height: promptHeight)
    }

    /// Between the field and the sides: 8 points, below a navigation bar the margin of its title.
    private var sides: UIEdgeInsets {
        let safe = standsInNavigation ? safeAreaInsets : .zero
        let side = standsInNavigation ? UIView.systemMinimumMargin(width: bounds.width) : 8
        return UIEdgeInsets(top: 0, left: safe.left + side, bottom: 0, right: safe.right + side)
    }

    /// Where the cancel button is, in points; 58 wide at the end of the field's row.
    package var cancelPlace: CGRect {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? bounds.minX + sides.left : bounds.maxX - sides.right - 58
        let height = max(0, min(bounds.height, ownHeight) - promptHeight - scopesHeight)
        return CGRect(x: x, y: bounds.minY + promptHeight, width: 58, height: height)
    }

    /// The place of the field: 8 points from the sides, 36 points high in the middle, below the prompt and above the scopes.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let above = promptHeight
        let barHeight = max(0, min(bounds.height, ownHeight) - above - scopesHeight)
        let sides = sides
        var room = CGRect(
            x: sides.left, y: above, width: max(0, bounds.width - sides.left - sides.right), height: barHeight)
        placePrompt()
        placeScopes(in: CGRect(x: room.minX, y: room.maxY, width: room.width, height: scopesHeight))
        if showsCancelButton {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            if isMirrored { room.origin.x += 62 }
            room.size.width = max(0, room.width - 62)
        }
        // The field keeps 10 points above and below, in lower bars less.
        let height = min(max(36, layoutEnvironment.metrics.searchBarHeight - 20), barHeight)
        searchTextField.frame = CGRect(
            x: room.minX, y: room.minY + (barHeight - height) / 2, width: room.width, height: height)
    }

    private var hasPrompt: Bool { prompt?.isEmpty == false }

    /// What a prompt adds: Interface Builder's bar of 44 points has 75 with one.
    private var promptHeight: CGFloat { hasPrompt ? 31 : 0 }

    private var hasScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

    /// What scopes add.
    var scopesHeight: CGFloat { hasScopes ? 44 : 0 }

    private var ownHeight: CGFloat { promptHeight + layoutEnvironment.metrics.searchBarHeight + scopesHeight }

    private func scopesChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        tellBarContainer()
    }

    /// The scopes are the segments of a control; 32 points high in the middle of their row.
    private func placeScopes(in room: CGRect) {
        guard hasScopes, let titles = scopeButtonTitles else {
            scopeControl?.removeFromSuperview()
            scopeControl = nil
            return
        }
        let control = scopeControl ?? makeScopeControl()
        let shown = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
        if shown != titles {
            control.removeAllSegments()
            for (index, title) in titles.enumerated() {
                control.insertSegment(withTitle: title, at: index, animated: false)
            }
            control.selectedSegmentIndex = selectedScopeButtonIndex
        }
        control.frame = CGRect(x: room.minX, y: room.midY - 16, width: room.width, height: 32)
    }

    private func makeScopeControl() -> UISegmentedControl {
        let control = UISegmentedControl(items: nil)
        control.addAction(
            UIAction { [weak self, unowned control] _ in self?.simulateTap(onScopeAt: control.selectedSegmentIndex) },
            for: .valueChanged)
        addSubview(control)
        scopeControl = control
        return control
    }

    /// No width; the bar's height.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: ownHeight) }
    /// The width asked for at the bar's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: ownHeight) }
}
