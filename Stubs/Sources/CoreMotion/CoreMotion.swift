@_exported import UIKit

/// A push along the three axes, in units of gravity.
public struct CMAcceleration: Sendable {
    public var x = 0.0
    public var y = 0.0
    public var z = 0.0
    public init() {}
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A turn around the three axes, in radians a second.
public struct CMRotationRate: Sendable {
    public var x = 0.0
    public var y = 0.0
    public var z = 0.0
    public init() {}
}

open class CMLogItem: NSObject {
    open var timestamp: TimeInterval { 0 }
}

open class CMAccelerometerData: CMLogItem {
    open var acceleration: CMAcceleration { CMAcceleration() }
}

open class CMGyroData: CMLogItem {
    open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// How a device is held, in radians.
open class CMAttitude: NSObject {
    open var roll: Double { 0 }
    open var pitch: Double { 0 }
    open var yaw: Double { 0 }
}

open class CMDeviceMotion: CMLogItem {
    open var attitude: CMAttitude { CMAttitude() }
    open var rotationRate: CMRotationRate { CMRotationRate() }
    open var gravity: CMAcceleration { CMAcceleration() }
    open var userAcceleration: CMAcceleration { CMAcceleration() }
}

/// A stand-in for the sensors of a device: there are none.
open class CMMotionManager: NSObject {
    public override init() {}
    open var isAccelerometerAvailable: Bool { false }
    open var isGyroAvailable: Bool { false }
    open var isDeviceMotionAvailable: Bool { false }
    open var isAccelerometerActive: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var accelerometerUpdateInterval: TimeInterval = 0
    open var gyroUpdateInterval: TimeInterval = 0
    open var deviceMotionUpdateInterval: TimeInterval = 0
    open var accelerometerData: CMAccelerometerData? { nil }
    open var gyroData: CMGyroData? { nil }
    open var deviceMotion: CMDeviceMotion? { nil }
    /// Nothing.
    open func startAccelerometerUpdates() {}
    /// Nothing.
    open func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
    ) {}
    open func stopAccelerometerUpdates() {}
    /// Nothing.
    open func startGyroUpdates() {}
    /// Nothing.
    open func startGyroUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
    ) {}
    open func stopGyroUpdates() {}
    /// Nothing.
    open func startDeviceMotionUpdates() {}
    /// Nothing.
    open func startDeviceMotionUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) {}
    open func stopDeviceMotionUpdates() {}
}

/// What was walked.
open class CMPedometerData: NSObject {
    open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var endDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var numberOfSteps: NSNumber { 0 }
    open var distance: NSNumber? { nil }
    open var floorsAscended: NSNumber? { nil }
}

/// A stand-in for what counts steps: it counts none.
open class CMPedometer: NSObject {
    public override init() {}
    open class func isStepCountingAvailable() -> Bool { false }
    open class func isDistanceAvailable() -> Bool { false }
    /// Nothing.
    open func startUpdates(from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void) {}
    /// Nothing.
    open func queryPedometerData(
        from start: Date, to end: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
    ) {}
    open func stopUpdates() {}
}
