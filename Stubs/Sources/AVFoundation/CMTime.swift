@_exported import UIKit

/// A moment of a film: a number of parts of a second.
public struct CMTime: Hashable, Comparable, Sendable {
    /// How many parts.
    public var value: Int64
    /// How many parts a second has; 0 for no moment at all.
    public var timescale: Int32

    public init() { (value, timescale) = (0, 0) }
    public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
    public init(seconds: Double, preferredTimescale: Int32) {
        let parts = (seconds * Double(preferredTimescale)).rounded()
        let fits = parts.isFinite && parts.magnitude < 9e18
        (value, timescale) = fits ? (Int64(parts), preferredTimescale) : (0, 0)
    }

    /// The moment in seconds; not a number for no moment.
    public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
    public var isValid: Bool { timescale != 0 }
    public var isNumeric: Bool { isValid }
    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime()
    public static let indefinite = CMTime()
    public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
}

/// The moment in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// A moment in parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// A moment in seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// How a film fills its layer.
public struct AVLayerVideoGravity: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
    public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
}
