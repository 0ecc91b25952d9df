import Foundation

// Peek and pop, as it was before context menus. Nobody presses harder here, so none of it is ever asked for.

/// Where a press would show what a tap opens.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// What recognises the press.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// Who knows what to show.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// Which view is pressed.
    var sourceView: UIView { get }
    /// Which part of it stays sharp.
    var sourceRect: CGRect { get set }
}

/// Who knows what a press shows.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// What a press at a place shows; nil for nothing.
    ///
    /// - Note: Kept without effect.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// A harder press opens what is shown.
    ///
    /// - Note: Kept without effect.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// What can be done with what a press shows.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    /// What it is called.
    var title: String { get }
}

/// Something to do with what a press shows.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// What an action does, as its look tells.
    public enum Style: Int, Sendable {
        /// Nothing special.
        case `default` = 0
        /// It is chosen.
        case selected = 1
        /// It deletes.
        case destructive = 2
    }

    /// What it is called.
    /// - Note: Kept without effect.
    public let title: String
    /// What is done.
    /// - Note: Kept without effect.
    public let handler: (UIPreviewActionItem, UIViewController) -> Void

    /// An action with a title.
    public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
        self.title = title
        self.handler = { item, controller in
            if let action = item as? UIPreviewAction { handler(action, controller) }
        }
        super.init()
    }
}

/// Several things to do, one step down.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
    /// What it is called.
    /// - Note: Kept without effect.
    public let title: String

    /// A group with a title.
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        self.title = title
        super.init()
    }
}

/// What `registerForPreviewing` answers.
private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer(target: nil, action: nil)
    private unowned let owner: any UIViewControllerPreviewingDelegate
    private unowned let view: UIView
    var sourceRect: CGRect

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
        (owner, self.view, sourceRect) = (delegate, view, view.bounds)
        super.init()
    }

    var delegate: any UIViewControllerPreviewingDelegate { owner }
    var sourceView: UIView { view }
}

extension UIViewController {
    /// A view in which a press shows previews: here none does.
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing { PreviewingContext(delegate, sourceView) }
    /// Ends that: nothing has to be done here.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
