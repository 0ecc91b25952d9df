@_exported import UIKit

/// What a calendar holds.
public enum EKEntityType: UInt, Sendable { case event = 0, reminder }
/// Whether calendars may be read.
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined = 0, restricted, denied, fullAccess, writeOnly
    public static let authorized = EKAuthorizationStatus.fullAccess
}
/// Which events of a series are meant.
public enum EKSpan: Int, Sendable { case thisEvent = 0, futureEvents }
/// How often something happens.
public enum EKRecurrenceFrequency: Int, Sendable { case daily = 0, weekly, monthly, yearly }

/// A calendar.
open class EKCalendar: NSObject {
    open var title = ""
    open var cgColor: CGColor! = UIColor.systemBlue.cgColor
    public let calendarIdentifier = UUID().uuidString
    open var allowsContentModifications: Bool { true }
    public override init() {}
    public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
}

/// Rings before something.
open class EKAlarm: NSObject {
    open var relativeOffset: TimeInterval
    open var absoluteDate: Date?
    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
    public init(absoluteDate date: Date) { (relativeOffset, absoluteDate) = (0, date) }
}

/// When a series ends.
open class EKRecurrenceEnd: NSObject {
    public let endDate: Date?
    public let occurrenceCount: Int
    public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
    public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}

/// How something is repeated.
open class EKRecurrenceRule: NSObject {
    public let frequency: EKRecurrenceFrequency
    public let interval: Int
    open var recurrenceEnd: EKRecurrenceEnd?
    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        (frequency, self.interval, recurrenceEnd) = (type, interval, end)
    }
}

/// What events and reminders have in common.
open class EKCalendarItem: NSObject {
    public let calendarItemIdentifier = UUID().uuidString
    open var title: String!
    open var calendar: EKCalendar!
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var alarms: [EKAlarm]?
    open var recurrenceRules: [EKRecurrenceRule]?
    open var timeZone: TimeZone?
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    public init(eventStore: EKEventStore) {}
}

/// An event.
open class EKEvent: EKCalendarItem {
    open var eventIdentifier: String! { calendarItemIdentifier }
    open var startDate: Date!
    open var endDate: Date!
    open var isAllDay = false
    public override init(eventStore: EKEventStore) { super.init(eventStore: eventStore) }
}

/// Something to do.
open class EKReminder: EKCalendarItem {
    open var dueDateComponents: DateComponents?
    open var startDateComponents: DateComponents?
    open var isCompleted = false
    open var completionDate: Date?
    open var priority = 0
    public override init(eventStore: EKEventStore) { super.init(eventStore: eventStore) }
}

/// A stand-in for the calendars of a device: there are none, and nobody may read them.
open class EKEventStore: NSObject, @unchecked Sendable {
    public override init() {}
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }
    /// Says at once that nobody may.
    open func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }
    /// Says at once that nobody may.
    open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, nil) }
    /// Says at once that nobody may.
    open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }
    /// Says at once that nobody may.
    open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
        completion(false, nil)
    }
    /// Nobody may.
    open func requestFullAccessToEvents() async throws -> Bool { false }
    /// Nobody may.
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    /// Nobody may.
    open func requestFullAccessToReminders() async throws -> Bool { false }
    /// None.
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    /// None.
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    /// None.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    /// None.
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    /// None.
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate
    {
        NSPredicate(value: false)
    }
    /// Nothing.
    open func save(_ event: EKEvent, span: EKSpan) throws {}
    /// Nothing.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {}
    /// Nothing.
    open func save(_ reminder: EKReminder, commit: Bool) throws {}
    /// Nothing.
    open func remove(_ event: EKEvent, span: EKSpan) throws {}
    /// Nothing.
    open func commit() throws {}
}

extension NSNotification.Name {
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
