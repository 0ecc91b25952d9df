/// Shows what stands in the place of contents that aren't there, in the middle of the room.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    private let stack = UIStackView()
    private let picture = UIImageView(), activity = UIActivityIndicatorView(style: .medium)
    private let textLabel = UILabel(), secondaryLabel = UILabel()
    private let button = UIButton(type: .system), secondaryButton = UIButton(type: .system)
    private var shown: UIContentUnavailableConfiguration
    private var maximumWidth: NSLayoutConstraint?, maximumHeight: NSLayoutConstraint?
    /// Whether content that is too high scrolls; it doesn't here.
    /// - Note: Kept without effect.
    open var isScrollEnabled = false

    /// What is shown.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else { return }
            shown = new
            show()
        }
    }

    /// A view of a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        for view in [picture, activity, textLabel, secondaryLabel, button, secondaryButton] {
            stack.addArrangedSubview(view)
        }
        addSubview(stack)
        let guide = layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            stack.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        ])
        show()
    }

    public required init?(coder: NSCoder) {
        shown = .empty()
        super.init(coder: coder)
    }

    private func show() {
        directionalLayoutMargins = shown.directionalLayoutMargins
        backgroundColor = shown.background.backgroundColor
        layer.cornerRadius = shown.background.backgroundColor == nil ? 0 : shown.background.cornerRadius
        stack.alignment = shown.alignment == .center ? .center : .leading
        showPicture()
        show(shown.text, shown.attributedText, shown.textProperties, in: textLabel)
        show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: secondaryLabel)
        show(shown.button, shown.buttonProperties, in: button)
        show(shown.secondaryButton, shown.secondaryButtonProperties, in: secondaryButton)
        stack.setCustomSpacing(shown.imageToTextPadding, after: picture)
        stack.setCustomSpacing(shown.imageToTextPadding, after: activity)
        let hasSecondText = !secondaryLabel.isHidden
        stack.setCustomSpacing(
            hasSecondText ? shown.textToSecondaryTextPadding : shown.textToButtonPadding, after: textLabel)
        stack.setCustomSpacing(shown.textToButtonPadding, after: secondaryLabel)
        stack.setCustomSpacing(shown.buttonToSecondaryButtonPadding, after: button)
    }

    private func showPicture() {
        let properties = shown.imageProperties
        activity.isHidden = !shown.showsActivity
        if shown.showsActivity { activity.startAnimating() } else { activity.stopAnimating() }
        picture.isHidden = shown.image == nil || shown.showsActivity
        picture.image = shown.image
        picture.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        picture.tintColor = properties.tintColor
        picture.contentMode = .scaleAspectFit
        picture.layer.cornerRadius = properties.cornerRadius
        picture.clipsToBounds = properties.cornerRadius > 0
        maximumWidth = limit(maximumWidth, picture.widthAnchor, to: properties.maximumSize.width)
        maximumHeight = limit(maximumHeight, picture.heightAnchor, to: properties.maximumSize.height)
    }

    private func limit(
        _ former: NSLayoutConstraint?, _ anchor: NSLayoutDimension, to length: CGFloat
    ) -> NSLayoutConstraint? {
        former?.isActive = false
        guard length > 0 else { return nil }
        let limit = anchor.constraint(lessThanOrEqualToConstant: length)
        limit.isActive = true
        return limit
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
    ) {
        label.isHidden = (text ?? attributed?.string ?? "").isEmpty
        label.font = properties.font
        label.textColor = properties.color
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.textAlignment = shown.alignment == .center ? .center : .natural
        if let attributed { label.attributedText = attributed } else { label.text = text }
    }

    private func show(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
        in button: UIButton
    ) {
        button.isHidden =
            configuration.title == nil && configuration.attributedTitle == nil && configuration.image == nil
        button.configuration = configuration
        button.isEnabled = properties.isEnabled
        button.role = properties.role
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
        button.removeAction(identifiedBy: Self.actionName, for: .primaryActionTriggered)
        guard let action = properties.primaryAction else { return }
        button.addAction(
            UIAction(identifier: Self.actionName) { [weak button] _ in button?.sendAction(action) },
            for: .primaryActionTriggered)
    }

    private static let actionName = UIAction.Identifier("UIContentUnavailableView")
}

extension UIViewController {
    /// What the controller says of contents that may not be there: what a search in its navigation item looks for.
    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItem.searchController?.searchBar.text
        return state
    }

    /// Has ``updateContentUnavailableConfiguration(using:)`` called; at once where the view is loaded.
    public func setNeedsUpdateContentUnavailableConfiguration() {
        if isViewLoaded { updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState) }
    }

    /// Puts what stands in the contents' place above the view's other subviews, as large as the view.
    func showContentUnavailable() {
        guard isViewLoaded, let view else { return }
        guard let configuration = contentUnavailableConfiguration else {
            contentUnavailableView?.removeFromSuperview()
            contentUnavailableView = nil
            return
        }
        let current = configuration.updated(for: contentUnavailableConfigurationState)
        if let shown = contentUnavailableView as? any UIContentView, shown.supports(current) {
            return shown.configuration = current
        }
        contentUnavailableView?.removeFromSuperview()
        let made = current.makeContentView()
        made.frame = view.bounds
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(made)
        contentUnavailableView = made
    }
}
