/// The kinds of views that Interface Builder writes, by the names of their elements.
public enum ViewKind: String, Hashable, Sendable, CaseIterable {
    case view, containerView, window
    case label, button, textField, textView, imageView
    case `switch`, slider, stepper, segmentedControl, progressView, activityIndicatorView, pageControl
    case datePicker, pickerView, colorWell, searchBar, refreshControl
    case stackView, scrollView, tableView, collectionView
    case tableViewCell, tableViewCellContentView, tableHeaderFooterView = "tableViewHeaderFooterView"
    case collectionViewCell, collectionViewCellContentView, collectionReusableView
    case navigationBar, toolbar, tabBar, visualEffectView
    case mapView, webView, wkWebView, glkView, mtkView, arscnView, arskView, skView, sceneKitView
    case calendarView, avRoutePickerView, contentUnavailableView
    /// An element the reader doesn't know; it is laid out as a plain view.
    case unknown = ""

    /// Whether a cell or a reusable view of a table or collection, whose frame is an input of the layout.
    public var isCell: Bool {
        switch self {
        case .tableViewCell, .collectionViewCell, .collectionReusableView, .tableHeaderFooterView: true
        default: false
        }
    }
}

/// The place a view takes in what holds it.
public enum ViewSlot: Hashable, Sendable {
    /// Within `<subviews>`; an arranged subview when the parent is a stack view.
    case subview
    /// A controller's view.
    case controllerView
    /// Directly among the objects of a xib or a scene: nothing holds it.
    case topLevel
    /// The content view of a cell or a visual effect view.
    case contentView
    /// A prototype of a table's or collection's cells.
    case prototypeCell
    /// A cell of a static section, with the section's index within its table.
    case staticCell(section: Int)
    /// Another place, by its key: `tableHeaderView`, `tableFooterView`, `sectionHeaderView`, `sectionFooterView`,
    /// `backgroundView`, `titleView`, `customView`, `navigationBar`, `toolbar`, `tabBar` …
    case keyed(String)
}
