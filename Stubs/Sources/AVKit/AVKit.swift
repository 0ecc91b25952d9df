@_exported import AVFoundation

/// A stand-in for the screen that plays films: a black screen that keeps its player and plays nothing.
open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer?
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// Kept without effect.
    open var showsPlaybackControls = true
    /// Kept without effect.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Kept without effect.
    open var allowsPictureInPicturePlayback = true
    /// Kept without effect.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Kept without effect.
    open var entersFullScreenWhenPlaybackBegins = false
    /// Kept without effect.
    open var exitsFullScreenWhenPlaybackEnds = false
    /// Kept without effect.
    open var updatesNowPlayingInfoCenter = true
    /// Nothing is shown.
    open var isReadyForDisplay: Bool { false }
    /// Nowhere.
    open var videoBounds: CGRect { .zero }
    /// What the app shows over the film.
    open private(set) lazy var contentOverlayView: UIView? = UIView()

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        guard let overlay = contentOverlayView else { return }
        overlay.frame = view.bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(overlay)
    }
}

/// Would hear of films; nobody is told anything here.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}

/// Shows a film over other apps; there is no such thing here.
open class AVPictureInPictureController: NSObject {
    open class func isPictureInPictureSupported() -> Bool { false }
    public init?(playerLayer: AVPlayerLayer) { nil }
    open var isPictureInPictureActive: Bool { false }
    open func startPictureInPicture() {}
    open func stopPictureInPicture() {}
}

/// A button for other screens and speakers: a symbol, for there are none.
open class AVRoutePickerView: UIView {
    /// Kept without effect.
    open var activeTintColor: UIColor!
    /// Kept without effect.
    open var prioritizesVideoDevices = false
    public override init(frame: CGRect) {
        super.init(frame: frame)
        let symbol = UIImageView(image: UIImage(systemName: "airplayaudio"))
        symbol.contentMode = .center
        symbol.frame = bounds
        symbol.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(symbol)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
