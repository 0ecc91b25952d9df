/// An object that can respond to events: the base of views and controllers.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociatedObjectHolder {
    nonisolated(unsafe) package var associatedObjects: [UnsafeRawPointer: Any] = [:]

    public override init() {
        super.init()
    }

    @available(*, unavailable, message: "only called for classes known at run time: Runtime/DynamicCreation.swift")
    public required convenience init(madePlainly: Void) { self.init() }

    /// The next object that events go to.
    open var next: UIResponder? { nil }
    /// Whether the object takes key presses when asked to.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether key presses go to the object.
    open var isFirstResponder: Bool { false }
    /// Gives key presses up; answers whether they no longer go here.
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    @discardableResult open func resignFirstResponder() -> Bool { true }

    @exclusivity(unchecked) final var accessibilityRecord: AccessibilityRecord?

    /// The name by which tests find the object.
    open var accessibilityIdentifier: String? {
        get { accessibilityRecord?.identifier }
        set { if newValue != accessibilityIdentifier { keptAccessibility.identifier = newValue } }
    }
    /// What assistive technology says of the object.
    /// - Note: Kept without effect.
    open var accessibilityLabel: String? {
        get { accessibilityRecord?.label }
        set { if newValue != accessibilityLabel { keptAccessibility.label = newValue } }
    }
    /// What assistive technology says of what an action on the object does.
    /// - Note: Kept without effect.
    open var accessibilityHint: String? {
        get { accessibilityRecord?.hint }
        set { if newValue != accessibilityHint { keptAccessibility.hint = newValue } }
    }
    /// What assistive technology says of the object's value.
    /// - Note: Kept without effect.
    open var accessibilityValue: String? {
        get { accessibilityRecord?.value }
        set { if newValue != accessibilityValue { keptAccessibility.value = newValue } }
    }
    /// Whether assistive technology speaks of the object by itself.
    /// - Note: Kept without effect.
    open var isAccessibilityElement: Bool {
        get { accessibilityRecord?.isElement ?? false }
        set { if newValue != isAccessibilityElement { keptAccessibility.isElement = newValue } }
    }
    /// What assistive technology takes the object for.
    /// - Note: Kept without effect.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityRecord?.traits ?? .none }
        set { if newValue != accessibilityTraits { keptAccessibility.traits = newValue } }
    }
    /// Whether assistive technology passes over what is in the object.
    /// - Note: Kept without effect.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityRecord?.hidesElements ?? false }
        set { if newValue != accessibilityElementsHidden { keptAccessibility.hidesElements = newValue } }
    }

    /// A view that replaces the keyboard while this is the first responder.
    open var inputView: UIView? { nil }
    /// A view above the keyboard while this is the first responder.
    open var inputAccessoryView: UIView? { nil }
    /// Asks anew for what stands in place of the keyboard; no keyboard is shown.
    open func reloadInputViews() {}

    /// What a person is doing.
    /// - Note: Kept without effect.
    open var userActivity: NSUserActivity? {
        get { associatedObjects[Self.activityKey] as? NSUserActivity }
        set { associatedObjects[Self.activityKey] = newValue }
    }
    nonisolated(unsafe) private static let activityKey = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    /// Goes on with what a person was doing; does nothing unless overridden.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}
    /// Brings what a person is doing up to date; does nothing unless overridden.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Commands of keys: none unless overridden.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// The object that a command goes to: this one where it can perform it, else the next's.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
    /// Cuts; does nothing unless overridden.
    open func cut(_ sender: Any?) {}
    /// Copies; does nothing unless overridden.
    open func copy(_ sender: Any?) {}
    /// Pastes; does nothing unless overridden.
    open func paste(_ sender: Any?) {}
    /// Deletes; does nothing unless overridden.
    open func delete(_ sender: Any?) {}
    /// Selects; does nothing unless overridden.
    open func select(_ sender: Any?) {}
    /// Selects everything; does nothing unless overridden.
    open func selectAll(_ sender: Any?) {}

    /// Called on objects made from an Interface Builder file once all their outlets are there.
    open func awakeFromNib() {}
    /// Called on designable views by Interface Builder only.
    open func prepareForInterfaceBuilder() {}

    /// Whether the object does what a menu's command stands for.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

    /// Hears of fingers that came down; hands them on unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Hears of fingers that moved; hands them on unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Hears of fingers that left the screen; hands them on unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Hears of touches that the system took away; hands them on unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Hears that the device is shaken; hands it on unless overridden.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    /// Hears that the device was shaken; hands it on unless overridden.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    /// Hears that shaking was something else; hands it on unless overridden.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// Posted before a keyboard comes up; never, here.
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted after a keyboard came up; never, here.
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted before a keyboard goes; never, here.
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted after a keyboard went; never, here.
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted before a keyboard moves; never, here.
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// The keyboard's frame before.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The keyboard's frame after.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// How long the keyboard moves, in seconds.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// How the keyboard's speed changes.
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Whether the keyboard is this app's.
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
    /// Posted after a keyboard moved; never, here.
    nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
}

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// The view that the touch began in.
    open internal(set) weak var view: UIView?
    /// The window that the touch began in.
    open internal(set) weak var window: UIWindow?
    var locationInWindow = CGPoint.zero

    /// The finger's place in a view's coordinates; nil stands for the window's.
    open func location(in view: UIView?) -> CGPoint {
        guard let view else { return locationInWindow }
        return view.convert(locationInWindow, from: nil)
    }
}

/// A user's action that views respond to.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// What happened to the device.
    public enum EventSubtype: Int, Sendable {
        case none = 0, motionShake = 1
    }

    /// All touches of the event.
    open internal(set) var allTouches: Set<UITouch>?
}
