/// One call of `UIView.animate` and its like: how the changes made in it move, and what runs when all have come to rest.
@MainActor
final class AnimationBlock {
    /// When and how often the whole is played.
    var timing: MediaTiming
    var pace: Pace
    var options: UIView.AnimationOptions
    /// What decides about the time of the block's animations instead of the clock.
    let control: AnimatorControl?
    /// The part of the block that changes move in, in seconds from its beginning; nil for all of it.
    var frame: (begin: CFTimeInterval, duration: CFTimeInterval)?
    /// A layer whose own changes aren't shown moving.
    var stillLayer: CALayer?
    /// Views that were put in while the block ran. They, and what is in them, weren't seen before, so they don't come from
    /// anywhere.
    private var arrivals: [UIView] = []
    /// The animations of an animator, to be put back or stopped.
    private(set) var animations: [RunningAnimation] = []

    private var completion: ((Bool) -> Void)?
    private var going = 0
    private var isOpen = true
    private var allFinished = true
    /// Trees that were laid out before an arranged view was hidden or shown, to be laid out again when the block ends.
    private var settledRoots: [UIView] = []

    init(
        timing: MediaTiming, pace: Pace, options: UIView.AnimationOptions = [], control: AnimatorControl? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        (self.timing, self.pace, self.options, self.control) = (timing, pace, options, control)
        self.completion = completion
    }

    /// Runs changes, and has them move.
    func run(_ changes: () -> Void) {
        let outer = ThreadContext.current.animation
        open()
        changes()
        shut(outer: outer)
    }

    /// Has changes move from now on.
    func open() {
        ThreadContext.current.animation = self
        ThreadContext.changeWatchers.add(1, ordering: .relaxed)
    }

    /// Has no more changes move, but as a block around has it.
    func shut(outer: AnimationBlock?) {
        layOutSettledRoots()
        ThreadContext.changeWatchers.subtract(1, ordering: .relaxed)
        ThreadContext.current.animation = outer
    }

    /// Runs changes that move in a part of the block's time, both in shares of it.
    func addKeyframe(at start: Double, lasting length: Double, _ changes: () -> Void) {
        let outer = frame
        frame = (start * timing.duration, max(0, length) * timing.duration)
        changes()
        layOutSettledRoots()
        frame = outer
    }

    /// Ends the list of changes: the completion runs when the last animation ends, or in the next turn without any.
    func close() {
        isOpen = false
        if going == 0 { ThreadContext.current.clock.inNextTurn { self.complete() } }
    }

    /// Keeps the block going until a time of its own, whether or not anything moves.
    func lastUntilEnd() {
        let clock = ThreadContext.current.clock
        guard timing.end.isFinite else { return }
        going += 1
        clock.plan(at: clock.time + timing.end) { self.ended(true) }
    }

    func ended(_ finished: Bool) {
        if !finished { allFinished = false }
        going -= 1
        if going == 0, !isOpen { complete() }
    }

    private func complete() {
        let completion = completion
        self.completion = nil
        completion?(allFinished)
    }

    // MARK: Changes

    /// Has a property come to its new value, which the layer has already, from an old one.
    func animate(_ layer: CALayer, _ path: AnimatablePath, from old: [Double]) {
        guard timing.duration > 0, layer !== stillLayer, arrivals.isEmpty || !isArriving(layer) else { return }
        let new = path.numbers(in: layer.numbers(of: path.property))
        var offset = zip(old, new).map { $0 - $1 }
        if options.contains(.beginFromCurrentState) {
            // From what is seen: the animations so far lead from there.
            let seen = path.numbers(in: layer.numbers(of: path.property, at: ThreadContext.current.clock.time))
            offset = zip(offset, zip(seen, new)).map { $0 + $1.0 - $1.1 }
            layer.cancelAnimations(of: path)
        }
        // The short way round.
        if path.property == .transform { offset[2] = offset[2].remainder(dividingBy: 2 * .pi) }
        guard offset.contains(where: { $0 != 0 }) else { return }
        add(.leaving(offset: offset, pace), of: path, to: layer)
    }

    /// Says that a view was put in which stands at its place at once.
    func arrives(_ view: UIView) { arrivals.append(view) }

    /// The views that were put in so far. What is done to them from now on moves.
    func takeArrivals() -> [UIView] {
        defer { arrivals = [] }
        return arrivals
    }

    private func isArriving(_ layer: CALayer) -> Bool {
        var next: CALayer? = layer
        while let layer = next {
            if arrivals.contains(where: { $0.layer === layer }) { return true }
            next = layer.superlayer
        }
        return false
    }

    /// Has a view that is hidden by now seen until the end.
    func showUntilEnd(_ view: UIView) {
        guard timing.duration > 0 else { return }
        add(.leaving(offset: [-1], .step), of: AnimatablePath(.hidden, slots: [0]), to: view.layer)
    }

    private func add(_ effect: AnimationNode.Effect, of path: AnimatablePath, to layer: CALayer) {
        if layer.merge(effect, of: path, into: self) { return }
        let animation = RunningAnimation(
            node(.property(path, effect)), of: layer, key: layer.freeKey(path), block: self)
        layer.attach(animation)
        if control == nil {
            going += 1
            ThreadContext.current.clock.follow(animation)
        } else {
            animations.append(animation)
        }
    }

    /// Has a layer's former look give way to what it looks like from now on.
    func change(_ look: FormerLook, of layer: CALayer) {
        guard timing.duration > 0 else { return }
        let node = AnimationNode(timing: timing, content: .look(look, pace, from: 0, to: 1))
        layer.removeAnimation(forKey: kCATransition)
        let animation = RunningAnimation(node, of: layer, key: kCATransition, block: self)
        layer.attach(animation)
        going += 1
        ThreadContext.current.clock.follow(animation)
    }

    private func node(_ content: AnimationNode.Content) -> AnimationNode {
        guard let frame else { return AnimationNode(timing: timing, content: content) }
        let part = MediaTiming(begin: frame.begin, duration: frame.duration, fillsBefore: true, fillsAfter: true)
        return AnimationNode(timing: timing, content: .group([AnimationNode(timing: part, content: content)]))
    }

    /// Gives what an animator moves its values at a position, and takes the animations off. What was stopped before can still
    /// be put at its start or end.
    func settle(at position: UIViewAnimatingPosition) {
        let outer = ThreadContext.current.animation
        ThreadContext.current.animation = nil
        for animation in animations { animation.settle(at: position) }
        ThreadContext.current.animation = outer
    }

    // MARK: Stack views

    /// Called before an arranged view is hidden or shown. Its tree is laid out as it is, without moving, and once more when
    /// the block has run, so that the stack folds and unfolds without the program's asking.
    func settle(_ root: UIView) {
        guard timing.duration > 0, !settledRoots.contains(where: { $0 === root }) else { return }
        settledRoots.append(root)
        UIView.performWithoutAnimation { root.layoutIfNeeded() }
    }

    private func layOutSettledRoots() {
        let roots = settledRoots
        settledRoots = []
        for root in roots { root.layoutIfNeeded() }
    }
}
