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
