import CoreLocation
import UIKit

/// How much a notification may disturb.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive = 0, active, timeSensitive, critical }

/// A file that a notification shows; none is shown.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    public let identifier: String
    public let url: URL
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        (self.identifier, self.url) = (identifier, url)
    }
}

public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// Shows a notification at a place; none is shown.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let region: CLRegion
    public init(region: CLRegion, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }
}

extension NSString {
    /// The words of a notification: those of `Localizable.strings`, with the values in the places of `%@`.
    public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        var text = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
        for argument in arguments ?? [] {
            guard let place = text.range(of: "%@") else { break }
            text.replaceSubrange(place, with: "\(argument)")
        }
        return text
    }
}

extension UIScene.ConnectionOptions {
    /// The answer to a notification that the program was opened by: none.
    public var notificationResponse: UNNotificationResponse? { nil }
}
