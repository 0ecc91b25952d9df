/// Something that covers a part of a map.
public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
}

extension MKOverlay {
    /// No part.
    public var boundingMapRect: MKMapRect { .null }
}

/// Whether an overlay lies over the names on a map.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

/// An annotation of a form.
open class MKShape: NSObject, MKAnnotation {
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var title: String?
    open var subtitle: String?
}

/// Points on a map.
open class MKMultiPoint: MKShape {
    let places: [CLLocationCoordinate2D]
    init(_ places: [CLLocationCoordinate2D]) { self.places = places }
    open var pointCount: Int { places.count }
    /// The first point.
    open override var coordinate: CLLocationCoordinate2D { places.first ?? CLLocationCoordinate2D() }
    /// The part of the earth that holds all points.
    open var boundingMapRect: MKMapRect {
        places.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize())) }
    }
}

/// A line over a map.
open class MKPolyline: MKMultiPoint, MKOverlay {
    public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        super.init(Array(UnsafeBufferPointer(start: coords, count: max(0, count))))
    }
}

/// An area over a map.
open class MKPolygon: MKMultiPoint, MKOverlay {
    public let interiorPolygons: [MKPolygon]?
    public init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]? = nil
    ) {
        self.interiorPolygons = interiorPolygons
        super.init(Array(UnsafeBufferPointer(start: coords, count: max(0, count))))
    }
}

/// A circle over a map.
open class MKCircle: MKShape, MKOverlay {
    private let place: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (place, self.radius) = (coord, radius)
    }
    open override var coordinate: CLLocationCoordinate2D { place }
    /// The part of the earth that holds the circle.
    open var boundingMapRect: MKMapRect {
        MKMapRect(
            MKCoordinateRegion(center: place, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius))
    }
}

/// Pictures in place of the map.
open class MKTileOverlay: NSObject, MKOverlay {
    public let coordinate = CLLocationCoordinate2D()
    public let urlTemplate: String?
    /// Kept without effect.
    open var canReplaceMapContent = false
    /// Kept without effect.
    open var minimumZ = 0
    /// Kept without effect.
    open var maximumZ = 21
    public init(urlTemplate: String?) { self.urlTemplate = urlTemplate }
}

/// Would draw an overlay.
open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    /// Kept without effect.
    open var alpha: CGFloat = 1
    public init(overlay: any MKOverlay) { self.overlay = overlay }
    /// Nothing is drawn.
    open func setNeedsDisplay() {}
}

/// Would draw an overlay along a path.
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// Kept without effect.
    open var strokeColor: UIColor?
    /// Kept without effect.
    open var fillColor: UIColor?
    /// Kept without effect.
    open var lineWidth: CGFloat = 0
    /// Kept without effect.
    open var lineJoin = CGLineJoin.round
    /// Kept without effect.
    open var lineCap = CGLineCap.round
    /// Kept without effect.
    open var miterLimit: CGFloat = 10
    /// Kept without effect.
    open var lineDashPhase: CGFloat = 0
    /// Kept without effect.
    open var lineDashPattern: [NSNumber]?
}

/// Would draw a line.
open class MKPolylineRenderer: MKOverlayPathRenderer {
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
/// Would draw an area.
open class MKPolygonRenderer: MKOverlayPathRenderer {
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}
/// Would draw a circle.
open class MKCircleRenderer: MKOverlayPathRenderer {
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
    open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(center: .init(), radius: 0) }
}
/// Would draw pictures.
open class MKTileOverlayRenderer: MKOverlayRenderer {
    public convenience init(tileOverlay: MKTileOverlay) { self.init(overlay: tileOverlay) }
}

/// Several annotations as one.
open class MKClusterAnnotation: NSObject, MKAnnotation {
    public let memberAnnotations: [any MKAnnotation]
    open var title: String?
    open var subtitle: String?
    /// The middle of them.
    public let coordinate: CLLocationCoordinate2D
    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
        let count = Double(max(1, memberAnnotations.count))
        coordinate = CLLocationCoordinate2D(
            latitude: memberAnnotations.reduce(0) { $0 + $1.coordinate.latitude } / count,
            longitude: memberAnnotations.reduce(0) { $0 + $1.coordinate.longitude } / count)
    }
}
