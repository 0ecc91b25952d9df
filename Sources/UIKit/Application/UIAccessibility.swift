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

    /// No: colours are shown.
    public static var isGrayscaleEnabled: Bool { false }
    /// No: the program isn't held in front.
    public static var isGuidedAccessEnabled: Bool { false }
    /// No: nothing is read out.
    public static var isSpeakScreenEnabled: Bool { false }
    /// No: nothing is read out.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Yes: shaking takes steps back.
    public static var isShakeToUndoEnabled: Bool { true }
    /// No: both ears hear the same.
    public static var isMonoAudioEnabled: Bool { false }
    /// No: no captions are wanted.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// No: no menu of gestures is shown.
    public static var isAssistiveTouchRunning: Bool { false }
    /// No: moves are shown.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// Yes: films begin by themselves.
    public static var isVideoAutoplayEnabled: Bool { true }
    /// No: switches have no marks.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// No: buttons have no outlines.
    public static var buttonShapesEnabled: Bool { false }
    /// No: colours alone may tell things apart.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// Where assistive technology is: nowhere.
    public static func focusedElement(using assistiveTechnologyIdentifier: String?) -> Any? { nil }
    /// A view's rectangle on the screen, in points.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }

    /// Posted when a text has been read out; never here.
    public nonisolated static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// Posted when the setting changes; never here.
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted when the setting changes; never here.
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// Posted when the setting changes; never here.
    public nonisolated static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    /// Posted when switches are turned on or off; never here.
    public nonisolated static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// Posted when assistive technology comes to something; never here.
    public nonisolated static let elementFocusedNotification = Foundation.Notification.Name(
        "UIAccessibilityElementFocusedNotification")

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

    /// Who is told, where a method is called.
    /// - Note: Kept without effect.
    open weak var target: AnyObject?
    /// The method.
    /// - Note: Kept without effect.
    open var selector = Selector("")
    /// Its picture.
    /// - Note: Kept without effect.
    open var image: UIImage?

    /// An action that calls a method.
    public init(name: String, target: Any?, selector: Selector) {
        (self.name, self.selector) = (name, selector)
        super.init()
        self.target = target as AnyObject?
    }

    /// An action with a picture that calls a closure.
    public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }

    /// An action that calls a closure.
    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }
}

/// How assistive technology moves through an object.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic = 0, separate, combined }

/// Something that assistive technology speaks of and that is no view.
open class UIAccessibilityElement: UIResponder {
    /// What the element is in.
    open weak var accessibilityContainer: AnyObject?
    /// The frame in the container's coordinates, in points.
    open var accessibilityFrameInContainerSpace = CGRect.zero {
        didSet {
            let view = accessibilityContainer as? UIView
            accessibilityFrame =
                view?.convert(accessibilityFrameInContainerSpace, to: nil) ?? accessibilityFrameInContainerSpace
        }
    }

    /// An element in a container.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
        isAccessibilityElement = true
    }
}

/// A way for assistive technology through a screen.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// Where a step goes.
    public enum Direction: Int, Sendable { case previous = 0, next }
    /// What is gone through.
    public enum SystemRotorType: Int, Sendable {
        case none = 0, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4
        case headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table
        case list, landmark
    }
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
    /// What it is called.
    /// - Note: Kept without effect.
    open var name: String
    /// Finds the next thing.
    /// - Note: Kept without effect.
    open var itemSearchBlock: Search
    /// What is gone through.
    /// - Note: Kept without effect.
    public let systemRotorType: SystemRotorType

    /// A way of one's own.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        (self.name, self.itemSearchBlock, systemRotorType) = (name, itemSearchBlock, .none)
    }
    /// A way of the system's kinds.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        (name, self.itemSearchBlock, systemRotorType) = ("", itemSearchBlock, type)
    }
}

/// Where a step of a rotor begins.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// Where the step begins.
    /// - Note: Kept without effect.
    open lazy var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: self, targetRange: nil)
    /// Where the step goes.
    /// - Note: Kept without effect.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// Where a step of a rotor leads.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The object.
    /// - Note: Kept without effect.
    open weak var targetElement: NSObject?
    /// The part of its text.
    /// - Note: Kept without effect.
    open var targetRange: UITextRange?
    /// A place.
    public init(targetElement: NSObject, targetRange: UITextRange?) {
        (self.targetElement, self.targetRange) = (targetElement, targetRange)
    }
}
