/// A part of the program on the screen.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// A scene was connected. Posted after its delegate is told, with the scene.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// A scene was disconnected; never told.
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// A scene became active. Posted after its delegate is told, with the scene.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// A scene is about to become inactive; never told.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// A scene is about to come to the front. Posted after its delegate is told, with the scene.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// A scene went to the back; never told.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
    /// Whether a scene is in front.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0, foregroundInactive, background
    }

    /// What led to the scene: nothing here.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The program that asked for the scene: none.
        open var sourceApplication: String? { nil }
        /// Addresses that are to be opened: none.
        open var urlContexts: Set<UIOpenURLContext> { [] }
        /// What a person was doing elsewhere: nothing.
        open var userActivities: Set<NSUserActivity> { [] }
        /// What another device handed over: nothing.
        open var handoffUserActivityType: String? { nil }
        /// The shortcut of the home screen: none.
        open var shortcutItem: UIApplicationShortcutItem? { nil }
    }

    /// The program.
    open override var next: UIResponder? { UIApplication.shared }
    /// What stays of the scene while it isn't shown.
    open private(set) lazy var session = UISceneSession(scene: self)
    /// Hears of the scene's life.
    open var delegate: (any UISceneDelegate)?
    /// In front and active once the program is launched: a scene is never hidden.
    open internal(set) var activationState = ActivationState.foregroundActive
    /// No other program is there to open an address: tells the completion so.
    open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil)
    {
        completion?(false)
    }
    /// How an address is opened.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Whether only a program that claims the address may open it.
        /// - Note: Kept without effect.
        open var universalLinksOnly = false
    }
    /// Which content the scene is brought to the front for: it is in front.
    /// - Note: Kept without effect.
    open var activationConditions = UISceneActivationConditions()
    /// What a switcher of programs calls the scene.
    /// - Note: Kept without effect.
    open var title: String! = ""
}

/// A scene of windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    /// Whether the scene fills the screen: it does.
    open var isFullScreen: Bool { true }
    /// How the scene is turned.
    open var effectiveGeometry: Geometry { Geometry(scene: self) }
    /// What else a title says.
    /// - Note: Kept without effect.
    open var subtitle = ""
    /// How a scene is turned, and where.
    @preconcurrency @MainActor
    open class Geometry: NSObject {
        /// How the scene is turned.
        public let interfaceOrientation: UIInterfaceOrientation
        /// Where the scene's windows are.
        public let coordinateSpace: any UICoordinateSpace
        init(scene: UIWindowScene) {
            (interfaceOrientation, coordinateSpace) = (scene.interfaceOrientation, scene.coordinateSpace)
        }
    }
    /// The screen that shows the scene: the only one.
    open var screen: UIScreen { .main }
    /// The visible windows that belong to the scene: those that were given no other.
    open var windows: [UIWindow] {
        UIApplication.shared.windows.filter { $0.windowScene == nil || $0.windowScene === self }
    }
    /// How large the scene's windows may be: nobody resizes them.
    open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()
    /// The scene's window that takes key presses.
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    /// The screen's coordinates.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    /// The screen's traits.
    open var traitCollection: UITraitCollection { screen.traitCollection }
    /// Traits that the scene's windows have in place of the screen's, also those that are made for it later. A window's own
    /// overrides are lost.
    open var traitOverrides = UITraitOverrides() {
        didSet { for window in windows { window.traitOverrides = traitOverrides } }
    }
    /// How the interface is turned: landscape where the screen is wider than high.
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
    }
    /// What is known of the status bar.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
}

/// The status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    /// As high as the safe area of the key window is at the top, and 54 at most: where the sensors stand in an island of the
    /// screen, the safe area keeps clear of the bar. Zero where the bar is hidden. Points.
    open var statusBarFrame: CGRect {
        let window = UIApplication.shared.keyWindow
        if window?.isStatusBarHidden == true { return .zero }
        // The bar is there before the first window.
        let top = window?.safeAreaInsets.top ?? UIScreen.main.statusBarRoom
        return CGRect(
            x: 0, y: 0, width: UIScreen.main.bounds.width,
            height: min(top, UINavigationController.islandStatusBarHeight))
    }
    /// The style that the key window's controllers ask for.
    open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.keyWindow?.statusBarStyle ?? .default }
    /// Whether the status bar is hidden, or there is no room for it.
    open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}

/// What is known of a scene while it isn't shown.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// An ordinary screen of the program.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene, while it is connected.
    /// - Note: Kept without effect.
    open weak var scene: UIScene?
    /// What an earlier run left: nothing.
    open var stateRestorationActivity: NSUserActivity? { nil }
    /// What the program keeps with the session.
    /// - Note: Kept without effect.
    open var userInfo: [String: Any]?
    /// What the scene is for: a screen of the program.
    open var role: Role { .windowApplication }
    /// Names the session; another one at each run.
    public let persistentIdentifier = UUID().uuidString
    /// How the scene is made: as the first configuration in `Info.plist` says, then as the program's delegate does.
    open internal(set) lazy var configuration = UISceneConfiguration(
        name: UIApplication.shared.sceneConfigurationName, sessionRole: role)

    init(scene: UIScene) {
        self.scene = scene
        super.init()
    }
}

/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The configuration's name in the program's `Info.plist`.
    public let name: String?
    /// What the scene is for.
    /// - Note: Kept without effect.
    public let role: UISceneSession.Role
    /// The scene's class; kept, the scene is a `UIWindowScene`.
    /// - Note: Kept without effect.
    open var sceneClass: AnyClass?
    /// The storyboard whose first controller the scene shows; nil for the one that `Info.plist` names.
    open var storyboard: UIStoryboard?
    /// The class of the scene's delegate; nil for the one that `Info.plist` names.
    open var delegateClass: AnyClass?

    /// A configuration, with what the program's `Info.plist` says of one with that name.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        guard let described = name.flatMap(UIApplication.shared.sceneDescription) else { return }
        (storyboard, delegateClass) = (described.storyboard, described.delegateClass)
    }
}

/// Hears of a scene's life.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// - Note: Kept without effect.
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    /// - Note: Kept without effect.
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    /// - Note: Kept without effect.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Addresses are to be opened: never, here.
    /// - Note: Kept without effect.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Goes on with what a person was doing elsewhere: never, here.
    /// - Note: Kept without effect.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// What a person is doing, to go on with later.
    /// - Note: Kept without effect.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

/// An address that is to be opened.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The address.
    public let url: URL
    /// What another program said of the address.
    public let options = UIScene.OpenURLOptions()
    init(url: URL) { self.url = url }
}

extension UIScene {
    /// What another program said of an address that it opened.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// The program that asked: none.
        open var sourceApplication: String? { nil }
        /// What it handed over: nothing.
        open var annotation: Any? { nil }
        /// Whether the address is to be changed where it is: it isn't.
        open var openInPlace: Bool { false }
    }
}

extension UISceneDelegate {
    /// Nothing, unless implemented.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Nothing, unless implemented.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Nothing, unless implemented.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Nothing, unless implemented.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Nothing, unless implemented.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Nothing, unless implemented.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Nothing, unless implemented.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    /// Nothing, unless implemented.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    /// None, unless implemented.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// Hears of the life of a scene of windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, UIWindowHolding {
    /// A shortcut of the home screen was chosen: never, here.
    /// - Note: Kept without effect.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    /// The scene's window, as Apple's compiler sees it: of a delegate that may have no such property.
    public var window: UIWindow?? {
        get { (self as any UIWindowHolding).window }
        set { (self as any UIWindowHolding).window = newValue ?? nil }
    }
    /// Nothing, unless implemented.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
}

/// How large windows may be. Nobody resizes them.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    /// The smallest size, in points.
    /// - Note: Kept without effect.
    open var minimumSize = CGSize.zero
    /// The largest size, in points.
    /// - Note: Kept without effect.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// Whether a window may fill the screen.
    /// - Note: Kept without effect.
    open var allowsFullScreen = true
}

/// How a scene ends; the only one stays.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// How a scene of windows ends; the only one stays.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// How the windows go.
    public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
    /// How the windows go.
    /// - Note: Kept without effect.
    open var windowDismissalAnimation = DismissalAnimation.standard
}
