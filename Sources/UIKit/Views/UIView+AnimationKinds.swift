extension UIView {
    /// Animations that the system knows by name.
    public enum SystemAnimation: UInt, Sendable {
        /// Takes views away.
        case delete = 0
    }

    /// Runs changes, then the completion with true.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(animations, completion, duration: duration)
    }

    /// Runs changes that would be repeated.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        animations()
    }

    /// Does to views what the system's animation does, together with changes, then runs the completion with true.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            {
                parallelAnimations?()
                for view in views { view.removeFromSuperview() }
            }, completion, duration: 0.2)
    }

    /// Seconds that the outermost of the animations around takes; 0 outside of animations.
    public class var inheritedAnimationDuration: TimeInterval { ThreadContext.current.animationDuration }
}

/// The pace of an animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {}

/// A pace along a curve.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// Where the animation is slow and where fast.
    /// - Note: Kept without effect.
    public let animationCurve: UIView.AnimationCurve

    /// One of the usual curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        super.init()
    }

    /// A curve of two control points between (0, 0) and (1, 1); kept as `easeInOut`.
    public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        self.init(animationCurve: .easeInOut)
    }
}

/// The pace of a spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// How fast the views move at first, in shares of the way per second.
    /// - Note: Kept without effect.
    public let initialVelocity: CGVector

    /// A spring that is braked by a ratio, 1 for no swinging, and moves at first.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        super.init()
    }

    /// A spring that is braked by a ratio, 1 for no swinging.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// A spring by its physics; braked so that it doesn't swing.
    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        self.init(dampingRatio: 1, initialVelocity: velocity)
    }
}

extension UIViewPropertyAnimator {
    /// An animator at a pace, which is `easeInOut` whatever is asked for: animations end at once.
    public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.init(duration: duration, curve: .easeInOut)
    }

    /// An animator along a curve of two control points, kept as `easeInOut`: animations end at once.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
    }
}
