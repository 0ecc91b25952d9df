import Foundation

/// A view that a collection uses again: a cell, a header, a footer.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// What kind of view this is.
    open package(set) var reuseIdentifier: String?

    /// A view at a place.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        reuseIdentifier = coder.beginning.reuseIdentifier
        super.init(coder: coder)
    }

    /// Called before the view is used again.
    open func prepareForReuse() {}
    /// How the layout said last that the view is to look.
    var layoutLook = LayoutLook()

    /// Takes on what the layout says; an override applies attributes of its own.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// Called before the collection changes its layout; the layouts here change at once.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called after the collection changed its layout; the layouts here change at once.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes that the layout proposes, with the size that the view needs instead.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.frame.size = systemLayoutSizeFitting(
            layoutAttributes.size,
            withHorizontalFittingPriority: layoutAttributes.isWidthFixed ? .required : .fittingSizeLevel,
            verticalFittingPriority: layoutAttributes.isHeightFixed ? .required : .fittingSizeLevel)
        return layoutAttributes
    }
}

/// An item of a collection: a content view that fills it.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, StateConfigured {
    /// Whether the collection's delegate heard that the cell is displayed.
    var isDisplayed = false
    /// What a document has the cell show when it is touched.
    package var selectionSegue: SegueTemplate?
    /// The view for contents. It fills the cell.
    open private(set) var contentView = UIView()
    /// A view behind the content. It takes the place of a background configuration.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView {
                if backgroundConfiguration != nil { backgroundConfiguration = nil }
                insertSubview(backgroundView, at: 0)
            }
            setNeedsLayout()
        }
    }
    /// A view just above the background view that is shown while the cell is chosen or touched (documentation of this
    /// property). It takes the place of a background configuration.
    open var selectedBackgroundView: UIView? {
        didSet {
            if selectedBackgroundView != nil, backgroundConfiguration != nil { backgroundConfiguration = nil }
            oldValue?.removeFromSuperview()
            showSelection()
        }
    }
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
    /// What is behind the content. It takes the place of background views, as they take its place (documentation of this
    /// property).
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            if backgroundConfiguration != nil {
                if backgroundView != nil { backgroundView = nil }
                if selectedBackgroundView != nil { selectedBackgroundView = nil }
            }
            show(backgroundConfiguration ?? .clear())
        }
    }
    /// What a configuration shows that is more than a colour.
    private var configuredBackground: UIView?
    /// Shows what is behind the content.
    func show(_ background: UIBackgroundConfiguration) {
        configuredBackground = background.view(in: self, replacing: configuredBackground)
        guard configuredBackground == nil else {
            (backgroundColor, layer.cornerRadius) = (nil, 0)
            return
        }
        backgroundColor = background.backgroundColor
        layer.cornerRadius = background.backgroundColor == nil ? 0 : background.cornerRadius
    }
    /// The state that the configuration is shown in.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        return state
    }
    /// Gives a state to an overriding cell: before it is shown, and before the next layout after the state changed.
    open func updateConfiguration(using state: UICellConfigurationState) {}
    /// Is given the state whenever it changes, after an overriding cell.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Takes a cell and its state.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
    /// Whether the content configuration is brought up to date for the state.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the background configuration is brought up to date for the state.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Has the configuration brought up to date before the next layout, once for all that changed until then. A cell that is
    /// shown for the first time, or again, needn't ask.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
        // The collection measures the cell before it lays it out.
        (superview as? UICollectionView)?.setNeedsLayout()
    }
    var needsConfigurationUpdate = true

    func updateByProgram(for state: UICellConfigurationState) {
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }
    /// What was set up before the cell was used, for a drag; nobody drags here.
    open func dragStateDidChange(_ dragState: DragState) {}
    /// How far a drag of the cell is.
    public enum DragState: Int, Sendable {
        case none = 0, lifting, dragging
    }
    /// Whether the cell is chosen.
    open var isSelected = false {
        didSet {
            showSelection()
            if isSelected != oldValue { setNeedsUpdateConfiguration() }
        }
    }
    /// Whether the cell is being touched.
    open var isHighlighted = false {
        didSet {
            showSelection()
            if isHighlighted != oldValue { setNeedsUpdateConfiguration() }
        }
    }

    private func showSelection() {
        setNeedsDisplay()
        guard let view = selectedBackgroundView else { return }
        guard isSelected || isHighlighted else { return view.removeFromSuperview() }
        view.frame = bounds
        if let backgroundView {
            insertSubview(view, aboveSubview: backgroundView)
        } else {
            insertSubview(view, at: 0)
        }
    }

    /// A cell at a place.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        attachContentView()
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func setUpFromCoder() {
        super.setUpFromCoder()
        attachContentView()
    }

    private func attachContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.flags.insert(.tellsSuperviewOfSize)
        addSubview(contentView)
    }

    /// Has the item of the cell sized anew (see ``UICollectionView/selfSizingInvalidation``).
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentSizeChanged()
    }

    /// A cell that says so each time it is laid out would be laid out for ever.
    override func contentSizeChanged() {
        if !flags.contains(.isLayingOut) { (superview as? UICollectionView)?.itemSizeChanged(of: self) }
    }

    /// The size that is offered; an override may say another.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { size }

    /// The size that the content asks for by its constraints; without any, what ``sizeThatFits(_:)`` says.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        if holdsConstraints {
            return measuring(with: contentView, at: bounds) {
                super.systemLayoutSizeFitting(
                    targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                    verticalFittingPriority: verticalFittingPriority)
            }
        }
        guard contentView.arrangesByConstraints || contentView is any UIContentView else {
            return sizeThatFits(targetSize)
        }
        return contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    /// The content view fills the cell.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        configuredBackground?.frame = bounds
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        if contentView.translatesAutoresizingMaskIntoConstraints { contentView.frame = bounds }
    }
}
