import Foundation

/// A list of rows in sections.
///
/// With a data source it makes and places the cells that are seen, and uses them again. Cells that were put in by other
/// means stay where they are.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
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
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// The height of rows, in points; `automaticDimension` for that of their contents.
    open var rowHeight: CGFloat = -1 { didSet { reloadData() } }
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
    /// - Note: Kept without effect.
    open var allowsSelection = true
    /// Whether several rows can be chosen.
    open var allowsMultipleSelection = false
    /// Whether rows, one or several, can be chosen while the table is edited.
    /// - Note: Kept without effect.
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether the content views of rows, headers and footers keep to the safe area.
    open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
    /// The colour of the index at the side.
    /// - Note: Kept without effect.
    open var sectionIndexColor: UIColor?
    /// Whether the table is edited. Its cells hear of it (documentation of `setEditing(_:animated:)`).
    open var isEditing = false {
        didSet { for cell in shownCells.values where cell.isEditing != isEditing { editing(of: cell) } }
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
    open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
    /// A view below all rows.
    open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

    var cellClasses: [String: UITableViewCell.Type] = [:]
    var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    var waitingCells: [String: [UITableViewCell]] = [:]
    var shownCells: [IndexPath: UITableViewCell] = [:]
    var shownEdges: [SectionEdge] = []
    /// Where all sections are, in points.
    var sectionPlaces: [CGRect] = []
    /// Where all rows are, in points.
    var rowPlaces: [IndexPath: CGRect] = [:]
    var selection: [IndexPath] = []

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
        style = .plain
        super.init(coder: coder)
        finishInit()
    }

    private func finishInit() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// Has cells of a class made for an identifier.
    open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass
    }

    /// Has headers and footers of a class made for an identifier.
    open func register(
        _ aClass: UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        headerClasses[identifier] = aClass
    }

    /// A cell that is not in use, or nil if there is none and no class is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = waitingCells[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return cellClasses[identifier].map {
            UITableViewCell.make($0, style: .default, reuseIdentifier: identifier)
        }
    }

    /// A cell that is not in use or a new one; a plain one if no class is registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// A new header or footer, or nil if no class is registered.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        headerClasses[identifier].map { UITableViewHeaderFooterView.make($0, reuseIdentifier: identifier) }
    }

    /// Scrolling shows others: what is seen is placed anew.
    open override var bounds: CGRect { didSet { if bounds.origin != oldValue.origin { setNeedsLayout() } } }

    /// Asks for all rows anew.
    open func reloadData() {
        for (_, cell) in shownCells { putAside(cell) }
        shownCells = [:]
        takeEdgesAway()
        setNeedsLayout()
    }

    /// Places the rows that are seen.
    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = CGRect(origin: bounds.origin, size: bounds.size)
        if dataSource != nil { placeRows() }
    }

    func putAside(_ cell: UITableViewCell) {
        cell.removeFromSuperview()
        if let identifier = cell.reuseIdentifier { waitingCells[identifier, default: []].append(cell) }
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        setNeedsLayout()
    }
}
