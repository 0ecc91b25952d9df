/// Recognises a gesture. There are no touches on this platform: a recogniser stays in the state it begins in, until code says
/// what a finger would do: ``simulate(_:)``.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// How far the recognition of a gesture is.
    public enum State: Int, Sendable {
        case possible = 0, began, changed, ended, cancelled, failed

        /// What the end of a gesture without duration is called.
        public static var recognized: State { .ended }
    }

    private var registrations: [Registration] = []

    private struct Registration {
        weak var target: AnyObject?
        var hasTarget: Bool
        var action: Selector
    }
    /// The view that gestures are recognised in.
    open internal(set) weak var view: UIView?
    /// How far a gesture has come. A subclass that sets it has the targets told, as does ``simulate(_:)``; once a gesture is over,
    /// the recogniser waits for another one.
    open var state = State.possible { didSet { stateWasSet() } }
    /// Whether gestures are recognised.
    open var isEnabled = true
    /// Whether a gesture takes its touches away from the view.
    /// - Note: Kept without effect.
    open var cancelsTouchesInView = true
    /// Whether touches wait until they are known to be no gesture.
    /// - Note: Kept without effect.
    open var delaysTouchesBegan = false
    /// Whether the ends of touches wait until they are known to be no gesture.
    /// - Note: Kept without effect.
    open var delaysTouchesEnded = true
    /// A name for reports.
    /// - Note: Kept without effect.
    open var name: String?
    /// Who decides which gestures are recognised.
    open weak var delegate: UIGestureRecognizerDelegate?
    /// Fingers that take part.
    open var numberOfTouches: Int { 0 }

    /// A recogniser that tells a target of gestures.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    /// Has another target told of gestures.
    open func addTarget(_ target: Any, action: Selector) { add(target as AnyObject, action) }

    /// Has a target told of gestures, which isn't kept alive; nil for the responders up the chain.
    package func add(_ target: AnyObject?, _ action: Selector) {
        registrations.append(Registration(target: target, hasTarget: target != nil, action: action))
    }

    /// Undoes `addTarget`; nil stands for every target or every selector.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        registrations.removeAll { registration in
            (object == nil || registration.target === object) && (action == nil || registration.action == action)
        }
    }

    /// Tells the targets of a state. Nobody touches the screen here: tests and scripts say what a finger would do.
    /// The delegate may refuse a gesture (documentation of `gestureRecognizerShouldBegin(_:)`).
    open func simulate(_ state: State = .recognized) {
        guard isEnabled else { return }
        let begins = state == .began || state == .recognized && self.state == .possible
        if begins, delegate?.gestureRecognizerShouldBegin(self) == false { return }
        self.state = state
    }

    private func stateWasSet() {
        switch state {
        case .possible: return
        case .began, .changed: tellTargets()
        case .ended, .cancelled:
            tellTargets()
            reset()
            state = .possible
        case .failed:
            reset()
            state = .possible
        }
    }

    private func tellTargets() {
        for registration in registrations where !registration.hasTarget || registration.target != nil {
            UIApplication.shared.sendAction(registration.action, to: registration.target, from: self, for: nil)
        }
    }

    /// Has this recogniser wait for another one to fail.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

    /// Where the gesture is in a view's coordinates; the origin, as nobody touches views here.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Where one of the touches is in a view's coordinates; the origin, as nobody touches views here.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
    /// Whether this gesture keeps another one from being recognised: it does unless overridden.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether another gesture keeps this one from being recognised: it does unless overridden.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether this gesture waits for another one to fail: it doesn't unless overridden.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether another gesture waits for this one to fail: it doesn't unless overridden.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Takes no part in a touch any more.
    open func ignore(_ touch: UITouch, for event: UIEvent) {}
    /// The kinds of touches that count, as raw values of `UITouch.TouchType`.
    /// - Note: Kept without effect.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// The kinds of presses that count, as raw values of `UIPress.PressType`.
    /// - Note: Kept without effect.
    open var allowedPressTypes: [NSNumber] = []
    /// Whether a second kind of touch is left out.
    /// - Note: Kept without effect.
    open var requiresExclusiveTouchType = true
    /// The keys that are held down: none.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// Called when a gesture is over; an override forgets it.
    open func reset() {}
    /// Called with fingers that came down; an override changes ``state``.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called with fingers that moved; an override changes ``state``.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called with fingers that left the screen; an override changes ``state``.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called with touches that the system took away; an override changes ``state``.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        gestureRecognizers?.removeAll { $0 === recognizer }
    }

    /// Tells recognizers whose they are by now: each has one view at a time.
    func moveRecognizers(from old: [UIGestureRecognizer]) {
        let present = gestureRecognizers ?? []
        for recognizer in old where recognizer.view === self && !present.contains(where: { $0 === recognizer }) {
            recognizer.view = nil
        }
        for recognizer in present where recognizer.view !== self {
            let other = recognizer.view
            recognizer.view = self
            other?.gestureRecognizers?.removeAll { $0 === recognizer }
        }
    }
}
