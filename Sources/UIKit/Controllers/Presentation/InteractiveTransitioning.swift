/// Drives a transition by hand. Changes take place at once here, so nothing is driven.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// Drives a transition by a share. Changes take place at once here, so the share is only kept.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    open private(set) var percentComplete: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    open var completionCurve = UIView.AnimationCurve.easeInOut

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
    open func update(_ percentComplete: CGFloat) { self.percentComplete = max(0, min(percentComplete, 1)) }
    open func pause() {}
    open func cancel() { percentComplete = 0 }
    open func finish() { percentComplete = 1 }
}

extension UINavigationController {
    /// How a stack changes.
    public enum Operation: Int, Sendable {
        case none = 0, push, pop
    }
}
