/// An action that a swipe over a row shows. Nobody swipes here.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// What an action is for.
    public enum Style: Int, Sendable {
        case normal = 0, destructive
    }

    /// Is called with the action, its view and a closure to call when done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// What the action is for.
    /// - Note: Kept without effect.
    public let style: Style
    /// What the action does.
    /// - Note: Kept without effect.
    public let handler: Handler
    /// What the action says.
    /// - Note: Kept without effect.
    open var title: String?
    /// The picture beside the title.
    /// - Note: Kept without effect.
    open var image: UIImage?
    /// The colour behind both: red for what takes something away, else grey.
    /// - Note: Kept without effect.
    open var backgroundColor: UIColor!

    /// An action of a title that runs a closure.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .destructive ? .systemRed : .systemGray
        super.init()
    }
}

/// The actions that a swipe over a row shows.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, the outermost first.
    /// - Note: Kept without effect.
    public let actions: [UIContextualAction]
    /// Whether a swipe all the way does the first action.
    /// - Note: Kept without effect.
    open var performsFirstActionWithFullSwipe = true

    /// Actions, the outermost first.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
