@_exported import UIKit

/// A way to the network.
public struct NWPath: Equatable, Sendable {
    /// Whether there is a way.
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    /// Why there is none.
    public enum UnsatisfiedReason: Sendable {
        case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
    }

    /// Always: there is one.
    public let status = Status.satisfied
    /// None.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// The wireless network.
    public let availableInterfaces = [NWInterface(type: .wifi, name: "en0")]
    /// It isn't.
    public let isExpensive = false
    /// It isn't.
    public let isConstrained = false
    /// It does.
    public let supportsIPv4 = true
    /// It does.
    public let supportsIPv6 = true
    /// It does.
    public let supportsDNS = true

    /// Whether the way is of a kind: of the wireless network.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}

/// What connects a device.
public struct NWInterface: Equatable, Hashable, Sendable {
    /// The kinds of connections.
    public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
    public let type: InterfaceType
    public let name: String
}

/// A stand-in for what watches the network: it says once that there is a way, by the wireless network. Nothing is watched.
public final class NWPathMonitor: @unchecked Sendable {
    /// Hears of the way, once the monitor is started.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    /// The way.
    public let currentPath = NWPath()
    /// Where the handler is called.
    public private(set) var queue: DispatchQueue?
    private var isEnded = false

    public init() {}
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

    /// Tells the handler of the way.
    public func start(queue: DispatchQueue) {
        self.queue = queue
        queue.async { if !self.isEnded { self.pathUpdateHandler?(self.currentPath) } }
    }

    /// Tells nothing any more.
    public func cancel() { isEnded = true }
}
