import Foundation

/// A transition that an animator of the program's own performs: what it is told, and who waits for its end.
///
/// A driven one stands still at the share that the hand has come to. Its animations follow the time of the container's layer,
/// as they do on Apple's systems, or the animator says what else to scrub (`interruptibleAnimator(using:)`).
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    /// One of the two controllers.
    struct Side {
        var controller: UIViewController
        /// The view that comes or goes; nil for one that stays where it is.
        var view: UIView?
        /// Where the view stands before and after, in the container; zero where it isn't there.
        var initialFrame = CGRect.zero
        var finalFrame = CGRect.zero
    }

    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    let animator: any UIViewControllerAnimatedTransitioning
    private let interaction: (any UIViewControllerInteractiveTransitioning)?
    private let from: Side
    private let to: Side
    private(set) var isInteractive = false {
        didSet { if isInteractive != oldValue, hasBegun { interactionChanged() } }
    }
    private var hasBegun = false
    /// Called when a hand begins to drive the transition or lets it go.
    var interactionChanged: () -> Void = {}
    private(set) var transitionWasCancelled = false
    /// How fast the rest of a driven transition is played.
    var completionSpeed = 1.0
    /// How far the hand has come.
    private(set) var percentComplete: CGFloat = 0
    /// What is scrubbed instead of the container's time.
    private var scrubbed: [any UIViewImplicitlyAnimating] = []
    private var followsContainersTime = false
    private var end: ((Bool) -> Void)?
    private(set) var isOver = false

    init(
        _ animator: any UIViewControllerAnimatedTransitioning,
        drivenBy interaction: (any UIViewControllerInteractiveTransitioning)?, in containerView: UIView,
        from: Side, to: Side, style: UIModalPresentationStyle = .none
    ) {
        (self.animator, self.interaction, self.containerView) = (animator, interaction, containerView)
        (self.from, self.to, presentationStyle) = (from, to, style)
    }

    /// How long the animator takes, in seconds.
    var duration: TimeInterval {
        let seconds = animator.transitionDuration(using: self)
        return seconds.isFinite ? max(0, seconds) : 0
    }

    // MARK: What the animator is told

    var isAnimated: Bool { true }
    var targetTransform: CGAffineTransform { .identity }

    private func side(of key: String) -> Side? {
        key == UITransitionContextViewControllerKey.from.rawValue || key == UITransitionContextViewKey.from.rawValue
            ? from
            : key == UITransitionContextViewControllerKey.to.rawValue
                || key == UITransitionContextViewKey.to.rawValue ? to : nil
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        side(of: key.rawValue)?.controller
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { side(of: key.rawValue)?.view }

    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === from.controller ? from.initialFrame : vc === to.controller ? to.initialFrame : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        vc === from.controller ? from.finalFrame : vc === to.controller ? to.finalFrame : .zero
    }

    // MARK: From the beginning to the end

    /// Has the animator begin, or who drives it.
    ///
    /// - Parameters:
    ///   - alongside: changes that move together with the transition.
    ///   - end: runs when all is over, with whether the transition was completed.
    func run(alongside: @escaping () -> Void, end: @escaping (Bool) -> Void) {
        self.end = end
        if let interaction, interaction.wantsInteractiveStart {
            isInteractive = true
            let companion = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: alongside)
            companion.pauseAnimation()
            scrubbed.append(companion)
            hasBegun = true
            interaction.startInteractiveTransition(self)
        } else {
            hasBegun = true
            UIView.animate(AnimationRequest(duration: duration), alongside, nil)
            animator.animateTransition(using: self)
        }
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        if !didComplete { transitionWasCancelled = true }
        if followsContainersTime { containerView.layer.ownTiming = nil }
        animator.animationEnded(didComplete)
        end?(didComplete)
        end = nil
    }

    // MARK: Driving

    /// Has the animator's animations begin, and stand still.
    func beginDrive() {
        let own = animator.interruptibleAnimator(using: self)
        if own is NoAnimator {
            followsContainersTime = true
            setTime(speed: 0, offset: 0)
            animator.animateTransition(using: self)
        } else {
            own.pauseAnimation()
            scrubbed.append(own)
        }
    }

    private func setTime(speed: Double, offset: TimeInterval) {
        let layer = containerView.layer
        let outer = layer.superlayer?.time ?? LayerTime()
        layer.beginTime = outer.local(ThreadContext.current.clock.time)
        layer.speed = Float(speed)
        layer.timeOffset = offset
        DisplayCycle.schedule()
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard isInteractive, !isOver else { return }
        self.percentComplete = percentComplete
        if followsContainersTime { setTime(speed: 0, offset: Double(percentComplete) * duration) }
        for animator in scrubbed { animator.fractionComplete = percentComplete }
    }

    /// Where a transition that goes on by itself is, once the hand takes it again.
    func pauseInteractiveTransition() {
        guard !isOver else { return }
        isInteractive = true
        if followsContainersTime {
            let reached = containerView.layer.time.local(ThreadContext.current.clock.time)
            setTime(speed: 0, offset: reached)
        }
        for animator in scrubbed { animator.pauseAnimation() }
    }

    func finishInteractiveTransition() {
        guard isInteractive, !isOver else { return }
        isInteractive = false
        if followsContainersTime { setTime(speed: speed, offset: Double(percentComplete) * duration) }
        for animator in scrubbed { animator.startAnimation() }
    }

    func cancelInteractiveTransition() {
        guard isInteractive, !isOver else { return }
        transitionWasCancelled = true
        isInteractive = false
        for animator in scrubbed {
            animator.isReversed = true
            animator.startAnimation()
        }
        guard followsContainersTime else { return }
        let reached = Double(percentComplete) * duration
        setTime(speed: -speed, offset: reached)
        let clock = ThreadContext.current.clock
        clock.plan(at: clock.time + reached / speed) { [self] in
            guard !isOver else { return }
            setTime(speed: 0, offset: 0)
            endAnimations()
        }
    }

    private var speed: Double { completionSpeed.isFinite && completionSpeed > 0 ? completionSpeed : 1 }

    /// Takes what moves in the container off at once; who waits hears that it didn't come to its end.
    private func endAnimations() {
        var layers: [CALayer] = []
        containerView.forEachInTree { layers.append($0.layer) }
        var running: [RunningAnimation] = []
        while let layer = layers.popLast() {
            running += layer.runningAnimations
            layers += layer.ownSublayers
        }
        for animation in running { animation.finish(false) }
    }
}
