/// The running program. Holds windows and scenes; there is no event loop.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    public static let shared = UIApplication()
    open var windows: [UIWindow] = []
    /// Hears of the program's life.
    open var delegate: (any UIApplicationDelegate)?
    /// The scenes: one, the screen's.
    open private(set) lazy var connectedScenes: Set<UIScene> = [UIWindowScene()]
    open private(set) lazy var openSessions: Set<UISceneSession> = Set(connectedScenes.map(\.session))
    /// Active: the program is always in front.
    open var applicationState: State { .active }

    /// Whether the program is in front.
    public enum State: Int, Sendable {
        case active = 0, inactive, background
    }

    /// Why the program was launched.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }

    /// How another program's address is opened.
    public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }
    /// Whether the screen stays on; there is none.
    open var isIdleTimerDisabled = false
    /// The frame of the status bar, in points.
    open var statusBarFrame: CGRect {
        (connectedScenes.first as? UIWindowScene)?.statusBarManager?.statusBarFrame ?? .zero
    }
    open var statusBarOrientation: UIInterfaceOrientation {
        (connectedScenes.first as? UIWindowScene)?.interfaceOrientation ?? .unknown
    }

    /// No other program is there to open an address.
    open func canOpenURL(_ url: URL) -> Bool { false }

    /// No other program is there to open an address: tells the completion so.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
    ) {
        completionHandler?(false)
    }

    /// How an address is opened.
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.defaultEnvironment.layoutDirection
    }

    open var preferredContentSizeCategory: UIContentSizeCategory { UIView.defaultEnvironment.contentSizeCategory }
}

extension UIApplication {
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
}
