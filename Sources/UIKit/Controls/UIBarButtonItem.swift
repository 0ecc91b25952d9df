import Foundation

/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// How the button looks.
    public enum Style: Int, Sendable {
        /// As usual.
        case plain = 0
        /// As usual; the old name.
        case bordered = 1
        /// Bold: it completes what a person does.
        case done = 2
    }

    /// The items UIKit has ready.
    public enum SystemItem: Int, Sendable {
        /// Items with a title.
        case done = 0, cancel, edit, save
        /// A plus.
        case add
        /// As much space as there is.
        case flexibleSpace
        /// So much space as `width` says.
        case fixedSpace
        /// Items with a picture.
        case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
        /// Items of players.
        case play, pause, rewind, fastForward
        /// Items with a title.
        case undo, redo
        /// The curl of a page.
        case pageCurl
        /// A cross.
        case close
    }

    /// How the button looks.
    open var style = Style.plain
    /// The width, in points; 0 for the content's own.
    open var width: CGFloat = 0
    /// Titles of which the widest sets the width.
    open var possibleTitles: Set<String>?
    /// A view in place of a button.
    open var customView: UIView?
    /// The method sent when the item is tapped.
    open var action: Selector?
    /// Who the method is sent to; nil for the responders up the chain.
    open weak var target: AnyObject?
    /// What runs when the item is tapped. It gives its title and picture to an item that isn't one of the system's
    /// (documentation of `primaryAction`).
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction, systemItem == nil else { return }
            title = primaryAction.title
            image = primaryAction.image
        }
    }
    /// The menu that the item shows.
    /// - Note: Kept without effect.
    open var menu: UIMenu?
    /// The item's colour.
    open var tintColor: UIColor?
    /// Which of UIKit's items it is, if any.
    package private(set) var systemItem: SystemItem?

    /// An item of nothing.
    nonisolated public override init() {
        super.init()
    }

    /// An item of a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// An item of a picture.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    /// One of UIKit's items.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(
            title: nil, style: systemItem == .done || systemItem == .save ? .done : .plain, target: target,
            action: action)
        self.systemItem = systemItem
    }

    /// A view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// An item that runs an action.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    /// One of UIKit's items, that runs an action.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Does what a tap does: runs the primary action, else sends the action. Nobody touches the screen here.
    open func simulateTap() {
        guard isEnabled else { return }
        if let primaryAction {
            primaryAction.perform(from: self)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        }
    }

    /// As much space as there is.
    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// Space of the width in points.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }

    /// The title as it is shown: that of UIKit's item where none is set.
    package var displayedTitle: String? {
        if let title { return title }
        switch systemItem {
        case .done: return "Done"
        case .cancel: return "Cancel"
        case .edit: return "Edit"
        case .save: return "Save"
        case .undo: return "Undo"
        case .redo: return "Redo"
        default: return nil
        }
    }

    /// The picture as it is shown: that of UIKit's item where none is set.
    package var displayedImage: UIImage? {
        if let image { return image }
        let name: String
        switch systemItem {
        case .add: name = "plus"
        case .compose: name = "square.and.pencil"
        case .reply: name = "arrowshape.turn.up.left"
        case .action: name = "square.and.arrow.up"
        case .organize: name = "folder"
        case .bookmarks: name = "book"
        case .search: name = "magnifyingglass"
        case .refresh: name = "arrow.clockwise"
        case .stop, .close: name = "xmark"
        case .camera: name = "camera"
        case .trash: name = "trash"
        case .play: name = "play.fill"
        case .pause: name = "pause.fill"
        case .rewind: name = "backward.fill"
        case .fastForward: name = "forward.fill"
        default: return nil
        }
        return UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(scale: .large))
    }
}
