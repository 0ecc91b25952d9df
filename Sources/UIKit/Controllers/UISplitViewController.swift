/// A controller that shows a list and its detail side by side where there is room, and one of them where there isn't.
///
/// Columns stand as UIKit documents them. It gives no widths: the primary column takes two fifths of all and 320 points at
/// most, as is known of iPads from iOS 8 on, before iOS 26. The pixel between columns is estimated.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// What the primary column lies on.
    public enum BackgroundStyle: Int, Sendable { case none = 0, sidebar }
    /// What the primary column lies on; it is drawn as the controller has it.
    /// - Note: Kept without effect.
    open var primaryBackgroundStyle = BackgroundStyle.none
    /// How many columns there are.
    public enum Style: Int, Sendable {
        case unspecified = 0, doubleColumn, tripleColumn
    }

    /// A column.
    public enum Column: Int, Sendable {
        case primary = 0, supplementary, secondary, compact, inspector
    }

    /// Which columns are shown, and how.
    public enum DisplayMode: Int, Sendable {
        case automatic = 0, secondaryOnly, oneBesideSecondary, oneOverSecondary
        case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary

        /// The old name of ``secondaryOnly``.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// The old name of ``oneBesideSecondary``.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The old name of ``oneOverSecondary``.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// How the primary column comes up.
    public enum SplitBehavior: Int, Sendable {
        case automatic = 0, tile, overlay, displace
    }

    /// The side of the primary column.
    public enum PrimaryEdge: Int, Sendable {
        case leading = 0, trailing
    }

    /// Stands for the system's own width or share.
    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    /// How many columns there are.
    public let style: Style
    /// Who decides about columns.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// The controllers that stand in the columns, by column.
    var columns: [Column: UIViewController] = [:]
    /// What was set for a column, where a navigation controller was put around it.
    private var given: [Column: UIViewController] = [:]

    /// Which columns to show; takes the place of what showing and hiding columns came to.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            chosenMode = nil
            columnsChanged()
        }
    }
    /// How columns share the width where they don't all fit.
    open var preferredSplitBehavior = SplitBehavior.automatic { didSet { columnsChanged() } }
    /// The side on which the first column stands.
    open var primaryEdge = PrimaryEdge.leading { didSet { columnsChanged() } }
    /// A share of the width, from 0 to 1.
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { columnsChanged() } }
    /// Points.
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
    /// The least width of the first column, in points.
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
    /// The greatest width of the first column, in points.
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
    /// The share of the width that the second of three columns takes.
    open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { columnsChanged() } }
    /// The width of the second of three columns, in points.
    open var preferredSupplementaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
    /// Its least width, in points.
    open var minimumSupplementaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
    /// Its greatest width, in points.
    open var maximumSupplementaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
    /// Whether a swipe shows columns; kept.
    /// - Note: Kept without effect.
    open var presentsWithGesture = true
    /// Whether a button hides the other columns; kept.
    /// - Note: Kept without effect.
    open var showsSecondaryOnlyButton = false
    /// Whether the bar item that changes the display mode is shown.
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic = 0, never, always }
    /// Whether the bar item that changes the display mode is shown by itself.
    /// - Note: Kept without effect.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    /// A bar item that changes the display mode.
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
        image: UIImage(systemName: "sidebar.left"), style: .plain, target: nil, action: nil)

    /// A controller of columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = coder.beginning.splitStyle
        super.init(coder: coder)
    }

    open override func loadView() {
        view = SplitContainerView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        columnsChanged()
    }

    /// The controllers of the columns from the primary one to the secondary; without a style the first is the primary and
    /// the second the secondary one. While there is room for one column it is the primary one alone (documentation of this
    /// property).
    open var viewControllers: [UIViewController] {
        get {
            let shown: [Column] = collapse == nil ? [.primary, .supplementary, .secondary] : [.primary]
            return shown.compactMap { columns[$0] }
        }
        set {
            place(newValue.first, in: .primary)
            place(newValue.count > 1 ? newValue[1] : nil, in: .secondary)
        }
    }

    /// What was set for a column.
    open func viewController(for column: Column) -> UIViewController? { given[column] ?? columns[column] }

    /// Puts a controller into a column, inside a navigation controller unless it is one.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        require(style != .unspecified, "setViewController(_:for:) needs a split view controller of a column style")
        given[column] = vc
        let wrapped = vc.map { vc in
            vc is UINavigationController || column == .compact ? vc : UINavigationController(rootViewController: vc)
        }
        // What stood in the column leaves the one stack, and what comes takes its place there.
        let wasOnTop = collapse?.takeBack(column) ?? false
        place(wrapped, in: column)
        if wasOnTop { collapse?.push(column, of: self, animated: false) }
    }

    private func place(_ controller: UIViewController?, in column: Column) {
        let old = columns[column]
        guard old !== controller else { return }
        columns[column] = controller
        if let old {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        if let controller {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        columnsChanged()
    }

    /// Shows a controller in the secondary column; pushes it on the primary one where only that is shown.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        collapse?.takeBack(.secondary)
        if style == .unspecified {
            place(vc, in: .secondary)
        } else {
            setViewController(vc, for: .secondary)
        }
        collapse?.push(.secondary, of: self, animated: true)
    }

    /// The stack that the columns share while there is room for one only; nil where there is room, or where the primary
    /// controller is no stack.
    var collapse: CollapsedColumns?
    /// Whether there was room for one column when they were placed last; nil before.
    var wasCollapsed: Bool?
    /// Which column is shown where there is room for one only, and no stack.
    var collapsedColumn: Column? { didSet { if collapsedColumn != oldValue { columnsChanged() } } }
    /// What showing and hiding columns came to.
    var chosenMode: DisplayMode? {
        willSet {
            guard let newValue, newValue != displayMode else { return }
            delegate?.splitViewController(self, willChangeTo: newValue)
            let (old, new) = (leadingColumns(displayMode), leadingColumns(newValue))
            for column in new where !old.contains(column) { delegate?.splitViewController(self, willShow: column) }
            for column in old where !new.contains(column) { delegate?.splitViewController(self, willHide: column) }
        }
        didSet { if chosenMode != oldValue { columnsChanged() } }
    }

    /// Shows a column.
    open func show(_ column: Column) {
        if let collapse {
            collapse.show(column, of: self)
        } else if isCollapsed {
            collapsedColumn = column
        } else if column != .secondary {
            let two = style == .tripleColumn && column == .primary
            chosenMode =
                preferredSplitBehavior == .overlay
                ? (two ? .twoOverSecondary : .oneOverSecondary)
                : (two ? .twoBesideSecondary : .oneBesideSecondary)
        }
    }

    /// Hides a column.
    open func hide(_ column: Column) {
        guard !isCollapsed, column != .secondary else { return }
        chosenMode = style == .tripleColumn && column == .primary ? .oneBesideSecondary : .secondaryOnly
    }

    func columnsChanged() {
        guard let view = viewIfLoaded else { return }
        view.setNeedsLayout()
    }
}

/// Decides what a split view controller shows where there is room for one column only.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// The column to show; the proposed one unless implemented.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Whether the secondary controller is left out; false unless implemented. Without a style only.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// A column is about to be shown.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// A column is about to be hidden.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// There is room for one column only from now on.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// There is room for several columns from now on.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
    /// The column that is proposed, unless implemented.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// Leaves collapsing to the split view controller, unless implemented.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    /// Leaves showing to the split view controller, unless implemented.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }
    /// Nothing, unless implemented.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    /// Nothing, unless implemented.
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
    /// Nothing, unless implemented.
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
    /// Nothing, unless implemented.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    /// Nothing, unless implemented.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
