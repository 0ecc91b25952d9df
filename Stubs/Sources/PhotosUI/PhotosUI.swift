@_exported import Photos

/// What a picker of photos shows; kept without effect.
public struct PHPickerConfiguration: Hashable, Sendable {
    /// In which form photos come.
    public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
    /// In which order photos come.
    public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }
    /// Which form the picker has.
    public enum Mode: Int, Sendable { case `default`, compact }
    /// What a picker lets people do.
    public struct Capabilities: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let search = Self(rawValue: 1), stagingArea = Self(rawValue: 2)
        public static let collectionNavigation = Self(rawValue: 4), selectionActions = Self(rawValue: 8)
        public static let sensitivityAnalysisIntervention = Self(rawValue: 16)
    }
    /// Kept without effect.
    public var disabledCapabilities: Capabilities = []
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var selection = Selection.default
    /// How many may be chosen; 0 for any number.
    public var selectionLimit = 1
    public var filter: PHPickerFilter?
    public var preselectedAssetIdentifiers: [String] = []
    public var mode = Mode.default
    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// Kinds of photos.
public struct PHPickerFilter: Hashable, Sendable {
    private let names: [String]
    private let isInverted: Bool
    private init(_ names: [String], isInverted: Bool = false) { (self.names, self.isInverted) = (names, isInverted) }
    public static let images = Self(["images"]), videos = Self(["videos"]), livePhotos = Self(["livePhotos"])
    public static let screenshots = Self(["screenshots"]), panoramas = Self(["panoramas"])
    public static let depthEffectPhotos = Self(["depthEffectPhotos"]), bursts = Self(["bursts"])
    public static let screenRecordings = Self(["screenRecordings"]), slomoVideos = Self(["slomoVideos"])
    public static let cinematicVideos = Self(["cinematicVideos"]), timelapseVideos = Self(["timelapseVideos"])
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { Self(subfilters.flatMap(\.names)) }
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { Self(subfilters.flatMap(\.names)) }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { Self(filter.names, isInverted: true) }
}

/// A photo that was chosen; none is.
public struct PHPickerResult: Hashable, @unchecked Sendable {
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
}

/// A stand-in for the picker of photos: a screen that says so, as nobody chooses.
open class PHPickerViewController: UIViewController {
    public let configuration: PHPickerConfiguration
    /// Never told anything.
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        var content = UIContentUnavailableConfiguration.empty()
        (content.image, content.text) = (UIImage(systemName: "photo.on.rectangle"), "Photos")
        contentUnavailableConfiguration = content
    }
    /// Nothing is chosen.
    open func deselectAssets(withIdentifiers identifiers: [String]) {}
    /// Nothing is chosen.
    open func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?) {}
}

/// Hears what was chosen; nobody chooses.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

extension PHPhotoLibrary {
    /// Nobody chooses.
    @MainActor
    public func presentLimitedLibraryPicker(from controller: UIViewController) {}
}

/// A photo that moves: an empty view, for there is none.
open class PHLivePhotoView: UIView {
    open var livePhoto: PHLivePhoto?
    /// Kept without effect.
    open var isMuted = false
    open func stopPlayback() {}
}
/// A photo that moves.
open class PHLivePhoto: NSObject { open var size: CGSize { .zero } }
