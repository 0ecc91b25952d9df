/// What may have a window of the program: a class that declares none has none.
@preconcurrency @MainActor
public protocol UIWindowHolding: NSObjectProtocol {
    /// The window of the main storyboard or of the scene's that `Info.plist` names: set before the delegate hears of the launch.
    @_disfavoredOverload var window: UIWindow? { get set }
}

extension UIWindowHolding {
    /// None unless implemented.
    @_disfavoredOverload public var window: UIWindow? {
        get { nil }
        set {}
    }
}

extension UIApplicationDelegate {
    /// The program's window, as Apple's compiler sees it: of a delegate that may have no such property.
    public var window: UIWindow?? {
        get { (self as any UIWindowHolding).window }
        set { (self as any UIWindowHolding).window = newValue ?? nil }
    }
}

/// Hears of the program's life. A class marked `@main` launches the program.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: UIWindowHolding {
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
    /// Fetched in the background: never, here.
    /// - Note: Kept without effect.
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// A push notification came: never, here.
    /// - Note: Kept without effect.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// A push notification came: never, here.
    /// - Note: Kept without effect.
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
    /// The device may get push notifications: never, here.
    /// - Note: Kept without effect.
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// The device may not get push notifications: never told, here.
    /// - Note: Kept without effect.
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// A shortcut of the home screen was chosen: never, here.
    /// - Note: Kept without effect.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// Whether an activity that is going on elsewhere is fetched.
    /// - Note: Kept without effect.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    /// Goes on with what a person was doing elsewhere.
    /// - Note: Kept without effect.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// Work of a session in the background has ended: never, here.
    /// - Note: Kept without effect.
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void)
    /// Whether the state of the program is kept.
    /// - Note: Kept without effect.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    /// Whether the state of the program is kept.
    /// - Note: Kept without effect.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    /// Whether the state of the program is taken up again.
    /// - Note: Kept without effect.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    /// Whether the state of the program is taken up again.
    /// - Note: Kept without effect.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    /// The program was launched; called where the method with options isn't implemented.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// The clock was set.
    /// - Note: Kept without effect.
    func applicationSignificantTimeChange(_ application: UIApplication)
    /// The device is about to be locked: never, here.
    /// - Note: Kept without effect.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    /// The device was unlocked: never, here.
    /// - Note: Kept without effect.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Lets the launch go on, unless implemented.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Calls ``applicationDidFinishLaunching(_:)``, unless implemented.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }
    /// Nothing, unless implemented.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
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
    /// Nothing, unless implemented.
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {}
    /// Nothing, unless implemented.
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {}
    /// Nothing, unless implemented.
    public func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {}
    /// Nothing, unless implemented.
    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    /// Nothing, unless implemented.
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    /// Nothing, unless implemented.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
    /// No, unless implemented.
    public func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String)
        -> Bool
    { false }
    /// No, unless implemented.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }
    /// Nothing, unless implemented.
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) {}
    /// No, unless implemented.
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }
    /// No, unless implemented.
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        false
    }
    /// No, unless implemented.
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        false
    }
    /// No, unless implemented.
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        false
    }
    /// Nothing, unless implemented.
    public func applicationSignificantTimeChange(_ application: UIApplication) {}
    /// Nothing, unless implemented.
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
    /// Nothing, unless implemented.
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
}
