// As on Apple's systems a model's values are the new ones as soon as a block has run. What moves is what is seen: a layer's
// presentation, by the thread's `AnimationClock`. Views without a window move as well here.

extension UIView {
    /// Has the changes of a block move to their new values, after a delay, then runs the completion.
    ///
    /// The completion hears whether all came to their ends. It runs when the last of them does; in the next turn of the run
    /// loop where the duration is 0 or nothing changed.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            AnimationRequest(duration: duration, delay: delay, options: options), animations, completion)
    }

    /// Has the changes of a block move to their new values, then runs the completion.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(AnimationRequest(duration: duration), animations, completion)
    }

    /// Has the changes of a block move to their new values.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(AnimationRequest(duration: duration), animations, nil)
    }

    /// Has the changes of a block swing to their new values, then runs the completion. The spring comes to rest within the
    /// duration, to a thousandth of the way.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 for no swinging; nearer to 0 swings more.
    ///   - velocity: of the way, per second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(
            settlingIn: duration, dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
        animate(
            AnimationRequest(duration: duration, delay: delay, options: options, pace: .spring(spring)), animations,
            completion)
    }

    /// Has the changes of a block swing to their new values, then runs the completion. The swings without damping take the
    /// duration; the animation itself lasts until the spring has come to rest.
    ///
    /// - Parameter bounce: 0 for no swinging, up to 1; below 0 for slower than that.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let bounce = Double(min(max(-0.99, bounce), 1))
        let spring = Spring(
            frequency: 2 * .pi / max(duration, 1e-3), dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
            initialVelocity: Double(initialSpringVelocity))
        let lasting = duration > 0 ? min(spring.settlingDuration, 3600) : 0
        animate(
            AnimationRequest(duration: lasting, delay: delay, options: options, pace: .spring(spring)), animations,
            completion)
    }

    /// Has the changes of a block's keyframes move one after the other or side by side, then runs the completion. Each
    /// moves evenly within its frame, or jumps at its end in the discrete mode.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        // Repeating and the like have the same bits; those of the curve are the modes'.
        let shared = AnimationOptions(rawValue: options.rawValue & 0x3F)
        let isDiscrete = options.rawValue & (3 << 10) == KeyframeAnimationOptions.calculationModeDiscrete.rawValue
        animate(
            AnimationRequest(
                duration: duration, delay: delay, options: shared, pace: isDiscrete ? .step : .linear),
            animations, completion)
    }

    /// Has the changes of one keyframe move in a part of the animation around it.
    ///
    /// - Parameters:
    ///   - frameStartTime: the share of the whole duration at which the frame begins.
    ///   - frameDuration: the share of the whole duration that it takes.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let block = ThreadContext.current.animation else { return animations() }
        block.addKeyframe(at: frameStartTime, lasting: frameDuration, animations)
    }

    /// Has the changes of a block go back and forth a number of times. Inside of another animation.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let block = ThreadContext.current.animation else { return animations() }
        let timing = block.timing
        block.timing.repeatCount = Double(count)
        block.timing.autoreverses = autoreverses
        animations()
        block.timing = timing
    }

    /// Makes changes to a view, and runs the completion when the transition's time is over. The changes are there at once,
    /// unless `allowAnimatedContent` has them move. What is seen dissolves or turns over from what the view looked like;
    /// where a page would curl it dissolves.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let changes = animations ?? {}
        animate(
            AnimationRequest(duration: duration, options: options, lastsInAnyCase: true),
            {
                changeLook(of: view, options)
                if options.contains(.allowAnimatedContent) { changes() } else { performWithoutAnimation(changes) }
            }, completion)
    }

    private class func changeLook(of view: UIView, _ options: AnimationOptions) {
        guard let kind = options.lookChange, let block = ThreadContext.current.animation,
            let look = FormerLook(of: view.layer, kind)
        else { return }
        block.change(look, of: view.layer)
    }

    /// Puts one view in another's place, then runs the completion. With `showHideTransitionViews` it hides the first and
    /// shows the second instead. With `transitionCrossDissolve` the second comes out of nothing, with flips their superview
    /// turns over, with curls it fades into what it looks like then.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let dissolves = options.rawValue & (7 << 20) == AnimationOptions.transitionCrossDissolve.rawValue
        let look = dissolves ? nil : options.lookChange
        let former = fromView.superview.flatMap { holder in look.flatMap { FormerLook(of: holder.layer, $0) } }
        let holder = fromView.superview
        performWithoutAnimation {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                fromView.superview?.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        animate(
            AnimationRequest(duration: duration, options: options, lastsInAnyCase: true),
            {
                if dissolves { toView.layer.changed(.opacity, from: [0]) }
                if let former, let holder { ThreadContext.current.animation?.change(former, of: holder.layer) }
            }, completion)
    }

    /// Fades views out together with changes, then takes them away and runs the completion.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            AnimationRequest(duration: 0.2, options: options, lastsInAnyCase: true),
            {
                parallelAnimations?()
                for view in views { view.alpha = 0 }
            },
            { finished in
                for view in views { view.removeFromSuperview() }
                completion?(finished)
            })
    }

    /// Runs changes that no animation around them has move.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        withoutAnimation(actionsWithoutAnimation)
    }

    static func withoutAnimation<Result>(_ body: () -> Result) -> Result {
        let context = ThreadContext.current
        let enabled = context.areAnimationsEnabled
        context.areAnimationsEnabled = false
        defer { context.areAnimationsEnabled = enabled }
        return body()
    }

    /// Sets whether changes in blocks move; without, they are there at once and completions run in the next turn.
    public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

    /// Whether changes in blocks move.
    public internal(set) static var areAnimationsEnabled: Bool {
        get { ThreadContext.current.areAnimationsEnabled }
        set { ThreadContext.current.areAnimationsEnabled = newValue }
    }

    /// Seconds that the outermost of the animations around takes; 0 outside of animations.
    public class var inheritedAnimationDuration: TimeInterval {
        let context = ThreadContext.current
        return context.areAnimationsEnabled ? context.animation?.timing.duration ?? 0 : 0
    }

    /// Animations that the system knows by name.
    public enum SystemAnimation: UInt, Sendable {
        /// Takes views away.
        case delete = 0
    }
}

/// What a block of animations asks for.
struct AnimationRequest {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var options: UIView.AnimationOptions = []
    /// nil for the options' curve.
    var pace: Pace?
    /// Whether the completion waits for the duration although nothing moves.
    var lastsInAnyCase = false
    /// A layer whose own changes don't move.
    var stillLayer: CALayer?
}

extension UIView {
    /// Runs a block of changes that move, and its completion when they have come to rest.
    ///
    /// A block in another takes on the outer one's duration and pace, unless its options say otherwise.
    static func animate(_ request: AnimationRequest, _ changes: () -> Void, _ completion: ((Bool) -> Void)?) {
        let context = ThreadContext.current
        let outer = context.areAnimationsEnabled ? context.animation : nil
        let options = request.options
        var timing = MediaTiming(begin: max(0, request.delay), duration: max(0, request.duration), fillsBefore: true)
        var pace = request.pace ?? .curve(options.curve.bezier)
        if let outer, !options.contains(.overrideInheritedDuration) { timing.duration = outer.timing.duration }
        if let outer, !options.contains(.overrideInheritedCurve) { pace = outer.pace }
        if options.contains(.repeat) { timing.repeatCount = .infinity }
        timing.autoreverses = options.contains(.autoreverse)
        if !context.areAnimationsEnabled { timing.duration = 0 }
        let block = AnimationBlock(timing: timing, pace: pace, options: options, completion: completion)
        block.stillLayer = request.stillLayer
        if request.lastsInAnyCase, timing.duration > 0 { block.lastUntilEnd() }
        let flushes = options.contains(.flushUpdates)
        if flushes { DisplayCycle.layOut() }
        block.run {
            changes()
            if flushes { DisplayCycle.layOut() }
        }
        block.close()
    }
}
