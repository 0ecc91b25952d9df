@_exported import CoreLocation
@_exported import UIKit
@_spi(StandIns) import UIKit

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
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// A stand-in for a map: it keeps its region and annotations, and draws an area that says what it is.
open class MKMapView: UIView {
    /// A map at a place.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        ForeignContentView.fill(self, with: .map)
    }
    /// A map of a document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        ForeignContentView.fill(self, with: .map)
    }

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
    open var selectableMapFeatures: MKMapFeatureOptions = []
    /// Kept without effect.
    open var userTrackingMode = MKUserTrackingMode.none
    /// Kept without effect.
    open var showsBuildings = true
    /// Kept without effect.
    open var showsTraffic = false
    /// Kept without effect.
    open var showsPointsOfInterest = true
    /// Kept without effect.
    open var showsUserTrackingButton = false
    /// Kept without effect.
    open var pitchButtonVisibility = MKFeatureVisibility.adaptive
    /// Kept without effect.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Kept without effect.
    open var camera = MKMapCamera()
    /// Kept without effect.
    open var cameraBoundary: CameraBoundary?
    /// Kept without effect.
    open var cameraZoomRange: CameraZoomRange! = CameraZoomRange()
    /// Kept without effect.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    /// The part of the earth in points of the projection.
    open var visibleMapRect: MKMapRect {
        get { MKMapRect(region) }
        set { region = MKCoordinateRegion(newValue) }
    }
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
    /// Adds the annotations, and keeps a region around all of them.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
            addAnnotation(annotation)
        }
        let places = annotations.map(\.coordinate)
        let (latitudes, longitudes) = (places.map(\.latitude), places.map(\.longitude))
        guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
            let east = longitudes.max()
        else { return }
        region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
            span: MKCoordinateSpan(
                latitudeDelta: max(0.01, (north - south) * 1.2), longitudeDelta: max(0.01, (east - west) * 1.2)))
    }
    /// The region itself.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    /// Keeps the part of the earth.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) { visibleMapRect = mapRect }
    /// Keeps the part of the earth; the space around has no effect.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        visibleMapRect = mapRect
    }
    /// Keeps the camera, without effect.
    open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
    /// Where a point of a view is on the earth, as if the region filled the map.
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let place = convert(point, from: view)
        guard bounds.width > 0, bounds.height > 0 else { return region.center }
        return CLLocationCoordinate2D(
            latitude: region.center.latitude + (0.5 - place.y / bounds.height) * region.span.latitudeDelta,
            longitude: region.center.longitude + (place.x / bounds.width - 0.5) * region.span.longitudeDelta)
    }
    /// Where a place of the earth is in a view, as if the region filled the map.
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        func share(_ distance: Double, of delta: Double) -> Double { delta == 0 ? 0 : distance / delta }
        let x = 0.5 + share(coordinate.longitude - region.center.longitude, of: region.span.longitudeDelta)
        let y = 0.5 - share(coordinate.latitude - region.center.latitude, of: region.span.latitudeDelta)
        return convert(CGPoint(x: x * bounds.width, y: y * bounds.height), to: view)
    }
    /// The part of the earth below a rectangle of a view.
    open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        let first = convert(rect.origin, toCoordinateFrom: view)
        let last = convert(CGPoint(x: rect.maxX, y: rect.maxY), toCoordinateFrom: view)
        return MKCoordinateRegion(
            center: convert(CGPoint(x: rect.midX, y: rect.midY), toCoordinateFrom: view),
            span: MKCoordinateSpan(
                latitudeDelta: abs(first.latitude - last.latitude),
                longitudeDelta: abs(first.longitude - last.longitude)))
    }
    /// Where a part of the earth is in a view.
    open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        let (north, west) = (
            region.center.latitude + region.span.latitudeDelta / 2,
            region.center.longitude - region.span.longitudeDelta / 2
        )
        let first = convert(CLLocationCoordinate2D(latitude: north, longitude: west), toPointTo: view)
        let last = convert(
            CLLocationCoordinate2D(
                latitude: north - region.span.latitudeDelta, longitude: west + region.span.longitudeDelta),
            toPointTo: view)
        return CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
    }
    /// The annotations in a part of the earth.
    open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? AnyHashable })
    }
    /// Nothing.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
    /// Nothing.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
    /// None.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// Has views of a class made for an identifier.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        registered[identifier] = viewClass as? MKAnnotationView.Type
    }
    /// None is kept for use again.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    /// A new one of the class that was registered.
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        let usual = identifier == MKMapViewDefaultAnnotationViewReuseIdentifier ? MKMarkerAnnotationView.self : nil
        let made = registered[identifier] ?? usual ?? MKAnnotationView.self
        return made.init(annotation: annotation, reuseIdentifier: identifier)
    }
    private var registered: [String: MKAnnotationView.Type] = [:]
    /// Keeps the overlay.
    open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
    /// Keeps the overlay.
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
    /// Keeps the overlays.
    open func addOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(addOverlay) }
    /// Keeps the overlays.
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { overlays.forEach(addOverlay) }
    /// None.
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }
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

    public let reuseIdentifier: String?
    /// Kept without effect.
    open var displayPriority = MKFeatureDisplayPriority.required
    /// Kept without effect.
    open var collisionMode = CollisionMode.rectangle
    /// Kept without effect.
    open var isEnabled = true
    /// Whether it is chosen.
    open var isSelected = false
    /// Kept without effect.
    open var isHighlighted = false
    /// Kept without effect.
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected
    /// None.
    open var cluster: MKAnnotationView? { nil }

    /// How views that lie over each other are told apart.
    public enum CollisionMode: Int, Sendable { case rectangle, circle, none }
    /// How a view is moved.
    public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }

    public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
    /// Called before the view is used again.
    open func prepareForReuse() {}
    /// Called before the view is shown.
    open func prepareForDisplay() {}
    /// Keeps whether it is chosen.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
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
    /// Kept without effect.
    open var glyphTintColor: UIColor?
    /// Kept without effect.
    open var selectedGlyphImage: UIImage?
    /// Kept without effect.
    open var titleVisibility = MKFeatureVisibility.adaptive
    /// Kept without effect.
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    /// Kept without effect.
    open var animatesWhenAdded = false
}

/// Would hear of the map; nobody is told anything here.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    func mapView(
        _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState)
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
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
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    /// Nothing.
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    /// Nothing.
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    /// Nothing.
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
    /// Nothing.
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    /// One for all of them.
    public func mapView(
        _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
    /// Nothing.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) {}
    /// Nothing.
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    /// Nothing.
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
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
