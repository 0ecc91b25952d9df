/// A finger on the screen. Nobody touches a program here: tests make touches where they need one.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// How far a touch is.
    public enum Phase: Int, Sendable {
        case began = 0, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    /// What touches the screen.
    public enum TouchType: Int, Sendable {
        case direct = 0, indirect, pencil, indirectPointer
        /// Apple's other name of `pencil`.
        public static let stylus = TouchType.pencil
    }

    /// The view that the touch began in.
    open internal(set) weak var view: UIView?
    /// The window that the touch began in.
    open internal(set) weak var window: UIWindow?
    /// How far the touch is.
    open internal(set) var phase = Phase.began
    /// How often the finger came down in the same place in a row.
    open internal(set) var tapCount = 1
    /// When the touch changed last, in seconds of the thread's ``AnimationClock``.
    open internal(set) var timestamp = CACurrentMediaTime()
    /// What touches the screen: a finger.
    open var type: TouchType { .direct }
    /// How wide the finger is, in points; unknown.
    open var majorRadius: CGFloat { 0 }
    /// How exact that is, in points.
    open var majorRadiusTolerance: CGFloat { 0 }
    /// How hard the finger presses; screens don't tell.
    open var force: CGFloat { 0 }
    /// How hard a finger can press; screens don't tell.
    open var maximumPossibleForce: CGFloat { 0 }
    /// How upright a pencil is, in radians.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// The recognisers that take part.
    open var gestureRecognizers: [UIGestureRecognizer]? { view?.gestureRecognizers }
    var locationInWindow = CGPoint.zero
    var previousLocationInWindow = CGPoint.zero

    /// The finger's place in a view's coordinates; nil stands for the window's.
    open func location(in view: UIView?) -> CGPoint { view?.convert(locationInWindow, from: nil) ?? locationInWindow }
    /// The finger's place before it moved; nil stands for the window's coordinates.
    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
    }
    /// The place as exactly as it is known: as ``location(in:)``.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// The place before as exactly as it is known: as ``previousLocation(in:)``.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
    /// Where a pencil leans to, in radians: nowhere.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// Where a pencil leans to: nowhere.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { .zero }
}

/// A user's action that views respond to.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// What happens.
    public enum EventType: Int, Sendable {
        case touches = 0, motion, remoteControl, presses
        case scroll = 10, hover, transform = 14
    }

    /// What happened to the device, or which button of headphones was pressed.
    public enum EventSubtype: Int, Sendable {
        case none = 0, motionShake = 1
        case remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
        case remoteControlNextTrack, remoteControlPreviousTrack, remoteControlBeginSeekingBackward
        case remoteControlEndSeekingBackward, remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    /// All touches of the event.
    open internal(set) var allTouches: Set<UITouch>?
    /// What happens: touches.
    open var type: EventType { .touches }
    /// What happened to the device: nothing.
    open var subtype: EventSubtype { .none }
    /// When it happened, in seconds of the thread's ``AnimationClock``.
    public let timestamp: TimeInterval = CACurrentMediaTime()
    /// The keys that are held down: none.
    open var modifierFlags: UIKeyModifierFlags { [] }

    /// An event without touches.
    public override init() {}

    /// The touches that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
    /// The touches that began in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
    /// What a touch did since the last event: what the touch itself tells.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    /// What a touch may do next: nobody knows.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

/// A button or key that is pressed. There are none here.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// Which button it is.
    public enum PressType: Int, Sendable {
        case upArrow = 0, downArrow, leftArrow, rightArrow, select, menu, playPause
        case pageUp = 30, pageDown
    }

    /// How far a press is.
    public enum Phase: Int, Sendable { case began = 0, changed, stationary, ended, cancelled }

    /// Which button it is.
    open internal(set) var type = PressType.select
    /// How far the press is.
    open internal(set) var phase = Phase.began
    /// The key of a keyboard; nil for other buttons.
    open internal(set) var key: UIKey?
    /// How hard it is pressed: nobody tells.
    open var force: CGFloat { 0 }
}

/// A user's action on buttons and keys.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// All buttons and keys of the event.
    open internal(set) var allPresses: Set<UIPress> = []
    open override var type: EventType { .presses }
}

/// A key of a keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// What the key types.
    open internal(set) var characters = ""
    /// What the key types where no other key is held down.
    open internal(set) var charactersIgnoringModifiers = ""
    /// The keys that are held down with it.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    /// Which key it is, whatever it types.
    open internal(set) var keyCode = UIKeyboardHIDUsage.keyboardErrorUndefined
}

/// Where assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }

/// A set of menus. There are none here.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    /// The menus of a program's bar.
    public static let main = UIMenuSystem()
    /// The menus that long touches open.
    public static let context = UIMenuSystem()
    /// Would make the menus anew.
    open func setNeedsRebuild() {}
    /// Would bring the menus up to date.
    open func setNeedsRevalidate() {}
}

/// Changes the menus of a program. There are none here.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
    /// Which menus are made: those of the bar, or those of contexts.
    var system: UIMenuSystem { get }
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UITouch {
    /// Names what a pencil says later of the touch: nothing comes.
    public var estimationUpdateIndex: NSNumber? { nil }
}
