/// An action that a swipe over a row showed before `UIContextualAction`. Nobody swipes here.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, NSCopying {
    /// What an action is for.
    public enum Style: Int, Sendable {
        case `default` = 0
        case normal
        /// As `default`.
        public static var destructive: Style { .default }
    }

    /// What the action is for.
    /// - Note: Kept without effect.
    public let style: Style
    /// What the action says.
    /// - Note: Kept without effect.
    open var title: String?
    /// The colour behind the title.
    /// - Note: Kept without effect.
    open var backgroundColor: UIColor?
    /// An effect behind the title.
    /// - Note: Kept without effect.
    open var backgroundEffect: UIVisualEffect?
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// An action of a title that runs a closure.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// An action that does the same.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.unchecked {
            let copy = UITableViewRowAction(style: style, title: title, handler: handler)
            copy.backgroundColor = backgroundColor
            copy.backgroundEffect = backgroundEffect
            return copy
        }
    }
}
