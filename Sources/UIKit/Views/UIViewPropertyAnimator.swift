/// Where an animator is.
public enum UIViewAnimatingState: Int, Sendable {
    case inactive = 0, active, stopped
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end = 0, start, current
}

/// Runs changes when it is started. As ``UIView/animate(withDuration:animations:completion:)`` it reaches the end at
/// once: there is no clock.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
    /// Seconds.
    public let duration: TimeInterval
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// Whether the animation has begun.
    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether the animation runs: its end is reached at once.
    open var isRunning: Bool { false }
    /// Whether the animation runs back; kept.
    open var isReversed = false
    /// The share that is done: 0 before the start, then 1.
    /// - Note: Kept without effect.
    open var fractionComplete: CGFloat = 0

    /// An animation of changes along a curve, in seconds.
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        super.init()
        if let animations { self.animations.append(animations) }
    }

    /// An animation of changes that swings to its end, in seconds.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
    }

    /// Makes an animator and starts it.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation()
        return animator
    }

    /// Adds changes.
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    /// Adds changes that begin later.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animations.append(animation) }
    /// Has a closure called at the end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Runs the changes and the completions.
    open func startAnimation() {
        let (changes, ends) = (animations, completions)
        (animations, completions) = ([], [])
        state = .active
        UIView.run({ for change in changes { change() } }, nil, duration: duration)
        fractionComplete = 1
        state = .inactive
        for end in ends { end(isReversed ? .start : .end) }
    }

    /// Makes the changes, without waiting.
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
    /// Stops the animation; nothing runs here.
    open func pauseAnimation() {}
    /// Ends the animation where it is, which is its end.
    open func stopAnimation(_ withoutFinishing: Bool) {
        animations = []
        state = withoutFinishing ? .inactive : .stopped
    }
    /// Calls the closures of the end.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        state = .inactive
        let ends = completions
        completions = []
        for end in ends { end(finalPosition) }
    }
}
