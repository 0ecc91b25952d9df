@_exported import UIKit

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres.
public typealias CLLocationAccuracy = Double

/// Metres a second.
public typealias CLLocationSpeed = Double
/// Degrees from north.
public typealias CLLocationDirection = Double

/// Finer than the finest, for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// To three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// What the user allows that doesn't let apps know the exact place.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000
/// Every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// Whether there is such a place.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}
/// A place on the earth.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// The finest accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// To ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// To a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// To a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees

    public init() { self.init(latitude: 0, longitude: 0) }
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

/// A place and when it was found.
open class CLLocation: NSObject {
    public let coordinate: CLLocationCoordinate2D
    public let altitude: CLLocationDistance
    public let horizontalAccuracy: CLLocationAccuracy
    public let verticalAccuracy: CLLocationAccuracy
    public let timestamp: Date
    /// Negative where it isn't known.
    public let course: CLLocationDirection
    /// Negative where it isn't known.
    public let speed: CLLocationSpeed

    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
        (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
        (self.course, self.speed) = (course, speed)
    }

    /// The length of the arc between two places on a sphere of 6371 kilometres.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let (a, b) = (coordinate, location.coordinate)
        let radians = { (degrees: Double) in degrees * .pi / 180 }
        let north = radians(b.latitude - a.latitude), east = radians(b.longitude - a.longitude)
        let h = pow(sin(north / 2), 2) + cos(radians(a.latitude)) * cos(radians(b.latitude)) * pow(sin(east / 2), 2)
        return 2 * 6_371_000 * asin(min(1, h.squareRoot()))
    }
}

/// What the user allows.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// A stand-in for what finds the device: it finds nothing and tells nobody. The user has never been asked.
open class CLLocationManager: NSObject {
    /// Never told anything.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// Kept without effect.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// Kept without effect.
    open var distanceFilter: CLLocationDistance = -1
    /// Kept without effect.
    open var activityType = CLActivityType.other
    /// Kept without effect.
    open var pausesLocationUpdatesAutomatically = true
    /// Kept without effect.
    open var allowsBackgroundLocationUpdates = false
    /// Kept without effect.
    open var showsBackgroundLocationIndicator = false
    /// Kept without effect.
    open var headingFilter: CLLocationDegrees = 1
    /// None: nothing is found.
    open var heading: CLHeading? { nil }
    /// Exact, if the user were asked.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    /// None.
    open var monitoredRegions: Set<CLRegion> { [] }
    /// None: nothing is found.
    open var location: CLLocation? { nil }
    /// Not determined: nobody is asked.
    open var authorizationStatus: CLAuthorizationStatus { .notDetermined }

    /// Not determined: nobody is asked.
    open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
    /// There are none.
    open class func locationServicesEnabled() -> Bool { false }
    /// Nobody is asked.
    open func requestWhenInUseAuthorization() {}
    /// Nobody is asked.
    open func requestAlwaysAuthorization() {}
    /// Nothing is found.
    open func startUpdatingLocation() {}
    /// Nothing.
    open func stopUpdatingLocation() {}
    /// Nothing is found.
    open func requestLocation() {}
}

/// Would hear of places; nobody is told anything here.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
}

extension CLLocationManagerDelegate {
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    /// Nothing.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
}
