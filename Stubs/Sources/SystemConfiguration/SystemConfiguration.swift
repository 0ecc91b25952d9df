@_exported import UIKit

// Whether servers can be reached. Nothing is looked at: every one is said to be reachable by Wi-Fi, and nothing changes.

/// A server or address that one asks for.
public final class SCNetworkReachability: Sendable {
    init() {}
}

/// How a server can be reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Over a connection that comes and goes.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
    /// It can be reached.
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    /// A connection must be made first.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    /// What is sent makes the connection.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    /// Somebody must do something for the connection.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    /// A program makes the connection when it needs it.
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    /// It is this machine.
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    /// It stands in this network.
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    /// By telephone.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}

/// What is called when that changes: never.
public typealias SCNetworkReachabilityCallBack = (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// What a callback is called with.
public struct SCNetworkReachabilityContext {
    /// 0.
    public var version: Int
    /// What it is called with.
    public var info: UnsafeMutableRawPointer?

    public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }
    /// The functions are never called.
    public init(
        version: Int, info: UnsafeMutableRawPointer?,
        retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?,
        copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
    ) { (self.version, self.info) = (version, info) }
}

/// One for a server.
public func SCNetworkReachabilityCreateWithName(
    _ allocator: AnyObject?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// One for an address.
public func SCNetworkReachabilityCreateWithAddress<Address>(
    _ allocator: AnyObject?, _ address: UnsafePointer<Address>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Reachable, without a look.
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = .reachable
    return true
}

/// Takes a callback that is never called.
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }

/// Takes a queue on which nothing will happen.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    true
}

/// Takes a run loop in which nothing will happen.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: RunLoop.Mode
) -> Bool { true }

/// Ends that.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: RunLoop.Mode
) -> Bool { true }

// Addresses on Apple's systems begin with their length.

extension sockaddr {
    /// The length of the address, in bytes; what is set isn't kept.
    public var sa_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr>.size) }
        set {}
    }
}

extension sockaddr_in {
    /// The length of the address, in bytes; what is set isn't kept.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set {}
    }
}

extension sockaddr_in6 {
    /// The length of the address, in bytes; what is set isn't kept.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set {}
    }
}
