import Foundation

/// What the controllers in a window say of its status bar.
///
/// The root controller is asked first. What it presents decides in its place where that fills the screen or captures the status bar's
/// appearance; a child does where its parent names it (documentation of `childForStatusBarStyle`,
/// `modalPresentationCapturesStatusBarAppearance`). Programs whose Info.plist says so decide for all controllers at once
/// (`UIViewControllerBasedStatusBarAppearance`).
extension UIWindow {
    /// The style that is asked for; nil where nobody does: over a card the screen behind it decides, and in a window that isn't shown
    /// or has no controllers what is drawn.
    package var statusBarStyle: UIStatusBarStyle? {
        guard UIApplication.shared.windows.contains(self) else { return nil }
        var style = UIApplication.shared.ownStatusBar.style
        if UIApplication.shared.asksControllersForStatusBar {
            guard let controller = statusBarController(\.childForStatusBarStyle) else { return nil }
            if controller.presentedViewController?.isCard == true { return nil }
            style = controller.preferredStatusBarStyle
        }
        guard style == .default else { return style }
        return traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
    }

    /// Whether the status bar is hidden.
    package var isStatusBarHidden: Bool {
        guard UIApplication.shared.asksControllersForStatusBar else {
            return UIApplication.shared.ownStatusBar.isHidden
        }
        return statusBarController(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
    }

    private func statusBarController(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
        guard var controller = rootViewController, controller.isViewLoaded else { return nil }
        // Controllers may name each other in a circle.
        for _ in 0..<100 {
            if let presented = controller.ownPresented, presented.decidesOverStatusBar {
                controller = presented
            } else if let chosen = child(controller), chosen !== controller {
                controller = chosen
            } else {
                break
            }
        }
        return controller
    }

    /// Takes on the safe area that is there with or without the status bar.
    func statusBarChanged() {
        if UIApplication.shared.windows.contains(self) { takeDeviceInsets() }
    }
}

extension UIViewController {
    /// Whether the controller, being presented, decides about the status bar in its presenter's place.
    fileprivate var decidesOverStatusBar: Bool {
        guard isViewLoaded, !isBeingDismissed else { return false }
        return modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
    }

    /// Whether the controller is shown as a card before a screen that steps back.
    fileprivate var isCard: Bool {
        isViewLoaded && !isBeingDismissed && [.pageSheet, .formSheet].contains(modalPresentationStyle)
            && traitCollection.horizontalSizeClass == .compact
    }
}

extension UIApplication {
    /// Whether each controller decides about the status bar, as it does unless Info.plist says otherwise.
    fileprivate var asksControllersForStatusBar: Bool {
        information["UIViewControllerBasedStatusBarAppearance"] as? Bool ?? true
    }
}

/// The status bar of a program that decides about it for all its controllers at once; at first as Info.plist says.
struct ProgramStatusBar {
    var style: UIStatusBarStyle
    var isHidden: Bool

    init(information: [String: Any]) {
        style =
            switch information["UIStatusBarStyle"] as? String {
            case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackTranslucent", "UIStatusBarStyleBlackOpaque":
                .lightContent
            case "UIStatusBarStyleDarkContent": .darkContent
            default: .default
            }
        isHidden = information["UIStatusBarHidden"] as? Bool ?? false
    }
}
