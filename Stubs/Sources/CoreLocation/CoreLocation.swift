@_exported import UIKit

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres.
public typealias CLLocationAccuracy = Double

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
    public let timestamp: Date

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        (altitude, horizontalAccuracy, timestamp) = (0, 0, Date())
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
}
