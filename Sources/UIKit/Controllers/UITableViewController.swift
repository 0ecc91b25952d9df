/// A controller whose view is a table, of which it is the data source and delegate.
@preconcurrency @MainActor
open class UITableViewController: UIViewController {
    private let style: UITableView.Style
    /// Whether chosen rows are no longer chosen when the table appears.
    open var clearsSelectionOnViewWillAppear = true
    /// Shows that the table is being refreshed.
    /// - Note: Kept without effect.
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    /// A controller of a table of a style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The table, which is the controller's view.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// The sections of static cells that the controller's document has; nil where the cells come from code.
    package var staticSections: [StaticSection]?

    open override func loadView() {
        if loadSuppliedView() { return }
        let table = UITableView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size), style: style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = table
        table.dataSource = self
        table.delegate = self
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        for path in tableView?.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path, animated: animated) }
    }

    // MARK: Data source and delegate

    /// One unless the document has static cells.
    open func numberOfSections(in tableView: UITableView) -> Int { staticSections?.count ?? 1 }
    /// None unless overridden.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        staticSection(section)?.cells.count ?? 0
    }
    /// A plain cell unless overridden.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        staticCell(indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    /// None unless overridden.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        staticSection(section)?.headerTitle
    }
    /// None unless overridden.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        staticSection(section)?.footerTitle
    }
    /// The table's unless overridden.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        staticCell(indexPath).flatMap { staticSection(indexPath.section)?.heights[ObjectIdentifier($0)] }
            ?? tableView.rowHeight
    }

    private func staticSection(_ section: Int) -> StaticSection? {
        staticSections.flatMap { $0.indices.contains(section) ? $0[section] : nil }
    }

    private func staticCell(_ path: IndexPath) -> UITableViewCell? {
        staticSection(path.section).flatMap { $0.cells.indices.contains(path.row) ? $0.cells[path.row] : nil }
    }

    /// The table's unless overridden.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.estimatedRowHeight
    }
    /// It can unless overridden.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    /// It can't unless overridden.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Does nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// None unless overridden.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// The actions that a swipe would show; nobody swipes here.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// The actions that a swipe from the trailing edge would show; nobody swipes here.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// Rows can be deleted, unless overridden.
    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }
    /// Nothing, unless overridden.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    /// The row that is touched, unless overridden.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// The table's own height of headers, unless overridden. Points.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }
    /// The table's own height of footers, unless overridden. Points.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }
    /// A header of the data source's title, unless overridden.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    /// A footer of the data source's title, unless overridden.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    /// Nothing, unless overridden.
    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    /// Nothing, unless overridden.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Nothing, unless overridden.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    /// Nothing, unless overridden.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

extension UITableViewController: UITableViewDataSource, UITableViewDelegate {}

/// A section of static cells, as a document has it.
@MainActor
package struct StaticSection {
    let headerTitle: String?
    let footerTitle: String?
    let cells: [UITableViewCell]
    /// The heights of the cells that have one of their own, in points.
    let heights: [ObjectIdentifier: CGFloat]

    package init(
        headerTitle: String?, footerTitle: String?, cells: [UITableViewCell], heights: [ObjectIdentifier: CGFloat]
    ) {
        (self.headerTitle, self.footerTitle, self.cells, self.heights) = (headerTitle, footerTitle, cells, heights)
    }
}
