import Foundation

// What programs ask of a device's system. There is none here: nothing of this is seen, and what would be asked for is
// refused, as the documentation of each says.

extension UIApplication {
    /// The address of the program's settings.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The address of the program's settings of notifications.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
    /// The shortest time between fetches in the background, in seconds.
    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// A time so long that nothing is fetched in the background, in seconds.
    public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

    /// Asks for time in the background: the program is never there, so nothing is named.
    public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        .invalid
    }
    /// Asks for time in the background: the program is never there, so nothing is named.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }
    /// Ends work in the background.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    /// How long the program may work in the background, in seconds: as long as it likes.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// Whether the system lets the program fetch in the background: it doesn't.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
    /// Asks for fetches in the background: there are none.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

    /// Asks for push notifications: none come, and the delegate isn't told anything.
    public func registerForRemoteNotifications() {}
    /// Asks for no more push notifications.
    public func unregisterForRemoteNotifications() {}
    /// Whether push notifications come: they don't.
    public var isRegisteredForRemoteNotifications: Bool { false }

    /// Has taps go nowhere. Nobody taps here.
    public func beginIgnoringInteractionEvents() {}
    /// Has taps count again.
    public func endIgnoringInteractionEvents() {}
    /// Whether taps go nowhere: they don't.
    public var isIgnoringInteractionEvents: Bool { false }
    /// Whether the device's files can be read: they can.
    public var isProtectedDataAvailable: Bool { true }
    /// Whether the program may have more icons: it may not.
    public var supportsAlternateIcons: Bool { false }
    /// Whether the program may have more than one scene: it may not.
    public var supportsMultipleScenes: Bool { false }
    /// The icon in use, if it isn't the usual one: it is.
    public var alternateIconName: String? { nil }
    /// Refuses: there is no home screen.
    public func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(CocoaError(.featureUnsupported))
    }
    /// Begins to hear of buttons of headphones: there are none.
    public func beginReceivingRemoteControlEvents() {}
    /// No longer hears of buttons of headphones.
    public func endReceivingRemoteControlEvents() {}
    /// Refuses to show another scene: there is one screen.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(CocoaError(.featureUnsupported)) }

    /// The number on the program's icon: there is no icon.
    /// - Note: Kept without effect.
    public var applicationIconBadgeNumber: Int {
        get { DeviceValues.of(self).badge }
        set { DeviceValues.of(self).badge = newValue }
    }
    /// Whether a sign in the status bar says that something is loaded; it isn't drawn.
    /// - Note: Kept without effect.
    public var isNetworkActivityIndicatorVisible: Bool {
        get { DeviceValues.of(self).isLoading }
        set { DeviceValues.of(self).isLoading = newValue }
    }
    /// What a long touch on the icon offers: there is no icon. Nil is kept as none.
    /// - Note: Kept without effect.
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { DeviceValues.of(self).shortcuts }
        set { DeviceValues.of(self).shortcuts = newValue ?? [] }
    }
    /// Whether shaking takes steps back: nobody shakes.
    /// - Note: Kept without effect.
    public var applicationSupportsShakeToEdit: Bool {
        get { DeviceValues.of(self).shakes }
        set { DeviceValues.of(self).shakes = newValue }
    }

    /// Opens no address: no other program is there.
    @discardableResult
    public func openURL(_ url: URL) -> Bool { false }
}

/// Whether the system lets a program fetch in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted = 0, denied, available }

extension UIScene {
    /// How another scene is shown.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {}
}

extension UIDevice {
    /// The name of the state of the battery, posted never.
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    /// The name of the level of the battery, posted never.
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    /// Posted when something comes near the screen: never.
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")

    /// What a battery does.
    public enum BatteryState: Int, Sendable { case unknown = 0, unplugged, charging, full }
    /// There is no battery.
    public var batteryState: BatteryState { .unknown }
    /// There is no battery.
    public var batteryLevel: Float { -1 }
    /// Nothing is near the screen.
    public var proximityState: Bool { false }
    /// Whether the device does several things at once: it does.
    public var isMultitaskingSupported: Bool { true }
    /// Plays no click: there is no keyboard.
    public func playInputClick() {}
}

extension UIScreen {
    /// The screens that there are: one.
    public static var screens: [UIScreen] { [main] }
    /// How bright the screen is, from 0 to 1: always as bright as it can be.
    public var brightness: CGFloat {
        get { 1 }
        set {}
    }
    /// How often a second the screen can change.
    public var maximumFramesPerSecond: Int { 60 }
    /// Whether the screen is recorded: it isn't.
    public var isCaptured: Bool { false }
    /// Posted when the brightness changes: never.
    public nonisolated static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
    /// Posted when recording of the screen begins or ends: never.
    public nonisolated static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")
    /// Posted when a screen comes: never.
    public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// Posted when a screen goes: never.
    public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
}

extension UIApplication {
    /// Posted when the program has launched: never, the delegate alone is told.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// Posted when the program is about to end: never, the delegate alone is told.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// Posted when the day or the clock changes: never.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// Posted when a picture of the screen was taken: never.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// Posted before the status bar gets another height: never.
    public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// Posted after the status bar got another height: never.
    public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    /// Posted before the interface is turned: never.
    public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// Posted after the interface was turned: never.
    public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// Posted when the device's files can be read: never.
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    /// Posted when the device's files can't be read any more: never.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
}

/// What a program says of itself to the device.
@MainActor
private final class DeviceValues {
    var badge = 0
    var isLoading = false
    var shortcuts: [UIApplicationShortcutItem] = []
    var shakes = true

    private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// Those of a program, made when they are first asked for.
    static func of(_ application: UIApplication) -> DeviceValues {
        if let known = application.associatedObjects[key] as? DeviceValues { return known }
        let made = DeviceValues()
        application.associatedObjects[key] = made
        return made
    }
}

extension UIDevice {
    /// A number that stands for the device: the same in all programs.
    public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
    /// What kind of device it is, in the person's language: as ``model``.
    public var localizedModel: String { model }
    /// Whether the battery is watched: there is none.
    public var isBatteryMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether something near the screen is watched for: it isn't.
    public var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether turns of the device are posted: they are, as the window changes.
    public var isGeneratingDeviceOrientationNotifications: Bool { true }
}
