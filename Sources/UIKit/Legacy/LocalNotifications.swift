import Foundation

// Notifications of programs for iOS 9 and before. None is delivered here; what is planned is kept and handed out.

/// What a notification may do.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let badge = UIUserNotificationType(rawValue: 1 << 0)
    public static let sound = UIUserNotificationType(rawValue: 1 << 1)
    public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// What a program asks to be allowed.
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
    /// What notifications may do.
    /// - Note: Kept without effect.
    public let types: UIUserNotificationType
    /// The kinds of notifications with buttons of their own.
    /// - Note: Kept without effect.
    public let categories: Set<UIUserNotificationCategory>?

    /// Settings of these types.
    public init(types typesForSettings: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        (types, self.categories) = (typesForSettings, categories)
    }
}

/// A kind of notifications with buttons of their own.
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject {
    /// The name of the kind.
    /// - Note: Kept without effect.
    open var identifier: String?
}

/// A notification that the program itself plans.
@preconcurrency @MainActor
open class UILocalNotification: NSObject {
    /// When it is to come; nil for at once.
    /// - Note: Kept without effect.
    open var fireDate: Date?
    /// The time zone that the date is meant in.
    /// - Note: Kept without effect.
    open var timeZone: TimeZone?
    /// The calendar's unit after which it comes again.
    /// - Note: Kept without effect.
    open var repeatInterval: NSCalendar.Unit = []
    /// What it says.
    /// - Note: Kept without effect.
    open var alertBody: String?
    /// The title of its button.
    /// - Note: Kept without effect.
    open var alertAction: String?
    /// The title of what it says.
    /// - Note: Kept without effect.
    open var alertTitle: String?
    /// Whether it has a button.
    /// - Note: Kept without effect.
    open var hasAction = true
    /// The file of its sound.
    /// - Note: Kept without effect.
    open var soundName: String?
    /// The number at the program's icon.
    /// - Note: Kept without effect.
    open var applicationIconBadgeNumber = 0
    /// What it carries.
    /// - Note: Kept without effect.
    open var userInfo: [AnyHashable: Any]?
    /// The name of its kind.
    /// - Note: Kept without effect.
    open var category: String?

    public override init() { super.init() }
}

/// The sound of notifications that name none.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

extension UIApplication {
    /// Nobody is asked, and nothing is allowed.
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {}
    /// What is allowed: nothing.
    public var currentUserNotificationSettings: UIUserNotificationSettings? {
        UIUserNotificationSettings(types: [], categories: nil)
    }
    /// The notifications that are planned; none ever comes.
    public var scheduledLocalNotifications: [UILocalNotification]? {
        get { associatedObjects[Self.plannedKey] as? [UILocalNotification] ?? [] }
        set { associatedObjects[Self.plannedKey] = newValue }
    }
    nonisolated(unsafe) private static let plannedKey = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    /// Plans a notification.
    public func scheduleLocalNotification(_ notification: UILocalNotification) {
        scheduledLocalNotifications?.append(notification)
    }
    /// Shows a notification: nobody sees it.
    public func presentLocalNotificationNow(_ notification: UILocalNotification) {}
    /// Takes a planned notification back.
    public func cancelLocalNotification(_ notification: UILocalNotification) {
        scheduledLocalNotifications?.removeAll { $0 === notification }
    }
    /// Takes all planned notifications back.
    public func cancelAllLocalNotifications() { scheduledLocalNotifications = [] }
}
