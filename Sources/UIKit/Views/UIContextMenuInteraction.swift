/// A way to act on a view. There are no touches here; interactions are kept so that code compiles and runs.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

/// A menu that a long touch would open.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
    public typealias PreviewProvider = () -> UIViewController?

    /// A menu and what is shown beside it. Nothing opens it, so neither is asked for.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        super.init()
    }
}

/// Tells what a long touch would open.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// - Note: Kept without effect.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

/// Opens a menu after a long touch.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The view that was given the interaction.
    open private(set) weak var view: UIView?
    /// Gives the menu.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    /// An interaction that asks a delegate for its menu.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Nothing to prepare.
    open func willMove(to view: UIView?) {}
    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }
    /// No menu is shown, so none is dismissed.
    open func dismissMenu() {}
}
