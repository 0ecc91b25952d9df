@_exported import UIKit

/// What a command of a headset or a lock screen came to.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed = 200
}

/// A command that came; none does.
open class MPRemoteCommandEvent: NSObject {
    public let command: MPRemoteCommand
    public let timestamp: TimeInterval
    init(command: MPRemoteCommand) { (self.command, timestamp) = (command, 0) }
}
/// Some seconds to skip; none come.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
    open var interval: TimeInterval { 0 }
}
/// A jump to a time; none comes.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    open var positionTime: TimeInterval { 0 }
}

/// A stand-in for a command of a headset or a lock screen: it keeps its targets and never comes.
open class MPRemoteCommand: NSObject {
    /// Kept without effect.
    open var isEnabled = true
    /// Keeps nothing: the command never comes.
    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { NSObject() }
    /// Keeps nothing: the command never comes.
    open func addTarget(_ target: Any, action: Selector) {}
    /// Nothing.
    open func removeTarget(_ target: Any?) {}
    /// Nothing.
    open func removeTarget(_ target: Any, action: Selector?) {}
}
/// A command to skip some seconds, which never comes.
open class MPSkipIntervalCommand: MPRemoteCommand {
    /// Kept without effect.
    open var preferredIntervals: [NSNumber] = []
}
/// A command to jump to a time, which never comes.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// A stand-in for the commands of headsets and lock screens: none comes.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let only = MPRemoteCommandCenter()
    /// The only one.
    open class func shared() -> MPRemoteCommandCenter { only }
    public let playCommand = MPRemoteCommand()
    public let pauseCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
}

/// Whether something plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown = 0, playing, paused, stopped, interrupted }

/// A stand-in for what a lock screen shows: it keeps it and shows nothing.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let only = MPNowPlayingInfoCenter()
    /// The only one.
    open class func `default`() -> MPNowPlayingInfoCenter { only }
    /// Kept without effect.
    open var nowPlayingInfo: [String: Any]?
    /// Kept without effect.
    open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// A picture for a lock screen.
open class MPMediaItemArtwork: NSObject {
    public let bounds: CGRect
    private let handler: (CGSize) -> UIImage
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        (bounds, handler) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
    }
    /// The picture in a size.
    open func image(at size: CGSize) -> UIImage? { handler(size) }
}

/// A stand-in for the slider of the device's sound: an empty area of a slider's height.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
    /// Kept without effect.
    open var showsVolumeSlider = true
    /// Kept without effect.
    open var showsRouteButton = true
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
}

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
