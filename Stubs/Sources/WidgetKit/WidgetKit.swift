@_exported import UIKit

/// A stand-in for what has widgets drawn anew: there are none.
public final class WidgetCenter: @unchecked Sendable {
    public static let shared = WidgetCenter()
    /// Nothing.
    public func reloadAllTimelines() {}
    /// Nothing.
    public func reloadTimelines(ofKind kind: String) {}
    /// None.
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success([]))
    }
}

/// A widget.
public struct WidgetInfo: Sendable {
    public let kind: String
}
