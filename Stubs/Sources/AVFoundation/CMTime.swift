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
    public static let positiveInfinity = CMTime(value: .max, timescale: 1)
    public static let negativeInfinity = CMTime(value: .min, timescale: 1)
    public var isIndefinite: Bool { false }
    public static func + (left: CMTime, right: CMTime) -> CMTime { left.with(right) { $0 + $1 } }
    public static func - (left: CMTime, right: CMTime) -> CMTime { left.with(right) { $0 - $1 } }
    private func with(_ other: CMTime, _ join: (Double, Double) -> Double) -> CMTime {
        CMTime(seconds: join(seconds, other.seconds), preferredTimescale: max(timescale, other.timescale))
    }
    public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
}

/// Parts of a second.
public typealias CMTimeScale = Int32
/// How many parts.
public typealias CMTimeValue = Int64
public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
/// A moment so many times as late.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}
/// Both moments together.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// What one moment is later than the other.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// -1, 0 or 1.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time2 < time1 ? 1 : 0 }

/// A stretch of a film.
public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime
    public init() { self.init(start: .zero, duration: .zero) }
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
    public var end: CMTime { start + duration }
    public func containsTime(_ time: CMTime) -> Bool { !(time < start) && time < end }
    public static let zero = CMTimeRange()
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
