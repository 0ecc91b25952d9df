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
        run(animations, completion, isAnimated: duration > 0)
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
            }, completion, isAnimated: true)
    }

    /// Seconds that the animation around takes; nothing here.
    public class var inheritedAnimationDuration: TimeInterval { 0 }
}

/// The pace of an animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {}

/// A pace along a curve.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve

    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        super.init()
    }

    public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        self.init(animationCurve: .easeInOut)
    }
}

/// The pace of a spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    public let initialVelocity: CGVector

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        super.init()
    }

    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        self.init(dampingRatio: 1, initialVelocity: velocity)
    }
}

extension UIViewPropertyAnimator {
    public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.init(duration: duration, curve: .easeInOut)
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
    }
}
