@_exported import CoreLocation
@_exported import UIKit

/// How much of the earth is shown.
public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees

    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A part of the earth.
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

    /// A region of so many metres. A degree of latitude is 111,195 metres long.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let metres = 111_195.0
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / metres,
                longitudeDelta: longitudinalMeters / (metres * max(0.01, cos(center.latitude * .pi / 180)))))
    }
}

/// Something at a place of a map.
public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// None.
    public var title: String? { nil }
    /// None.
    public var subtitle: String? { nil }
}

/// A place with a title.
open class MKPointAnnotation: NSObject, MKAnnotation {
    open var coordinate = CLLocationCoordinate2D()
    open var title: String?
    open var subtitle: String?
}

/// What a map shows.
public enum MKMapType: UInt, Sendable {
    case standard, satellite, hybrid
}

/// A stand-in for a map: an empty view that keeps its region and annotations and draws nothing.
open class MKMapView: UIView {
    /// Never told anything.
    open weak var delegate: (any MKMapViewDelegate)?
    /// Kept without effect.
    open var mapType = MKMapType.standard
    /// Kept without effect.
    open var region = MKCoordinateRegion()
    /// Kept without effect.
    open var showsUserLocation = false
    /// Kept without effect.
    open var isZoomEnabled = true
    /// Kept without effect.
    open var isScrollEnabled = true
    /// Kept without effect.
    open var isRotateEnabled = true
    /// Kept without effect.
    open var isPitchEnabled = true
    /// Kept without effect.
    open var showsCompass = true
    /// Kept without effect.
    open var showsScale = false
    /// Kept without effect.
    open var userTrackingMode = MKUserTrackingMode.none
    /// What the map lies around.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    /// Where the device would be: nowhere.
    public let userLocation = MKUserLocation()
    /// What was added; nothing of it is drawn.
    open private(set) var overlays: [any MKOverlay] = []
    /// None.
    open var selectedAnnotations: [any MKAnnotation] = []
    /// What was added; nothing of it is drawn.
    open private(set) var annotations: [any MKAnnotation] = []

    /// Keeps the region.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    /// Keeps the annotation.
    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    /// Keeps the annotations.
    open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
    /// Forgets the annotation.
    open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
    /// Forgets the annotations.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
    /// Keeps the centre.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
    /// Keeps the mode, without effect.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    /// Nothing is shown.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {}
    /// Nothing.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
    /// Nothing.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
    /// None.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// Nothing.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
    /// None is kept for use again.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    /// A new one.
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView { MKAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
    /// Keeps the overlay.
    open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
    /// Forgets the overlay.
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
    /// Forgets the overlays.
    open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
}

/// How a map follows the device.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// Where the device is.
open class MKUserLocation: NSObject, MKAnnotation {
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// Nowhere.
    open var location: CLLocation? { nil }
}

/// Something that covers a part of a map.
public protocol MKOverlay: MKAnnotation {}

/// A line over a map.
open class MKPolyline: NSObject, MKOverlay {
    /// The first point.
    public let coordinate: CLLocationCoordinate2D
    public let pointCount: Int
    public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        (coordinate, pointCount) = (count > 0 ? coords.pointee : CLLocationCoordinate2D(), count)
    }
}

/// A circle over a map.
open class MKCircle: NSObject, MKOverlay {
    public let coordinate: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (coordinate, self.radius) = (coord, radius)
    }
}

/// Would draw an overlay.
open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    /// Kept without effect.
    open var strokeColor: UIColor?
    /// Kept without effect.
    open var fillColor: UIColor?
    /// Kept without effect.
    open var lineWidth: CGFloat = 0
    public init(overlay: any MKOverlay) { self.overlay = overlay }
}
/// Would draw a line.
open class MKPolylineRenderer: MKOverlayRenderer {}
/// Would draw a circle.
open class MKCircleRenderer: MKOverlayRenderer {}

/// The view of an annotation; none is ever shown.
open class MKAnnotationView: UIView {
    open var annotation: (any MKAnnotation)?
    /// Kept without effect.
    open var image: UIImage?
    /// Kept without effect.
    open var canShowCallout = false
    /// Kept without effect.
    open var calloutOffset = CGPoint.zero
    /// Kept without effect.
    open var centerOffset = CGPoint.zero
    /// Kept without effect.
    open var leftCalloutAccessoryView: UIView?
    /// Kept without effect.
    open var rightCalloutAccessoryView: UIView?
    /// Kept without effect.
    open var detailCalloutAccessoryView: UIView?
    /// Kept without effect.
    open var clusteringIdentifier: String?
    /// Kept without effect.
    open var isDraggable = false

    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A pin.
open class MKPinAnnotationView: MKAnnotationView {
    /// Kept without effect.
    open var pinTintColor: UIColor!
    /// Kept without effect.
    open var animatesDrop = false
}

/// A marker.
open class MKMarkerAnnotationView: MKAnnotationView {
    /// Kept without effect.
    open var markerTintColor: UIColor?
    /// Kept without effect.
    open var glyphText: String?
    /// Kept without effect.
    open var glyphImage: UIImage?
}

/// Would hear of the map; nobody is told anything here.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
}

extension MKMapViewDelegate {
    /// None.
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// Nothing.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    /// Nothing.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    /// One that draws nothing.
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    /// Nothing.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {}
}
