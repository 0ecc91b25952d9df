/// Recognises a gesture. There are no touches on this platform; recognisers are kept so that code compiles and runs.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    public private(set) weak var target: AnyObject?
    public private(set) var action: Selector?
    open internal(set) weak var view: UIView?
    open var isEnabled = true
    open var cancelsTouchesInView = true
    open weak var delegate: UIGestureRecognizerDelegate?

    public init(target: Any?, action: Selector?) {
        self.target = target.map { $0 as AnyObject }
        self.action = action
        super.init()
    }

    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Decides about gestures.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}

open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
}
open class UIPanGestureRecognizer: UIGestureRecognizer {}
open class UISwipeGestureRecognizer: UIGestureRecognizer {}
open class UIPinchGestureRecognizer: UIGestureRecognizer {}
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5
}
