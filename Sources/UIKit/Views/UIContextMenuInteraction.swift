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

    /// In which order a menu stands.
    public enum ElementOrder: Int, Sendable { case automatic = 0, priority, fixed }

    /// The name that the menu was given.
    /// - Note: Kept without effect.
    public let identifier: any NSCopying
    /// In which order the menu stands.
    /// - Note: Kept without effect.
    open var preferredMenuElementOrder = ElementOrder.automatic
    /// A second name of what the menu is for.
    /// - Note: Kept without effect.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// The number of the badge.
    /// - Note: Kept without effect.
    open var badgeCount = 0

    /// A menu and what is shown beside it. Nothing opens it, so neither is asked for.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? UUID().uuidString as NSString
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
    /// No menu is shown, so none is changed.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
    /// Where the touch is that opens the menu: nobody touches.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// How the menu is shown.
    public enum Appearance: UInt, Sendable {
        case unknown = 0, rich, compact
    }
    /// How the menu is shown: no menu is.
    open var menuAppearance: Appearance { .unknown }
}
