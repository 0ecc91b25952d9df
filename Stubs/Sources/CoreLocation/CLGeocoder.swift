/// Why nothing was found.
public struct CLError: CustomNSError, Hashable, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        case locationUnknown = 0, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
        case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
        case geocodeFoundPartialResult, geocodeCanceled, deferredFailed, deferredNotUpdatingLocation
        case deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled, rangingUnavailable, rangingFailure
        case promptDeclined, historicalLocationError
    }
    public static let errorDomain = kCLErrorDomain
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public var errorCode: Int { code.rawValue }
    public static let locationUnknown = Code.locationUnknown, denied = Code.denied, network = Code.network
    public static let geocodeFoundNoResult = Code.geocodeFoundNoResult, geocodeCanceled = Code.geocodeCanceled
    public static let headingFailure = Code.headingFailure
}
/// The domain of such errors.
public let kCLErrorDomain = "kCLErrorDomain"

/// What is at a place.
open class CLPlacemark: NSObject {
    open var location: CLLocation? { nil }
    open var name: String? { nil }
    open var thoroughfare: String? { nil }
    open var subThoroughfare: String? { nil }
    open var locality: String? { nil }
    open var subLocality: String? { nil }
    open var administrativeArea: String? { nil }
    open var subAdministrativeArea: String? { nil }
    open var postalCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var country: String? { nil }
    open var inlandWater: String? { nil }
    open var ocean: String? { nil }
    open var areasOfInterest: [String]? { nil }
    open var timeZone: TimeZone? { nil }
    open var region: CLRegion? { nil }
    public override init() {}
    public init(placemark: CLPlacemark) {}
}

/// A stand-in for what knows addresses: it finds nothing, and says so.
open class CLGeocoder: NSObject {
    public typealias Completion = ([CLPlacemark]?, (any Error)?) -> Void
    /// Never.
    open var isGeocoding: Bool { false }
    /// Finds nothing.
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping Completion) {
        completionHandler(nil, CLError(.geocodeFoundNoResult))
    }
    /// Finds nothing.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping Completion
    ) { completionHandler(nil, CLError(.geocodeFoundNoResult)) }
    /// Finds nothing.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.geocodeFoundNoResult)
    }
    /// Finds nothing.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] { throw CLError(.geocodeFoundNoResult) }
    /// Finds nothing.
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping Completion) {
        completionHandler(nil, CLError(.geocodeFoundNoResult))
    }
    /// Finds nothing.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        throw CLError(.geocodeFoundNoResult)
    }
    /// Nothing runs.
    open func cancelGeocode() {}
}
public typealias CLGeocodeCompletionHandler = CLGeocoder.Completion

/// A part of the earth that could be watched.
open class CLRegion: NSObject {
    public let identifier: String
    /// Kept without effect.
    open var notifyOnEntry = true
    /// Kept without effect.
    open var notifyOnExit = true
    init(identifier: String) { self.identifier = identifier }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion {
    public let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }
    /// Whether a place is in the circle.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let from = CLLocation(latitude: center.latitude, longitude: center.longitude)
        return from.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
    }
}

/// Where the device points.
open class CLHeading: NSObject {
    open var magneticHeading: CLLocationDirection { 0 }
    open var trueHeading: CLLocationDirection { 0 }
    open var headingAccuracy: CLLocationDirection { -1 }
    open var timestamp: Date { Date(timeIntervalSince1970: 0) }
}

/// How exactly the user lets apps know the place.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
/// What the place is wanted for.
public enum CLActivityType: Int, Sendable {
    case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

extension CLLocationManager {
    /// Nothing is found.
    public func startUpdatingHeading() {}
    /// Nothing.
    public func stopUpdatingHeading() {}
    /// Nothing is found.
    public func startMonitoringSignificantLocationChanges() {}
    /// Nothing.
    public func stopMonitoringSignificantLocationChanges() {}
    /// Nothing is watched.
    public func startMonitoring(for region: CLRegion) {}
    /// Nothing.
    public func stopMonitoring(for region: CLRegion) {}
    /// There is no compass.
    public class func headingAvailable() -> Bool { false }
    /// Nothing is watched.
    public class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    /// Nothing is watched.
    public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    /// Nobody is asked.
    public func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
    ) { completion?(CLError(.denied)) }
}
