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

    /// A header is about to be seen.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    /// A footer is about to be seen.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
    /// A cell is no longer seen.
    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {}
    /// A header is no longer seen.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
    /// A footer is no longer seen.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
    /// A guess at the height above a section, in points.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        tableView.estimatedSectionHeaderHeight
    }
    /// A guess at the height below a section, in points.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        tableView.estimatedSectionFooterHeight
    }
    /// Whether a touched row is highlighted.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    /// A row is highlighted.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    /// A row is no longer highlighted.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// Which row is no longer chosen for a tapped one.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// What the button says that deletes a row.
    open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?
    { nil }
    /// Whether a row moves in while it is edited.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
    /// A row is about to be edited.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    /// A row is no longer edited.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    /// Where a moved row goes.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
    /// How far in a row is.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
    /// What is offered at a row, in the old form.
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        nil
    }
    /// Whether a long press shows a menu.
    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
    /// Whether a menu offers a command.
    open func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }
    /// A menu's command was chosen.
    open func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) {}
    /// The menu of a row.
    open func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
        -> UIContextMenuConfiguration?
    { nil }
    /// Whether a pan of two fingers chooses rows.
    open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        -> Bool
    { false }
    /// A pan of two fingers chooses rows.
    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
    /// Whether a row can be focused.
    open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }

    /// The section that a word of the index leads to.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }

    /// A finger begins to scroll.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// A finger is about to leave; where scrolling ends may be changed.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// A finger has left.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Scrolling begins to slow down.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Scrolling has come to rest.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// The animation of an offset that was set is over.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Whether a tap on the status bar scrolls to the top.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// A tap on the status bar has scrolled to the top.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
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
