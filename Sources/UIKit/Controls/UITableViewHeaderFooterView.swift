import Foundation

/// What stands above or below the rows of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, StateConfigured {
    /// What kind of view this is, for tables that use views again.
    open package(set) var reuseIdentifier: String?
    /// The view for contents. It fills this one.
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
    /// How far the table's safe area keeps the content from the sides, in points.
    var tableInsets = UIEdgeInsets.zero { didSet { if tableInsets != oldValue { setNeedsLayout() } } }
    /// Whether the table made the view, for a title that its data source gave.
    var isTitleOfTable = false
    /// Whether the table asks for margins of a readable width.
    var keepsToReadableWidth = false { didSet { if keepsToReadableWidth != oldValue { setNeedsLayout() } } }
    /// The contents as a value; it makes the content view. Nil, once there was one, makes an empty content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            let state = UICellConfigurationState(traitCollection: traitCollection)
            guard let view = contentConfiguration.replacement(for: contentView, after: oldValue, state: state) else {
                return
            }
            contentView = view
            addSubview(view)
            setNeedsLayout()
        }
    }

    /// The look of the background, as a value: its colour takes the place of the view's own.
    /// It takes the place of a background view.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            if backgroundConfiguration != nil, backgroundView != nil { backgroundView = nil }
            configuredBackground = (backgroundConfiguration ?? .clear()).view(in: self, replacing: configuredBackground)
            if configuredBackground == nil, let color = backgroundConfiguration?.backgroundColor {
                backgroundColor = color
            }
        }
    }
    private var configuredBackground: UIView?
    /// Whether the background follows the state by itself.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Whether the content follows the state by itself.
    open var automaticallyUpdatesContentConfiguration = true
    /// Gives a state to an overriding view: before it is shown, and before the next layout after that was asked for.
    open func updateConfiguration(using state: UIViewConfigurationState) {}
    /// Is given the state after an overriding view.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Takes a view and its state.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
    /// Has the configuration brought up to date before the next layout. A view that is shown for the first time, or again,
    /// needn't ask.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }
    var needsConfigurationUpdate = true

    func updateByProgram(for state: UIViewConfigurationState) {
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }
    /// What the view looks like by: nothing changes it.
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }

    /// A configuration of a section's title.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
    private var label: UILabel?

    /// A view of a kind.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        attachContentView()
    }

    /// A view of no kind at a place.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    @available(*, unavailable, message: "only called for classes known at run time: Runtime/DynamicCreation.swift")
    public required convenience init(madeWithReuseIdentifier reuseIdentifier: String?) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        reuseIdentifier = coder.beginning.reuseIdentifier
        super.init(coder: coder)
    }

    override func setUpFromCoder() {
        super.setUpFromCoder()
        attachContentView()
    }

    private func attachContentView() {
        contentView.frame = bounds
        contentView.marginDefaults = .header
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// The title: 13 points at the usual text size.
    open var textLabel: UILabel? {
        if let label { return label }
        let label = UILabel()
        label.followTextSize(.preferredFont(forTextStyle: .footnote))
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        contentView.addSubview(label)
        self.label = label
        return label
    }

    /// Called before the view is used again.
    open func prepareForReuse() {}

    /// Places the content view and the title.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        configuredBackground?.frame = bounds
        backgroundView?.frame = bounds
        contentView.frame = bounds.inset(by: tableInsets)
        contentView.followsReadableWidth = keepsToReadableWidth
        guard let label, label.translatesAutoresizingMaskIntoConstraints else { return }
        let margin = titleMargin(width: bounds.width)
        let width = max(0, contentView.bounds.width - 2 * margin)
        let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        label.frame = CGRect(x: margin, y: bounds.height - height - 6, width: width, height: height)
    }

    /// The space beside the title in the content view.
    private func titleMargin(width: CGFloat) -> CGFloat {
        let side = UIView.rowMargin(width: width)
        guard keepsToReadableWidth else { return side }
        let margins = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
        return readableInsets(margins: margins, width: width - tableInsets.left - tableInsets.right).left
    }

    /// What the content needs at the width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(width: size.width))
    }

    /// The size that the content asks for by its constraints; without any, what ``sizeThatFits(_:)`` says.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        if holdsConstraints {
            return measuring(with: contentView, at: bounds.inset(by: tableInsets)) {
                super.systemLayoutSizeFitting(
                    targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                    verticalFittingPriority: verticalFittingPriority)
            }
        }
        guard contentView.arrangesByConstraints || contentView is any UIContentView else {
            return sizeThatFits(targetSize)
        }
        let sides = tableInsets.left + tableInsets.right
        let inner = contentView.systemLayoutSizeFitting(
            CGSize(width: max(0, targetSize.width - sides), height: targetSize.height),
            withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: inner.width + sides, height: inner.height)
    }

    /// What the content needs at the width.
    package func fittingHeight(width: CGFloat) -> CGFloat {
        if holdsConstraints { return ownHeight(width: width) }
        let inner = max(0, width - tableInsets.left - tableInsets.right)
        if contentView.arrangesByConstraints || contentView is any UIContentView {
            return contentView.systemLayoutSizeFitting(
                CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        guard let label else { return 28 }
        let margin = titleMargin(width: width)
        let text = label.sizeThatFits(CGSize(width: max(0, inner - 2 * margin), height: .greatestFiniteMagnitude))
        return max(28, text.height + 12)
    }
}
