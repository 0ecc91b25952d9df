import Foundation

/// A stand-in for a view along a street; there is none.
open class MKLookAroundScene: NSObject {}

/// Asks for a view along a street: it finds none.
open class MKLookAroundSceneRequest: NSObject {
    public let coordinate: CLLocationCoordinate2D
    /// Never.
    open var isLoading: Bool { false }
    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
    /// None.
    open var scene: MKLookAroundScene? { get async throws { nil } }
    /// None.
    open func getSceneWithCompletionHandler(_ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void) {
        completionHandler(nil, nil)
    }
    /// Nothing.
    open func cancel() {}
}

/// Where a sign stands.
public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }

/// A stand-in for the screen of a street: an empty screen that keeps what it is given.
open class MKLookAroundViewController: UIViewController {
    /// Kept without effect.
    open var scene: MKLookAroundScene?
    /// Kept without effect.
    open var badgePosition = MKLookAroundBadgePosition.topLeading
    /// Kept without effect.
    open var isNavigationEnabled = true
    /// Kept without effect.
    open var showsRoadLabels = true
    public init(scene: MKLookAroundScene) {
        self.scene = scene
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The shortest line on the globe; its points are those that it is given.
open class MKGeodesicPolyline: MKPolyline {}

/// Would draw a line in several colours.
open class MKGradientPolylineRenderer: MKPolylineRenderer {
    /// The colours, without effect.
    public private(set) var colors: [UIColor] = []
    /// Where they stand, without effect.
    public private(set) var locations: [CGFloat] = []
    /// Kept without effect.
    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        (self.colors, self.locations) = (colors, locations)
    }
}

/// Asks what is near a place.
open class MKLocalPointsOfInterestRequest: NSObject {
    public let coordinate: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    /// Kept without effect.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (self.coordinate, self.radius) = (coordinate, radius)
    }
}

/// Parts of a map that could be chosen.
public struct MKMapFeatureOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pointsOfInterest = Self(rawValue: 1), territories = Self(rawValue: 2)
    public static let physicalFeatures = Self(rawValue: 4)
}

/// A part of a map that a person chose; nobody does.
open class MKMapFeatureAnnotation: NSObject, MKAnnotation {
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var title: String? { nil }
    open var subtitle: String? { nil }
}
