import Foundation

/// A view that a person acts on: it has a state and tells targets of events.
@preconcurrency @MainActor
open class UIControl: UIView {
    /// Gives everything that is done on events to a closure, until that says to stop.
    open func enumerateEventHandlers(
        _ iterator: (
            _ actionHandler: UIAction?, _ targetAction: (Any?, Selector)?, _ controlEvent: Event,
            _ stop: inout Bool
        ) -> Void
    ) {
        var stops = false
        for registration in registrations where !stops {
            switch registration.work {
            case .action(let action): iterator(action, nil, registration.events, &stops)
            case .selector(let selector, _): iterator(nil, (registration.target, selector), registration.events, &stops)
            }
        }
    }
    /// What happens to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// The events of the bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger came down inside.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger came down again soon.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moved inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moved outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger moved in.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger moved out.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger left the screen inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger left the screen outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system took the touch away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the control is for happened.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A menu is about to show.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key ended editing.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Every touch.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// Every editing event.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Everything.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// What a control is like at the moment.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// The state of the bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Neither of the others.
        public static let normal: State = []
        /// Being touched.
        public static let highlighted = State(rawValue: 1 << 0)
        /// Not to be acted on.
        public static let disabled = State(rawValue: 1 << 1)
        /// Chosen.
        public static let selected = State(rawValue: 1 << 2)
        /// Where key presses go.
        public static let focused = State(rawValue: 1 << 3)
        /// Bits for apps.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Bits for the system.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// Where the content is in a control that is taller than it.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case top
        /// At the bottom.
        case bottom
        /// Stretched.
        case fill
    }

    /// Where the content is in a control that is wider than it.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// On the left.
        case left
        /// On the right.
        case right
        /// Stretched.
        case fill
        /// Where text starts.
        case leading
        /// Where text ends.
        case trailing
    }

    var registrations: [ControlRegistration] = []

    /// Whether the control can be acted on.
    @exclusivity(unchecked) open var isEnabled = true {
        didSet { if isEnabled != oldValue { stateChanged("enabled", oldValue) } }
    }
    /// Whether the control is chosen.
    @exclusivity(unchecked) open var isSelected = false {
        didSet { if isSelected != oldValue { stateChanged("selected", oldValue) } }
    }
    /// Whether the control is being touched.
    @exclusivity(unchecked) open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateChanged("highlighted", oldValue) } }
    }

    /// What the control is like at the moment.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Where the content is across the control.
    @exclusivity(unchecked) open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }
    /// Where the content is down the control.
    @exclusivity(unchecked) open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { setNeedsLayout() }
    }

    /// The alignment across with leading and trailing replaced by sides.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .leading: return isRightToLeft ? .right : .left
        case .trailing: return isRightToLeft ? .left : .right
        case .center, .left, .right, .fill: return contentHorizontalAlignment
        }
    }

    /// Whether a finger is following the control.
    open private(set) var isTracking = false
    /// Whether a finger that the control follows is within it.
    open var isTouchInside: Bool { isTracking && isHighlighted }
    /// What opens the control's menu; nil where it has none.
    open var contextMenuInteraction: UIContextMenuInteraction? {
        interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
    }
    /// Whether a long touch shows the control's menu; menus aren't shown here.
    /// - Note: Kept without effect.
    open var isContextMenuInteractionEnabled = false
    /// Where the control's menu is to stand, in the control's coordinates; menus aren't shown here.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }
    /// Whether a tap shows the control's menu.
    @exclusivity(unchecked) open var showsMenuAsPrimaryAction = false
    /// What is shown while a pointer rests on the control.
    /// - Note: Kept without effect.
    open var toolTip: String?

    /// Whether to follow a finger that came down inside.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Whether to go on following a finger that moved.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the finger left the screen.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when the system took the touch away.
    open func cancelTracking(with event: UIEvent?) {}

    /// A control at a place.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A control at a place that does something when triggered.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func stateChanged(_ key: String, _ old: Bool) {
        stateDidChange()
        if isWatched { KeyValueObservers.tell(self, key, old) }
    }

    /// Called when one of the states changed; looks that depend on it are brought up to date here.
    func stateDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Has the selector sent to the target on the events; a target of nil stands for the first responder up the
    /// chain that has such a method.
    ///
    /// The target is not kept alive. The table of its class says which method is called (``ClassRegistry``).
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        registrations.append(
            ControlRegistration(
                target: object, work: .selector(action, hasTarget: object != nil), events: controlEvents))
    }

    /// Undoes `addTarget`; nil stands for every target or every selector.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        removeEvents(controlEvents) { registration in
            guard case .selector(let selector, _) = registration.work else { return false }
            return (object == nil || registration.target === object) && (action == nil || selector == action)
        }
    }

    /// Has the action run on the events; one of the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        registrations.append(ControlRegistration(work: .action(action), events: controlEvents))
    }

    /// Undoes `addAction`.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Undoes `addAction` for the action of the identifier.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        removeEvents(controlEvents) { registration in
            guard case .action(let action) = registration.work else { return false }
            return action.identifier == identifier
        }
    }

    /// The targets that are still alive.
    open var allTargets: Set<AnyHashable> {
        Set(registrations.compactMap { $0.target as? NSObject }.map { AnyHashable($0) })
    }

    /// Every event that something is done on.
    open var allControlEvents: Event {
        registrations.reduce([]) { $0.union($1.events) }
    }

    /// The names of the selectors sent to the target on the event, or nil if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let names = registrations.compactMap { registration -> String? in
            guard case .selector(let selector, _) = registration.work, registration.target === object,
                !registration.events.isDisjoint(with: controlEvent)
            else { return nil }
            return selector.description
        }
        return names.isEmpty ? nil : names
    }

    /// Does what is to be done on the events.
    open func sendActions(for controlEvents: Event) {
        // What runs may add and remove registrations: those of now are gone through.
        for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
            switch registration.work {
            case .action(let action):
                sendAction(action)
            case .selector(let selector, let hasTarget):
                guard !hasTarget || registration.target != nil else { continue }
                sendAction(selector, to: registration.target, for: nil)
            }
        }
    }

    /// Does what the control is for, as a touch would.
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    /// Runs the action with this control as its sender.
    open func sendAction(_ action: UIAction) {
        action.perform(from: self)
    }

    /// Sends the selector to the target, or up the responder chain if there is none.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// What assistive technology is told of the control's state.
    final var spokenState: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.none
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }

    private func removeEvents(_ events: Event, where matches: (ControlRegistration) -> Bool) {
        registrations = registrations.compactMap { registration in
            guard matches(registration) else { return registration }
            var rest = registration
            rest.events.subtract(events)
            return rest.events.isEmpty ? nil : rest
        }
    }
}
