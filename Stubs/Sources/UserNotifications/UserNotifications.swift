@_exported import UIKit

/// What notifications may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1)
    public static let sound = Self(rawValue: 2)
    public static let alert = Self(rawValue: 4)
    public static let carPlay = Self(rawValue: 8)
    public static let criticalAlert = Self(rawValue: 16)
    public static let providesAppNotificationSettings = Self(rawValue: 32)
    public static let provisional = Self(rawValue: 64)
}

/// What the user allowed.
public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, authorized, provisional, ephemeral
}

/// How a notification is shown while the app is.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1)
    public static let sound = Self(rawValue: 2)
    public static let alert = Self(rawValue: 4)
    public static let list = Self(rawValue: 8)
    public static let banner = Self(rawValue: 16)
}

/// Whether the user lets notifications do something.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// What the user set; nobody was asked.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    /// The user refuses.
    open var authorizationStatus: UNAuthorizationStatus { .denied }
    /// Off.
    open var alertSetting: UNNotificationSetting { .disabled }
    /// Off.
    open var badgeSetting: UNNotificationSetting { .disabled }
    /// Off.
    open var soundSetting: UNNotificationSetting { .disabled }
    /// Off.
    open var notificationCenterSetting: UNNotificationSetting { .disabled }
    /// Off.
    open var lockScreenSetting: UNNotificationSetting { .disabled }
    /// Off.
    open var criticalAlertSetting: UNNotificationSetting { .notSupported }
}

/// A notification that was shown; there is none.
open class UNNotification: NSObject, @unchecked Sendable {
    public let date: Date
    public let request: UNNotificationRequest
    init(_ request: UNNotificationRequest) { (date, self.request) = (Date(), request) }
}

/// What the user did with a notification; nobody does anything.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    public let notification: UNNotification
    public let actionIdentifier: String
    /// Where it was done.
    open var targetScene: UIScene? { nil }
    init(_ notification: UNNotification) {
        (self.notification, actionIdentifier) = (notification, UNNotificationDefaultActionIdentifier)
    }
}

/// What the user wrote in answer to a notification; nobody writes anything.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    open var userText: String { "" }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    /// Kept without effect.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let authenticationRequired = Self(rawValue: 1)
        public static let destructive = Self(rawValue: 2)
        public static let foreground = Self(rawValue: 4)
    }
    public let identifier: String
    public let title: String
    public let options: Options
    public let icon: UNNotificationActionIcon?
    public init(identifier: String, title: String, options: Options = [], icon: UNNotificationActionIcon? = nil) {
        (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
    }
}
/// A picture of a button.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
    public init(templateImageName: String) {}
    public init(systemImageName: String) {}
}
/// A button that takes words.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    public let textInputButtonTitle: String
    public let textInputPlaceholder: String
    public init(
        identifier: String, title: String, options: Options = [], icon: UNNotificationActionIcon? = nil,
        textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }
}
public typealias UNNotificationActionOptions = UNNotificationAction.Options

/// A kind of notifications.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    /// Kept without effect.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let customDismissAction = Self(rawValue: 1)
        public static let allowInCarPlay = Self(rawValue: 2)
        public static let hiddenPreviewsShowTitle = Self(rawValue: 4)
        public static let hiddenPreviewsShowSubtitle = Self(rawValue: 8)
        public static let allowAnnouncement = Self(rawValue: 16)
    }
    public let identifier: String
    public let actions: [UNNotificationAction]
    public let intentIdentifiers: [String]
    public let options: Options
    public let hiddenPreviewsBodyPlaceholder: String
    public let categorySummaryFormat: String
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String = "", categorySummaryFormat: String = "", options: Options = []
    ) {
        (self.identifier, self.actions, self.intentIdentifiers) = (identifier, actions, intentIdentifiers)
        (self.hiddenPreviewsBodyPlaceholder, self.options) = (hiddenPreviewsBodyPlaceholder, options)
        self.categorySummaryFormat = categorySummaryFormat
    }
}
public typealias UNNotificationCategoryOptions = UNNotificationCategory.Options

/// A stand-in for what shows notifications: the user refuses, and none is shown.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let only = UNUserNotificationCenter()
    /// The only one.
    open class func current() -> UNUserNotificationCenter { only }
    /// Never told anything.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    private var requests: [UNNotificationRequest] = []

    /// The user refuses.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        completionHandler(false, nil)
    }
    /// The user refuses.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }

    /// The user refused.
    open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        completionHandler(UNNotificationSettings())
    }
    /// The user refused.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    /// Keeps the request; nothing is shown.
    open func add(
        _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        requests.append(request)
        completionHandler?(nil)
    }
    /// Keeps the request; nothing is shown.
    open func add(_ request: UNNotificationRequest) async throws { requests.append(request) }

    /// The requests that were added, as none was shown.
    open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        completionHandler(requests)
    }
    /// The requests that were added, as none was shown.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { requests }
    /// None.
    open func deliveredNotifications() async -> [UNNotification] { [] }
    /// None.
    open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
        completionHandler([])
    }

    /// Forgets requests.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        requests.removeAll { identifiers.contains($0.identifier) }
    }
    /// Forgets all requests.
    open func removeAllPendingNotificationRequests() { requests = [] }
    /// Nothing.
    open func removeAllDeliveredNotifications() {}
    /// Nothing.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    /// Nothing.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
    /// Nothing.
    open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler handler: (((any Error)?) -> Void)? = nil) {
        handler?(nil)
    }
}

/// Would hear of notifications; nobody is told anything here.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
    /// Nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {}
    /// Nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {}
}
