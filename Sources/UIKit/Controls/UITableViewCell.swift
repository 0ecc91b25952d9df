import Foundation

/// A row of a table: a content view, an accessory after it, and for the ready-made styles labels and a picture that the cell
/// places itself.
@preconcurrency @MainActor
open class UITableViewCell: UIView, StateConfigured {
    /// A view after the content while the table is edited, in place of the accessory view.
    open var editingAccessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            showAccessoryView()
        }
    }
    /// Whether a button asks to confirm that the row goes: never, as nothing is swiped.
    open var showingDeleteConfirmation: Bool { false }
    /// How a cell looks that a remote control is at.
    public enum FocusStyle: Int, Sendable { case `default` = 0, custom }
    /// How the cell looks that a remote control is at.
    /// - Note: Kept without effect.
    open var focusStyle = FocusStyle.default
    /// Whether the content moves in while the table is edited, where there is no control to make room for.
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    /// A view behind the content of a chosen cell whose table allows several chosen rows; ``selectedBackgroundView`` where it is
    /// nil. It takes the place of a background configuration.
    open var multipleSelectionBackgroundView: UIView? {
        didSet {
            if multipleSelectionBackgroundView != nil, backgroundConfiguration != nil { backgroundConfiguration = nil }
            oldValue?.removeFromSuperview()
            showSelection()
        }
    }
    /// Whether the cell takes touches while it is dragged.
    /// - Note: Kept without effect.
    open var userInteractionEnabledWhileDragging = false
    /// The ready-made contents.
    public enum CellStyle: Int, Sendable {
        /// A picture and a label.
        case `default` = 0
        /// A label on the left, a grey one on the right.
        case value1
        /// A small label on the left in the tint colour, a label beside it.
        case value2
        /// A label above a smaller one.
        case subtitle
    }

    /// What is shown after the content.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none = 0
        /// An arrow head: a tap leads on.
        case disclosureIndicator
        /// An i and an arrow head.
        case detailDisclosureButton
        /// A check mark.
        case checkmark
        /// An i.
        case detailButton
    }

    /// How a chosen cell is marked.
    public enum SelectionStyle: Int, Sendable {
        /// Not at all.
        case none = 0
        /// In grey; once blue.
        case blue
        /// In grey.
        case gray
        /// In grey.
        case `default`
    }

    /// What is shown before the content while the table is edited.
    public enum EditingStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A minus.
        case delete
        /// A plus.
        case insert
    }

    /// The ready-made content; nil for a cell whose content is all its own.
    package private(set) var style: CellStyle?
    /// What kind of cell this is, for tables that use cells again.
    open package(set) var reuseIdentifier: String?
    /// What a document has the cell, and its accessory, show when they are touched.
    package var segues: (selection: SegueTemplate?, accessory: SegueTemplate?) = (nil, nil)
    /// The view for contents. It fills the cell but for the accessory.
    open private(set) var contentView = UIView()
    private var label: UILabel?
    private var detailLabel: UILabel?
    private var picture: UIImageView?

    /// The contents as a value; it makes the content view. Nil, once there was one, makes an empty content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            defer { contentSizeChanged() }
            guard
                let view = contentConfiguration.replacement(
                    for: contentView, after: oldValue, state: configurationState)
            else { return }
            contentView = view
            attachContentView()
            setNeedsLayout()
        }
    }
    /// What a configuration shows that is more than a colour.
    private var configuredBackground: UIView?
    /// What is behind the content. It takes the place of background views, as they take its place (documentation of this
    /// property).
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            if backgroundConfiguration != nil {
                if backgroundView != nil { backgroundView = nil }
                if selectedBackgroundView != nil { selectedBackgroundView = nil }
                if multipleSelectionBackgroundView != nil { multipleSelectionBackgroundView = nil }
            }
            configuredBackground = (backgroundConfiguration ?? .clear()).view(in: self, replacing: configuredBackground)
            // Without a colour a row has its usual ground, but for the configuration that says there is none.
            let isClear = configuredBackground != nil || backgroundConfiguration == .clear()
            backgroundColor = isClear ? .clear : backgroundConfiguration?.backgroundColor
        }
    }
    /// The state that the configuration is shown in.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        return state
    }
    /// A configuration of the cell's style without contents.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        style == .value1 || style == .value2 ? .valueCell() : .subtitleCell()
    }
    /// Gives a state to an overriding cell: before it is shown, and before the next layout after the state changed.
    open func updateConfiguration(using state: UICellConfigurationState) {}
    /// Is given the state whenever it changes, after an overriding cell.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Takes a cell and its state.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
    /// Whether the content configuration is brought up to date for the state.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the background configuration is brought up to date for the state.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Has the configuration brought up to date before the next layout, once for all that changed until then. A cell that is
    /// shown for the first time, or again, needn't ask.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
        // The table measures the cell before it lays it out.
        (superview as? UITableView)?.setNeedsLayout()
    }
    var needsConfigurationUpdate = true

    func updateByProgram(for state: UICellConfigurationState) {
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }
    /// A ground of the table's cells.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
    /// Called as a drag of the cell goes on; nobody drags here.
    open func dragStateDidChange(_ dragState: DragState) {}
    /// How far a drag of the cell is.
    public enum DragState: Int, Sendable {
        case none = 0, lifting, dragging
    }
    /// Called before the cell shows other controls; cells show them at once here.
    open func willTransition(to state: StateMask) {}
    /// Called after the cell showed other controls; cells show them at once here.
    open func didTransition(to state: StateMask) {}
    /// Which controls a cell shows.
    public struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Those of editing.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The button that deletes the row.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }

    /// What is shown after the content.
    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoryDidChange() } } }
    /// A view shown after the content.
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            showAccessoryView()
        }
    }
    /// The view after the content now.
    package var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

    /// Shows the accessory view of the state that the cell is in.
    func showAccessoryView() {
        for view in [accessoryView, editingAccessoryView] where view !== shownAccessoryView && view?.superview === self
        {
            view?.removeFromSuperview()
        }
        if let shown = shownAccessoryView, shown.superview !== self { addSubview(shown) }
        accessoryDidChange()
    }
    /// The content has another width, and another margin at its end.
    private func accessoryDidChange() {
        contentView.renewMargins()
        setNeedsLayout()
    }
    /// What is shown after the content while the table is edited.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
    }
    /// What is shown after the content now.
    package var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }
    /// How far the table's safe area keeps the content from the sides, in points.
    var tableInsets = UIEdgeInsets.zero { didSet { if tableInsets != oldValue { setNeedsLayout() } } }
    /// Whether the table asks for margins of a readable width.
    var keepsToReadableWidth = false {
        didSet {
            guard keepsToReadableWidth != oldValue else { return }
            followsReadableWidth = keepsToReadableWidth
            contentView.preservesSuperviewLayoutMargins = keepsToReadableWidth
            setNeedsLayout()
        }
    }
    /// How a chosen cell is marked.
    open var selectionStyle = SelectionStyle.default
    /// Whether the cell is chosen. Tables call ``setSelected(_:animated:)``, and so does setting this.
    open var isSelected: Bool {
        get { storedSelection }
        set { setSelected(newValue, animated: false) }
    }
    private var storedSelection = false
    /// Whether the cell is being touched. Setting it calls ``setHighlighted(_:animated:)``.
    open var isHighlighted: Bool {
        get { storedHighlight }
        set { setHighlighted(newValue, animated: false) }
    }
    private var storedHighlight = false
    /// Whether the table is edited.
    open var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            showEditingControls()
            showAccessoryView()
            setNeedsUpdateConfiguration()
            contentSizeChanged()
        }
    }
    var editingControls = EditingControls()
    /// Whether the table's delegate has the row indented while it is edited.
    var isIndentedWhileEdited = true { didSet { if isIndentedWhileEdited != oldValue { setNeedsLayout() } } }
    var givenEditingStyle = EditingStyle.none
    /// What is shown before the content while the table is edited: none until it was.
    open var editingStyle: EditingStyle { givenEditingStyle }
    /// Whether a grip for moving is shown while the table is edited. A table sets it for rows that can be moved.
    open var showsReorderControl = false { didSet { if showsReorderControl != oldValue { showEditingControls() } } }
    /// Space at both ends of the line below the cell, in points.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// Whether ``indentationLevel`` is what the table's delegate stated.
    var isIndentedByTable = false
    /// How many steps the content starts in.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// How long a step is, in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// A view behind the content. It takes the place of a background configuration.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView != nil, backgroundConfiguration != nil { backgroundConfiguration = nil }
            replace(oldValue, by: backgroundView)
        }
    }
    /// A view behind the content of a chosen cell: a subview as long as the cell is chosen, above `backgroundView` and below
    /// all others (documentation of this property). It takes the place of a background configuration.
    open var selectedBackgroundView: UIView? {
        didSet {
            if selectedBackgroundView != nil, backgroundConfiguration != nil { backgroundConfiguration = nil }
            oldValue?.removeFromSuperview()
            showSelection()
        }
    }

    /// A cell of a style.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        attachContentView()
    }

    /// A cell without ready-made content at a place; what a loader of interfaces makes.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        style = nil
        if frame != .zero { self.frame = frame }
    }

    @available(*, unavailable, message: "only called for classes known at run time: Runtime/DynamicCreation.swift")
    public required convenience init(madeWithStyle style: CellStyle, reuseIdentifier: String?) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        style = nil
        reuseIdentifier = coder.beginning.reuseIdentifier
        super.init(coder: coder)
    }

    override func setUpFromCoder() {
        super.setUpFromCoder()
        attachContentView()
    }

    /// The main label; cells without a style have it as well once it is asked for.
    open var textLabel: UILabel? {
        if let label { return label }
        let label = makeLabel()
        label.followTextSize(.preferredFont(forTextStyle: style == .value2 ? .subheadline : .body))
        if style == .value2 {
            label.textColor = tintColor
            label.textAlignment = .right
        }
        contentView.addSubview(label)
        self.label = label
        return label
    }

    /// The second label; nil for styles without one.
    open var detailTextLabel: UILabel? {
        if let detailLabel { return detailLabel }
        guard let style, style != .default else { return nil }
        let label = makeLabel()
        let subtitleStyle = layoutEnvironment.metrics.subtitleStyle
        let textStyle: UIFont.TextStyle = style == .subtitle ? subtitleStyle : style == .value2 ? .subheadline : .body
        label.followTextSize(.preferredFont(forTextStyle: textStyle))
        if style == .value1 || textStyle != .caption1 && style == .subtitle { label.textColor = .secondaryLabel }
        contentView.addSubview(label)
        detailLabel = label
        return label
    }

    /// A label whose place follows from its text.
    private func makeLabel() -> UILabel { ContentLabel { [weak self] in self?.setNeedsLayout() } }

    /// The picture before the labels; nil for `value2`.
    open var imageView: UIImageView? {
        if let picture { return picture }
        guard style != .value2 else { return nil }
        let view = UIImageView()
        contentView.addSubview(view)
        picture = view
        return view
    }

    /// The label if it was ever asked for.
    package var existingTextLabel: UILabel? { label }
    /// The second label if it was ever asked for.
    var existingDetailLabel: UILabel? { detailLabel }
    /// The picture if it was ever asked for.
    package var existingImageView: UIImageView? { picture }

    /// Makes views that were put into the cell its own labels and picture, to be placed as the style wants.
    package func adopt(
        _ style: CellStyle, textLabel: UILabel?, detailTextLabel: UILabel?, imageView: UIImageView?
    ) {
        self.style = style
        label = textLabel ?? label
        detailLabel = detailTextLabel ?? detailLabel
        picture = imageView ?? picture
        setNeedsLayout()
    }

    /// Called before the cell is used again.
    open func prepareForReuse() {}
    /// Chooses the cell. Its table calls this when the cell is shown, and when its row is chosen or no longer.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != storedSelection else { return }
        storedSelection = selected
        showSelection()
        editingControls.mark(isSelected: selected)
        setNeedsUpdateConfiguration()
    }
    /// Marks the cell as touched.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != storedHighlight else { return }
        storedHighlight = highlighted
        setNeedsDisplay()
        setNeedsUpdateConfiguration()
    }
    /// Turns editing on or off.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    /// Places content view, accessory, and the labels and picture of the style.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        configuredBackground?.frame = bounds
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        placeContentView()
        placeEditingControls()
        contentView.layoutIfNeeded()
        placeStockContents()
    }

    /// What the content needs at the width, at least 44 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(width: size.width))
    }

    /// The size that the content asks for by its constraints, and the accessory beside it.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        if holdsConstraints {
            return measuring(with: contentView, at: contentFrame) {
                super.systemLayoutSizeFitting(
                    targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                    verticalFittingPriority: verticalFittingPriority)
            }
        }
        guard contentView.arrangesByConstraints || contentView is any UIContentView else {
            return sizeThatFits(targetSize)
        }
        let accessory = accessoryWidth + gripWidth + editingIndent + tableInsets.left + tableInsets.right
        let inner = contentSize(
            fitting: CGSize(width: max(0, targetSize.width - accessory), height: targetSize.height),
            rowWidth: targetSize.width, horizontally: horizontalFittingPriority, vertically: verticalFittingPriority)
        return CGSize(width: inner.width + accessory, height: inner.height)
    }

    /// The view that marks the cell while it is chosen.
    private var selectionView: UIView? {
        let table = superview as? UITableView
        let isOneOfMany =
            isEditing ? table?.allowsMultipleSelectionDuringEditing : table?.allowsMultipleSelection
        return (isOneOfMany == true ? multipleSelectionBackgroundView : nil) ?? selectedBackgroundView
    }

    private func showSelection() {
        setNeedsDisplay()
        let shown = isSelected ? selectionView : nil
        for view in [selectedBackgroundView, multipleSelectionBackgroundView] where view !== shown {
            view?.removeFromSuperview()
        }
        guard let view = shown else { return }
        view.frame = bounds
        if let backgroundView, backgroundView.superview === self {
            insertSubview(view, aboveSubview: backgroundView)
        } else {
            insertSubview(view, at: 0)
        }
    }

    private func attachContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.marginDefaults = .cell
        contentView.flags.insert(.tellsSuperviewOfSize)
        addSubview(contentView)
    }

    /// Has the row of the cell sized anew (see ``UITableView/selfSizingInvalidation``).
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentSizeChanged()
    }

    /// A cell that says so each time it is laid out would be laid out for ever.
    override func contentSizeChanged() {
        if !flags.contains(.isLayingOut) { (superview as? UITableView)?.rowSizeChanged(of: self) }
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new, new.superview !== self { insertSubview(new, at: 0) }
        setNeedsLayout()
    }
}

extension UILabel {
    /// Sets a font of a text style, whose size the user's choice of a text size decides.
    func followTextSize(_ font: UIFont) {
        self.font = font
        adjustsFontForContentSizeCategory = true
    }
}
