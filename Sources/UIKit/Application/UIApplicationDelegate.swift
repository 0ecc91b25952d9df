/// Hears of the program's life. A class marked `@main` launches the program.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// - Note: Kept without effect.
    var window: UIWindow? { get set }
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// - Note: Kept without effect.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// - Note: Kept without effect.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// - Note: Kept without effect.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    func applicationDidBecomeActive(_ application: UIApplication)
    /// - Note: Kept without effect.
    func applicationWillResignActive(_ application: UIApplication)
    /// - Note: Kept without effect.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// - Note: Kept without effect.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// - Note: Kept without effect.
    func applicationWillTerminate(_ application: UIApplication)
    /// - Note: Kept without effect.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// None unless implemented.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// Lets the launch go on, unless implemented.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Lets the launch go on, unless implemented.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// The session's own configuration, unless implemented.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
    /// Nothing, unless implemented.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    /// Every orientation, unless implemented.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }
    /// Opens nothing, unless implemented.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    /// Nothing, unless implemented.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Nothing, unless implemented.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Nothing, unless implemented.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Nothing, unless implemented.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Nothing, unless implemented.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Nothing, unless implemented.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}

extension UIApplicationDelegate where Self: UIResponder {
    /// Launches the program: makes the delegate, tells it, and connects the screen's scene if the delegate names a class
    /// for the scene's delegate. There is no event loop, so the program ends where a program on a phone would begin to
    /// wait for touches; its windows are laid out by then.
    public static func main() {
        let application = UIApplication.shared
        let delegate = make(self)
        application.delegate = delegate
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        for scene in application.connectedScenes { delegate.connect(scene) }
        delegate.applicationDidBecomeActive(application)
        for window in application.windows { window.layoutIfNeeded() }
    }

    private func connect(_ scene: UIScene) {
        let options = UIScene.ConnectionOptions()
        let configuration = application(.shared, configurationForConnecting: scene.session, options: options)
        guard let type = configuration.delegateClass as? UIResponder.Type else { return }
        guard let delegate = UIResponder.make(type) as? any UISceneDelegate else { return }
        scene.delegate = delegate
        delegate.scene(scene, willConnectTo: scene.session, options: options)
        delegate.sceneWillEnterForeground(scene)
        delegate.sceneDidBecomeActive(scene)
    }
}
