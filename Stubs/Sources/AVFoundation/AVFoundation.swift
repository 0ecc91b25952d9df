@_exported import AudioToolbox
@_exported import UIKit

/// A stand-in for what plays a sound: it is silent, and never plays.
open class AVAudioPlayer: NSObject {
    /// Where the sound lies.
    public let url: URL?
    /// Kept without effect.
    open var volume: Float = 1
    /// Kept without effect.
    open var numberOfLoops = 0
    /// Kept without effect.
    open var rate: Float = 1
    /// Kept without effect.
    open var enableRate = false
    /// Kept without effect.
    open var pan: Float = 0
    /// Kept without effect.
    open var isMeteringEnabled = false
    /// None.
    open var numberOfChannels: Int { 0 }
    /// Nothing.
    open func updateMeters() {}
    /// Silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// Silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
    /// Nothing.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    /// Nothing can be played.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool { false }
    /// Kept without effect.
    open var currentTime: TimeInterval = 0
    /// Never.
    open var isPlaying: Bool { false }
    /// None is known.
    open var duration: TimeInterval { 0 }
    /// Never told anything.
    open weak var delegate: (any AVAudioPlayerDelegate)?

    /// A silent player; an error where there is no such file.
    public init(contentsOf url: URL) throws {
        _ = try url.checkResourceIsReachable()
        self.url = url
    }

    /// A silent player.
    public init(data: Data) throws { url = nil }

    /// Nothing can be played.
    @discardableResult
    open func prepareToPlay() -> Bool { false }
    /// Nothing can be played.
    @discardableResult
    open func play() -> Bool { false }
    /// Nothing.
    open func pause() {}
    /// Nothing.
    open func stop() {}
}

/// Would hear of the player; nobody is told anything here.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    /// Nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Nothing.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// A stand-in for what plays films: it keeps its address and plays nothing.
open class AVPlayer: NSObject {
    /// Where the film lies.
    public let url: URL?
    /// Kept without effect.
    open var isMuted = false
    /// Kept without effect.
    open var volume: Float = 1
    /// Stands still.
    open var rate: Float = 0
    /// Kept without effect.
    open var defaultRate: Float = 1
    /// Kept without effect.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// Kept without effect.
    open var allowsExternalPlayback = true
    /// Kept without effect.
    open var preventsDisplaySleepDuringVideoPlayback = true
    /// Kept without effect.
    open var automaticallyWaitsToMinimizeStalling = true
    /// Never: nothing plays.
    open var timeControlStatus: TimeControlStatus { .paused }
    /// Nothing is known of what it would play.
    open var status: Status { .unknown }
    /// None.
    open var error: (any Error)? { nil }
    /// Never.
    open var isExternalPlaybackActive: Bool { false }
    /// What it would play.
    open private(set) var currentItem: AVPlayerItem?

    /// What is done at an item's end.
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
    /// Whether it plays.
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    /// Whether it can play.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

    public override init() { url = nil }
    public init(url: URL) {
        self.url = url
        currentItem = AVPlayerItem(url: url)
    }
    public init(playerItem item: AVPlayerItem?) {
        url = (item?.asset as? AVURLAsset)?.url
        currentItem = item
    }
    /// Keeps the item.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// Nothing plays.
    open func playImmediately(atRate rate: Float) {}
    /// Nothing plays.
    open func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
    /// Keeps the moment.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { self.time = time }
    /// Keeps the moment and says that it is there.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
    ) { seek(to: time, completionHandler: completionHandler) }
    /// Nothing plays, so nobody is told anything.
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
    ) -> Any { NSObject() }

    /// The moment that was sought last.
    open private(set) var time = CMTime.zero
    open func currentTime() -> CMTime { time }
    /// Keeps the moment.
    open func seek(to time: CMTime) { self.time = time }
    /// Keeps the moment and says that it is there.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        self.time = time
        completionHandler(true)
    }
    /// Nothing plays, so nobody is told anything.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any { NSObject() }
    open func removeTimeObserver(_ observer: Any) {}

    /// Nothing.
    open func play() {}
    /// Nothing.
    open func pause() {}
}

/// A layer for a player; it shows nothing.
open class AVPlayerLayer: CALayer {
    open var player: AVPlayer?
    /// Kept without effect.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Never.
    open var isReadyForDisplay: Bool { false }
    /// Nowhere.
    open var videoRect: CGRect { .zero }

    public override init() { super.init() }
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
