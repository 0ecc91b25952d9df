/// Hears of the program's life. A class marked `@main` launches the program.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The window of the main storyboard that `Info.plist` names: set before the delegate hears of the launch.
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
