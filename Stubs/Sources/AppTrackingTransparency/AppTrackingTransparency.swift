@_exported import UIKit

/// A stand-in for what asks whether a person may be followed: nobody may.
public enum ATTrackingManager {
    /// What a person answered.
    public enum AuthorizationStatus: UInt, Sendable { case notDetermined = 0, restricted, denied, authorized }
    /// Always: denied.
    public static var trackingAuthorizationStatus: AuthorizationStatus { .denied }
    /// Answers at once.
    public static func requestTrackingAuthorization(
        completionHandler completion: @escaping (AuthorizationStatus) -> Void
    ) { completion(.denied) }
    /// Answers at once.
    public static func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
