/// Drives a transition by hand. Changes take place at once here, so nothing is driven.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// Drives a transition by a share. Changes take place at once here, so the share is only kept.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// How far the transition has come, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast the rest runs once the fingers are gone; kept.
    /// - Note: Kept without effect.
    open var completionSpeed: CGFloat = 1
    /// How the rest's speed changes; kept.
    /// - Note: Kept without effect.
    open var completionCurve = UIView.AnimationCurve.easeInOut

    /// Called when the transition begins; does nothing unless overridden.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
    /// Says how far the transition has come; brought into 0…1.
    open func update(_ percentComplete: CGFloat) { self.percentComplete = max(0, min(percentComplete, 1)) }
    /// Stops the transition; nothing runs here.
    open func pause() {}
    /// Goes back to the beginning.
    open func cancel() { percentComplete = 0 }
    /// Goes on to the end.
    open func finish() { percentComplete = 1 }
}

extension UINavigationController {
    /// How a stack changes.
    public enum Operation: Int, Sendable {
        case none = 0, push, pop
    }
}
