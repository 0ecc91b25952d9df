/// A place with an address.
open class MKPlacemark: CLPlacemark, MKAnnotation {
    public let coordinate: CLLocationCoordinate2D
    /// None: addresses aren't known.
    open var title: String? { nil }
    /// None.
    open var subtitle: String? { nil }
    open override var location: CLLocation? {
        CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
    open var countryCode: String? { nil }
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init()
    }
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
    }
}

/// What another app for maps would be told.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"

/// A place that directions lead to.
open class MKMapItem: NSObject {
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    public init(placemark: MKPlacemark) { self.placemark = placemark }
    /// Where the device is: nowhere.
    open class func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark(coordinate: .init())) }
    /// There is no app for maps.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
    /// There is no app for maps.
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// A kind of place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "MKPOICategory" + name }
    public static let airport = Self("Airport"), amusementPark = Self("AmusementPark"), aquarium = Self("Aquarium")
    public static let atm = Self("ATM"), bakery = Self("Bakery"), bank = Self("Bank"), beach = Self("Beach")
    public static let brewery = Self("Brewery"), cafe = Self("Cafe"), campground = Self("Campground")
    public static let carRental = Self("CarRental"), evCharger = Self("EVCharger")
    public static let fireStation = Self("FireStation"), fitnessCenter = Self("FitnessCenter")
    public static let foodMarket = Self("FoodMarket"), gasStation = Self("GasStation"), hospital = Self("Hospital")
    public static let hotel = Self("Hotel"), laundry = Self("Laundry"), library = Self("Library")
    public static let marina = Self("Marina"), movieTheater = Self("MovieTheater"), museum = Self("Museum")
    public static let nationalPark = Self("NationalPark"), nightlife = Self("Nightlife"), park = Self("Park")
    public static let parking = Self("Parking"), pharmacy = Self("Pharmacy"), police = Self("Police")
    public static let postOffice = Self("PostOffice"), publicTransport = Self("PublicTransport")
    public static let restaurant = Self("Restaurant"), restroom = Self("Restroom"), school = Self("School")
    public static let stadium = Self("Stadium"), store = Self("Store"), theater = Self("Theater")
    public static let university = Self("University"), winery = Self("Winery"), zoo = Self("Zoo")
}

/// Which kinds of places a map would show.
open class MKPointOfInterestFilter: NSObject {
    private let (categories, isExcluding): ([MKPointOfInterestCategory], Bool)
    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    public static let excludingAll = MKPointOfInterestFilter(including: [])
    public init(including categories: [MKPointOfInterestCategory]) {
        (self.categories, isExcluding) = (categories, false)
    }
    public init(excluding categories: [MKPointOfInterestCategory]) {
        (self.categories, isExcluding) = (categories, true)
    }
    open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) != isExcluding }
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

/// A search that finds nothing, and says so.
open class MKLocalSearch: NSObject {
    /// What is looked for.
    open class Request: NSObject {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        /// Kept without effect.
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        /// Kept without effect.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        public override init() {}
        public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
        public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }
    }
    /// Kinds of what is found.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = Self(rawValue: 1), pointOfInterest = Self(rawValue: 2)
    }
    /// What was found: nothing.
    open class Response: NSObject {
        open var mapItems: [MKMapItem] { [] }
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }
    public init(request: Request) {}
    public init(request: MKLocalPointsOfInterestRequest) {}
    open var isSearching: Bool { false }
    /// Finds nothing.
    open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.placemarkNotFound))
    }
    /// Finds nothing.
    open func start() async throws -> Response { throw MKError(.placemarkNotFound) }
    open func cancel() {}
}

/// Would complete what is looked for; it finds nothing.
open class MKLocalSearchCompleter: NSObject {
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// Kept without effect.
    open var queryFragment = ""
    /// Kept without effect.
    open var region = MKCoordinateRegion()
    /// Kept without effect.
    open var resultTypes: MKLocalSearch.ResultType = [.address, .pointOfInterest]
    /// None.
    open var results: [MKLocalSearchCompletion] { [] }
    open var isSearching: Bool { false }
    open func cancel() {}
}
/// What is looked for, completed.
open class MKLocalSearchCompletion: NSObject {
    open var title: String { "" }
    open var subtitle: String { "" }
    /// Which letters of the title match what was typed: none.
    open var titleHighlightRanges: [NSValue] { [] }
    /// Which letters of the subtitle match what was typed: none.
    open var subtitleHighlightRanges: [NSValue] { [] }
}
/// Would hear of completions; nobody is told anything here.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
    /// Nothing.
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    /// Nothing.
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Why a map's service didn't answer.
public struct MKError: CustomNSError, Hashable, Sendable {
    /// The reason.
    public enum Code: UInt, Sendable {
        case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }
    public static let errorDomain = "MKErrorDomain"
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public var errorCode: Int { Int(code.rawValue) }
}

/// Directions, which nobody finds.
open class MKDirections: NSObject {
    /// From where to where.
    open class Request: NSObject {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType: MKDirectionsTransportType = .any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?
    }
    /// The ways: none.
    open class Response: NSObject { open var routes: [MKRoute] { [] } }
    public init(request: Request) {}
    /// Finds nothing.
    open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.directionsNotFound))
    }
    /// Finds nothing.
    open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }
    open func cancel() {}
}
/// How one travels.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automobile = Self(rawValue: 1), walking = Self(rawValue: 2), transit = Self(rawValue: 4)
    public static let any = Self(rawValue: 0x0FFF_FFFF)
}
/// A way; there is none.
open class MKRoute: NSObject {
    open var name: String { "" }
    open var distance: CLLocationDistance { 0 }
    open var expectedTravelTime: TimeInterval { 0 }
    open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
    open var steps: [Step] { [] }
    /// A part of a way.
    open class Step: NSObject {
        open var instructions: String { "" }
        open var distance: CLLocationDistance { 0 }
    }
}

/// Would make pictures of maps; it makes none, and says so.
open class MKMapSnapshotter: NSObject {
    /// What the picture would show.
    open class Options: NSObject {
        open var region = MKCoordinateRegion()
        open var size = CGSize(width: 256, height: 256)
        open var scale: CGFloat = 1
        open var mapType = MKMapType.standard
        open var camera = MKMapCamera()
        open var showsBuildings = true
        /// Kept without effect.
        open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var traitCollection: UITraitCollection?
    }
    /// The picture; there is none.
    open class Snapshot: NSObject {
        open var image: UIImage { UIImage() }
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }
    public init(options: Options) {}
    /// Makes no picture.
    open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
    /// Makes no picture.
    open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
    /// Makes no picture.
    open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
    open func cancel() {}
}
