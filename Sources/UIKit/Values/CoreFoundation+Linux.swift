import Foundation

// What Apple's systems have beside UIKit and Foundation on Linux lacks.

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// Seconds since the beginning of 2001, by the system's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// The largest number of single precision: how often an animation repeats that has no end.
public let HUGE = Float.greatestFiniteMagnitude
/// The largest number of single precision.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// More than any number.
public let HUGE_VAL = Double.infinity

/// Nanoseconds since some fixed moment, by the system's clock.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

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
/// Yes or no of Core Foundation.
public typealias CFBoolean = NSNumber
/// Yes.
public let kCFBooleanTrue: CFBoolean! = true
/// No.
public let kCFBooleanFalse: CFBoolean! = false
/// How a call of an old interface ended: 0 if it worked.
public typealias OSStatus = Int32
/// It worked.
public let noErr: OSStatus = 0
/// Anything of Core Foundation.
public typealias CFTypeRef = AnyObject
/// Positions are integers.
public typealias CFIndex = Int

// Keys of a bundle's Info.plist.

/// The key of a bundle's identifier.
public let kCFBundleIdentifierKey: CFString = "CFBundleIdentifier"
/// The key of a bundle's short name.
public let kCFBundleNameKey: CFString = "CFBundleName"
/// The key of a bundle's build number.
public let kCFBundleVersionKey: CFString = "CFBundleVersion"
/// The key of the name of a bundle's program.
public let kCFBundleExecutableKey: CFString = "CFBundleExecutable"
/// The key of the language that a bundle was written in.
public let kCFBundleDevelopmentRegionKey: CFString = "CFBundleDevelopmentRegion"
/// The key of the languages that a bundle has.
public let kCFBundleLocalizationsKey: CFString = "CFBundleLocalizations"
/// The key of the version of a bundle's Info.plist.
public let kCFBundleInfoDictionaryVersionKey: CFString = "CFBundleInfoDictionaryVersion"
