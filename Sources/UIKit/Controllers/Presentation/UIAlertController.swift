/// A choice of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, NSCopying {
    /// What an action is for.
    public enum Style: Int, Sendable {
        case `default` = 0, cancel, destructive
    }

    /// What the action says.
    public let title: String?
    /// What the action is for.
    public let style: Style
    let handler: ((UIAlertAction) -> Void)?
    /// Whether the action can be chosen.
    open var isEnabled = true

    /// An action that runs a closure when it is chosen.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    /// The action itself, which is told from others by identity.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A message with choices: in the middle of the screen, or from the bottom.
///
/// Apple documents what an alert shows, not how large it is. These sizes are those that replicas of iOS 13 to 18's name: an
/// alert is 270 points wide with rows of 44. Estimated are a sheet's 8 points from the edges and rows of 57, the 304 points
/// of its width as a popover on iPads, and the space around texts.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// Where choices are offered.
    public enum Style: Int, Sendable {
        case actionSheet = 0, alert
    }

    /// How much depends on the choice.
    /// - Note: Kept without effect.
    open var severity = UIAlertControllerSeverity.default
    /// The choices, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The fields of an alert; nil while there is none.
    open private(set) var textFields: [UITextField]?
    /// The text below the title.
    open var message: String? { didSet { contentChanged() } }
    /// The choice that return stands for; it is set in bold.
    open var preferredAction: UIAlertAction? { didSet { contentChanged() } }
    /// Where choices are offered.
    public let preferredStyle: Style
    open override var title: String? { didSet { contentChanged() } }
    private weak var rows: UIStackView?
    /// Points.
    static let alertWidth: CGFloat = 270

    /// An alert or sheet of choices without choices.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.preferredStyle = preferredStyle
        self.message = message
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        preferredStyle = .actionSheet
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        preferredStyle = .actionSheet
        super.init(coder: coder)
    }

    /// Adds a choice. There can be one to cancel.
    open func addAction(_ action: UIAlertAction) {
        require(
            action.style != .cancel || !actions.contains { $0.style == .cancel },
            "UIAlertController can only have one action with a style of cancel")
        actions.append(action)
        contentChanged()
    }

    /// Adds a text field to an alert.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        require(preferredStyle == .alert, "text fields can only be added to a controller of style alert")
        let field = UITextField()
        field.font = .systemFont(ofSize: 13)
        field.borderStyle = .roundedRect
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        contentChanged()
    }

    open override func loadView() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: Self.alertWidth, height: 0))
        view.backgroundColor = preferredStyle == .alert ? .secondarySystemBackground : nil
        if preferredStyle == .alert { view.layer.cornerRadius = 14 }
        self.view = view
        contentChanged()
    }

    /// The first text field is ready for keys.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }

    /// Makes the rows anew.
    private func contentChanged() {
        guard let view = viewIfLoaded else { return }
        rows?.removeFromSuperview()
        let stack = AlertContent(self).makeRows()
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor), stack.leftAnchor.constraint(equalTo: view.leftAnchor),
            stack.rightAnchor.constraint(equalTo: view.rightAnchor),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        rows = stack
        shownPresentation?.containerView?.setNeedsLayout()
    }

    func makeAlertPresentation(presenting: UIViewController?) -> UIPresentationController {
        let traits = presenting?.traitCollection ?? traitCollection
        if preferredStyle == .actionSheet, traits.userInterfaceIdiom == .pad {
            let popover = UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
            popover.ownWidth = 304
            return popover
        }
        return AlertPresentationController(presentedViewController: self, presenting: presenting)
    }

    /// Does what a tap on a choice does: the alert goes, then the choice's handler runs.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled else { return }
        guard presentingViewController != nil else {
            action.handler?(action)
            return
        }
        dismiss(animated: true) { action.handler?(action) }
    }
}

/// Places an alert in the middle of the safe area, and a sheet of choices along its bottom.
final class AlertPresentationController: UIPresentationController {
    override var shouldRemovePresentersView: Bool { false }
    override var dimming: UIColor? { UIColor(white: 0, alpha: 0.2) }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, let view = presentedView else { return .zero }
        let isAlert = (presentedViewController as? UIAlertController)?.preferredStyle == .alert
        let (safe, bounds) = (container.safeAreaInsets, container.bounds)
        let shorter = min(bounds.width, bounds.height)
        let width = isAlert ? UIAlertController.alertWidth : shorter - 2 * 8
        let height = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        let room = bounds.inset(by: safe)
        let y = isAlert ? room.midY - height / 2 : bounds.maxY - max(8, safe.bottom) - height
        return CGRect(x: bounds.midX - width / 2, y: y, width: width, height: height)
    }
}

/// How much depends on a choice.
public enum UIAlertControllerSeverity: Int, Sendable { case `default` = 0, critical }
