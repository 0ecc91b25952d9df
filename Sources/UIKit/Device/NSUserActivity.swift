import Foundation

/// What a person is doing, so that it can go on elsewhere. Nothing goes on elsewhere here.
open class NSUserActivity: NSObject, @unchecked Sendable {  // used by one thread at a time
    /// What kind it is.
    /// - Note: Kept without effect.
    public let activityType: String
    /// What it is called.
    /// - Note: Kept without effect.
    open var title: String?
    /// What is needed to go on.
    open var userInfo: [AnyHashable: Any]?
    /// Which of that can't be left out.
    /// - Note: Kept without effect.
    open var requiredUserInfoKeys: Set<String>?
    /// Words to find it by.
    /// - Note: Kept without effect.
    open var keywords: Set<String> = []
    /// The page that shows the same.
    /// - Note: Kept without effect.
    open var webpageURL: URL?
    /// Whether it can go on elsewhere.
    /// - Note: Kept without effect.
    open var isEligibleForHandoff = true
    /// Whether it can be found.
    /// - Note: Kept without effect.
    open var isEligibleForSearch = false
    /// Whether others can find it.
    /// - Note: Kept without effect.
    open var isEligibleForPublicIndexing = false
    /// Whether it is proposed.
    /// - Note: Kept without effect.
    open var isEligibleForPrediction = false
    /// Names it among those of its kind.
    /// - Note: Kept without effect.
    open var persistentIdentifier: String?
    /// Words that start it.
    /// - Note: Kept without effect.
    open var suggestedInvocationPhrase: String?
    /// The scene that shows it.
    /// - Note: Kept without effect.
    open var targetContentIdentifier: String?
    /// Whether what is needed to go on must be asked for.
    /// - Note: Kept without effect.
    open var needsSave = false

    /// Something of a kind.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds to what is needed to go on.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    /// Makes it what the person is doing.
    open func becomeCurrent() {}
    /// Makes it no longer what the person is doing.
    open func resignCurrent() {}
    /// Forgets it.
    open func invalidate() {}
}

/// The kind of an activity that goes on from a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What can go on with something a person was doing.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Goes on.
    func restoreUserActivityState(_ activity: NSUserActivity)
}

/// What a fetch in the background found.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData = 0, noData, failed }

/// Names work that goes on in the background.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Names none.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The picture of a shortcut on the home screen. None is shown here.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
    /// Pictures that the system has.
    public enum IconType: Int, Sendable {
        case compose = 0, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite
        case love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task
        case taskCompleted, alarm, bookmark, shuffle, audio, update
    }

    /// A picture that the system has.
    public init(type: IconType) {}
    /// A picture of an asset catalog.
    public init(templateImageName: String) {}
    /// A symbol.
    public init(systemImageName: String) {}
}

/// A shortcut on the home screen. None is shown here.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
    /// What it is.
    /// - Note: Kept without effect.
    public let type: String
    /// What it is called.
    /// - Note: Kept without effect.
    public let localizedTitle: String
    /// What is said of it.
    /// - Note: Kept without effect.
    public let localizedSubtitle: String?
    /// Its picture.
    /// - Note: Kept without effect.
    public let icon: UIApplicationShortcutIcon?
    /// What the program wants to know when it is chosen.
    /// - Note: Kept without effect.
    public let userInfo: [String: any NSSecureCoding]?

    /// A shortcut.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String? = nil,
        icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
    ) {
        (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
        (self.icon, self.userInfo) = (icon, userInfo)
    }
}
