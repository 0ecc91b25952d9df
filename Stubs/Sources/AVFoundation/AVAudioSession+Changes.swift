import Foundation

extension AVAudioSession {
    /// What may go on after an interruption.
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let shouldResume = Self(rawValue: 1)
    }

    /// Why sound comes out elsewhere.
    public enum RouteChangeReason: UInt, Sendable {
        case unknown = 0, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override, wakeFromSleep = 6
        case noSuitableRouteForCategory, routeConfigurationChange
    }

    /// Where sound of a kind comes out.
    public enum RouteSharingPolicy: UInt, Sendable {
        case `default` = 0, longFormAudio, independent, longFormVideo
    }

    /// Keeps the category and the mode.
    public func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws { try setCategory(category, mode: mode, options: options) }
}

/// How speech sounds at another speed.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let timeDomain = Self(rawValue: "TimeDomain")
    public static let spectral = Self(rawValue: "Spectral")
    public static let varispeed = Self(rawValue: "Varispeed")
}

extension AVPlayerItem {
    /// Never told: nothing plays.
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// Never told: nothing plays.
    public static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    /// Never told: nothing plays.
    public static let playbackStalledNotification = Notification.Name("AVPlayerItemPlaybackStalledNotification")
}

extension AVQueuePlayer {
    /// Whether an item isn't in the queue yet.
    public func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        !items().contains { $0 === item }
    }
}

extension NSValue {
    /// The stretch of time in a value: none can be put in one here, so `zero`.
    public var timeRangeValue: CMTimeRange { .zero }
}
