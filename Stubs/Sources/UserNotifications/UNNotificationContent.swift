import Foundation

/// The sound of a notification; none is heard.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    public static let `default` = UNNotificationSound()
    public static let defaultCritical = UNNotificationSound()
    override init() {}
    /// Kept without effect.
    public init(named name: UNNotificationSoundName) {}
}

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    fileprivate var parts = Parts()

    fileprivate struct Parts {
        var title = "", subtitle = "", body = "", category = "", thread = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var interruption = UNNotificationInterruptionLevel.active
        var relevance = 0.0
        var attachments: [UNNotificationAttachment] = []
    }
    open var interruptionLevel: UNNotificationInterruptionLevel { parts.interruption }
    open var relevanceScore: Double { parts.relevance }
    open var attachments: [UNNotificationAttachment] { parts.attachments }

    open var title: String { parts.title }
    open var subtitle: String { parts.subtitle }
    open var body: String { parts.body }
    open var badge: NSNumber? { parts.badge }
    open var sound: UNNotificationSound? { parts.sound }
    open var userInfo: [AnyHashable: Any] { parts.userInfo }
    open var categoryIdentifier: String { parts.category }
    open var threadIdentifier: String { parts.thread }
}

/// What a notification shall say; all is kept without effect.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { parts.interruption }
        set { parts.interruption = newValue }
    }
    open override var relevanceScore: Double {
        get { parts.relevance }
        set { parts.relevance = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { parts.attachments }
        set { parts.attachments = newValue }
    }
    open override var title: String {
        get { parts.title }
        set { parts.title = newValue }
    }
    open override var subtitle: String {
        get { parts.subtitle }
        set { parts.subtitle = newValue }
    }
    open override var body: String {
        get { parts.body }
        set { parts.body = newValue }
    }
    open override var badge: NSNumber? {
        get { parts.badge }
        set { parts.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { parts.sound }
        set { parts.sound = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { parts.userInfo }
        set { parts.userInfo = newValue }
    }
    open override var categoryIdentifier: String {
        get { parts.category }
        set { parts.category = newValue }
    }
    open override var threadIdentifier: String {
        get { parts.thread }
        set { parts.thread = newValue }
    }
}

/// When a notification would come.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    public let repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }
}

/// After some seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let timeInterval: TimeInterval
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
}

/// At a time of the calendar.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let dateComponents: DateComponents
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
    /// The next such moment.
    open func nextTriggerDate() -> Date? {
        Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// A notification that was asked for.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    }
}
