/// A part of the program on the screen.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Whether a scene is in front.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0, foregroundInactive, background
    }

    /// What led to the scene: nothing here.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        open var sourceApplication: String? { nil }
    }

    open private(set) lazy var session = UISceneSession(scene: self)
    open var delegate: (any UISceneDelegate)?
    open var activationState: ActivationState { .foregroundActive }
    open var title: String! = ""
}

/// A scene of windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    open var screen: UIScreen { .main }
    /// The visible windows that belong to the scene: those that were given no other.
    open var windows: [UIWindow] {
        UIApplication.shared.windows.filter { $0.windowScene == nil || $0.windowScene === self }
    }
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    open var traitCollection: UITraitCollection { screen.traitCollection }
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
    }
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
}

/// The status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    /// As high as the safe area of the key window is at the top. Points.
    open var statusBarFrame: CGRect {
        let top = UIApplication.shared.keyWindow?.safeAreaInsets.top ?? 0
        return CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: top)
    }
    open var statusBarStyle: UIStatusBarStyle { .default }
    open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}

/// What is known of a scene while it isn't shown.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    open weak var scene: UIScene?
    open var role: Role { .windowApplication }
    public let persistentIdentifier = UUID().uuidString
    open private(set) lazy var configuration = UISceneConfiguration(name: nil, sessionRole: role)

    init(scene: UIScene) {
        self.scene = scene
        super.init()
    }
}

/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate.
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

/// Hears of a scene's life.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Hears of the life of a scene of windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// None unless implemented.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
