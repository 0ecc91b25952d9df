/// Shows a menu of commands on a view. It isn't shown here.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The view that was given the interaction.
    open private(set) weak var view: UIView?
    /// Gives the menu.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

    /// A delegate's menus.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }
    /// Would show the menu; it isn't shown.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
    /// Would take the menu away.
    open func dismissMenu() {}
    /// Would ask for the menu anew.
    open func reloadVisibleMenu() {}
    /// Where the touch was: nowhere.
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Gives menus of commands. Nobody asks.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// - Note: Kept without effect.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// - Note: Kept without effect.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
    /// The usual commands.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: suggestedActions) }
    /// None.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
}

/// Where a menu of commands is shown.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// Its name.
    /// - Note: Kept without effect.
    public let identifier: AnyHashable
    /// Where the menu points to.
    /// - Note: Kept without effect.
    public let sourcePoint: CGPoint
    /// On which side it is.
    /// - Note: Kept without effect.
    open var preferredArrowDirection = ArrowDirection.automatic
    /// On which side a menu is.
    public enum ArrowDirection: Int, Sendable { case automatic = 0, up, down, left, right }

    /// A menu at a point.
    public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
        self.identifier = (identifier as? AnyHashable) ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
    }
}

/// Looks for text in a view. Nothing is shown here, and nothing is found.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    /// The view that was given the interaction.
    open private(set) weak var view: UIView?
    /// What is looked for.
    /// - Note: Kept without effect.
    open var searchText: String?
    /// Whether the search is shown: it isn't.
    open var isFindNavigatorVisible: Bool { false }
    /// Would show the search.
    open func presentFindNavigator(showingReplace: Bool) {}
    /// Would take the search away.
    open func dismissFindNavigator() {}
    /// Would go to the next place.
    open func findNext() {}
    /// Would go to the place before.
    open func findPrevious() {}
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
