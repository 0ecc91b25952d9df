/// Moves changes of views to their new values, at a pace, by the thread's ``AnimationClock``; can be paused, scrubbed, turned
/// round and stopped on the way.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// Seconds. Springs by their physics decide it themselves.
    public let duration: TimeInterval
    /// Seconds before the start.
    open private(set) var delay: TimeInterval = 0
    /// What the animator was given for its pace.
    /// - Note: Kept without effect.
    public let timingParameters: (any UITimingCurveProvider)?
    /// Whether the animation has begun: inactive before and after, stopped between `stopAnimation` and `finishAnimation`.
    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether the animator can be paused and stopped; kept, it can.
    /// - Note: Kept without effect.
    open var isInterruptible = true
    /// Whether views take touches on their way; kept, nobody touches them.
    /// - Note: Kept without effect.
    open var isUserInteractionEnabled = true
    /// Whether views are touched where they are seen; kept, nobody touches them.
    /// - Note: Kept without effect.
    open var isManualHitTestingEnabled = false
    /// Whether a paused animator goes along evenly, and not at its pace.
    open var scrubsLinearly = true
    /// Whether the animator stays active at the end, as if it were paused, and doesn't call its completions.
    open var pausesOnCompletion = false

    private var changes: [(change: () -> Void, delayFactor: Double)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private let control: AnimatorControl
    private let pace: Pace
    private var block: AnimationBlock?
    /// Counts starts and stops, so that an arrival that was planned before is passed over.
    private var course = 0

    /// An animator at a pace, in seconds.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let (pace, lasting) = parameters.pace(for: duration)
        self.duration = lasting
        self.pace = pace
        timingParameters = parameters
        control = AnimatorControl(duration: lasting, pace: pace)
        super.init()
    }

    /// An animation of changes along a curve, in seconds.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// An animation of changes along a curve of two control points, in seconds.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// An animation of changes that swings to its end, in seconds.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator and starts it.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    private var clock: AnimationClock { ThreadContext.current.clock }

    // MARK: Changes

    /// Adds changes; on the way they are made at once and move in the time that is left.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds changes that begin after a share of the time that is left.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        require(state != .stopped, "addAnimations: the animator is stopped")
        changes.append((animation, Double(delayFactor)))
        if state == .active { makeChanges() }
    }

    /// Has a closure called at the end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    private func makeChanges() {
        let (waiting, passed) = (changes, control.share(at: clock.time))
        changes = []
        let block =
            block ?? AnimationBlock(timing: MediaTiming(duration: duration), pace: pace, control: control)
        self.block = block
        for (change, factor) in waiting {
            let begin = (passed + (1 - passed) * min(max(0, factor), 1)) * duration
            block.timing = MediaTiming(
                begin: begin, duration: duration - begin, fillsBefore: true, fillsAfter: true)
            block.run(change)
        }
    }

    /// Makes the changes if the animator is new.
    private func activate() {
        require(state != .stopped, "the animator is stopped: call finishAnimation(at:) first")
        guard state == .inactive else { return }
        state = .active
        control.move(to: isReversed ? 1 : 0, at: clock.time)
        makeChanges()
    }

    // MARK: Running

    /// Whether the animator moves.
    open var isRunning: Bool { control.rate != 0 }

    /// Whether the animator runs back to where it started.
    open var isReversed = false {
        didSet { if isReversed != oldValue, isRunning { go(control.rate * -1) } }
    }

    /// The share of the duration that has passed, on the way back counted from the end. Setting it makes the changes of a new
    /// animator and pauses a running one.
    open var fractionComplete: CGFloat {
        get {
            let share = control.share(at: clock.time)
            return CGFloat(isReversed ? 1 - share : share)
        }
        set {
            pauseAnimation()
            control.move(to: Double(isReversed ? 1 - newValue : newValue), at: clock.time)
        }
    }

    /// Makes the changes and lets them move, or lets a paused animator go on.
    open func startAnimation() {
        activate()
        guard !isRunning else { return }
        control.resume(pace: nil, at: clock.time)
        go((isReversed ? -1 : 1) / max(duration, 1e-9))
    }

    /// Makes the changes and lets them move after a time, in seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard delay > 0 else { return startAnimation() }
        self.delay = delay
        activate()
        course += 1
        let planned = course
        clock.plan(at: clock.time + delay) { if self.course == planned { self.startAnimation() } }
    }

    /// Makes the changes of a new animator; one that runs stays where it is.
    open func pauseAnimation() {
        activate()
        course += 1
        control.pause(evenly: scrubsLinearly, at: clock.time)
    }

    /// Lets a paused animator go on, at another pace if one is given.
    ///
    /// - Parameter durationFactor: how long what is left takes, as a share of the duration; 0 for the time that is left.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        activate()
        control.resume(pace: parameters?.pace(for: duration).pace, at: clock.time)
        let share = control.share(at: clock.time)
        let left = isReversed ? share : 1 - share
        let seconds = durationFactor > 0 ? Double(durationFactor) * duration : left * duration
        go((isReversed ? -1 : 1) * (left > 0 ? left / max(seconds, 1e-9) : 1))
    }

    private func go(_ rate: Double) {
        control.go(rate, at: clock.time)
        course += 1
        let planned = course
        clock.plan(at: control.arrival) { if self.course == planned { self.arrive() } }
    }

    private func arrive() {
        control.move(to: isReversed ? 0 : 1, at: clock.time)
        control.go(0, at: clock.time)
        guard !pausesOnCompletion else { return }
        finish(at: isReversed ? .start : .end)
    }

    // MARK: Ending

    /// Ends the movement where it is: the views keep what is seen of them. Without finishing no completion is called;
    /// otherwise ``finishAnimation(at:)`` must follow.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        control.go(0, at: clock.time)
        course += 1
        settle(at: .current)
        state = withoutFinishing ? .inactive : .stopped
        guard withoutFinishing else { return }
        block = nil
        completions = []
    }

    /// Puts the views of a stopped animator in their places, and calls the completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        require(state == .stopped, "finishAnimation(at:): the animator must be stopped first")
        finish(at: finalPosition)
    }

    private func finish(at position: UIViewAnimatingPosition) {
        settle(at: position)
        state = .inactive
        block = nil
        let ends = completions
        completions = []
        for end in ends { end(position) }
    }

    /// Gives the views their values at a position, and takes the animations away.
    private func settle(at position: UIViewAnimatingPosition) {
        block?.settle(at: position)
    }
}
