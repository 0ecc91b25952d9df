/// A point of the earth in Mercator's projection, which is 268,435,456 points wide.
public struct MKMapPoint: Sendable {
    public var x: Double
    public var y: Double
    public init() { self.init(x: 0, y: 0) }
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    public init(_ coordinate: CLLocationCoordinate2D) {
        let whole = MKMapSize.world.width
        let sine = min(max(sin(coordinate.latitude * .pi / 180), -0.9999), 0.9999)
        x = (coordinate.longitude + 180) / 360 * whole
        y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * whole
    }
    public var coordinate: CLLocationCoordinate2D {
        let whole = MKMapSize.world.width
        return CLLocationCoordinate2D(
            latitude: 90 - 360 * atan(exp((y / whole - 0.5) * 2 * .pi)) / .pi, longitude: x / whole * 360 - 180)
    }
    /// Metres.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let (a, b) = (coordinate, point.coordinate)
        return CLLocation(latitude: a.latitude, longitude: a.longitude)
            .distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
    }
}

/// A size in points of the projection.
public struct MKMapSize: Sendable {
    public var width: Double
    public var height: Double
    public init() { self.init(width: 0, height: 0) }
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A part of the earth in points of the projection.
public struct MKMapRect: Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize
    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }
    init(_ region: MKCoordinateRegion) {
        let (center, span) = (region.center, region.span)
        let first = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: center.latitude + span.latitudeDelta / 2,
                longitude: center.longitude - span.longitudeDelta / 2)
        )
        let last = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: center.latitude - span.latitudeDelta / 2,
                longitude: center.longitude + span.longitudeDelta / 2)
        )
        self.init(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
    }
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    public var minX: Double { origin.x }
    public var midX: Double { origin.x + size.width / 2 }
    public var maxX: Double { origin.x + size.width }
    public var minY: Double { origin.y }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public var isNull: Bool { origin.x == .infinity }
    public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }
    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }
    public func intersects(_ other: MKMapRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        let (x, y) = (min(minX, other.minX), min(minY, other.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }
}

extension MKCoordinateRegion {
    public init(_ rect: MKMapRect) {
        let (first, last) = (rect.origin.coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate)
        self.init(
            center: CLLocationCoordinate2D(
                latitude: (first.latitude + last.latitude) / 2, longitude: (first.longitude + last.longitude) / 2),
            span: MKCoordinateSpan(
                latitudeDelta: abs(first.latitude - last.latitude),
                longitudeDelta: abs(last.longitude - first.longitude)))
    }
}

/// How much of the earth is shown.
public func MKCoordinateSpanMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitude, longitudeDelta: longitude)
}

/// A part of the earth.
public func MKCoordinateRegionMake(_ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
    MKCoordinateRegion(center: center, span: span)
}

/// A part of the earth, so many metres high and wide.
public func MKCoordinateRegionMakeWithDistance(
    _ center: CLLocationCoordinate2D, _ latitudinal: CLLocationDistance, _ longitudinal: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(center: center, latitudinalMeters: latitudinal, longitudinalMeters: longitudinal)
}
