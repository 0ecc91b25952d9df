import Dispatch
import Foundation

extension UIApplicationDelegate where Self: NSObject {
    /// Launches the program and keeps it running: timers fire, the main queue and the main actor's tasks run, windows are laid
    /// out at the end of each turn of the run loop, and animations move.
    ///
    /// The program ends by `exit`, by a signal, or after the seconds that the variable `ESPALIER_RUN_FOR` names. The
    /// delegate's `applicationWillTerminate` is called for the last two.
    public static func main() { UIApplication.shared.run { applicationDelegate(of: self, named: "\(self)") } }
}

/// An object of a class that hears of the life of a program or scene: a responder, or one of a class that was registered with a way
/// to make it.
@MainActor private func makeDelegate(_ type: AnyClass) -> AnyObject? {
    (type as? UIResponder.Type).map { UIResponder.make($0) } ?? ClassRegistry.make(type)
}

@MainActor private func applicationDelegate(of type: AnyClass?, named name: String?) -> any UIApplicationDelegate {
    if let delegate = type.flatMap(makeDelegate) as? any UIApplicationDelegate { return delegate }
    stop(
        "\(name ?? "no name") is no class of a delegate that derives from UIResponder or that ClassRegistry knows how to make"
    )
}

/// Launches the program with a delegate of a class, by its name with its module's before it, as `NSStringFromClass` gives
/// it; and keeps it running. Of the arguments nothing is asked.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    let type: AnyClass? = delegateClassName.flatMap { NSClassFromString($0) }
    UIApplication.shared.run { applicationDelegate(of: type, named: delegateClassName) }
}

extension UIApplication {
    /// Tells a delegate that the program was launched, and connects the screen's scene if the delegate names a class for the
    /// scene's delegate. Windows are laid out then.
    ///
    /// What `Info.plist` names as the main storyboard, or as the storyboard and delegate of the scene, is loaded before.
    ///
    /// Controllers of windows that are shown meanwhile hear `viewWillAppear` at once. The first layout comes when the scene
    /// enters the foreground, and `viewDidAppear` when the program is active.
    package func launch(_ delegate: any UIApplicationDelegate) {
        self.delegate = delegate
        applicationState = .inactive
        isLaunching = true
        let window = sceneManifest == nil ? mainStoryboard.flatMap(window(of:)) : nil
        if let window { delegate.window = window }
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        post(Self.didFinishLaunchingNotification, of: self)
        if let window { ((delegate.window ?? nil) ?? window).makeKeyAndVisible() }
        for scene in connectedScenes { connect(scene, delegate) }
        // A program whose scenes have delegates hears of its life from them (documentation of
        // `applicationDidBecomeActive(_:)`). The notifications are posted all the same.
        let hasSceneDelegates = connectedScenes.contains { $0.delegate != nil }
        if hasSceneDelegates { post(Self.willEnterForegroundNotification, of: self) }
        layOutWindows()
        applicationState = .active
        if !hasSceneDelegates { delegate.applicationDidBecomeActive(self) }
        post(Self.didBecomeActiveNotification, of: self)
        isLaunching = false
        for window in windows { window.rootViewController?.endAppearanceTransition() }
        layOutWindows()
    }

    private func layOutWindows() { for window in windows { window.layoutIfNeeded() } }

    private func post(_ name: Notification.Name, of object: Any) {
        NotificationCenter.default.post(name: name, object: object)
    }

    private func connect(_ scene: UIScene, _ delegate: any UIApplicationDelegate) {
        let options = UIScene.ConnectionOptions()
        // What an earlier program of the process said of the scene doesn't count.
        scene.delegate = nil
        scene.activationState = .unattached
        scene.session.configuration = UISceneConfiguration(
            name: sceneConfigurationName, sessionRole: scene.session.role)
        let configuration = delegate.application(
            self, configurationForConnecting: scene.session, options: options)
        scene.session.configuration = configuration
        let window = (configuration.storyboard ?? manifestStoryboard(configuration.name)).flatMap(window(of:))
        guard let type = configuration.delegateClass ?? manifestDelegate(configuration.name),
            let delegate = makeDelegate(type) as? any UISceneDelegate
        else {
            scene.activationState = .foregroundActive
            window?.makeKeyAndVisible()
            return
        }
        scene.delegate = delegate
        if let window, let delegate = delegate as? any UIWindowSceneDelegate {
            window.windowScene = scene as? UIWindowScene
            delegate.window = window
        }
        delegate.scene(scene, willConnectTo: scene.session, options: options)
        post(UIScene.willConnectNotification, of: scene)
        if let window { (((delegate as? any UIWindowSceneDelegate)?.window ?? nil) ?? window).makeKeyAndVisible() }
        scene.activationState = .foregroundInactive
        delegate.sceneWillEnterForeground(scene)
        post(UIScene.willEnterForegroundNotification, of: scene)
        layOutWindows()
        applicationState = .active
        scene.activationState = .foregroundActive
        delegate.sceneDidBecomeActive(scene)
        post(UIScene.didActivateNotification, of: scene)
    }

    // MARK: What Info.plist says

    var information: [String: Any] { interfaces?.information ?? [:] }

    /// What the program says of its scenes; nil for a program without.
    private var sceneManifest: [String: Any]? { information["UIApplicationSceneManifest"] as? [String: Any] }

    private var mainStoryboard: UIStoryboard? {
        let suffix = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        let name = information["UIMainStoryboardFile" + suffix] ?? information["UIMainStoryboardFile"]
        return (name as? String).map { UIStoryboard(name: $0, bundle: nil) }
    }

    /// The scene's configuration of that name; the first where none is named.
    private func manifestConfiguration(_ name: String?) -> [String: Any]? {
        let roles = sceneManifest?["UISceneConfigurations"] as? [String: Any]
        let all = roles?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]] ?? []
        return all.first { name != nil && $0["UISceneConfigurationName"] as? String == name } ?? all.first
    }

    /// The name of the first configuration.
    var sceneConfigurationName: String? { manifestConfiguration(nil)?["UISceneConfigurationName"] as? String }

    /// What `Info.plist` says of a configuration with that name; nil where it knows none.
    func sceneDescription(_ name: String) -> (storyboard: UIStoryboard?, delegateClass: AnyClass?)? {
        guard manifestConfiguration(name)?["UISceneConfigurationName"] as? String == name else { return nil }
        return (manifestStoryboard(name), manifestDelegate(name))
    }

    private func manifestStoryboard(_ name: String?) -> UIStoryboard? {
        (manifestConfiguration(name)?["UISceneStoryboardFile"] as? String).map { UIStoryboard(name: $0, bundle: nil) }
    }

    private func manifestDelegate(_ name: String?) -> AnyClass? {
        guard let name = manifestConfiguration(name)?["UISceneDelegateClassName"] as? String else { return nil }
        // Xcode writes `$(PRODUCT_MODULE_NAME).SceneDelegate`.
        let parts = name.split(separator: ".").map(String.init)
        guard let last = parts.last else { return nil }
        let type: AnyClass? = NSClassFromString(name) ?? ClassRegistry.type(named: last, in: parts.first)
        if type == nil { warn("There is no scene delegate class named \"\(name)\".") }
        return type
    }

    /// A window of a storyboard's first controller.
    private func window(of storyboard: UIStoryboard) -> UIWindow? {
        guard let controller = storyboard.instantiateInitialViewController() else {
            warn("The storyboard '\(storyboard.name)' names no controller that is shown first.")
            return nil
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        return window
    }

    /// Has the thread's programs run on the device that the process's variables describe: ``DeviceSettings``.
    ///
    /// - Parameter device: the device where none is named.
    package func takeDeviceSettings(device: String) { DeviceSettings.applyVariables(device: device) }

    /// Launches a program on the device of the environment's variables, and keeps it running. The screen is there before the
    /// delegate is made.
    fileprivate func run(_ makeDelegate: () -> any UIApplicationDelegate) -> Never {
        let variables = ProcessInfo.processInfo.environment
        DeviceSettings.applyVariables(device: "iphone-14")
        var lifetime = TimeInterval.infinity
        if let text = variables["ESPALIER_RUN_FOR"] {
            guard let seconds = TimeInterval(text), seconds >= 0 else {
                fail("ESPALIER_RUN_FOR: “\(text)” is no number of seconds")
            }
            lifetime = seconds
        }
        launch(makeDelegate())
        AnimationClock.current.start()
        signalSources = [SIGINT, SIGTERM].map(endBySignal)
        if lifetime.isFinite {
            DispatchQueue.main.asyncAfter(deadline: .now() + lifetime) {
                MainActor.unchecked {
                    self.delegate?.applicationWillTerminate(self)
                    exit(0)
                }
            }
        }
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    /// Tells the delegate of a signal, which then ends the program as ever.
    private func endBySignal(_ number: Int32) -> any DispatchSourceSignal {
        // A signal that comes before the source listens ends the program at once.
        let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
        source.setEventHandler {
            MainActor.unchecked { self.delegate?.applicationWillTerminate(self) }
            signal(number, SIG_DFL)
            raise(number)
        }
        source.resume()
        return source
    }

    /// Ends a program that was asked for something impossible, as a wrong option does.
    private func fail(_ explanation: String) -> Never {
        FileHandle.standardError.write(Data("\(explanation)\n".utf8))
        exit(64)
    }
}
