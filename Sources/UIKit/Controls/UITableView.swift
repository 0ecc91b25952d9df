import Foundation

/// A list of rows in sections.
///
/// With a data source it makes and places the cells that are seen, and uses them again. Cells that were put in by other
/// means stay where they are.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// When the rows of cells that are shown are sized anew.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Never: only a change of rows, or new data, sizes them anew.
        case disabled = 0
        /// When a cell or its content view calls `invalidateIntrinsicContentSize()`, or the cell gets another content
        /// configuration.
        case enabled
        /// Also when constraints, or sizes that views have by themselves, change.
        case enabledIncludingConstraints
    }
    /// When the rows of cells that are shown are sized anew. It isn't animated here.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
        didSet {
            if selfSizingInvalidation == .enabledIncludingConstraints { host?.tellOfConstraints(self) }
            setNeedsLayout()
        }
    }
    /// How sections look.
    public enum Style: Int, Sendable {
        /// One below the other.
        case plain = 0
        /// Apart from each other.
        case grouped
        /// Apart from each other, rounded and away from the sides.
        case insetGrouped
    }

    /// The line below a row.
    public enum SeparatorStyle: Int, Sendable {
        /// None.
        case none = 0
        /// A thin line.
        case singleLine
        /// A thin line with a lighter one; the old look of grouped tables.
        case singleLineEtched
    }

    /// Where a row is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// As little as makes it seen.
        case none = 0
        /// The top.
        case top
        /// The middle.
        case middle
        /// The bottom.
        case bottom
    }

    /// How rows come and go; they do so at once here.
    public enum RowAnimation: Int, Sendable {
        /// In some way of its name.
        case fade = 0, right, left, top, bottom, none, middle
        /// As the system sees fit.
        case automatic = 100
    }

    /// Says that a height follows from the contents.
    public class var automaticDimension: CGFloat { -1 }

    /// How sections look.
    public let style: Style
    /// The rows.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { setNeedsReload() } }
    /// The height of rows, in points; `automaticDimension` for that of their contents.
    open var rowHeight: CGFloat = -1 { didSet { setNeedsLayout() } }
    /// A guess at the height of rows, in points.
    open var estimatedRowHeight: CGFloat = -1
    /// The height above sections, in points.
    open var sectionHeaderHeight: CGFloat = -1
    /// The height below sections, in points.
    open var sectionFooterHeight: CGFloat = -1
    /// A guess at the height above sections, in points. Headers of sections below what is seen have it until they come
    /// into sight, and aren't asked for; without a guess all are (documentation of this property).
    open var estimatedSectionHeaderHeight: CGFloat = -1
    /// The same for the height below sections, in points.
    open var estimatedSectionFooterHeight: CGFloat = -1
    /// Space above a plain section's header, in points.
    open var sectionHeaderTopPadding: CGFloat = -1
    /// The line below rows.
    open var separatorStyle = SeparatorStyle.singleLine
    /// The colour of the line below rows.
    open var separatorColor: UIColor? = .separator
    /// Space at both ends of the line below rows, in points.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// Whether rows can be chosen.
    open var allowsSelection = true
    /// Whether several rows can be chosen.
    open var allowsMultipleSelection = false
    /// Whether rows, one or several, can be chosen while the table is edited.
    /// - Note: Kept without effect.
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether the content views of rows, headers and footers keep to the safe area.
    open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
    /// The colour of the index at the side; the tint colour where there is none.
    open var sectionIndexColor: UIColor? { didSet { setNeedsLayout() } }
    /// The colour behind the index at the side.
    open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
    /// The colour behind the index while it is touched.
    /// - Note: Kept without effect.
    open var sectionIndexTrackingBackgroundColor: UIColor?
    /// In an index at the side: a magnifying glass, which leads to the search.
    public static let indexSearch = "{search}"
    /// How many rows there must be for an index at the side.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
    /// The words at the side, as the source answered, their view where they are shown, and whether the source is to be asked anew.
    var indexTitles: [String] = []
    var sectionIndex: SectionIndexView?
    var asksForIndex = true
    /// What the insets of lines below rows are measured from.
    /// - Note: Kept without effect.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    /// An effect on the lines below rows.
    /// - Note: Kept without effect.
    open var separatorEffect: UIVisualEffect?
    /// The height of the empty rows below the last one, in points; they aren't shown here.
    /// - Note: Kept without effect.
    open var fillerRowHeight: CGFloat = 0
    /// Whether rows can have the focus of a keyboard or remote.
    /// - Note: Kept without effect.
    open var allowsFocus = true
    /// Whether what has the focus is chosen, unless the delegate says otherwise.
    open var selectionFollowsFocus = false
    /// Whether what had the focus last gets it back.
    /// - Note: Kept without effect.
    open var remembersLastFocusedIndexPath = false
    /// Whether rows open as something is held above them; nobody drags here.
    /// - Note: Kept without effect.
    open var isSpringLoaded = false
    /// Posted after a person chose other rows: nobody does.
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")
    /// Is told which rows come next.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? { didSet { setNeedsLayout() } }
    /// Whether ``prefetchDataSource`` is told.
    open var isPrefetchingEnabled = true { didSet { setNeedsLayout() } }
    /// Gives what a drag takes along. Nobody drags here.
    /// - Note: Kept without effect.
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    /// Takes what a drag brings. Nobody drags here.
    /// - Note: Kept without effect.
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    /// Whether rows can be dragged.
    /// - Note: Kept without effect.
    open var dragInteractionEnabled = true
    /// Whether the table is edited. Its cells hear of it (documentation of `setEditing(_:animated:)`).
    open var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            // Rows that aren't seen may have another height, too.
            heights.rows = [:]
            for (path, cell) in shownCells { editing(of: cell, at: path) }
            // What was chosen while the table was edited is no longer (measured on devices with iOS 26).
            if !isEditing { for path in selection { deselectRow(at: path, animated: false) } }
            setNeedsLayout()
        }
    }
    /// Whether the margins of cells are those of a readable width.
    open var cellLayoutMarginsFollowReadableWidth = false { didSet { setNeedsLayout() } }
    /// A view behind the rows.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    /// A view above all rows.
    // Not stored: Swift refuses to give a stored property its own value, by which programs have a header laid out anew.
    open var tableHeaderView: UIView? {
        get { ownHeaderView }
        set {
            let former = ownHeaderView
            ownHeaderView = newValue
            replace(former, by: newValue)
        }
    }
    private var ownHeaderView: UIView?
    /// A view below all rows.
    open var tableFooterView: UIView? {
        get { ownFooterView }
        set {
            let former = ownFooterView
            ownFooterView = newValue
            replace(former, by: newValue)
        }
    }
    private var ownFooterView: UIView?

    var cellClasses: [String: UITableViewCell.Type] = [:]
    var cellNibs: [String: UINib] = [:]
    var headerNibs: [String: UINib] = [:]
    var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    var waitingCells: [String: [UITableViewCell]] = [:]
    var waitingEdges: [String: [UITableViewHeaderFooterView]] = [:]
    var shownCells: [IndexPath: UITableViewCell] = [:]
    var shownEdges: [SectionEdge] = []
    /// Where all sections are, in points.
    var sectionPlaces: [CGRect] = []
    /// The heights that were measured.
    var heights = KnownHeights()
    /// Where all rows are, in points.
    var rowPlaces: [IndexPath: CGRect] = [:]
    var selection: [IndexPath] = []
    /// The headers and footers that the delegate was told of.
    var displayedEdges: [SectionEdge] = []
    var prefetching = Foresight()
    /// How rows of the change that is under way come and go.
    var rowAnimations = RowAnimations()
    /// The cell that the data source is bringing up to date.
    var reconfiguredCell: UITableViewCell?
    /// Whether the next layout calls ``reloadData()``, because the table has another data source.
    var needsReload = false
    /// How many changes of rows are under way, one in the other, and what they come to.
    var changeDepth = 0, changes = ElementChanges()

    /// A table of the style at a place.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        finishInit()
    }

    /// A plain table at a place.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        style = coder.beginning.tableStyle
        super.init(coder: coder)
    }

    override func setUpFromCoder() {
        super.setUpFromCoder()
        finishInit()
    }

    private func finishInit() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// Has cells of a class made for an identifier.
    open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass
        cellNibs[identifier] = nil
    }

    /// Has cells made from a nib, the first cell at its top, for an identifier.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cellNibs[identifier] = nib
        cellClasses[identifier] = nil
    }

    /// Has headers and footers made from a nib, the first at its top, for an identifier.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerNibs[identifier] = nib
        headerClasses[identifier] = nil
    }

    /// Has headers and footers of a class made for an identifier.
    open func register(
        _ aClass: UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        headerClasses[identifier] = aClass
        headerNibs[identifier] = nil
    }

    /// A cell that is not in use, or nil if there is none and no class is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = reconfiguredCell, cell.reuseIdentifier == identifier { return cell }
        if let cell = waitingCells[identifier]?.popLast() {
            cell.needsConfigurationUpdate = true
            cell.prepareForReuse()
            return cell
        }
        if let nib = cellNibs[identifier] {
            let cell = nib.instantiateView(of: UITableViewCell.self, for: identifier)
            cell.reuseIdentifier = identifier
            return cell
        }
        return cellClasses[identifier].map {
            UITableViewCell.make($0, style: .default, reuseIdentifier: identifier)
        }
    }

    /// A cell that is not in use or a new one; a plain one if no class is registered. It has the size that its row is expected to
    /// have: the stated or estimated height, or 44.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        let cell =
            dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
        sizeAhead(cell, at: indexPath)
        return cell
    }

    /// A header or footer that is not in use or a new one, or nil if no class is registered.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let view = waitingEdges[identifier]?.popLast() {
            view.needsConfigurationUpdate = true
            view.prepareForReuse()
            return view
        }
        if let nib = headerNibs[identifier] {
            let view = nib.instantiateView(of: UITableViewHeaderFooterView.self, for: identifier)
            view.reuseIdentifier = identifier
            return view
        }
        return headerClasses[identifier].map { UITableViewHeaderFooterView.make($0, reuseIdentifier: identifier) }
    }

    /// Asks for all rows anew, at the next layout.
    open func reloadData() {
        needsReload = false
        forgetRows()
        selection = []
        contentSizeIsOld = true
    }

    /// Whether the rows were asked for anew and not placed since.
    private var contentSizeIsOld = false

    /// The size of all rows, headers and footers, in points. After ``reloadData()`` rows count that were not measured yet, with the
    /// heights that are expected of them.
    open override var contentSize: CGSize {
        get {
            if contentSizeIsOld {
                contentSizeIsOld = false
                placeRowsUnseen()
            }
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    /// The reload that a new data source asks for. What was chosen before the first layout stays so.
    private func reloadBeforeLayout() {
        let chosen = selection
        reloadData()
        selection = chosen
    }

    /// Places the rows that are seen.
    open override func layoutSubviews() {
        if needsReload { reloadBeforeLayout() }
        contentSizeIsOld = false
        super.layoutSubviews()
        backgroundView?.frame = CGRect(origin: bounds.origin, size: bounds.size)
        guard dataSource != nil else { return }
        if selfSizingInvalidation == .enabledIncludingConstraints { host?.tellOfConstraints(self) }
        let former = contentSize
        updateSectionIndex()
        placeRows()
        if returnToContent(smallerThan: former) { placeRows() }
        placeSectionIndex()
        foresee()
    }

    /// Has all rows that are shown measured anew, where constraints may do that.
    override func contentSizeChanged() {
        guard selfSizingInvalidation == .enabledIncludingConstraints else { return }
        for path in shownCells.keys { heights.rows[path] = nil }
        setNeedsLayout()
    }

    /// How many sections there are.
    open var numberOfSections: Int { count(dataSource?.numberOfSections(in: self), of: "sections of a table") }

    /// How many rows a section has.
    open func numberOfRows(inSection section: Int) -> Int {
        count(dataSource?.tableView(self, numberOfRowsInSection: section), of: "rows in section \(section) of a table")
    }

    /// The cells that are seen, from the top.
    open var visibleCells: [UITableViewCell] {
        seenCells.map(\.value)
    }

    /// The rows that are seen, from the top.
    open var indexPathsForVisibleRows: [IndexPath]? { seenCells.map(\.key) }

    /// The cell of a row that is seen, or nil.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        shownCells[indexPath].flatMap { $0.frame.meets(bounds) ? $0 : nil }
    }

    /// The row of a cell, or nil.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        shownCells.first { $0.value === cell }?.key
    }

    /// The place of a row; empty where there is none. Rows that weren't seen yet have the height guessed for them.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        layoutIfNeeded()
        return rowPlaces[indexPath] ?? .zero
    }

    /// The row at a point, or nil.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        layoutIfNeeded()
        return rowPlaces.first { $0.value.holds(point) }?.key
    }

    /// The row that is chosen, the first of several.
    open var indexPathForSelectedRow: IndexPath? { selection.first }

    /// The rows that are chosen.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

    /// Chooses a row, and scrolls to it unless the position is `none`.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !(isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection) {
            for path in selection { shownCells[path]?.setSelected(false, animated: animated) }
            selection = []
        }
        guard let indexPath else { return }
        if !selection.contains(indexPath) { selection.append(indexPath) }
        shownCells[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Takes the choice of a row back.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        shownCells[indexPath]?.setSelected(false, animated: animated)
    }

    /// Scrolls until a row is seen, at the position asked for as far as the content reaches.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        let edge: ScrollEdge? =
            switch scrollPosition {
            case .top: .start
            case .middle: .middle
            case .bottom: .end
            case .none: nil
            }
        guard let frame = reach(of: indexPath, at: edge) else { return }
        scroll(to: frame, horizontally: nil, vertically: edge, animated: animated) { [unowned self] in
            // Rows that came into sight may have turned out higher or lower than guessed.
            var guess = frame
            for _ in 0..<Self.mostCorrections {
                guard let corrected = reach(of: indexPath, at: edge), corrected != guess else { return }
                guess = corrected
                scroll(to: guess, horizontally: nil, vertically: edge)
            }
        }
    }

    /// What has to be seen of a row. A header that stays at the top of a plain table covers no row that stands there.
    private func reach(of indexPath: IndexPath, at edge: ScrollEdge?) -> CGRect? {
        guard var place = rowPlaces[indexPath] else { return nil }
        if style == .plain, edge == .start {
            let header = self.place(ofEdgeOf: indexPath.section, isHeader: true).height
            place.origin.y -= header
            place.size.height += header
        }
        return place
    }

    /// The place of a section with its header and footer; empty where there is none.
    open func rect(forSection section: Int) -> CGRect {
        layoutIfNeeded()
        return sectionPlaces.indices.contains(section) ? sectionPlaces[section] : .zero
    }

    /// The place of a section's header as long as it doesn't float; empty where there is none.
    open func rectForHeader(inSection section: Int) -> CGRect { place(ofEdgeOf: section, isHeader: true) }

    /// The place of a section's footer as long as it doesn't float; empty where there is none.
    open func rectForFooter(inSection section: Int) -> CGRect { place(ofEdgeOf: section, isHeader: false) }

    /// The header of a section, if it is one made for reuse.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        edge(of: section, isHeader: true)?.view as? UITableViewHeaderFooterView
    }

    /// The footer of a section, if it is one made for reuse.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        edge(of: section, isHeader: false)?.view as? UITableViewHeaderFooterView
    }

    /// The rows in a rectangle.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        layoutIfNeeded()
        return rowPlaces.filter { $0.value.meets(rect) }.map(\.key).sorted()
    }

    /// Has the table edited, or no longer.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    // MARK: Changes

    // What is new is asked for when the outermost change is over, without ``reloadData()``, and stands there at once where the
    // table was laid out before; in a window it is seen coming. Cells and choices of the other rows go with these.

    /// Adds sections, which the data source has by the end of the change.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.insertedSections.formUnion(sections) }
    }
    /// Takes sections away, which the data source no longer has by the end of the change.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.deletedSections.formUnion(sections) }
    }
    /// Asks for sections anew.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.reloadedSections.formUnion(sections) }
    }
    /// Moves a section.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections[section] = newSection }
    }
    /// Adds rows, which the data source has by the end of the change.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.inserted.formUnion(indexPaths) }
    }
    /// Takes rows away, which the data source no longer has by the end of the change.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.deleted.formUnion(indexPaths) }
    }
    /// Asks for rows anew.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.reloaded.formUnion(indexPaths) }
    }
    /// Has the data source bring the cells of rows up to date, which stay ("existing cells are preserved").
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        change { $0.reconfigured.formUnion(indexPaths) }
    }
    /// Moves a row.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moved[indexPath] = newIndexPath }
    }

    /// Starts a change of several rows; changes within changes count as one.
    open func beginUpdates() { changeDepth += 1 }

    /// Ends a change: heights are asked for anew.
    open func endUpdates() {
        changeDepth = max(0, changeDepth - 1)
        if changeDepth == 0 { endChange() }
    }

    /// Changes rows, and runs the completion when they have come to rest.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        changeDepth = max(0, changeDepth - 1)
        if changeDepth == 0 { endChange(completion) } else { completion?(true) }
    }

    func putAside(_ cell: UITableViewCell) {
        cell.removeFromSuperview()
        cell.storedLayer?.removeAllAnimations()
        if let identifier = cell.reuseIdentifier { waitingCells[identifier, default: []].append(cell) }
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        // Setting the same view again, as programs do that changed its height, leaves it and its constraints in place.
        if old !== new, old?.superview === self { old?.removeFromSuperview() }
        if let new, new.superview !== self { addSubview(new) }
        setNeedsLayout()
    }
}
