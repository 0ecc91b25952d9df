import Foundation

/// A stand-in for the device's sound: it keeps what is set and makes none.
open class AVAudioSession: NSObject, @unchecked Sendable {
    private static let only = AVAudioSession()
    /// The only one.
    open class func sharedInstance() -> AVAudioSession { only }

    /// What sound is for.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        public static let multiRoute = Self(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// What sound is for, closer.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
        public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let measurement = Self(rawValue: "AVAudioSessionModeMeasurement")
        public static let spokenAudio = Self(rawValue: "AVAudioSessionModeSpokenAudio")
        public static let voiceChat = Self(rawValue: "AVAudioSessionModeVoiceChat")
    }

    /// How sound goes with that of others.
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = Self(rawValue: 1)
        public static let duckOthers = Self(rawValue: 2)
        public static let allowBluetooth = Self(rawValue: 4)
        public static let defaultToSpeaker = Self(rawValue: 8)
    }

    /// What others are told.
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = Self(rawValue: 1)
    }

    /// What the user said to recording.
    public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }

    /// Never posted.
    public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
    /// Never posted.
    public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")
    /// Never posted.
    public static let mediaServicesWereResetNotification = NSNotification.Name(
        "AVAudioSessionMediaServicesWereResetNotification")
    /// What an interruption does.
    public enum InterruptionType: UInt, Sendable { case ended = 0, began }

    open private(set) var category = Category.soloAmbient
    open private(set) var mode = Mode.default
    /// The user refused.
    open var recordPermission: RecordPermission { .denied }

    /// Keeps the category.
    open func setCategory(_ category: Category) throws { self.category = category }
    /// Keeps the category and the mode.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        (self.category, self.mode) = (category, mode)
    }
    /// Keeps the category.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws { self.category = category }
    /// Nothing.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    /// The user refuses.
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"

/// A stand-in for what speaks: it is silent.
open class AVSpeechSynthesizer: NSObject {
    /// Never told anything.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Never.
    open var isSpeaking: Bool { false }
    /// Nothing.
    open func speak(_ utterance: AVSpeechUtterance) {}
    /// Nothing is spoken.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Nothing is spoken.
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Nothing is spoken.
    @discardableResult
    open func continueSpeaking() -> Bool { false }
    /// Never.
    open var isPaused: Bool { false }
}

/// Where speech stops.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// What would be spoken.
open class AVSpeechUtterance: NSObject {
    public let speechString: String
    /// Kept without effect.
    open var rate: Float = 0.5
    /// Kept without effect.
    open var pitchMultiplier: Float = 1
    /// Kept without effect.
    open var volume: Float = 1
    /// Kept without effect.
    open var voice: AVSpeechSynthesisVoice?
    /// Kept without effect.
    open var preUtteranceDelay: TimeInterval = 0
    /// Kept without effect.
    open var postUtteranceDelay: TimeInterval = 0
    public init(string: String) { speechString = string }
}

/// A voice; none is heard.
open class AVSpeechSynthesisVoice: NSObject {
    public let language: String
    public init?(language languageCode: String?) { language = languageCode ?? "en-US" }
    /// None.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}

/// Would hear of speech; nobody is told anything here.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    /// Nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    /// Nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    /// Nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
}
