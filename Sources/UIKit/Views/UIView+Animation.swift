extension UIView {
    /// How an animation runs and what it looks like. Raw values are UIKit's.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// The options of the bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Subviews are laid out within the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Views take touches meanwhile.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// The animation begins where another one has come to.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animation goes on for ever.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// The animation runs back as well.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// An animation around this one doesn't decide how long it takes.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// An animation around this one doesn't decide how its speed changes.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Views are drawn anew meanwhile.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Views of a transition are hidden, not taken out.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// An animation around this one decides about none of the options.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Slow at first and at last.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at first.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at last.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Equally fast.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// Turned over from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Turned over from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Curled up like a page.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Curled down like a page.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// One fades while the other comes.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Turned over from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Turned over from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    }

    /// How an animation's speed changes.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0, easeIn, easeOut, linear
    }

    /// How an animation of several steps runs.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// The options of the bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Subviews are laid out within the animation.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Views take touches meanwhile.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// The animation begins where another one has come to.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// The animation goes on for ever.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// The animation runs back as well.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Equally fast within a step.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// From step to step at once.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Equally fast over all steps.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Smoothly through the steps.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    }

    // MARK: Running

    // As on Apple's systems the model's values are the new ones as soon as the block has run; what moves there is only
    // the picture. There is no clock here, so the picture is there at once: the completion is called with true
    // before the call returns.

    /// Runs changes, then the completion with true.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(animations, completion, duration: duration)
    }

    /// Runs changes, then the completion with true.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(animations, completion, duration: duration)
    }

    /// Runs changes.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        run(animations, nil, duration: duration)
    }

    /// Runs changes, then the completion with true.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(animations, completion, duration: duration)
    }

    /// Runs changes, then the completion with true. The keyframes in it run in their order.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(animations, completion, duration: duration)
    }

    /// Runs the changes of one keyframe.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        animations()
    }

    /// Runs changes to a view, then the completion with true.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        run({ animations?() }, completion, duration: duration)
    }

    /// Puts one view in another's place, then runs the completion with true. With `showHideTransitionViews` it hides
    /// the first and shows the second instead.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        run(
            {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    fromView.superview?.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion, duration: duration)
    }

    /// Runs changes that no animation around them shows.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let context = ThreadContext.current
        let (duration, enabled) = (context.animationDuration, context.areAnimationsEnabled)
        (context.animationDuration, context.areAnimationsEnabled) = (0, false)
        defer { (context.animationDuration, context.areAnimationsEnabled) = (duration, enabled) }
        actionsWithoutAnimation()
    }

    /// Sets whether animations run; their end is reached at once in any case.
    public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

    /// Whether changes may be shown moving.
    public internal(set) static var areAnimationsEnabled: Bool {
        get { ThreadContext.current.areAnimationsEnabled }
        set { ThreadContext.current.areAnimationsEnabled = newValue }
    }

    /// Runs a block as an animation's, then its completion. Animations in others take as long as the outermost.
    static func run(_ animations: () -> Void, _ completion: ((Bool) -> Void)?, duration: TimeInterval) {
        let context = ThreadContext.current
        let enclosing = context.animationDuration
        if enclosing == 0 { context.animationDuration = max(0, duration) }
        animations()
        context.animationDuration = enclosing
        completion?(true)
    }
}
