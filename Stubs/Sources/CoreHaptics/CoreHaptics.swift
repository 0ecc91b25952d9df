@_exported import UIKit

/// What a device can do: it can't shake.
public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}
private struct NoCapability: CHHapticDeviceCapability {
    let supportsHaptics = false, supportsAudio = false
}

/// A part of a pattern.
open class CHHapticEvent: NSObject {
    /// What kind of part it is.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticTransient = Self(rawValue: "HapticTransient")
        public static let hapticContinuous = Self(rawValue: "HapticContinuous")
    }
    /// What a number says.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = Self(rawValue: "HapticIntensity")
        public static let hapticSharpness = Self(rawValue: "HapticSharpness")
    }
    public let type: EventType
    public let eventParameters: [CHHapticEventParameter]
    open var relativeTime: TimeInterval
    open var duration: TimeInterval
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval = 0
    ) { (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration) }
}

/// A number of a part of a pattern.
open class CHHapticEventParameter: NSObject {
    public let parameterID: CHHapticEvent.ParameterID
    open var value: Float
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        (self.parameterID, self.value) = (parameterID, value)
    }
}

/// A number of a whole pattern.
open class CHHapticDynamicParameter: NSObject {
    /// What the number says.
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensityControl = Self(rawValue: "HapticIntensityControl")
        public static let hapticSharpnessControl = Self(rawValue: "HapticSharpnessControl")
    }
    public let parameterID: ID
    open var value: Float
    open var relativeTime: TimeInterval
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
    }
}

/// A number that changes while a pattern goes on.
open class CHHapticParameterCurve: NSObject {
    /// The number at a time.
    open class ControlPoint: NSObject {
        open var relativeTime: TimeInterval
        open var value: Float
        public init(relativeTime time: TimeInterval, value: Float) { (relativeTime, self.value) = (time, value) }
    }
    public let parameterID: CHHapticDynamicParameter.ID
    open var relativeTime: TimeInterval
    public let controlPoints: [ControlPoint]
    public init(
        parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
    ) { (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime) }
}

/// At once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// A pattern that nobody feels.
open class CHHapticPattern: NSObject {
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {}
}

/// Plays a pattern that nobody feels.
public protocol CHHapticPatternPlayer: AnyObject {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
}
private final class SilentPlayer: CHHapticPatternPlayer {
    func start(atTime time: TimeInterval) throws {}
    func stop(atTime time: TimeInterval) throws {}
}

/// A stand-in for what shakes a device: it starts and does nothing.
open class CHHapticEngine: NSObject {
    /// Why it stopped.
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, systemError
    }
    /// What the device can do: nothing.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoCapability() }
    /// Kept without effect.
    open var resetHandler: () -> Void = {}
    /// Kept without effect.
    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    /// Kept without effect.
    open var playsHapticsOnly = false
    /// Kept without effect.
    open var isAutoShutdownEnabled = false
    public override init() {}
    /// Nothing.
    open func start() throws {}
    /// Nothing, said at once.
    open func start(completionHandler: ((any Error)?) -> Void) { completionHandler(nil) }
    /// Nothing, said at once.
    open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// A player of a pattern that nobody feels.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { SilentPlayer() }
}
