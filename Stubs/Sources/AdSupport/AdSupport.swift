@_exported import UIKit

/// A stand-in for what tells devices apart for advertisements: it tells nothing.
public final class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let one = ASIdentifierManager()
    public static func shared() -> ASIdentifierManager { one }
    /// All zero, as where a person wants not to be followed.
    public let advertisingIdentifier = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    /// Never.
    public var isAdvertisingTrackingEnabled: Bool { false }
}
