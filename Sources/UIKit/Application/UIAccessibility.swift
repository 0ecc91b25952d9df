import Foundation

/// What assistive technologies are told and ask for: none is there, so nothing is on.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// Something that changed on the screen.
    public struct Notification: Hashable, RawRepresentable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Another screen is shown.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen has changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Something is to be read out.
        public static let announcement = Notification(rawValue: 1008)
        /// The content was scrolled by a page.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Tells assistive technologies, of which there are none, of a change.
    public static func post(notification: Notification, argument: Any?) {}

    /// No: no screen reader is there.
    public static var isVoiceOverRunning: Bool { false }
    /// No: no switches are there.
    public static var isSwitchControlRunning: Bool { false }
    /// No: nothing moves anyway.
    public static var isReduceMotionEnabled: Bool { false }
    /// No: bars and blurs are drawn translucent.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// No: text is as heavy as its font.
    public static var isBoldTextEnabled: Bool { false }
    /// No: colours have their ordinary contrast.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// No: colours are drawn as they are.
    public static var isInvertColorsEnabled: Bool { false }

    /// Posted when the screen reader is turned on or off; never here.
    public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted when the setting changes; never here.
    public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted when the setting changes; never here.
    public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
}

/// An action that assistive technologies offer.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool
    /// What is read out, in the user's language.
    /// - Note: Kept without effect.
    open var name: String
    /// What the action does; returns whether it could.
    /// - Note: Kept without effect.
    open var actionHandler: Handler?

    /// An action that calls a closure.
    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }
}
