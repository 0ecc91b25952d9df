import Foundation

// What Apple's CoreGraphics overlay adds to Foundation's geometry and Foundation on Linux lacks.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates as `(x, y)`.
    public var debugDescription: String { "(\(x), \(y))" }

    /// Whether both coordinates are equal.
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The lengths as `(width, height)`.
    public var debugDescription: String { "(\(width), \(height))" }

    /// Whether both lengths are equal.
    public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// Origin and size as `(x, y, width, height)`.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }

    /// Whether origin and size are equal.
    public func equalTo(_ other: CGRect) -> Bool { self == other }
}

/// A direction and length, in points.
public struct CGVector: Hashable, Codable, Sendable {
    /// The length along x, in points.
    public var dx: CGFloat
    /// The length along y, in points.
    public var dy: CGFloat

    /// No length.
    public static let zero = CGVector()

    /// No length.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// The given lengths, in points.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}

/// A point of the given coordinates.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// A size of the given lengths.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// A rectangle of the given origin and size.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// The rectangle with its edges moved inwards by these lengths.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }

/// The rectangle moved by these lengths.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }

/// The rectangle as UIKit writes it: `{{x, y}, {width, height}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSStringFromRect(rect) }

/// The size as UIKit writes it: `{width, height}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSStringFromSize(size) }

/// The point as UIKit writes it: `{x, y}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSStringFromPoint(point) }

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000

/// A length of time, in seconds.
public typealias CFTimeInterval = Double

/// Seconds since some fixed moment, never going back: the time of the thread's ``AnimationClock``.
public func CACurrentMediaTime() -> CFTimeInterval { MainActor.unchecked { ThreadContext.current.clock.time } }

// Foundation's `intersects`, `intersection` and `contains` stop the process where a number is none.
extension CGRect {
    /// Whether the rectangles have points in common, edges included; never where a number is none.
    package func meets(_ other: CGRect) -> Bool {
        !isNull && !other.isNull && minX <= other.maxX && other.minX <= maxX && minY <= other.maxY
            && other.minY <= maxY
    }

    /// What the rectangles have in common; null for nothing.
    package func common(with other: CGRect) -> CGRect { meets(other) ? intersection(other) : .null }

    /// Whether a point is in the rectangle, its right and lower edges excluded; never where a number is none.
    package func holds(_ point: CGPoint) -> Bool {
        !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
}
