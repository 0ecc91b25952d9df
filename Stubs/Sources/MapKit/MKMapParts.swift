/// The names that views of annotations have unless they are told otherwise.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// When a part of a map is shown.
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

/// Which annotations are shown where there isn't room for all.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = Self(1000), defaultHigh = Self(750), defaultLow = Self(250)
}

/// Which annotations lie over others.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let max = Self(1000), defaultSelected = Self(1000), defaultUnselected = Self(500), min = Self(0)
}

/// From where a map is seen; kept without effect.
open class MKMapCamera: NSObject {
    open var centerCoordinate = CLLocationCoordinate2D()
    open var centerCoordinateDistance: CLLocationDistance = 0
    open var heading: CLLocationDirection = 0
    open var pitch: CGFloat = 0
    open var altitude: CLLocationDistance = 0
    public override init() {}
    public init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
        (self.pitch, self.heading) = (pitch, heading)
    }
}

extension MKMapView {
    /// Where the camera may go; kept without effect.
    open class CameraBoundary: NSObject {
        public init?(coordinateRegion region: MKCoordinateRegion) {}
        public init?(mapRect: MKMapRect) {}
    }
    /// How near the camera may come; kept without effect.
    open class CameraZoomRange: NSObject {
        override init() {}
        public init?(minCenterCoordinateDistance: CLLocationDistance, maxCenterCoordinateDistance: CLLocationDistance) {
        }
        public init?(minCenterCoordinateDistance: CLLocationDistance) {}
        public init?(maxCenterCoordinateDistance: CLLocationDistance) {}
    }
}

/// What a map shows; kept without effect.
open class MKMapConfiguration: NSObject {
    /// Whether mountains rise.
    public enum ElevationStyle: Int, Sendable { case flat, realistic }
    open var elevationStyle = ElevationStyle.flat
}
/// A map of streets.
open class MKStandardMapConfiguration: MKMapConfiguration {
    /// How strong the colours are.
    public enum EmphasisStyle: Int, Sendable { case `default`, muted }
    open var emphasisStyle = EmphasisStyle.default
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false
    public override init() {}
    public init(elevationStyle: ElevationStyle) {
        super.init()
        self.elevationStyle = elevationStyle
    }
    public init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
        super.init()
        (self.elevationStyle, self.emphasisStyle) = (elevationStyle, emphasisStyle)
    }
}
/// Pictures from above, with names.
open class MKHybridMapConfiguration: MKMapConfiguration {
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false
}
/// Pictures from above.
open class MKImageryMapConfiguration: MKMapConfiguration {
    public override init() { super.init() }
    public init(elevationStyle: ElevationStyle) {
        super.init()
        self.elevationStyle = elevationStyle
    }
}

/// A stand-in for the compass: an empty view.
open class MKCompassButton: UIView {
    open weak var mapView: MKMapView?
    /// Kept without effect.
    open var compassVisibility = MKFeatureVisibility.adaptive
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
    }
}
/// A stand-in for the scale: an empty view.
open class MKScaleView: UIView {
    open weak var mapView: MKMapView?
    /// Kept without effect.
    open var scaleVisibility = MKFeatureVisibility.adaptive
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}
/// A button with an arrow; nothing is followed.
open class MKUserTrackingButton: UIButton {
    open weak var mapView: MKMapView?
    public convenience init(mapView: MKMapView?) {
        self.init(type: .system)
        setImage(UIImage(systemName: "location"), for: .normal)
        self.mapView = mapView
    }
}
/// An item with an arrow; nothing is followed.
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    open weak var mapView: MKMapView?
    public convenience init(mapView: MKMapView?) {
        self.init(image: UIImage(systemName: "location"), style: .plain, target: nil, action: nil)
        self.mapView = mapView
    }
}

/// Writes distances in words.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    /// Units.
    public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
    /// How long units are written.
    public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }
    open var units = Units.default
    open var unitStyle = DistanceUnitStyle.default
    /// Metres up to a kilometre, then kilometres; or feet and miles.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        let isImperial = units == .imperial || units == .imperialWithYards
        func written(_ value: Double, _ unit: String, digits: Int) -> String {
            String(format: "%.\(digits)f %@", value, unit)
        }
        if isImperial {
            let miles = distance / 1609.344
            return miles < 0.1 ? written(distance / 0.3048, "ft", digits: 0) : written(miles, "mi", digits: 1)
        }
        return distance < 1000
            ? written(distance, "m", digits: 0) : written(distance / 1000, "km", digits: distance < 10_000 ? 1 : 0)
    }
}
