import Foundation

// What Apple's systems have beside UIKit and Foundation on Linux lacks.

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// Seconds since the beginning of 2001, by the system's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Runs the body. Swift on Linux lets objects go without a pool.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

extension URL {
    /// Whether a file outside of the program's own folders may be read: it may.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Ends what that began.
    public func stopAccessingSecurityScopedResource() {}
}

extension CGRect {
    /// Cuts the rectangle in two, a distance from one of its edges.
    public func divided(atDistance distance: CGFloat, from edge: CGRectEdge) -> (slice: CGRect, remainder: CGRect) {
        let rect = standardized
        let isAcross = edge == .minXEdge || edge == .maxXEdge
        let cut = min(max(0, distance), isAcross ? rect.width : rect.height)
        switch edge {
        case .minXEdge:
            return (
                CGRect(x: rect.minX, y: rect.minY, width: cut, height: rect.height),
                CGRect(x: rect.minX + cut, y: rect.minY, width: rect.width - cut, height: rect.height)
            )
        case .maxXEdge:
            return (
                CGRect(x: rect.maxX - cut, y: rect.minY, width: cut, height: rect.height),
                CGRect(x: rect.minX, y: rect.minY, width: rect.width - cut, height: rect.height)
            )
        case .minYEdge:
            return (
                CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: cut),
                CGRect(x: rect.minX, y: rect.minY + cut, width: rect.width, height: rect.height - cut)
            )
        case .maxYEdge:
            return (
                CGRect(x: rect.minX, y: rect.maxY - cut, width: rect.width, height: cut),
                CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height - cut)
            )
        }
    }
}

/// An edge of a rectangle. Raw values are CoreGraphics'.
public enum CGRectEdge: UInt32, Sendable { case minXEdge = 0, minYEdge, maxXEdge, maxYEdge }

// Core Foundation's types and Foundation's are one where both exist.

/// An array of Core Foundation: Swift's own, so that `colors as CFArray` compiles.
public typealias CFArray = [Any]
/// A text of Core Foundation.
public typealias CFString = String
/// A dictionary of Core Foundation: Swift's own, so that `options as CFDictionary` compiles.
public typealias CFDictionary = [AnyHashable: Any]
/// An address of Core Foundation.
public typealias CFURL = URL
/// A number of Core Foundation.
public typealias CFNumber = NSNumber
/// An error of Core Foundation.
public typealias CFError = any Error
/// Anything of Core Foundation.
public typealias CFTypeRef = AnyObject
/// Positions are integers.
public typealias CFIndex = Int
