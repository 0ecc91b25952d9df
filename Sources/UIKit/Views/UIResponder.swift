/// An object that can respond to events: the base of views and controllers.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociatedObjectHolder {
    nonisolated(unsafe) package var associatedObjects: [UnsafeRawPointer: Any] = [:]

    public override init() {
        super.init()
    }

    @available(*, unavailable, message: "only called for classes known at run time: Runtime/DynamicCreation.swift")
    public required convenience init(madePlainly: Void) { self.init() }

    /// A property that this object observes has another value.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    /// The next object that events go to.
    open var next: UIResponder? { nil }
    /// Whether the object takes key presses when asked to.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the object gives key presses up when asked to.
    open var canResignFirstResponder: Bool { true }
    /// Whether key presses go to the object.
    open var isFirstResponder: Bool { ThreadContext.current.firstResponders.contains(self) }
    /// Takes key presses if the object can, and if what has them in the same window gives them up. Answers whether they go
    /// here now. Unlike on Apple's systems a view outside of a window can take them as well.
    @discardableResult open func becomeFirstResponder() -> Bool { takeKeyPresses() }
    /// Gives key presses up; answers whether they no longer go here.
    @discardableResult open func resignFirstResponder() -> Bool {
        giveUpKeyPresses()
        return true
    }

    @exclusivity(unchecked) final var accessibilityRecord: AccessibilityRecord?

    // What assistive technology is told of UIKit's own views, where a program says nothing else.

    var spokenLabel: String? { nil }
    var spokenValue: String? { nil }
    var isSpoken: Bool { false }
    var spokenTraits: UIAccessibilityTraits { .none }

    /// The name by which tests find the object.
    open var accessibilityIdentifier: String? {
        get { accessibilityRecord?.identifier }
        set { if newValue != accessibilityIdentifier { keptAccessibility.identifier = newValue } }
    }
    /// What assistive technology says of the object; of labels and controls their text unless set.
    open var accessibilityLabel: String? {
        get { accessibilityRecord?.label ?? spokenLabel }
        set { if newValue != accessibilityRecord?.label { keptAccessibility.label = newValue } }
    }
    /// What assistive technology says of what an action on the object does.
    /// - Note: Kept without effect.
    open var accessibilityHint: String? {
        get { accessibilityRecord?.hint }
        set { if newValue != accessibilityHint { keptAccessibility.hint = newValue } }
    }
    /// ``accessibilityHint`` with how it is said.
    /// - Note: Kept without effect.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityRecord?.hint.map { NSAttributedString(string: $0) } }
        set { accessibilityHint = newValue?.string }
    }
    /// ``accessibilityValue`` with how it is said.
    /// - Note: Kept without effect.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityRecord?.value.map { NSAttributedString(string: $0) } }
        set { accessibilityValue = newValue?.string }
    }
    /// What assistive technology says of the object's value; of controls theirs unless set.
    /// - Note: Kept without effect.
    open var accessibilityValue: String? {
        get { accessibilityRecord?.value ?? spokenValue }
        set { if newValue != accessibilityRecord?.value { keptAccessibility.value = newValue } }
    }
    /// Whether assistive technology speaks of the object by itself: of labels and controls unless set.
    /// - Note: Kept without effect.
    open var isAccessibilityElement: Bool {
        get { accessibilityRecord?.isElement ?? isSpoken }
        set { if newValue != isAccessibilityElement { keptAccessibility.isElement = newValue } }
    }
    /// What assistive technology takes the object for.
    /// - Note: Kept without effect.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityRecord?.traits ?? spokenTraits }
        set { if newValue != accessibilityTraits { keptAccessibility.traits = newValue } }
    }
    /// Whether assistive technology passes over what is in the object.
    /// - Note: Kept without effect.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityRecord?.hidesElements ?? false }
        set { if newValue != accessibilityElementsHidden { keptAccessibility.hidesElements = newValue } }
    }

    /// What assistive technology offers to do with the object.
    /// - Note: Kept without effect.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityRecord?.customActions }
        set { keptAccessibility.customActions = newValue }
    }
    /// Ways for assistive technology through the object.
    /// - Note: Kept without effect.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityRecord?.customRotors }
        set { keptAccessibility.customRotors = newValue }
    }
    /// The parts of the object in the order in which they are read; nil leaves that to the system.
    open var accessibilityElements: [Any]? {
        get { accessibilityRecord?.elements }
        set { keptAccessibility.elements = newValue }
    }
    /// How many parts the object has: those of ``accessibilityElements``.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// One of the parts, in the order in which they are read; nil where there is none.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
    /// The place of a part; `NSNotFound` for what is none.
    open func index(ofAccessibilityElement element: Any) -> Int {
        let wanted = element as AnyObject
        return accessibilityElements?.firstIndex { ($0 as AnyObject) === wanted } ?? NSNotFound
    }
    /// The object's outline on the screen.
    /// - Note: Kept without effect.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityRecord?.path }
        set { keptAccessibility.path = newValue }
    }
    /// The language that the object's texts are read in.
    /// - Note: Kept without effect.
    open var accessibilityLanguage: String? {
        get { accessibilityRecord?.language }
        set { keptAccessibility.language = newValue }
    }
    /// What assistive technology says of the object, with attributes.
    /// - Note: Kept without effect.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityRecord?.attributedLabel }
        set { keptAccessibility.attributedLabel = newValue }
    }
    /// What a person may call the object by voice.
    /// - Note: Kept without effect.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityRecord?.userInputLabels ?? [] }
        set { keptAccessibility.userInputLabels = newValue }
    }
    /// The object's place on the screen unless set, in points.
    open var accessibilityFrame: CGRect {
        get { accessibilityRecord?.frame ?? (self as? UIView).map { $0.convert($0.bounds, to: nil) } ?? .zero }
        set { keptAccessibility.frame = newValue }
    }
    /// Where assistive technology taps: the middle of the frame unless set, in points on the screen.
    /// - Note: Kept without effect.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibilityRecord?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { keptAccessibility.activationPoint = newValue }
    }
    /// Whether assistive technology passes over what stands beside the object.
    /// - Note: Kept without effect.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityRecord?.isModal ?? false }
        set { keptAccessibility.isModal = newValue }
    }
    /// Whether the parts of the object are read one after the other.
    /// - Note: Kept without effect.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityRecord?.groupsChildren ?? false }
        set { keptAccessibility.groupsChildren = newValue }
    }
    /// How assistive technology moves through the object.
    /// - Note: Kept without effect.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibilityRecord?.navigationStyle ?? .automatic }
        set { keptAccessibility.navigationStyle = newValue }
    }
    /// Whether the object does something when it is touched.
    /// - Note: Kept without effect.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibilityRecord?.respondsToUser ?? (self is UIControl) }
        set { keptAccessibility.respondsToUser = newValue }
    }

    /// A view at the window's lower edge in place of the keyboard, while this or what is below it in the chain of responders is the
    /// first responder.
    open var inputView: UIView? { nil }
    /// A view at the window's lower edge, above ``inputView`` and the keyboard, while this or what is below it in the chain of
    /// responders is the first responder. No keyboard is shown, as with keys that are connected to a device.
    open var inputAccessoryView: UIView? { nil }
    /// Asks anew for what stands in place of the keyboard and above it.
    open func reloadInputViews() { standingView?.window?.showInputViews() }

    /// What a person is doing.
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

    /// Whether the object does what a menu's command stands for: its class has the action, as far as selectors reach it.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        ClassRegistry.method(action, of: self) != nil
    }

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

    /// Hears of what a pencil says of touches late: nothing comes.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Hears of keys and buttons that went down; hands them on unless overridden.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    /// Hears of keys and buttons that changed; hands them on unless overridden.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    /// Hears of keys and buttons that came up; hands them on unless overridden.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    /// Hears of presses that the system took away; hands them on unless overridden.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
    /// Hears of buttons of headphones: there are none.
    open func remoteControlReceived(with event: UIEvent?) {}

    /// What takes steps back: the next responder's unless overridden; a window has one.
    open var undoManager: UndoManager? { next?.undoManager }
    /// A controller in place of the keyboard while this is the first responder.
    open var inputViewController: UIViewController? { nil }
    /// A controller above the keyboard while this is the first responder.
    open var inputAccessoryViewController: UIViewController? { nil }
    /// Whether the object pastes what the providers hold; it doesn't unless overridden.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { false }
    /// Pastes what the providers hold; does nothing unless overridden.
    open func paste(itemProviders: [NSItemProvider]) {}
    /// Whether gestures with three fingers undo, copy and paste. Nobody makes them here.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
    /// What the object pastes.
    /// - Note: Kept without effect.
    open var pasteConfiguration: UIPasteConfiguration?
    /// Changes the menus of the program: there are none.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// Changes a menu's command before it is shown; no menu is.
    open func validate(_ command: UICommand) {}

    // Assistive technology may ask an object to do something. None is there; tests may call these.
    /// Does what a tap does for assistive technology; answers whether it did. It doesn't unless overridden.
    @discardableResult open func accessibilityActivate() -> Bool { false }
    /// Makes the value larger; does nothing unless overridden.
    open func accessibilityIncrement() {}
    /// Makes the value smaller; does nothing unless overridden.
    open func accessibilityDecrement() {}
    /// Scrolls by a page; answers whether it did. It doesn't unless overridden.
    @discardableResult open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Leaves what is in front; answers whether it did. It doesn't unless overridden.
    @discardableResult open func accessibilityPerformEscape() -> Bool { false }
    /// Does what is wanted most; answers whether it did. It doesn't unless overridden.
    @discardableResult open func accessibilityPerformMagicTap() -> Bool { false }
    /// Assistive technology has come to the object: never, here.
    open func accessibilityElementDidBecomeFocused() {}
    /// Assistive technology has left the object: never, here.
    open func accessibilityElementDidLoseFocus() {}
    /// Whether assistive technology is at the object: it isn't.
    open func accessibilityElementIsFocused() -> Bool { false }

    // A pointer or a remote control moves from one object to another. None is there.
    /// Whether a remote control can come to the object.
    open var canBecomeFocused: Bool { false }
    /// Whether a remote control is at the object: it isn't.
    open var isFocused: Bool { false }
    /// Where a remote control goes first.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// Asks for a step of a remote control; none is there.
    open func setNeedsFocusUpdate() {}
    /// Takes that step now; none is there.
    open func updateFocusIfNeeded() {}
    /// Whether a remote control may take a step: it may unless overridden.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// A remote control took a step: never, here.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// Writes down what a later start of the program needs; nothing restores a program here.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Reads what an earlier run wrote down; nothing restores a program here.
    open func decodeRestorableState(with coder: NSCoder) {}

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

    /// Posted before a keyboard comes up; here what stands in its place, see ``inputView`` and ``inputAccessoryView``.
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted after a keyboard came up; here what stands in its place, see ``inputView`` and ``inputAccessoryView``.
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted before a keyboard goes; here what stands in its place, see ``inputView`` and ``inputAccessoryView``.
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted after a keyboard went; here what stands in its place, see ``inputView`` and ``inputAccessoryView``.
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted before a keyboard moves; here what stands in its place, see ``inputView`` and ``inputAccessoryView``.
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
    /// Posted after a keyboard moved; here what stands in its place, see ``inputView`` and ``inputAccessoryView``.
    nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
}

/// Whether gestures with three fingers undo, copy and paste.
public enum UIEditingInteractionConfiguration: Int, Sendable { case none = 0, `default` }
