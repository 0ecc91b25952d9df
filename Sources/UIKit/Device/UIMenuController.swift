import Foundation

/// A command of a menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// What it is called.
    /// - Note: Kept without effect.
    open var title: String
    /// What it does.
    /// - Note: Kept without effect.
    open var action: Selector

    /// A command.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
    }
}

/// The menu of commands over a selection. It is never seen here; whether it would be is kept.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// Where an arrow points.
    public enum ArrowDirection: Int, Sendable { case `default` = 0, up, down, left, right }

    /// The only one.
    public static let shared = UIMenuController()
    /// Whether it would be seen.
    open private(set) var isMenuVisible = false
    /// Commands of the program's own.
    /// - Note: Kept without effect.
    open var menuItems: [UIMenuItem]?
    /// Where its arrow points.
    /// - Note: Kept without effect.
    open var arrowDirection = ArrowDirection.default
    /// Its place: nowhere.
    open var menuFrame: CGRect { .zero }

    /// Shows the menu at a view.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) { isMenuVisible = true }
    /// Takes the menu away.
    open func hideMenu(from targetView: UIView) { isMenuVisible = false }
    /// Takes the menu away.
    open func hideMenu() { isMenuVisible = false }
    /// Shows the menu or takes it away.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
    /// Says where the menu points to.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
    /// Looks anew for what the menu offers.
    open func update() {}

    /// Posted before the menu is seen: never.
    public nonisolated static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    /// Posted after the menu was seen: never.
    public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu goes: never.
    public nonisolated static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")
    /// Posted after the menu went: never.
    public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
}

/// Keys that are held down.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// The commands that menus usually have. Whoever takes part in a menu implements them.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    func select(_ sender: Any?)
    func selectAll(_ sender: Any?)
    func delete(_ sender: Any?)
}
