/// The work of a menu that is shown while it opens or goes. No menu opens here, so none is ever handed out.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// How what stands beside a menu gives way to what it previews.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    case dismiss = 0, pop
}

/// The work of a menu that is shown while what it previews takes over.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
