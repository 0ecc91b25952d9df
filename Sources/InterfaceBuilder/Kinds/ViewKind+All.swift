extension ViewKind {
    /// Every kind that a document can hold.
    public static let all: [ViewKind] = [
        view, containerView, window,
        label, button, imageView, textField, textView,
        `switch`, slider, stepper, segmentedControl, progressView, activityIndicatorView, pageControl,
        datePicker, pickerView, colorWell, searchBar, refreshControl,
        stackView, scrollView, visualEffectView,
        tableView, tableViewCell, tableViewCellContentView, tableHeaderFooterView,
        collectionView, collectionViewCell, collectionViewCellContentView, collectionReusableView,
        navigationBar, toolbar, tabBar,
        mapView, webView, sceneView, calendarView, avRoutePickerView, contentUnavailableView,
    ]
}
