import Dispatch

/// The running program. Holds windows and scenes.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// Ends a scene; the only one stays.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {}
    /// Has a scene's picture for a switcher made anew; there is none.
    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
    /// Makes no picture for a switcher; there is none.
    open func ignoreSnapshotOnNextApplicationLaunch() {}
    /// What the user allows in the back changed; never told.
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    /// The only one of the thread.
    public static var shared: UIApplication {
        let context = ThreadContext.current
        if let known = context.application { return known }
        let made = UIApplication()
        context.application = made
        return made
    }
    /// The windows that were shown, oldest first.
    open var windows: [UIWindow] = []
    /// The delegate, where it is another responder.
    open override var next: UIResponder? { delegate === self ? nil : delegate as? UIResponder }
    /// Hears of the program's life.
    open var delegate: (any UIApplicationDelegate)?
    /// The scenes: one, the screen's.
    open private(set) lazy var connectedScenes: Set<UIScene> = [UIWindowScene()]
    /// The sessions of the connected scenes.
    open private(set) lazy var openSessions: Set<UISceneSession> = Set(connectedScenes.map(\.session))
    /// What ends a running program.
    var signalSources: [any DispatchSourceSignal] = []
    /// Whether the program is being launched: windows that are shown wait for their first layout.
    var isLaunching = false
    /// Active, as the program is always in front; inactive while it is launched.
    open internal(set) var applicationState = State.active

    /// Whether the program is in front.
    public enum State: Int, Sendable {
        case active = 0, inactive, background
    }

    /// Why the program was launched.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// An address to open, a `URL`.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// What a push notification carried, a dictionary.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// The shortcut of the home screen.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }

    /// How another program's address is opened.
    public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The identifier of the program that asked, a `String`.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }
    /// Whether the screen stays on; there is none.
    /// - Note: Kept without effect.
    open var isIdleTimerDisabled = false
    /// The frame of the status bar, in points.
    open var statusBarFrame: CGRect {
        (connectedScenes.first as? UIWindowScene)?.statusBarManager?.statusBarFrame ?? .zero
    }
    /// The status bar where Info.plist lets the program decide about it and not its controllers.
    lazy var ownStatusBar = ProgramStatusBar(information: information) {
        didSet { for window in windows { window.statusBarChanged() } }
    }
    /// Whether the screen has no status bar. Setting it counts where Info.plist says that controllers don't decide
    /// (`UIViewControllerBasedStatusBarAppearance` is false).
    open var isStatusBarHidden: Bool {
        get { statusBarFrame.height == 0 }
        set { ownStatusBar.isHidden = newValue }
    }
    /// The colour of the status bar's letters. Setting it counts where Info.plist says that controllers don't decide
    /// (`UIViewControllerBasedStatusBarAppearance` is false).
    open var statusBarStyle: UIStatusBarStyle {
        get { (connectedScenes.first as? UIWindowScene)?.statusBarManager?.statusBarStyle ?? .default }
        set { ownStatusBar.style = newValue }
    }
    /// Sets ``isStatusBarHidden``; it isn't animated.
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }
    /// Sets ``statusBarStyle``; it isn't animated.
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        self.statusBarStyle = statusBarStyle
    }
    /// Hands an event to its windows: nobody touches a program.
    open func sendEvent(_ event: UIEvent) {}
    /// How a window may be turned: as its root controller says.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        (window ?? keyWindow)?.rootViewController?.supportedInterfaceOrientations ?? .all
    }
    /// How the interface is turned: landscape where the screen is wider than high.
    open var statusBarOrientation: UIInterfaceOrientation {
        (connectedScenes.first as? UIWindowScene)?.interfaceOrientation ?? .unknown
    }

    /// Whether one of the programs that every device has opens such addresses: those of the web, of mail, calls, messages, maps, the
    /// store and settings. No other program is there.
    open func canOpenURL(_ url: URL) -> Bool {
        let known = [
            "http", "https", "mailto", "tel", "telprompt", "sms", "facetime", "maps", "itms-apps", "app-settings",
        ]
        return url.scheme.map { known.contains($0.lowercased()) } ?? false
    }

    /// Opens nothing: nobody sees another program. Tells the completion, once the caller is done, whether a device would have.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
    ) {
        let isKnown = canOpenURL(url) && options[.universalLinksOnly] as? Bool != true
        guard let completionHandler else { return }
        DispatchQueue.main.async { completionHandler(isKnown) }
    }

    /// How an address is opened.
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Whether only a program that claims the address may open it, a `Bool`.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Calls a target's method with the sender and the event, as many of them as it takes. Without a target the first object
    /// that has such a method is called: up the chain of responders from the one that takes key presses, then from the
    /// sender, then the program and its delegate. Answers whether there was one.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target {
            Messages.send(action, to: target as AnyObject, [sender, event ?? UIEvent()], from: sender)
            return Messages.responds(target as AnyObject, to: action)
        }
        let starts = [keyWindow?.firstResponder, sender as? UIResponder, self].compactMap { $0 }
        // Responders may lead in a circle.
        let chain = starts.lazy.flatMap { sequence(first: $0) { $0.next }.prefix(10_000) }
        if let responder = chain.first(where: { Messages.responds($0, to: action) }) {
            Messages.send(action, to: responder, [sender, event ?? UIEvent()], from: sender)
            return true
        }
        guard let delegate, Messages.responds(delegate, to: action) else { return false }
        Messages.send(action, to: delegate, [sender, event ?? UIEvent()], from: sender)
        return true
    }

    /// The window that takes key presses: the one made key last.
    open internal(set) weak var keyWindow: UIWindow?

    /// Which way the interface runs for its language, from the environment of new views.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.defaultEnvironment.layoutDirection
    }

    /// The user's text size, from the environment of new views.
    open var preferredContentSizeCategory: UIContentSizeCategory { UIView.defaultEnvironment.contentSizeCategory }
}

extension UIApplication {
    /// Posted with the program when it comes to the front, after the delegate is told.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted when the program is about to leave the front; never here.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted when the program has left the screen; never here.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted with the program when it comes to the screen, in programs with scenes also as they are launched.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted when memory runs short; never here.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
}
