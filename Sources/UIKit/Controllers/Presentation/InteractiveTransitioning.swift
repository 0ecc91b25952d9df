/// Drives a transition by hand.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// Whether the transition waits for the hand from its beginning on.
    var wantsInteractiveStart: Bool { get }
    /// How fast the rest runs once the hand is gone.
    var completionSpeed: CGFloat { get }
    /// How the rest's speed changes.
    var completionCurve: UIView.AnimationCurve { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// It does.
    public var wantsInteractiveStart: Bool { true }
    /// As fast as the animation itself.
    public var completionSpeed: CGFloat { 1 }
    /// Slow at first and at last.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
}

/// Drives an animator's transition by a share of it.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var context: TransitionContext?
    /// How far the transition has come, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// How long the animator takes, in seconds; 0 before the transition began.
    open var duration: CGFloat { CGFloat(context?.duration ?? 0) }
    /// How fast the rest runs once the hand is gone.
    open var completionSpeed: CGFloat = 1
    /// How the rest's speed changes; kept, it goes on as the animator has it.
    /// - Note: Kept without effect.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The same in more detail; kept.
    /// - Note: Kept without effect.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the transition waits for the hand from its beginning on.
    open var wantsInteractiveStart = true

    /// Begins the animator's animations, which stand still.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext as? TransitionContext
        percentComplete = 0
        context?.beginDrive()
    }

    /// Says how far the transition has come; brought into 0…1.
    open func update(_ percentComplete: CGFloat) {
        guard !percentComplete.isNaN else { return }
        self.percentComplete = max(0, min(percentComplete, 1))
        context?.updateInteractiveTransition(self.percentComplete)
    }

    /// Stops a transition that is on its way, to be driven further.
    open func pause() { context?.pauseInteractiveTransition() }

    /// Goes back to the beginning.
    open func cancel() {
        context?.completionSpeed = Double(completionSpeed)
        context?.cancelInteractiveTransition()
    }

    /// Goes on to the end.
    open func finish() {
        context?.completionSpeed = Double(completionSpeed)
        context?.finishInteractiveTransition()
    }
}

extension UINavigationController {
    /// How a stack changes.
    public enum Operation: Int, Sendable {
        case none = 0, push, pop
    }
}
