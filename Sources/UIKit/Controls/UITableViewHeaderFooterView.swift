import Foundation

/// What stands above or below the rows of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// What kind of view this is, for tables that use views again.
    open private(set) var reuseIdentifier: String?
    /// The view for contents. It fills this one.
    open private(set) var contentView = UIView()
    /// A view behind the content.
    open var backgroundView: UIView?
    /// The contents as a value; it makes the content view. Nil leaves this as it is.
    /// - Note: Kept without effect.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            let state = UICellConfigurationState(traitCollection: traitCollection)
            guard let view = contentConfiguration?.replacement(for: contentView, state: state) else { return }
            contentView = view
            addSubview(view)
            setNeedsLayout()
        }
    }

    /// A configuration of a section's title.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
    private var label: UILabel?

    /// A view of a kind.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
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
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// The title: 13 points.
    open var textLabel: UILabel? {
        if let label { return label }
        let label = UILabel()
        label.font = .systemFont(ofSize: 13)
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
        super.layoutSubviews()
        backgroundView?.frame = bounds
        contentView.frame = bounds
        guard let label, label.translatesAutoresizingMaskIntoConstraints else { return }
        let margin = UIView.rowMargin(width: bounds.width)
        let width = max(0, bounds.width - 2 * margin)
        let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        label.frame = CGRect(x: margin, y: bounds.height - height - 6, width: width, height: height)
    }

    /// What the content needs at the width.
    package func fittingHeight(width: CGFloat) -> CGFloat {
        if contentView.arrangesByConstraints || contentView is any UIContentView {
            return contentView.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        guard let label else { return 28 }
        let margin = UIView.rowMargin(width: width)
        let text = label.sizeThatFits(CGSize(width: max(0, width - 2 * margin), height: .greatestFiniteMagnitude))
        return max(28, text.height + 12)
    }
}
