@_exported import UIKit

/// What notifications may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1)
    public static let sound = Self(rawValue: 2)
    public static let alert = Self(rawValue: 4)
}

/// What a notification says.
open class UNNotificationContent: NSObject {
    open fileprivate(set) var title = ""
    open fileprivate(set) var body = ""
}

/// What a notification shall say.
open class UNMutableNotificationContent: UNNotificationContent {
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    /// Kept without effect.
    open var badge: NSNumber?
    /// Kept without effect.
    open var userInfo: [AnyHashable: Any] = [:]
}

/// When a notification would come.
open class UNNotificationTrigger: NSObject {}

/// After some seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    public let timeInterval: TimeInterval
    public let repeats: Bool
    public init(timeInterval: TimeInterval, repeats: Bool) {
        (self.timeInterval, self.repeats) = (timeInterval, repeats)
    }
}

/// A notification that was asked for.
open class UNNotificationRequest: NSObject {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    }
}

/// A stand-in for what shows notifications: the user refuses, and none is shown.
open class UNUserNotificationCenter: NSObject {
    private static let only = UNUserNotificationCenter()
    /// The only one.
    open class func current() -> UNUserNotificationCenter { only }
    /// Never told anything.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?

    /// The user refuses.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completionHandler(false, nil)
    }

    /// Nothing is shown; the request counts as taken.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil)
    }

    /// Nothing.
    open func removeAllPendingNotificationRequests() {}
}

/// Would hear of notifications; nobody is told anything here.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}
