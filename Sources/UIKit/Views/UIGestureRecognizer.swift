/// Recognises a gesture. There are no touches on this platform: a recogniser stays in the state it begins in, and is kept so
/// that code compiles and runs.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// How far the recognition of a gesture is.
    public enum State: Int, Sendable {
        case possible = 0, began, changed, ended, cancelled, failed

        /// What the end of a gesture without duration is called.
        public static var recognized: State { .ended }
    }

    public private(set) weak var target: AnyObject?
    public private(set) var action: Selector?
    open internal(set) weak var view: UIView?
    open var state = State.possible
    open var isEnabled = true
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var name: String?
    open weak var delegate: UIGestureRecognizerDelegate?
    /// Fingers that take part.
    open var numberOfTouches: Int { 0 }

    public init(target: Any?, action: Selector?) {
        self.target = target.map { $0 as AnyObject }
        self.action = action
        super.init()
    }

    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    open func addTarget(_ target: Any, action: Selector) {
        self.target = target as AnyObject
        self.action = action
    }

    open func removeTarget(_ target: Any?, action: Selector?) {
        self.target = nil
        self.action = nil
    }

    /// Has this recogniser wait for another one to fail.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

    open func location(in view: UIView?) -> CGPoint { .zero }
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
    open func reset() {}
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// Decides about gestures.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}
