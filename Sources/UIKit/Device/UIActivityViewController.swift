import Foundation

/// Something that can be shared.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// What stands for the thing until it is asked for.
    /// Nothing asks for it here.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// The thing, for a kind of sharing.
    /// Nothing asks for it here.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// The thing's title.
    /// Nothing asks for it here.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    /// None.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}

/// A way to share. None is offered here.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// Which way it is.
    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    }

    /// Whether a way is an action or a way to share.
    public enum Category: Int, Sendable { case action = 0, share }

    /// Where the way is shown.
    open class var activityCategory: Category { .action }
    /// Which way it is.
    open var activityType: ActivityType? { nil }
    /// What it is called.
    open var activityTitle: String? { nil }
    /// Its picture.
    open var activityImage: UIImage? { nil }
    /// Asks for more before it shares.
    open var activityViewController: UIViewController? { nil }
    /// Whether it can share things.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Takes the things.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Shares.
    open func perform() {}
    /// Says that sharing has ended.
    open func activityDidFinish(_ completed: Bool) {}
}

/// Offers ways to share. It can be presented; what it shows is an empty screen, and nothing is shared.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// Hears that sharing ended: never, here.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// Hears that sharing ended: never, here.
    /// - Note: Kept without effect.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Ways that aren't offered.
    /// - Note: Kept without effect.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Whether text may be edited before it is shared.
    /// - Note: Kept without effect.
    open var allowsProminentActivity = true

    /// A controller that shares things.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
