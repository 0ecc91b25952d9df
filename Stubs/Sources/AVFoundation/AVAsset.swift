@_exported import UIKit

/// A film or a sound; nothing is known of what it holds.
open class AVAsset: NSObject {
    /// Not known.
    open var duration: CMTime { .invalid }
    /// None is known.
    open var tracks: [AVAssetTrack] { [] }
    open var isPlayable: Bool { false }
    public convenience init(url URL: Foundation.URL) { self.init() }
    /// None is known.
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    /// Nothing is loaded, which is done at once.
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
        handler?()
    }
}

/// A file, or what lies at an address.
open class AVURLAsset: AVAsset {
    public let url: URL
    public init(url URL: Foundation.URL, options: [String: Any]? = nil) { url = URL }
}
/// Kept without effect.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
/// Kept without effect.
public let AVURLAssetHTTPHeaderFieldsKey = "AVURLAssetHTTPHeaderFieldsKey"

/// A picture or sound of a film; there is none.
open class AVAssetTrack: NSObject {
    open var naturalSize: CGSize { .zero }
    open var preferredTransform: CGAffineTransform { .identity }
    open var nominalFrameRate: Float { 0 }
}

/// What a player plays: it keeps its film, and is never ready.
open class AVPlayerItem: NSObject {
    public let asset: AVAsset
    /// Whether it can be played.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    /// Nothing is loaded.
    open var status: Status { .unknown }
    /// None.
    open var error: (any Error)? { nil }
    /// Not known.
    open var duration: CMTime { .indefinite }
    /// Nothing is loaded.
    open var loadedTimeRanges: [NSValue] { [] }
    open var isPlaybackLikelyToKeepUp: Bool { false }
    open var isPlaybackBufferEmpty: Bool { true }
    open var isPlaybackBufferFull: Bool { false }
    open var presentationSize: CGSize { .zero }
    /// Kept without effect.
    open var preferredForwardBufferDuration: TimeInterval = 0
    /// Kept without effect.
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    /// Kept without effect.
    open var preferredPeakBitRate: Double = 0
    public init(asset: AVAsset) { self.asset = asset }
    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.asset = asset }
    public convenience init(url URL: Foundation.URL) { self.init(asset: AVURLAsset(url: URL)) }
    /// The beginning.
    open func currentTime() -> CMTime { .zero }
    /// Nothing is sought.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) { completionHandler?(false) }
}

extension Notification.Name {
    /// Never told: nothing plays.
    public static let AVPlayerItemDidPlayToEndTime = Self("AVPlayerItemDidPlayToEndTimeNotification")
    /// Never told.
    public static let AVPlayerItemFailedToPlayToEndTime = Self("AVPlayerItemFailedToPlayToEndTimeNotification")
    /// Never told.
    public static let AVPlayerItemPlaybackStalled = Self("AVPlayerItemPlaybackStalledNotification")
    /// Never told.
    public static let AVPlayerItemNewAccessLogEntry = Self("AVPlayerItemNewAccessLogEntry")
}

/// Plays one item after the other; it plays nothing.
open class AVQueuePlayer: AVPlayer {
    private var waiting: [AVPlayerItem] = []
    public convenience init(items: [AVPlayerItem]) {
        self.init(playerItem: items.first)
        waiting = items
    }
    open func items() -> [AVPlayerItem] { waiting }
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        let place = waiting.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? waiting.count
        waiting.insert(item, at: place)
    }
    open func remove(_ item: AVPlayerItem) { waiting.removeAll { $0 === item } }
    open func removeAllItems() { waiting = [] }
    open func advanceToNextItem() { if !waiting.isEmpty { waiting.removeFirst() } }
}

/// Plays an item again and again; it plays nothing.
open class AVPlayerLooper: NSObject {
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
    open func disableLooping() {}
}

/// Would make pictures of films; it makes none, and says so.
open class AVAssetImageGenerator: NSObject {
    public let asset: AVAsset
    /// Kept without effect.
    open var appliesPreferredTrackTransform = false
    /// Kept without effect.
    open var maximumSize = CGSize.zero
    public init(asset: AVAsset) { self.asset = asset }
    /// Makes none.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw CocoaError(.featureUnsupported)
    }
}

/// The rectangle of a ratio that fits into another, in its middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
        height: size.height)
}
